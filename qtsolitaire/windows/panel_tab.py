"""A tab of the rules panel."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import Button


class Tab(Button):
    """Its word, and a line below while it is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: str, language: str, whole: str = "") -> None:
        """Take the word in the player's language; ``whole`` says what a short word stands for."""
        self.language = language
        self.setText(word)
        self.setToolTip(whole)
        self.setAccessibleName(whole or word)
        self.update()

    def wish(self) -> int:
        """Pixels across."""
        return style.width(self.text(), style.font(14, style.SEMIBOLD, self.language)) + 24

    def paintEvent(self, event: QPaintEvent) -> None:
        """Word and line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        painter.setFont(style.font(14, style.SEMIBOLD if chosen else style.MEDIUM, self.language))
        painter.setPen(QColor(style.PRIMARY if chosen else style.INK if self.underMouse() else style.SECOND))
        box = self.rect().toRectF()
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignHCenter, style.drop(self.language, 14))
        if chosen:
            painter.fillRect(8, self.height() - 3, self.width() - 16, 3, QColor(style.PRIMARY))
        self._draw_focus(painter, style.LINK, 6)
