"""A picture's caption in card units: its font, and its outlines for SVG."""

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainterPath

from qtsolitaire.output.picture import TYPE
from qtsolitaire.table.art.geometry import number

_LEAST = 8


def caption_font(text: str, room: float) -> QFont:
    """The system's font, smaller where the text would be wider than the picture."""
    face = QFont(QGuiApplication.font())
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    size = TYPE
    face.setPixelSize(size)
    while size > _LEAST and QFontMetricsF(face).horizontalAdvance(text) > room:
        size -= 1
        face.setPixelSize(size)
    return face


def outlines(text: str, face: QFont, x: float, base: float) -> str:
    """The text as an SVG path; Qt shapes every script before it gives the outlines."""
    path = QPainterPath()
    path.addText(x, base, face, text)
    parts: list[str] = []
    at = 0
    while at < path.elementCount():
        element = path.elementAt(at)
        if element.isCurveTo():
            points = [path.elementAt(at + step) for step in range(3)]
            parts.append("C" + " ".join(f"{number(point.x)},{number(point.y)}" for point in points))
            at += 3
            continue
        parts.append(f"{'M' if element.isMoveTo() else 'L'}{number(element.x)},{number(element.y)}")
        at += 1
    return " ".join(parts)
