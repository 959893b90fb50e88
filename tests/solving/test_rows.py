"""Spider's family: wins with lines that replay, losses only where every line could be tried."""

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.solving import rows
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from tests.rules.games import Board, catalogue, game
from tests.rules.test_spider import run

PATIENT = 120.0  # seconds: positions, not time, bound these searches
ENOUGH = 40_000


def test_only_games_of_dealt_rows_and_collected_runs_fit() -> None:
    assert [variant.id for variant in catalogue().variants if rows.fits(Engine(variant))] == ["spider"]


@pytest.mark.parametrize(("suits", "number"), [(1, 1), (1, 2), (2, 1), (2, 3), (4, 5)])
def test_an_opening_is_won_with_a_line_that_replays(suits: int, number: int) -> None:
    engine = game("spider", suits=suits)
    deal = dealcodes.Deal(engine.variant, engine.options, number, "")
    answer = solve(engine, engine.start(deal.deck(engine.table.pack)), Budget(PATIENT, ENOUGH))
    assert answer.verdict is Verdict.WON  # solve() has replayed the line through the engine


def test_the_last_run_is_found() -> None:
    gone = {f"f{number}": run("S") for number in range(1, 8)}
    board = Board("spider", t1=run("C", last="5"), t5=run("C", "4", "2"), t7="AC", **gone)
    answer = solve(board.engine, board.position, Budget(PATIENT, ENOUGH))
    assert answer.verdict is Verdict.WON
    assert len(answer.line) == 2


def test_a_dead_end_is_proved_lost() -> None:
    gone = {f"f{number}": run("S") for number in range(1, 8)}
    full = {f"t{number}": f"{rank}C" for number, rank in enumerate("KJ9753A", 1)}
    board = Board("spider", **full, t8="QC", t9="TC", t10="8C 6C 4C 2C", **gone)
    before = solve(board.engine, board.position, Budget(PATIENT, ENOUGH))
    assert before.verdict is Verdict.WON  # one suit can always be put in order
    stuck = {f"t{number}": "AC" if number < 5 else "AS" for number in range(1, 11)}
    lost = Board("spider", **stuck)
    assert solve(lost.engine, lost.position, Budget(PATIENT, ENOUGH)).verdict is Verdict.LOST


def test_an_impossible_budget_is_undecided_never_lost() -> None:
    engine = game("spider")
    deal = dealcodes.Deal(engine.variant, engine.options, 4, "")
    answer = rows.solve(engine, engine.start(deal.deck(engine.table.pack)), Budget(0.0))
    assert answer.verdict is Verdict.UNDECIDED
