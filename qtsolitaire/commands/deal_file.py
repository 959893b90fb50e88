"""Deals into a file, without a display. Qt is loaded here and not before."""

import argparse
import math
from collections.abc import Iterator
from dataclasses import replace

from qtsolitaire.commands import Answer, Context
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.target import Kind, kind_of
from qtsolitaire.output.wishes import PAPERS, PER_PAGE, Background, Layout, OutputProblem, PictureWishes, Wishes
from qtsolitaire.play.textfiles import shown_name
from qtsolitaire.rules import boards
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.table.art.style import DeckStyle

SOLVE_SECONDS = 20.0
"""To look for one deal's solution."""

_WIDTH, _RATIO = 1600, 1.0


def write(given: argparse.Namespace, deals: list[Deal], context: Context) -> Answer:
    """Write the file and say so.

    Raises:
        OutputProblem: an option, the suffix or the file is wrong; nothing has been written.
    """
    kind = kind_of(given.to)
    pages, picture = _wishes(given), _picture(given)
    if len(deals) > 1 and kind is not Kind.PDF:
        raise OutputProblem("output.one_only", file=shown_name(given.to))
    from qtsolitaire.output import headless

    headless.begin()
    from qtsolitaire.output.export import Order, export

    unsolved: list[str] = []
    subjects = _subjects(deals, context, unsolved if pages.solution and kind is Kind.PDF else None)
    order = Order(context.speech, context.catalogue, pages, picture)
    count = export(given.to, subjects, order, _title(deals, context))
    say = context.speech.say
    name = shown_name(given.to)
    is_paged = kind is Kind.PDF
    lines = [say("command.deal.written", n=count, file=name) if is_paged else say("command.deal.saved", file=name)]
    if unsolved:
        lines.append(say("command.deal.unsolved", codes=", ".join(unsolved)))
    return Answer("\n".join(lines) + "\n")


def _title(deals: list[Deal], context: Context) -> str:
    if len(deals) == 1:
        return ""
    name = context.speech.name(deals[0].variant)
    return context.speech.say("output.title.many", game=name, first=deals[0].code, last=deals[-1].code)


def _subjects(deals: list[Deal], context: Context, unsolved: list[str] | None) -> Iterator[Subject]:
    """One at a time; deals of one game with the same options share its engine. Without a list none is solved."""
    engine: Engine | None = None
    for deal in deals:
        if engine is None or engine.variant is not deal.variant or engine.options != deal.options:
            engine = Engine(deal.variant, deal.options)
        subject = Subject.of_deal(deal, engine)
        yield subject if unsolved is None else _solved(subject, context, unsolved)


def _solved(subject: Subject, context: Context, unsolved: list[str]) -> Subject:
    from qtsolitaire.commands import solve
    from qtsolitaire.solving import study

    text = boards.write(subject.engine, subject.board)
    task = study.Task(subject.code, text, SOLVE_SECONDS, solve.load, solve.drop_ins(context))
    with solve.workers(1) as executor:
        line = next(study.study([task], executor)).line
    if not line:
        unsolved.append(subject.code)
    return replace(subject, line=line)


# Options


def _one_of(value: str | None, known: list[str], name: str) -> str:
    """The value in the program's spelling, the first where none is given."""
    if value is None:
        return known[0]
    if value.lower() not in known:
        shown = "".join(sign if sign.isprintable() else "?" for sign in value[:40])
        raise OutputProblem("output.choice", option=f"--{name}", text=shown, known=", ".join(known))
    return value.lower()


def _wishes(given: argparse.Namespace) -> Wishes:
    per_page = "" if given.per_page is None else str(given.per_page)
    return Wishes(
        paper=_one_of(given.paper, list(PAPERS), "paper"),
        layout=Layout(_one_of(given.layout, [layout.value for layout in Layout], "layout")),
        per_page=int(_one_of(per_page or None, list(map(str, PER_PAGE)), "per-page")),
        listing=not given.no_list,
        boxes=not given.no_boxes,
        code=not given.no_qr,
        rules=given.rules,
        solution=given.solution,
        grey=given.grey,
        deck=_deck(given),
    )


def _deck(given: argparse.Namespace) -> DeckStyle:
    return DeckStyle(four_colours=given.four_colours, large_print=given.large_print)


def _picture(given: argparse.Namespace) -> PictureWishes:
    ratio = _RATIO if given.ratio is None else given.ratio
    width = _WIDTH if given.width is None else given.width
    if not (math.isfinite(ratio) and 0 < ratio <= 8 and width > 0):
        raise OutputProblem("output.too_small")
    background = Background(_one_of(given.background, ["table", "transparent"], "background"))
    return PictureWishes(width, ratio, background, deck=_deck(given))
