"""Section: what a hundred games leave in memory, and a switch of the language in the running window.

The games are played at random, in all variants, with everything changed in the middle of them. A switch is measured
with the table alone and with each part of the window that has many words, from the setting to the end of the repaint.
"""

import argparse
import gc
import os
import statistics
import time
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.figures import Told, many, row
from benchmarks.of_keeping import window_of_usual_size
from benchmarks.programs import megabytes
from qtsolitaire.windows.main_window import MainWindow
from tests.soak.player import Player
from tests.soak.player import settle as let_all_go

LANGUAGES, ROUNDS = ("fr", "hi", "en"), 4
GAMES = 100
MOST_SWITCH_MS, MOST_GROWTH_MB = 100.0, 10.0


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """A hundred random games in a fresh process; then the switches, each part in sight."""
    yield from _games()
    for part in (table, rules, example, settings):
        window = window_of_usual_size()
        dialog = part(window)
        settle()
        yield many(f"switch of the language, {part.__name__} in sight", "ms", switches(window), MOST_SWITCH_MS)
        if dialog is not None:
            dialog.close()
        closed(window)


def closed(window: MainWindow) -> None:
    """End it."""
    window.close()
    window.house.languages.retire()
    let_all_go()


# A switch of the language


def settle() -> None:
    """Let everything be told, laid out and painted."""
    for _ in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def table(window: MainWindow) -> None:
    """Nothing but the table."""


def rules(window: MainWindow) -> None:
    """The rules beside it."""
    window.requests.open_rules(True)


def example(window: MainWindow) -> None:
    """An example on it."""
    window.requests.open_rules(True)
    window.stage.rules.choose("examples")
    window.lesson.begin(window.stage.rules.examples.rows[0].example)


def settings(window: MainWindow) -> QWidget:
    """The settings, where the language is chosen."""
    from qtsolitaire.windows.settings import SettingsDialog
    from qtsolitaire.windows.settings_decks import Decks

    dialog = SettingsDialog(window, window.house.preferences, window.house.speech.language)
    dialog.show()
    for decks in dialog.findChildren(Decks):
        decks.stop()  # it would go on drawing previews of the decks of other programs meanwhile
    return dialog


def switches(window: MainWindow) -> list[float]:
    """Milliseconds of each switch; the first round, in which pages and type are first read, counts too."""
    spent = []
    for language in LANGUAGES * ROUNDS:
        began = time.perf_counter()
        window.house.preferences.set("language", language)
        settle()
        spent.append((time.perf_counter() - began) * 1000)
    return spent


# A hundred games


def _games() -> Iterator[Told]:
    """What is held once every game, theme, language and size has been seen, and after a hundred games more."""
    window = window_of_usual_size(safe=False)
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
    yield row("memory held once all games, themes, languages and sizes were seen", "MB", before)
    yield row(f"memory held after {GAMES} random games more", "MB", after)
    grown = statistics.median(after) - statistics.median(before)
    yield row(f"growth by {GAMES} games", "MB", [grown], MOST_GROWTH_MB)


def held(player: Player) -> list[float]:
    """Megabytes, in the same state of the window, several times."""
    values = []
    for _ in range(5):
        player.rest()
        let_all_go()
        gc.collect()
        values.append(megabytes(os.getpid(), "VmRSS"))
    return values
