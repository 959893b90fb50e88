"""How long a switch of the language takes in the running window, until everything is drawn anew.

``python benchmarks/bench_language.py`` opens three games, with the table alone and with each part of the window
that has many words, and switches between English, French and Hindi. The time runs from the setting to the end of the
repaint; the median and the slowest of all switches are told. No screen is needed.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable

MOST_MS = 100.0
ROUNDS = 4
LANGUAGES = ("fr", "hi", "en")
GAMES = ("TF1-D1N-AAAAAAB", "SP1-S4-AAAAAAB", "PY1-ND-AAAAAAB")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402 - after the platform is chosen

from qtsolitaire import app  # noqa: E402
from qtsolitaire.windows.main_window import MainWindow  # noqa: E402


def settle() -> None:
    """Let everything be told, laid out and painted."""
    for _ in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def table(window: MainWindow) -> None:
    """Nothing but the table."""


def rules(window: MainWindow) -> None:
    """The rules beside it."""
    window.open_rules(True)


def example(window: MainWindow) -> None:
    """An example on it."""
    window.open_rules(True)
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


PARTS: tuple[Callable[[MainWindow], QWidget | None], ...] = (table, rules, example, settings)


def switches(window: MainWindow) -> list[float]:
    """Milliseconds of each switch; the first round, in which pages and type are first read, counts too."""
    spent = []
    for language in LANGUAGES * ROUNDS:
        began = time.perf_counter()
        window.house.preferences.set("language", language)
        settle()
        spent.append((time.perf_counter() - began) * 1000)
    return spent


def main() -> int:
    """Measure every part with every game."""
    slowest = 0.0
    with tempfile.TemporaryDirectory() as home:
        os.environ["QTSOLITAIRE_HOME"] = home
        application = QApplication([])
        for part in PARTS:
            for code in GAMES:
                house = app.build(application)
                house.preferences.set("animation", "off")  # no panel slides while the clock runs
                window = MainWindow(house)
                window.resize(1280, 800)
                window.show()
                app.begin(window, code)
                house.saved.forget(window.host.session.engine.variant.id if window.host.session else "")
                opened = part(window)
                settle()
                spent = switches(window)
                median, worst = statistics.median(spent), max(spent)
                print(f"{part.__name__:9} {code[:2]}  median {median:5.1f} ms  worst {worst:5.1f} ms")
                slowest = max(slowest, median)  # the worst one tells of other programs too
                if opened is not None:
                    opened.close()
                window.close()
                house.languages.retire()
    return int(slowest > MOST_MS)


if __name__ == "__main__":
    sys.exit(main())
