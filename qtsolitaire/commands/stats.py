"""``qtsolitaire stats``: what the history says about the player, or all its games as CSV."""

import argparse
import sys
from collections.abc import Iterator, Sequence

from qtsolitaire.commands import Answer, Context
from qtsolitaire.store.figures import Row, Which, streaks
from qtsolitaire.store.history import History
from qtsolitaire.store.past import CSV_HEADER
from qtsolitaire.store.results import Best
from qtsolitaire.text.played import game_name, options_words

USAGE = "stats [--csv]"

_HEADINGS = ("game", "played", "won", "share", "streak", "longest", "time", "moves", "score")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A switch."""
    parser.add_argument("--csv", action="store_true")


def run(given: argparse.Namespace, context: Context) -> Answer:
    """One row for each game with each set of options; with ``--csv`` one for each game that was played.

    A history that cannot be read is told on standard error.
    """
    history = History()
    if given.csv:
        return Answer(history.past.csv() if history.path.exists() else CSV_HEADER)
    rows = history.figures.rows(Which()) if history.path.exists() else []
    said = "".join(_table([_heading(context), *(_cells(row, history, context) for row in rows)]))
    for problem in history.notices.take():
        sys.stderr.write(context.speech.problem(problem) + "\n")
    history.close()
    return Answer(said if rows else context.speech.say("command.stats.none") + "\n")


def _heading(context: Context) -> list[str]:
    return [context.speech.say(f"command.stats.{name}") for name in _HEADINGS]


def _cells(row: Row, history: History, context: Context) -> list[str]:
    """What a row says, in the order of the headings."""
    speech, variants = context.speech, context.catalogue.variants
    options = options_words(speech, variants, row.game, row.options)
    name = " · ".join(filter(None, (game_name(speech, variants, row.game), options)))
    wins = streaks(history.figures.course(Which(row.game, row.options)))
    numbers = (row.rate.played, row.rate.won)
    bests = row.bests
    return [
        name,
        *map(speech.number, numbers),
        speech.percentage(row.rate.share),
        *map(speech.number, wins),
        speech.time(bests.time.value) if bests.time else "",
        _whole(bests.moves, context),
        _whole(bests.score, context),
    ]


def _whole(best: Best | None, context: Context) -> str:
    return context.speech.number(int(best.value)) if best else ""


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines with the first column at the left and the others at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield f"{first:<{widths[0]}}  {'  '.join(cells)}".rstrip() + "\n"
