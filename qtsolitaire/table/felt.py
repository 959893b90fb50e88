"""The table's ground: one radial gradient, rendered once per size (look brief, section 3)."""

from array import array
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from qtsolitaire.table.themes import Theme

_CENTRE = (0.50, 0.38)  # of the gradient, as parts of the table
_REACH = 0.72  # its radius, as a part of the longer side
_TILE = 64


@cache
def _grain() -> QPixmap:
    """Noise that makes a pixel lighter or darker by one step of 255 or leaves it alone: gradients show no bands."""
    tones = (0x00000000, 0x01010101, 0x01000000)  # nothing, white and black at 1/255
    chance = Random(1)  # any fixed noise will do; it is never seen
    pixels = array("I", chance.choices(tones, k=_TILE * _TILE))
    tile = QImage(pixels.tobytes(), _TILE, _TILE, 4 * _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(tile.copy())


def felt(theme: Theme, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The ground for a view of this size in logical pixels, at this device pixel ratio."""
    device = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    image = QImage(device, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_felt(painter, theme, QRect(0, 0, device.width(), device.height()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def paint_felt(painter: QPainter, theme: Theme, area: QRect) -> None:
    """Paint the ground of a theme into an area, in the painter's own pixels."""
    if theme.centre == theme.edge:
        painter.fillRect(area, QColor(theme.centre))
        return
    middle = QPointF(area.x() + area.width() * _CENTRE[0], area.y() + area.height() * _CENTRE[1])
    gradient = QRadialGradient(middle, _REACH * max(area.width(), area.height()))
    gradient.setColorAt(0, QColor(theme.centre))
    gradient.setColorAt(1, QColor(theme.edge))
    painter.fillRect(area, QBrush(gradient))
    painter.drawTiledPixmap(area, _grain())
