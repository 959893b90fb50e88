"""Exceptions nobody caught: logged, and told to the player once, never a silent death.

An exception inside a plugin names the plugin and its function. Nothing has changed then: the session plays a move on a
copy and takes it only when all of it is done.
"""

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType, TracebackType
from typing import NamedTuple

from qtsolitaire.plugins import Catalogue
from qtsolitaire.plugins.folders import belongs
from qtsolitaire.rules.table import Variant

_log = logging.getLogger("qtsolitaire")


class Fault(NamedTuple):
    """An exception on its way to the player."""

    variant: Variant | None  # the game whose plugin raised it; None: the program itself
    method: str  # the function that raised it
    error: str  # its type and message, on one line


class Faults:
    """Takes the place of ``sys.excepthook``."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Ask ``catalogue`` whose a file is; ``install`` begins."""
        self._catalogue = catalogue
        self._told: set[Fault] = set()
        self.playing: Callable[[], Variant | None] = lambda: None  # whose plugin is asked most likely
        self.listener: Callable[[Fault], None] | None = None  # shows a fault; called once for each

    def install(self) -> None:
        """Hear of every exception that nobody catches."""
        sys.excepthook = self.hear

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log it, and pass it on once. Ctrl+C and sys.exit go their own way."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("an error nobody caught", exc_info=(kind, error, trace))
        fault = self.locate(error, trace)
        if self.listener is None or (fault.variant is None and fault in self._told):
            return
        self._told.add(fault)
        self.listener(fault)

    def locate(self, error: BaseException, trace: TracebackType | None) -> Fault:
        """Whose function raised it: the innermost one that lies in a plugin, else the innermost of all."""
        frames = _frames(trace)
        told = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(": ")
        for frame in reversed(frames):
            variant = self._owner(Path(frame.f_code.co_filename))
            if variant is not None:
                return Fault(variant, frame.f_code.co_name, told)
        return Fault(None, frames[-1].f_code.co_name if frames else "", told)

    def _owner(self, path: Path) -> Variant | None:
        """The game of a plugin's file: the one being played where the plugin brings several."""
        playing = self.playing()
        if playing is not None and _runs(playing, path):
            return playing  # it may have left the catalogue meanwhile
        origin = self._catalogue.origin
        owners = [variant for variant in self._catalogue.variants if belongs(path, origin(variant))]
        return playing if playing in owners else next(iter(owners), None)


def _runs(variant: Variant, path: Path) -> bool:
    code = getattr(variant.lay_out, "__code__", None)
    return code is not None and Path(code.co_filename) == path


def _frames(trace: TracebackType | None) -> Sequence[FrameType]:
    found = []
    while trace is not None:
        found.append(trace.tb_frame)
        trace = trace.tb_next
    return found
