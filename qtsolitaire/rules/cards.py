"""Cards as single bytes, and what a byte says.

A card is ``suit * 16 + rank``: suits 0 spades, 1 hearts, 2 diamonds, 3 clubs (the order of the foundations, TF-08),
ranks 1 (ace) to 13 (king). Bit 64 set means face down. So face-up cards are below 64 and a mask of 64 bits can say
"may this card lie here"; face-down cards are above it and refuse themselves. This numbering lasts: it is the order of
the pack before the shuffle (DC-04).
"""

from enum import IntEnum
from typing import NewType

Card = NewType("Card", int)
"""One card: suit, rank and face in one byte, 0..127."""

FACE_DOWN = 64
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANKS = range(ACE, KING + 1)

RANK_LETTERS = "?A23456789TJQK"
SUIT_LETTERS = "SHDC"
SUIT_GLYPHS = "♠♥♦♣"


class Suit(IntEnum):
    """The four suits in the fixed order of the foundations (TF-08)."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


_SUITS = tuple(Suit)  # asked thousands of times while a table is compiled: Suit(...) takes ten times longer


def card(rank: int, suit: Suit) -> Card:
    """The face-up card of this rank (1..13) and suit."""
    return Card(suit * 16 + rank)


def rank(of: int) -> int:
    """Ace 1 to king 13."""
    return of & 15


def suit(of: int) -> Suit:
    """The card's suit."""
    return _SUITS[(of >> 4) & 3]


def is_red(of: int) -> bool:
    """Hearts and diamonds are red, spades and clubs black."""
    return (of >> 4) & 3 in (1, 2)


def is_face_up(of: int) -> bool:
    """True where the player sees the face."""
    return of < FACE_DOWN


def face_up(of: int) -> Card:
    """The same card with its face showing."""
    return Card(of & 63)


def face_down(of: int) -> Card:
    """The same card with its back showing."""
    return Card(of | FACE_DOWN)


def letters(of: int) -> str:
    """Two Latin letters for files and boards, never localised: ``7H``, ``TS``, ``AC``. The face is not told."""
    return RANK_LETTERS[of & 15] + SUIT_LETTERS[(of >> 4) & 3]


def from_letters(text: str) -> Card:
    """The face-up card that ``letters`` writes; also lower case and ``10`` for ``T``.

    Raises:
        ValueError: ``text`` is no card.
    """
    short = text.strip().upper().replace("10", "T")
    if len(short) != 2 or short[0] not in RANK_LETTERS[1:] or short[1] not in SUIT_LETTERS:
        raise ValueError(text)
    return card(RANK_LETTERS.index(short[0]), Suit(SUIT_LETTERS.index(short[1])))


FULL_PACK: tuple[Card, ...] = tuple(card(r, s) for s in Suit for r in RANKS)
"""The 52 cards before the shuffle: spades ace to king, then hearts, diamonds, clubs."""


def pack(decks: int = 1, suits: int = 4) -> tuple[Card, ...]:
    """``decks`` full packs one after the other; with fewer ``suits`` (1, 2, 4) suits are folded onto the first ones.

    Folding keeps every card's place and rank, so one deal number lays the same ranks for every number of suits (DC-03).
    """
    folded = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 4: (0, 1, 2, 3)}[suits]
    return tuple(card(rank(c), Suit(folded[suit(c)])) for c in FULL_PACK) * decks
