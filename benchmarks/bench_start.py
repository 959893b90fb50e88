"""Time from the start of the process to its first window, its first painted cards and its first accepted click.

    python benchmarks/bench_start.py [--runs 9] [--pysolfc FOLDER]

Measured from outside, under an Xvfb of its own: the X server tells when a window is mapped, and the window's pixels
tell when cards are there (a part of it is as light as paper) and when a click on the stock has turned a card. Warm: one
start of each goes before; then they take turns, so that a busy machine is busy for all. Other programs (KPat,
AisleRiot, PySolFC by its folder) are left out where they are not installed.
"""

import argparse
import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
Z_PIXMAP = 2
ALL_PLANES = 0xFFFFFFFF
LIMIT = 20.0  # seconds: a program that takes longer has failed
PAPER, SHARE = 0xD2, 0.04  # how light a pixel of a card is, and how much of the table must be as light


class Started(NamedTuple):
    """One start."""

    window: float  # seconds until the window was mapped
    cards: float  # until cards were painted
    click: float  # until a click had turned a card; 0 where none was made
    megabytes: float  # the most memory held until then


class Clicked(NamedTuple):
    """Where to click, and what changes then, in the window's pixels."""

    spot: tuple[int, int]
    box: tuple[int, int, int, int]  # left, top, width, height


class Image(ctypes.Structure):
    """The head of Xlib's XImage."""

    _fields_ = (
        ("width", c_int),
        ("height", c_int),
        ("xoffset", c_int),
        ("format", c_int),
        ("data", c_void_p),
        ("byte_order", c_int),
        ("bitmap_unit", c_int),
        ("bitmap_bit_order", c_int),
        ("bitmap_pad", c_int),
        ("depth", c_int),
        ("bytes_per_line", c_int),
        ("bits_per_pixel", c_int),
    )


class Screen:
    """A connection to the X server that hears of new windows."""

    def __init__(self, display: str) -> None:
        x = self._x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = c_void_p
        x.XDefaultRootWindow.restype = c_ulong
        x.XGetImage.restype = POINTER(Image)
        self._hand = ctypes.CDLL("libXtst.so.6")
        self._hand.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self._hand.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        for name in ("XDefaultRootWindow", "XPending", "XFlush"):
            getattr(x, name).argtypes = [c_void_p]
        x.XSelectInput.argtypes = [c_void_p, c_ulong, c_long]
        x.XNextEvent.argtypes = [c_void_p, c_void_p]
        x.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
        x.XGetGeometry.argtypes = [c_void_p, c_ulong, *[c_void_p] * 7]
        x.XDestroyImage.argtypes = [c_void_p]
        self._display = x.XOpenDisplay(c_char_p(display.encode()))
        self._handler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda _display, _error: 0)
        x.XSetErrorHandler(self._handler)  # a window that is gone again must not end the measurement
        x.XSelectInput(self._display, x.XDefaultRootWindow(self._display), SUBSTRUCTURE_NOTIFY)
        x.XFlush(self._display)

    def place(self, window: int) -> tuple[int, int, int, int]:
        """Left, top, width and height, 0 for a window that is gone."""
        ints, root = [c_int() for _ in range(6)], c_ulong()
        told = self._x.XGetGeometry(self._display, window, byref(root), *map(byref, ints))
        return (ints[0].value, ints[1].value, ints[2].value, ints[3].value) if told else (0, 0, 0, 0)

    def size(self, window: int) -> tuple[int, int]:
        """Width and height, 0 for a window that is gone."""
        return self.place(window)[2:]

    def click(self, window: int, spot: tuple[int, int]) -> None:
        """Press and release the left button there."""
        left, top, _, _ = self.place(window)
        self._hand.XTestFakeMotionEvent(self._display, -1, left + spot[0], top + spot[1], 0)
        for pressed in (1, 0):
            self._hand.XTestFakeButtonEvent(self._display, 1, pressed, 0)
        self._x.XFlush(self._display)

    def pixels(self, window: int, box: tuple[int, int, int, int]) -> bytes:
        """What is seen in a part of the window, empty for a window that is gone."""
        image = self._x.XGetImage(self._display, window, *box, ALL_PLANES, Z_PIXMAP)
        if not image:
            return b""
        seen = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * image.contents.height)
        self._x.XDestroyImage(image)
        return seen

    def mapped(self) -> Iterator[int]:
        """The large windows that have been mapped since the last call."""
        event = (c_long * 24)()
        while self._x.XPending(self._display):
            self._x.XNextEvent(self._display, byref(event))
            if event[0] & 0xFFFFFFFF == MAP_NOTIFY and min(self.size(event[5])) >= 300:
                yield event[5]

    def shows_cards(self, window: int) -> bool:
        """True where enough of the window's middle is as light as paper, every fourth line looked at."""
        width, height = self.size(window)
        image = self._x.XGetImage(self._display, window, 0, 0, width, height, ALL_PLANES, Z_PIXMAP) if width else None
        if not image:
            return False
        line, data = image.contents.bytes_per_line, image.contents.data
        pixels = ctypes.string_at(data, line * height)
        self._x.XDestroyImage(image)
        greens = b"".join(
            pixels[row * line + 1 : (row + 1) * line : 16] for row in range(height // 7, height * 6 // 7, 4)
        )
        light = sum(greens.count(value) for value in range(PAPER, 256))
        return SHARE < light / len(greens) < 0.9


def start(screen: Screen, command: Sequence[str], environment: dict[str, str], click: Clicked | None = None) -> Started:
    """One start, ended as soon as all is seen."""
    began = time.perf_counter()
    with running(screen, command, environment) as (process, window, first):
        cards = time.perf_counter() - began
        clicked = 0.0
        if click:
            before = screen.pixels(window, click.box)
            screen.click(window, click.spot)
            _until(lambda: screen.pixels(window, click.box) != before, command)
            clicked = time.perf_counter() - began
        return Started(first, cards, clicked, megabytes(process.pid, "VmHWM"))


@contextmanager
def running(
    screen: Screen, command: Sequence[str], environment: dict[str, str]
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
            _until(shows, command)
            yield process, window, first
        finally:
            process.terminate()


def _until(seen: Callable[[], bool], command: Sequence[str]) -> None:
    """Wait; a program that takes too long has failed."""
    began = time.perf_counter()
    while not seen():
        if time.perf_counter() - began > LIMIT:
            raise TimeoutError(" ".join(command))
        time.sleep(0.002)


def megabytes(process: int, which: str) -> float:
    """A line of the process's status: VmHWM is the most memory it has held, VmRSS what it holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(f"{which}:"))


def the_click() -> Clicked:
    """Where a new player's first game has its stock and its waste, in a window of the usual size."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"QTSOLITAIRE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        told = subprocess.check_output([sys.executable, "-c", _WHERE], env=environment, cwd=ROOT, text=True).split()
    x, y, left, top, width, height = map(int, told[-6:])
    return Clicked((x, y), (left, top, width, height))


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
print(stock.center().x(), stock.center().y(), waste.x(), waste.y(), waste.width(), waste.height())
"""


@contextmanager
def x_server() -> Iterator[str]:
    """An Xvfb of our own; its display's name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    try:
        yield ":" + os.read(reading, 16).decode().strip()
    finally:
        server.terminate()
        server.wait()


@contextmanager
def session_bus() -> Iterator[str]:
    """A D-Bus session of our own, without which KPat does not start; its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        try:
            yield bus.stdout.readline().strip() if bus.stdout else ""
        finally:
            bus.terminate()


OURS = "Qt Solitaire"
BARE = "a bare window of PySide6"
OTHERS = ("KPat", "AisleRiot", "PySolFC", BARE)
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


def programs(pysolfc: Path | None = None) -> dict[str, list[str]]:
    """What is measured, by name; ours comes first."""
    found = {OURS: [sys.executable, "-m", "qtsolitaire"]}
    path = f"{os.environ.get('PATH', '')}:/usr/games"
    kpat, sol = shutil.which("kpat", path=path), shutil.which("sol", path=path)
    if shutil.which("dbus-daemon"):  # neither starts without a session
        found |= {"KPat": [kpat, "--gametype", "klondike"]} if kpat else {}
        found |= {"AisleRiot": [sol, "--variation", "klondike"]} if sol else {}
    if pysolfc:
        found["PySolFC"] = [sys.executable, str(pysolfc.resolve() / "pysol.py"), "--game", "Klondike"]
    return found | {BARE: [sys.executable, "-c", _BARE]}


@contextmanager
def stage() -> Iterator[tuple[Screen, dict[str, str]]]:
    """A screen, and what programs find around them: a player of their own and a session bus."""
    with x_server() as display, session_bus() as bus, tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "DISPLAY": display, "HOME": home, "QTSOLITAIRE_HOME": f"{home}/ours", "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": home, "DBUS_SESSION_BUS_ADDRESS": bus,
        }  # fmt: skip
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's Python keeps its bytecode
        yield Screen(display), environment


def measure(runs: int, pysolfc: Path | None = None) -> dict[str, list[Started]]:
    """Warm starts of every program, by turns."""
    commands, click = programs(pysolfc), the_click()
    times: dict[str, list[Started]] = {name: [] for name in commands}
    with stage() as (screen, environment):
        for run in range(runs + 1):
            for name, command in commands.items():
                took = start(screen, command, environment, click if name == OURS else None)
                times[name] += [took] if run else []
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--pysolfc", type=Path)
    given = parser.parse_args()
    print(f"{'warm, median of ' + str(given.runs):<24}{'window ms':>11}{'cards ms':>10}{'click ms':>10}{'peak MB':>9}")
    middle = {}
    for name, each in measure(given.runs, given.pysolfc).items():
        middle[name] = found = Started(*map(statistics.median, zip(*each, strict=True)))
        times = "".join(f"{1000 * value:>10.0f}" for value in found[:3])
        print(f"{name:<25}{times}{found.megabytes:>9.0f}")
    for name in OTHERS:
        if name in middle:
            ours, theirs = middle[OURS], middle[name]
            windows, cards = ours.window / theirs.window, ours.cards / theirs.cards
            print(f"ours / {name}: window {windows:.2f}, cards {cards:.2f}")


if __name__ == "__main__":
    main()
