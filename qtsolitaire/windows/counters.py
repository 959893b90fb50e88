"""Time, moves and score on the bar, of figures that stand still while they count."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.style import Chrome

_BETWEEN = 20
_DIGITS = "0123456789"


def _cell(face: QFont) -> int:
    """The room that every digit takes: the widest one's."""
    return max(style.width(digit, face) for digit in _DIGITS)


def _figures(text: str, face: QFont, cell: int) -> int:
    """Pixels of a number whose digits all take ``cell``."""
    return sum(cell if character.isdigit() else style.width(character, face) for character in text)


class Counter(NamedTuple):
    """One figure and what it is."""

    label: str  # "Moves"
    value: str  # "1,024"
    keeps: str  # the widest value that must not move its neighbours


class Counters(QWidget):
    """Up to three counters side by side, each as wide as its widest value, right-aligned."""

    resized = Signal()  # it needs another width

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chrome: Chrome | None = None
        self._speech = Speech("en")
        self._seconds = 0.0
        self._moves = 0
        self._score: int | None = None
        self._shown: list[Counter] = []
        self._widths: list[int] = []
        self._read()

    @property
    def shown(self) -> list[Counter]:
        """What stands there now."""
        return self._shown

    def wear(self, chrome: Chrome) -> None:
        """Take the theme's colours."""
        self._chrome = chrome
        self.update()

    def retranslate(self, speech: Speech) -> None:
        """Say labels and numbers in the player's language."""
        self._speech = speech
        self._read()

    def set_time(self, seconds: float) -> None:
        """Show played time."""
        self._seconds = seconds
        self._read()

    def set_counts(self, moves: int, score: int | None) -> None:
        """Show moves and score; None for a game without a score (PY-10)."""
        self._moves, self._score = moves, score
        self._read()

    def _read(self) -> None:
        """Take the texts from the figures; repaint only what changed."""
        translate, number = QCoreApplication.translate, self._speech.number
        wide = number(9999)
        now = [
            Counter(translate("counters", "Time"), self._speech.time(self._seconds), "9:59:59"),
            Counter(translate("counters", "Moves"), number(self._moves), wide),
        ]
        if self._score is not None:
            now.append(Counter(translate("counters", "Score"), number(self._score), wide))
        if now == self._shown:
            return
        widths = [self._width(each) for each in now]
        resized = widths != self._widths
        self._shown, self._widths = now, widths
        self.setAccessibleName(" · ".join(f"{each.label}: {each.value}" for each in now))
        if resized:
            self.resized.emit()
        self.update()

    def _label_face(self) -> QFont:
        return style.font(11, style.REGULAR, self._speech.language)

    def _value_face(self) -> QFont:
        return style.font(17, style.SEMIBOLD, self._speech.language)

    def _width(self, counter: Counter) -> int:
        label = style.width(counter.label, self._label_face())
        face = self._value_face()
        cell = _cell(face)
        return max(label, *(_figures(text, face, cell) for text in (counter.keeps, counter.value)))

    def sizeHint(self) -> QSize:
        """All counters and the room between them."""
        return QSize(sum(self._widths) + _BETWEEN * max(0, len(self._widths) - 1), style.BAR_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Label above, number below, both at the right edge of their column."""
        if self._chrome is None:
            return
        painter, right = QPainter(self), self.width()
        label_high, value_high = style.scaled(11) * 1.45, style.scaled(17) * 1.25
        top = (self.height() - label_high - value_high) / 2
        for counter, width in zip(reversed(self._shown), reversed(self._widths), strict=True):
            painter.setFont(self._label_face())
            painter.setPen(QColor(self._chrome.dim))
            box = QRectF(right - width, top, width, label_high)
            fall = style.drop(self._speech.language, 11)
            style.draw_line(painter, box, counter.label, Qt.AlignmentFlag.AlignRight, fall)
            painter.setFont(self._value_face())
            painter.setPen(QColor(self._chrome.text))
            self._draw_figures(painter, counter.value, right, top + label_high, value_high)
            right -= width + _BETWEEN

    def _draw_figures(self, painter: QPainter, text: str, right: float, top: float, height: float) -> None:
        face = self._value_face()
        cell = _cell(face)
        for character in reversed(text):
            width = cell if character.isdigit() else style.width(character, face)
            right -= width
            box = QRectF(right, top, width, height)
            flags = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextDontClip.value)
            painter.drawText(box, flags, character)
