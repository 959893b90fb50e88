"""Is a declared game what it should be, word by word: asked before any of its rules is.

Every way to be wrong has a sentence of its own; what is only found by playing is left to the trial.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from qtsolitaire.rules import microsoft, shuffle
from qtsolitaire.rules.cards import RANKS, Suit, card, letters
from qtsolitaire.rules.codeoptions import check_codes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import (
    Choice,
    Consequence,
    Deal,
    DealRow,
    Draw,
    Goal,
    Options,
    Points,
    Removal,
    Scoring,
    Setting,
    Table,
    To,
    Undo,
    Variant,
)
from qtsolitaire.rules.words import Based, First, Pair, Pile, Role, Size, Whole

_FACES = frozenset(card(rank, suit) for suit in Suit for rank in RANKS)
_ID = "[a-z][a-z0-9]*(-[a-z0-9]+)*"
_PILE_ID = "[a-z][a-z0-9]*"
MOST_OPTIONS = 200
"""Combinations of choices; all of them are tried."""


def inspect(variant: Variant) -> None:
    """Check the variant, and its table with its default options.

    Raises:
        VariantProblem: names the word at fault.
        Exception: whatever its own functions raise.
    """
    _metadata(variant)
    check_codes(variant)
    inspect_table(variant, variant.default_options())


def inspect_table(variant: Variant, options: Options) -> Engine:
    """Check the table that the game lays with these options, word by word, then as a whole.

    Raises:
        VariantProblem: names the word at fault.
        Exception: whatever its own functions raise.
    """
    table = variant.lay_out(options)
    if not isinstance(table, Table):
        raise VariantProblem("variant.not_a_table", variant=variant.id, given=_kind(table))
    _words(table)
    engine = Engine(variant, options)
    left = table.goal.left(engine.start(table.pack), engine.places)
    if type(left) is not int:
        raise VariantProblem("variant.goal_not_a_number", goal=table.goal.id, given=_kind(left))
    return engine


def _metadata(variant: Variant) -> None:
    if not _matches(_ID, variant.id):
        raise VariantProblem("variant.bad_id", id=str(variant.id)[:40])
    if not _matches("[A-Z]{2}", variant.code) or type(variant.revision) is not int:
        raise VariantProblem("variant.code_letters", variant=variant.id, code=str(variant.code)[:40])
    if not callable(variant.lay_out):
        raise VariantProblem("variant.no_lay_out", variant=variant.id)
    for numbering in variant.numberings:
        if numbering != microsoft.NAME:
            raise VariantProblem("variant.unknown_numbering", variant=variant.id, given=str(numbering)[:40])
    if variant.shuffle not in shuffle.SHUFFLES:
        raise VariantProblem("variant.unknown_shuffle", variant=variant.id, given=str(variant.shuffle)[:40])
    _settings(variant)


def _settings(variant: Variant) -> None:
    ways, seen = 1, set()
    for setting in variant.settings:
        if not isinstance(setting, Setting):
            raise VariantProblem("variant.wrong_word", word="settings", given=_kind(setting), wanted="Setting")
        if setting.id in seen:
            raise VariantProblem("variant.setting_twice", variant=variant.id, setting=setting.id)
        seen.add(setting.id)
        for choice in setting.choices:
            if not isinstance(choice, Choice):
                raise VariantProblem("variant.wrong_word", word="choices", given=_kind(choice), wanted="Choice")
        if not any(_same(choice.value, setting.default) for choice in setting.choices):
            default = str(setting.default)[:40]
            raise VariantProblem("variant.bad_default", variant=variant.id, setting=setting.id, default=default)
        ways *= len(setting.choices)
    if ways > MOST_OPTIONS:
        raise VariantProblem("variant.too_many_options", variant=variant.id, ways=ways, most=MOST_OPTIONS)


def _same(one: object, other: object) -> bool:
    """1 and True are two values."""
    return one == other and type(one) is type(other)


def _words(table: Table) -> None:
    for word, value, wanted in _typed(table):
        if not isinstance(value, wanted):
            raise VariantProblem("variant.wrong_word", word=word, given=_kind(value), wanted=_wanted(wanted))
    for pile in table.piles:
        if not _matches(_PILE_ID, pile.id):
            raise VariantProblem("variant.bad_pile_id", pile=str(pile.id)[:40])
    _numbers(table)
    _pack(table)


def _typed(table: Table) -> Iterator[tuple[str, object, Any]]:
    """(where, what stands there, what should): every value of a table whose kind matters."""
    yield from _each("piles", table.piles, Pile)
    yield from _each("deal", table.deal, Deal)
    yield "goal", table.goal, Goal
    yield "stock", table.stock, Draw | DealRow | None
    yield "removal", table.removal, Removal | None
    yield from _each("rules", table.rules, Whole)
    yield from _each("after", table.after, Consequence)
    yield "scoring", table.scoring, Scoring | None
    yield "undo", table.undo, Undo
    yield from _each("click", table.click, To)
    yield from _each("double", table.double, To)
    for pile in table.piles:
        yield from _typed_pile(pile)
    if table.scoring is not None:
        yield from _each("points", table.scoring.points, Points)
    if table.removal is not None:
        yield from _each("removal.single", table.removal.single, First)
        yield from _each("removal.pair", table.removal.pair, Pair)


def _typed_pile(pile: Pile) -> Iterator[tuple[str, object, Any]]:
    yield f"{pile.id}: role", pile.role, Role
    yield from _each(f"{pile.id}: onto", pile.onto, Pair)
    yield from _each(f"{pile.id}: first", pile.first, First | Based)
    yield from _each(f"{pile.id}: run", pile.run, Pair)
    yield from _each(f"{pile.id}: sizes", pile.sizes, Size)


def _each(word: str, values: object, wanted: Any) -> Iterator[tuple[str, object, Any]]:
    """Forgetting a comma, ``(one_lower)`` for ``(one_lower,)``, is the commonest slip."""
    yield word, values, tuple
    if isinstance(values, tuple):
        yield from ((word, value, wanted) for value in values)


def _numbers(table: Table) -> None:
    for deal in table.deal:
        for word, numbers in (("counts", deal.counts), ("up", deal.up)):
            if isinstance(numbers, tuple) and len(numbers) != len(deal.to):
                first, piles = deal.to[0] if deal.to else "-", len(deal.to)
                raise VariantProblem("variant.deal_lengths", first=first, word=word, piles=piles, numbers=len(numbers))
    for pile in table.piles:
        whole = (pile.takes, pile.full, pile.shows)
        if not all(type(number) is int and number >= 0 for number in whole) or not _is_place(pile.at):
            raise VariantProblem("variant.bad_number", pile=pile.id)
    scoring = table.scoring
    for points in scoring.points if scoring else ():
        if type(points.points) is not int:
            raise VariantProblem("variant.points_not_a_number", points=points.id, given=_kind(points.points))


def _matches(pattern: str, value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _is_place(at: object) -> bool:
    return isinstance(at, tuple) and len(at) == 2 and all(type(each) in (int, float) and -40 < each < 40 for each in at)


def _pack(table: Table) -> None:
    for each in table.pack:
        if each not in _FACES:
            raise VariantProblem("variant.not_a_card", given=str(each)[:40])
    times = Counter(table.pack)
    most, least = max(times.values(), default=0), min(times.values(), default=0)
    if most != least:
        odd = next(each for each in times if times[each] == most)
        raise VariantProblem("variant.uneven_pack", card=letters(odd), times=most, others=least)
    if not times:
        raise VariantProblem("variant.deal_and_pack", dealt=0, pack=0)


def _wanted(kind: Any) -> str:
    """Type names as an author writes them."""
    parts = getattr(kind, "__args__", (kind,))
    return ", ".join("None" if part is type(None) else part.__name__ for part in parts)


def _kind(value: object) -> str:
    return value.__name__ if isinstance(value, type) else type(value).__name__
