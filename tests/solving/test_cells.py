"""FreeCell's and Baker's Game: verdicts that others have proved, and lines fit to be watched."""

from functools import cache
from pathlib import Path

import pytest

from qtsolitaire import plugins
from qtsolitaire.rules import microsoft
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.solving import cells
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import Search, prove, solve

GOLDEN = Path(__file__).parents[1] / "golden" / "solving" / "microsoft_verdicts.txt"
CELLS = (Search("cells", cells.fits, cells.solve),)


def verdicts(name: str, free: int) -> dict[int, str]:
    """By Microsoft number; the file's head tells where they come from."""
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        game, *words = line.split(" lost:")[0].split()
        if (game, words[0]) == (name, str(free)):
            lost = set(map(int, line.split(" lost:")[1].split()))
            return {number: "lost" if number in lost else "won" for number in range(int(words[1]), int(words[2]) + 1)}
    raise LookupError(name, free)


@cache
def game(name: str, free: int) -> Engine:
    return Engine(plugins.load_bundled().get(name), {"cells": free})


def deal(engine: Engine, number: int) -> Position:
    return engine.start(microsoft.dealt(number))


def answer(name: str, free: int, number: int, seconds: float = 60) -> Answer:
    engine = game(name, free)
    return solve(engine, deal(engine, number), Budget(seconds), CELLS)


@pytest.mark.parametrize(
    ("name", "free", "last"),
    [
        ("bakers-game", 4, 30),
        ("bakers-game", 2, 100),
        ("bakers-game", 1, 100),
        ("freecell", 4, 40),
        ("freecell", 3, 12),
        ("freecell", 2, 5),
        ("freecell", 1, 14),
    ],
)
def test_bk_07_fc_05_verdicts_are_those_of_fc_solve(name: str, free: int, last: int) -> None:
    expected = verdicts(name, free)
    found = {number: answer(name, free, number).verdict.value for number in range(1, last + 1)}
    assert found == {number: expected[number] for number in found}


@pytest.mark.parametrize("number", [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948])
def test_p30_the_impossible_deals_of_the_first_million_are_proved_lost(number: int) -> None:
    assert answer("freecell", 4, number).verdict is Verdict.LOST


@pytest.mark.parametrize("number", [617, 11981, 11983, 146691, 146693])
def test_p30_their_neighbours_are_won(number: int) -> None:
    assert answer("freecell", 4, number).verdict is Verdict.WON


def test_p32_fewer_cells_are_another_question() -> None:
    number = next(number for number, verdict in verdicts("freecell", 1).items() if verdict == "lost")
    assert answer("freecell", 4, number).verdict is Verdict.WON
    assert answer("freecell", 1, number).verdict is Verdict.LOST


def test_no_time_is_no_verdict() -> None:
    assert answer("freecell", 4, 11982, seconds=0).verdict is Verdict.UNDECIDED


def test_no_room_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cells, "MOST_KNOWN", 500)
    assert answer("freecell", 4, 11982).verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("name", ["freecell", "bakers-game"])
def test_a_line_never_comes_back_to_a_position_and_never_carries_twice_in_a_row(name: str) -> None:
    engine = game(name, 4)
    for number in range(1, 20):
        board = deal(engine, number)
        line = answer(name, 4, number).line
        met = {contents(engine, board)}
        for move, following in zip(line, (*line[1:], None), strict=False):
            board = engine.play(board, move).after
            assert contents(engine, board) not in met
            met.add(contents(engine, board))
            again = following and (following.source, following.size) == (move.target, move.size)
            alone = move.target in engine.places.of(Role.CELL) or len(board.piles[move.target]) == move.size
            assert not (again and alone), (number, move, following)


def contents(engine: Engine, board: Position) -> object:
    """Columns and cells without their places."""
    of = engine.places.of
    return (
        tuple(sorted(board.piles[pile] for pile in of(Role.TABLEAU))),
        tuple(sorted(board.piles[pile] for pile in of(Role.CELL))),
    )


def test_p33_every_position_of_a_line_is_won_from_there_on() -> None:
    engine = game("freecell", 4)
    board = deal(engine, 1)
    for move in answer("freecell", 4, 1).line:
        board = engine.play(board, move).after
        found = cells.solve(engine, board, Budget(20))
        assert found.verdict is Verdict.WON
        prove(engine, board, found.line, "cells")
