"""Back to the last winnable position: undoes to the newest earlier position that is known to be won; redo is kept.

Along a game the verdicts are won first and lost later: what leads to a won position is won, what comes from a lost one
is lost. So the place between them is found by halving, beginning near the end, where mistakes are mostly made.
"""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from qtsolitaire.play.session import Session
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.table.view import TableView
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.oracle import Known, Oracle
from qtsolitaire.windows.toast import Message

SECONDS = 3.0
"""How long each earlier position is searched."""


class Retreat(QObject):
    """Answers the command."""

    told = Signal(object)  # a Message for the player
    untold = Signal(object)  # a Message that is no longer to be said

    def __init__(self, host: GameHost, oracle: Oracle, table: TableView) -> None:
        super().__init__(table)
        self._host, self._oracle, self._table = host, oracle, table
        self._session: Session | None = None  # whose past is looked through
        self._boards: list[Position] = []  # the positions to go back to, the oldest first
        self._won = -1  # the newest of them known to be won
        self._end = 0  # the oldest of them, or the one on the table, that is not known to be won
        self._step = 1
        self._looking = Message(_looking, "info", _stop, self.stop, 0)
        host.changed.connect(self.stop)

    @property
    def is_looking(self) -> bool:
        """True while earlier positions are searched."""
        return self._session is not None

    def start(self) -> None:
        """Find the position and go there."""
        session, known = self._host.session, self._oracle.known
        if session is None or session.is_won or self._session is not None:
            return
        if known is not None and known.verdict is Verdict.WON:
            self.told.emit(Message(_still_winnable))
            return
        self._session, self._boards, self._step = session, [entry.before for entry in session.past], 1
        self._won, self._end = self._remembered(session)
        if self._end - self._won > 1:
            self.told.emit(self._looking)
        self._look_on()

    def stop(self) -> None:
        """Look no further; nothing is undone."""
        if self._session is not None:
            self._session = None
            self._oracle.dismiss()
            self.untold.emit(self._looking)

    def _remembered(self, session: Session) -> tuple[int, int]:
        won, end = -1, len(self._boards)
        for place, board in enumerate(self._boards):
            known = self._oracle.recall(session.engine, board)
            if known is not None and known.verdict is Verdict.WON:
                won, end = place, len(self._boards)
            elif known is not None and known.verdict is Verdict.LOST:
                end = min(end, place)
        return won, end

    def _look_on(self) -> None:
        """Halve what lies between; from the end in growing steps while nothing won is known."""
        session = self._session
        if session is None:
            return
        if self._end - self._won <= 1:
            self._arrive()
            return
        place = (self._won + self._end) // 2 if self._won >= 0 else max(0, self._end - self._step)
        self._step *= 2

        def hear(known: Known) -> None:
            if known.verdict is Verdict.WON:
                self._won = place
            else:
                self._end = place
            self._look_on()

        self._oracle.ask_about(session.engine, self._boards[place], SECONDS, hear)

    def _arrive(self) -> None:
        steps = len(self._boards) - self._won if self._won >= 0 else 0
        self.stop()
        for _ in range(steps):
            self._table.undo()
        self.told.emit(Message(_arrived) if steps else Message(_nowhere, "no"))


def _looking() -> str:
    return QCoreApplication.translate("light", "Looking for the last winnable position…")


def _stop() -> str:
    return QCoreApplication.translate("light", "Stop")


def _still_winnable() -> str:
    return QCoreApplication.translate("light", "This position is winnable.")


def _arrived() -> str:
    return QCoreApplication.translate("light", "This is the last position known to be winnable. Redo leads on again.")


def _nowhere() -> str:
    return QCoreApplication.translate("light", "No earlier position is known to be winnable.")
