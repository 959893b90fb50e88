"""The first hint after a deal, in every game, and the window's event loop while a search runs.

``python benchmarks/bench_hint.py [DEALS]``, 20 deals a game unless told. Goals: a hint within 200 ms at the 95th
percentile, a guess counted; gaps between two turns of the event loop under 20 ms at the 95th percentile.
"""

import math
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QTSOLITAIRE_HOME"] = str(Path(tempfile.mkdtemp(prefix="qtsolitaire-bench-")))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from qtsolitaire import app
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.table.animation import Speed
from qtsolitaire.windows.main_window import MainWindow

WATCHED_SECONDS = 5.0


def at(values: list[float], share: float) -> float:
    return sorted(values)[max(0, math.ceil(len(values) * share) - 1)] * 1000


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def first_hints(window: MainWindow, deals: int) -> None:
    """One row a game: milliseconds from the command to the marked card, and how many were guesses."""
    loop, said = QEventLoop(), list[str]()
    window.aids.adviser.shown.connect(lambda _move: loop.quit())
    window.aids.adviser.told.connect(lambda message: said.append(message.words()))
    window.aids.adviser.told.connect(lambda _message: loop.quit())
    print(f"{'game':16}{'median ms':>10}{'p95 ms':>8}{'worst ms':>9}{'guesses':>9}")
    for variant in window.house.catalogue.variants:
        times = []
        said.clear()
        for number in range(deals):
            window.desk.deal_out(Deal(variant, variant.default_options(), number + 1))
            wait(30)
            began = time.perf_counter()
            QTimer.singleShot(0, window.aids.hint)
            loop.exec()
            times.append(time.perf_counter() - began)
        guesses = sum("guess" in words for words in said)
        print(f"{variant.id:16}{at(times, 0.5):10.1f}{at(times, 0.95):8.1f}{at(times, 1):9.1f}{guesses:9}", flush=True)


def gaps(window: MainWindow, code: str) -> None:
    """Between two turns of a timer that is always due, with and without a search."""
    for searching in (False, True):
        window.house.preferences.set("winnable_light", searching)
        window.desk.want_code(code)
        wait(1500)
        seen, last = list[float](), time.perf_counter()
        end = last + WATCHED_SECONDS
        timer, loop = QTimer(), QEventLoop()

        def tick() -> None:
            nonlocal last
            now = time.perf_counter()
            seen.append(now - last)  # noqa: B023 - used within the turn
            last = now
            if now > end:  # noqa: B023
                loop.quit()  # noqa: B023

        timer.timeout.connect(tick)
        timer.start(1)
        loop.exec()
        timer.stop()
        print(
            f"{'searching' if searching else 'at rest':16}{at(seen, 0.5):10.2f}{at(seen, 0.95):8.2f}{at(seen, 1):9.2f}"
            f"   {window.status.sign.value}"
        )


def main(deals: int) -> None:
    """Print both tables."""
    qapp = QApplication([])
    window = MainWindow(app.build(qapp))
    window.resize(1280, 800)
    window.show()
    window.table.set_speed(Speed.OFF)
    app.begin(window, "FC1-C4-#1")
    first_hints(window, deals)
    print(f"\n{'event loop':16}{'median ms':>10}{'p95 ms':>8}{'worst ms':>9}")
    gaps(window, "SP1-S4-AAAAAAB")
    window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
