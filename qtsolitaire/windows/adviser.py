"""The hint: marks a card and where it goes, and says so in one sentence. It is no action.

Where a winning line is known, the hint is its next move, and while the player follows the line nothing is searched.
Where none is known within a moment, it is the best-looking move, told as a guess; asking again shows the next one.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from qtsolitaire.play.session import Session
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving import hints
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.table.view import TableView
from qtsolitaire.text import hinting
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.lookout import lost_deal
from qtsolitaire.windows.oracle import Known, Oracle, next_move
from qtsolitaire.windows.toast import Message

PATIENCE_MS = 150
"""How long the player waits for a winning line before a guess is shown."""

STAYS_MS = 6000


class Adviser(QObject):
    """Answers the command *Hint*."""

    told = Signal(object)  # a Message for the player
    untold = Signal(object)  # a Message that is no longer to be said
    shown = Signal(object)  # the Move that is marked

    def __init__(self, house: House, host: GameHost, oracle: Oracle, table: TableView) -> None:
        super().__init__(table)
        self._house, self._host, self._oracle, self._table = house, host, oracle, table
        self._guesses: tuple[Position | None, list[Move]] = (None, [])  # where, and the best one first
        self._guessed = -1  # the last one shown
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setTimerType(Qt.TimerType.PreciseTimer)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._guess)
        self.retreat: Callable[[], None] = lambda: None  # back to the last winnable position
        self.new_game: Callable[[], None] = lambda: None
        self._said: Message | None = None
        host.changed.connect(self.end)

    def hint(self) -> None:
        """Show the next move of a winning line, or else a guess."""
        session = self._host.session
        if session is None or session.is_won:
            return
        self._patience.start()
        self._oracle.consult(self._advise)
        if self._patience.isActive():
            QTimer.singleShot(0, self, self._think)

    def _think(self) -> None:
        """Have a guess ready by the time it is needed."""
        session = self._host.session
        if session is None or self._guesses[0] == session.position:
            return
        seen = {entry.before for entry in session.past} | {session.position}
        moves = self._table.ask(hints.ranked, session.engine, session.position, seen) or []
        self._guesses, self._guessed = (session.position, moves), -1

    def end(self) -> None:
        """The game has gone on, or out of sight: the hint is about another position."""
        self._patience.stop()
        if self._said is not None:
            self.untold.emit(self._said)
            self._said = None

    def _advise(self, known: Known) -> None:
        session = self._host.session
        if session is None or not self._patience.isActive():
            return
        self._patience.stop()
        if known.verdict is Verdict.LOST:
            self.tell_lost()
            return
        move = self._table.ask(next_move, session.engine, session.position, known)
        if move is not None:
            self._show(session, move, guess=False)
        else:
            self._guess()

    def tell_lost(self) -> None:
        """No win is possible from here, and what can be done about it."""
        session = self._host.session
        if session is None or not session.can_undo:
            self.told.emit(Message(lost_deal, "no", _new_game, self.new_game, STAYS_MS))
        else:
            self.told.emit(Message(_lost, "no", _back, self.retreat, STAYS_MS))

    def _guess(self) -> None:
        session = self._host.session
        if session is None:
            return
        self._think()
        moves = self._guesses[1]
        if not moves:
            self.told.emit(Message(_no_move, "no"))
            return
        self._guessed = (self._guessed + 1) % len(moves)
        self._show(session, moves[self._guessed], guess=True)

    def _show(self, session: Session, move: Move, *, guess: bool) -> None:
        board = session.position
        self._table.show_hint(move)

        def words() -> str:
            speech = self._house.speech
            said = hinting.sentence(speech, session.engine, board, move)
            return f"{said} {speech.say('hint.guess')}" if guess else said

        self._said = Message(words, "hint", stays_ms=STAYS_MS)
        self.told.emit(self._said)
        self.shown.emit(move)


def _lost() -> str:
    return QCoreApplication.translate("light", "This game cannot be won any more.")


def _back() -> str:
    return QCoreApplication.translate("light", "Back to the last winnable position")


def _new_game() -> str:
    return QCoreApplication.translate("bar", "New game")


def _no_move() -> str:
    return QCoreApplication.translate("light", "No move is possible.")
