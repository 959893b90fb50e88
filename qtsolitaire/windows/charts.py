"""Two charts, drawn sharply at any pixel ratio, with the numbers under the pointer (look brief, picture 13)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtsolitaire.windows import style

GOLD = "#D8A43C"
_FRAME, _GRID = "#DDE0DA", "#E4E6E1"
_PAD = 18


class Point(NamedTuple):
    """One point of a line."""

    at: float  # 0 to 1 from left to right
    value: float  # 0 to 1 from bottom to top
    words: str  # what it says under the pointer


class Bar(NamedTuple):
    """One bar of a distribution."""

    games: int
    number: str  # the same in the player's language
    label: str  # below it
    words: str  # what it says under the pointer
    marked: bool  # the last game is in it


class Chart(QWidget):
    """A panel with a title, a note at its right, and what subclasses draw into the rest."""

    def __init__(self, parent: QWidget | None = None, *, high: int = 206) -> None:
        super().__init__(parent)
        self._high = high
        self._title = self._note = self._nothing = ""
        self._language, self._colour = "en", style.PRIMARY
        self._near = -1
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def near(self) -> int:
        """Which point or bar is under the pointer, -1 without one."""
        return self._near

    def tell(self, title: str, note: str, nothing: str, language: str, colour: str) -> None:
        """Take the words; ``nothing`` stands where there is nothing to draw. ``colour`` is the theme's."""
        self._title, self._note, self._nothing = title, note, nothing
        self._language, self._colour = language, colour
        self._near = -1
        self.setAccessibleName(title)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as asked."""
        return QSize(300, style.scaled(self._high))

    def minimumSizeHint(self) -> QSize:
        """Narrow in a narrow window."""
        return QSize(200, style.scaled(self._high))

    def write(
        self, painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag, *, pixels: int = 11,
        weight: int = style.REGULAR, colour: str = style.SECOND,
    ) -> None:  # fmt: skip
        """One line in the box."""
        painter.setFont(style.font(pixels, weight, self._language))
        painter.setPen(QColor(colour))
        style.draw_line(painter, box, text, align, style.drop(self._language, pixels))

    def wide(self, text: str, pixels: int = 11, weight: int = style.REGULAR) -> int:
        """Pixels that the text takes."""
        return style.width(text, style.font(pixels, weight, self._language))

    def field(self) -> QRectF:
        """Where the drawing goes."""
        top = style.scaled(48)
        return QRectF(_PAD, top, self.width() - 2 * _PAD, self.height() - top - style.scaled(34))

    def is_empty(self) -> bool:
        """True where there is nothing to draw."""
        return True

    def place_of(self, index: int) -> QPointF:
        """The point that a label is shown for."""
        return QPointF()

    def words_of(self, index: int) -> str:
        """The label's words."""
        return ""

    def nearest(self, x: float) -> int:
        """The index at this place."""
        return -1

    def draw(self, painter: QPainter, field: QRectF) -> None:
        """Draw it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame, title, note, drawing, label."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_FRAME), 1))
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        self._draw_head(painter)
        if self.is_empty():
            middle = QRectF(self.rect()).adjusted(_PAD, style.scaled(30), -_PAD, 0)
            self.write(painter, middle, self._nothing, Qt.AlignmentFlag.AlignHCenter, pixels=13)
            return
        self.draw(painter, self.field())
        if self._near >= 0:
            self._draw_label(painter, self.place_of(self._near), self.words_of(self._near))

    def _draw_head(self, painter: QPainter) -> None:
        room = QRectF(_PAD, style.scaled(12), self.width() - 2 * _PAD, style.scaled(22))
        title = self.wide(self._title, 14, style.SEMIBOLD)
        self.write(
            painter, room, self._title, Qt.AlignmentFlag.AlignLeft, pixels=14, weight=style.SEMIBOLD, colour=style.INK
        )
        if self._note and title + self.wide(self._note) + 16 <= room.width():
            self.write(painter, room, self._note, Qt.AlignmentFlag.AlignRight)

    def _draw_label(self, painter: QPainter, at: QPointF, words: str) -> None:
        """Dark, above the point, never beyond the edge."""
        across, high = self.wide(words, 12, style.MEDIUM) + 20, style.scaled(26)
        left = min(max(4.0, at.x() - across / 2), self.width() - across - 4.0)
        top = at.y() - high - 10 if at.y() - high - 10 > 4 else at.y() + 12
        box = QRectF(round(left), round(top), across, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.INK))
        painter.drawRoundedRect(box, 7, 7)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.write(painter, box, words, middle, pixels=12, weight=style.MEDIUM, colour="#FFFFFF")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say the number at the pointer."""
        self._look(-1 if self.is_empty() else self.nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Say nothing."""
        super().leaveEvent(event)
        self._look(-1)

    def _look(self, near: int) -> None:
        if near != self._near:
            self._near = near
            self.update()


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
            painter.setPen(QPen(QColor(_GRID), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            self.write(painter, QRectF(_PAD, y - 10, field.left() - _PAD - 6, 20), words, Qt.AlignmentFlag.AlignRight)
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
        painter.setPen(QPen(QColor(_GRID), 1))
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
