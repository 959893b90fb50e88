"""Running text on a panel, with the line height that each script needs (look brief, section 4)."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtsolitaire.windows import style


def lay_lines(layout: QTextLayout, width_px: float, height: float) -> float:
    """Break ``layout`` into lines ``height`` pixels apart, return the whole height."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width_px)
        line.setPosition(QPointF(0, top + (height - line.height()) / 2))
        top += height
    layout.endLayout()
    return top


class Paragraph(QWidget):
    """Wrapped text of one type and colour; as high as its width makes it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        pixels: int = 14,
        weight: int = style.REGULAR,
        colour: str = style.INK,
        centred: bool = False,
    ) -> None:
        super().__init__(parent)
        self._pixels, self._weight, self._colour, self._centred = pixels, weight, colour, centred
        self._text, self._language = "", "en"
        self._heights: dict[tuple[int, float], int] = {}  # by width and text size: layouts ask hundreds of times
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def tell(self, text: str, language: str) -> None:
        """Say this in the player's language."""
        if (text, language) != (self._text, self._language):
            self._heights.clear()
        self._text, self._language = text, language
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def recolour(self, colour: str) -> None:
        """Write in this colour."""
        self._colour = colour
        self.update()

    def face(self) -> QFont:
        """Its type."""
        return style.font(self._pixels, self._weight, self._language)

    def wish(self) -> int:
        """Pixels that one line takes."""
        return style.width(self._text, self.face())

    def _laid(self, width: float) -> tuple[QTextLayout, float]:
        face = self.face()
        layout = QTextLayout(self._text, face)
        return layout, lay_lines(layout, width, round(face.pixelSize() * style.line_height(self._language)))

    def hasHeightForWidth(self) -> bool:
        """Text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Pixels down at this width."""
        if not self._text:
            return 0
        key = width, style.text_scale()
        if key not in self._heights:
            self._heights[key] = round(self._laid(width)[1])
        return self._heights[key]

    def changeEvent(self, event: QEvent) -> None:
        """Another font of the system: measure anew."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._heights.clear()

    def sizeHint(self) -> QSize:
        """One line up to 330 pixels, then as many as it takes."""
        width = min(self.wish(), style.scaled(330))
        return QSize(width, self.heightForWidth(max(1, width)))

    def minimumSizeHint(self) -> QSize:
        """It can always be narrower."""
        return QSize(40, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines; a little lower in Devanagari."""
        layout, _ = self._laid(self.width())
        painter = QPainter(self)
        painter.setPen(QColor(self._colour))
        fall = style.drop(self._language, self._pixels) if layout.lineCount() == 1 else 0
        if not self._centred:
            layout.draw(painter, QPointF(0, fall))
            return
        for at in range(layout.lineCount()):
            line = layout.lineAt(at)
            line.draw(painter, QPointF((self.width() - line.naturalTextWidth()) / 2, fall))
