"""Deal codes: whatever is typed and whatever a game declares (DC-01, DC-02, DC-06)."""

import re
from dataclasses import replace
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.codeoptions import check_codes
from qtsolitaire.rules.dealcodes import Deal, parse
from qtsolitaire.rules.errors import CodeProblem, VariantProblem
from qtsolitaire.rules.table import Choice, Setting, Variant
from tests.rules.coded_games import (
    ALL,
    BARE,
    FREECELL,
    SIX,
    all_options,
    deals,
    no_table,
    setting,
)

SENTENCES = dict(re.findall(r"^(code\.\w+)\n((?: {4}.*\n)+)", dealcodes.__doc__ or "", re.MULTILINE))


def outcome(typed: str, chosen: Variant | None) -> Deal | None:
    """A deal, or None for a refusal whose sentence can be told."""
    try:
        return parse(typed, ALL, chosen)
    except CodeProblem as refused:
        problem = refused
    fields = {name for _, name, _, _ in Formatter().parse(SENTENCES[problem.text_id]) if name}
    assert fields <= set(problem.args_by_name), problem
    assert all(str(value).isprintable() for value in problem.args_by_name.values())
    return None


CHOSEN = st.sampled_from([None, *ALL])
ALIKE = st.text(st.sampled_from("TFKLSPBKPYOIXX0123456789#-–- ACDNSU\n.é"), max_size=24)


@given(st.text(), CHOSEN)
def test_dc_06_any_text_is_a_deal_or_refused(typed: str, chosen: Variant | None) -> None:
    outcome(typed, chosen)


@given(st.one_of(ALIKE, ALIKE.map("FC".__add__), ALIKE.map("KL1".__add__)), CHOSEN)
def test_dc_06_texts_like_codes_are_a_deal_or_refused(typed: str, chosen: Variant | None) -> None:
    deal = outcome(typed, chosen)
    assert deal is None or parse(deal.code, ALL) == deal


@given(deals(), st.data(), CHOSEN)
def test_dc_06_a_slip_of_the_finger_is_a_deal_or_refused(
    deal: Deal, data: st.DataObject, chosen: Variant | None
) -> None:
    at = data.draw(st.integers(0, len(deal.code)))
    gone = data.draw(st.integers(0, 3))
    typed = deal.code[:at] + data.draw(ALIKE) + deal.code[at + gone :]
    other = outcome(typed, chosen)
    assert other is None or parse(other.code, ALL) == other


@given(deals(SIX), st.data())
def test_dc_06_a_missing_sign_never_gives_a_deal(deal: Deal, data: st.DataObject) -> None:
    """Of the number of seven: a shorter one is not another deal."""
    code = Deal(deal.variant, deal.options, deal.number % 2**31).code
    at = data.draw(st.integers(len(code) - 7, len(code) - 1))
    with pytest.raises(CodeProblem):
        parse(code[:at] + code[at + 1 :], SIX)


@pytest.mark.parametrize("sign", ["A", " ", "1", "#", "-", "\u0915"])
def test_dc_06_a_megabyte_is_refused(sign: str) -> None:
    with pytest.raises(CodeProblem, match="too_long"):
        parse(sign * 1_000_000, SIX, FREECELL)


def test_dc_06_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    sources = (Path(dealcodes.__file__).parent).glob("*code*.py")
    raised = {text_id for source in sources for text_id in re.findall(r'"(code\.\w+)"', source.read_text("utf-8"))}
    assert raised == set(SENTENCES)


# Declarations whose codes would not be one deal each.


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
def test_dc_01_declarations_with_clear_codes_pass(variant: Variant) -> None:
    check_codes(variant)


@pytest.mark.parametrize(
    ("variant", "problem"),
    [
        (replace(BARE, code="xx"), "variant.code_letters"),
        (replace(BARE, code="XXX"), "variant.code_letters"),
        (replace(BARE, code="X1"), "variant.code_letters"),
        (replace(BARE, code="ÉX"), "variant.code_letters"),
        (replace(BARE, revision=0), "variant.code_letters"),
        (replace(BARE, settings=(setting("rows", 1, a=1),)), "variant.choice_code"),
        (replace(BARE, settings=(Setting("rows", (Choice(1, ""),), 1),)), "variant.choice_code"),
        (replace(BARE, settings=(setting("rows", 1, A=1, _=2),)), "variant.choice_code"),
        (replace(BARE, settings=(Setting("rows", (Choice(1, "A"), Choice(2, "A")), 1),)), "variant.codes_alike"),
        (replace(BARE, settings=(setting("rows", 1, O=1, _0=2),)), "variant.codes_alike"),
        (replace(BARE, settings=(setting("rows", 1, _1=1, L=2),)), "variant.codes_alike"),
        (replace(BARE, settings=(setting("a", 1, A=1, AB=2), setting("b", 1, C=1, BC=2))), "variant.codes_alike"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_dc_01_declarations_with_unclear_codes_are_refused(variant: Variant, problem: str) -> None:
    with pytest.raises(VariantProblem, match=problem):
        check_codes(variant)


CODES = st.text(st.sampled_from("A012BLIO7"), min_size=1, max_size=3)


@st.composite
def any_games(draw: st.DrawFn) -> Variant:
    """A game with any settings, clear or not."""
    settings = []
    for place in range(draw(st.integers(0, 3))):
        codes = draw(st.lists(CODES, min_size=1, max_size=4, unique=True))
        choices = tuple(Choice(value, code) for value, code in enumerate(codes))
        settings.append(Setting(f"s{place}", choices, 0))
    letters = draw(st.text(st.sampled_from("OIXL"), min_size=2, max_size=2))
    return Variant("any", letters, no_table, tuple(settings), draw(st.integers(1, 120)), ("microsoft",))


@given(any_games(), any_games(), st.data())
def test_dc_02_round_trip_of_any_game_with_clear_codes(game: Variant, other: Variant, data: st.DataObject) -> None:
    try:
        check_codes(game)
    except VariantProblem:
        return
    variants = (game,) if (game.code, game.revision) == (other.code, other.revision) else (other, game)
    numbers = data.draw(st.sampled_from([("", 0, 2**35 - 1), ("microsoft", 1, 2**31 - 1)]))
    options = data.draw(st.sampled_from(all_options(game)))
    deal = Deal(game, options, data.draw(st.integers(*numbers[1:])), numbers[0])
    assert parse(deal.code, variants) == deal
