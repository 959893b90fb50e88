"""What a game can say, and what its plugin's translation lacks: for ``check`` and the list of plugins.

A missing sentence never stops a game; it is said in English, or as its id's last part.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import DealRow, Table, Variant
from qtsolitaire.rules.words import Pile
from qtsolitaire.text.languages import ENGLISH
from qtsolitaire.text.lookup import Texts
from qtsolitaire.text.placeholders import fault
from qtsolitaire.text.sentences import SENTENCES


class Gap(NamedTuple):
    """One sentence that is not as it should be."""

    text_id: str  # "refused.onto.my_rule"
    reason: str  # why, in English, for authors; empty where it is simply missing


def utterable(variant: Variant) -> list[str]:
    """The id of every sentence that the game can say, with any of its options, each once."""
    own = [f"game.{variant.id}.name", f"game.{variant.id}.summary"]
    for setting in variant.settings:
        if len(setting.choices) > 1:
            own += [f"setting.{setting.id}", *(f"setting.{setting.id}.{choice.code}" for choice in setting.choices)]
    rules = chain.from_iterable(_of_table(table) for table in _tables(variant))
    return list(dict.fromkeys([*own, *rules]))


def gaps(variant: Variant, catalogue: Texts, language: str) -> list[Gap]:
    """Sentences that the game lacks in a language; host sentences are always there."""
    english = catalogue.texts(variant, ENGLISH.id)
    texts = catalogue.texts(variant, language)
    found = []
    for text_id in dict.fromkeys([*utterable(variant), *english]):
        if text_id in texts:
            wrong = fault(english.get(text_id, texts[text_id]), texts[text_id])
            found += [Gap(text_id, wrong)] if wrong else []
        elif text_id in english or text_id not in SENTENCES:
            found.append(Gap(text_id, ""))
    return found


def _tables(variant: Variant) -> Iterator[Table]:
    """The table of every combination of options."""
    for choices in product(*(setting.choices for setting in variant.settings)):
        chosen = zip(variant.settings, choices, strict=True)
        yield Engine(variant, {setting.id: choice.value for setting, choice in chosen}).table


def _of_table(table: Table) -> Iterator[str]:
    yield f"rule.goal.{table.goal.id}"
    yield from (f"rule.after.{each.id}" for each in table.after)
    for pile in table.piles:
        yield from _of_pile(pile)
    yield from _both("whole", (rule.id for rule in table.rules))
    if isinstance(table.stock, DealRow):
        yield from _both("whole", (rule.id for rule in table.stock.rules))
    if table.removal:
        yield from _both("remove", [rule.id for rule in table.removal.pair])
        yield from _both("remove", [rule.id for rule in table.removal.single])


def _of_pile(pile: Pile) -> Iterator[str]:
    yield from _both("onto", (rule.id for rule in pile.onto))
    yield from _both("first", (rule.id for rule in pile.first))
    yield from _both("size", (rule.id for rule in pile.sizes))
    yield from (f"rule.group.{rule.id}" for rule in pile.run)


def _both(slot: str, ids: Iterable[str]) -> Iterator[str]:
    for name in ids:
        yield from (f"rule.{slot}.{name}", f"refused.{slot}.{name}")
