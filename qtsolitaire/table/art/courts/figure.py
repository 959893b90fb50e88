"""A whole court card from its parts."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import CASTS
from qtsolitaire.table.art.geometry import rect
from qtsolitaire.table.art.shapes import Picture, Shape
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.art.suits import glyph


def court(suit: int, rank: int, style: DeckStyle) -> Picture:
    """The middle of a court card of rank 11..13."""
    panel = Shape(rect(6.5, 31, 87, 78, 3.5), CASTS[suit].panel)
    return (panel, Shape(glyph(suit, 50, 70, 40 + 2 * (rank - 11)), CASTS[suit].main))
