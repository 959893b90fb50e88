"""Number cards: indices, pips and aces (look brief, "Index", "Pips", "Variants")."""

from __future__ import annotations

from qtsolitaire.table.art.geometry import placed
from qtsolitaire.table.art.numerals import character, ink_width, numeral
from qtsolitaire.table.art.shapes import Picture, Shape, turned
from qtsolitaire.table.art.style import GOLD, DeckStyle
from qtsolitaire.table.art.suits import OUTLINES, SPADES, STEMLESS, glyph

Centres = tuple[tuple[float, float], ...]

_LEFT, _MIDDLE, _RIGHT = 30.0, 50.0, 70.0
_ROWS3 = (41.0, 70.0, 99.0)
_ROWS4 = (39.0, 59.7, 80.3, 101.0)
_CORNERS: Centres = tuple((x, y) for y in (_ROWS3[0], _ROWS3[2]) for x in (_LEFT, _RIGHT))
_SIDES: Centres = ((_LEFT, 70.0), (_RIGHT, 70.0))
_EIGHT_SIDES: Centres = tuple((x, y) for y in _ROWS4 for x in (_LEFT, _RIGHT))

CENTRES: dict[int, Centres] = {
    2: ((_MIDDLE, _ROWS3[0]), (_MIDDLE, _ROWS3[2])),
    3: tuple((_MIDDLE, y) for y in _ROWS3),
    4: _CORNERS,
    5: (*_CORNERS, (_MIDDLE, 70.0)),
    6: (*_CORNERS, *_SIDES),
    7: (*_CORNERS, *_SIDES, (_MIDDLE, 55.5)),
    8: (*_CORNERS, *_SIDES, (_MIDDLE, 55.5), (_MIDDLE, 84.5)),
    9: (*_EIGHT_SIDES, (_MIDDLE, 70.0)),
    10: (*_EIGHT_SIDES, (_MIDDLE, 49.35), (_MIDDLE, 90.65)),
}
_SMALL = 16.4  # pips of 9 and 10: they begin below the common strip of 22 %, so that no crumb of them shows in it
_ACE_SIZES = (58.0, 50.0, 56.0, 54.0)

INDEX_X, INDEX_Y, INDEX_HEIGHT = 6.5, 5.0, 18.5
LARGE_INDEX_X, LARGE_INDEX_Y, LARGE_INDEX_HEIGHT = 6.5, 6.0, 29.0
_GAP = 3.4 / 18.5  # between rank and suit, in heights of the index
_INKED = 0.94  # the widest suit glyph fills this part of its box


def _corner(suit: int, rank: int, style: DeckStyle, x: float, y: float, height: float, suit_size: float) -> Picture:
    ink, text = style.ink(suit), character(rank, style)
    centre_x = x + ink_width(text, height) + _GAP * height + _INKED * suit_size / 2
    return (
        numeral(text, x, y, height, ink),
        Shape(glyph(suit, centre_x, y + height / 2, suit_size), ink),
    )


def index(suit: int, rank: int, style: DeckStyle) -> Picture:
    """Rank and suit side by side: top left and turned below, or once and large."""
    if style.large_print:
        return _corner(suit, rank, style, LARGE_INDEX_X, LARGE_INDEX_Y, LARGE_INDEX_HEIGHT, 27.0)
    corner = _corner(suit, rank, style, INDEX_X, INDEX_Y, INDEX_HEIGHT, 16.0)
    return corner + turned(corner)


def _ace(suit: int, ink: str) -> Picture:
    size = _ACE_SIZES[suit] / 100
    lift = 2.0 if suit == SPADES else 0.0  # the spade's body sits above its stem
    line = placed(STEMLESS[suit], 50, 70 - lift, size * 0.8)
    return (
        Shape(placed(OUTLINES[suit], 50, 70, size), ink),
        Shape(line, stroke=GOLD, stroke_width=0.9),
        Shape(glyph(2, 50, 70, 7), GOLD),
    )


def pips(suit: int, rank: int, style: DeckStyle) -> Picture:
    """What stands in the middle of a card of rank 1..10: upright and upside-down pips are one path each."""
    ink = style.ink(suit)
    if style.large_print:
        return (Shape(glyph(suit, 50, 88, 64), ink),)
    if rank == 1:
        return _ace(suit, ink)
    size = 20.0 if rank <= 8 else _SMALL
    upright = " ".join(glyph(suit, x, y, size) for x, y in CENTRES[rank] if y <= 70)
    below = " ".join(glyph(suit, 100 - x, 140 - y, size) for x, y in CENTRES[rank] if y > 70)
    return (Shape(upright, ink), Shape(below, ink, turned=True))
