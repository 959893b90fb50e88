"""What charts share: a panel drawn sharply at any pixel ratio, with the numbers under the pointer (picture 13)."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtsolitaire.windows import style

GRID = "#E4E6E1"
PAD = 18
_FRAME = "#DDE0DA"


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
        return QRectF(PAD, top, self.width() - 2 * PAD, self.height() - top - style.scaled(34))

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
            middle = QRectF(self.rect()).adjusted(PAD, style.scaled(30), -PAD, 0)
            self.write(painter, middle, self._nothing, Qt.AlignmentFlag.AlignHCenter, pixels=13)
            return
        self.draw(painter, self.field())
        if self._near >= 0:
            self._draw_label(painter, self.place_of(self._near), self.words_of(self._near))

    def _draw_head(self, painter: QPainter) -> None:
        room = QRectF(PAD, style.scaled(12), self.width() - 2 * PAD, style.scaled(22))
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
