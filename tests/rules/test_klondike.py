"""Klondike by the numbers of the SPEC."""

import pytest

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.words import Refusal, Role, Step
from tests.rules.games import Board, game


def test_kl_01_opening() -> None:
    engine = game("klondike")
    board = engine.start(engine.table.pack)
    columns = [board.piles[pile] for pile in engine.places.of(Role.TABLEAU)]
    assert [len(column) for column in columns] == [1, 2, 3, 4, 5, 6, 7]
    assert all([card < FACE_DOWN for card in column] == [False] * (len(column) - 1) + [True] for column in columns)
    assert len(board.piles[engine.stock]) == 24


def test_kl_02_columns_foundations_and_kings() -> None:
    board = Board("klondike", t1="7H", t2="8S", t3="8D", t4="KD", t5="2S | AS", waste="QH")
    assert board.why("t1", "t2") == ""
    assert board.why("t1", "t3") == "onto.other_colour"
    assert board.why("t4", "t6") == ""
    assert board.why("waste", "t6") == "first.king_only"
    assert board.why("t5", "f1") == ""


def test_kl_03_a_hidden_card_turns_up_in_the_same_action_and_down_again() -> None:
    board = Board("klondike", t1="5C 9D | 7H", t2="8S")
    before = board.position
    step = board.carry("t1", "t2")
    assert isinstance(step, Step)
    assert board.shows("t1") == "5c 9D"
    assert board.session.moves == 1
    board.session.undo()
    assert board.position == before


def test_kl_03_hidden_cards_do_not_move() -> None:
    board = Board("klondike", t3="4S 8D | QH JC", t4="9S")
    assert board.why("t3", "t4", 3) == "source.face_down"
    assert board.double("t3", 4) == "source.face_down"
    assert board.click("t3", 3) == ""
    refusal = board.carry("t3", "t4", 3)
    assert isinstance(refusal, Refusal)
    assert refusal.cards == ()  # what it is, is not told (P04)


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_kl_03_redeal_limit(limit: int) -> None:
    board = Board("klondike", {"redeals": limit}, stock="2C", t1="KD")
    for _ in range(limit):
        assert isinstance(board.stock(), Step)
        assert isinstance(board.stock(), Step)
    assert isinstance(board.stock(), Step)
    refused = board.stock()
    assert isinstance(refused, Refusal)
    assert (refused.rule, refused.limit) == ("stock.no_redeal", limit)
    assert board.position.redeals == limit


def test_kl_03_unlimited_redeals_are_not_counted() -> None:
    board = Board("klondike", stock="2C", t1="KD")
    for _ in range(20):
        assert isinstance(board.stock(), Step)
    assert board.position.redeals == 0


def test_kl_04_five_points_for_a_card_turned_up() -> None:
    board = Board("klondike", t1="5C | AS", t2="4D | 7H", t3="8S", waste="2S")
    board.carry("t1", "f1")
    assert board.session.score == 15
    board.carry("t2", "t3")
    assert board.session.score == 20
    board.carry("waste", "f1")
    assert board.session.score == 30
    board.session.undo()
    board.session.undo()
    assert board.session.score == 15
