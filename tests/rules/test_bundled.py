"""What holds for every bundled game together."""

from random import Random

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import What
from qtsolitaire.testing.walks import walk
from tests.rules.games import catalogue, game

FIRST_SIX = ["thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid"]
BY_ITSELF = {"klondike": {What.TURNED_UP}, "spider": {What.TURNED_UP, What.COLLECTED}}


def test_ap_01_the_games_come_in_as_plugins_in_a_fixed_order() -> None:
    assert [variant.id for variant in catalogue().variants][:6] == FIRST_SIX
    assert catalogue().faults == []


@pytest.mark.parametrize(("name", "code"), [("thoughtful", "TF1-D1N-AAAAAAB"), ("bakers-game", "BK1-C4-AAAAA24")])
def test_tf_20_bk_11_the_codes_of_the_contract_deal(name: str, code: str) -> None:
    deal = dealcodes.parse(code, catalogue().variants)
    assert (deal.variant.id, deal.code) == (name, code)
    assert len(set(deal.deck(game(name).table.pack))) == 52


@pytest.mark.parametrize("name", FIRST_SIX)
def test_ap_04_undo_reaches_100_actions_back_and_in_pyramid_without_limit(name: str) -> None:
    assert game(name).table.undo.limit == (None if name == "pyramid" else 100)


@pytest.mark.parametrize("name", FIRST_SIX)
def test_ap_09_no_game_moves_cards_beyond_its_own_rules(name: str) -> None:
    extra = set()
    for seed in range(20):
        for _, _, step in walk(game(name), Random(seed), 60):
            own = {What.CARRIED, What.DRAWN, What.REDEALT, What.DEALT, What.REMOVED}
            extra |= {event.what for event in step.events} - own
    assert extra <= BY_ITSELF.get(name, set())


@pytest.mark.parametrize("variant", catalogue().variants, ids=lambda variant: variant.id)
def test_a_declaration_is_short(variant: Variant) -> None:
    source = (catalogue().folder(variant) / "variant.py").read_text(encoding="utf-8").splitlines()
    assert len(source) <= 150
