"""Robes, collars and belt (look brief, section 2)."""

from __future__ import annotations

from math import cos, radians, sin

from qtsolitaire.table.art.courts.casts import (
    AXIS,
    DARK_GOLD,
    GOLD,
    GOLD_SHADE,
    INK,
    OFF_WHITE,
    WHITE,
    Cast,
    mixed,
)
from qtsolitaire.table.art.courts.faces import JACK, KING, QUEEN, under_chin
from qtsolitaire.table.art.geometry import both, circle, ellipse, lozenge, placed, rect, right_half, symmetric
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined
from qtsolitaire.table.art.suits import glyph

_BODY = "M49,50 C39.4,51 31,57.4 27,70 L92.5,70 C90.4,57.6 81,51 71,50 Z"
_SHADED = "M60,50 L71,50 C81,51 90.4,57.6 92.5,70 L60,70 Z"
# Where the suits lie: left of the axis, and right of it. Nothing touches the belt, the sleeve or the collar.
_LEFT_SUITS = {
    JACK: ((44.4, 57.2), (50.6, 60), (45.6, 63.8)),
    QUEEN: ((42.4, 61.8), (47.4, 64.3)),
    KING: ((43.6, 62.6), (48.8, 63.8)),
}
_RIGHT_SUITS = {
    JACK: ((75.6, 57.2), (69.4, 60), (74.4, 63.8), (81.6, 60.6), (86.8, 64.2)),
    QUEEN: ((72.6, 64.3), (77.8, 61.8), (84, 58.8), (86, 64.3)),
    KING: ((71.2, 63.8), (76.6, 62.6), (82, 63.8), (87.2, 63.2)),
}
_SUIT_SIZE = 5.2
_TEAR = symmetric("M0,-2 C-0.5,-0.9 -0.95,0.1 -0.95,0.8 C-0.95,1.5 -0.5,1.9 0,1.9", 0)


def robe(rank: int, cast: Cast) -> Picture:
    """Shoulders, lit and shaded, with the front of the rank."""
    front: dict[int, Picture] = {JACK: _buttons(cast), QUEEN: (), KING: _king_front(cast)}
    return (filled(_BODY, cast.main), filled(_SHADED, cast.dark), *front[rank])


def scattered(suit: int, rank: int, cast: Cast, mirror: bool = False) -> Shape:
    """The suits on the robe; with `mirror` the left side is as full as the right, for there is no sleeve."""
    right = _RIGHT_SUITS[rank]
    left = tuple((2 * AXIS - x, y) for x, y in right) if mirror else _LEFT_SUITS[rank]
    suits = " ".join(glyph(suit, x, y, _SUIT_SIZE) for x, y in (*left, *right))
    return filled(suits, GOLD if rank == KING else cast.accent)


def _front(cast: Cast, half: float) -> Picture:
    return (
        filled(rect(AXIS - half, 50, 2 * half, 20), cast.accent),
        filled(rect(AXIS, 50, half, 20), mixed(cast.accent, cast.dark, 0.22)),
    )


def _buttons(cast: Cast) -> Picture:
    dots = " ".join(circle(AXIS, y, 1.3) for y in (59.6, 64.4))
    return (*_front(cast, 5), filled(dots, DARK_GOLD))


def _king_front(cast: Cast) -> Picture:
    edges = both("M52,52 L52,70", AXIS)
    return (*_front(cast, 8), lined(edges, GOLD, 1.3, "butt"))


def ruff() -> Picture:
    """A jack's collar: nine pleats in front of the neck, the middle one on top."""
    angles = sorted((-80 + 20 * i for i in range(9)), key=abs, reverse=True)
    band = "M49.6,49 C51,56 69,56 70.4,49 C67,52.6 53,52.6 49.6,49 Z"
    return (*(Shape(_pleat(angle), WHITE, INK, 0.45) for angle in angles), filled(band, OFF_WHITE))


def _pleat(degrees: float) -> str:
    x, y = AXIS + 13.2 * sin(radians(degrees)), 47.8 + 7.4 * cos(radians(degrees))
    return placed(ellipse(0, 0, 2.9, 3.9), x, y, 1, -degrees * 0.75)


def ruff_back() -> Picture:
    """The far side of the ruff, behind the neck."""
    return (Shape(ellipse(AXIS, 48.4, 12.4, 3.6), OFF_WHITE, INK, 0.45),)


def mantle() -> Picture:
    """A king's ermine."""
    left = "M60,47 C48,47.2 37,51.4 31,58.6 C36,59.8 40.6,59.2 44.4,57.6 C48.6,60.6 54,62 60,62"
    tears = ((37.4, 56), (44, 53.4), (50.4, 57.4))
    drops = " ".join(placed(_TEAR, x, y) for side in tears for x, y in (side, (2 * AXIS - side[0], side[1])))
    return (
        filled(symmetric(left, AXIS), WHITE),
        filled(right_half(left, AXIS), OFF_WHITE),
        lined(symmetric(left, AXIS), INK, 0.55),
        filled(drops, INK),
    )


def neckline(suit: int, cast: Cast) -> Picture:
    """A queen's open neckline with braid, seven beads and a pendant."""
    opening = "M60,46 L54.8,46 L54.6,48 C53,49.4 50.4,49.8 47.6,50 C48.6,58.6 54,65 60,65.4"
    braid = "M48.2,51 C48.8,59 54,65.6 60,65.6 C66,65.6 71.2,59 71.8,51"
    beads = " ".join(circle(*_on_chain(t), 1.15) for t in (-3, -2, -1, 0, 1, 2, 3))
    return (
        filled(symmetric(opening, AXIS), cast.skin),
        filled(right_half(opening, AXIS), cast.shade),
        under_chin(cast),
        lined(braid, cast.accent, 2.5),
        lined(braid, mixed(cast.accent, cast.dark, 0.45), 0.5),
        filled(beads, GOLD),
        filled(glyph(suit, AXIS, 60.4, 5.8), GOLD),
    )


def _on_chain(t: int) -> tuple[float, float]:
    return AXIS + 2.5 * t, 57.2 - 0.52 * t * t


def belt(cast: Cast) -> Picture:
    """The belt across the card that hides where the two halves meet."""
    studs = " ".join(lozenge(50 + 9 * k, 70, 2.3, 3) for k in range(-4, 5))
    return (
        filled(rect(6.5, 67.2, 87, 5.6), GOLD),
        filled(rect(6.5, 68.3, 87, 3.4), cast.dark),
        filled(studs, GOLD),
    )


def sleeve(cast: Cast, rank: int) -> Picture:
    """The sleeve from the robe to the hand, and its cuff."""
    cuff, edge = (WHITE, OFF_WHITE) if rank == JACK else (GOLD, GOLD_SHADE)
    return (
        lined("M38,60.6 C34,61.3 31,61.4 27.4,61", cast.main, 8.4),
        lined("M28.6,65.3 C32.4,65.7 36,65.2 39.4,63.4", cast.dark, 0.7),
        lined("M27.5,57.4 L25.9,64.6", cuff, 3.0),
        lined("M28.5,58.2 L27.2,64.4", edge, 0.7),
    )


def hand(cast: Cast) -> Picture:
    """A fist about the shaft at x = 20: four fingers and a thumb."""
    back = "M18,56.6 L22.6,56.6 C24.6,56.8 25.6,58.2 25.4,60.6 C25.2,63 24.2,64.6 22,64.6 L18,64.6 Z"
    fingers = " ".join(rect(15.6 + dx, 56.6 + 2 * i, 6.4 - dx, 2.0, 1.0) for i, dx in enumerate((0.5, 0, 0.1, 0.8)))
    gaps = " ".join(f"M{16.8},{58.6 + 2 * i} L20.6,{58.6 + 2 * i}" for i in range(3))
    thumb = "M24,58 C22.6,57.2 21,57.2 19.4,57.8"
    return (
        filled(back, cast.skin),
        filled(fingers, cast.skin),
        lined(gaps, cast.shade, 0.55),
        lined(thumb, mixed(cast.shade, cast.skin, 0.1), 2.5),
        lined(thumb, cast.skin, 1.7),
    )
