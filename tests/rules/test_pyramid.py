"""Pyramid by the numbers of the SPEC."""

import pytest

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.words import Refusal, Role, Step
from tests.rules.games import Board, game


def test_py_02_opening() -> None:
    engine = game("pyramid")
    board = engine.start(engine.table.pack)
    places = engine.places.of(Role.TABLEAU)
    assert len(places) == 28
    assert all(len(board.piles[place]) == 1 and board.piles[place][0] < FACE_DOWN for place in places)
    assert len(board.piles[engine.stock]) == 24
    covered = {engine.places.piles[place].id: engine.places.piles[place].covered_by for place in places}
    assert covered["r1c1"] == ("r2c1", "r2c2")
    assert covered["r6c4"] == ("r7c4", "r7c5")
    assert covered["r7c1"] == ()


@pytest.mark.parametrize(
    ("one", "other"), [("AS", "QH"), ("2S", "JH"), ("3S", "TH"), ("4S", "9H"), ("5S", "8H"), ("6S", "7H")]
)
def test_py_01_pairs_make_thirteen(one: str, other: str) -> None:
    board = Board("pyramid", r7c1=one, r7c2=other)
    assert isinstance(board.pair("r7c1", "r7c2"), Step)
    assert board.shows("f1") == f"{one} {other}"


def test_py_01_a_king_goes_alone_and_nothing_else_does() -> None:
    board = Board("pyramid", r7c1="KS", r7c2="QH", waste="KD")
    assert isinstance(board.alone("r7c1"), Step)
    assert isinstance(board.alone("waste"), Step)  # from the waste too (PY-05)
    refused = board.alone("r7c2")
    assert isinstance(refused, Refusal)
    assert refused.rule == "remove.king_alone"


def test_py_03_covered_cards_and_the_card_that_covers_are_never_a_pair() -> None:
    board = Board("pyramid", r1c1="7H", r2c1="6S")
    refused = board.pair("r1c1", "r2c1")
    assert isinstance(refused, Refusal)
    assert refused.rule == "source.overlapped"
    assert refused.pile == board.index("r2c1")
    assert board.engine.legal_moves(board.position) == []


def test_py_03_a_way_out() -> None:
    board = Board("pyramid", r1c1="7H", r2c1="6S", waste="6D 7C")
    assert isinstance(board.pair("waste", "r2c1"), Step)
    assert isinstance(board.pair("waste", "r1c1"), Step)
    assert board.session.is_won


def test_py_03_a_covered_king_waits() -> None:
    board = Board("pyramid", r1c1="KC", r2c1="4D", waste="9S KH")
    assert isinstance(board.alone("r1c1"), Refusal)
    assert isinstance(board.alone("waste"), Step)
    assert isinstance(board.pair("waste", "r2c1"), Step)
    assert isinstance(board.alone("r1c1"), Step)
    assert board.session.is_won


def test_py_04_draw_and_reset_keep_the_order() -> None:
    board = Board("pyramid", r1c1="7H", stock="4C 3C 2C")
    for _ in range(3):
        assert isinstance(board.stock(), Step)
    assert board.shows("waste") == "2C 3C 4C"
    assert isinstance(board.stock(), Step)
    assert board.shows("stock") == "4c 3c 2c"


def test_py_05_a_wrong_pair_leaves_both_cards() -> None:
    board = Board("pyramid", r2c1="5C", r2c2="9D", stock="8H")
    refused = board.pair("r2c1", "r2c2")
    assert isinstance(refused, Refusal)
    assert refused.rule == "remove.thirteen"
    assert [card & 15 for card in refused.cards] == [5, 9]
    assert (board.session.moves, board.session.can_undo) == (0, False)
    board.stock()
    assert isinstance(board.pair("waste", "r2c1"), Step)
    assert board.shows("r2c2") == "9D"


def test_py_05_stock_and_waste_cards_never_pair() -> None:
    board = Board("pyramid", r1c1="KS", waste="6C 7C", stock="6D")
    assert isinstance(board.pair("waste", "waste"), Refusal)
    assert isinstance(board.pair("waste", "stock"), Refusal)
    assert isinstance(board.pair("stock", "waste"), Refusal)


def test_py_05_dragging_one_onto_the_other() -> None:
    board = Board("pyramid", r7c1="6S", r7c2="7H", r7c3="9H", r7c4="KS")
    assert board.drop("r7c1", "r7c2") == (4, board.index("r7c1"), board.index("r7c2"), 1)
    refused = board.drop("r7c1", "r7c3")
    assert isinstance(refused, Refusal)
    assert refused.rule == "remove.thirteen"
    assert board.drop("r7c4", "f1") == (4, board.index("r7c4"), -1, 1)
    assert board.click("r7c4") == "out"
    assert board.click("r7c1") == ""


def test_py_06_undo_without_limit_and_every_undo_counts() -> None:
    board = Board("pyramid", r1c1="7H", stock="4C 3C 2C")
    for _ in range(150):
        board.stock()
    assert board.session.moves == 150
    undone = 0
    while board.session.undo() is not None:
        undone += 1
    assert undone == 150
    assert board.session.moves == 300


def test_py_07_won_when_the_pyramid_is_gone() -> None:
    board = Board("pyramid", r1c1="KD", waste="3H 8C", stock="4C 5C 6C 7C 8S")
    assert isinstance(board.alone("r1c1"), Step)
    assert board.session.is_won


def test_py_09_draws_and_resets_are_moves() -> None:
    board = Board("pyramid", r1c1="7H", stock="4C")
    board.stock()
    board.stock()
    assert board.session.moves == 2


@pytest.mark.parametrize("limit", [0, 2])
def test_py_10_redeals(limit: int) -> None:
    board = Board("pyramid", {"redeals": limit}, r1c1="7H", stock="4C")
    for _ in range(2 * limit + 1):
        assert isinstance(board.stock(), Step)
    assert isinstance(board.stock(), Refusal)


def test_py_10_no_score_and_an_open_stock() -> None:
    engine = game("pyramid", stock="up")
    board = engine.start(engine.table.pack)
    assert all(card < FACE_DOWN for card in board.piles[engine.stock])
    assert not engine.has_score
    opened = Board("pyramid", {"stock": "up"}, r1c1="7H", waste="4C 5C")
    opened.stock()
    assert opened.shows("stock") == "5C 4C"
    assert opened.session.score is None
