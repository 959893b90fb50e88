"""From declared rules to lookup tables, once per table.

``mask[under]`` is a 64-bit number whose bit ``over`` says that ``over`` may lie on ``under``. There are 128 rows, and
no bit above 63: a face-down card neither takes nor goes anywhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from qtsolitaire.rules.cards import FACE_DOWN, RANKS, Card, Suit, card, rank
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Table
from qtsolitaire.rules.words import Based, First, Lift, Pair, Pile, Places

ALL_CARDS = (1 << FACE_DOWN) - 1
FACES: tuple[Card, ...] = tuple(card(r, s) for s in Suit for r in RANKS)

Masks = tuple[int, ...]


@cache
def _pair_masks(rule: Pair, allows: Callable[[Card, Card], bool]) -> Masks:
    rows = [0] * (2 * FACE_DOWN)
    for under in FACES:
        rows[under] = sum(1 << over for over in FACES if allows(under, over))
    return tuple(rows)


def pair_masks(rule: Pair) -> Masks:
    """One row per ``under`` byte."""
    return _pair_masks(rule, rule.allows)


def all_pairs(rules: Sequence[Pair]) -> Masks:
    """Where every rule allows; without rules every face-up card lies on every face-up card."""
    return _all_pairs(tuple((rule, rule.allows) for rule in rules))


@cache
def _all_pairs(rules: tuple[tuple[Pair, Callable[[Card, Card], bool]], ...]) -> Masks:
    masks = [_pair_masks(rule, allows) for rule, allows in rules]
    rows = [0] * (2 * FACE_DOWN)
    for under in FACES:
        row = ALL_CARDS
        for mask in masks:
            row &= mask[under]
        rows[under] = row
    return tuple(rows)


def first_mask(rule: First | Based, base: int) -> int:
    """One bit per card; ``base`` is the base rank (1..13) for Based rules, ignored by First."""
    if isinstance(rule, Based):
        return sum(1 << face for face in FACES if rule.allows(face, base))
    return sum(1 << face for face in FACES if rule.allows(face))


def all_firsts(rules: Sequence[First | Based], base: int) -> int:
    """Cards that every rule lets open the pile."""
    mask = ALL_CARDS
    for rule in rules:
        mask &= first_mask(rule, base)
    return mask


@dataclass(frozen=True, slots=True)
class Compiled:
    """A pile's rules as tables."""

    pile: Pile  # its declaration
    onto: Masks  # which cards may lie on which
    first: tuple[int, ...]  # which cards may open it, by base rank 0..13 (all alike without a base)
    run: Masks  # which pairs are ordered, for Lift.RUN
    covers: tuple[int, ...]  # indexes of the piles that lie over this one


def compile_pile(pile: Pile, places: Places, has_base: bool) -> Compiled:
    """Compile one pile.

    Raises:
        VariantProblem: it is covered by a pile that does not exist.
    """
    try:
        covers = tuple(places.index(name) for name in pile.covered_by)
    except KeyError as missing:
        raise VariantProblem(
            "variant.no_such_pile", pile=str(missing.args[0]), word=f"covered_by of {pile.id}"
        ) from None
    bases = range(RANKS.stop) if has_base else (0,)
    firsts = tuple(all_firsts(pile.first, base) for base in bases)
    if not has_base:
        firsts *= RANKS.stop
    return Compiled(pile, all_pairs(pile.onto), firsts, all_pairs(pile.run), covers)


def compile_piles(table: Table, places: Places) -> tuple[Compiled, ...]:
    """Compile every pile, like rules once."""
    return tuple(compile_pile(pile, places, table.base is not None) for pile in table.piles)


def sources(piles: Sequence[Compiled]) -> tuple[int, ...]:
    """Piles from which something may ever be carried."""
    return tuple(i for i, c in enumerate(piles) if c.pile.lift is not Lift.NOTHING and not c.pile.pairs_only)


def targets(piles: Sequence[Compiled]) -> tuple[int, ...]:
    """Piles on which something may ever be dropped."""
    return tuple(i for i, c in enumerate(piles) if c.pile.takes)


def base_rank(cards: bytes) -> int:
    """The base rank that a pile's first card gives, 0 while it is empty."""
    return rank(cards[0]) if cards else 0
