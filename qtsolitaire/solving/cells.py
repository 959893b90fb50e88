"""FreeCell's family, searched best first; several weightings in turn, each with a growing budget.

A search that runs out of positions has proved the loss: it leaves out nothing but equal positions, and positions
before a card goes up that can do no more good in play (``cells_family.is_safe``).
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.cells_family import (
    RANK_MASK,
    UP_BITS,
    Change,
    Family,
    State,
    as_moves,
    fits,
    read_family,
    read_state,
    settle,
    shift,
)

__all__ = ["fits", "solve"]

CHECK_EVERY = 128  # positions between two looks at the budget
FIRST_SHARE = 1500  # positions each weighting gets in the first round; four times as many in every further one
ALL_UP = sum(13 << suit * UP_BITS for suit in range(4))


class Weights(NamedTuple):
    """What makes a position look far from a win."""

    left: int  # per card not yet up
    disorder: int  # per card that lies on one it is not ordered with
    buried: int  # per card over the next card that a foundation wants
    held: int  # per taken cell
    empty: int  # per empty column, as a credit


WEIGHTS = (
    Weights(left=4, disorder=4, buried=2, held=3, empty=4),
    Weights(left=2, disorder=5, buried=4, held=2, empty=6),
    Weights(left=6, disorder=2, buried=1, held=5, empty=2),
    Weights(left=1, disorder=6, buried=1, held=1, empty=10),
)
"""Tried on the first thousand Microsoft deals: each solves some that the others leave."""


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line, LOST by exhaustion, or UNDECIDED."""
    family = read_family(engine)
    settled: list[Change] = []
    state = read_state(engine, board)
    columns = list(state.columns)
    cells, up = settle(family, columns, state.cells, state.up, settled)
    start = State(tuple(sorted(columns)), cells, up)
    searches = [_BestFirst(family, start, weights) for weights in WEIGHTS]
    share = FIRST_SHARE
    while True:
        for search in searches:
            verdict = search.run(share, budget)
            if verdict is Verdict.WON:
                changes = settled + search.changes()
                return Answer(verdict, as_moves(engine, board, iter(changes)), sum(s.looked for s in searches))
            if verdict is Verdict.LOST or budget.is_over():
                return Answer(verdict, positions=sum(s.looked for s in searches))
        share *= 4


class _BestFirst:
    """One search that can be run on in shares."""

    def __init__(self, family: Family, start: State, weights: Weights) -> None:
        self.family = family
        self.weights = weights
        self.looked = 0
        self._start = start
        self._won: State | None = start if start.up == ALL_UP else None
        self._from: dict[State, tuple[State | None, tuple[Change, ...]]] = {start: (None, ())}
        self._heap: list[tuple[int, int, State]] = [(0, 0, start)]

    def run(self, share: int, budget: Budget) -> Verdict:
        """Look at ``share`` more positions."""
        heap, known, serial = self._heap, self._from, len(self._from)
        ends = self.looked + share
        while heap and self._won is None:
            if self.looked >= ends or (self.looked % CHECK_EVERY == 0 and budget.is_over(self.looked)):
                return Verdict.UNDECIDED
            state = heappop(heap)[2]
            self.looked += 1
            for changes, after in children(self.family, state):
                if after in known:
                    continue
                known[after] = (state, changes)
                if after.up == ALL_UP:
                    self._won = after
                    break
                serial += 1
                heappush(heap, (self._cost(after), -serial, after))
        return Verdict.LOST if self._won is None else Verdict.WON

    def changes(self) -> list[Change]:
        """The changes that lead to the win."""
        parts: list[tuple[Change, ...]] = []
        state = self._won
        while state is not None:
            state, changes = self._from[state]
            parts.append(changes)
        return [change for part in reversed(parts) for change in part]

    def _cost(self, state: State) -> int:
        onto, up, weights = self.family.onto, state.up, self.weights
        cost = weights.held * len(state.cells)
        left = len(state.cells)
        wanted = {(suit << 4) + (up >> suit * UP_BITS & RANK_MASK) + 1 for suit in range(4)}
        for column in state.columns:
            if not column:
                cost -= weights.empty
                continue
            left += len(column)
            below = column[0]
            buried = 0
            for place, over in enumerate(column):
                if place and not onto[below] >> over & 1:
                    cost += weights.disorder
                if over in wanted:
                    buried = len(column) - 1 - place
                    cost += weights.buried * buried
                below = over
        return cost + weights.left * left


def children(family: Family, state: State) -> Iterator[tuple[tuple[Change, ...], State]]:
    """Every position after one move and the cards that go up by themselves after it, with what was done."""
    columns, cells, _ = state
    free = family.cells - len(cells)
    empty = columns.count(b"")
    for index, column in enumerate(columns):
        if column:
            yield from _from_column(family, state, index, free, empty)
    for held in cells:
        yield from _from_cell(family, state, held, empty)


def _from_column(
    family: Family, state: State, index: int, free: int, empty: int
) -> Iterator[tuple[tuple[Change, ...], State]]:
    columns, up = state.columns, state.up
    column, onto = columns[index], family.onto
    run = _run_length(onto, column)
    for other, target in enumerate(columns):
        if other == index or (not target and other and not columns[other - 1]):
            continue  # itself, or a second empty column
        if target:
            size = next((size for size in range(1, run + 1) if onto[target[-1]] >> column[-size] & 1), 0)
            sizes = [size] if size and size <= (free + 1) << empty else []
        else:
            most = min(run, (free + 1) << (empty - 1))
            sizes = [size for size in {1, most} if size < len(column) and family.first >> column[-size] & 1]
        for size in sizes:
            yield _after(family, state, Change(column, False, size, target, False), index, other)
    if free:
        yield _after(family, state, Change(column, False, 1, None, True), index, -1)
    if up >> shift(column[-1]) & RANK_MASK == (column[-1] & 15) - 1:
        yield _after(family, state, Change(column, False, 1, None, False), index, -1)


def _from_cell(family: Family, state: State, held: int, empty: int) -> Iterator[tuple[tuple[Change, ...], State]]:
    card = bytes([held])
    for other, target in enumerate(state.columns):
        if family.onto[target[-1]] >> held & 1 if target else family.first >> held & 1 and other == empty - 1:
            yield _after(family, state, Change(card, True, 1, target, False), -1, other)
    if state.up >> shift(held) & RANK_MASK == (held & 15) - 1:
        yield _after(family, state, Change(card, True, 1, None, False), -1, -1)


def _run_length(onto: tuple[int, ...], column: bytes) -> int:
    size = 1
    while size < len(column) and onto[column[-size - 1]] >> column[-size] & 1:
        size += 1
    return size


def _after(family: Family, state: State, change: Change, source: int, target: int) -> tuple[tuple[Change, ...], State]:
    columns, cells, up = list(state.columns), state.cells, state.up
    moved = change.source[-change.size :]
    if change.from_cell:
        cells = cells.replace(moved, b"")
    else:
        columns[source] = change.source[: -change.size]
    if target >= 0:
        columns[target] += moved
    elif change.to_cell:
        cells = bytes(sorted(cells + moved))
    else:
        up += 1 << shift(moved[0])
    changes = [change]
    if not change.from_cell or target < 0:
        cells, up = settle(family, columns, cells, up, changes)
    columns.sort()
    return tuple(changes), State(tuple(columns), cells, up)
