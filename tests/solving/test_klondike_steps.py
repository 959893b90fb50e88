"""Steps that cannot be taken back against moves one by one, on boards too large to exhaust through the engine."""

import random

import pytest

from qtsolitaire.rules.cards import Suit
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_family import read_family
from qtsolitaire.solving.builders_hand import InHand
from qtsolitaire.solving.builders_moves import Moves
from qtsolitaire.solving.builders_plain import PlainMoves
from qtsolitaire.solving.builders_search import Search
from tests.solving.klondike_tables import some_kind, some_position

MOST = 15_000  # positions of one search


@pytest.mark.parametrize("block", range(2))
def test_steps_win_where_single_moves_win(block: int) -> None:
    decided = 0
    for seed in range(block * 40, block * 40 + 40):
        board = some_board(seed)
        steps, single = (search(board, moves).run(MOST, Budget(5)) for moves in (Moves(board), PlainMoves(board)))
        if Verdict.UNDECIDED not in (steps, single):
            decided += 1
            assert steps is single, seed
    assert decided >= 30


def test_what_is_lost_with_the_stock_in_hand_is_lost() -> None:
    lost = 0
    for seed in range(200):
        board = some_board(seed)
        if InHand(board).is_lost(board.start, MOST, Budget(5)):
            lost += 1
            assert search(board, PlainMoves(board)).run(MOST, Budget(5)) is not Verdict.WON, seed
    assert lost >= 5


def some_board(seed: int) -> Board:
    rng = random.Random(seed)
    engine = some_kind(rng)._replace(suits=tuple(Suit), top=5, opens=5, counts=(1, 2, 3, 4)).engine()
    return Board(read_family(engine), some_position(rng, engine, rng.choice((0, 10))))


def search(board: Board, moves: Moves | PlainMoves) -> Search:
    def is_won(state: State) -> bool:
        return state[1] == board.all

    return Search(board, moves, moves.settle(board.start), lambda state: False, is_won)
