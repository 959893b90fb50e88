"""Headgear of the jacks, in the strip above y = 31."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import AXIS, GOLD, GOLD_SHADE, OFF_WHITE, PALE_GOLD, WHITE, Cast, mixed
from qtsolitaire.table.art.geometry import circle, lozenge, rect, right_half, symmetric
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined
from qtsolitaire.table.art.suits import CLUBS, DIAMONDS, HEARTS, SPADES, glyph


def beret(cast: Cast) -> Picture:
    """A flat beret with a feather and the suit as a badge."""
    feather = "M66,13.6 C69,4.6 79,1.8 88.6,9.8 C85,9 82.6,9.8 80.4,11.8 C76.6,15.2 71.4,16.4 66,13.6 Z"
    left = "M60,7.4 C50,7.4 42.6,12.4 43,20 L60,20"
    return (
        filled(feather, cast.accent),
        lined("M68.4,13.2 C72,8 79,5.8 86.6,9.1", cast.dark, 0.6),
        filled(symmetric(left, AXIS), cast.main),
        filled(right_half(left, AXIS), cast.dark),
        lined("M50,17.6 C50.6,14.6 52.6,12.4 55.6,11.4", cast.dark, 0.6),
        filled(rect(46.2, 18.8, 27.6, 4.2, 1.4), GOLD),
        filled(rect(AXIS, 18.8, 13.8, 4.2, 1.4), GOLD_SHADE),
        filled(glyph(SPADES, 68.6, 13.8, 6.8), GOLD),
    )


def cap(cast: Cast) -> Picture:
    """A soft cap with a turned-up brim and a bobble."""
    crown = "M47.6,18 C48.4,10.4 53.6,6 61,6 C69,6 75.4,10 77.6,17.8 L73,18.6 L47.6,18.6 Z"
    dark = "M61.4,6 C69,6 75.4,10 77.6,17.8 L73,18.6 L62,18.6 C62.6,14 62.4,9.8 61.4,6 Z"
    brim = (
        "M46.2,17.4 C55,16 65,16 73.8,17.4 C74.8,19.4 74.6,21.8 73.6,23.8"
        " C65,21.8 55,21.8 46.4,23.8 C45.4,21.8 45.2,19.4 46.2,17.4 Z"
    )
    return (
        filled(crown, cast.main),
        filled(dark, cast.dark),
        lined("M53,14.6 C54.6,11.4 57,9.6 60,9", cast.dark, 0.6),
        filled(circle(78.6, 18.6, 2.5), GOLD),
        filled(brim, cast.accent),
        filled(glyph(HEARTS, 53.6, 19.6, 5), cast.main),
    )


def turban(cast: Cast) -> Picture:
    """A white turban, wound, with a jewel and a plume."""
    plume = "M60,12.4 C56.2,9.4 56.6,5 60.8,2.4 C60.6,4.4 62.6,5.6 63.2,7.8 C63.8,10 62.2,11.8 60,12.4 Z"
    left = "M60,8 C51,8 44.6,12 44.8,17.8 C45,21.4 47,23.6 49.4,24.8 C52.8,23.2 56.4,22.6 60,22.6"
    line = mixed(cast.main, cast.accent, 0.25)
    folds = (
        "M46.4,20.6 C50.6,13.4 55,10.8 60,10 M49.6,24 C53,18.2 56.8,15.6 60,14.6 M73.6,20.6 C69.4,13.4 65,10.8 60,10"
    )
    return (
        filled(plume, cast.accent),
        lined("M60.2,11 C59.2,8.8 59.6,6.4 60.4,4.6", cast.main, 0.6),
        filled(symmetric(left, AXIS), WHITE),
        filled(right_half(left, AXIS), OFF_WHITE),
        lined(folds + " M70.4,24 C67,18.2 63.2,15.6 60,14.6", line, 1.0),
        lined(symmetric(left, AXIS), line, 0.7),
        Shape(lozenge(AXIS, 13, 6, 7.4), cast.main, GOLD, 1.1),
        filled(lozenge(AXIS, 13, 1.6, 2.2), PALE_GOLD),
    )


def forester(cast: Cast) -> Picture:
    """A forester's hat, its brim bent up, with a long feather."""
    feather = "M69,17 C71,10.6 77,6 86.8,4.8 C85.6,10.6 80.4,16 71.6,18.6 Z"
    crown = "M49,18.6 C50,12.6 52,8.8 54.4,8.2 C57,7.6 59,8.8 61,7.4 C65,7.2 69.6,10 71.4,18 Z"
    dark = "M61,7.4 C65,7.2 69.6,10 71.4,18 L62.6,18.4 C62.8,14.4 62.2,10.6 61,7.4 Z"
    brim = (
        "M42.4,24.6 C46,22.4 47.6,20.4 49.4,18 C56,19.6 65,19.2 71,17"
        " C73.4,19 76,20 78.6,20.4 C74.6,23.6 67,24.4 60,23.6 C53,22.8 47.6,23.2 42.4,24.6 Z"
    )
    return (
        filled(crown, cast.main),
        filled(dark, cast.dark),
        filled(feather, cast.accent),
        lined("M70.6,17.6 C74.4,12.6 79,8.8 84.6,6.4", cast.dark, 0.7),
        lined("M49.3,17.2 C56,18.6 65,18.2 71,16", GOLD, 1.8, "butt"),
        filled(brim, cast.dark),
        lined("M43.4,24 C47,22.2 48.6,20.8 50,19.4", cast.main, 0.7),
    )


JACKS = {SPADES: beret, HEARTS: cap, DIAMONDS: turban, CLUBS: forester}
