"""Every id that the program can utter has its sentences: rules, refusals, problems."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import builds, outcomes
from qtsolitaire.rules.cards import Suit
from qtsolitaire.rules.table import Consequence, Goal
from qtsolitaire.rules.words import Based, First, Pair, Size, Whole
from qtsolitaire.text.sentences import SENTENCES
from tests.text.linguist import ROOT

PACKAGE = ROOT / "qtsolitaire"
STOCK = [
    *vars(builds).values(),
    builds.ace_first(),
    builds.own_suit(Suit.HEARTS),
    builds.base_first(),
    builds.columns_filled(1),
]
REMOVED = {"thirteen", "king_alone"}
"""Rules of removals only; every other pair is a rule of building."""


def rules_of(kind: type) -> set[str]:
    return {str(getattr(rule, "id", "")) for rule in STOCK if isinstance(rule, kind)}


def calls(folder: Path) -> Iterator[tuple[Path, ast.Call]]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def refusals_spelled_out() -> set[str]:
    return {
        str(call.args[0].value)
        for _, call in calls(PACKAGE / "rules")
        if name_of(call) == "Refusal" and call.args and isinstance(call.args[0], ast.Constant)
    }


def refusals_of_the_stock() -> set[str]:
    pairs = rules_of(Pair)
    return (
        {f"onto.{name}" for name in pairs - REMOVED}
        | {f"first.{name}" for name in (rules_of(First) | rules_of(Based)) - REMOVED}
        | {f"remove.{name}" for name in REMOVED}
        | {f"size.{name}" for name in rules_of(Size)}
        | {f"whole.{name}" for name in rules_of(Whole)}
    )


def test_the_stock_of_rules_is_found() -> None:
    assert {"onto.other_colour", "first.ace_first", "size.room", "whole.columns_filled"} <= refusals_of_the_stock()
    assert {"source.disordered", "target.full", "stock.no_redeal"} <= refusals_spelled_out()


@pytest.mark.parametrize("rule", sorted(refusals_of_the_stock() | refusals_spelled_out()))
def test_every_refusal_has_a_reason_and_a_headline(rule: str) -> None:
    slot = rule.partition(".")[0]
    assert f"refused.{rule}" in SENTENCES
    assert f"headline.{rule}" in SENTENCES or f"headline.{slot}" in SENTENCES


@pytest.mark.parametrize("rule", sorted(refusals_of_the_stock()))
def test_every_rule_of_the_stock_has_its_sentence_for_the_rules_page(rule: str) -> None:
    """Two whole sentences for each rule: one for the rules page, one for the refusal."""
    assert f"rule.{rule}" in SENTENCES
    assert SENTENCES[f"rule.{rule}"].english
    slot, _, name = rule.partition(".")
    if slot == "onto":
        assert f"rule.group.{name}" in SENTENCES


@pytest.mark.parametrize("rule", sorted(SENTENCES))
def test_a_reason_is_one_or_two_sentences(rule: str) -> None:
    if rule.startswith("refused."):
        english = SENTENCES[rule].english
        assert english.endswith(".") or "%n time" in english
        assert english.count(". ") <= 1, "at most two sentences fit the bubble"


def test_goals_and_consequences_have_their_sentences() -> None:
    for word in vars(outcomes).values():
        if isinstance(word, Goal):
            assert f"rule.goal.{word.id}" in SENTENCES
        if isinstance(word, Consequence):
            assert f"rule.after.{word.id}" in SENTENCES


@cache
def problems() -> dict[str, tuple[Path, set[str]]]:
    """Every problem raised with its id spelled out: where, and with which arguments."""
    found = {}
    for path, call in calls(PACKAGE):
        is_problem = name_of(call).endswith("Problem") or (name_of(call) == "add" and path.parent.name == "store")
        if is_problem and call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str):
            found[call.args[0].value] = (path, {word.arg or "**" for word in call.keywords})
    return found


@pytest.mark.parametrize("text_id", sorted(problems()))
def test_every_problem_has_its_sentence_and_what_it_needs(text_id: str) -> None:
    from qtsolitaire.text.placeholders import placeholders

    path, given = problems()[text_id]
    assert f"problem.{text_id}" in SENTENCES, f"{path}: add it to qtsolitaire/text/problems.py"
    needed = placeholders(SENTENCES[f"problem.{text_id}"].english) or frozenset()
    assert "**" in given or needed <= given, f"{path} gives {sorted(given)}"


def test_the_bundled_games_say_nothing_without_a_sentence() -> None:
    catalogue = load_bundled()
    for variant in catalogue.variants:
        texts = catalogue.texts(variant, "en")
        for setting in variant.settings:
            if len(setting.choices) > 1:
                ids = [f"setting.{setting.id}", *(f"setting.{setting.id}.{each.code}" for each in setting.choices)]
                assert not [each for each in ids if each not in SENTENCES and each not in texts]
