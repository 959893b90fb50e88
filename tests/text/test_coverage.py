"""What a plugin's translation lacks is known before anybody plays it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules.table import Options, Table, Variant
from qtsolitaire.rules.words import Pair, Role
from qtsolitaire.text.coverage import Gap, gaps, utterable

CATALOGUE = load_bundled()


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("variant", CATALOGUE.variants, ids=lambda variant: variant.id)
def test_the_bundled_games_lack_nothing(variant: Variant, language: str) -> None:
    assert gaps(variant, CATALOGUE, language) == []


class Strange:
    """Klondike with a rule of its own, and the texts given for it."""

    def __init__(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        self._klondike = CATALOGUE.get("klondike")
        self.variant = Variant("strange", "ST", self.lay_out, self._klondike.settings)
        self._texts = texts

    @property
    def variants(self) -> Sequence[Variant]:
        return [self.variant]

    def lay_out(self, options: Options) -> Table:
        table = self._klondike.lay_out(options)
        odd = Pair("odd_on_even", lambda under, over: over % 2 != under % 2)
        piles = [replace(pile, onto=(odd,)) if pile.role is Role.TABLEAU else pile for pile in table.piles]
        return replace(table, piles=tuple(piles))

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        return self._texts.get(language, {})


def test_own_rules_are_asked_for_by_both_ids() -> None:
    asked = utterable(Strange({}).variant)
    assert {"rule.onto.odd_on_even", "refused.onto.odd_on_even", "game.strange.name", "setting.draw.D3"} <= set(asked)
    assert len(asked) == len(set(asked))


def test_missing_and_faulty_sentences_are_told_apart() -> None:
    texts = {
        "en": {
            "game.strange.name": "Strange",
            "game.strange.summary": "Odd on even.",
            "rule.onto.odd_on_even": "Odd goes on even.",
            "refused.onto.odd_on_even": "{card} and {other} are both odd or both even.",
        },
        "fr": {
            "game.strange.name": "Étrange",
            "rule.onto.odd_on_even": "L’impair va sur le pair.",
            "refused.onto.odd_on_even": "{carte} ne va pas.",
        },
    }
    strange = Strange(texts)
    assert gaps(strange.variant, strange, "en") == []
    found = gaps(strange.variant, strange, "fr")
    assert found[0] == Gap("game.strange.summary", "")
    assert [gap.text_id for gap in found] == ["game.strange.summary", "refused.onto.odd_on_even"]
    assert "carte" in found[1].reason
    assert len(gaps(strange.variant, strange, "hi")) == 4
