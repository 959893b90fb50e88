"""Soft shadows of cards, computed once per size (look brief, "Highlights": the two shadows).

The shadow of a rounded rectangle blurred by a Gaussian falls off with the distance from its edge almost
exactly like the error function, so nested rounded rectangles, each overwriting the last with its own alpha,
draw it without any filter.
"""

from __future__ import annotations

from math import ceil, erf, sqrt
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter


class Shadow(NamedTuple):
    """How a card throws its shadow, in logical pixels."""

    drop: float  # how far down it falls
    blur: float  # width of the soft edge to each side; twice the deviation of the Gaussian
    strength: float  # alpha 0..1 well inside
    margin: int  # room around the card; a multiple of 4, so that it is whole at ratios of 1.25, 1.5 and 1.75


AT_REST = Shadow(1, 3, 0.28, 8)
LIFTED = Shadow(9, 18, 0.35, 36)


def shadow_image(card: QSize, radius: float, shadow: Shadow, ratio: float) -> QImage:
    """The shadow of a card of `card` device pixels with corners of `radius` device pixels, margin included.

    The image is in device pixels, premultiplied, and has no device pixel ratio set.
    """
    margin = round(shadow.margin * ratio)
    image = QImage(card.width() + 2 * margin, card.height() + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QRectF(margin, margin + shadow.drop * ratio, card.width(), card.height())
    reach = min(1.5 * shadow.blur * ratio, (margin - shadow.drop * ratio))
    deviation = shadow.blur * ratio / 2
    steps = min(48, ceil(2 * reach))
    for step in range(steps):
        out = reach * (1 - 2 * step / steps)
        alpha = shadow.strength * 0.5 * (1 - erf((out - reach / steps) / (deviation * sqrt(2))))
        painter.setBrush(QColor.fromRgbF(0, 0, 0, alpha))
        corner = max(radius + out, 0.0)
        painter.drawRoundedRect(edge.adjusted(-out, -out, out, out), corner, corner)
    painter.end()
    return image
