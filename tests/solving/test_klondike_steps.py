"""Steps that cannot be taken back against moves one by one, on boards too large to exhaust through the engine."""

import random
from collections.abc import Sequence

import pytest

from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_family import read_family
from qtsolitaire.solving.builders_hand import InHand
from qtsolitaire.solving.builders_moves import Moves
from qtsolitaire.solving.builders_plain import PlainMoves
from qtsolitaire.solving.builders_search import Search
from tests.solving.klondike_tables import larger_kind, some_position

MOST = 8000  # positions of one search
BURIED = (138, 560, 644, 798, 1088, 1511, 1905, 1913, 2061, 2164, 2221, 2240, 2753, 2960)
"""Boards where a card of the stock that goes up at once keeps the one below it from coming back when it is needed."""


@pytest.mark.parametrize("seeds", [BURIED, range(150), range(150, 300)])
def test_steps_win_where_single_moves_win(seeds: Sequence[int]) -> None:
    decided = 0
    for seed in seeds:
        board = larger_board(seed)
        steps, single = (search(board, moves).run(MOST, Budget(20)) for moves in (Moves(board), PlainMoves(board)))
        if Verdict.UNDECIDED not in (steps, single):
            decided += 1
            assert steps is single, seed
    assert decided >= len(seeds) * 0.9


@pytest.mark.parametrize("seeds", [BURIED, range(150)])
def test_what_is_lost_with_the_stock_in_hand_is_lost(seeds: Sequence[int]) -> None:
    for seed in seeds:
        board = larger_board(seed)
        if InHand(board).is_lost(board.start, MOST, Budget(20)):
            assert search(board, PlainMoves(board)).run(MOST, Budget(20)) is not Verdict.WON, seed


def test_most_losses_are_proved_with_the_stock_in_hand() -> None:
    boards = [board for board in map(larger_board, range(150)) if not board.free_stock]
    lost = [board for board in boards if search(board, Moves(board)).run(MOST, Budget(20)) is Verdict.LOST]
    proved = [board for board in lost if InHand(board).is_lost(board.start, MOST, Budget(20))]
    assert len(proved) > len(lost) / 2 > 5


def larger_board(seed: int) -> Board:
    rng = random.Random(seed)
    engine = larger_kind(rng).engine()
    return Board(read_family(engine), some_position(rng, engine, rng.choice((0, 0, 10, 30))))


def search(board: Board, moves: Moves | PlainMoves) -> Search:
    def is_won(state: State) -> bool:
        return state[1] == board.all

    return Search(board, moves, moves.settle(board.start), lambda state: False, is_won)
