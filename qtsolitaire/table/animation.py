"""One driver moves everything on the table. The board is always right; what flies may land at any moment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, QSignalBlocker, QVariantAnimation

Ease = Callable[[float], float]
"""From the part of the time that has gone, 0..1, to the part of the way."""


class Speed(Enum):
    """The player's choice; the value stretches every duration."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 2.0


def linear(part: float) -> float:
    """Evenly."""
    return part


def out_quad(part: float) -> float:
    """Braking gently."""
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    """Braking."""
    return 1 - (1 - part) ** 3


def out_back(part: float) -> float:
    """A little too far, then back: overshoot 1.1 (look brief, section 6)."""
    over = 1.1
    return float(1 + (over + 1) * (part - 1) ** 3 + over * (part - 1) ** 2)


def _nothing() -> None:
    """Do nothing."""


@dataclass(slots=True, eq=False)
class Act:
    """Something that changes over a span of time."""

    start: float  # ms after the beginning of the whole
    duration: float  # ms
    step: Callable[[float], None]  # called with 0..1, last with exactly 1
    begin: Callable[[], None] = _nothing  # before the first step
    end: Callable[[], None] = _nothing  # after the last step
    ease: Ease = out_cubic  # from time to way

    def finish(self) -> None:
        """Arrive."""
        self.step(1.0)
        self.end()


class Driver(QObject):
    """Runs acts with one animation. A new run, or ``finish``, lets everything arrive first."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make an idle driver at normal speed."""
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._waiting: list[Act] = []  # latest start first, so that the next one is the last
        self._going: list[Act] = []
        self._done: Callable[[], None] = _nothing
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.valueChanged.connect(self._advance)
        self.clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """True while something moves."""
        return bool(self._waiting or self._going)

    def run(self, acts: Sequence[Act], done: Callable[[], None] = _nothing) -> None:
        """Let the former acts arrive, then start these; ``done`` is called once when all have arrived."""
        self.finish()
        length = max((act.start + act.duration for act in acts), default=0.0)
        self._set_clock(length)
        self._waiting = sorted(acts, key=lambda act: -act.start)
        self._done = done
        if not length or self.speed is Speed.OFF:
            self.finish()
            return
        self.clock.start()

    def _set_clock(self, length: float) -> None:
        """So many ms. Silent: the clock still stands where the former run ended, and would tell that time."""
        with QSignalBlocker(self.clock):
            self.clock.setEndValue(float(max(length, 1)))
            self.clock.setDuration(max(1, round(length * self.speed.value)))

    def finish(self) -> None:
        """Everything arrives now, in the order in which it would have."""
        if self.clock.state() is not QAbstractAnimation.State.Stopped:
            self.clock.stop()
        going, waiting, done = self._going, self._waiting, self._done
        self._going, self._waiting, self._done = [], [], _nothing
        for act in sorted(going, key=lambda act: act.start + act.duration):
            act.finish()
        for act in reversed(waiting):
            act.begin()
            act.finish()
        done()

    def _advance(self, value: Any) -> None:
        now = float(value)
        while self._waiting and self._waiting[-1].start <= now:
            act = self._waiting.pop()
            self._arrive(act.start)  # a late frame keeps the order
            act.begin()
            self._going.append(act)
        self._arrive(now)
        for act in self._going:
            act.step(act.ease((now - act.start) / act.duration))

    def _arrive(self, now: float) -> None:
        """Let those arrive whose time is over."""
        over = [act for act in self._going if act.start + act.duration <= now]
        if over:
            self._going = [act for act in self._going if act not in over]
            for act in sorted(over, key=lambda act: act.start + act.duration):
                act.finish()
