"""``qtsolitaire deal``: deals as board text, or with ``--to`` as a PDF, a picture or a game file."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from qtsolitaire.commands import Answer, Context
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import CodeProblem, Problem

USAGE = "deal CODE|FIRST..LAST... [--to FILE]"

RANGE = ".."
MOST_DEALS = 1000
"""Of one call: more are a slip of the finger rather than a tournament."""


class DealsProblem(Problem):
    """A range that is none, or too many deals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Codes and ranges; words that are one code together may stand apart, as players may type them."""
    parser.add_argument("code", metavar="CODE", nargs="+")
    parser.add_argument("--to", metavar="FILE", type=Path)
    for name in ("paper", "layout", "background"):
        parser.add_argument(f"--{name}")
    for name in ("per-page", "width"):
        parser.add_argument(f"--{name}", type=int)
    parser.add_argument("--ratio", type=float)
    for name in ("rules", "solution", "grey", "four-colours", "large-print", "no-list", "no-boxes", "no-qr"):
        parser.add_argument(f"--{name}", action="store_true")


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Deal, and write the boards or the file."""
    deals = wanted(given.code, context)
    if given.to is None:
        return Answer(_boards(deals))
    from qtsolitaire.commands import deal_file

    return deal_file.write(given, deals, context)


def _boards(deals: list[Deal]) -> Iterator[str]:
    """Board after board, an empty line between two."""
    for number, deal in enumerate(deals):
        session = Session.from_deal(deal)
        yield "\n" * bool(number) + boards.write(session.engine, session.position, deal.code)


def wanted(words: list[str], context: Context) -> list[Deal]:
    """The deals that the words mean: one code, or several codes and ranges.

    Raises:
        CodeProblem: a word is no code.
        DealsProblem: ``deal.range``, ``deal.too_many``.
    """
    variants = context.catalogue.variants
    if RANGE not in " ".join(words):
        try:
            return [_checked(dealcodes.parse(" ".join(words), variants))]
        except CodeProblem:
            if len(words) == 1 or not any(_is_code(word, context) for word in words):
                raise
    found: list[Deal] = []
    for word in words:
        first, is_range, last = word.partition(RANGE)
        deal = _checked(dealcodes.parse(first, variants))
        found += _range(deal, last, context, MOST_DEALS - len(found)) if is_range else [deal]
        if len(found) > MOST_DEALS:
            raise DealsProblem("deal.too_many", most=MOST_DEALS)
    return found


def _is_code(word: str, context: Context) -> bool:
    try:
        dealcodes.parse(word, context.catalogue.variants)
    except CodeProblem:
        return False
    return True


def _checked(deal: Deal) -> Deal:
    """The deal, if its game can be dealt: a code may name an option that contradicts another."""
    Engine(deal.variant, deal.options)
    return deal


def _range(first: Deal, text: str, context: Context, most: int) -> list[Deal]:
    """All deals from the first to the one that the text names, whose game and options may be left out."""
    last = dealcodes.parse(text, context.catalogue.variants, first.variant, first.options)
    alike = (first.variant.id, first.options, first.numbering) == (last.variant.id, last.options, last.numbering)
    if not alike or last.number < first.number:
        raise DealsProblem("deal.range", first=first.code, last=last.code)
    if last.number - first.number >= most:
        raise DealsProblem("deal.too_many", most=MOST_DEALS)
    found = [first]
    while found[-1].number < last.number:
        found.append(dealcodes.next_deal(found[-1]))
    return found
