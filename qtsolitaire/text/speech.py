"""Ids become whole sentences in the player's language.

``text.lookup`` says where they come from; an id without any sentence becomes its last part made readable.
Nothing here raises.
"""

import re
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from qtsolitaire.rules.cards import SUIT_GLYPHS, is_face_up, rank, suit
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Choice, Options, Setting, Variant
from qtsolitaire.rules.words import Refusal
from qtsolitaire.text import naming
from qtsolitaire.text.languages import ENGLISH, LANGUAGES, clock
from qtsolitaire.text.lookup import Lookup, Texts
from qtsolitaire.text.placeholders import fill

if TYPE_CHECKING:
    from qtsolitaire.rules.engine import Engine

INTERNATIONAL = "AJQK"
FRENCH_LETTERS = "AVDR"

_INDEX = re.compile(rf"(?<![A-Za-z0-9])([{INTERNATIONAL}])(?=[{SUIT_GLYPHS}])")


class Speech:
    """One language's voice. Cheap to make; make a new one when the language changes."""

    def __init__(
        self,
        language: str,
        catalogue: Texts | None = None,
        *,
        letters: str = INTERNATIONAL,
        folder: Path | None = None,
    ) -> None:
        """Speak ``language`` (an unknown one: English).

        Args:
            language: "en", "fr" or "hi".
            catalogue: the plugins' sentences; None for the host's alone.
            letters: the indices of ace, jack, queen and king.
            folder: where compiled Linguist files lie; None for the bundled ones.
        """
        self._facts = LANGUAGES.get(language, ENGLISH)
        self.language = self._facts.id
        self.letters = letters
        self._lookup = Lookup(self.language, catalogue, folder)

    # Sentences

    def say(self, text_id: str, /, *, n: int | None = None, **args: str | int) -> str:
        """The sentence of this id, the host's or any plugin's; ``n`` chooses the plural and fills ``%n``."""
        return self._tell(None, text_id, n, args)

    def say_of(self, variant: Variant, text_id: str, /, *, n: int | None = None, **args: str | int) -> str:
        """As ``say``, but the variant's own sentence comes first: ``game.<variant>.<id>``, then ``<id>``."""
        return self._tell(variant, text_id, n, args)

    def _tell(self, variant: Variant | None, text_id: str, n: int | None, args: Mapping[str, str | int]) -> str:
        return self._say(variant, text_id, n, args) or naming.readable(text_id)

    def knows(self, text_id: str, variant: Variant | None = None) -> bool:
        """True where a sentence of this id exists, if only in English."""
        return self._lookup.knows(text_id, variant)

    def _say(self, variant: Variant | None, text_id: str, n: int | None, args: Mapping[str, str | int]) -> str | None:
        values = {name: self.number(value) if isinstance(value, int) else value for name, value in args.items()}
        ids = (f"game.{variant.id}.{text_id}", text_id) if variant else (text_id,)
        for wanted in ids:
            for text in self._lookup.candidates(variant, wanted, n):
                filled = fill(text, values)
                if filled is not None:
                    return filled if n is None else filled.replace("%n", self.number(n))
        return None

    # Refusals and problems

    def refusal(self, refusal: Refusal, engine: "Engine") -> tuple[str, str]:
        """Headline and reason of a refused move."""
        args = naming.refusal_args(self, refusal, engine)
        n = refusal.limit if refusal.limit >= 0 else None
        slot = refusal.rule.partition(".")[0]
        headlines = (f"headline.{refusal.rule}", f"headline.{slot}", "headline.any")
        said = (self._say(engine.variant, each, n, args) for each in headlines if self._has(each, engine.variant))
        headline = next(filter(None, said), naming.readable(refusal.rule))
        return headline, self._tell(engine.variant, f"refused.{refusal.rule}", n, args)

    def _has(self, text_id: str, variant: Variant) -> bool:
        return self.knows(text_id, variant) or self.knows(f"game.{variant.id}.{text_id}", variant)

    def problem(self, problem: Problem) -> str:
        """What is wrong and what to do about it."""
        text = self._say(None, f"problem.{problem.text_id}", _count(problem), problem.args_by_name)
        if text is not None:
            return text
        told = ", ".join(f"{name}: {value}" for name, value in problem.args_by_name.items())
        return self.say("problem.any", id=naming.readable(problem.text_id), args=told)

    # Names

    def name(self, variant: Variant) -> str:
        """The game's name."""
        return self.say_of(variant, "name") if self._has("name", variant) else naming.readable(variant.id)

    def summary(self, variant: Variant) -> str:
        """One or two sentences about the game, empty where its plugin has none."""
        return self.say_of(variant, "summary") if self._has("summary", variant) else ""

    def tagline(self, variant: Variant) -> str:
        """A few words under the game's miniature, empty where its plugin has none."""
        return self.say_of(variant, "tagline") if self._has("tagline", variant) else ""

    def setting(self, variant: Variant, setting: Setting) -> str:
        """The setting's label."""
        return self.say_of(variant, f"setting.{setting.id}")

    def choice(self, variant: Variant, setting: Setting, choice: Choice) -> str:
        """The choice's label, whole by itself: "Draw 3"."""
        return self.say_of(variant, f"setting.{setting.id}.{choice.code}")

    def options(self, variant: Variant, options: Options) -> str:
        """Every chosen option that leaves a choice, side by side."""
        chosen = (
            self.choice(variant, setting, choice)
            for setting in variant.settings
            if len(setting.choices) > 1
            for choice in setting.choices
            if choice.value == options.get(setting.id, setting.default)
        )
        return " · ".join(chosen)

    def card(self, card: int) -> str:
        """Rank and glyph, as cards stand in sentences: 7♥; a face-down card tells nothing."""
        return self.rank(rank(card)) + SUIT_GLYPHS[suit(card)] if is_face_up(card) else self.say("card.face_down")

    def rank(self, rank: int) -> str:
        """The index of a rank (1..13)."""
        return {1: self.letters[0], 11: self.letters[1], 12: self.letters[2], 13: self.letters[3]}.get(rank, str(rank))

    def lettered(self, text: str) -> str:
        """A written text with its cards (Q♥) as the cards on the table show them (D♥)."""
        if self.letters == INTERNATIONAL:
            return text
        return _INDEX.sub(lambda found: self.letters[INTERNATIONAL.index(found[1])], text)

    def card_long(self, card: int) -> str:
        """The card in words: 7 of hearts."""
        if not is_face_up(card):
            return self.say("card.face_down")
        which = str(rank(card)) if rank(card) in (1, 11, 12, 13) else "number"
        return self.say(f"card.{which}", rank=str(rank(card)), suit=self.say(f"card.suit.{suit(card):d}"))

    def pile(self, engine: "Engine", index: int) -> str:
        """The pile in words: column 3."""
        text_id, args = naming.pile(self, engine.places, index)
        return self._tell(engine.variant, text_id, None, args)

    # Numbers

    def number(self, value: int) -> str:
        """A whole number with the language's groups."""
        return self._facts.number(value)

    def fraction(self, value: float, places: int) -> str:
        """A number with decimals."""
        return self._facts.fraction(value, places)

    def percentage(self, share: float, places: int = 0) -> str:
        """A share of 1 in percent."""
        return self._facts.percentage(share, places)

    def time(self, seconds: float) -> str:
        """Played time: 4:12."""
        return clock(seconds)

    def date(self, on: date) -> str:
        """A date in words."""
        return self._facts.day(on)


def _count(problem: Problem) -> int | None:
    """A problem's ``n``, for its plural."""
    n = problem.args_by_name.get("n")
    return n if isinstance(n, int) else None
