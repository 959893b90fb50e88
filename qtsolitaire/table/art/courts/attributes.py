"""What the courts hold: upright on the line x = 20, from y 31 to 67. The fist is drawn over it later."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import (
    DARK_GOLD,
    GOLD,
    GOLD_SHADE,
    LEAF,
    LEAF_SHADE,
    PALE_GOLD,
    SILVER,
    SILVER_SHADE,
    WHITE,
    WOOD,
    WOOD_SHADE,
    Cast,
)
from qtsolitaire.table.art.geometry import (
    both,
    circle,
    lozenge,
    placed,
    polygon,
    ray,
    rect,
    right_half,
    symmetric,
)
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined
from qtsolitaire.table.art.suits import CLUBS, DIAMONDS, HEARTS, SPADES, glyph

_X = 20.0


def _halves(left: str, lit: str, shaded: str) -> Picture:
    return (filled(symmetric(left, _X), lit), filled(right_half(left, _X), shaded))


def _shaft(top: float, colour: str, width: float = 1.9, bottom: float = 66.2) -> Shape:
    return lined(f"M{_X},{top} L{_X},{bottom}", colour, width)


# Kings


def sword(cast: Cast) -> Picture:
    """Blade up."""
    return (
        *_halves("M20,32.6 L17.9,36 L18.2,56 L20,56", SILVER, SILVER_SHADE),
        _shaft(57, WOOD_SHADE, 2.2, 65),
        filled(circle(_X, 65.8, 1.7), GOLD),
        lined("M13.6,55.2 L26.4,55.2", GOLD, 2.0),
        lined("M20.6,55.9 L26.4,55.9", GOLD_SHADE, 0.6),
    )


def orb(cast: Cast) -> Picture:
    """An orb under a heart."""
    ball = "M20,42.4 C16.1,42.4 13,45.5 13,49.4 C13,53.3 16.1,56.4 20,56.4"
    return (
        filled(glyph(HEARTS, _X, 38.6, 8), GOLD),
        *_halves(ball, GOLD, GOLD_SHADE),
        lined("M13.2,49.4 C16.6,51 23.4,51 26.8,49.4", cast.main, 1.6),
        lined("M20,42.6 L20,50.4", cast.main, 1.6),
        filled(circle(16.6, 45.8, 1.1), PALE_GOLD),
        filled(lozenge(_X, 50.3, 2.4, 3), WHITE),
    )


def axe(cast: Cast) -> Picture:
    """A battle axe, its blade towards the king."""
    blade = "M20.6,38.4 C24.6,38.2 28,36.6 30.4,33.6 C32.6,38.8 32.6,45.2 30.4,50.4 C28,47.2 24.6,45.6 20.6,45.4 Z"
    edge = "M28.4,35.6 L30.4,33.6 C32.6,38.8 32.6,45.2 30.4,50.4 L28.4,48.2 C29.8,44 29.8,39.8 28.4,35.6 Z"
    return (
        filled(blade, SILVER),
        filled(edge, SILVER_SHADE),
        _shaft(37, WOOD, 2.2),
        lined("M18.9,38.6 L21.1,38.6 M18.9,45.2 L21.1,45.2", DARK_GOLD, 1.2),
        filled(lozenge(_X, 34.6, 4.4, 6.4), GOLD),
    )


def sceptre(cast: Cast) -> Picture:
    """A golden staff with a trefoil."""
    return (
        _shaft(44, DARK_GOLD, 2.0),
        filled(glyph(CLUBS, _X, 38.4, 11.6), GOLD),
        lined("M17.6,45.4 L22.4,45.4 M18.2,48 L21.8,48", GOLD, 1.5),
        filled(circle(_X, 66, 1.5), GOLD),
        filled(circle(_X, 38.8, 1.3), cast.main),
    )


# Queens


def mirror(cast: Cast) -> Picture:
    """A hand mirror."""
    return (
        _shaft(47, DARK_GOLD, 1.9),
        Shape(circle(_X, 40.6, 5.8), cast.accent, GOLD, 1.8),
        lined("M16.8,42.4 L21.8,37.4 M18.6,44 L23.2,39.4", WHITE, 0.8),
        lined("M18.4,48 L21.6,48", GOLD, 1.4),
        filled(glyph(SPADES, _X, 33, 4.4), GOLD),
    )


def rose(cast: Cast) -> Picture:
    """A rose on its stem."""
    leaf = "M20,54.4 C17,54.4 14.2,52.4 13.4,49.4 C16.8,49.4 19.6,51.2 20,54.4 Z"
    leaf2 = "M20,52 C20.2,49 22.4,47.2 25.6,47 C25,50 22.8,51.8 20,52 Z"
    head = circle(_X, 41, 6.2)
    cup = (
        "M13.9,40.4 C15.6,43.4 17.6,44.8 20,45.4 C22.4,44.8 24.4,43.4 26.1,40.4"
        " C27,44.8 23.6,47.4 20,47.4 C16.4,47.4 13,44.8 13.9,40.4 Z"
    )
    sepals = "M20,49.4 L16.6,46.6 L18.8,46.4 L20,47.4 L21.2,46.4 L23.4,46.6 Z"
    return (
        _shaft(46, LEAF, 1.4),
        filled(leaf, LEAF),
        filled(leaf2, LEAF_SHADE),
        filled(head, cast.main),
        filled(cup, cast.dark),
        filled(sepals, LEAF),
        lined(
            "M20.1,40.4 C21.3,40.6 21.6,38.9 20.1,38.5 C17.7,38 16.6,41 18.4,42.4 C20.6,44 23.8,42.2 23.4,39"
            " C23,36.4 19.4,35.6 17,37",
            cast.accent,
            0.8,
        ),
    )


def fan(cast: Cast) -> Picture:
    """An open fan of seven folds."""
    foot, count, spread = (20.0, 57.0), 7, 66.0
    shapes: list[Shape] = []
    for fold in range(count):
        a = -spread + 2 * spread * fold / count
        b, c = a + spread / count, a + 2 * spread / count
        blade = polygon((foot, ray(*foot, 13.6, a), ray(*foot, 15.2, b), ray(*foot, 13.6, c)))
        shapes.append(Shape(blade, cast.accent if fold % 2 else cast.main, DARK_GOLD, 0.5))
    dots = " ".join(lozenge(*ray(*foot, 11.4, -spread + spread * (2 * i + 1) / count), 1.2, 1.8) for i in range(7))
    return (*shapes, filled(dots, GOLD), filled(circle(*foot, 1.4), DARK_GOLD))


_BLADE = "M0,0 C-2.6,-1.2 -3.4,-4.6 0,-8 C3.4,-4.6 2.6,-1.2 0,0 Z"  # a leaf growing upwards from the origin


def branch(cast: Cast) -> Picture:
    """A branch in leaf."""
    lit = ((20, 39.4, 0.95, 0), (20, 43.6, 0.85, 56), (20, 50, 0.85, 60))
    dim = ((20, 44.4, 0.85, -56), (20, 51.6, 0.85, -60))
    return (
        _shaft(38, LEAF_SHADE, 1.3),
        filled(" ".join(placed(_BLADE, *leaf) for leaf in lit), LEAF),
        filled(" ".join(placed(_BLADE, *leaf) for leaf in dim), LEAF_SHADE),
        filled(circle(23.4, 47.4, 1) + " " + circle(16.6, 48.2, 1), GOLD),
    )


# Jacks


def pike(cast: Cast) -> Picture:
    """A pike with a curved guard."""
    return (
        _shaft(43, WOOD, 1.9),
        lined("M11.8,43.6 C12.6,48.4 16,48.2 20,47.8 C24,48.2 27.4,48.4 28.2,43.6", GOLD, 1.5),
        *_halves("M20,31.8 C17.8,35 16.4,38 17.6,41 L19,44.6 L20,44.6", SILVER, SILVER_SHADE),
    )


def torch(cast: Cast) -> Picture:
    """A burning torch."""
    flame = "M20,31.2 C19.2,35 15,36.6 15,41 C15,44 17,45.8 20,45.8"
    glow = "M20,37 C19.4,39 17.6,40 17.6,42.6 C17.6,44.4 18.6,45.4 20,45.4"
    return (
        filled(symmetric(flame, _X), "#E5813C"),
        filled(right_half(flame, _X), "#D66C2B"),
        filled(symmetric(glow, _X), "#F8D58E"),
        *_halves("M20,47 L17.6,47 L18.8,67 L20,67", WOOD, WOOD_SHADE),
        filled(rect(16, 45, 8, 2.7, 1), GOLD),
    )


def key(cast: Cast) -> Picture:
    """A key, its bow a lozenge."""
    return (
        _shaft(46, GOLD, 1.9),
        lined("M20.6,64.9 L23.4,64.9 M20.6,66.2 L22.4,66.2", GOLD, 1.2),
        lined(lozenge(_X, 39.6, 12, 12.6), GOLD, 2.0),
        filled(lozenge(_X, 39.6, 3.6, 4.2), cast.main),
        lined("M18,48.4 L22,48.4", DARK_GOLD, 1.1),
    )


def arrow(cast: Cast) -> Picture:
    """An arrow, point up, feathered below."""
    feathers = " ".join(
        f"M20,{62.4 + 2 * i} L16.8,{65.2 + 1.2 * i} M20,{62.4 + 2 * i} L23.2,{65.2 + 1.2 * i}" for i in (0, 1)
    )
    return (
        _shaft(38, WOOD, 1.5),
        lined(feathers, cast.main, 1.2),
        *_halves("M20,31.6 L15.8,40.4 L20,38.6", SILVER, SILVER_SHADE),
        lined(both("M18.2,42.4 L20,41.4", _X), cast.accent, 1.0),
    )


KINGS = {SPADES: sword, HEARTS: orb, DIAMONDS: axe, CLUBS: sceptre}
QUEENS = {SPADES: mirror, HEARTS: rose, DIAMONDS: fan, CLUBS: branch}
JACKS = {SPADES: pike, HEARTS: torch, DIAMONDS: key, CLUBS: arrow}
