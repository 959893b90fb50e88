"""Which tables Klondike's search takes, and the rules of the game that its verdicts must know."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from qtsolitaire.rules.boards import read
from qtsolitaire.rules.builds import next_either_way, one_lower, one_lower_round, other_colour, same_suit
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Options, Table, Variant
from qtsolitaire.rules.words import Lift, Position, Role
from qtsolitaire.solving import builders
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import known_searches, solve
from qtsolitaire.testing.placing import place
from tests.rules.games import catalogue, game
from tests.solving.test_klondike_boards import cards_of

ALL_BUT_KINGS = {"f1": "S", "f2": "H", "f3": "D", "f4": "C"}


def changed(role: Role, **words: Any) -> Engine:
    """Klondike with other words for the piles of one role."""

    def lay_out(options: Options) -> Table:
        table = catalogue().get("klondike").lay_out(options)
        piles = tuple(replace(pile, **words) if pile.role is role else pile for pile in table.piles)
        return replace(table, piles=piles)

    klondike = catalogue().get("klondike")
    return Engine(Variant("other", "OT", lay_out, klondike.settings))


def position(cards: str, engine: Engine) -> Position:
    return read(cards, (), engine.variant).position


def answer(engine: Engine, board: Position, seconds: float = 60) -> Answer:
    return solve(engine, board, Budget(seconds))


@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize("redeals", [None, 0, 1, 2, 3])
def test_klondike_with_every_option_is_of_the_family(draw: int, redeals: int | None) -> None:
    assert chosen(game("klondike", draw=draw, redeals=redeals)) == "builders"


@pytest.mark.parametrize("draw", [1, 3])
def test_thoughtful_is_of_the_family(draw: int) -> None:
    assert chosen(game("thoughtful", draw=draw)) == "builders"


@pytest.mark.parametrize("name", ["pyramid", "spider", "freecell", "bakers-game"])
def test_other_families_are_not(name: str) -> None:
    assert not builders.fits(game(name))


@pytest.mark.parametrize(
    "words",
    [
        {"onto": (same_suit, one_lower), "run": (same_suit, one_lower)},
        {"onto": (one_lower,), "run": (one_lower,)},
        {"first": ()},
    ],
)
def test_a_variant_that_declares_other_columns_is_of_the_family(words: Mapping[str, Any]) -> None:
    assert builders.fits(changed(Role.TABLEAU, **words))


@pytest.mark.parametrize(
    "words",
    [
        {"run": (same_suit, one_lower)},  # a run moves by another rule than it is built
        {"lift": Lift.TOP},
        {"takes": 1},
        {"onto": (next_either_way,), "run": (next_either_way,)},
        {"onto": (other_colour, one_lower_round), "run": (other_colour, one_lower_round)},
    ],
)
def test_columns_of_another_kind_are_not(words: Mapping[str, Any]) -> None:
    assert not builders.fits(changed(Role.TABLEAU, **words))


def test_p31_a_card_must_come_back_from_a_foundation() -> None:
    given = changed(Role.FOUNDATION)
    final = changed(Role.FOUNDATION, final=True, lift=Lift.NOTHING)
    assert answer(given, position(cards_of("mk05"), given)).verdict is Verdict.WON
    assert answer(final, position(cards_of("mk05"), final)).verdict is Verdict.LOST


def test_p31_one_pass_is_enough_for_mk12() -> None:
    engine = game("klondike", redeals=0)
    assert answer(engine, position(cards_of("mk12"), engine)).verdict is Verdict.WON


def test_p32_draw_count_and_redeals_reach_the_search() -> None:
    verdicts = {}
    for draw, redeals in ((1, None), (3, None), (1, 0), (3, 1)):
        engine = game("klondike", draw=draw, redeals=redeals)
        verdicts[draw, redeals] = answer(engine, position(cards_of("kpat-4"), engine)).verdict
    assert verdicts[1, None] is Verdict.WON
    assert verdicts[3, None] is Verdict.LOST
    assert verdicts[3, 1] is Verdict.LOST


@pytest.mark.parametrize("draw", [1, 3])
def test_kl_03_more_redeals_never_lose(draw: int) -> None:
    for name in ("kpat-1", "kpat-37"):
        won = False
        for redeals in (0, 1, 2, 3, None):
            engine = game("klondike", draw=draw, redeals=redeals)
            verdict = answer(engine, position(cards_of(name), engine), 0.5).verdict
            assert not (won and verdict is Verdict.LOST)
            won = won or verdict is Verdict.WON
        assert won


def test_tf_05_dealt_cards_in_order_move_as_a_group() -> None:
    """The same cards: 6S lies ordered on 7H, which Klondike hides and Thoughtful shows."""
    up = {"f1": "AS 2S 3S 4S 5S", "f2": "AH 2H 3H 4H 5H 6H"}
    up |= {f"f{n}": " ".join(rank + suit for rank in "A23456789TJQK") for n, suit in ((3, "D"), (4, "C"))}
    tall = "KS QH JS TH 9S 8H 7S"
    engine = game("thoughtful")
    board = place(engine, **up, t1="KH QS JH TS 9H 8S 7H 6S", t2=tall)
    assert answer(engine, board).verdict is Verdict.WON


@pytest.mark.parametrize("name", ["klondike", "thoughtful"])
def test_a_won_position_needs_no_move(name: str) -> None:
    engine = game(name)
    full = {pile: " ".join(rank + suit for rank in "A23456789TJQK") for pile, suit in ALL_BUT_KINGS.items()}
    assert answer(engine, place(engine, **full)) == Answer(Verdict.WON)


def test_boards_that_no_game_leads_to_are_not_judged() -> None:
    engine = game("thoughtful")
    assert answer(engine, place(engine, t1="KS | QH")).verdict is Verdict.UNDECIDED


def test_a_spent_budget_is_no_verdict() -> None:
    engine = game("klondike", draw=3)
    board = position(cards_of("kpat-17"), engine)
    assert answer(engine, board, 0).verdict is Verdict.UNDECIDED
    assert solve(engine, board, Budget(60, cancelled=lambda: True)).verdict is Verdict.UNDECIDED


def chosen(engine: Engine) -> str:
    return next(search.name for search in known_searches() if search.fits(engine))
