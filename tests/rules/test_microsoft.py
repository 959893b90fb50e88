import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer, createCards
from pysol_cards.random import shuffle as pysol_shuffle
from pysol_cards.random_base import RandomBase

from qtsolitaire.rules import microsoft
from qtsolitaire.rules.cards import FULL_PACK, letters

GOLDEN = Path(__file__).parents[1] / "golden/freecell_layouts.toml"
LAYOUTS: list[dict[str, Any]] = tomllib.loads(GOLDEN.read_text("utf-8"))["layout"]


def columns(number: int) -> list[str]:
    """As FreeCell deals: one card each in turn to eight columns."""
    cards = [letters(card) for card in microsoft.dealt(number)]
    return [" ".join(cards[column::8]) for column in range(8)]


def pysol(number: int) -> str:
    """The dealing order of an independent program, PySolFC's."""
    dealt_last_first = pysol_shuffle(createCards(1), number, RandomBase.DEALS_MS)
    return " ".join(CardRenderer(True).render_l(reversed(dealt_last_first)))


def ours(number: int) -> str:
    return " ".join(map(letters, microsoft.dealt(number)))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"#{layout['number']}")
def test_p24_layouts_are_the_public_ones(layout: dict[str, Any]) -> None:
    assert columns(layout["number"]) == layout["columns"]


@pytest.mark.parametrize(("number", "row"), [(1, "JD 2D 9H JC 5D 7H 7C 5H"), (617, "7D AD 5C 3S 5S 8C 2D AH")])
def test_p24_first_rows_of_deals_1_and_617(number: int, row: str) -> None:
    assert ours(number).startswith(row)


def test_dc_05_a_thousand_numbers_agree_with_pysolfc() -> None:
    numbers = [*range(1, 701), *range(32_000, 32_100), *range(1, 2**31, 9_999_991), *range(2**31 - 100, 2**31)]
    assert len(numbers) > 1000
    assert [number for number in numbers if ours(number) != pysol(number)] == []


@given(st.integers(1, 2**31 - 1))
def test_dc_05_any_number_agrees_with_pysolfc(number: int) -> None:
    assert ours(number) == pysol(number)


@given(st.integers(1, 2**31 - 1))
def test_dc_05_every_number_deals_the_whole_pack(number: int) -> None:
    assert sorted(microsoft.dealt(number)) == sorted(FULL_PACK)


@pytest.mark.parametrize("number", [-1, 0, 2**31, 3_000_000_000])
def test_dc_05_numbers_out_of_range_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        microsoft.dealt(number)
