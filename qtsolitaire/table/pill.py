"""The sum of two cards in a small pill over the second one: "7 + 5 = 12" with a cross (PY-05)."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.table.geometry import Box
from qtsolitaire.table.marks import ABOVE_CARDS
from qtsolitaire.table.scene import TableScene

HEIGHT, SIDE, SIGN, GAP = 34, 16, 12, 10  # logical pixels
_GROUND, _TEXT, _YES, _NO = "#11151F", "#FFFFFF", "#7BE0A3", "#FFB4A8"


class SumPill:
    """One pill, hidden most of the time."""

    def __init__(self, scene: TableScene) -> None:
        """Keep its item in the scene."""
        self._scene = scene
        self._item = QGraphicsPixmapItem()
        self._item.setVisible(False)
        scene.add_fixed(self._item, ABOVE_CARDS + 100)
        self.text = ""

    def show(self, one: int, other: int, fits: bool, over: Box) -> None:
        """Show the sum of two ranks above a card, or on its lower part where there is no room above."""
        self.text = f"{one} + {other} = {one + other}"
        pixmap = self._drawn(fits)
        size = pixmap.deviceIndependentSize()
        x = over.x + (over.width - size.width()) / 2
        y = over.y - size.height() - 8
        if y < 2:
            y = over.y + over.height - size.height() - 8
        x = min(max(x, 2), self._scene.width() - size.width() - 2)
        self._item.setPixmap(pixmap)
        self._item.setPos(round(x), round(y))
        self._item.setVisible(True)

    def hide(self) -> None:
        """Show nothing."""
        self.text = ""
        self._item.setVisible(False)

    def _drawn(self, fits: bool) -> QPixmap:
        font = QFont()
        font.setPixelSize(15)
        font.setWeight(QFont.Weight.DemiBold)
        width = SIDE + SIGN + GAP + round(QFontMetricsF(font).horizontalAdvance(self.text)) + SIDE
        ratio = self._scene.ratio
        pixmap = QPixmap(round(width * ratio), round(HEIGHT * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(255, 255, 255, 60), 1))
        painter.setBrush(QColor(_GROUND))
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, HEIGHT - 1), HEIGHT / 2, HEIGHT / 2)
        _sign(painter, fits)
        painter.setFont(font)
        painter.setPen(QColor(_TEXT))
        area = QRectF(SIDE + SIGN + GAP, 0, width, HEIGHT)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text)
        painter.end()
        return pixmap


def _sign(painter: QPainter, fits: bool) -> None:
    """A tick or a cross: the colour alone would not do."""
    pen = QPen(QColor(_YES if fits else _NO), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    left, middle = SIDE, HEIGHT / 2
    if fits:
        corners = [QPointF(left, middle), QPointF(left + 4, middle + 4.5), QPointF(left + 12, middle - 5)]
        painter.drawPolyline(corners)
        return
    painter.drawLine(QPointF(left + 1, middle - 5), QPointF(left + 11, middle + 5))
    painter.drawLine(QPointF(left + 1, middle + 5), QPointF(left + 11, middle - 5))
