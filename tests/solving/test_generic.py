"""The generic search: the rules alone, for every variant that has no search of its own."""

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.solving import generic
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import Search, WrongLine, known_searches, prove, solve
from tests.rules.games import Board, catalogue, game

PATIENT = 120.0  # seconds: positions, not time, bound these searches
GENERIC = (Search("generic", generic.fits, generic.solve),)
OTHERS = [
    variant
    for variant in catalogue().variants
    if not any(search.fits(Engine(variant)) for search in known_searches()[:-1])
]


@pytest.mark.parametrize("number", [1, 3, 5, 6])
def test_freecell_is_won_from_the_rules_alone(number: int) -> None:
    deal = dealcodes.parse(f"FC1-C4-#{number}", catalogue().variants)
    engine = Engine(deal.variant, deal.options)
    board = engine.start(deal.deck(engine.table.pack))
    answer = solve(engine, board, Budget(PATIENT, 20_000), GENERIC)
    assert answer.verdict is Verdict.WON


@pytest.mark.parametrize("variant", OTHERS, ids=lambda variant: variant.id)
def test_every_other_game_is_searched(variant: Variant) -> None:
    engine = Engine(variant)
    verdicts = []
    for number in range(1, 7):
        deck = dealcodes.Deal(variant, engine.options, number, "").deck(engine.table.pack)
        verdicts.append(solve(engine, engine.start(deck), Budget(PATIENT, 600)).verdict)
    assert len(verdicts) == 6  # each WON has been replayed by solve()


def test_a_small_loss_is_proved() -> None:
    board = Board("golf", t1="9S 5H", t2="KH", waste="2C")
    assert solve(board.engine, board.position, Budget(PATIENT)).verdict is Verdict.LOST


def test_a_small_win_is_found_with_its_line() -> None:
    board = Board("golf", t1="4S 3H", t2="5H", waste="2C")
    answer = solve(board.engine, board.position, Budget(PATIENT))
    assert (answer.verdict, len(answer.line)) == (Verdict.WON, 3)


def test_like_places_are_looked_at_once() -> None:
    engine = game("freecell")
    board = engine.start(engine.table.pack)
    twins = {group for group in generic._twins(engine) if len(group) > 1}
    assert {len(group) for group in twins} == {4, 8}
    swapped = board._replace(piles=(*board.piles[:8], *reversed(board.piles[8:])))
    assert generic._key(board, generic._twins(engine)) == generic._key(swapped, generic._twins(engine))


def test_a_wrong_line_never_leaves_the_solver() -> None:
    board = Board("golf", t1="4S 3H", t2="5H", waste="2C")
    line = solve(board.engine, board.position, Budget(PATIENT)).line
    with pytest.raises(WrongLine, match="not won after 2 moves"):
        prove(board.engine, board.position, line[:-1], "test")
    with pytest.raises(WrongLine, match="move 2"):
        prove(board.engine, board.position, line[1:], "test")
