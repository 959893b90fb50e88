"""Cards as they lie, moved by single steps that name cards: what a line is written and shortened with."""

from typing import NamedTuple

from qtsolitaire.solving.cells_family import Family

EMPTY_COLUMN, TO_CELL, TO_FOUNDATION = -1, -2, -3


class Step(NamedTuple):
    """These cards go onto that one, or to a place that is no card."""

    cards: bytes  # as they lie, the head first
    onto: int  # a card, or EMPTY_COLUMN, TO_CELL, TO_FOUNDATION


class Layout:
    """A position that is changed in place."""

    def __init__(self, columns: list[bytes], cells: set[int], heights: list[int]) -> None:
        """``heights`` by suit."""
        self.columns = columns
        self.cells = cells
        self.heights = heights

    def copy(self) -> "Layout":
        """Another one with the cards lying alike."""
        return Layout(self.columns[:], set(self.cells), self.heights[:])

    def key(self) -> tuple[object, ...]:
        """Equal for positions that differ in the order of columns or cells only."""
        return tuple(sorted(self.columns)), frozenset(self.cells)

    def is_won(self) -> bool:
        """Nothing is left to move up."""
        return not self.cells and not any(self.columns)

    def do(self, step: Step) -> None:
        """Move the cards; the step must be legal."""
        cards, onto = step
        if cards[0] in self.cells:
            self.cells.discard(cards[0])
            place = -1
        else:
            place = next(place for place, column in enumerate(self.columns) if column.endswith(cards))
            self.columns[place] = self.columns[place][: -len(cards)]
        if onto >= 0:
            end = bytes((onto,))
            target = next(place for place, column in enumerate(self.columns) if column.endswith(end))
            self.columns[target] += cards
        elif onto == EMPTY_COLUMN:
            target = next(at for at, column in enumerate(self.columns) if not column and at != place)
            self.columns[target] = cards
        elif onto == TO_CELL:
            self.cells.add(cards[0])
        else:
            self.heights[cards[0] >> 4] += 1

    def lies_on(self, card: int) -> int:
        """What the card lies on, in the words of ``Step.onto``."""
        if card in self.cells:
            return TO_CELL
        for column in self.columns:
            place = column.find(card)
            if place >= 0:
                return column[place - 1] if place else EMPTY_COLUMN
        return TO_FOUNDATION

    def allows(self, family: Family, step: Step) -> bool:
        """May these cards go there now."""
        cards, onto = step
        held = cards[0] in self.cells
        if not held and not any(column.endswith(cards) for column in self.columns):
            return False
        if held and len(cards) > 1:
            return False
        if onto == TO_CELL:
            return not held and len(self.cells) < family.cells
        if onto == TO_FOUNDATION:
            return self.heights[cards[0] >> 4] == (cards[0] & 15) - 1
        empty = self.columns.count(b"") - (onto == EMPTY_COLUMN)
        most = (family.cells - len(self.cells) + 1) << max(empty, 0) if family.by_room else len(cards)
        if empty < 0 or 1 < most < len(cards) or (most < len(cards) and len(cards) > 1):
            return False
        if onto == EMPTY_COLUMN:
            return bool(family.first >> cards[0] & 1)
        return any(column.endswith(bytes((onto,))) for column in self.columns) and bool(
            family.onto[onto] >> cards[0] & 1
        )
