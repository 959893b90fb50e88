"""The running game between window and disk: saved after every action, taken up at the next start (P57).

Saving waits until the hand rests a moment, so that a quick series of moves writes once.
"""

from PySide6.QtCore import QObject, QTimer

from qtsolitaire.play.record import Record, Running
from qtsolitaire.play.replay import record_of, replay
from qtsolitaire.play.session import Session
from qtsolitaire.rules.errors import Problem
from qtsolitaire.store.saved import Saved
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House

_REST_MS = 400


class Resume(QObject):
    """Follows the host's game to the disk."""

    def __init__(self, house: House, host: GameHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house, self._host = house, host
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REST_MS)
        self._timer.timeout.connect(self.save)
        host.changed.connect(self._timer.start)

    def save(self) -> None:
        """Write the game now; a finished one is forgotten."""
        self._timer.stop()
        session = self._host.session
        if session is None:
            return
        if session.is_won:
            self._house.saved.forget(session.engine.variant.id)
        else:
            self._house.saved.save(_saved(session, self._host))

    def last(self) -> tuple[Session, Saved] | None:
        """The game played last, as it was left; None where there is none that can be played on."""
        game = self._house.preferences.text("last_game")
        saved = self._house.saved.load(game) if game else None
        session = self._taken_up(saved) if saved else None
        return (session, saved) if saved and session else None

    def _taken_up(self, saved: Saved) -> Session | None:
        """The session of a saved game; one that cannot be played is set aside."""
        running = Running(saved.counter, saved.undone, saved.undoable, saved.seconds, saved.helped, saved.redo)
        record = Record(saved.game, saved.moves, saved.code, saved.board, running=running)
        try:
            replayed = replay(record, self._house.catalogue.variants)
        except Problem:
            replayed = None
        if replayed is None or replayed.stop or replayed.session.is_won:
            self._house.saved.reject(saved.game)
            return None
        return replayed.session


def _saved(session: Session, host: GameHost) -> Saved:
    record = record_of(session, seconds=host.clock.seconds)
    running = record.running or Running()
    return Saved(
        game=record.game,
        code=record.code,
        board=record.board,
        moves=record.moves,
        redo=running.redo,
        counter=running.counter,
        undone=running.undone,
        undoable=running.undoable,
        seconds=running.seconds,
        helped=running.helped,
        uid=host.uid,
        started=host.began,
    )
