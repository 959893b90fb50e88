"""A connection to an X server that sees windows come, reads their pixels and clicks, by way of Xlib alone."""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import NamedTuple

SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
Z_PIXMAP = 2
ALL_PLANES = 0xFFFFFFFF
PAPER, SHARE = 0xD2, 0.04  # how light a pixel of a card is, and how much of the table must be as light


class Box(NamedTuple):
    """A part of a window, in its pixels."""

    left: int
    top: int
    width: int
    height: int


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

    def place(self, window: int) -> Box:
        """Where the window is; nowhere for one that is gone."""
        ints, root = [c_int() for _ in range(6)], c_ulong()
        told = self._x.XGetGeometry(self._display, window, byref(root), *map(byref, ints))
        return Box(*(each.value for each in ints[:4])) if told else Box(0, 0, 0, 0)

    def size(self, window: int) -> tuple[int, int]:
        """Width and height, 0 for a window that is gone."""
        place = self.place(window)
        return place.width, place.height

    def point(self, window: int, spot: tuple[int, int]) -> None:
        """Move the pointer there."""
        left, top, _, _ = self.place(window)
        self._hand.XTestFakeMotionEvent(self._display, -1, left + spot[0], top + spot[1], 0)
        self._x.XFlush(self._display)

    def click(self, window: int, spot: tuple[int, int]) -> None:
        """Press and release the left button there."""
        self.point(window, spot)
        for pressed in (1, 0):
            self._hand.XTestFakeButtonEvent(self._display, 1, pressed, 0)
        self._x.XFlush(self._display)

    def pixels(self, window: int, box: Box) -> bytes:
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
