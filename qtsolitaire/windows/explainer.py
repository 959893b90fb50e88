"""Says why a move is not allowed: the bubble's words, its place, its end, and the way to the rule."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from qtsolitaire.rules.words import Refusal
from qtsolitaire.table.view import TableView
from qtsolitaire.windows import refusals, wardrobe
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.stage import Stage

FADE_MS = 120


class Explainer(QObject):
    """Hears the table's refusals. With interactive rules off it says nothing."""

    followed = Signal(str)  # a rule: open its page

    def __init__(self, window: QWidget, stage: Stage, table: TableView, house: House, host: GameHost) -> None:
        super().__init__(window)
        self._stage, self._table, self._house, self._host = stage, table, house, host
        self._bubble = stage.bubble
        self._bubble.followed.connect(self.followed)
        self._bubble.closed.connect(table.setFocus)
        self._keys = [self._key(window, "R", self._bubble.follow), self._key(window, "Esc", self._bubble.dismiss)]
        self._bubble.installEventFilter(self)
        table.viewport().installEventFilter(self)
        table.refused.connect(self.explain)
        host.changed.connect(self._bubble.dismiss)

    def _key(self, window: QWidget, keys: str, act: Callable[[], None]) -> QShortcut:
        """A key that works only while the bubble is there, so that the table keeps it at all other times."""
        shortcut = QShortcut(QKeySequence(keys), window)
        shortcut.setEnabled(False)
        shortcut.activated.connect(act)
        return shortcut

    def explain(self, refusal: Refusal) -> None:
        """Show the bubble beside the card that stands in the way."""
        session = self._host.session
        if session is None or not self._house.preferences.flag("interactive_rules"):
            return
        headline, reason, heading = refusals.texts(self._house, refusal, session)
        link = QCoreApplication.translate("refusal", "Rule: {heading}").format(heading=heading) if heading else ""
        spot = refusals.spot(self._table, session, refusal)
        fade = FADE_MS if wardrobe.moves(self._house.preferences) else 0
        self._bubble.show_refusal((headline, reason, link), refusal.rule, self._house.speech.language, spot, fade)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._bubble, f"{headline}. {reason}"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lend the bubble its keys while it is there; a press on the table ends it."""
        kind = event.type()
        if watched is self._bubble and kind in (QEvent.Type.Show, QEvent.Type.Hide):
            for key in self._keys:
                key.setEnabled(kind == QEvent.Type.Show)
            if kind == QEvent.Type.Hide:
                self._table.forget_refusal()
        elif watched is not self._bubble and kind in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
            self._bubble.dismiss()
        return False
