"""Thoughtful Solitaire by the numbers of the SPEC."""

import pytest

from qtsolitaire.rules.cards import FACE_DOWN, letters
from qtsolitaire.rules.words import Refusal, Role, Stage, Step
from tests.rules.games import Board, game

SPADES_UP_TO_KING = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def full(suit: str, upto: str = "K") -> str:
    ranks = "A23456789TJQK"
    return " ".join(rank + suit for rank in ranks[: ranks.index(upto) + 1])


def test_tf_01_opening() -> None:
    engine = game("thoughtful")
    board = engine.start(engine.table.pack)
    columns = [board.piles[pile] for pile in engine.places.of(Role.TABLEAU)]
    assert [len(column) for column in columns] == [1, 2, 3, 4, 5, 6, 7]
    assert all(card < FACE_DOWN for column in columns for card in column)
    stock = board.piles[engine.stock]
    assert len(stock) == 24
    assert all(card >= FACE_DOWN for card in stock)
    assert board.piles[engine.waste] == b""
    assert all(board.piles[pile] == b"" for pile in engine.places.of(Role.FOUNDATION))
    assert len(engine.cards(board)) == 52


def test_tf_01_only_difference_from_klondike_is_the_faces() -> None:
    thoughtful, klondike = game("thoughtful"), game("klondike")
    pack = thoughtful.table.pack[::-1]
    one, other = thoughtful.start(pack), klondike.start(pack)
    assert [bytes(c & 63 for c in pile) for pile in one.piles] == [bytes(c & 63 for c in pile) for pile in other.piles]
    assert sum(c >= FACE_DOWN for pile in other.piles for c in pile) == 24 + 21


@pytest.mark.parametrize(
    ("card", "on", "rule"),
    [
        ("7H", "8S", ""),
        ("7H", "8C", ""),
        ("7H", "8D", "onto.other_colour"),
        ("7H", "9S", "onto.one_lower"),
        ("7H", "6S", "onto.one_lower"),
        ("7H", "7S", "onto.one_lower"),
        ("7H", "9D", "onto.other_colour"),  # colour before rank (TF-19)
        ("KH", "AS", "onto.one_lower"),
        ("AH", "2S", ""),
    ],
)
def test_tf_02_columns_go_down_in_alternating_colours(card: str, on: str, rule: str) -> None:
    assert Board("thoughtful", t1=card, t2=on).why("t1", "t2") == rule


def test_tf_03_only_the_top_of_the_waste_is_played() -> None:
    board = Board("thoughtful", waste="AH 7H", t1="8S", t2="2S")
    assert board.why("waste", "t1") == ""
    assert board.why("waste", "t2", 2) == "source.covered"
    assert isinstance(board.carry("waste", "t1"), Step)
    assert board.why("waste", "t2") == ""
    assert board.why("waste", "f2") == ""


def test_tf_04_foundations_take_one_card_at_a_time() -> None:
    board = Board("thoughtful", f2="AH", t1="3S 2H", t2="3C 2H", t3="4H 3S")
    assert board.why("t1", "f2") == ""
    assert board.why("t3", "f1", 2) == "target.one_at_a_time"
    assert board.why("t1", "f2", 2) == "target.one_at_a_time"


def test_tf_05_any_tail_of_a_run_moves_up_to_13_cards() -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    board = Board("thoughtful", t1=run, t3="4D")
    assert board.why("t1", "t2", 13) == ""
    assert board.why("t1", "t3", 3) == ""
    assert [board.why("t1", "t2", size) for size in range(1, 13)] == ["first.king_only"] * 12
    assert board.engine.liftable(board.position, board.index("t1")) == 13


def test_tf_06_seeing_a_card_is_not_being_able_to_move_it() -> None:
    board = Board("thoughtful", t1="9D QS 4S", t2="TC")
    refusal = board.carry("t1", "t2", 3)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "source.disordered"
    assert [letters(card) for card in refusal.cards] == ["9D", "QS", "9D"]  # moved, the one on it, the one it lies on
    assert (refusal.pile, refusal.depth) == (board.index("t1"), 1)
    assert board.session.moves == 0


def test_tf_07_an_empty_column_takes_only_a_king() -> None:
    board = Board("thoughtful", t1="KS QH", t2="QD", waste="KD")
    assert board.why("t1", "t3", 2) == ""
    assert board.why("waste", "t3") == ""
    assert board.why("t2", "t3") == "first.king_only"
    assert board.why("t1", "t3") == "first.king_only"


def test_tf_08_foundations_have_fixed_places_and_any_drop_counts_for_the_own_one() -> None:
    board = Board("thoughtful", t1="AD", t2="2H", t3="3S")
    engine = board.engine
    suits = [engine.places.piles[pile].first[0].suit for pile in engine.places.of(Role.FOUNDATION)]
    assert suits == [0, 1, 2, 3]
    assert board.why("t1", "f1") == "first.own_suit"
    dropped = board.drop("t1", "f1")
    assert not isinstance(dropped, Refusal)
    assert dropped is not None
    assert dropped.target == board.index("f3")
    refused = board.drop("t2", "f4")
    assert isinstance(refused, Refusal)
    assert refused.rule == "first.ace_first"  # told of hearts, its own place
    assert refused.pile == board.index("f2")


def test_tf_09_draw_3_fans_three_and_frees_the_next() -> None:
    board = Board("thoughtful", {"draw": 3}, stock="5C 4C 3C 2C", t1="3D", t2="4D")
    assert isinstance(board.stock(), Step)
    assert board.shows("waste") == "2C 3C 4C"
    assert board.engine.places.piles[board.engine.waste].shows == 3
    assert board.why("waste", "t1") == "onto.one_lower"
    board.session.undo()
    assert board.shows("stock") == "5c 4c 3c 2c"
    board.session.redo()
    assert isinstance(board.stock(), Step)  # fewer than three left: what is left
    assert board.shows("waste") == "2C 3C 4C 5C"
    assert isinstance(board.carry("waste", "f4"), Refusal)


def test_tf_09_playing_the_top_frees_the_next() -> None:
    board = Board("thoughtful", {"draw": 3}, stock="AC 2H 3C", t1="KD")
    board.stock()
    assert isinstance(board.carry("waste", "f4"), Step)
    assert board.shows("waste") == "3C 2H"


def test_tf_10_recycle_keeps_draw_order() -> None:
    board = Board("thoughtful", stock="4C 3C 2C", t1="KD")
    for _ in range(3):
        board.stock()
    assert board.shows("waste") == "2C 3C 4C"
    assert isinstance(board.stock(), Step)
    assert board.shows("stock") == "4c 3c 2c"
    board.stock()
    assert board.shows("waste") == "2C"
    assert board.position.redeals == 0  # without limit and never counted


def test_tf_10_with_nothing_to_turn_nothing_happens() -> None:
    board = Board("thoughtful", t1="KD")
    assert board.stock() is None
    assert board.session.moves == 0
    assert not board.session.can_undo


def test_tf_11_won_with_all_52_on_the_foundations() -> None:
    board = Board("thoughtful", f1=full("S"), f2=full("H"), f3=full("D"), f4=full("C", "Q"), t1="KC")
    assert board.engine.left(board.position) == 1
    assert isinstance(board.carry("t1", "f4"), Step)
    assert board.session.is_won
    assert not board.session.can_undo  # after a win undo is off (TF-18)
    assert board.session.undo() is None


def test_tf_12_nothing_goes_up_by_itself() -> None:
    board = Board("thoughtful", t1="AS", t2="2S", t3="9H", t4="TS")
    step = board.carry("t3", "t4")
    assert isinstance(step, Step)
    assert len(step.events) == 1
    assert board.shows("t1") == "AS"


def test_tf_13_one_click_goes_to_the_foundation_and_nowhere_else() -> None:
    board = Board("thoughtful", t1="AS", t2="9H", t3="TS", waste="AH", t4="2S 2D")
    assert board.click("t1") == "f1"
    assert board.click("waste") == "f2"
    assert board.click("t2") == ""  # it never looks at columns, and says nothing
    assert board.click("t4", 2) == ""


def test_tf_14_double_click_order() -> None:
    board = Board("thoughtful", f1="AS", t1="2S", t2="5D 3H", t3="3D", t4="9D 4C 3H")
    assert board.double("t1") == "f1"  # the foundation first
    board = Board("thoughtful", t1="2S", t2="5D 3H", t3="3D", t4="9D 4C 3D")
    assert board.double("t1") == "t4"  # then the longest column
    board = Board("thoughtful", t1="2S", t2="5D 3H", t3="9D 3D")
    assert board.double("t1") == "t2"  # ties go left
    board = Board("thoughtful", t1="2D KS", t2="5D 3H")
    assert board.double("t1") == "t3"  # a king to an empty column
    board = Board("thoughtful", t1="KS", t2="5D 3H")
    assert board.double("t1") == ""  # a king that heads its column already
    board = Board("thoughtful", t1="9D QS 4S", t2="TC")
    assert board.double("t1", 3) == "source.disordered"
    board = Board("thoughtful", f2="AH", t1="4C 3H 2S", t2="4S")
    assert board.double("t1", 2) == "t2"  # the head of an ordered run: the same search without the foundation
    board = Board("thoughtful", t1="2S", t2="9D")
    assert board.double("t1") == ""  # nowhere to go


def test_tf_16_a_card_may_come_back_and_earns_only_once() -> None:
    board = Board("thoughtful", f1="AS", t1="2S", t2="3H")
    board.carry("t1", "f1")
    assert board.session.score == 10
    assert isinstance(board.carry("f1", "t2"), Step)
    assert board.session.score == 10
    board.carry("t2", "f1")
    assert board.session.score == 10
    assert board.session.moves == 3


@pytest.mark.parametrize(("before", "after"), [(0, 0), (35, 0), (99, 0), (100, 0), (101, 1), (130, 30)])
@pytest.mark.parametrize("draw", [1, 3])
def test_tf_17_recycle_costs_100_but_never_below_zero(draw: int, before: int, after: int) -> None:
    board = Board("thoughtful", {"draw": draw}, waste="4C 3C 2C", t1="KD")
    board.session.ledger = board.session.ledger._replace(score=before)
    board.stock()
    assert board.session.score == after
    board.session.undo()
    assert board.session.score == before  # what it really cost (TF-18)
    board.session.redo()
    assert board.session.score == after


def test_tf_17_scores() -> None:
    board = Board("thoughtful", waste="AH 7H", t1="8S", t2="AS", t3="9H", t4="2S")
    assert board.session.score == 0
    board.carry("waste", "t1")
    assert board.session.score == 5
    board.carry("waste", "f2")
    assert board.session.score == 15
    board.carry("t2", "f1")
    assert board.session.score == 25
    board.carry("t1", "t3", 2)  # column to column
    assert board.session.score == 25


def test_tf_18_undo_does_not_count_and_redo_does() -> None:
    board = Board("thoughtful", t1="AS", t2="2S", t3="9H", t4="TS")
    session = board.session
    board.carry("t1", "f1")
    board.carry("t2", "f1")
    assert (session.moves, session.score) == (2, 20)
    session.undo()
    session.undo()
    assert (session.moves, session.score) == (2, 0)
    session.redo()
    assert (session.moves, session.score) == (3, 10)
    board.carry("t3", "t4")
    assert not session.can_redo  # a new action clears redo
    assert session.redo() is None


def test_tf_18_the_101st_action_forgets_the_oldest() -> None:
    board = Board("thoughtful", stock="4C 3C 2C", t1="KD")
    states = [board.position]
    for _ in range(130):
        board.stock()
        states.append(board.position)
    undone = 0
    while board.session.undo() is not None:
        undone += 1
    assert undone == 100
    assert board.position == states[30]
    while board.session.redo() is not None:
        pass
    assert board.position == states[130]
    assert board.session.moves == 230


@pytest.mark.parametrize(
    ("piles", "source", "target", "size", "rule", "stage"),
    [
        ({"t1": "9D QS 4S", "t2": "TC"}, "t1", "t2", 3, "source.disordered", Stage.SOURCE),
        ({"t1": "9D"}, "t1", "t2", 1, "first.king_only", Stage.TARGET),
        ({"t1": "9D", "t2": "TH"}, "t1", "t2", 1, "onto.other_colour", Stage.BUILD),
        ({"t1": "9D", "t2": "8C"}, "t1", "t2", 1, "onto.one_lower", Stage.BUILD),
        ({"t1": "9D"}, "t1", "stock", 1, "target.closed", Stage.TARGET),
        ({"t1": "9D"}, "t1", "waste", 1, "target.closed", Stage.TARGET),
        ({"t1": "9D"}, "t2", "t1", 1, "source.nothing", Stage.SOURCE),
        ({"stock": "9D", "t1": "TC"}, "stock", "t1", 1, "source.stock", Stage.SOURCE),
        ({"t1": "9D QS 4S"}, "t1", "t2", 3, "source.disordered", Stage.SOURCE),  # before king only
    ],
)
def test_tf_19_the_first_failing_rule(
    piles: dict[str, str], source: str, target: str, size: int, rule: str, stage: Stage
) -> None:
    refusal = Board("thoughtful", **piles).carry(source, target, size)
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.stage) == (rule, stage)
