"""Section: how cost grows with games, cards and past games: linear or better everywhere.

Cost of the largest over cost of the smallest, divided by the same of their sizes: 1 is linear, less is better. What
does not grow at all costs the same for each size, so small sizes are taken together with what there is anyway.
"""

import argparse
import math
import statistics
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from benchmarks import bench_engine, bench_frames, bench_plugins
from benchmarks.figures import Told, row
from benchmarks.long_history import write
from benchmarks.of_keeping import milliseconds
from qtsolitaire.api import (
    Deal,
    Draw,
    Lift,
    Table,
    Variant,
    all_on_foundations,
    columns,
    foundations,
    one_lower,
    pack,
    pid,
    same_suit,
    stock,
    waste,
)
from qtsolitaire.rules.cards import Suit
from qtsolitaire.rules.table import Options
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History

VARIANTS = (1, 50, 200, 500)
DECKS = (1, 2, 4)
HISTORY = (10, 100, 1_000, 10_000, 100_000)
MOST_POWER = 1.15
"""Of the size, that the cost may grow with; a little above 1 for the noise of measuring."""


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Each cost by its sizes, and the power of the size that the last step grows with."""
    runs = max(5, arguments.runs)
    loading = {size: [1000 * each.seconds for each in bench_plugins.starts(size, runs)] for size in VARIANTS}
    yield from _grown("start with {} drop-in games", "ms", loading)
    steps = {52 * decks: _steps(made(decks), runs) for decks in DECKS}
    yield from _grown("one step of a random walk with {} cards", "µs", steps)
    application = QApplication([])
    frames = {52 * decks: _frames(application, made(decks)) for decks in DECKS}
    yield from _grown("one frame of a deal of {} cards", "ms", frames)
    yield from _history(runs)


def _grown(what: str, unit: str, costs: Mapping[int, Sequence[float]]) -> Iterator[Told]:
    for size, values in costs.items():
        yield row(what.format(f"{size:,}"), unit, values)
    (small, low), (large, high) = [(size, statistics.median(values)) for size, values in costs.items()][-2:]
    power = math.log(high / low) / math.log(large / small)
    yield row(f"power of the size: {what.format('…')}", "", [power], MOST_POWER)


def made(decks: int) -> Variant:
    """Forty Thieves' kind of game with this many packs."""

    def lay_out(options: Options) -> Table:
        piles = columns(8, 1.1, onto=(same_suit, one_lower), lift=Lift.RUN, run=(same_suit, one_lower))
        return Table(
            pack=pack(decks=decks),
            piles=(
                stock(),
                waste((1.1, 0)),
                *foundations((2.2, 0), 1.1, suits=tuple(Suit) * decks, final=True),
                *piles,
            ),
            deal=(Deal(pid("t", 8), 4 * decks), Deal(("stock",), up=0)),
            stock=Draw("stock", "waste"),
            goal=all_on_foundations,
        )

    return Variant(f"made-{decks}", "ZZ", lay_out)


def _steps(variant: Variant, runs: int) -> list[float]:
    """Microseconds of CPU of legal moves and one of them."""
    return [1e6 / bench_engine.speed(variant, 0.4) for _ in range(runs)]


def _frames(application: QApplication, variant: Variant) -> list[float]:
    view = bench_frames.make_view(variant, (1280, 800))
    application.processEvents()
    return [1000 * each for each in bench_frames.timed(application.processEvents, view, bench_frames.deal)]


def _history(runs: int) -> Iterator[Told]:
    which = Which("thoughtful", "D1N")
    rates, averages = dict[int, list[float]](), dict[int, list[float]]()
    for games in HISTORY:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "history.sqlite3"
            write(path, games)
            history = History(path)
            history.rates()
            rates[games] = milliseconds(history.rates, runs)
            averages[games] = milliseconds(lambda history=history: history.figures.averages(which), runs)  # type: ignore[misc]
            history.close()
    yield from _grown("won and lost of every game among {} past games", "ms", rates)
    yield from _grown("averages among {} past games", "ms", averages)
