"""Between bar and status line: the table, the rules panel beside or over it, and what lies over both for a moment.

Every part but the table is made when it is first wanted: most games end without a refusal, and the window opens sooner.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.speech import Speech

if TYPE_CHECKING:
    from qtsolitaire.text.pages import Shelf
    from qtsolitaire.windows.bubble import Bubble
    from qtsolitaire.windows.question import Question
    from qtsolitaire.windows.rules_panel import RulesPanel
    from qtsolitaire.windows.toast import Toast
    from qtsolitaire.windows.win_panel import WinPanel

OVER_BELOW = 1000
"""Under this width the rules panel lies over the table, else the table fits itself beside it."""

RULES_WIDTH = 400
_SIDE_LEAST, _SIDE_SHARE = 280, 0.4
"""What the panel takes of a narrower window while table and panel must both be seen."""

_FREE_LEAST = 360
"""In less than this, nothing is centred beside the panel."""

SLIDE_MS = 180


class Stage(QWidget):
    """Places its parts by hand, since they lie over one another."""

    asked_new = Signal()  # after a win: another game
    asked_statistics = Signal()  # after a win: what it has changed
    asked_again = Signal()  # after a win: the same deal
    asking = Signal(bool)  # a question has come, or gone
    rules_made = Signal(object)  # the panel, when it is first wanted
    rules_closed = Signal()  # by the panel's own button
    rules_resized = Signal(int)  # the width the player has dragged it to

    def __init__(self, parent: QWidget, table: QWidget, shelf: "Shelf") -> None:
        """Take the table in; the rules panel will read from ``shelf``."""
        super().__init__(parent)
        self.table, self._shelf = table, shelf
        table.setParent(self)
        self.rules_width = RULES_WIDTH
        self._open = 0.0  # the part of the panel that is seen
        self._wanted = False
        self._beside = False
        self._sliding = QVariantAnimation(self)
        self._sliding.setDuration(SLIDE_MS)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding.valueChanged.connect(self._slide)

    # The parts

    @cached_property
    def bubble(self) -> "Bubble":
        """Says why a move is not allowed."""
        from qtsolitaire.windows.bubble import Bubble

        return Bubble(self)

    @cached_property
    def toast(self) -> "Toast":
        """Says short words."""
        from qtsolitaire.windows.toast import Toast

        return Toast(self, lambda: self.free, lambda: self.has("win_panel") and not self.win_panel.isHidden())

    @cached_property
    def question(self) -> "Question":
        """Asks before something is lost."""
        from qtsolitaire.windows.question import Question

        made = Question(self)
        made.stands.connect(self.asking)
        return made

    @cached_property
    def win_panel(self) -> "WinPanel":
        """Shows the result of a win."""
        from qtsolitaire.windows.win_panel import WinPanel

        made = WinPanel(self, lambda: self.free)
        made.asked_new.connect(self.asked_new)
        made.asked_again.connect(self.asked_again)
        made.asked_statistics.connect(self.asked_statistics)
        made.stands.connect(lambda _stands: self._make_room())
        return made

    @cached_property
    def rules(self) -> "RulesPanel":
        """Shows the pages of the game."""
        from qtsolitaire.windows.rules_panel import RulesPanel

        made = RulesPanel(self, self._shelf)
        made.closed.connect(self.rules_closed)
        made.asked_detach.connect(self.detach_rules)
        made.resized.connect(self.set_rules_width)
        made.resized.connect(self.rules_resized)
        self.rules_made.emit(made)
        return made

    def has(self, name: str) -> bool:
        """True where the part of this name has been made."""
        return name in self.__dict__

    @property
    def free(self) -> QRect:
        """What the rules panel leaves to be seen of the table; everything where that is too little."""
        left = self.width() - round(self._panel_width() * self._open)
        return QRect(0, 0, left if left >= _FREE_LEAST else self.width(), self.height())

    def _make_room(self) -> None:
        """The win panel has come or gone: what is being said stands clear of it."""
        if self.has("toast") and not self.toast.isHidden():
            self.toast.arrange()
            self.toast.raise_()

    # The rules panel

    @property
    def rules_open(self) -> bool:
        """True while the rules are open, or opening."""
        return self._wanted

    def set_rules_width(self, width: int) -> None:
        """Make the rules panel this wide."""
        self.rules_width = width
        self.arrange()

    def set_beside(self, beside: bool) -> None:
        """Whether table and panel lie side by side in a narrow window too, as while one explains the other."""
        if beside != self._beside:
            self._beside = beside
            self.arrange()

    def open_rules(self, wanted: bool, animated: bool) -> None:
        """Slide the rules in or out."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._sliding.stop()
        if not wanted and self.rules.isWindow():
            self.rules.setParent(self)  # hides it; the next time it opens beside the table
            return
        if wanted:
            self.rules.resize(self._panel_width(), self.height())  # before it is filled: pages break into lines once
            self.rules.show()
        if not animated or not self.isVisible():
            self._slide(1.0 if wanted else 0.0)
            return
        self._sliding.setStartValue(self._open)
        self._sliding.setEndValue(1.0 if wanted else 0.0)
        self._sliding.start()

    def detach_rules(self) -> None:
        """Take the rules into a window of their own, or back beside the table."""
        rules, place = self.rules, self.rules.mapToGlobal(QPoint(0, 0))
        self._sliding.stop()
        if rules.isWindow():
            rules.setParent(self)
            self._open = 1.0
        else:
            rules.setParent(self.window(), Qt.WindowType.Tool)
            rules.setMinimumSize(320, 240)
            rules.move(place)
            self._open = 0.0
        rules.show()
        self.arrange()

    def _slide(self, share: float) -> None:
        self._open = share
        if share == 0.0 and not self._wanted:
            self.rules.hide()
        self.arrange()

    # All of them

    def clear(self) -> None:
        """Take away what was said about the former game."""
        self.end_refusal()
        if self.has("win_panel"):
            self.win_panel.hide()
        if self.has("toast"):
            self.toast.end_matter()

    def end_refusal(self) -> None:
        """Take the bubble away, if there is one."""
        if self.has("bubble"):
            self.bubble.dismiss()

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language; a refusal in the old one goes."""
        self.end_refusal()
        if self.has("rules"):
            self.rules.retranslate(speech)
        if self.has("toast"):
            self.toast.retranslate(speech.language)
        if self.has("win_panel") and not self.win_panel.isHidden():
            self.win_panel.retranslate(speech)
        if self.has("question") and not self.question.isHidden():
            self.question.retranslate(speech.language)

    def arrange(self) -> None:
        """Place everything; the table follows the panel while that slides."""
        wide, high = self.width(), self.height()
        panel = self._panel_width()
        left = wide - round(panel * self._open)
        over = wide < OVER_BELOW and not self._beside
        self.table.setGeometry(0, 0, wide if over else left, high)
        if self.has("rules") and not self.rules.isWindow():
            self.rules.setGeometry(left, 0, panel, high)
        for name in ("toast", "win_panel", "question"):
            if self.has(name) and not getattr(self, name).isHidden():
                getattr(self, name).arrange()

    def _panel_width(self) -> int:
        if self._beside and self.width() < OVER_BELOW:
            return min(self.rules_width, max(_SIDE_LEAST, round(self.width() * _SIDE_SHARE)))
        return max(120, min(self.rules_width, self.width() - 40))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew; a bubble would point beside its card."""
        super().resizeEvent(event)
        self.end_refusal()
        self.arrange()
