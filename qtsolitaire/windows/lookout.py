"""Says whether the game on the table can still be won: the light that the player may turn on, and PY-08's notice.

Both tell only what the oracle knows. LOST is a proof; where nothing is proved, nothing is said (AP-08).
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from qtsolitaire.solving.answers import Verdict
from qtsolitaire.windows.aids import LIGHT
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.oracle import Oracle
from qtsolitaire.windows.stage import Stage
from qtsolitaire.windows.toast import Message
from qtsolitaire.windows.verdict_sign import Sign


class Lookout(QObject):
    """Follows the oracle."""

    changed = Signal()  # what the light says

    def __init__(self, house: House, host: GameHost, oracle: Oracle, stage: Stage) -> None:
        super().__init__(stage)
        self._house, self._host, self._oracle, self._stage = house, host, oracle, stage
        self._told = False  # that no win is possible
        self._quiet = False
        self.undo: Callable[[], None] = lambda: None
        self.new_game: Callable[[], None] = lambda: None
        oracle.changed.connect(self._look)
        house.preferences.listen(self._setting_changed)

    def light(self) -> tuple[str, Sign]:
        """Words and sign of a running game, "" where the light is off or nothing is on the table."""
        session = self._host.session
        if session is None or session.is_won or not self._house.preferences.flag(LIGHT):
            return "", Sign.NONE
        translate, known = QCoreApplication.translate, self._oracle.known
        if known is None:
            return translate("light", "Checking…"), Sign.CHECKING
        if known.verdict is Verdict.WON:
            return translate("light", "Winnable"), Sign.GOOD
        if known.verdict is Verdict.LOST:
            return translate("light", "Cannot be won any more"), Sign.LOST
        return translate("light", "Not known whether it can be won"), Sign.UNKNOWN

    def begin(self) -> None:
        """Another game, or the same from the start."""
        self._told = False
        self._watch()
        self._look()

    def set_quiet(self, quiet: bool) -> None:
        """Tell nothing while the game is out of sight; afterwards tell again what is still true."""
        self._quiet, self._told = quiet, False
        self._look()

    def _setting_changed(self, key: str) -> None:
        if key == LIGHT:
            self._watch()
            self.changed.emit()

    def _watch(self) -> None:
        session = self._host.session
        announces = session is not None and session.engine.table.says_lost
        self._oracle.watch(announces or self._house.preferences.flag(LIGHT))

    def _look(self) -> None:
        self.changed.emit()
        session, known = self._host.session, self._oracle.known
        lost = known is not None and known.verdict is Verdict.LOST
        if self._quiet or session is None or not session.engine.table.says_lost or not lost:
            self._told = False
            self._stand(None)
        elif not self._told or self._stage.toast.stands:
            self._told = True
            self._stand(self._notice(session.can_undo))

    def _stand(self, message: Message | None) -> None:
        if message is not None or self._stage.has("toast"):
            self._stage.toast.stand(message, self._house.speech.language)

    def _notice(self, can_undo: bool) -> Message:
        """What stays to be read; it forces nothing (PY-08)."""
        if can_undo:
            return Message(_lost, "no", _undo, self.undo, 0, _new_game, self.new_game)
        return Message(lost_deal, "no", _new_game, self.new_game, 0)


def _lost() -> str:
    return QCoreApplication.translate("light", "This game cannot be won any more.")


def lost_deal() -> str:
    """A game of which nothing can be taken back."""
    return QCoreApplication.translate("light", "This deal cannot be won.")


def _undo() -> str:
    return QCoreApplication.translate("bar", "Undo")


def _new_game() -> str:
    return QCoreApplication.translate("bar", "New game")
