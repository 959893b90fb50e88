"""Every position that one move leads to, with what then happens by itself: the hot part of the search.

A position is settled when nothing can go up without loss and no cell's card can come back to its fellow
(``cells_stage``). Between settled positions these moves are all that is needed:

- the last cards of a column, ordered, onto a card or into an empty column, as many as there is room for;
- the last cards of a column into cells: as many as it takes for the open card not to call them back;
- cards laid on a card whose followers go to cells for it (an exchange);
- a cell's card onto a card or into an empty column, and any playable card up.
"""

from collections.abc import Callable
from typing import NamedTuple

from qtsolitaire.solving.cells_columns import EMPTY, Columns
from qtsolitaire.solving.cells_stage import RANK_MASK, Stage, bits, shift

NO_LIMIT = 64  # cards in a group where groups have any size
UP, CELL = -1, -2
"""Targets that are no column."""


class Change(NamedTuple):
    """A move by contents."""

    source: int  # the column's number; ~card for a card in a cell
    target: int  # the column's number, UP or CELL
    size: int  # cards moved
    lifted: int = 0  # cards of the target that go to cells first


Add = Callable[[list[int], int, int, Change], None]
"""Takes (column numbers, bits of the cells' cards, heights, the change that led there)."""


class Moves:
    """Expands positions of one board."""

    def __init__(self, columns: Columns, stage: Callable[[int], Stage]) -> None:
        """``stage`` gives what follows from the foundations' heights."""
        self.columns = columns
        self.stage = stage
        self.family = columns.family
        self._load([], 0, 0)

    def _load(self, cols: list[int], cells: int, up: int) -> None:
        """Make this the position to expand; ``cols`` sorted, so empty columns come first."""
        self._cols, self._cells, self._up = cols, cells, up
        self._empty = cols.count(EMPTY)
        self._free = self.family.cells - cells.bit_count()

    def settle(self, cols: list[int], cells: int, up: int) -> tuple[int, int]:
        """What happens by itself: ``cols`` is changed in place; the cells and heights after it."""
        columns, stage = self.columns, self.stage(up)
        while stage.safe:
            place, card = self._safe_card(cols, cells, stage.safe)
            if card < 0:
                break
            if place < 0:
                cells ^= 1 << card
            else:
                cols[place] = columns.below[cols[place]]
            up += 1 << shift(card)
            stage = self.stage(up)
        recalls, top, place = stage.recalls, columns.top, 0
        while cells and place < len(cols):
            called = recalls[top[cols[place]]] & cells
            if called:
                called &= -called
                cells ^= called
                cols[place] = columns.put(cols[place], called.bit_length() - 1)
            else:
                place += 1
        return cells, up

    def _safe_card(self, cols: list[int], cells: int, safe: int) -> tuple[int, int]:
        """(index in ``cols`` or -1 for a cell, card) of a playable card among ``safe``; (-1, -1) without one."""
        top = self.columns.top
        for place, column in enumerate(cols):
            if column and safe >> top[column] & 1:
                return place, top[column]
        return -1, (safe & cells & -(safe & cells)).bit_length() - 1

    def expand(self, cols: list[int], cells: int, up: int, add: Add) -> None:
        """Give ``add`` every position after one move, each settled; ``cols`` sorted."""
        self._load(cols, cells, up)
        stage = self.stage(up)
        groups = cells
        for column in cols:
            groups |= self.columns.group[column]
        for place in range(self._empty, len(cols)):
            self._onto_columns(place, stage, add)
            if self._empty:
                self._into_empty(place, stage, add)
            if self._free:
                self._exchange(place, groups, stage, add)
                self._into_cells(place, stage, add)
            if stage.next >> self.columns.top[cols[place]] & 1:
                self._column_up(place, add)
        for card in bits(cells):
            self._from_cell(card, stage, add)

    def _room(self, free: int, empty: int) -> int:
        return (free + 1) << empty if self.family.by_room else NO_LIMIT

    def _onto_columns(self, place: int, stage: Stage, add: Add) -> None:
        cols, columns = self._cols, self.columns
        column = cols[place]
        group, takes = columns.group[column], columns.takes
        for other in range(self._empty, len(cols)):
            target = cols[other]
            if takes[target] & group and other != place:
                cards = columns.cards[column]
                rest = column
                for size in range(1, min(columns.run[column], self._room(self._free, self._empty)) + 1):
                    rest = columns.below[rest]
                    if takes[target] >> cards[-size] & 1:
                        after = cols[:]
                        after[place] = rest
                        after[other] = columns.put_all(target, cards[-size:])
                        self._add(after, self._cells, rest, stage, add, Change(column, target, size))

    def _add(self, after: list[int], cells: int, opened: int, stage: Stage, add: Add, change: Change) -> None:
        """Settle only where the opened column can start something."""
        top = self.columns.top[opened]
        if stage.safe >> top & 1 or stage.recalls[top] & cells:
            add(after, *self.settle(after, cells, self._up), change)
        else:
            add(after, cells, self._up, change)

    def _into_empty(self, place: int, stage: Stage, add: Add) -> None:
        columns = self.columns
        column = rest = self._cols[place]
        cards = columns.cards[column]
        for size in range(1, min(columns.run[column], self._room(self._free, self._empty - 1)) + 1):
            rest = columns.below[rest]
            if rest and self.family.first >> cards[-size] & 1:
                after = self._cols[:]
                after[place] = rest
                after[0] = columns.put_all(EMPTY, cards[-size:])
                self._add(after, self._cells, rest, stage, add, Change(column, EMPTY, size))

    def _into_cells(self, place: int, stage: Stage, add: Add) -> None:
        columns, recalls = self.columns, stage.recalls
        column = self._cols[place]
        rest, cells = columns.below[column], self._cells | 1 << columns.top[column]
        size, last = 1, columns.top[column]
        while recalls[columns.top[rest]] >> last & 1 and rest:
            size, last = size + 1, columns.top[rest]
            cells |= 1 << last
            rest = columns.below[rest]
        if size <= self._free:
            after = self._cols[:]
            after[place] = rest
            add(after, *self.settle(after, cells, self._up), Change(column, CELL, size))

    def _exchange(self, place: int, groups: int, stage: Stage, add: Add) -> None:
        columns = self.columns
        column = rest = self._cols[place]
        cells, others = self._cells, groups & ~columns.group[column]
        for lifted in range(1, min(columns.run[column] - 1, self._free) + 1):
            last = columns.top[rest]
            cells |= 1 << last
            rest = columns.below[rest]
            if not stage.recalls[columns.top[rest]] >> last & 1:
                return
            wanted = columns.takes[rest] & others
            if wanted:
                self._lay_on(place, rest, cells, wanted, lifted, add)

    def _lay_on(self, place: int, rest: int, cells: int, wanted: int, lifted: int, add: Add) -> None:
        """Lay cards on what remains of a column after ``lifted`` cards have gone to ``cells``."""
        cols, columns, column = self._cols, self.columns, self._cols[place]
        for card in bits(wanted & self._cells):
            after = cols[:]
            after[place] = columns.put(rest, card)
            add(after, *self.settle(after, cells ^ 1 << card, self._up), Change(~card, column, 1, lifted))
        room = self._room(self._free - lifted, self._empty)
        for other in range(self._empty, len(cols)):
            source = cols[other]
            if other != place and columns.group[source] & wanted:
                cards = columns.cards[source]
                for size in range(1, min(columns.run[source], room) + 1):
                    if wanted >> cards[-size] & 1:
                        after = cols[:]
                        after[place] = columns.put_all(rest, cards[-size:])
                        after[other] = columns.less(source, size)
                        add(after, *self.settle(after, cells, self._up), Change(source, column, size, lifted))

    def _column_up(self, place: int, add: Add) -> None:
        column = self._cols[place]
        after = self._cols[:]
        after[place] = self.columns.below[column]
        up = self._up + (1 << shift(self.columns.top[column]))
        add(after, *self.settle(after, self._cells, up), Change(column, UP, 1))

    def _from_cell(self, card: int, stage: Stage, add: Add) -> None:
        cols, columns, cells = self._cols, self.columns, self._cells ^ 1 << card
        for other in range(self._empty, len(cols)):
            target = cols[other]
            if columns.takes[target] >> card & 1:
                after = cols[:]
                after[other] = columns.put(target, card)
                add(after, *self.settle(after, cells, self._up), Change(~card, target, 1))
        if self._empty and self.family.first >> card & 1:
            after = cols[:]
            after[0] = columns.put(EMPTY, card)
            add(after, *self.settle(after, cells, self._up), Change(~card, EMPTY, 1))
        if stage.next >> card & 1:
            after = cols[:]
            add(after, *self.settle(after, cells, self._up + (1 << shift(card))), Change(~card, UP, 1))


def height(up: int, card: int) -> int:
    """How high the foundation of this card's suit stands."""
    return up >> shift(card) & RANK_MASK
