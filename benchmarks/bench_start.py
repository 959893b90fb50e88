"""Time from the start of the process to its first window, and to its first painted cards, beside KPat's.

    python benchmarks/bench_start.py [--runs 9]

Measured from outside, under an Xvfb of its own: the X server tells when a window is mapped, and the window's pixels
tell when cards are there (a part of it is as light as paper). Warm: one start of each goes before; then they take
turns, so that a busy machine is busy for both. KPat is left out where it is not installed.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
Z_PIXMAP = 2
ALL_PLANES = 0xFFFFFFFF
LIMIT = 20.0  # seconds: a program that takes longer has failed
PAPER, SHARE = 0xD2, 0.04  # how light a pixel of a card is, and how much of the table must be as light


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

    def size(self, window: int) -> tuple[int, int]:
        """Width and height, 0 for a window that is gone."""
        ints, root = [c_int() for _ in range(6)], c_ulong()
        told = self._x.XGetGeometry(self._display, window, byref(root), *map(byref, ints))
        return (ints[2].value, ints[3].value) if told else (0, 0)

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


def start(screen: Screen, command: Sequence[str], environment: dict[str, str]) -> tuple[float, float]:
    """Seconds from the start of the process to its window, and to its cards."""
    list(screen.mapped())
    began = time.perf_counter()
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, cwd=ROOT) as process:
        try:
            window, first = 0, 0.0
            while time.perf_counter() - began < LIMIT:
                for each in screen.mapped():
                    window, first = each, first or time.perf_counter() - began
                if window and screen.shows_cards(window):
                    return first, time.perf_counter() - began
                time.sleep(0.002)
            raise TimeoutError(" ".join(command))
        finally:
            process.terminate()


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


def programs() -> dict[str, list[str]]:
    """What is measured, by name."""
    found = {"Qt Solitaire": [sys.executable, "-m", "qtsolitaire"]}
    kpat = shutil.which("kpat", path=f"{os.environ.get('PATH', '')}:/usr/games")
    with_bus = kpat and shutil.which("dbus-daemon")
    return found | ({"KPat, Klondike": [kpat, "--gametype", "klondike"]} if kpat and with_bus else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    windows: dict[str, float] = {}
    cards: dict[str, float] = {}
    with x_server() as display, session_bus() as bus, tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "DISPLAY": display, "HOME": home, "QTSOLITAIRE_HOME": f"{home}/ours", "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": home, "DBUS_SESSION_BUS_ADDRESS": bus,
        }  # fmt: skip
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's Python keeps its bytecode
        screen = Screen(display)
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in programs()}
        for run in range(runs + 1):
            for name, command in programs().items():
                took = start(screen, command, environment)
                times[name] += [took] if run else []
        print(f"{'warm, median of ' + str(runs):<24}{'window ms':>11}{'cards ms':>10}{'best':>12}")
        for name, each in times.items():
            windows[name], cards[name] = map(statistics.median, zip(*each, strict=True))
            best = " / ".join(f"{1000 * min(column):.0f}" for column in zip(*each, strict=True))
            print(f"{name:<24}{1000 * windows[name]:>11.0f}{1000 * cards[name]:>10.0f}{best:>12}")
    for name, window in windows.items():
        if name != "Qt Solitaire":
            print(f"our cards / window of {name}: {cards['Qt Solitaire'] / window:.2f} (goal: under 1.00)")


if __name__ == "__main__":
    main()
