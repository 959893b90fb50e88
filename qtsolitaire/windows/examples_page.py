"""The examples of a game in the rules panel: a list to choose from, then one step at a time to read."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.text.examples import Example, in_language
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import Button, LinkButton, PanelButton
from qtsolitaire.windows.paragraph import Paragraph, lay_lines
from qtsolitaire.windows.scroll import Content, Scroller

_ROW_PAD, _ARROW = 14, 16


class ExampleRow(Button):
    """One example of the list: its title on as many lines as it takes, its deal below."""

    def __init__(self, example: Example, parent: QWidget) -> None:
        super().__init__(parent)
        self.example = example
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, language: str, speech: Speech) -> None:
        """Take the title in the player's language."""
        self.language = language
        self.setText(speech.lettered(in_language(self.example.title, language)))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self.example.code)
        self.updateGeometry()
        self.update()

    def _laid(self, width: int) -> tuple[QTextLayout, float]:
        face = style.font(15, style.MEDIUM, self.language)
        layout = QTextLayout(self.text(), face)
        room = width - 2 * _ROW_PAD - _ARROW - 8
        return layout, lay_lines(layout, room, round(face.pixelSize() * style.line_height(self.language)))

    def hasHeightForWidth(self) -> bool:
        """The title wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Title, code, and room above and below."""
        return round(self._laid(width)[1]) + style.scaled(18) + 2 * _ROW_PAD - 4

    def sizeHint(self) -> QSize:
        """Some width; the height follows."""
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A tinted plate; title, code, arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.TILE).darker(104) if self.underMouse() else QColor(style.TILE))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        layout, high = self._laid(self.width())
        painter.setPen(QColor(style.INK))
        layout.draw(painter, QPointF(_ROW_PAD, _ROW_PAD - 2))
        painter.setFont(style.font(12))
        painter.setPen(QColor(style.SECOND))
        code = QRectF(_ROW_PAD, _ROW_PAD + high - 2, self.width() - 2 * _ROW_PAD, style.scaled(18))
        style.draw_line(painter, code, self.example.code, Qt.AlignmentFlag.AlignLeft)
        arrow = QRectF(self.width() - _ROW_PAD - _ARROW + 4, (self.height() - _ARROW) / 2, _ARROW, _ARROW)
        icons.draw(painter, arrow, "chevron", style.LINK, 2.0)
        self._draw_focus(painter, style.LINK, 10)


class Told(QWidget):
    """The sentence of a step; a refused one on a red plate beside the sign for no."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._refused = False
        self.words = Paragraph(self, pixels=15)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignTop)
        self._row.setContentsMargins(0, 0, 0, 0)

    def tell(self, words: str, language: str, refused: bool) -> None:
        """Say this."""
        self._refused = refused
        self._row.setContentsMargins(*((42, 10, 8, 10) if refused else (0, 0, 0, 0)))
        self.words.tell(words, language)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate and sign."""
        if not self._refused:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.NO_DISC))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        icons.draw(painter, QRectF(12, 11, 20, 20), "no", style.ERROR)


class ExamplesPage(QWidget):
    """Shows the list, or the step that stands on the table."""

    chosen = Signal(object)  # an Example
    asked_next = Signal()
    asked_back = Signal()
    asked_leave = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._speech = Speech("en")
        self._examples: tuple[Example, ...] = ()
        self.example: Example | None = None  # on the table now
        self._at = 0
        self.rows: list[ExampleRow] = []
        self._intro = Paragraph(self, pixels=14, colour=style.SECOND)
        self._title = Paragraph(self, pixels=15, weight=style.SEMIBOLD)
        self._place = Paragraph(self, pixels=12, weight=style.MEDIUM, colour=style.SECOND)
        self.told = Told(self)
        self.leave_link = LinkButton(self)
        self.back, self.next = PanelButton(self), PanelButton(self, primary=True)
        self.back.tall = self.next.tall = 40
        self.back.clicked.connect(self.asked_back)
        self.next.clicked.connect(self.asked_next)
        self.leave_link.clicked.connect(self.asked_leave)
        self._list, self._steps = self._make_list(), self._make_steps()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._list)
        column.addWidget(self._steps)
        self._steps.hide()

    def _make_list(self) -> QWidget:
        content = Content()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 16, 0, 16)
        self._column.setSpacing(10)
        self._column.addWidget(self._intro)
        self._column.addStretch(1)
        return Scroller(content, self)

    def _make_steps(self) -> QWidget:
        made, content = QWidget(self), Content()
        text = QVBoxLayout(content)
        text.setContentsMargins(0, 10, 0, 4)
        text.setSpacing(6)
        for widget in (self._place, self._title, self.told):
            text.addWidget(widget)
        text.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self.back, 1)
        buttons.addWidget(self.next, 1)
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(8)
        column.addWidget(Scroller(content, made), 1)
        column.addLayout(buttons)
        column.addWidget(self.leave_link, 0, Qt.AlignmentFlag.AlignHCenter)
        return made

    def show_examples(self, examples: tuple[Example, ...], speech: Speech) -> None:
        """List these, in the player's language."""
        self._speech = speech
        if examples != self._examples:
            self._examples = examples
            self._renew_rows()
        self._say()

    def _renew_rows(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = [ExampleRow(example, self) for example in self._examples]
        for place, row in enumerate(self.rows, 1):
            row.clicked.connect(lambda _checked=False, example=row.example: self.chosen.emit(example))
            self._column.insertWidget(place, row)

    def show_step(self, example: Example | None, at: int) -> None:
        """This step stands on the table; None: no example does."""
        by_keys = any(row.hasFocus() for row in self.rows)
        self.example, self._at = example, at
        self._list.setVisible(example is None)
        self._steps.setVisible(example is not None)
        self._say()
        if by_keys and example is not None:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        if example is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.told.accessibleName()))

    def _say(self) -> None:
        translate, language = QCoreApplication.translate, self._speech.language
        self._intro.tell(
            translate("examples", "Real deals, step by step on the table. Your own game waits meanwhile."), language
        )
        for row in self.rows:
            row.tell(language, self._speech)
        self.back.tell(translate("examples", "Back"), language)
        self.next.tell(translate("examples", "Next"), language)
        self.leave_link.tell(translate("examples", "Close the example"), language)
        if self.example is not None:
            self._say_step(self.example, language)

    def _say_step(self, example: Example, language: str) -> None:
        step, count = example.steps[self._at], len(example.steps)
        place = QCoreApplication.translate("examples", "Step {step} of {count}")
        self._title.tell(self._speech.lettered(in_language(example.title, language)), language)
        self._place.tell(place.format(step=self._at + 1, count=count), language)
        self.told.tell(self._speech.lettered(in_language(step.say, language)), language, bool(step.refused))
        self.back.setEnabled(self._at > 0)
        self.next.setEnabled(self._at < count - 1)
