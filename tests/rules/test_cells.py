"""FreeCell and Baker's Game by the numbers of the SPEC."""

import pytest

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.words import Refusal, Role, Stage, Step
from tests.rules.games import Board, game

BOTH = pytest.mark.parametrize("name", ["freecell", "bakers-game"])
FILLERS = ("9C", "9D", "9H", "9S", "KC", "KD", "KH", "KS")


def full(suit: str, upto: str = "K") -> str:
    ranks = "A23456789TJQK"
    return " ".join(rank + suit for rank in ranks[: ranks.index(upto) + 1])


@BOTH
def test_fc_01_bk_01_opening(name: str) -> None:
    engine = game(name)
    board = engine.start(engine.table.pack)
    assert [len(board.piles[pile]) for pile in engine.places.of(Role.TABLEAU)] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert [len(board.piles[pile]) for pile in engine.places.of(Role.CELL)] == [0] * 4
    assert [len(board.piles[pile]) for pile in engine.places.of(Role.FOUNDATION)] == [0] * 4
    assert all(card < FACE_DOWN for pile in board.piles for card in pile)
    left, right = engine.places.piles[0], engine.places.piles[4]
    assert (left.role, right.role) == (Role.CELL, Role.FOUNDATION)
    assert left.at[0] < right.at[0]


def test_fc_02_columns_cells_and_foundations() -> None:
    board = Board("freecell", t1="7H", t2="8S", t3="8D", t4="AS", c1="9C", f2="AH 2H")
    assert board.why("t1", "t2") == ""
    assert board.why("t1", "t3") == "onto.other_colour"
    assert board.why("t1", "t5") == ""
    assert board.why("t1", "c2") == ""
    assert board.why("t1", "c1") == "target.full"
    assert board.why("t4", "f1") == ""
    assert board.why("t1", "f2") == "onto.one_higher"
    assert board.why("t2", "f2") == "onto.same_suit"


def test_bk_02_columns_go_down_in_suit() -> None:
    board = Board("bakers-game", t1="7H", t2="8S", t3="8D", t4="8H", t5="9H", t6="3C 2H")
    assert board.why("t1", "t4") == ""
    assert board.why("t1", "t3") == "onto.same_suit"
    assert board.why("t1", "t2") == "onto.same_suit"
    assert board.why("t1", "t5") == "onto.one_lower"
    assert board.why("t6", "t7", 2) == "source.disordered"


def test_bk_03_cells_foundations_and_empty_columns() -> None:
    board = Board("bakers-game", t1="9H 8H 7H", c1="AS", t2="4D", f1="")
    assert board.why("t1", "t3", 3) == ""
    assert board.why("c1", "f1") == ""
    assert board.why("t1", "c2", 2) == "target.one_at_a_time"
    assert board.why("t2", "c2") == ""
    assert board.why("t2", "f3") == "first.ace_first"


@pytest.mark.parametrize(
    ("cells", "taken", "empty", "onto_filled", "onto_empty"),
    [(4, 0, 1, 10, 5), (2, 0, 1, 6, 3), (1, 0, 1, 4, 2), (4, 1, 1, 8, 4), (4, 0, 2, 20, 10), (4, 0, 0, 5, None)],
)
def test_bk_05_largest_group(cells: int, taken: int, empty: int, onto_filled: int, onto_empty: int | None) -> None:
    run = " ".join(rank + "H" for rank in "QJT98765432A")
    piles = {f"t{number}": FILLERS[number - 1] for number in range(3, 9 - empty)}
    held = {f"c{number}": FILLERS[number - 1] for number in range(1, taken + 1)}
    board = Board("bakers-game", {"cells": cells}, t1=run, t2="KH", **piles, **held)
    sizes = [size for size in range(1, 13) if board.why("t1", f"t{8}", size) == ""] if empty else []
    assert max(sizes, default=None) == onto_empty
    refused = board.carry("t1", "t2", 12)
    if onto_filled < 12:
        assert isinstance(refused, Refusal)
        assert (refused.rule, refused.stage, refused.limit) == ("size.room", Stage.SIZE, onto_filled)
    else:
        assert isinstance(refused, Step)


@pytest.mark.parametrize(("free", "empty", "other", "most"), [(0, 0, 0, 1), (1, 1, 1, 4), (2, 1, 0, 3), (3, 1, 1, 8)])
def test_fc_03_group_limit_of_the_brute_forced_table(free: int, empty: int, other: int, most: int) -> None:
    run = "QH JS TH 9S 8H 7S 6H 5S 4H"
    empties = other + (1 if other < empty else 0)
    piles = {f"t{number}": FILLERS[number % 4] for number in range(3, 9 - empties)}
    held = {f"c{number}": FILLERS[number - 1] for number in range(1, 5 - free)}
    target = "t8" if other < empty else "t2"
    board = Board("freecell", t1=run, t2="KS", **piles, **held)
    refused = board.carry("t1", target, 9)
    assert isinstance(refused, Refusal)
    assert refused.limit == most
    assert board.shows("t1") == run  # refused whole


def test_fc_03_p01_the_target_column_is_not_counted() -> None:
    board = Board(
        "freecell",
        f4="AC", f3="AD", f2="AH 2H 3H 4H 5H", f1="AS",
        c1="6S", c2="8H", c3="3C", c4="4S",
        t1="4C 2C 9C 8C QS JD", t3="QC 9S 6H 9H 3S KS 3D", t4="5D 2S JC 5C JH 6D 5S",
        t5="2D KD TH TC TD 8D 7C", t6="7H JS KH TS KC QD", t7="QH", t8="7S 6C 7D 4D 8S 9D",
    )  # fmt: skip
    assert board.why("t4", "t5", 2) == ""
    refused = board.carry("t1", "t2", 2)
    assert isinstance(refused, Refusal)
    assert (refused.rule, refused.limit) == ("size.room", 1)
    assert isinstance(board.carry("t1", "t2"), Step)
    assert board.why("t1", "t2") == "onto.one_lower"  # and no second card follows it there


@BOTH
def test_bk_06_won(name: str) -> None:
    board = Board(name, f1=full("S"), f2=full("H"), f3=full("D"), f4=full("C", "Q"), c1="KC")
    assert isinstance(board.carry("c1", "f4"), Step)
    assert board.session.is_won


@pytest.mark.parametrize(
    ("name", "cells"), [("freecell", c) for c in (4, 3, 2, 1)] + [("bakers-game", c) for c in (4, 2, 1)]
)
def test_bk_07_fc_05_cells_as_chosen(name: str, cells: int) -> None:
    engine = game(name, cells=cells)
    assert len(engine.places.of(Role.CELL)) == cells


@BOTH
def test_bk_08_one_click_goes_to_the_foundation(name: str) -> None:
    board = Board(name, t1="4C AS", c1="AH", t2="7D", t3="8S", t4="8D")
    assert board.click("t1") == "f1"
    assert board.click("c1") == "f2"
    assert board.click("t2") == ""
    assert board.drop("t1", "f1") is not None


def test_bk_09_double_click_order() -> None:
    board = Board("bakers-game", f2="AH", t1="9C 2H", t2="3H", c1="KD")
    assert board.double("t1") == "f2"
    board = Board("bakers-game", t1="9C 2H", t2="5S 3H", t3="4S 6S 3H")
    assert board.double("t1") == "t3"
    board = Board("bakers-game", t1="9C 2H", t2="5S")
    assert board.double("t1") == "t3"  # an empty column
    others = {f"t{number}": "KS" for number in range(2, 9)}
    board = Board("bakers-game", t1="9C 2H", c1="4S", **others)
    assert board.double("t1") == "c2"  # then a free cell
    assert board.double("c1") == ""  # cell to cell is pointless
    board = Board("bakers-game", {"cells": 1}, t1="2H", c1="4S", t2="KS")
    assert board.double("t1") == ""  # a lone card to an empty column is pointless
    board = Board("bakers-game", t1="9C 2H", c1="3S", c2="4S", c3="5S", c4="6S", **others)
    assert board.double("t1") == ""


@BOTH
def test_bk_10_foundations_are_final(name: str) -> None:
    board = Board(name, f1="AS", t1="2H", t2="2S")
    assert board.why("f1", "t1") == "source.final"
    board.carry("t2", "f1")
    board.session.undo()
    assert board.shows("t2") == "2S"


@BOTH
def test_bk_12_ten_points_for_each_card_on_a_foundation(name: str) -> None:
    board = Board(name, t1="AS", t2="9H", t3="2S", t4="KD")
    board.carry("t2", "c1")
    board.carry("c1", "t5")
    assert board.session.score == 0
    board.carry("t1", "f1")
    board.carry("t3", "f1")
    assert board.session.score == 20


def test_bk_04_a_group_is_a_shortcut_for_single_moves() -> None:
    fillers = {f"t{number}": FILLERS[number - 1] for number in range(3, 8)}
    group = Board("bakers-game", t1="2C 9H 8H 7H", t2="TH", **fillers)
    single = Board("bakers-game", t1="2C 9H 8H 7H", t2="TH", **fillers)
    assert isinstance(group.carry("t1", "t2", 3), Step)
    for source, target in [("t1", "c1"), ("t1", "c2"), ("t1", "t2"), ("c2", "t2"), ("c1", "t2")]:
        assert isinstance(single.carry(source, target), Step)
    assert group.position == single.position
    assert group.session.moves == 1
