"""A quiet question over the table, asked only where an answer would lose something.

It is no modal box: the table stays as it is below, Escape and a click beside it keep everything.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.paragraph import Paragraph

_WIDE, _PAD, _MARGIN, _RADIUS = 400, 24, 24, 14


class Question(QWidget):
    """Headline, explanation, and two buttons; the default one keeps what is there."""

    stands = Signal(bool)  # it has come (True) or gone: what lies below waits meanwhile

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.hide()
        self._headline = Paragraph(self, pixels=17, weight=style.SEMIBOLD)
        self._words = Paragraph(self, pixels=14, colour=style.SECOND)
        self.yes = PanelButton(self)
        self.keep = PanelButton(self, primary=True)
        self.yes.clicked.connect(self._agree)
        self.keep.clicked.connect(self._keep)
        self._act: Callable[[], None] | None = None
        self._otherwise: Callable[[], None] | None = None
        self._before: QWidget | None = None  # who had the focus
        self._box = QRect()
        self._language = "en"
        QWidget.setTabOrder(self.yes, self.keep)
        self._texts: Callable[[], tuple[str, str, str, str]] = lambda: ("", "", "", "")

    def ask(
        self,
        texts: Callable[[], tuple[str, str, str, str]],
        act: Callable[[], None],
        language: str,
        fill: str,
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Ask; ``act`` is done if the player agrees.

        Args:
            texts: headline, explanation, the words to agree and the words to keep, in the language of the moment.
            act: what to do then.
            language: the player's.
            fill: colour of the default button.
            otherwise: what the default button does beside keeping everything.
        """
        self._act, self._texts, self._otherwise = act, texts, otherwise
        self.keep.fill = fill
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self.retranslate(language)
        self.show()
        self.raise_()
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, texts: Callable[[], tuple[str, str, str, str]], language: str, fill: str) -> None:
        """Tell something with nothing to decide; the words to agree are ""."""
        self.ask(texts, lambda: None, language, fill)

    def retranslate(self, language: str) -> None:
        """Say it in this language."""
        headline, words, agree, keep = self._texts()
        self._language = language
        self._headline.tell(headline, language)
        self._words.tell(words, language)
        self.yes.tell(agree, language)
        self.yes.setVisible(bool(agree))
        self.keep.tell(keep, language)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(words)
        self.arrange()

    def arrange(self) -> None:
        """Over the whole parent, so that a click beside the panel is seen; the panel in the middle."""
        self.setGeometry(self._room.rect())
        wide = min(style.scaled(_WIDE), self.width() - 16)
        across = wide - 2 * _PAD
        head, body = self._headline.heightForWidth(across), self._words.heightForWidth(across)
        tall = style.scaled(42)
        high = _PAD + head + 8 + body + 20 + tall + _PAD
        left, top = (self.width() - wide) // 2, max(8, (self.height() - high) // 2)
        self._box = QRect(left, top, wide, high)
        self._headline.setGeometry(left + _PAD, top + _PAD, across, head)
        self._words.setGeometry(left + _PAD, top + _PAD + head + 8, across, body)
        self._place_buttons(left + _PAD, top + high - _PAD - tall, across, tall)
        self.update()

    def _place_buttons(self, left: int, top: int, across: int, tall: int) -> None:
        if not self.yes.text():
            self.keep.setGeometry(left + across // 3, top, across - across // 3, tall)
            return
        half = (across - 12) // 2
        least = max(self.yes.sizeHint().width(), self.keep.sizeHint().width())
        first = half if least <= half else min(self.yes.sizeHint().width(), across - 12 - 80)
        self.yes.setGeometry(left, top, first, tall)
        self.keep.setGeometry(left + first + 12, top, across - first - 12, tall)

    def dismiss(self) -> None:
        """Keep everything."""
        self._act = self._otherwise = None
        self._close()

    def _close(self) -> None:
        """Give the focus back before Qt gives it to the first button of the window."""
        before, self._before = self._before, None
        if before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    def _keep(self) -> None:
        otherwise = self._otherwise
        self.dismiss()
        if otherwise:
            otherwise()

    def _agree(self) -> None:
        act, self._act = self._act, None
        self._close()
        if act:
            act()

    def event(self, event: QEvent) -> bool:
        """Escape keeps everything, Enter presses the focused button; no key reaches the table."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.dismiss()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
                (self.yes if QApplication.focusWidget() is self.yes else self.keep).click()
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the panel keeps everything."""
        if not self._box.contains(event.position().toPoint()):
            self.dismiss()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """It has come."""
        super().showEvent(event)
        if not event.spontaneous():
            self.stands.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """It has gone; not where the window is only minimised."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.stands.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel alone: the table is not dimmed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self._box)
        style.shadow(painter, box, _RADIUS, 16, 0.36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.SURFACE))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
