"""Best first through the positions of one board."""

from collections.abc import Callable
from heapq import heappop, heappush

from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_moves import Moves
from qtsolitaire.solving.builders_plain import PlainMoves
from qtsolitaire.solving.builders_stock import Stands

CHECK_EVERY = 128  # positions between two looks at the budget
MOST_KEPT = 1_000_000  # positions remembered: some 500 MB

Weights = tuple[int, int, int]
"""How far a card is from the win that never left its column, that is still in the stock, that is not yet up."""

WEIGHTS: tuple[Weights, ...] = ((4, 3, 1), (1, 2, 1), (2, 3, 0))
"""Tried on 110 deals with draw 3, 1500 positions each: the first won 61, all three 70 of some 88 that can be won."""


class Search:
    """One search, which can be run on; when it runs out of positions no win can be reached."""

    def __init__(
        self,
        board: Board,
        moves: Moves | PlainMoves,
        start: State,
        is_dead: Callable[[State], bool],
        is_good: Callable[[State], bool],
        stands: Stands | None = None,
        weights: Weights = WEIGHTS[0],
    ) -> None:
        """Begin at ``start``, settled; ``is_dead`` proves that a position loses, ``is_good`` that it wins.

        ``stands`` is for games with a stock to draw from; without it positions differ by their cards alone.
        """
        self.looked = 0
        self.known: dict[State, State | None] = {start: None}
        self._board = board
        self._moves = moves
        self._is_dead = is_dead
        self._is_good = is_good
        self._stands = stands
        self._weights = weights
        self._won = start if is_good(start) else None
        self._heap = [(0, 0, start)]

    def run(self, most: int, budget: Budget) -> Verdict:
        """Look at ``most`` more positions."""
        heap, known, settle, steps = self._heap, self.known, self._moves.settle, self._moves.steps
        is_dead, is_good, stands = self._is_dead, self._is_good, self._stands
        ends = self.looked + most
        while heap and self._won is None:
            if self.looked >= ends or (self.looked % CHECK_EVERY == 0 and budget.is_over()) or self.is_full:
                return Verdict.UNDECIDED
            state = heappop(heap)[2]
            self.looked += 1
            for unsettled, _ in steps(state):
                after = settle(unsettled)
                if after in known or (stands and not stands.is_news(after)):
                    continue
                known[after] = state
                if is_good(after):
                    self._won = after
                    break
                if not is_dead(after):
                    heappush(heap, (self._cost(after), -len(known), after))
        return Verdict.LOST if self._won is None else Verdict.WON

    @property
    def is_full(self) -> bool:
        """No more positions may be remembered."""
        return len(self.known) > MOST_KEPT

    def path(self) -> list[State]:
        """The settled positions from the start to the good one."""
        path = []
        state = self._won
        while state is not None:
            path.append(state)
            state = self.known[state]
        return path[::-1]

    def _cost(self, state: State) -> int:
        rest, up, stock = state[0], state[1], self._board.stock
        column, held, not_up = self._weights
        return column * (rest & ~stock).bit_count() + held * (rest & stock).bit_count() - not_up * up.bit_count()
