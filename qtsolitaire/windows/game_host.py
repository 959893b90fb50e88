"""The game on the table from its deal to its end: clock, result, history. Knows no widget.

A game counts from its first action on (P59) and is kept once: when it is won, or when it is left for another deal of
the same variant. For another variant it is put away, to be taken up again.
"""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from qtsolitaire.play.clock import Clock
from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.store.history import Bests, History, Records, new_uid
from qtsolitaire.windows.keeping import Kept, as_game, stamp


class Result(NamedTuple):
    """A won game beside the bests of the games before it."""

    seconds: float  # played
    moves: int  # counted
    score: int | None  # None in a game without one
    before: Bests  # the bests until now
    records: Records  # which of them it has bettered


class GameHost(QObject):
    """Holds one session at a time. The clock's timer runs only while the clock does."""

    dealt = Signal()  # another game, or the same from the start, stands on the table
    changed = Signal()  # moves, score, undo and redo
    ticked = Signal()  # the clock shows another second
    won = Signal(object)  # a Result, once a game
    put_away = Signal()  # another variant is about to come; the game on the table waits for its player

    def __init__(
        self, history: History, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Keep results in ``history``; ``now`` gives monotonic seconds."""
        super().__init__(parent)
        self._history = history
        self.clock = Clock(now=now)
        self.transcript = Transcript()
        self.session: Session | None = None
        self.uid = ""
        self.result: Result | None = None
        self.began = ""
        self._away = self._paused = False
        self._holds = 0  # how many things are in front of the game
        self._ran = False  # whether the clock is to run when they have gone
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    @property
    def would_be_lost(self) -> bool:
        """True while a game has begun and is not won: leaving it counts as a loss."""
        return self.session is not None and self.session.started and self.result is None

    @property
    def kept(self) -> Kept:
        """What the stores keep beside the session."""
        return Kept(self.uid, self.began, self.clock.seconds)

    def begin(self, session: Session, seconds: float = 0.0, uid: str = "", began: str = "") -> None:
        """Put another game on the table and keep what became of the former one: of another variant, it waits.

        Args:
            session: the game.
            seconds: time already played, for a game that is continued.
            uid: its uid, where it had one.
            began: when it began, where it did before.
        """
        if self.session is not None and self.session.engine.variant.id != session.engine.variant.id:
            self.clock.stop()
            self.put_away.emit()
        else:
            self.leave()
        self.session = session
        self._reset(seconds, uid, began)
        self.dealt.emit()
        self.changed.emit()

    def restart(self) -> None:
        """The same deal from the start, as a game of its own."""
        if self.session is None:
            return
        self.leave()
        self.session.restart()
        self._reset(0.0, "", "")
        self.dealt.emit()
        self.changed.emit()

    def swap(self, session: Session) -> None:
        """The same game by other rules, its plugin having changed: clock, uid and beginning stay."""
        self.session = session
        self.dealt.emit()
        self.changed.emit()

    def _reset(self, seconds: float, uid: str, began: str) -> None:
        self._ran = False
        self.clock.reset(seconds)
        self._timer.stop()
        self.uid = uid or new_uid()
        self.result = None
        self.began = began or stamp()

    def leave(self) -> None:
        """Keep a game that was begun and not won as lost; nothing for any other."""
        if self.would_be_lost:
            self.clock.stop()
            self._keep(won=False)
        self._timer.stop()

    def acted(self) -> None:
        """The board has changed: run the clock, or end the game where it is won."""
        session = self.session
        if session is None or self.result is not None:
            return
        if session.is_won:
            self._finish(session)
        else:
            self._run()
        self.changed.emit()

    def _finish(self, session: Session) -> None:
        self.clock.stop()
        self._timer.stop()
        options = encode_options(session.engine.variant, session.engine.options)
        before = self._history.bests(session.engine.variant.id, options)
        records = self._keep(won=True)
        self.result = Result(self.clock.seconds, session.moves, session.score, before, records)
        self.ticked.emit()
        self.won.emit(self.result)

    def set_away(self, away: bool) -> None:
        """The window is hidden or minimised (True), or seen again (False)."""
        self._away = away
        self._settle()

    @property
    def is_paused(self) -> bool:
        """True while the player has stopped the game."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """The player stops the clock, or lets it go on (P41)."""
        self._paused = paused
        self._settle()
        self.changed.emit()

    def _settle(self) -> None:
        if self._away or self._paused:
            self.clock.stop()
            self._timer.stop()
        elif self.would_be_lost:
            self._run()

    @contextmanager
    def held(self) -> Iterator[None]:
        """The clock stands still in here: a dialog is open, and nobody can play."""
        self.hold()
        try:
            yield
        finally:
            self.let_go()

    def hold(self) -> None:
        """Something has come in front of the game, a question or an example: the clock stands still until it goes."""
        if self._holds == 0:
            self._ran = self.clock.is_running
        self._holds += 1
        self.clock.stop()
        self._timer.stop()

    def let_go(self) -> None:
        """It has gone. With the last of them the clock goes on, if it ran."""
        self._holds -= 1
        if self._holds == 0 and self._ran and self.would_be_lost:
            self._run()

    def _run(self) -> None:
        if self._holds:
            self._ran = True
        elif not (self._away or self._paused):
            self.clock.start()
            if not self._timer.isActive():
                self._wait()

    def _wait(self) -> None:
        """Sleep until the clock shows the next second."""
        self._timer.start(max(1, math.ceil((1 - self.clock.seconds % 1) * 1000)))

    def _tick(self) -> None:
        if self.clock.is_running:
            self._wait()
            self.ticked.emit()

    def _keep(self, won: bool) -> Records:
        session = self.session
        if session is None:
            return Records()
        return self._history.record(as_game(session, self.kept, self.transcript, won=won))
