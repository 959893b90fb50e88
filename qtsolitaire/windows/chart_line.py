"""A share over time, as a line whose end is labelled."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from qtsolitaire.windows import style
from qtsolitaire.windows.chart import GRID, PAD, Chart


class Point(NamedTuple):
    """One point of a line."""

    at: float  # 0 to 1 from left to right
    value: float  # 0 to 1 from bottom to top
    words: str  # what it says under the pointer


class LineChart(Chart):
    """A share over time; its end is labelled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._ends = ("", "")
        self._grid: Sequence[tuple[float, str]] = ()
        self._last = ""

    def show_points(
        self, points: Sequence[Point], grid: Sequence[tuple[float, str]], ends: tuple[str, str], last: str
    ) -> None:
        """Draw these.

        Args:
            points: from left to right; fewer than two are nothing.
            grid: heights, 0 to 1 of the field, and what they say.
            ends: below the first and the last point.
            last: the last value in words.
        """
        self._points, self._grid, self._ends, self._last = points, grid, ends, last
        self.setAccessibleDescription(last)
        self.update()

    def is_empty(self) -> bool:
        """A line has two points."""
        return len(self._points) < 2

    def field(self) -> QRectF:
        """Room for the grid's words at the left, for the last value at the right."""
        left = max((self.wide(words) for _, words in self._grid), default=0) + 6
        right = self.wide(self._last, 13, style.SEMIBOLD) + 14
        return super().field().adjusted(left, 0, -right, 0)

    def place_of(self, index: int) -> QPointF:
        """Where the point lies."""
        return self._place(self._points[index], self.field())

    def _place(self, point: Point, field: QRectF) -> QPointF:
        return QPointF(field.left() + point.at * field.width(), field.bottom() - point.value * field.height())

    def words_of(self, index: int) -> str:
        """What the point says."""
        return self._points[index].words

    def nearest(self, x: float) -> int:
        """The nearest point."""
        field = self.field()
        at = (x - field.left()) / max(1.0, field.width())
        return min(range(len(self._points)), key=lambda index: abs(self._points[index].at - at))

    def draw(self, painter: QPainter, field: QRectF) -> None:
        """Grid, area, line, end."""
        for height, words in self._grid:
            y = round(field.bottom() - height * field.height()) + 0.5
            painter.setPen(QPen(QColor(GRID), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            self.write(painter, QRectF(PAD, y - 10, field.left() - PAD - 6, 20), words, Qt.AlignmentFlag.AlignRight)
        self._draw_line(painter, field, [self._place(point, field) for point in self._points])
        below = QRectF(field.left(), field.bottom() + 4, field.width(), style.scaled(18))
        self.write(painter, below, self._ends[0], Qt.AlignmentFlag.AlignLeft)
        self.write(painter, below, self._ends[1], Qt.AlignmentFlag.AlignRight)

    def _draw_line(self, painter: QPainter, field: QRectF, line: Sequence[QPointF]) -> None:
        area = QPolygonF([QPointF(line[0].x(), field.bottom()), *line, QPointF(line[-1].x(), field.bottom())])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.translucent(self._colour, 0.11))
        painter.drawPolygon(area)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        round_join = Qt.PenJoinStyle.RoundJoin
        pen = QPen(QColor(self._colour), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, round_join)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        for index in {len(self._points) - 1, self._near} - {-1}:
            painter.drawEllipse(self.place_of(index), 5.5, 5.5)
        end = line[-1]
        box = QRectF(end.x() + 10, end.y() - 10, self.width() - end.x() - 10, 20)
        self.write(
            painter, box, self._last, Qt.AlignmentFlag.AlignLeft, pixels=13, weight=style.SEMIBOLD, colour=self._colour
        )
