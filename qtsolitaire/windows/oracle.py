"""What is known about the positions of the game on the table: won with a line, lost, or not decided.

A verdict is remembered by position, so that undo shows it at once (P33), and one position tells about others: all
positions along a winning line are won, whatever is reached from a lost one is lost. Only what is not known is asked,
and only when somebody wants to know; a position that the table has left is no longer asked about.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from qtsolitaire.play.movetext import from_text, to_text
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards
from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.seer import Seer, Told

SECONDS = 10.0
"""How long one position is searched."""

MOST = 4000
"""Positions remembered, the latest ones; at about 1 KB each."""


class Known(NamedTuple):
    """What is known of a position."""

    verdict: Verdict
    line: tuple[str, ...] = ()  # WON: moves as text, from here or from earlier on
    at: int = 0  # which of them comes next
    error: str = ""  # UNDECIDED: what kept the search from an answer, for the log

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves from here to the win."""
        return self.line[self.at :]


Then = Callable[[Known], None]

_Key = tuple[str, int, str, Position]


class Oracle(QObject):
    """Follows the host's game. One search at a time, through one ``Seer``."""

    changed = Signal()  # what is known of the position on the table, or whether it is being searched

    def __init__(self, seer: Seer, host: GameHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seer, self._host = seer, host
        self._book: OrderedDict[_Key, Known] = OrderedDict()
        self._here: _Key | None = None  # the position on the table
        self._asked: _Key | None = None  # the position that is searched
        self._waiting: list[Then] = []  # want to hear of the position on the table
        self._watches = False
        self._errand = False  # another position is searched first
        self._soon = QTimer(self)  # one question for a quick series of moves
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._ask_if_wanted)
        host.dealt.connect(self._look)
        host.changed.connect(self._look)
        self._look()

    @property
    def known(self) -> Known | None:
        """What is known of the position on the table."""
        return self._book.get(self._here) if self._here else None

    @property
    def is_searching(self) -> bool:
        """True while the position on the table is being searched, or waits for it."""
        return self.known is None and self._here is not None and (self._watches or bool(self._waiting))

    def watch(self, wanted: bool) -> None:
        """Whether every position that comes onto the table is searched."""
        if wanted != self._watches:
            self._watches = wanted
            self._follow_wishes()
            self.changed.emit()

    def consult(self, then: Then) -> None:
        """Tell what is known of the position on the table, at once or when it has been searched.

        Nothing is told if the position changes before.
        """
        known = self.known
        if known is not None:
            then(known)
        elif self._here is not None:
            if then not in self._waiting:
                self._waiting.append(then)
            self._soon.start()
            self.changed.emit()

    def dismiss(self) -> None:
        """Nobody waits any more for what ``consult`` and ``ask_about`` were to tell."""
        self._waiting.clear()
        self._errand = False
        self._follow_wishes()
        self.changed.emit()

    def close(self) -> None:
        """Search no more: the window is closing."""
        self._watches = False
        self.dismiss()
        self._soon.stop()
        self._seer.close()

    def recall(self, engine: Engine, board: Position) -> Known | None:
        """What is known of any position."""
        return self._book.get(_key(engine, board))

    def ask_about(self, engine: Engine, board: Position, seconds: float, then: Then) -> None:
        """Search another position first; the one on the table comes after ``dismiss``.

        A verdict that is known is told at once; what was not decided is tried again.
        """
        key = _key(engine, board)
        found = self._book.get(key)
        self._errand = True
        if found is not None and found.verdict is not Verdict.UNDECIDED:
            QTimer.singleShot(0, self, lambda: then(found) if self._errand else None)
            return

        def hear(told: Told) -> None:
            self._asked = None
            then(self._learn(key, told))

        self._asked = key
        self._seer.ask(boards.write(engine, board), seconds, hear)

    # The position on the table

    def _look(self) -> None:
        """Has it changed?"""
        session = self._host.session
        here = _key(session.engine, session.position) if session and not session.is_won else None
        if here == self._here:
            return
        self._here = here
        self._waiting.clear()
        self._errand = False
        if session is not None and here is not None and self.known is None:
            derived = _derived(session, self.recall)
            if derived:
                self._note(here, derived)
        self._follow_wishes()
        self.changed.emit()

    def _follow_wishes(self) -> None:
        """End a search that nobody wants any more; begin the one that is wanted."""
        if self._errand:
            return
        if self._asked is not None and (self._asked != self._here or not (self._watches or self._waiting)):
            self._asked = None
            self._seer.cancel()
        self._soon.start()

    def _ask_if_wanted(self) -> None:
        session, here = self._host.session, self._here
        if not self.is_searching or self._errand or session is None or here is None or self._asked == here:
            return

        def hear(told: Told) -> None:
            self._asked = None
            self._tell(self._learn(here, told))

        self._asked = here
        self._seer.ask(boards.write(session.engine, session.position), SECONDS, hear)

    def _tell(self, known: Known) -> None:
        waiting = list(self._waiting)
        self._waiting.clear()
        self.changed.emit()
        for then in waiting:
            then(known)

    # What is known

    def _learn(self, key: _Key, told: Told) -> Known:
        known = Known(told.verdict, tuple(map(sys.intern, told.line)), error=told.error)
        self._note(key, known)
        return known

    def _note(self, key: _Key, known: Known) -> None:
        self._book[key] = known
        while len(self._book) > MOST:
            self._book.popitem(last=False)


def _key(engine: Engine, board: Position) -> _Key:
    variant = engine.variant
    return variant.id, variant.revision, encode_options(variant, engine.options), board


def _derived(session: Session, recall: Callable[[Engine, Position], Known | None]) -> Known | None:
    """What a neighbour tells of the position on the table: the one it was reached from, or the one after redo."""
    engine, board = session.engine, session.position
    if session.past:
        entry = session.past[-1]
        before = recall(engine, entry.before)
        if before and before.verdict is Verdict.LOST:
            return before
        if before and before.verdict is Verdict.WON and next_move(engine, entry.before, before) == entry.move:
            return before._replace(at=before.at + 1)
    if session.future:
        move = session.future[-1]
        after = recall(engine, engine.play(board, move).after)
        if after and after.verdict is Verdict.WON:
            return Known(Verdict.WON, (to_text(engine, board, move), *after.moves))
    return None


def next_move(engine: Engine, board: Position, known: Known) -> Move | None:
    """The next move of a won position's line, None where there is none or the rules do not let it pass."""
    if not known.moves:
        return None
    try:
        move = from_text(engine, board, known.moves[0])
    except Problem:
        return None
    return move if engine.judge(board, move) is None else None
