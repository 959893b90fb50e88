"""Headgear of the kings and queens. It stands in the strip above y = 31 and names the court before the letter."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import (
    AXIS,
    DARK_GOLD,
    GOLD,
    GOLD_SHADE,
    PALE_GOLD,
    WHITE,
    Cast,
    mixed,
)
from qtsolitaire.table.art.geometry import both, circle, lozenge, polyline, ray, rect, right_half, symmetric
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined
from qtsolitaire.table.art.suits import CLUBS, DIAMONDS, HEARTS, SPADES, glyph


def _halves(left: str, lit: str, shaded: str) -> Picture:
    return (filled(symmetric(left, AXIS), lit), filled(right_half(left, AXIS), shaded))


def _band(cast: Cast, y: float = 19.2, height: float = 4.6) -> Picture:
    """The jewelled circlet of a king's crown."""
    middle = y + height / 2
    return (
        filled(rect(46.6, y, 26.8, height, 0.7), DARK_GOLD),
        lined(f"M47.4,{y + 0.5} L72.6,{y + 0.5}", PALE_GOLD, 0.5),
        filled(lozenge(51.6, middle, 2.8, 3.5) + " " + lozenge(68.4, middle, 2.8, 3.5), WHITE),
        filled(lozenge(AXIS, middle, 2.8, 3.5), cast.accent),
    )


def spiked(cast: Cast) -> Picture:
    """Three spikes with balls."""
    left = "M60,6 L53.4,14.8 L44.7,8.4 L47.2,20 L60,20"
    balls = " ".join(circle(x, y, 1.75) for x, y in ((44.6, 8.2), (60, 5.4), (75.4, 8.2)))
    return (
        *_halves(left, GOLD, GOLD_SHADE),
        *_band(cast),
        Shape(balls, cast.main, GOLD, 0.75),
    )


def imperial(cast: Cast) -> Picture:
    """Closed, with two red puffs between golden arches."""
    puff = "M60,9.4 C58,7 54.6,5.8 51,6.6 C44.6,8 43.6,14.4 48,20 L60,20"
    inner = "M60,9.2 C55.6,9 53.2,14.6 54.2,19.6"
    pearls = " ".join(circle(x, y, 0.75) for x, y in ((45.9, 10.6), (48.4, 7.6), (51.8, 6.5), (55.2, 6.8)))
    return (
        *_halves(puff, cast.main, cast.dark),
        lined(both(puff.removesuffix(" L60,20"), AXIS), GOLD, 1.4),
        lined(both(inner, AXIS), GOLD, 1.2),
        filled(both(pearls, AXIS), PALE_GOLD),
        *_band(cast),
        filled(glyph(HEARTS, AXIS, 6.2, 6.8), GOLD),
    )


def lozenged(cast: Cast) -> Picture:
    """A straight wall with three standing lozenges."""
    stones = ((50, 11.4, 7, 9), (AXIS, 9.6, 8.6, 11.4), (70, 11.4, 7, 9))
    outer = " ".join(lozenge(x, y, w, h) for x, y, w, h in stones)
    inner = " ".join(lozenge(x, y, w * 0.45, h * 0.45) for x, y, w, h in stones)
    return (
        *_halves("M60,14.2 L47.2,14.2 L47.2,20 L60,20", GOLD, GOLD_SHADE),
        filled(outer, GOLD),
        filled(inner, cast.main),
        filled(" ".join(circle(x, 16.8, 0.7) for x in (50.5, 55.2, 64.8, 69.5)), PALE_GOLD),
        *_band(cast),
    )


def trefoiled(cast: Cast) -> Picture:
    """Three trefoils, with pearls on pins between them."""
    wall = "M60,12.6 C58.6,15.2 56.6,16.2 54.4,16 C50.6,15.6 48.2,14 46.2,12 L47.2,20 L60,20"
    pins = polyline([(53.2, 16.6), (53.2, 11.4)]) + " " + polyline([(66.8, 16.6), (66.8, 11.4)])
    leaves = " ".join((glyph(CLUBS, 45.4, 10.2, 7, -10), glyph(CLUBS, AXIS, 8.6, 9.6), glyph(CLUBS, 74.6, 10.2, 7, 10)))
    return (
        *_halves(wall, GOLD, GOLD_SHADE),
        lined(pins, GOLD, 0.9),
        filled(circle(53.2, 10.8, 1.4) + " " + circle(66.8, 10.8, 1.4), cast.main),
        filled(leaves, GOLD),
        *_band(cast),
    )


def _crescent(top: float, cast: Cast) -> Picture:
    """The arched front of a tiara, from temple to temple."""
    left = f"M60,{top} C53.4,{top} 47.6,{top + 3} 46.4,23 C50.6,20.6 55,19.8 60,19.8"
    return _halves(left, GOLD, mixed(GOLD, GOLD_SHADE, 0.7))


def pinned(cast: Cast) -> Picture:
    """A spade over a golden arch, and pearls on pins."""
    spread = (-54, -34, 34, 54)
    feet = [ray(AXIS, 24, 10, a) for a in spread]
    tips = [ray(AXIS, 24, 17.2, a) for a in spread]
    pins = " ".join(polyline(pair) for pair in zip(feet, tips, strict=True))
    pearls = " ".join(circle(x, y, 1.45) for x, y in tips)
    return (
        lined(pins, GOLD, 1.0),
        Shape(pearls, cast.accent, GOLD, 0.6),
        filled(glyph(SPADES, AXIS, 9.4, 10.4), GOLD),
        *_crescent(12.6, cast),
        filled(circle(AXIS, 16.4, 1.7), cast.main),
        filled(circle(54, 18, 0.9) + " " + circle(66, 18, 0.9), PALE_GOLD),
    )


def hearted(cast: Cast) -> Picture:
    """Three hearts over a golden arch."""
    hearts = glyph(HEARTS, AXIS, 9.8, 12) + " " + glyph(HEARTS, 50.2, 13.4, 7.2, -16)
    return (
        filled(hearts + " " + glyph(HEARTS, 69.8, 13.4, 7.2, 16), GOLD),
        filled(glyph(HEARTS, AXIS, 9.6, 6.6), cast.main),
        *_crescent(15.8, cast),
        filled(
            " ".join(circle(x, y, 0.85) for x, y in ((52.6, 19), (56.2, 18), (60, 17.7), (63.8, 18), (67.4, 19))), WHITE
        ),
    )


def kokoshnik(cast: Cast) -> Picture:
    """A tall rounded headdress with lozenges, pearls along its lower edge."""
    left = "M60,4.8 C50.8,6.8 44.4,13.6 45,23.6 C49.6,21 54.6,20 60,20"
    stones = ((51.6, 15.4, 4.4, 6), (AXIS, 12.6, 6, 8.4), (68.4, 15.4, 4.4, 6))
    pearls = ((48.4, 20.7), (52.2, 19.4), (56.1, 18.6), (60, 18.4), (63.9, 18.6), (67.8, 19.4), (71.6, 20.7))
    return (
        *_halves(left, cast.main, cast.dark),
        lined(symmetric(left, AXIS), GOLD, 1.5),
        filled(" ".join(lozenge(*stone) for stone in stones), GOLD),
        filled(" ".join(circle(x, y, 0.8) for x, y in pearls), cast.accent),
    )


def diadem(cast: Cast) -> Picture:
    """A narrow band over full hair, crowned with trefoils."""
    band = "M46.2,23.2 C50,17.6 54.6,15.8 60,15.8 C65.4,15.8 70,17.6 73.8,23.2"
    leaves = (
        (46.8, 17, 5.6, -42),
        (52.4, 12.6, 7.4, -20),
        (AXIS, 9.8, 9.6, 0),
        (67.6, 12.6, 7.4, 20),
        (73.2, 17, 5.6, 42),
    )
    return (
        filled(" ".join(glyph(CLUBS, *leaf) for leaf in leaves), GOLD),
        lined(band, GOLD, 2.5),
        lined(band, DARK_GOLD, 0.5),
        Shape(circle(AXIS, 16, 1.8), cast.main, GOLD, 0.6),
    )


KINGS = {SPADES: spiked, HEARTS: imperial, DIAMONDS: lozenged, CLUBS: trefoiled}
QUEENS = {SPADES: pinned, HEARTS: hearted, DIAMONDS: kokoshnik, CLUBS: diadem}
