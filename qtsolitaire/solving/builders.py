"""Klondike's family, searched best first over steps that cannot be taken back.

A search that runs out has proved the loss: it leaves out nothing but positions that are as good as one it looks at.
"""

from heapq import heappop, heappush
from itertools import pairwise

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_family import fits, read_family
from qtsolitaire.solving.builders_lines import Player
from qtsolitaire.solving.builders_moves import Log, Moves
from qtsolitaire.solving.builders_plain import PlainMoves

__all__ = ["fits", "solve"]

CHECK_EVERY = 128  # positions between two looks at the budget


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line, LOST by exhaustion, or UNDECIDED."""
    numbered = Board(read_family(engine), board)
    if not numbered.is_sound:
        return Answer(Verdict.UNDECIDED)
    search = Search(numbered)
    verdict = search.run(budget)
    line = _as_moves(engine, board, search) if verdict is Verdict.WON else ()
    return Answer(verdict, line, search.looked)


def _as_moves(engine: Engine, board: Position, search: "Search") -> tuple[Move, ...]:
    player = Player(engine, search.board.family, board)
    for number, goes_up in search.plan():
        player.do(search.board.cards[number], goes_up)
    return tuple(player.moves)


class Search:
    """A best-first search of one board."""

    def __init__(self, board: Board) -> None:
        """Begin at the board's start."""
        self.board = board
        self.moves: Moves | PlainMoves = PlainMoves(board) if board.openers else Moves(board)
        self.looked = 0
        start = self.moves.settle(board.start)
        self._from: dict[State, State | None] = {start: None}
        self._heap = [(0, 0, start)]
        self._won = start if start.up == board.all else None
        self._in_columns = board.all & ~board.stock

    def run(self, budget: Budget) -> Verdict:
        """Search until won, exhausted or out of budget."""
        heap, known, serial = self._heap, self._from, 0
        while heap and self._won is None:
            if self.looked % CHECK_EVERY == 0 and budget.is_over(self.looked):
                return Verdict.UNDECIDED
            state = heappop(heap)[2]
            self.looked += 1
            for after, _ in self.moves.steps(state):
                if after in known:
                    continue
                known[after] = state
                if after.up == self.board.all:
                    self._won = after
                    break
                serial -= 1
                heappush(heap, (self._cost(after), serial, after))
        return Verdict.LOST if self._won is None else Verdict.WON

    def _cost(self, state: State) -> int:
        rest, up, _, _ = state
        return 4 * (rest & self._in_columns).bit_count() + 3 * (rest & self.board.stock).bit_count() - up.bit_count()

    def plan(self) -> list[tuple[int, bool]]:
        """What to do to win: (card number, it goes up; else it comes to a column) in order."""
        path = []
        state = self._won
        while state is not None:
            path.append(state)
            state = self._from[state]
        path.reverse()
        plan = self._settling(self.board.start)
        for before, after in pairwise(path):
            done = next(_unrolled(log) for state, log in self.moves.steps(before) if state == after)
            plan += done + self._settling(_carried_out(before, done, after))
        return plan

    def _settling(self, state: State) -> list[tuple[int, bool]]:
        done: list[int] = []
        self.moves.settle(state, done)
        return [(number, True) for number in done]


def _unrolled(log: Log) -> list[tuple[int, bool]]:
    done = []
    while log is not None:
        log, number, went_up = log
        done.append((number, went_up))
    return done[::-1]


def _carried_out(before: State, done: list[tuple[int, bool]], after: State) -> State:
    """The state after what was done, not yet settled."""
    rest, up = before.rest, before.up
    for number, goes_up in done:
        card = 1 << number
        rest &= ~card
        up = up | card if goes_up else up & ~card
    return State(rest, up, after.drawn, after.redeals)
