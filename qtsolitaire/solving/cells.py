"""FreeCell's family, searched best first under several weightings in turn that share one table of positions.

A search that runs out of positions has proved the loss: it leaves out nothing but equal positions and what
``cells_stage`` proves to be no better.
"""

from heapq import heappop, heappush
from itertools import cycle, pairwise
from struct import Struct

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.cells_columns import EMPTY, Columns
from qtsolitaire.solving.cells_family import fits, read_family
from qtsolitaire.solving.cells_lines import Reached, line_of
from qtsolitaire.solving.cells_moves import Change, Moves
from qtsolitaire.solving.cells_stage import COST_BITS, Stage, Weights, packed, shift

__all__ = ["fits", "solve"]

CHECK_EVERY = 64  # positions a weighting looks at before the next one's turn and a look at the budget
MOST_KNOWN = 1_000_000  # positions kept at once, some 250 bytes each; a search that needs more is UNDECIDED
COST_MASK = (1 << COST_BITS) - 1
MOST_STEPS = 1000  # steps that still count, so that a cost keeps within its bits

WEIGHTS = (
    Weights(left=13, disorder=6, buried=3, held=13, filled=14, step=6),
    Weights(left=12, disorder=4, buried=2, held=10, filled=4, step=8),
    Weights(left=2, disorder=12, buried=2, held=2, filled=20, step=8),
)
"""Found by hill climbing on Microsoft deals 5001 to 5080 for fewest positions; each solves deals that others leave."""


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line, LOST by exhaustion, or UNDECIDED."""
    search = _Search(engine, board)
    verdict = search.run(budget)
    line = line_of(engine, board, search.columns, search.path()) if verdict is Verdict.WON else ()
    return Answer(verdict, line, search.looked)


class _Queue:
    """Positions by cost; of equal cost the last one first."""

    def __init__(self, start: bytes) -> None:
        self._shelves: dict[int, list[bytes]] = {0: [start]}
        self._costs = [0]

    def put(self, cost: int, key: bytes) -> None:
        shelf = self._shelves.get(cost)
        if shelf is None:
            self._shelves[cost] = [key]
            heappush(self._costs, cost)
        else:
            shelf.append(key)

    def take(self) -> bytes | None:
        while self._costs:
            shelf = self._shelves[self._costs[0]]
            if shelf:
                return shelf.pop()
            del self._shelves[heappop(self._costs)]
        return None


class _Search:
    """One board's search. A key is the cells' bits, the heights and the sorted column numbers: an exact position."""

    def __init__(self, engine: Engine, board: Position) -> None:
        self.looked = 0
        self.columns = Columns(read_family(engine))
        self._present = sum(1 << card for pile in board.piles for card in pile)
        self._moves = Moves(self.columns, self._stage)
        self._stages: dict[int, Stage] = {}
        self._done: set[bytes] = set()
        self._won: bytes | None = None
        self._step = packed([w.step for w in WEIGHTS])
        self._begin(engine, board)

    def _begin(self, engine: Engine, board: Position) -> None:
        piles, places = board.piles, engine.places
        cols = [self.columns.put_all(EMPTY, piles[pile]) for pile in places.of(Role.TABLEAU)]
        held = sum(1 << piles[pile][0] for pile in places.of(Role.CELL) if piles[pile])
        tops = [piles[pile][-1] for pile in places.of(Role.FOUNDATION) if piles[pile]]
        self._as_key = Struct(f"<QI{len(cols)}I")
        cells, up = self._moves.settle(cols, held, sum((card & 15) << shift(card) for card in tops))
        start = self._as_key.pack(cells, up, *sorted(cols))
        self._tag = (start, 0)  # the position looked at, and how many moves its followers are away
        self._known = {start: self._tag}
        self._queues = [_Queue(start) for _ in WEIGHTS]
        self._puts = [(queue.put, COST_BITS * place) for place, queue in enumerate(self._queues)]
        if not cells and not any(cols):
            self._won = start

    def _stage(self, up: int) -> Stage:
        found = self._stages.get(up)
        if found is None:
            found = self._stages[up] = Stage(self.columns, self._present, up, WEIGHTS)
        return found

    def run(self, budget: Budget) -> Verdict:
        """Search on until there is a verdict."""
        turns = cycle(self._queues)
        while self._won is None:
            if budget.is_over(self.looked) or len(self._known) > MOST_KNOWN:
                return Verdict.UNDECIDED
            if not self._look_at_some(next(turns)):
                return Verdict.LOST
        return Verdict.WON

    def _look_at_some(self, queue: _Queue) -> bool:
        """Look at the queue's best positions; False: it has none left without a win, and so no queue has."""
        for _ in range(CHECK_EVERY):
            key = queue.take()
            if key is None:
                return False
            if key not in self._done:
                self._done.add(key)
                if self._wins_at(key):
                    break
        return True

    def _wins_at(self, key: bytes) -> bool:
        """Look at one position; True: a win is one move away."""
        self.looked += 1
        self._tag = (key, self._known[key][1] + 1)
        cells, up, *cols = self._as_key.unpack(key)
        self._moves.expand(cols, cells, up, self._add)
        return self._won is not None

    def _add(self, cols: list[int], cells: int, up: int, change: Change) -> None:
        cols.sort()
        key, known = self._as_key.pack(cells, up, *cols), self._known
        if key in known:
            return
        known[key] = self._tag
        stage = self._stage(up)
        costs = stage.bases[cells.bit_count()] + self._step * min(self._tag[1], MOST_STEPS)
        costs += sum(map(stage.value, cols))
        for put, place in self._puts:
            put(costs >> place & COST_MASK, key)
        if not cells and not cols[-1]:
            self._won = key

    def path(self) -> list[Reached]:
        """How the win is reached, from the settled start on."""
        keys = []
        key = self._won
        while key is not None:
            keys.append(key)
            before = self._known[key][0]
            key = before if before != key else None
        keys.reverse()
        return [self._reached(None, keys[0])] + [self._reached(*pair) for pair in pairwise(keys)]

    def _reached(self, before: bytes | None, key: bytes) -> Reached:
        _, up, *cols = self._as_key.unpack(key)
        contents = tuple(self.columns.cards[column] for column in cols if column)
        return Reached(self._change(before, key) if before else None, contents, up)

    def _change(self, before: bytes, key: bytes) -> Change:
        """Expand again to find the change."""
        found: list[Change] = []

        def compare(cols: list[int], cells: int, up: int, change: Change) -> None:
            if self._as_key.pack(cells, up, *sorted(cols)) == key:
                found.append(change)

        cells, up, *cols = self._as_key.unpack(before)
        self._moves.expand(cols, cells, up, compare)
        return found[0]
