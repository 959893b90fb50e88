"""Programs measured from outside, as a player sees them: their start, their memory and their answer to a click.

They run under an Xvfb of their own. The X server tells when a window is mapped, and the window's pixels tell when cards
are there (a part of it is as light as paper), when a click on the stock has turned a card, and when anything changed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.x_screen import Box, Screen, x_server

ROOT = Path(__file__).resolve().parents[1]
OURS = "Qt Solitaire"
BARE = "a bare window of PySide6"
OTHERS = ("KPat", "AisleRiot", "PySolFC", BARE)
LIMIT_S = 20.0  # a program that takes longer has failed
STILL_S = 0.6  # between clicks: longer than a double click and than any card flies
DEALT_S = 3.0  # after this a deal has been seen

Environment = dict[str, str]


class Started(NamedTuple):
    """One start."""

    window: float  # seconds until the window was mapped
    cards: float  # until cards were painted
    click: float  # until a click had turned a card; 0 where none was made
    megabytes: float  # the most memory held until then


class Clicked(NamedTuple):
    """Where to click, and what changes then, in the window's pixels."""

    spot: tuple[int, int]  # on the stock
    waste: Box  # where the turned card comes to lie
    both: Box  # stock and waste: the first change is somewhere here
    window: tuple[int, int]  # the size for which this holds


KNOWN = {
    "KPat": Clicked((265, 163), Box(350, 90, 100, 145), Box(215, 90, 235, 145), (1344, 756)),
    "AisleRiot": Clicked((56, 146), Box(130, 80, 85, 135), Box(14, 80, 201, 135), (800, 600)),
}
"""In the windows that these open on a screen of 1920x1080 without a window manager, in Klondike."""


# Starting


def programs(pysolfc: Path | None = None) -> dict[str, list[str]]:
    """The command lines by name; ours comes first."""
    found = {OURS: [sys.executable, "-m", "qtsolitaire"]}
    path = f"{os.environ.get('PATH', '')}:/usr/games"
    kpat, sol = shutil.which("kpat", path=path), shutil.which("sol", path=path)
    if shutil.which("dbus-daemon"):  # neither starts without a session
        found |= {"KPat": [kpat, "--gametype", "klondike"]} if kpat else {}
        found |= {"AisleRiot": [sol, "--variation", "klondike"]} if sol else {}
    if pysolfc:
        found["PySolFC"] = [sys.executable, str(pysolfc.resolve() / "pysol.py"), "--game", "Klondike"]
    return found | {BARE: [sys.executable, "-c", _BARE]}


_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.resize(1280, 800)
paper = QWidget(window)
paper.setStyleSheet("background: white")
paper.setGeometry(200, 200, 600, 400)
window.setStyleSheet("background: #105030")
window.show()
application.exec()
"""
"""No program in Python and PySide6 can be there sooner."""


@contextmanager
def stage() -> Iterator[tuple[Screen, Environment]]:
    """A screen, and what programs find around them: a player of their own and a session bus."""
    with x_server() as display, session_bus() as bus, tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "DISPLAY": display, "HOME": home, "QTSOLITAIRE_HOME": f"{home}/ours", "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": home, "DBUS_SESSION_BUS_ADDRESS": bus,
        }  # fmt: skip
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's Python keeps its bytecode
        yield Screen(display), environment


@contextmanager
def session_bus() -> Iterator[str]:
    """A D-Bus session of our own, without which KPat does not start; its address, "" where there is no D-Bus."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    if not shutil.which(command[0]):
        yield ""
        return
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        try:
            yield bus.stdout.readline().strip() if bus.stdout else ""
        finally:
            bus.terminate()


@contextmanager
def running(
    screen: Screen, command: Sequence[str], environment: Environment
) -> Iterator[tuple[subprocess.Popen[bytes], int, float]]:
    """The program while it shows cards: its process, its window, and the seconds until that was mapped."""
    list(screen.mapped())
    began, quiet = time.perf_counter(), subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, cwd=ROOT) as process:
        window, first = 0, 0.0

        def shows() -> bool:
            nonlocal window, first
            for each in screen.mapped():
                window, first = each, first or time.perf_counter() - began
            return bool(window) and screen.shows_cards(window)

        try:
            until(shows, command)
            yield process, window, first
        finally:
            process.terminate()


def start(screen: Screen, command: Sequence[str], environment: Environment, click: Clicked | None = None) -> Started:
    """One start, ended as soon as all is seen."""
    began = time.perf_counter()
    with running(screen, command, environment) as (process, window, first):
        cards = time.perf_counter() - began
        clicked = 0.0
        if click:
            before = screen.pixels(window, click.waste)
            screen.click(window, click.spot)
            until(lambda: screen.pixels(window, click.waste) != before, command)
            clicked = time.perf_counter() - began
        return Started(first, cards, clicked, megabytes(process.pid, "VmHWM"))


def until(seen: Callable[[], bool], command: Sequence[str], pause: float = 0.002) -> None:
    """Wait; a program that takes too long has failed."""
    began = time.perf_counter()
    while not seen():
        if time.perf_counter() - began > LIMIT_S:
            raise TimeoutError(" ".join(command[:3]))
        time.sleep(pause)


# Clicking


def our_click() -> Clicked:
    """Where a new player's first game has its stock and its waste, in a window of the usual size."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"QTSOLITAIRE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        told = subprocess.check_output([sys.executable, "-c", _WHERE], env=environment, cwd=ROOT, text=True).split()
    x, y, *numbers = map(int, told[-12:])
    return Clicked((x, y), Box(*numbers[:4]), Box(*numbers[4:8]), (numbers[8], numbers[9]))


_WHERE = """
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from qtsolitaire import app
from qtsolitaire.windows.frame import USUAL
from qtsolitaire.windows.main_window import MainWindow
application = QApplication([])
window = MainWindow(app.build(application))
app.begin(window)
window.resize(*USUAL)
window.show()
application.processEvents()
table, engine = window.table, window.host.session.engine
corner = table.mapTo(window, QPoint(0, 0))
stock, waste = (table.card_rect(pile).translated(corner) for pile in (engine.stock, engine.waste))
print(stock.center().x(), stock.center().y())
for box in (waste, waste | stock):
    print(*box.getRect())
print(*USUAL)
"""


def clicks(screen: Screen, commands: dict[str, list[str]], environment: Environment) -> dict[str, Clicked]:
    """Where the programs can be clicked; those others only whose window is as large as is known, and answers."""
    found = {OURS: our_click()}
    for name, click in KNOWN.items():
        if name in commands:
            with running(screen, commands[name], environment) as (_, window, _):
                time.sleep(DEALT_S)
                before = screen.pixels(window, click.waste)
                screen.click(window, click.spot)
                time.sleep(STILL_S)
                if screen.size(window) == click.window and screen.pixels(window, click.waste) != before:
                    found[name] = click
    return found


def answers(screen: Screen, window: int, click: Clicked, count: int) -> list[float]:
    """Seconds from each of so many clicks on the stock to the first change of any pixel there or on the waste."""
    screen.point(window, click.spot)
    found = []
    for _ in range(count):
        time.sleep(STILL_S)
        before = screen.pixels(window, click.both)
        began = time.perf_counter()
        screen.click(window, click.spot)
        until(lambda: screen.pixels(window, click.both) != before, ("a click",), 0.0005)  # noqa: B023 - used at once
        found.append(time.perf_counter() - began)
    return found


# Looking at a process


def megabytes(process: int, which: str) -> float:
    """A line of the process's status: VmHWM is the most memory it has held, VmRSS what it holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(f"{which}:"))


def spent(process: int, seconds: float) -> tuple[float, float]:
    """Percent of a core, and waits that ended per second, of all threads, in the next seconds."""
    before, began = _used(process), time.monotonic()
    time.sleep(seconds)
    after, passed = _used(process), time.monotonic() - began
    return 100 * (after[0] - before[0]) / passed, (after[1] - before[1]) / passed


def _used(process: int) -> tuple[float, int]:
    """Seconds of CPU to the nanosecond, and voluntary switches."""
    cpu, switches = 0.0, 0
    for task in Path(f"/proc/{process}/task").iterdir():
        cpu += int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
        lines = (task / "status").read_text(encoding="ascii", errors="replace").splitlines()
        switches += next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))
    return cpu, switches
