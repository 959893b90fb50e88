"""Deal codes that are read: round trips and all that is forgiven (DC-01, DC-02, DC-05, DC-06, DC-07)."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.rules.dealcodes import Deal, decode_options, encode_options, parse
from qtsolitaire.rules.table import Variant
from tests.rules.coded_games import (
    ALL,
    BAKERS,
    BARE,
    BARE_LATER,
    FREECELL,
    KLONDIKE,
    LOOKALIKE,
    PYRAMID,
    SIX,
    SPIDER,
    THOUGHTFUL,
    all_options,
    deals,
)

LARGEST = 34_359_738_367


def test_dc_01_the_two_codes_of_the_contract_are_deals() -> None:
    assert parse("TF1-D1N-AAAAAAB", SIX) == Deal(THOUGHTFUL, {"draw": 1, "redeals": None}, 1)
    assert parse("BK1-C4-AAAAA24", SIX) == Deal(BAKERS, {"cells": 4}, 860)


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (Deal(THOUGHTFUL, {"draw": 1, "redeals": None}, 0), "TF1-D1N-AAAAAAA"),
        (Deal(THOUGHTFUL, {"draw": 3, "redeals": None}, 1), "TF1-D3N-AAAAAAB"),
        (Deal(KLONDIKE, {"draw": 3, "redeals": 0}, 31), "KL1-D30-AAAAAA7"),
        (Deal(KLONDIKE, {"draw": 1, "redeals": 2}, 32), "KL1-D12-AAAAABA"),
        (Deal(SPIDER, {"suits": 2}, LARGEST), "SP1-S2-7777777"),
        (Deal(FREECELL, {"cells": 4}, 11982, "microsoft"), "FC1-C4-#11982"),
        (Deal(BAKERS, {"cells": 1}, 2_147_483_647, "microsoft"), "BK1-C1-#2147483647"),
        (Deal(PYRAMID, {"redeals": None, "stock_up": False}, 860), "PY1-ND-AAAAA24"),
        (Deal(PYRAMID, {"redeals": 0, "stock_up": True}, 860), "PY1-0U-AAAAA24"),
        (Deal(BARE, {}, 860), "XX1-AAAAA24"),
        (Deal(BARE, {}, 860, "microsoft"), "XX1-#860"),
        (Deal(LOOKALIKE, {"lamps": 2}, 860), "OI10-O2-AAAAA24"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_dc_02_codes_are_spelled_so(deal: Deal, code: str) -> None:
    assert deal.code == code
    assert parse(code, ALL) == deal


@given(deals())
def test_dc_02_reading_what_is_written_gives_the_same_deal(deal: Deal) -> None:
    assert parse(deal.code, ALL) == deal
    assert str(parse(str(deal.deal_code), ALL).deal_code) == deal.code


@given(deals())
def test_dc_07_codes_are_latin_capitals_and_ascii_digits(deal: Deal) -> None:
    assert re.fullmatch(r"[A-Z]{2}[0-9]+(-[A-Z0-9]+)?-([A-Z2-7]{7}|#[1-9][0-9]*)", deal.code)


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
def test_dc_02_every_way_to_set_a_game_has_its_own_spelling(variant: Variant) -> None:
    spelled = [encode_options(variant, options) for options in all_options(variant)]
    assert len(set(spelled)) == len(spelled)
    assert [decode_options(variant, text) for text in spelled] == all_options(variant)


def test_dc_02_settings_left_out_are_spelled_at_their_default() -> None:
    assert encode_options(KLONDIKE, {"draw": 3}) == "D3N"


# What is forgiven. P26: the same deal for each, shown back in canonical form.


@pytest.mark.parametrize(
    "typed",
    [
        "fc1-c4-io2b7oi",
        "  FC1-C4-IO2B7OI\t\n",
        "FC 1 - C4 - IO2 B7OI",
        "FC1-C4-102B701",
        "FCl-C4-IO2B7OI",
        "fci-c4-1o2b7o1",
        "FC1‐C4‐IO2B7OI",
        "FC1‑C4‑IO2B7OI",
        "FC1–C4—IO2B7OI",
        "FC1−C4−IO2B7OI",
        "FC1﹣C4⁃IO2B7OI",
        "FC1C4IO2B7OI",
        "FC1C4-IO2B7OI",
        "FC1-C4IO2B7OI",
        "ＦＣ１－Ｃ４－ＩＯ２Ｂ７ＯＩ",
        "ｆｃ１　ｃ４　ｉｏ２ｂ７ｏｉ",
        "\ufeffFC1-C4-\u200bIO2B7OI\r\n",
        "FC1-C4\u00ad-IO2B7OI",
        "FC1\u00a0-\u202fC4-IO2B7OI",
    ],
)
def test_dc_06_p26_forgiven_spellings(typed: str) -> None:
    assert parse(typed, SIX).code == "FC1-C4-IO2B7OI"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("PYI-OD-AAAAAAB", "PY1-0D-AAAAAAB"),
        ("PY10DAAAAAAB", "PY1-0D-AAAAAAB"),
        ("KL1-Dl0-AAAAAAB", "KL1-D10-AAAAAAB"),
        ("KL1-DIO-AAAAAAB", "KL1-D10-AAAAAAB"),
        ("KLLD1OLLLLLLL", "KL1-D10-LLLLLLL"),
        ("SPl-Sl-AAAAAAB", "SP1-S1-AAAAAAB"),
        ("fc1-c4-#ll982", "FC1-C4-#11982"),
        ("fc1-c4-#1O", "FC1-C4-#10"),
        ("FC1C4#11982", "FC1-C4-#11982"),
        ("ＦＣ１Ｃ４＃１１９８２", "FC1-C4-#11982"),
        ("FC1-C4-#0011982", "FC1-C4-#11982"),
        ("01l0-L1-AAAAAAB", "OI10-L1-AAAAAAB"),
        ("01IOI1-AAAAAAB", "OI10-L1-AAAAAAB"),
        ("XX1AAAAAAB", "XX1-AAAAAAB"),
        ("XXI#5", "XX1-#5"),
        ("XX12-2-AAAAAAB", "XX12-2-AAAAAAB"),
        ("XX1222AAAAAAB", "XX12-22-AAAAAAB"),
    ],
)
def test_dc_06_digits_are_forgiven_where_they_belong(typed: str, code: str) -> None:
    assert parse(typed, ALL).code == code


DASHES = st.sampled_from(["-", "", "‐", "‑", "–", "—", "−", "－", " - "])
SPACES = st.sampled_from(["", "", "", "", " ", "\t", "\n", "\u00a0", "\u3000", "\u200b"])


@st.composite
def carelessly_typed(draw: st.DrawFn, deal: Deal) -> str:
    """The deal's code as somebody types it from paper."""
    number = deal.code.rindex("-") + 1
    typed = []
    for place, sign in enumerate(deal.code):
        if sign == "-":
            typed.append(draw(DASHES))
            continue
        letters_for = {"1": "1Iil", "0": "0Oo"} if place > 1 and (place < number or deal.numbering) else {}
        digits_for = {} if 1 < place < number else {"O": "O0", "I": "I1"}
        alike = draw(st.sampled_from({**letters_for, **digits_for}.get(sign, sign)))
        typed.append(draw(st.sampled_from([alike, alike.lower(), chr(ord(alike) + 0xFEE0)])) + draw(SPACES))
    return draw(SPACES) + "".join(typed)


@given(st.data(), deals(SIX))
def test_dc_06_careless_typing_never_gives_another_deal(data: st.DataObject, deal: Deal) -> None:
    assert parse(data.draw(carelessly_typed(deal)), SIX) == deal


# A number alone (DC-05).


@pytest.mark.parametrize("typed", ["11982", "#11982", " # 11 982 ", "＃１１９８２", "ll982", "#II982"])
@pytest.mark.parametrize("chosen", [FREECELL, BAKERS], ids=lambda variant: variant.id)
def test_dc_05_a_microsoft_number_with_its_game_chosen(typed: str, chosen: Variant) -> None:
    deal = parse(typed, SIX, chosen, {"cells": 2})
    assert deal == Deal(chosen, {"cells": 2}, 11982, "microsoft")
    assert deal.code == f"{chosen.code}1-C2-#11982"


def test_dc_05_options_left_out_stand_at_their_default() -> None:
    assert parse("11982", SIX, FREECELL).code == "FC1-C4-#11982"
    assert parse("AAAAAAB", SIX, KLONDIKE, {"draw": 3, "cells": 2}).code == "KL1-D3N-AAAAAAB"


def test_dc_05_seven_digits_are_a_microsoft_number_where_the_game_takes_them() -> None:
    assert parse("2345672", SIX, FREECELL).code == "FC1-C4-#2345672"
    assert parse("2345672", SIX, KLONDIKE).code == "KL1-D1N-2345672"
    assert parse("2345O72", SIX, FREECELL).code == "FC1-C4-2345O72"


def test_dc_05_seven_characters_alone_are_a_deal_of_the_chosen_game() -> None:
    assert parse("aaa aa24", SIX, SPIDER, {"suits": 1}).code == "SP1-S1-AAAAA24"


@given(deals(SIX), st.sampled_from(SIX))
def test_dc_06_a_whole_code_brings_its_game_and_options_along(deal: Deal, chosen: Variant) -> None:
    assert parse(deal.code, SIX, chosen, chosen.default_options()) == deal


def test_dc_04_each_revision_deals_its_own_codes() -> None:
    assert parse("XX1-AAAAAAB", ALL).variant is BARE
    assert parse("XX12-2-AAAAAAB", ALL).variant is BARE_LATER
