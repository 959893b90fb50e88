"""Spider by the numbers of the SPEC."""

import pytest

from qtsolitaire.rules.cards import FACE_DOWN, suit
from qtsolitaire.rules.words import Refusal, Role, Step, What
from tests.rules.games import Board, game

RUN = ["K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2", "A"]


def run(letter: str, first: str = "K", last: str = "A") -> str:
    return " ".join(rank + letter for rank in RUN[RUN.index(first) : RUN.index(last) + 1])


def filled(**piles: str) -> dict[str, str]:
    """Nine other columns with a king each, so that no column is empty."""
    return {f"t{number}": "KC" for number in range(1, 11)} | piles


def test_sp_01_opening() -> None:
    engine = game("spider")
    board = engine.start(engine.table.pack)
    columns = [board.piles[pile] for pile in engine.places.of(Role.TABLEAU)]
    assert [len(column) for column in columns] == [6] * 4 + [5] * 6
    assert all([card < FACE_DOWN for card in column] == [False] * (len(column) - 1) + [True] for column in columns)
    assert len(board.piles[engine.stock]) == 50
    assert len(engine.cards(board)) == 104


def test_sp_02_any_suit_may_lie_on_a_card_one_higher_but_only_one_suit_moves() -> None:
    board = Board("spider", t1="9S", t2="9D 8S", t3="8H", t4="TC 9C 8C", t5="AS", t6="2H AH")
    assert board.why("t3", "t1") == ""
    assert board.why("t2", "t1") == ""
    assert board.why("t2", "t7", 2) == "source.disordered"
    assert board.why("t4", "t7", 3) == ""
    assert board.why("t4", "t7", 2) == ""
    assert board.why("t3", "t5") == "onto.one_lower"  # nothing lies on an ace
    assert board.why("t3", "t4") == "onto.one_lower"
    assert board.why("t5", "t8") == ""  # an empty column takes any card


def test_sp_03_a_complete_run_leaves_in_the_same_action() -> None:
    board = Board("spider", **filled(t1="7D | " + run("S", last="2"), t2="4H | AS"))
    before = board.position
    step = board.carry("t2", "t1")
    assert isinstance(step, Step)
    assert [event.what for event in step.events] == [What.CARRIED, What.COLLECTED, What.TURNED_UP, What.TURNED_UP]
    assert board.shows("f1") == run("S")
    assert board.shows("t1") == "7D"
    assert board.shows("t2") == "4H"
    assert board.session.moves == 1
    board.session.undo()
    assert board.position == before
    board.session.redo()
    assert board.shows("f1") == run("S")


def test_sp_03_mixed_suits_stay() -> None:
    board = Board("spider", t1="KS QS JS TS 9S 8S 7H 6S 5S 4S 3S 2S", t2="4D | AS")
    assert isinstance(board.carry("t2", "t1"), Step)
    assert board.shows("f1") == ""
    assert board.why("t1", "t3", 13) == "source.disordered"
    assert board.why("t1", "t3", 8) == "source.disordered"
    assert board.why("t1", "t3", 6) == ""


def test_sp_03_a_dealt_row_lands_whole_before_the_run_leaves() -> None:
    piles = filled(t4="7D | " + run("S", last="2"), stock="6D QH 4C 8D JC 2H AS 9C 5D 3H")
    board = Board("spider", **piles)
    before = board.position
    step = board.stock()
    assert isinstance(step, Step)
    assert [event.what for event in step.events] == [What.DEALT] * 10 + [What.COLLECTED, What.TURNED_UP]
    assert board.shows("t1") == "KC 3H"
    assert board.shows("t10") == "KC 6D"
    assert board.shows("t4") == "7D"
    board.session.undo()
    assert board.position == before


def test_sp_04_a_deal_is_refused_while_a_column_is_empty() -> None:
    board = Board("spider", **filled(t6="", t1="9S 8S", stock="6D QH 4C 8D JC 2H AS 9C 5D 3H"))
    refused = board.stock()
    assert isinstance(refused, Refusal)
    assert refused.rule == "whole.columns_filled"
    assert refused.pile == board.index("t6")
    assert len(board.position.piles[board.engine.stock]) == 10
    assert (board.session.moves, board.session.score, board.session.can_undo) == (0, 500, False)


def test_sp_04_with_fewer_than_ten_cards_the_deal_is_allowed() -> None:
    stock = "6D QH 4C 8D JC 2H AS 9C 5D 3H"
    nine = {f"t{number}": "KC" for number in range(1, 10)}
    assert isinstance(Board("spider", stock=stock, **nine).stock(), Step)
    assert isinstance(Board("spider", stock=stock, **(nine | {"t1": "KC QC"})).stock(), Refusal)


def test_sp_05_won_when_all_eight_runs_are_gone() -> None:
    gone = {f"f{number}": run("S") for number in range(1, 8)}
    board = Board("spider", t1=run("C", last="2"), t5="AC", **gone)
    assert not board.session.is_won
    board.carry("t5", "t1")
    assert board.session.is_won


@pytest.mark.parametrize(("suits", "kinds"), [(4, {0, 1, 2, 3}), (2, {0, 1}), (1, {0})])
def test_sp_06_suits(suits: int, kinds: set[int]) -> None:
    pack = game("spider", suits=suits).table.pack
    assert len(pack) == 104
    assert {int(suit(card)) for card in pack} == kinds
    assert sorted(card & 15 for card in pack) == sorted(list(range(1, 14)) * 8)


def test_sp_06_score() -> None:
    board = Board("spider", **filled(t1=run("S", last="2"), t2="4H | AS", t3="9S", t4="8S"))
    assert board.session.score == 500
    board.carry("t4", "t3")
    assert board.session.score == 499
    board.carry("t2", "t1")
    assert board.session.score == 598
    board.session.undo()
    assert board.session.score == 499


def test_sp_06_the_floor_is_applied_once_to_an_action() -> None:
    board = Board("spider", **filled(t1=run("S", last="2"), t2="4H | AS", t3="9S", t4="8S"))
    board.session.ledger = board.session.ledger._replace(score=0)
    board.carry("t4", "t3")
    assert board.session.score == 0
    board.session.undo()
    board.carry("t2", "t1")
    assert board.session.score == 99
