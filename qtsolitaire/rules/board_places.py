"""How a table's piles are told on a board: which lines there are, and which piles each line fills."""

import re
from typing import NamedTuple

from qtsolitaire.rules.cards import ACE, RANK_LETTERS, SUIT_LETTERS, Suit, card
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import First, Role

CELLS = "cells"
FOUNDATIONS = "foundations"

_PLACE_IN_ROW = re.compile(r"([a-z]+\d+)c\d+")


class Lines(NamedTuple):
    """A table's lines; every pile but those of compact foundations has a line, alone or with others."""

    alone: tuple[int, ...]  # piles with a line of their own
    together: dict[str, tuple[int, ...]]  # one-card places that share a line: cells, rows of a pyramid
    suited: tuple[tuple[Suit, int], ...]  # foundations built up from the ace of one suit, in order; () none
    columns: tuple[int, ...]  # piles that plain columns fill, left to right; () none


def lines_of(engine: Engine) -> Lines:
    """The lines of this table, from its piles' ids and roles alone."""
    piles = engine.places.piles
    together: dict[str, tuple[int, ...]] = {}
    for index, pile in enumerate(piles):
        row = _PLACE_IN_ROW.fullmatch(pile.id)
        key = CELLS if pile.role is Role.CELL and pile.full == 1 else row.group(1) if row and pile.full == 1 else ""
        if key:
            together[key] = (*together.get(key, ()), index)
    shared = {index for group in together.values() for index in group}
    alone = tuple(index for index in range(len(piles)) if index not in shared)
    columns = tuple(index for index in engine.places.of(Role.TABLEAU) if index not in shared)
    return Lines(alone, together, _suited(engine), columns)


def _suited(engine: Engine) -> tuple[tuple[Suit, int], ...]:
    """All foundations with their suits, if each has a fixed one and opens with its ace; else ()."""
    found = []
    for index in engine.places.of(Role.FOUNDATION):
        rules = engine.places.piles[index].first
        suits = {rule.suit for rule in rules if rule.suit is not None}
        if len(suits) != 1:
            return ()
        suit = suits.pop()
        opens = all(isinstance(rule, First) and rule.allows(card(ACE, suit)) for rule in rules)
        if not opens:
            return ()
        found.append((suit, index))
    return tuple(found)


def built(suit: Suit, height: int) -> bytes:
    """A foundation of one suit from its ace up, ``height`` cards (0..13)."""
    return bytes(card(rank, suit) for rank in range(ACE, ACE + height))


def height_text(suit: Suit, height: int) -> str:
    """``H-5``, ``S-0``, ``C-K``."""
    return f"{SUIT_LETTERS[suit]}-{RANK_LETTERS[height] if height else '0'}"


def height_from_text(text: str) -> tuple[Suit, int]:
    """The suit and height that ``H-5``, ``H5``, ``h-0``, ``C-10`` or ``S-K`` say.

    Raises:
        ValueError: it is nothing of the kind.
    """
    word = text.upper().replace("10", "T")
    letter, rest = word[:1], word[1:].removeprefix("-")
    if letter not in SUIT_LETTERS or not letter or rest not in ("0", *RANK_LETTERS[1:]):
        raise ValueError(text)
    return Suit(SUIT_LETTERS.index(letter)), 0 if rest == "0" else RANK_LETTERS.index(rest)
