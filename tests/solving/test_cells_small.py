"""Tables small enough to try every line of play: the search and the plainest search give the same verdict.

The pairs of rules, packs, columns and cells are any: the search reads them from the table.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from qtsolitaire.rules.builds import king_only, room, stays_empty
from qtsolitaire.rules.cards import Suit, from_letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import foundations
from qtsolitaire.rules.table import Table, Variant
from qtsolitaire.rules.words import Lift, Pair
from qtsolitaire.solving import cells
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import Search, solve
from tests.solving.cells_tables import (
    ANY_SUIT,
    EITHER_WAY,
    IN_COLOURS,
    IN_SUIT,
    OTHER_SUIT,
    laid,
    shuffled,
    small_pack,
    small_table,
    some_steps_on,
)
from tests.solving.exhaustive import can_win

MINI = Path(__file__).parents[1] / "golden" / "solving" / "freecell_mini.txt"
CELLS = (Search("cells", cells.fits, cells.solve),)

WON_FROM = {  # fewest cells that win, told in words in the file
    "mini-SS": (0, 0),
    "mini-SU": (2, 3),
    "mini-CS": (1, 3),
    "mini-CU": (2, 2),
}


def mini_boards() -> list[tuple[str, list[str]]]:
    blocks = MINI.read_text(encoding="utf-8").split("id: ")[1:]
    found = []
    for block in blocks:
        lines = block.split("\n")
        found.append((lines[0], [line.split(": ")[1] for line in lines if line.startswith("t")]))
    return found


@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize("board", mini_boards(), ids=lambda board: board[0])
@pytest.mark.parametrize("game", [0, 1], ids=["freecell", "bakers"])
def test_mini_boards_by_number_of_cells(board: tuple[str, list[str]], game: int, free: int) -> None:
    engine = small_table(small_pack(4), 4, free, (IN_COLOURS, IN_SUIT)[game])
    expected = Verdict.WON if free >= WON_FROM[board[0]][game] else Verdict.LOST
    assert solve(engine, laid(engine, *board[1]), Budget(10), CELLS).verdict is expected


DOWN = {
    "colours": IN_COLOURS,
    "suit": IN_SUIT,
    "any suit": ANY_SUIT,
    "other suit": OTHER_SUIT,
    "either way": EITHER_WAY,
}


def held_to_every_line(down: tuple[Pair, ...], boards: int, random: Random, **words: Any) -> set[Verdict]:
    """Compare verdicts on random boards of random tables; the verdicts met."""
    met: set[Verdict] = set()
    while boards:
        suits = random.choice((2, 3, 4, 4))
        pack = small_pack(random.choice((3, 4, 5)) if suits < 4 else random.choice((3, 4)), tuple(Suit)[:suits])
        engine = small_table(pack, random.choice((2, 3, 3, 4)), random.choice((0, 1, 1, 2, 3)), down, **words)
        board = some_steps_on(engine, shuffled(engine, random), random)
        expected = can_win(engine, board, 3000)
        if expected is None:
            continue
        found = solve(engine, board, Budget(30), CELLS).verdict
        assert found is (Verdict.WON if expected else Verdict.LOST), board
        met.add(found)
        boards -= 1
    return met


@pytest.mark.parametrize("down", DOWN.values(), ids=DOWN.keys())
def test_verdicts_are_those_of_trying_every_line(down: tuple[Pair, ...]) -> None:
    assert held_to_every_line(down, 60, Random(20)) == {Verdict.WON, Verdict.LOST}


@pytest.mark.parametrize(
    "words",
    [
        {"first": (king_only,)},
        {"first": (stays_empty,)},
        {"sizes": ()},
        {"lift": Lift.TOP, "sizes": ()},
        {"run": IN_SUIT},
    ],
    ids=["kings open columns", "columns stay empty", "any size", "one by one", "groups in suit"],
)
def test_verdicts_with_other_columns(words: dict[str, Any]) -> None:
    assert held_to_every_line(IN_COLOURS, 50, Random(21), **words) == {Verdict.WON, Verdict.LOST}


# Each board is won, and is called lost by a search that lacks the rule named with it.
EDGES = {
    "an exchange": (OTHER_SUIT, 2, "3S AC 2S AS 3C 4D 3H 2D", "2H 4S AD 3D 4H 2C 4C AH"),
    "cards not yet safe stay down": (ANY_SUIT, 1, "4D 4H 3D 2S 4S", "2D 3S 5S 3H 2H", "AS 5D AD AH 5H"),
    "a whole run into cells": (IN_COLOURS, 2, "3H 2H 2D 4S 4D AD", "5D 4H 3S 2S 3D AS 5S 5H AH"),
    "no recall to a card that can go up": (ANY_SUIT, 2, "3H 4D 4C 3S 3C AS AH 2D", "AD 2C 4S AC 2H 4H 3D 2S"),
    "part of a run into an empty column": (IN_COLOURS, 1, "4H 3D AH AC 4C 4S", "3C AD 2D 2S AS", "3S 4D 3H 2H 2C"),
}


@pytest.mark.parametrize("edge", EDGES.values(), ids=EDGES.keys())
def test_boards_won_only_by_one_rule_of_the_search(edge: tuple[Any, ...]) -> None:
    down, free, *rows = edge
    pack = sorted(from_letters(word) for row in rows for word in row.split())
    engine = small_table(pack, len(rows), free, down)
    board = laid(engine, *rows)
    assert can_win(engine, board)
    assert solve(engine, board, Budget(10), CELLS).verdict is Verdict.WON


def test_a_table_of_another_kind_is_left_to_others() -> None:
    def with_foundations(**words: Any) -> Engine:
        good = small_table(small_pack(4), 4, 2, IN_COLOURS).table
        kept = tuple(pile for pile in good.piles if not pile.id.startswith("f"))
        table = Table(
            piles=(*kept, *foundations((3, 0), 1, **words)), deal=good.deal, goal=good.goal, pack=small_pack(4)
        )
        return Engine(Variant("small", "XX", lambda options: table))

    assert cells.fits(with_foundations(final=True))
    assert not cells.fits(with_foundations(final=False))
    assert not cells.fits(with_foundations(final=True, suits=(Suit.SPADES, Suit.HEARTS, Suit.CLUBS)))


@pytest.mark.parametrize("words", [{"takes": 2}, {"full": 9}, {"lift": Lift.TAIL}])
def test_columns_of_another_kind_are_left_to_others(words: dict[str, Any]) -> None:
    assert cells.fits(small_table(small_pack(4), 4, 2, IN_COLOURS))
    assert not cells.fits(small_table(small_pack(4), 4, 2, IN_COLOURS, **words))


def test_runs_that_may_outgrow_a_carry_are_left_to_others() -> None:
    assert cells.fits(small_table(small_pack(4), 4, 2, EITHER_WAY, takes=16))
    assert not cells.fits(small_table(small_pack(4), 4, 2, EITHER_WAY, takes=13))
    assert cells.fits(small_table(small_pack(13), 8, 4, IN_COLOURS, takes=13))


def test_two_packs_are_left_to_others() -> None:
    one = small_pack(4)
    assert not cells.fits(small_table(one + one, 4, 2, IN_COLOURS, sizes=(room,)))
