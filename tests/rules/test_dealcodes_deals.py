"""Deals: their cards, and how the program chooses them (DC-03, DC-05, AP-11, P25)."""

import datetime
import secrets
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.rules import microsoft
from qtsolitaire.rules.cards import FULL_PACK, letters, pack
from qtsolitaire.rules.dealcodes import (
    DEALS,
    Deal,
    deal_of_the_day,
    next_deal,
    number_text,
    parse,
    previous_deal,
    random_deal,
)
from qtsolitaire.rules.errors import VariantProblem
from tests.rules.coded_games import BAKERS, FREECELL, KLONDIKE, PYRAMID, SIX, SPIDER, THOUGHTFUL, deals

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden/decks.toml").read_text("utf-8"))
ONE_PACK = [deck for deck in GOLDEN["deck"] if deck["packs"] == 1]


@pytest.mark.parametrize("deck", ONE_PACK, ids=lambda deck: str(deck["text"]))
@pytest.mark.parametrize("code", ["TF1-D1N", "TF1-D3N", "KL1-D12", "FC1-C4", "BK1-C1", "PY1-2U"])
def test_dc_03_the_golden_cards_whatever_the_game_and_its_options(code: str, deck: dict[str, Any]) -> None:
    cards = parse(f"{code}-{deck['text']}", SIX).deck(FULL_PACK)
    assert " ".join(map(letters, cards)) == " ".join(deck["cards"].split())


def test_dc_03_spider_deals_two_golden_packs() -> None:
    deck = next(deck for deck in GOLDEN["deck"] if deck["packs"] == 2 and deck["number"] == 860)
    assert " ".join(map(letters, parse("SP1-S4-AAAAA24", SIX).deck(pack(2)))) == " ".join(deck["cards"].split())


@given(deals(SIX))
def test_p25_the_same_code_gives_the_same_cards_again(deal: Deal) -> None:
    cards = FULL_PACK if deal.variant is not SPIDER else pack(2)
    assert parse(deal.code, SIX).deck(cards) == deal.deck(cards)


def test_dc_05_freecell_and_bakers_game_deal_microsofts_cards() -> None:
    for code in ("FC1-C4-#617", "BK1-C2-#617"):
        assert parse(code, SIX).deck(FULL_PACK) == microsoft.dealt(617)
    assert parse("FC1-C4-AAAAATJ", SIX).deck(FULL_PACK) != microsoft.dealt(617), "617 of the project's own"


def test_dc_05_a_pack_that_microsoft_never_dealt_is_refused() -> None:
    with pytest.raises(VariantProblem, match=r"variant\.microsoft_pack"):
        Deal(FREECELL, {"cells": 4}, 1, "microsoft").deck(pack(2))


# The range (DC-02, AP-11).


def test_dc_02_there_are_so_many_deals() -> None:
    assert DEALS == 34_359_738_368
    assert (number_text(0), number_text(DEALS - 1)) == ("AAAAAAA", "7777777")


def test_ap_11_random_deals_are_drawn_from_the_whole_range(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def last(below: int) -> int:
        asked.append(below)
        return below - 1

    monkeypatch.setattr(secrets, "randbelow", last)
    assert random_deal(THOUGHTFUL, {"draw": 3, "redeals": None}).code == "TF1-D3N-7777777"
    assert asked == [34_359_738_368]


def test_ap_11_random_deals_are_different() -> None:
    numbers = [random_deal(PYRAMID, PYRAMID.default_options()).number for _ in range(100)]
    assert len(set(numbers)) == 100
    assert max(numbers) > DEALS // 2 > min(numbers)


@pytest.mark.parametrize(
    ("code", "following"),
    [
        ("TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC"),
        ("KL1-D32-AAAAAA7", "KL1-D32-AAAAABA"),
        ("SP1-S1-7777777", "SP1-S1-AAAAAAA"),
        ("FC1-C4-#11982", "FC1-C4-#11983"),
        ("BK1-C1-#2147483647", "BK1-C1-#1"),
    ],
)
def test_ap_11_next_and_previous_step_by_one_and_go_round(code: str, following: str) -> None:
    assert next_deal(parse(code, SIX)).code == following
    assert previous_deal(parse(following, SIX)).code == code


@given(deals(SIX))
def test_ap_11_previous_undoes_next(deal: Deal) -> None:
    assert previous_deal(next_deal(deal)) == deal == next_deal(previous_deal(deal))
    assert parse(next_deal(deal).code, SIX) == next_deal(deal)


@pytest.mark.parametrize("day", GOLDEN["day"], ids=lambda day: str(day["date"]))
def test_ap_11_the_deal_of_the_day_never_changes(day: dict[str, Any]) -> None:
    for variant in (KLONDIKE, BAKERS):
        deal = deal_of_the_day(variant, variant.default_options(), day["date"])
        assert (deal.number, number_text(deal.number), deal.numbering) == (day["number"], day["text"], "")


@given(st.dates())
def test_ap_11_every_day_has_a_deal_of_its_own(date: datetime.date) -> None:
    deal = deal_of_the_day(KLONDIKE, {"draw": 3, "redeals": 1}, date)
    assert parse(deal.code, SIX) == deal
    if date < datetime.date.max:
        tomorrow = deal_of_the_day(KLONDIKE, deal.options, date + datetime.timedelta(days=1))
        assert abs(tomorrow.number - deal.number) > 1
