"""Type and measures of printed pages. All lengths are tenths of a point, so that whole numbers are fine enough.

Text is set without hinting: on paper every printer has its own resolution.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QTextLayout, QTextOption

POINT = 10
"""Units in a point: 1/72 inch."""

PER_INCH = 72 * POINT
PER_INCH_PDF = 2 * PER_INCH
"""The grid of PDF files: 0.018 mm."""

MM = PER_INCH / 25.4
"""Units in a millimetre."""

REGULAR, SEMIBOLD = 400, 600
"""The only weights: above 600 Qt smears a false bold onto variable fonts."""

INK, SECOND, HAIR = "#000000", "#4A4A4A", "#9A9A9A"


def font(points: float, weight: int = REGULAR) -> QFont:
    """The system's font at this size."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(points * POINT)))
    made.setWeight(QFont.Weight(weight))
    made.setVariableAxis(QFont.Tag("wght"), weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def advance(text: str, face: QFont) -> float:
    """How wide a line of text is."""
    return QFontMetricsF(face).horizontalAdvance(text)


def line_height(points: float) -> float:
    """From one line to the next; room enough for the signs above and below Devanagari."""
    return 1.5 * points * POINT


class Words:
    """One paragraph set to a width; it knows its height before it is painted."""

    def __init__(self, text: str, face: QFont, width: float, colour: str = INK) -> None:
        self._colour = colour
        self._layout = QTextLayout(text, face)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        leading = 1.35 * face.pixelSize()
        self._layout.beginLayout()
        self.height = 0.0
        self.width = 0.0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height + (leading - line.height()) / 2))
            self.height += leading
            self.width = max(self.width, line.naturalTextWidth())
        self._layout.endLayout()

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it from this top left corner."""
        painter.setPen(QColor(self._colour))
        self._layout.draw(painter, QPointF(x, y))


def paint_in(painter: QPainter, box: QRectF, text: str, face: QFont, colour: str = INK, *, right: bool = False) -> None:
    """One line in the middle of the box's height, at its left or right; it is never cut."""
    painter.setFont(face)
    painter.setPen(QColor(colour))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    flags = (side | Qt.AlignmentFlag.AlignVCenter).value | Qt.TextFlag.TextDontClip.value
    painter.drawText(box, int(flags), text)
