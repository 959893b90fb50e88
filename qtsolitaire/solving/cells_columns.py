"""Columns as numbers: each content that occurs gets a number once, and what is asked of it is looked up by that number.

A position of eight columns is then eight small integers, and a move of a card is two look-ups.
"""

from qtsolitaire.solving.cells_family import Family

EMPTY = 0
"""The number of the empty column."""


class Columns:
    """All column contents met so far; parallel lists by number, which hot loops read directly."""

    def __init__(self, family: Family) -> None:
        """Only the empty column is known."""
        self.family = family
        self.cards = [b""]  # the content, playable card last
        self.top = [0]  # the last card
        self.below = [EMPTY]  # the column without its last card
        self.above: list[dict[int, int]] = [{}]  # by card: the column with that card on it
        self.run = [0]  # how many of the last cards move as a group
        self.group = [0]  # the bits of those cards
        self.takes = [0]  # the bits of the cards that may lie on it; none for the empty column
        self.disorder = [0]  # cards that lie on a card they do not build on

    def put(self, column: int, card: int) -> int:
        """The column with this card on it."""
        found = self.above[column].get(card)
        return self._new(column, card) if found is None else found

    def put_all(self, column: int, cards: bytes) -> int:
        """The column with these cards on it, the last one on top."""
        for card in cards:
            found = self.above[column].get(card)
            column = self._new(column, card) if found is None else found
        return column

    def less(self, column: int, size: int) -> int:
        """The column without its last ``size`` cards."""
        for _ in range(size):
            column = self.below[column]
        return column

    def _new(self, column: int, card: int) -> int:
        number = len(self.cards)
        under, family = self.top[column], self.family
        ordered = column != EMPTY and family.run[under] >> card & 1
        self.above[column][card] = number
        self.cards.append(self.cards[column] + bytes((card,)))
        self.top.append(card)
        self.below.append(column)
        self.above.append({})
        self.run.append(self.run[column] + 1 if ordered else 1)
        self.group.append((self.group[column] if ordered else 0) | 1 << card)
        self.takes.append(family.onto[card])
        builds = column == EMPTY or family.onto[under] >> card & 1
        self.disorder.append(self.disorder[column] + (not builds))
        return number
