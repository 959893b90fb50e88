"""Ends a loop of a plugin's rules that its trial has not shown, so that the window lives on (P52).

While there are plugins of the player's own, the window's event loop gives a sign each second and a thread looks for it.
A function of a plugin that has kept the window for ``SECONDS`` gets an exception: the move it was asked about is not
made, and the player is told which plugin it was. What loops inside a C function cannot be ended.
"""

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

SECONDS = 5.0
_SIGN_MS = 1000


class TooSlowError(Exception):
    """A plugin's function has kept the window waiting too long."""

    def __str__(self) -> str:
        """For the player."""
        return f"no answer within {SECONDS:.0f} seconds"


class Guard(QObject):
    """Guards the thread it is made in."""

    def __init__(self, owns: Callable[[Path], bool], parent: QObject | None = None, seconds: float = SECONDS) -> None:
        """``owns`` tells whether a file belongs to a plugin; nothing is guarded before ``watch``."""
        super().__init__(parent)
        self._owns, self._seconds = owns, seconds
        self._guarded = threading.get_ident()
        self._sign = 0.0  # when the event loop gave its last sign
        self._wanted = threading.Event()
        self._over = False
        self._thread: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_SIGN_MS)
        self._timer.timeout.connect(self._give_sign)

    def watch(self, wanted: bool) -> None:
        """Whether there is anything to guard against."""
        if wanted == self._timer.isActive():
            return
        self._give_sign()
        if not wanted:
            self._timer.stop()
            self._wanted.clear()
            return
        self._timer.start()
        self._wanted.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, name="plugin guard", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Watch no more."""
        self._timer.stop()
        self._over = True
        self._wanted.set()

    def _give_sign(self) -> None:
        self._sign = time.monotonic()

    def _look(self) -> None:
        while not self._over:
            self._wanted.wait()
            time.sleep(_SIGN_MS / 1000)
            if self._wanted.is_set() and time.monotonic() - self._sign > self._seconds:
                self._interrupt()

    def _interrupt(self) -> None:
        frame = sys._current_frames().get(self._guarded)
        while frame is not None:
            if self._owns(Path(frame.f_code.co_filename)):
                self._give_sign()
                thread, error = ctypes.c_ulong(self._guarded), ctypes.py_object(TooSlowError)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, error)
                return
            frame = frame.f_back
