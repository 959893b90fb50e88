"""Pictures for PDF, on a grid so fine that nobody sees it.

A PDF file holds every coordinate as text. Whole numbers repeat and compress well, and make pages half as large; on the
grid of ``type.PER_INCH_PDF`` to an inch the eye cannot tell the difference. Equal cards become equal paths, made once.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from qtsolitaire.table.art.shapes import CARD_HEIGHT, CARD_WIDTH, Picture, Shape, segments


class _Drawn(NamedTuple):
    """A shape at its size."""

    path: QPainterPath
    pen: QPen
    brush: QBrush
    opacity: float


def paint_snapped(painter: QPainter, pictures: Iterable[tuple[float, float, Picture]]) -> None:
    """Paint pictures at these places, in the painter's present coordinates; it must not be turned or slanted."""
    painter.save()
    whole = painter.worldTransform()
    scale = round(whole.m11(), 4)
    opacity = painter.opacity()
    for x, y, picture in pictures:
        at = whole.map(QPointF(x, y))
        painter.setWorldTransform(QTransform.fromTranslate(round(at.x()), round(at.y())))
        for shape in _snapped(picture, scale):
            if shape.opacity != 1.0:
                painter.setOpacity(opacity * shape.opacity)
            painter.setPen(shape.pen)
            painter.setBrush(shape.brush)
            painter.drawPath(shape.path)
            if shape.opacity != 1.0:
                painter.setOpacity(opacity)
    painter.restore()


@lru_cache(maxsize=4096)
def _snapped(picture: Picture, scale: float) -> tuple[_Drawn, ...]:
    return tuple(_drawn(shape, scale) for shape in picture)


def _drawn(shape: Shape, scale: float) -> _Drawn:
    brush = QBrush(QColor(shape.fill)) if shape.fill else QBrush(Qt.BrushStyle.NoBrush)
    return _Drawn(_path(shape, scale), _pen(shape, scale), brush, shape.opacity)


def _pen(shape: Shape, scale: float) -> QPen:
    if not shape.stroke:
        return QPen(Qt.PenStyle.NoPen)
    is_round = shape.cap == "round"
    cap = Qt.PenCapStyle.RoundCap if is_round else Qt.PenCapStyle.FlatCap
    join = Qt.PenJoinStyle.RoundJoin if is_round else Qt.PenJoinStyle.SvgMiterJoin
    return QPen(QColor(shape.stroke), max(1.0, round(shape.stroke_width * scale)), Qt.PenStyle.SolidLine, cap, join)


def _path(shape: Shape, scale: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    sign, dx, dy = (-1, CARD_WIDTH, CARD_HEIGHT) if shape.turned else (1, 0.0, 0.0)
    for command, values in segments(shape.d):
        points = [
            (round((dx + sign * values[at]) * scale), round((dy + sign * values[at + 1]) * scale))
            for at in range(0, len(values), 2)
        ]
        flat = [number for point in points for number in point]
        if command == "M":
            path.moveTo(*flat)
        elif command == "L":
            path.lineTo(*flat)
        elif command == "C":
            path.cubicTo(*flat)
        elif command == "Q":
            path.quadTo(*flat)
        else:
            path.closeSubpath()
    return path
