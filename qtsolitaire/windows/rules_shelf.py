"""What the rules panel reads of one game: its pages and its examples, each when first wanted."""

import logging

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.text import examples, pages
from qtsolitaire.text.examples import Example
from qtsolitaire.text.pages import Page, Shelf
from qtsolitaire.text.speech import Speech

__all__ = ["Reading", "Shelf"]

_log = logging.getLogger(__name__)


class Reading:
    """The pages of the game on the table, in the player's language."""

    def __init__(self, shelf: Shelf) -> None:
        """Read from ``shelf``."""
        self._shelf = shelf
        self._speech = Speech("en")
        self.engine: Engine | None = None
        self.pages: dict[str, Page] = {}
        self.examples: tuple[Example, ...] = ()

    def begin(self, engine: Engine, speech: Speech) -> bool:
        """Be about this game in this language; True where it is another game than before."""
        another = self.engine is None or self.engine.variant is not engine.variant
        self.engine, self._speech = engine, speech
        self.pages.clear()
        return another

    @property
    def has_game(self) -> bool:
        """False until the first game."""
        return self.engine is not None

    @property
    def title(self) -> str:
        """The game's name."""
        return self._speech.name(self.engine.variant) if self.engine else ""

    def has(self, name: str) -> bool:
        """True where there is such a page."""
        return bool(self.examples) if name == "examples" else name in self.pages

    def load(self) -> None:
        """Read what is not there yet."""
        if self.pages or self.engine is None:
            return
        variant = self.engine.variant
        self.pages["rules"] = pages.rules(self._speech, self.engine, self._shelf)
        faq = pages.faq(self._speech, variant, self._shelf)
        if faq:
            self.pages["faq"] = faq
        try:
            self.examples = examples.load(self._shelf.folder(variant))
        except Problem as problem:
            self.examples = ()
            _log.warning("examples of %s: %s", variant.id, problem)

    def example_of(self, rule: str) -> Example | None:
        """The example in which this rule, or another of the same paragraph, refuses a move."""
        rule, place = pages.bare(rule), rule
        page = self.pages.get("rules")
        anchor = page.anchor(place) if page else None
        told = next((block.anchors for block in page.blocks if anchor in block.anchors), ()) if page else ()
        for wanted in ((rule,), told):
            for example in self.examples:
                if any(step.refused and step.refused in wanted for step in example.steps):
                    return example
        return None
