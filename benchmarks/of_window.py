"""Section: the running window: language, hints, and what a hundred games leave in memory."""

import argparse
import gc
import statistics
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from benchmarks import bench_language  # first: it chooses the platform
from benchmarks.bench_start import megabytes
from benchmarks.figures import Told, many, row
from qtsolitaire import app
from qtsolitaire.windows.main_window import MainWindow
from tests.soak.player import Player, settle

GAMES = 100
MOST_GROWTH_MB = 10.0


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """A switch in a window with the table alone, with rules, and so on; then a hundred random games."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    for part in bench_language.PARTS:
        window = opened(application)
        dialog = part(window)
        bench_language.settle()
        spent = bench_language.switches(window)
        yield many(f"switch of the language, {part.__name__} in sight", "ms", spent, bench_language.MOST_MS)
        if dialog is not None:
            dialog.close()
        closed(window)
    yield from _games(application)


def opened(application: QApplication) -> MainWindow:
    """A window of the usual size, cards at their places at once."""
    house = app.build(application)
    house.preferences.set_many({"animation": "off", "language": "en"})
    window = MainWindow(house)
    window.resize(1280, 800)
    window.show()
    app.begin(window, "TF1-D1N-AAAAAAB")
    return window


def closed(window: MainWindow) -> None:
    """End it."""
    window.close()
    window.house.languages.retire()
    settle()


def _games(application: QApplication) -> Iterator[Told]:
    """What is held once every game, theme, language and size has been seen, and after a hundred games more."""
    window = opened(application)
    window.plugins.start()
    player = Player(window)
    player.see_all()
    for _ in range(GAMES // 4):
        player.game()
    before = held(player)
    while player.games < GAMES + GAMES // 4:
        player.game()
    after = held(player)
    closed(window)
    yield row("memory held before a hundred random games in all variants", "MB", before)
    yield row("memory held after them", "MB", after)
    grown = statistics.median(after) - statistics.median(before)
    yield row("growth", "MB", [grown], MOST_GROWTH_MB)


def held(player: Player) -> list[float]:
    """Megabytes, in the same state of the window, several times."""
    values = []
    for _ in range(5):
        player.rest()
        settle()
        gc.collect()
        values.append(megabytes(int(Path("/proc/self").resolve().name), "VmRSS"))
    return values
