"""Says why a move is not allowed: the bubble's words, its place, its end, and the way to the rule."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from qtsolitaire.rules.words import Refusal
from qtsolitaire.table.view import TableView
from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.announcing import announce
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.stage import Stage

FADE_MS = 120


class Explainer(QObject):
    """Hears the table's refusals. With interactive rules off it says nothing."""

    followed = Signal(str)  # a rule: open its page

    def __init__(self, window: QWidget, stage: Stage, table: TableView, house: House, host: GameHost) -> None:
        super().__init__(window)
        self._window, self._stage, self._table, self._house = window, stage, table, house
        self._keys: list[QShortcut] = []
        self.always = False  # whatever the player has chosen about interactive rules
        table.refused.connect(self.explain)
        table.touched.connect(stage.end_refusal)
        host.changed.connect(stage.end_refusal)

    def _prepare(self) -> None:
        """Before the first bubble: keys that work only while it is there, so that the table keeps them else."""
        if self._keys:
            return
        bubble = self._stage.bubble
        self._keys = [self._key("R", bubble.follow), self._key("Esc", bubble.dismiss)]
        bubble.followed.connect(self.followed)
        bubble.closed.connect(self._table.setFocus)
        bubble.installEventFilter(self)

    def _key(self, keys: str, act: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._window)
        shortcut.setEnabled(False)
        shortcut.activated.connect(act)
        return shortcut

    def explain(self, refusal: Refusal) -> None:
        """Show the bubble beside the card that stands in the way."""
        from qtsolitaire.windows import refusals

        session = self._table.session
        if session is None or not (self.always or self._house.preferences.flag("interactive_rules")):
            return
        self._prepare()
        told = refusals.texts(self._house, refusal, session)
        link = QCoreApplication.translate("refusal", "Rule: {heading}").format(heading=told.heading)
        words = (told.headline, told.reason, link if told.heading else "")
        spot = refusals.spot(self._table, session, refusal)
        fade = FADE_MS if wardrobe.moves(self._house.preferences) else 0
        language = self._house.speech.language
        self._stage.bubble.show_refusal(words, told.rule, language, spot, fade)
        announce(self._stage.bubble, f"{told.headline}. {told.reason}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lend the bubble its keys while it is there; the mark on the card goes with it."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            for key in self._keys:
                key.setEnabled(event.type() == QEvent.Type.Show)
            if event.type() == QEvent.Type.Hide:
                self._table.forget_refusal()
        return False
