"""The sign of a verdict in the status line: a shape beside each colour (look brief, section 3)."""

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtsolitaire.table import themes
from qtsolitaire.windows import icons, style

SIZE = 14
"""Pixels across."""

_GOOD, _ON_GOOD = "#7BE0A3", "#0F3A2D"
_LOST, _ON_LOST = "#FFB4A8", "#5A1410"
_ON_PALE = "#FFFFFF"  # on a pale bar disc and square are dark, or they would not be seen
_TURN, _ARC = 360, 260  # degrees


class Sign(Enum):
    """What stands before the words."""

    NONE = "none"
    GOOD = "good"  # disc with a tick
    LOST = "lost"  # square with a cross
    CHECKING = "checking"  # an arc that turns
    UNKNOWN = "unknown"  # a ring with a question mark


def draw(painter: QPainter, box: QRectF, sign: Sign, ink: str, turned: float = 0.0) -> None:
    """Draw the sign into ``box``.

    Args:
        painter: with antialiasing.
        box: ``SIZE`` pixels wide and high.
        sign: which.
        ink: the colour of words beside it.
        turned: for CHECKING, the part of a turn that has gone, 0 to 1.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    pale = themes.luminance(ink) < 0.5  # words are dark there
    inner = box.adjusted(2.5, 2.5, -2.5, -2.5)
    if sign is Sign.GOOD:
        painter.setBrush(QColor(style.PRIMARY if pale else _GOOD))
        painter.drawEllipse(box)
        icons.draw(painter, inner, "tick", _ON_PALE if pale else _ON_GOOD, 4)
    elif sign is Sign.LOST:
        painter.setBrush(QColor(style.ERROR if pale else _LOST))
        painter.drawRoundedRect(box, 2, 2)
        icons.draw(painter, inner, "close", _ON_PALE if pale else _ON_LOST, 4)
    elif sign is not Sign.NONE:
        _draw_line_sign(painter, box.adjusted(1, 1, -1, -1), sign, ink, turned)


def _draw_line_sign(painter: QPainter, ring: QRectF, sign: Sign, ink: str, turned: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if sign is Sign.CHECKING:
        painter.drawArc(ring, round((90 - turned * _TURN) * 16), -_ARC * 16)
        return
    painter.drawEllipse(ring)
    face = style.font(9, style.SEMIBOLD)
    face.setPixelSize(9)
    painter.setFont(face)
    painter.drawText(ring, int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextDontClip.value), "?")
