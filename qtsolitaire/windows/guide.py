"""*Show me*: plays a winning line step by step from where the game stands, until any key or click stops it.

The game is then marked as helped, and its win is left out of the bests.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.table.animation import Speed
from qtsolitaire.table.view import TableView
from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.oracle import Known, Oracle, next_move
from qtsolitaire.windows.toast import Message

SECONDS = 30.0
"""How long a winning line is searched for, at most."""

STEP_MS = 550
"""From one move to the next at normal speed: the cards arrive, and the eye follows."""

_STOPS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class Guide(QObject):
    """Answers the command."""

    told = Signal(object)  # a Message for the player
    untold = Signal(object)  # a Message that is no longer to be said

    def __init__(self, window: QWidget, house: House, host: GameHost, oracle: Oracle, table: TableView) -> None:
        super().__init__(window)
        self._window, self._house, self._host = window, house, host
        self._oracle, self._table = oracle, table
        self._at: Position | None = None  # where the game must stand for the next step
        self._searches = False
        self._acting = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self.tell_lost: Callable[[], None] = lambda: None
        self._looking = Message(_looking, "info", _stop, self.stop, 0)
        self._showing = Message(_showing, "hint", _stop, self.stop, 0)
        host.changed.connect(self._game_changed)

    @property
    def is_showing(self) -> bool:
        """True while it plays."""
        return self._timer.isActive()

    def start(self) -> None:
        """Play from here; search for a line first where none is known."""
        session, known = self._host.session, self._oracle.known
        if session is None or session.is_won or self.is_showing or self._searches:
            return
        if known is not None and known.verdict is Verdict.WON:
            self._begin()
        elif known is not None and known.verdict is Verdict.LOST:
            self.tell_lost()
        else:
            self._searches = True
            self.told.emit(self._looking)
            self._oracle.ask_about(session.engine, session.position, SECONDS, self._found)

    def stop(self) -> None:
        """Leave the game as it stands."""
        if self._searches:
            self._searches = False
            self._oracle.dismiss()
            self.untold.emit(self._looking)
        if self.is_showing:
            self._timer.stop()
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.untold.emit(self._showing)

    def _found(self, known: Known) -> None:
        self.stop()
        if known.verdict is Verdict.WON:
            self._begin()
        elif known.verdict is Verdict.LOST:
            self.tell_lost()
        else:
            self.told.emit(Message(_not_found, "info"))

    def _begin(self) -> None:
        session = self._host.session
        if session is None:
            return
        self._at = session.position
        self.told.emit(self._showing)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        factor = wardrobe.speed(self._house.preferences).value
        self._timer.start(round(STEP_MS * max(factor, Speed.FAST.value)))
        self._step()

    def _step(self) -> None:
        session, known = self._host.session, self._oracle.known
        if session is None or known is None or session.position != self._at or not self._window.isVisible():
            self.stop()
            return
        move = self._table.ask(next_move, session.engine, session.position, known)
        if move is None:
            self.stop()
            return
        session.helped = True
        self._acting = True
        self._table.act(move)
        self._acting = False
        self._at = session.position
        if session.is_won:
            self.stop()

    def _game_changed(self) -> None:
        """Whatever else changes the game ends the show."""
        if not self._acting:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any click stops it, and does nothing else; a key still held from the command does not count."""
        if event.type() not in _STOPS or not self._timer.isActive():
            return False
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return True
        self.stop()
        event.accept()
        return True


def _looking() -> str:
    return QCoreApplication.translate("light", "Looking for a way to win…")


def _stop() -> str:
    return QCoreApplication.translate("light", "Stop")


def _showing() -> str:
    return QCoreApplication.translate("light", "This way leads to the win. Any key or click stops it.")


def _not_found() -> str:
    return QCoreApplication.translate("light", "No way to win has been found.")
