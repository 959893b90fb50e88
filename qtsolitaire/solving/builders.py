"""Klondike's family, searched best first over steps that cannot be taken back.

A search that runs out has proved the loss: it leaves out nothing but positions that are as good as one it looks at, and
positions that are lost even with the whole stock in hand (``builders_hand``).
"""

from collections.abc import Callable
from itertools import pairwise

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_family import fits, read_family
from qtsolitaire.solving.builders_hand import InHand
from qtsolitaire.solving.builders_lines import Player
from qtsolitaire.solving.builders_moves import Log, Moves
from qtsolitaire.solving.builders_plain import PlainMoves
from qtsolitaire.solving.builders_search import WEIGHTS, Search, Weights
from qtsolitaire.solving.builders_stock import Stands

__all__ = ["fits", "solve"]

WITHOUT_PROOFS = 1500  # positions of the first short runs, one for each weighting
FIRST_SHARE = 1000  # positions of the first round
GROWTH = 4  # times as many in every further round
FOR_PROOF = 20  # times a round's positions that one proof of loss may take: a lost part costs more than its proof

Plan = list[tuple[int, bool]]
"""(card number, it goes up; else it comes to a column), in order."""


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line, LOST by exhaustion, or UNDECIDED."""
    numbered = Board(read_family(engine), board)
    if not numbered.is_sound:
        return Answer(Verdict.UNDECIDED)
    attempt = _Attempt(numbered, budget)
    verdict = attempt.run()
    line = _as_moves(engine, board, attempt) if verdict is Verdict.WON else ()
    return Answer(verdict, line, attempt.looked)


def _as_moves(engine: Engine, board: Position, attempt: "_Attempt") -> tuple[Move, ...]:
    player = Player(engine, attempt.board.family, board)
    for number, goes_up in attempt.plan():
        player.do(attempt.board.cards[number], goes_up)
    return tuple(player.moves)


class _Attempt:
    """One board's search, with proofs of loss beside it where the stock is not in hand anyway."""

    def __init__(self, board: Board, budget: Budget) -> None:
        self.board = board
        self._budget = budget
        self._moves: Moves | PlainMoves = PlainMoves(board) if board.openers else Moves(board)
        self._hand = None if board.openers or board.free_stock else InHand(board)
        self._start = self._moves.settle(board.start)
        self._search = self._new_search(self._is_never, WEIGHTS[0])
        self._looked = 0
        self._most = FIRST_SHARE

    def _new_search(self, is_dead: Callable[[State], bool], weights: Weights) -> Search:
        stands = None if self.board.free_stock else Stands(self.board)
        return Search(self.board, self._moves, self._start, is_dead, self._is_won, stands, weights)

    @property
    def looked(self) -> int:
        """Positions looked at in all."""
        return self._looked + self._search.looked + (self._hand.looked if self._hand else 0)

    def _begin_again(self, is_dead: Callable[[State], bool], weights: Weights) -> None:
        self._looked += self._search.looked
        self._search = self._new_search(is_dead, weights)

    def run(self) -> Verdict:
        """Short runs, then round after round with proofs, each longer."""
        verdict = self._search.run(WITHOUT_PROOFS, self._budget)
        for weights in WEIGHTS[1:]:
            if verdict is Verdict.UNDECIDED:
                self._begin_again(self._is_never, weights)
                verdict = self._search.run(WITHOUT_PROOFS, self._budget)
        if verdict is Verdict.UNDECIDED:
            self._begin_again(self._is_dead, WEIGHTS[0])
        while verdict is Verdict.UNDECIDED and not self._is_over():
            if self._is_dead(self._start):
                return Verdict.LOST
            verdict = self._search.run(self._most, self._budget)
            self._most *= GROWTH
        return verdict

    def _is_over(self) -> bool:
        return self._budget.is_over(self.looked) or self._search.is_full

    def _is_dead(self, state: State) -> bool:
        return self._hand is not None and self._hand.is_lost(state, self._most * FOR_PROOF, self._budget)

    def _is_never(self, state: State) -> bool:
        return False

    def _is_won(self, state: State) -> bool:
        return state[1] == self.board.all

    def plan(self) -> Plan:
        """What to do to win."""
        plan = self._settling(self.board.start)
        for before, after in pairwise(self._search.path()):
            unsettled, log = next(step for step in self._moves.steps(before) if self._moves.settle(step[0]) == after)
            plan += _unrolled(log) + self._settling(unsettled)
        return plan

    def _settling(self, state: State) -> Plan:
        done: list[int] = []
        self._moves.settle(state, done)
        return [(number, True) for number in done]


def _unrolled(log: Log) -> Plan:
    done = []
    while log is not None:
        log, number, went_up = log
        done.append((number, went_up))
    return done[::-1]
