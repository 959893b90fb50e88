"""The rules and FAQ pages of a game: what lies beside its plugin, else the rules written from its Table.

A plugin's pages are ``rules.<language>.md`` and ``faq.<language>.md``. A page that is missing in the player's
language is shown in English, with a line that says so.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Refusal, Role
from qtsolitaire.text.blocks import Block, Kind, read
from qtsolitaire.text.languages import ENGLISH
from qtsolitaire.text.rules_page import RulesWriter
from qtsolitaire.text.speech import Speech

_log = logging.getLogger(__name__)

LONGEST = 400_000
"""Bytes of a page file that are read; no rules are longer."""

_ROLES = frozenset(role.value for role in Role)


def told_at(refusal: Refusal, engine: Engine) -> str:
    """What to look for on a page: the rule and what kind of pile it was met at, as ``source.covered.waste``.

    The same rule may stand in two places: cards are covered in a column and on the waste.
    """
    pile = refusal.pile
    return f"{refusal.rule}.{engine.places.piles[pile].role.value}" if pile >= 0 else refusal.rule


def bare(rule: str) -> str:
    """The rule alone, without the kind of pile that ``told_at`` adds."""
    rest, _, last = rule.rpartition(".")
    return rest if last in _ROLES and "." in rest else rule


class Shelf(Protocol):
    """What a catalogue of plugins gives."""

    @property
    def variants(self) -> Sequence[Variant]:
        """Every game there is."""
        ...

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        """The plugin's own sentences by id."""
        ...

    def folder(self, variant: Variant) -> Path:
        """Where the plugin's pages lie."""
        ...


@dataclass(frozen=True, slots=True)
class Page:
    """One page to read."""

    blocks: tuple[Block, ...]
    language: str  # in which it is written: English where the player's is missing

    def markdown(self) -> str:
        """The page as text, for the command line and for files."""
        lines: list[str] = []
        for before, block in zip((None, *self.blocks), self.blocks, strict=False):
            in_list = before and before.kind is block.kind and block.kind in (Kind.ITEM, Kind.NUMBERED)
            lines += [] if in_list or before is None else [""]
            lines.append(block.markdown())
        return "\n".join(lines) + "\n"

    def html(self) -> str:
        """The page for a text browser; ``anchor`` names its places."""
        return "\n".join(block.html() for block in self.blocks)

    def anchor(self, rule: str) -> str | None:
        """The anchor to go to for a rule, as ``told_at`` names it.

        It is the paragraph about this kind of pile, else the rule's own one, else the nearest of its slot.
        """
        anchors = [anchor for block in self.blocks for anchor in block.anchors]
        slot = rule.partition(".")[0]
        near = (anchor for anchor in anchors if anchor == slot or anchor.startswith(f"{slot}."))
        return next((name for name in (rule, bare(rule)) if name in anchors), None) or next(near, None)

    def heading(self, anchor: str) -> str:
        """The heading above an anchor, for the words of a link; empty where there is none."""
        last = ""
        for block in self.blocks:
            if block.kind is Kind.HEADING and block.level > 1:
                last = block.text
            if anchor in block.anchors:
                return last
        return ""


def rules(speech: Speech, engine: Engine, shelf: Shelf) -> Page:
    """The rules of the engine's game."""
    return _written(speech, engine.variant, shelf, "rules") or Page(
        RulesWriter(speech, engine).blocks(), speech.language
    )


def faq(speech: Speech, variant: Variant, shelf: Shelf) -> Page | None:
    """Questions and answers, None where the plugin brings none."""
    return _written(speech, variant, shelf, "faq")


def _written(speech: Speech, variant: Variant, shelf: Shelf, name: str) -> Page | None:
    for language in dict.fromkeys((speech.language, ENGLISH.id)):
        found = _read(shelf.folder(variant) / f"{name}.{language}.md")
        blocks = tuple(replace(block, text=speech.lettered(block.text)) for block in found)
        if blocks and language == speech.language:
            return Page(blocks, language)
        if blocks:
            notice = Block(Kind.TEXT, f"*{speech.say('page.fallback')}*")
            return Page((notice, *blocks), language)
    return None


def _read(path: Path) -> tuple[Block, ...]:
    """The file's blocks; none where it is missing or no text."""
    try:
        if not path.is_file():
            return ()
        with path.open("rb") as file:
            return read(file.read(LONGEST).decode("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("page %s cannot be read: %s", path, error)
        return ()
