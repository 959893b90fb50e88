"""The pictures of the cards: faces and backs, whole, with paper and border.

Cards are the engine's bytes: suit * 16 + rank, with the suits spades, hearts, diamonds, clubs as 0..3 and the
ranks 1..13; bit 64 is set while the card lies face down.
"""

from __future__ import annotations

from functools import cache

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.art.backs import pattern
from qtsolitaire.table.art.courts.figure import court
from qtsolitaire.table.art.geometry import rect
from qtsolitaire.table.art.pips import index, pips
from qtsolitaire.table.art.shapes import CORNER_RADIUS, Picture, Shape
from qtsolitaire.table.art.style import HAIRLINE, INK, PAPER, DeckStyle


def suit_and_rank(card: int) -> tuple[int, int]:
    """Suit 0..3 and rank 1..13 of a card byte, the face-down bit ignored. `ValueError` if it is no card."""
    suit, rank = divmod(card & ~FACE_DOWN, 16)
    if not (0 <= suit <= 3 and 1 <= rank <= 13):
        raise ValueError(f"not a card: {card}")
    return suit, rank


def _paper(style: DeckStyle) -> Shape:
    width = 1.2 if style.high_contrast else 0.6
    inset = width / 2
    outline = rect(inset, inset, 100 - width, 140 - width, CORNER_RADIUS - inset)
    return Shape(outline, PAPER, INK if style.high_contrast else HAIRLINE, width)


@cache
def face(card: int, style: DeckStyle) -> Picture:
    """The whole face of a card, whether it lies face up or not. `ValueError` if the byte is no card."""
    suit, rank = suit_and_rank(card)
    middle = pips(suit, rank, style) if rank <= 10 else court(suit, rank, style)
    return (_paper(style), *middle, *index(suit, rank, style))


@cache
def back(style: DeckStyle) -> Picture:
    """The whole back of a card."""
    return (_paper(style), *pattern(style.back))


def picture(card: int, style: DeckStyle) -> Picture:
    """What one sees of a card: its face, or the back if the face-down bit is set."""
    return back(style) if card & FACE_DOWN else face(card, style)
