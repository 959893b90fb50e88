"""The pages that the bundled games bring, as their tests read them."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import NamedTuple

from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import clicks
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import DealRow, Draw, Variant
from qtsolitaire.rules.words import Lift, Position, Refusal, Role
from qtsolitaire.testing import options as option_sets
from qtsolitaire.text.blocks import Block, Kind, read
from qtsolitaire.text.coverage import utterable

GAMES = ("thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid")
"""The games that bring pages of their own; every other game's page is written from its Table."""

LANGUAGES = ("en", "fr", "hi")
CATALOGUE = load_bundled()

CARD = re.compile(r"(?<![A-Z0-9])(?:10|[2-9AJQK])[♠♥♦♣]")
CODE = re.compile(r"`([^`]+)`")
DEAL_CODE = re.compile(r"[A-Z]{2}\d+-\S+")
_GROUPED = re.compile(r"(?<=\d)[,\u202f](?=\d{2,3})")
_SHARE = re.compile(r"(?<=\d),(?=\d+\u202f%)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


class Section(NamedTuple):
    """A heading and what stands below it."""

    heading: Block
    blocks: tuple[Block, ...]

    @property
    def name(self) -> str:
        """The heading's anchor, which no language changes."""
        return self.heading.anchors[0] if self.heading.anchors else ""

    @property
    def text(self) -> str:
        """Everything in it, one block a line."""
        return "\n".join(block.text for block in (self.heading, *self.blocks))


@cache
def text(game: str, page: str, language: str) -> str:
    """A page's file as it stands."""
    return (CATALOGUE.folder(CATALOGUE.get(game)) / f"{page}.{language}.md").read_text(encoding="utf-8")


@cache
def sections(game: str, page: str, language: str) -> tuple[Section, ...]:
    """The page by its headings, the title first."""
    found: list[tuple[Block, list[Block]]] = []
    for block in read(text(game, page, language)):
        if block.kind is Kind.HEADING:
            found.append((block, []))
        else:
            found[-1][1].append(block)
    return tuple(Section(heading, tuple(blocks)) for heading, blocks in found)


def section(game: str, name: str, language: str) -> Section:
    """The section of the rules under the heading with this anchor."""
    return next(each for each in sections(game, "rules", language) if each.name == name)


def numbers(words: str) -> Counter[str]:
    """Every number written in digits, spelled alike for all languages; codes and cards are none."""
    plain = _SHARE.sub(".", CARD.sub(" ", CODE.sub(" ", words)))
    plain = _GROUPED.sub("", plain)
    plain = re.sub(r"(?<=\d),(?=\d)", ".", plain)
    return Counter(_NUMBER.findall(plain))


def codes(words: str) -> list[str]:
    """Whole deal codes among what is set as code."""
    return [code for code in CODE.findall(words) if DEAL_CODE.fullmatch(code)]


def anchors(game: str, language: str) -> list[str]:
    """The anchors of the rules page in their order."""
    return [anchor for block in read(text(game, "rules", language)) for anchor in block.anchors]


@cache
def refusals(game: str) -> frozenset[str]:
    """The rules that may refuse a gesture in this game, whatever its options."""
    variant = CATALOGUE.get(game)
    told = {text_id.removeprefix("refused.") for text_id in utterable(variant) if text_id.startswith("refused.")}
    for seed, options in product(range(2), option_sets.all_options(variant)):
        told |= set(_met(variant, Engine(variant, options), seed))
    return frozenset(told)


@cache
def places(game: str) -> frozenset[tuple[str, str]]:
    """The rules that may refuse a gesture, each with the kind of pile where it does, "" where it is about none."""
    variant = CATALOGUE.get(game)
    engines = [Engine(variant, options) for options in option_sets.all_options(variant)]
    found = set(chain.from_iterable(map(_declared, engines)))
    for seed, engine in product(range(2), engines):
        for refusal in _refused(variant, engine, seed):
            found.add((refusal.rule, engine.places.piles[refusal.pile].role.value if refusal.pile >= 0 else ""))
    return frozenset(found)


def _declared(engine: Engine) -> Iterator[tuple[str, str]]:
    """What the words of the table alone forbid, whether a random game comes upon it or not."""
    table = engine.table
    if isinstance(table.stock, Draw) and table.stock.redeals is not None:
        yield "stock.no_redeal", "stock"
    if isinstance(table.stock, DealRow):
        yield from ((f"whole.{rule.id}", "tableau") for rule in table.stock.rules)
    for pile in () if table.removal else table.piles:
        role = pile.role.value
        slots = (("first", pile.first), ("onto", pile.onto), ("size", pile.sizes)) if pile.takes else ()
        yield from ((f"{slot}.{rule.id}", role) for slot, rules in slots for rule in rules)
        if pile.role is not Role.STOCK and pile.lift is Lift.TOP and not pile.final and pile.full != 1:
            yield ("source.overlapped" if pile.covered_by else "source.covered"), role
        if not pile.takes and not pile.covered_by:
            yield "target.closed", role


def _met(variant: Variant, engine: Engine, seed: int) -> Iterator[str]:
    """The rules of those refusals."""
    yield from (refusal.rule for refusal in _refused(variant, engine, seed))


def _refused(variant: Variant, engine: Engine, seed: int) -> Iterator[Refusal]:
    """The refusals of every gesture, here and there along a random game."""
    chance = random.Random(f"{variant.id} {seed}")
    deck = list(engine.table.pack)
    chance.shuffle(deck)
    board = engine.start(deck)
    for turn in range(120):
        if turn % 8 == 0:
            yield from (answer for answer in _gestures(engine, board) if isinstance(answer, Refusal))
        legal = engine.legal_moves(board)
        if not legal:
            return
        board = engine.play(board, chance.choice(legal)).after


def _gestures(engine: Engine, board: Position) -> Iterator[object]:
    if engine.table.stock:
        yield clicks.stock(engine, board)
    for source, cards in enumerate(board.piles):
        for size in range(len(cards) + 1):
            yield clicks.double(engine, board, source, size)
            yield from (clicks.drop(engine, board, source, size, target) for target in range(len(board.piles)))
