"""A distribution, as bars; the bar of the last game is gold."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from qtsolitaire.windows import style
from qtsolitaire.windows.chart import GRID, Chart

GOLD = "#D8A43C"


class Bar(NamedTuple):
    """One bar of a distribution."""

    games: int
    number: str  # the same in the player's language
    label: str  # below it
    words: str  # what it says under the pointer
    marked: bool  # the last game is in it


class BarChart(Chart):
    """A distribution; the bar of the last game is gold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw these from left to right."""
        self._bars = bars
        self.setAccessibleDescription("; ".join(bar.words for bar in bars if bar.games))
        self.update()

    @property
    def bars(self) -> Sequence[Bar]:
        """What it shows."""
        return self._bars

    def is_empty(self) -> bool:
        """Without a win there is nothing to see."""
        return not any(bar.games for bar in self._bars)

    def _box(self, index: int) -> QRectF:
        """A bar, on whole pixels."""
        field = self.field().adjusted(0, style.scaled(16), 0, 0)
        pitch = min(field.width() / len(self._bars), style.scaled(64))
        left = field.center().x() - pitch * len(self._bars) / 2 + index * pitch
        most = max(bar.games for bar in self._bars)
        count = self._bars[index].games
        high = max(2, round(count / most * field.height())) if count else 0
        return QRectF(round(left + pitch * 0.07), round(field.bottom()) - high, round(pitch * 0.86), high)

    def place_of(self, index: int) -> QPointF:
        """The middle of the bar's top, above its number."""
        box = self._box(index)
        return QPointF(box.center().x(), box.top() - style.scaled(14))

    def words_of(self, index: int) -> str:
        """What the bar says."""
        return self._bars[index].words

    def nearest(self, x: float) -> int:
        """The bar at this place, -1 beside them."""
        boxes = (self._box(index) for index in range(len(self._bars)))
        return next((index for index, box in enumerate(boxes) if box.left() - 2 <= x <= box.right() + 2), -1)

    def draw(self, painter: QPainter, field: QRectF) -> None:
        """Bars with their numbers, labels below."""
        painter.setPen(QPen(QColor(GRID), 1))
        foot = round(field.bottom()) + 0.5
        painter.drawLine(QPointF(field.left(), foot), QPointF(field.right(), foot))
        every = self._every()
        for index, bar in enumerate(self._bars):
            box = self._box(index)
            fill = QColor(GOLD) if bar.marked else style.translucent(self._colour, 0.52)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill if index != self._near else fill.darker(112))
            painter.drawRoundedRect(box, min(4.0, box.height() / 2), min(4.0, box.height() / 2))
            middle = Qt.AlignmentFlag.AlignHCenter
            if bar.games:
                above = QRectF(box.left() - 12, box.top() - style.scaled(18), box.width() + 24, style.scaled(16))
                self.write(painter, above, bar.number, middle, weight=style.SEMIBOLD, colour=style.INK)
            if index % every == 0:
                room = box.width() * every + 8
                below = QRectF(box.center().x() - room / 2, field.bottom() + 4, room, style.scaled(18))
                self.write(painter, below, bar.label, middle)

    def _every(self) -> int:
        """Each bar has its label where all have room, else every second or third one."""
        across = self._box(0).width() * 1.16
        widest = max(self.wide(bar.label) for bar in self._bars) + 4
        return max(1, -(-int(widest) // max(1, int(across))))
