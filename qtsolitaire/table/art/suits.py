"""The four suit glyphs, as outlines in a box from -50 to 50 (look brief, "Suits")."""

from __future__ import annotations

from qtsolitaire.table.art.geometry import placed

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

_SPADE = (
    "M0,-49 C7,-33 46,-12 46,15 C46,30 35,39 23,39 C15,39 8,35 4.5,28 C5.5,38 9,45 17,49 L-17,49"
    " C-9,45 -5.5,38 -4.5,28 C-8,35 -15,39 -23,39 C-35,39 -46,30 -46,15 C-46,-12 -7,-33 0,-49 Z"
)
_HEART = (
    "M0,47 C-7,33 -47,10 -47,-18 C-47,-35 -35,-46 -22,-46 C-11,-46 -3,-39 0,-27"
    " C3,-39 11,-46 22,-46 C35,-46 47,-35 47,-18 C47,10 7,33 0,47 Z"
)
_DIAMOND = "M0,-50 C9,-31 22,-14 39,0 C22,14 9,31 0,50 C-9,31 -22,14 -39,0 C-22,-14 -9,-31 0,-50 Z"
_CLUB = (
    "M-7,-5.5 C-17,-10 -23,-17 -23,-27 C-23,-40 -13,-49 0,-49 C13,-49 23,-40 23,-27 C23,-17 17,-10 7,-5.5"
    " C12,-9 18,-11 25,-11 C38,-11 47,-1 47,12 C47,25 38,35 25,35 C16,35 8,31 4,23 C5,35 9,44 17,49 L-17,49"
    " C-9,44 -5,35 -4,23 C-8,31 -16,35 -25,35 C-38,35 -47,25 -47,12 C-47,-1 -38,-11 -25,-11"
    " C-18,-11 -12,-9 -7,-5.5 Z"
)
OUTLINES = (_SPADE, _HEART, _DIAMOND, _CLUB)

# The same without the stem, for the gold line inside an ace.
STEMLESS = (
    "M0,-49 C7,-33 46,-12 46,15 C46,30 35,39 23,39 C12,39 3,32 0,22"
    " C-3,32 -12,39 -23,39 C-35,39 -46,30 -46,15 C-46,-12 -7,-33 0,-49 Z",
    _HEART,
    _DIAMOND,
    "M-7,-5.5 C-17,-10 -23,-17 -23,-27 C-23,-40 -13,-49 0,-49 C13,-49 23,-40 23,-27 C23,-17 17,-10 7,-5.5"
    " C12,-9 18,-11 25,-11 C38,-11 47,-1 47,12 C47,25 38,35 25,35 C13,35 3,27 0,15"
    " C-3,27 -13,35 -25,35 C-38,35 -47,25 -47,12 C-47,-1 -38,-11 -25,-11 C-18,-11 -12,-9 -7,-5.5 Z",
)


def glyph(suit: int, cx: float, cy: float, size: float, degrees: float = 0.0) -> str:
    """The outline of a suit in a box of `size` units about (cx, cy)."""
    return placed(OUTLINES[suit], cx, cy, size / 100, degrees)
