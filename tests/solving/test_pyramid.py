"""Pyramid decided exactly, with and without a limit of redeals (PY-07, PY-08, PY-10)."""

from functools import cache
from random import Random

import pytest

from qtsolitaire import plugins
from qtsolitaire.rules.builds import other_colour, thirteen
from qtsolitaire.rules.cards import FULL_PACK
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.shuffle import shuffled
from qtsolitaire.rules.words import Position, Verb
from qtsolitaire.solving import pyramid, pyramid_limited
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from qtsolitaire.testing.placing import place
from tests.solving.exhaustive import can_win
from tests.solving.pyramid_tables import small_pyramid, some_cards, some_steps_on

REDEALS = (None, 0, 2)


@cache
def game(redeals: int | None, stock: str = "down") -> Engine:
    return Engine(plugins.load_bundled().get("pyramid"), {"redeals": redeals, "stock": stock})


def deal(engine: Engine, number: int) -> Position:
    return engine.start(shuffled(engine.table.pack, number))


def answer(engine: Engine, board: Position) -> Answer:
    return solve(engine, board, Budget(60))


BOARDS = {  # by what happens on them: the board with nothing else left, and whether it can be won without a redeal
    "partner on top of partner": ({"r1c1": "7H", "r2c1": "6S"}, False),
    "the same with a way out": ({"r1c1": "7H", "r2c1": "6S", "waste": "6D 7C"}, True),
    "a king that is covered, and one on the waste": ({"r1c1": "KC", "r2c1": "4D", "waste": "9S KH"}, True),
    "one card too many": ({"r2c1": "5C", "r2c2": "9D", "stock": "8H"}, False),
    "the waste in the wrong order": ({"r1c1": "7H", "r2c1": "6S", "waste": "7C 6D"}, False),
}


@pytest.mark.parametrize(("piles", "won"), BOARDS.values(), ids=BOARDS.keys())
@pytest.mark.parametrize("face", ["down", "up"])
def test_py_08_small_ends_without_redeals(piles: dict[str, str], won: bool, face: str) -> None:
    engine = game(0, face)
    assert answer(engine, place(engine, **piles)).verdict is (Verdict.WON if won else Verdict.LOST)


@pytest.mark.parametrize(("used", "won"), [(0, True), (1, True), (2, False)])
def test_py_10_a_redeal_brings_the_other_order_while_there_is_one(used: int, won: bool) -> None:
    engine = game(2)
    board = place(engine, used, r1c1="7H", r2c1="6S", waste="7C 6D")
    assert answer(engine, board).verdict is (Verdict.WON if won else Verdict.LOST)


@pytest.mark.parametrize("redeals", [None, 0, 1, 3])
@pytest.mark.parametrize("rows", [2, 3, 4])
def test_verdicts_are_those_of_trying_every_line(redeals: int | None, rows: int) -> None:
    random, boards = Random(rows), 40
    while boards:
        pack = some_cards(random, rows)
        if len(pack) < rows * (rows + 1) // 2:
            continue
        engine = small_pyramid(rows, pack, redeals)
        board = some_steps_on(engine, engine.start(pack), random)
        expected = can_win(engine, board, 3000)
        if expected is None:
            continue
        assert answer(engine, board).verdict is (Verdict.WON if expected else Verdict.LOST), board
        boards -= 1


def test_py_08_a_deal_is_decided_with_every_option_and_more_redeals_never_lose() -> None:
    ranking = {Verdict.LOST: 0, Verdict.WON: 1}
    met = set()
    for number in range(200, 212):
        none, two, free = (
            ranking[answer(game(redeals), deal(game(redeals), number)).verdict] for redeals in (0, 2, None)
        )
        assert none <= two <= free
        met.add((none, two, free))
    assert {(0, 0, 0), (0, 0, 1), (0, 1, 1)} <= met


def test_the_face_of_the_stock_changes_no_verdict() -> None:
    for redeals in REDEALS:
        down, up = game(redeals), game(redeals, "up")
        for number in range(5):
            assert answer(down, deal(down, number)).verdict is answer(up, deal(up, number)).verdict


def test_a_line_draws_no_further_than_one_round_between_two_pairs() -> None:
    for redeals in REDEALS:
        engine = game(redeals)
        for number in range(40, 48):
            draws = 0
            for move in answer(engine, deal(engine, number)).line:
                draws = draws + 1 if move.verb in (Verb.DRAW, Verb.REDEAL) else 0
                assert draws <= 2 * 24 + 1


def test_no_time_is_no_verdict() -> None:
    engine = game(0)
    board = deal(engine, 1)
    assert (
        pyramid_limited.solve(engine, board, Budget(0)).verdict is not Verdict.LOST
        or answer(engine, board).verdict is Verdict.LOST
    )


def test_no_room_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyramid_limited, "MOST_KNOWN", 64)
    found = {pyramid_limited.solve(game(0), deal(game(0), number), Budget(60)).verdict for number in range(12)}
    assert Verdict.UNDECIDED in found


def test_each_pyramid_goes_to_its_own_search() -> None:
    pack = FULL_PACK
    assert pyramid.fits(small_pyramid(3, pack, None))
    assert not pyramid.fits(small_pyramid(3, pack, None, pair=(thirteen, other_colour)))
    assert not pyramid.fits(small_pyramid(3, pack, 1))
    assert pyramid_limited.fits(small_pyramid(3, pack, 1))
    assert not pyramid_limited.fits(small_pyramid(3, pack, None))
    assert not pyramid_limited.fits(small_pyramid(3, pack, 1, size=3))
    assert not pyramid.fits(small_pyramid(3, pack, None, size=3))
