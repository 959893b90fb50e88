"""The game as if every stock card were in hand: what is lost there is lost.

Draws, passes and redeals only ever keep cards from the player. With all of them in hand there are far fewer positions,
and most lost positions of the real game are lost there too. Verdicts are kept, since many positions of the real game
are one position here.
"""

from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_moves import Moves
from qtsolitaire.solving.builders_search import Search

MOST_KEPT = 1_000_000  # verdicts kept: some 200 MB


class InHand:
    """Verdicts of one board's positions in the easier game."""

    def __init__(self, board: Board) -> None:
        """Nothing is known yet."""
        self.looked = 0
        self._board = board
        self._moves = Moves(board, in_hand=True)
        self._lost: set[State] = set()
        self._winnable: set[State] = set()
        self._tried: dict[State, int] = {}  # positions looked at without a verdict

    def is_lost(self, state: State, most: int, budget: Budget) -> bool:
        """True as a proof; False also where the proof takes more than ``most`` positions."""
        start = self._moves.settle((state[0], state[1], 0, 0))
        if start in self._lost:
            return True
        if self._is_good(start) or self._tried.get(start, 0) >= most or len(self._lost) > MOST_KEPT:
            return False
        search = Search(self._board, self._moves, start, self._lost.__contains__, self._is_good)
        verdict = search.run(most, budget)
        self.looked += search.looked
        if verdict is Verdict.LOST:
            self._lost.update(search.known)
        elif verdict is Verdict.WON:
            self._winnable.update(search.path())
        else:
            self._tried[start] = most
        return verdict is Verdict.LOST

    def _is_good(self, state: State) -> bool:
        return state in self._winnable or state[1] == self._board.all
