"""How long an action waits for its saving, and how long the Statistics window takes to open on 100,000 games.

    python benchmarks/bench_saving.py [--games 100000]

Saving is measured in the running program, in a long game: what the hand waits after each action, at a player's pace (no
faster than one action in 50 ms) and as fast as the program can. Opening is from the command to the painted window, in
a fresh process each time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

ACTIONS = 300
OPENINGS = 9
PACE_S = 0.05
SAVING_MS, OPENING_MS = 5.0, 300.0
"""What must be reached: saving at the 95th percentile, opening at the median."""


def _window() -> object:
    """The program on a deal, as large as usual."""
    from PySide6.QtWidgets import QApplication

    from qtsolitaire import app
    from qtsolitaire.windows.main_window import MainWindow

    application = QApplication.instance() or QApplication([sys.argv[0], "-platform", "offscreen"])
    assert isinstance(application, QApplication)
    house = app.build(application, safe=True)
    house.preferences.set("animation", "off")
    window = MainWindow(house)
    window.resize(1280, 800)
    app.begin(window, "TF1-D1N-AAAAAAB")
    window.show()
    application.processEvents()
    return window


def measure_saving(pace: float) -> list[float]:
    """Milliseconds that each of many actions waited."""
    from qtsolitaire.windows.main_window import MainWindow

    window = _window()
    assert isinstance(window, MainWindow)
    waits = []
    for _ in range(ACTIONS):
        session = window.host.session
        assert session is not None
        session.play(session.engine.legal_moves(session.position)[0])
        began = time.perf_counter()
        window.resume._save_soon()
        waits.append((time.perf_counter() - began) * 1000)
        time.sleep(pace)
    window.close()
    return waits


def measure_opening() -> float:
    """Milliseconds from the command to the painted window, in this process; the answer is printed too."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from qtsolitaire.windows.main_window import MainWindow

    window = _window()
    assert isinstance(window, MainWindow)
    window.house.history.rate("thoughtful")  # the file is open since the last game, as after any win
    began = time.perf_counter()

    def seen() -> None:
        from qtsolitaire.windows.statistics import StatisticsDialog

        dialog = next(each for each in window.findChildren(StatisticsDialog) if each.isVisible())
        dialog.grab()
        print((time.perf_counter() - began) * 1000)
        os._exit(0)

    QTimer.singleShot(0, seen)
    window.open_statistics()
    QApplication.processEvents()
    return 0.0


def _line(name: str, values: Sequence[float], limit: float, at: float) -> bool:
    ordered = sorted(values)
    median, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    reached = ordered[int(len(ordered) * at)] <= limit
    verdict = "reached" if reached else f"more than {limit:.0f} ms"
    print(f"{name:<44} median {median:6.1f} ms, 95th percentile {late:6.1f} ms: {verdict}")
    return reached


def main() -> int:
    """Print the figures; 1 where one is not reached."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--opening", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.opening:
        measure_opening()
        return 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["QTSOLITAIRE_HOME"] = home
        reached = [_line("saving, one action in 50 ms", measure_saving(PACE_S), SAVING_MS, 0.95)]
        _line("saving, one action after the other", measure_saving(0), SAVING_MS, 0.95)
        from benchmarks.long_history import write

        path = Path(home) / "data" / "history.sqlite3"
        for old in path.parent.glob("history*"):
            old.unlink()
        write(path, given.games)
        runs = [subprocess.check_output([sys.executable, __file__, "--opening"], text=True) for _ in range(OPENINGS)]
        reached.append(_line(f"Statistics on {given.games:,} games", [float(run) for run in runs], OPENING_MS, 0.5))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
