"""The window's own icons, drawn from paths so that they follow theme, size and pixel ratio (look brief, section 4).

A 20-unit grid, strokes of 1.7 units with round caps and joins, no fill, one colour. The outlines are our own, written
in a handful of path letters: M move, L line, C cubic, A arc (centre, radii, start and sweep in degrees), Z close.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

GRID = 20
STROKE = 1.7

ICONS = {
    "menu": "M 3 5.5 L 17 5.5 M 3 10 L 17 10 M 3 14.5 L 17 14.5",
    "new_game": (
        "M 15.6 9.2 L 15.6 4.6 C 15.6 3.2 14.8 2.4 13.4 2.4 L 6.2 2.4 C 4.8 2.4 4 3.2 4 4.6 L 4 15.4"
        " C 4 16.8 4.8 17.6 6.2 17.6 L 9.4 17.6 M 15.2 12.4 L 15.2 18 M 12.4 15.2 L 18 15.2"
    ),
    "undo": "M 6.8 3.4 L 3 7.2 L 6.8 11 M 3 7.2 L 12.2 7.2 A 12.2 11.7 4.5 4.5 90 -180 L 7.4 16.2",
    "redo": "M 13.2 3.4 L 17 7.2 L 13.2 11 M 17 7.2 L 7.8 7.2 A 7.8 11.7 4.5 4.5 90 180 L 12.6 16.2",
    "hint": (
        "M 7.3 14.4 L 7.3 13 C 5.5 12 4.5 10.3 4.5 8.3 C 4.5 5.2 6.9 2.8 10 2.8 C 13.1 2.8 15.5 5.2 15.5 8.3"
        " C 15.5 10.3 14.5 12 12.7 13 L 12.7 14.4 Z M 8 17.4 L 12 17.4"
    ),
    "rules": (
        "M 10 5 C 8.5 3.7 6.4 3.2 2.6 3.2 L 2.6 15.6 C 6.4 15.6 8.5 16.1 10 17.4 C 11.5 16.1 13.6 15.6 17.4 15.6"
        " L 17.4 3.2 C 13.6 3.2 11.5 3.7 10 5 L 10 17.2"
    ),
    "copy": (
        "M 8 6.6 L 15.6 6.6 C 16.5 6.6 17 7.1 17 8 L 17 15.6 C 17 16.5 16.5 17 15.6 17 L 8 17"
        " C 7.1 17 6.6 16.5 6.6 15.6 L 6.6 8 C 6.6 7.1 7.1 6.6 8 6.6 Z"
        " M 3.6 13.4 C 3.2 13.2 3 12.8 3 12.2 L 3 4.6 C 3 3.6 3.6 3 4.6 3 L 12.2 3 C 12.8 3 13.2 3.2 13.4 3.6"
    ),
    "close": "M 4.5 4.5 L 15.5 15.5 M 15.5 4.5 L 4.5 15.5",
    "tick": "M 4 10.6 L 8.2 14.8 L 16 5.8",
    "chevron": "M 7.5 4.5 L 13 10 L 7.5 15.5",
    "no": "A 10 10 7.2 7.2 0 360 M 5 5 L 15 15",
    "info": "A 10 10 7.4 7.4 0 360 M 10 9.4 L 10 13.8 M 10 6.4 L 10 6.5",
    "trophy": (
        "M 6 3 L 14 3 L 14 7.6 C 14 10 12.3 11.8 10 11.8 C 7.7 11.8 6 10 6 7.6 Z"
        " M 6 4.6 L 3.2 4.6 C 3.2 7.4 4.2 8.8 6.4 9 M 14 4.6 L 16.8 4.6 C 16.8 7.4 15.8 8.8 13.6 9"
        " M 10 11.8 L 10 15 M 6.6 17 C 6.8 15.6 7.6 15 8.6 15 L 11.4 15 C 12.4 15 13.2 15.6 13.4 17 Z"
    ),
    "search": "A 8.6 8.6 5.6 5.6 0 360 M 12.8 12.8 L 17 17",
    "detach": "M 11.5 3 L 17 3 L 17 8.5 M 17 3 L 9.6 10.4 M 8 4.4 L 3 4.4 L 3 17 L 15.6 17 L 15.6 12",
}
"""Outlines by name."""

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "A": 6, "Z": 0}


@lru_cache(maxsize=64)
def outline(name: str) -> QPainterPath:
    """The icon's path on the 20-unit grid.

    Raises:
        KeyError: there is no such icon.
    """
    path, words, at = QPainterPath(), ICONS[name].split(), 0
    while at < len(words):
        letter = words[at]
        size = _ARGUMENTS[letter]
        _add(path, letter, [float(word) for word in words[at + 1 : at + 1 + size]])
        at += 1 + size
    return path


def _add(path: QPainterPath, letter: str, n: list[float]) -> None:
    if letter == "M":
        path.moveTo(n[0], n[1])
    elif letter == "L":
        path.lineTo(n[0], n[1])
    elif letter == "C":
        path.cubicTo(QPointF(n[0], n[1]), QPointF(n[2], n[3]), QPointF(n[4], n[5]))
    elif letter == "A":
        _arc(path, QRectF(n[0] - n[2], n[1] - n[3], 2 * n[2], 2 * n[3]), n[4], n[5])
    else:
        path.closeSubpath()


def _arc(path: QPainterPath, box: QRectF, start: float, sweep: float) -> None:
    """A full circle begins a figure of its own; any other arc goes on from where the pen is."""
    if abs(sweep) == 360:
        path.addEllipse(box)
    else:
        path.arcTo(box, start, sweep)


def draw(painter: QPainter, box: QRectF, name: str, colour: QColor | str, stroke: float = STROKE) -> None:
    """Stroke the icon into ``box``; ``stroke`` in units of the grid."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    pen = QPen(QColor(colour), stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(name))
    painter.restore()


def icon(name: str, colour: QColor | str, ratio: float = 1.0) -> "QIcon":
    """A QIcon for menus, drawn at ``ratio`` device pixels to the logical one."""
    from PySide6.QtGui import QIcon

    pixmap = QPixmap(round(GRID * ratio), round(GRID * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, QRectF(0, 0, GRID, GRID), name, colour)
    painter.end()
    return QIcon(pixmap)
