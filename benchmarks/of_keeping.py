"""Section: what playing waits for the disk, and how soon a long history answers.

Saving is measured in the running program, in a long game: what the hand waits after each action, at a player's pace and
as fast as the program can. The Statistics window is measured from the command to the painted window, in a fresh process
each time.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.figures import Told, many, row
from benchmarks.long_history import write
from qtsolitaire import app, places, plugins
from qtsolitaire.play.replay import replay
from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History, new_uid
from qtsolitaire.store.results import Game
from qtsolitaire.store.saved import SavedGames
from qtsolitaire.windows.keeping import Kept, as_record, as_saved, stamp
from qtsolitaire.windows.main_window import MainWindow

GAMES = 100_000
MOVES = ACTIONS = 300
PACE_S = 0.05  # no player acts faster
MOST_SAVING_MS, MOST_OPENING_MS = 5.0, 300.0


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Saving and loading a long game, recording one, and statistics on 100,000 games."""
    for pace, words in ((PACE_S, "one in 50 ms"), (0.0, "one after the other")):
        waits = saving(pace)
        yield many(f"wait of an action for its saving ({ACTIONS} actions, {words})", "ms", waits, MOST_SAVING_MS)
    yield from _files(arguments.runs)
    path = places.data_dir() / "history.sqlite3"
    fill(path, GAMES)
    yield from _history(path, arguments.runs)
    opened = openings(arguments.runs)
    yield row(f"Statistics window on {GAMES:,} games, opened and painted", "ms", opened, MOST_OPENING_MS)


def window_of_usual_size(*, safe: bool = True) -> MainWindow:
    """The program on a deal, its cards at their places at once; ``safe``: without drop-in games."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    house = app.build(application, safe=safe)
    house.preferences.set("animation", "off")
    window = MainWindow(house)
    window.resize(1280, 800)
    app.begin(window, "TF1-D1N-AAAAAAB")
    window.show()
    application.processEvents()
    return window


def saving(pace: float) -> list[float]:
    """Milliseconds that each of many actions waited."""
    window, waits = window_of_usual_size(), []
    for _ in range(ACTIONS):
        session = window.host.session
        assert session is not None
        session.play(session.engine.legal_moves(session.position)[0])
        waits += milliseconds(window.resume._save_soon, 1)
        time.sleep(pace)
    window.close()
    window.house.languages.retire()
    return waits


def fill(path: Path, games: int) -> None:
    """Put a history of so many games in the place of any other."""
    for old in path.parent.glob("history*"):
        old.unlink()
    write(path, games)


def openings(runs: int) -> list[float]:
    """Milliseconds from the command to the painted Statistics window, each in a process of its own."""
    command = [sys.executable, "-c", "from benchmarks.of_keeping import open_statistics; open_statistics()"]
    return [float(subprocess.check_output(command, text=True)) for _ in range(runs)]


def open_statistics() -> None:
    """In the child process: measure one opening."""
    from qtsolitaire.windows.statistics import StatisticsDialog

    window = window_of_usual_size()
    window.house.history.rate("thoughtful")  # the file is open since the last game, as after any win
    tell_opening(window, window.requests.open_statistics, StatisticsDialog)


def tell_opening(window: MainWindow, command: Callable[[], None], kind: type[QWidget]) -> None:
    """Print the milliseconds from the command to the painted window of this kind, and end the process."""
    began = time.perf_counter()

    def seen() -> None:
        dialog = next(each for each in window.findChildren(kind) if each.isVisible())
        dialog.grab()
        print((time.perf_counter() - began) * 1000, flush=True)
        os._exit(0)

    QTimer.singleShot(0, seen)
    command()
    QApplication.processEvents()


def milliseconds(act: Callable[[], object], runs: int) -> list[float]:
    """Wall time of each run."""
    spent = []
    for _ in range(runs):
        began = time.perf_counter()
        act()
        spent.append(1000 * (time.perf_counter() - began))
    return spent


def _files(runs: int) -> Iterator[Told]:
    """A game of three hundred moves to the disk, all the way, and back."""
    catalogue = plugins.load_bundled()
    session, chance = Session.from_deal(Deal(catalogue.get("thoughtful"), {"draw": 1, "redeals": None}, 1)), Random(1)
    for _ in range(MOVES):
        session.play(chance.choice(session.engine.legal_moves(session.position)))
    saved, store = as_saved(session, Kept(new_uid(), stamp(), 100.0), Transcript()), SavedGames()
    yield row(
        f"save a game of {MOVES} moves, until it is on the disk", "ms", milliseconds(lambda: store.save(saved), runs)
    )

    def load() -> None:
        found = SavedGames().load("thoughtful")
        assert found is not None
        assert replay(as_record(found), catalogue.variants).session.position == session.position

    yield row(f"load a game of {MOVES} moves and play it again", "ms", milliseconds(load, runs))


def _history(path: Path, runs: int) -> Iterator[Told]:
    """Questions to the store itself."""
    history, which = History(path), Which("thoughtful", "D1N")
    history.rate("thoughtful")
    recorded = milliseconds(lambda: history.record(won_game()), runs)
    yield row("record a won game, bests compared", "ms", recorded)
    yield row(f"won and lost of every game, {GAMES:,} games", "ms", milliseconds(history.rates, runs))
    yield row("averages of one game and its options", "ms", milliseconds(lambda: history.figures.averages(which), runs))
    yield row("wins and losses in their order", "ms", milliseconds(lambda: history.figures.course(which), runs))
    history.close()


def won_game() -> Game:
    """One more, of a hundred and twenty draws."""
    return Game(
        uid=new_uid(), game="thoughtful", options="D1N", code="TF1-D1N-AAAAAAB", won=True, score=600, moves=120,
        undos=0, seconds=300.0, helped=False, started=stamp(), ended=stamp(), record="draw\n" * 120,
    )  # fmt: skip
