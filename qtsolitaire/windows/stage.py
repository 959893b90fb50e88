"""Between bar and status line: the table, the rules panel beside or over it, and what lies over both for a moment."""

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.speech import Speech
from qtsolitaire.windows.bubble import Bubble
from qtsolitaire.windows.question import Question
from qtsolitaire.windows.rules_panel import USUAL, RulesPanel
from qtsolitaire.windows.toast import Toast
from qtsolitaire.windows.win_panel import WinPanel

OVER_BELOW = 1000
"""Under this width the rules panel lies over the table, else the table fits itself beside it."""

SLIDE_MS = 180


class Stage(QWidget):
    """Places its parts by hand, since they lie over one another."""

    def __init__(self, parent: QWidget, table: QWidget, rules: RulesPanel) -> None:
        """Take the table and the panel in."""
        super().__init__(parent)
        self.table, self.rules = table, rules
        table.setParent(self)
        rules.setParent(self)
        rules.hide()
        self.bubble = Bubble(self)
        self.toast = Toast(self)
        self.win_panel = WinPanel(self)
        self.question = Question(self)
        self.rules_width = USUAL
        self._open = 0.0  # the part of the panel that is seen
        self._wanted = False
        self._sliding = QVariantAnimation(self)
        self._sliding.setDuration(SLIDE_MS)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding.valueChanged.connect(self._slide)
        rules.resized.connect(self.set_rules_width)

    @property
    def rules_open(self) -> bool:
        """True while the rules are open, or opening."""
        return self._wanted

    def set_rules_width(self, width: int) -> None:
        """Make the rules panel this wide."""
        self.rules_width = width
        self.arrange()

    def open_rules(self, wanted: bool, animated: bool) -> None:
        """Slide the rules in or out."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._sliding.stop()
        if wanted:
            self.rules.show()
        if not animated or not self.isVisible():
            self._slide(1.0 if wanted else 0.0)
            return
        self._sliding.setStartValue(self._open)
        self._sliding.setEndValue(1.0 if wanted else 0.0)
        self._sliding.start()

    def _slide(self, share: float) -> None:
        self._open = share
        if share == 0.0 and not self._wanted:
            self.rules.hide()
        self.arrange()

    def clear(self) -> None:
        """Take away what was said about the former game."""
        self.win_panel.hide()
        self.toast.end_matter()
        self.bubble.dismiss()

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language; a refusal in the old one goes."""
        self.bubble.dismiss()
        self.rules.retranslate(speech)
        self.toast.retranslate(speech.language)
        if not self.win_panel.isHidden():
            self.win_panel.retranslate(speech)
        if not self.question.isHidden():
            self.question.retranslate(speech.language)

    def arrange(self) -> None:
        """Place everything. The table is refitted once, when the panel has arrived, and follows it while it slides."""
        wide, high = self.width(), self.height()
        panel = min(self.rules_width, wide - 40)
        left = wide - round(panel * self._open)
        self.table.setGeometry(0, 0, wide if wide < OVER_BELOW else left, high)
        self.rules.setGeometry(left, 0, panel, high)
        for part in (self.toast, self.win_panel, self.question):
            if not part.isHidden():
                part.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew; a bubble would point beside its card."""
        super().resizeEvent(event)
        self.bubble.dismiss()
        self.arrange()
