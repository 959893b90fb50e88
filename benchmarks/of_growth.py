"""Section: how cost grows with games, cards and past games: linear or better everywhere.

Below each cost by its sizes stands the power of the size that it grows with, fitted to the three largest sizes: 1 is
linear, less is better. Smaller sizes would hide how it grows later, since every cost begins with a fixed part.
"""

import argparse
import statistics
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from benchmarks import movements, of_engine, of_plugins
from benchmarks.figures import Told, exponent, row
from benchmarks.of_keeping import fill, milliseconds, openings, tell_opening, window_of_usual_size, won_game
from qtsolitaire import places
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
FITTED = 3  # of the largest sizes
WALK_S = 0.4  # of CPU for one value
NEW_GAME = "from benchmarks.of_growth import open_new_game; open_new_game()"
MOST_POWER = 1.15
"""Of the size, that the cost may grow with; a little above 1 for the noise of measuring."""


def open_new_game() -> None:
    """In a child process: measure one opening of the New Game window."""
    from qtsolitaire.windows.new_game import NewGameDialog

    window = window_of_usual_size(safe=False)
    tell_opening(window, window.requests.new_game, NewGameDialog)


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Each cost by its sizes, and the powers of the size."""
    runs = arguments.runs
    yield from _games(runs)
    yield from _cards(runs)
    yield from _history(runs)


def _grown(what: str, unit: str, costs: Mapping[int, Sequence[float]]) -> Iterator[Told]:
    for size, values in costs.items():
        yield row(what.format(f"{size:,}"), unit, values)
    largest = {size: statistics.median(values) for size, values in list(costs.items())[-FITTED:]}
    yield row(f"{what.format('…')}: power of the size", "", [exponent(largest)], MOST_POWER)


def _games(runs: int) -> Iterator[Told]:
    loading, choosing = dict[int, list[float]](), dict[int, list[float]]()
    for count in VARIANTS:
        loading[count] = [1000 * each.seconds for each in of_plugins.starts(count, runs)]
        with of_plugins.player_with(count):
            choosing[count] = [float(words[-1]) for words in of_plugins.told_by(NEW_GAME, runs)]
    yield from _grown("loading {} drop-in games", "ms", loading)
    yield from _grown("New Game window with {} drop-in games", "ms", choosing)


def _cards(runs: int) -> Iterator[Told]:
    steps = {52 * decks: _steps(made(decks), runs) for decks in DECKS}
    yield from _grown("one step of a random walk with {} cards", "µs", steps)
    application = QApplication.instance() or QApplication([])
    frames = {52 * decks: _frames(application, made(decks)) for decks in DECKS}
    yield from _grown("one frame of a deal of {} cards", "ms", frames)


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
    return [1e6 / of_engine.speed(variant, WALK_S) for _ in range(runs)]


def _frames(application: QCoreApplication, variant: Variant) -> list[float]:
    view = movements.make_view(variant, (1280, 800))
    return [1000 * each for each in movements.timed(application.processEvents, view, movements.deal)]


def _history(runs: int) -> Iterator[Told]:
    which = Which("thoughtful", "D1N")
    names = ("won and lost of every game", "averages of one game", "a won game recorded", "Statistics window, opened")
    costs: dict[str, dict[int, list[float]]] = {name: {} for name in names}
    for games in HISTORY:
        path = places.data_dir() / "history.sqlite3"
        fill(path, games)
        history = History(path)
        history.rates()
        costs[names[0]][games] = milliseconds(history.rates, runs)
        costs[names[1]][games] = milliseconds(partial(history.figures.averages, which), runs)
        costs[names[2]][games] = [milliseconds(partial(history.record, won_game()), 1)[0] for _ in range(runs)]
        history.close()
        costs[names[-1]][games] = openings(runs)
    for name in names:
        yield from _grown(f"{name} with {{}} past games", "ms", costs[name])
