"""A text field that says what is wrong with its text."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.paragraph import Paragraph


class Mark(Enum):
    """What a field says about its text."""

    NONE = "none"
    GOOD = "good"
    BAD = "bad"


class Line(QLineEdit):
    """The text itself; Enter is the dialog's, so it is passed on."""

    confirmed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms instead of only ending the edit."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
            event.accept()
            return
        super().keyPressEvent(event)


class TextField(QWidget):
    """A field 44 pixels high with a tick or a "no" sign in it, and a sentence below it."""

    def __init__(self, parent: QWidget | None = None, *, icon: str = "") -> None:
        """``icon`` stands before the text, without saying anything."""
        super().__init__(parent)
        self.line = Line(self)
        self.message = Paragraph(self, pixels=12, colour=style.SECOND)
        self.mark = Mark.NONE
        self._icon = icon
        self._frame = _Frame(self, self.line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._frame)
        layout.addWidget(self.message)
        self.setFocusProxy(self.line)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def icon(self) -> str:
        """The sign before the text."""
        return self._icon

    def tell(self, name: str, hint: str, language: str) -> None:
        """Take name and hint in the player's language; the hint stands in the empty field."""
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(hint)
        self.line.setFont(style.font(16 if not self._icon else 14, style.MEDIUM, language))
        self._frame.updateGeometry()

    def say(self, mark: Mark, sentence: str, language: str) -> None:
        """Mark the text and explain it; an empty sentence takes no room."""
        self.mark = mark
        self.message.recolour(style.ERROR if mark is Mark.BAD else style.SECOND)
        self.message.tell(sentence, language)
        self.message.setVisible(bool(sentence))
        self.line.setAccessibleDescription(sentence)
        self._frame.update()


class _Frame(QWidget):
    """The field's outline and signs."""

    def __init__(self, field: TextField, line: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        self._line = line
        line.setFrame(False)
        line.setStyleSheet("background: transparent")
        palette = line.palette()
        for role, colour in _INKS:
            palette.setColor(role, QColor(colour))
        line.setPalette(palette)
        line.installEventFilter(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(style.scaled(36) if field.icon else 12, 2, style.scaled(36), 2)
        layout.addWidget(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(line)

    def sizeHint(self) -> QSize:
        """44 pixels high, more where the text is larger."""
        return QSize(200, max(style.scaled(44), self._line.sizeHint().height() + 12))

    def minimumSizeHint(self) -> QSize:
        """Never lower; as narrow as a few letters."""
        return QSize(100, self.sizeHint().height())

    def eventFilter(self, watched: object, event: object) -> bool:
        """The focus shows on the outline."""
        self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """White with an outline in the mark's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark, focus = self._field.mark, self._line.hasFocus()
        colour = {Mark.GOOD: style.PRIMARY, Mark.BAD: style.ERROR}.get(mark, style.FIELD_BORDER)
        if focus and mark is Mark.NONE:
            colour = style.LINK
        painter.setPen(QPen(QColor(colour), 2 if focus or mark is not Mark.NONE else 1.2))
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        size = style.scaled(20)
        top = (self.height() - size) / 2
        if self._field.icon:
            icons.draw(painter, QRectF(12, top, size, size), self._field.icon, style.SECOND)
        if mark is not Mark.NONE:
            sign = "tick" if mark is Mark.GOOD else "no"
            icons.draw(painter, QRectF(self.width() - size - 12, top, size, size), sign, colour, 2.1)


_INKS = (
    (QPalette.ColorRole.Text, style.INK),
    (QPalette.ColorRole.PlaceholderText, style.SECOND),
    (QPalette.ColorRole.Highlight, style.TINT),
    (QPalette.ColorRole.HighlightedText, style.INK),
)
