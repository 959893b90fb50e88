"""Every key on one page: what they do on the table, and the commands with their shortcuts."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP
from qtsolitaire.windows import commands, style
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet

WISH = QSize(760, 720)
_TWO_COLUMNS = 620  # from this width on


class Line(NamedTuple):
    """One line of the page."""

    keys: str  # as text of a key sequence; several with " / " between them
    words: str  # English source
    context: str = "keys"  # of the translation


TABLE = (
    Line("Left / Right", QT_TRANSLATE_NOOP("keys", "To the next pile")),
    Line("Up / Down", QT_TRANSLATE_NOOP("keys", "Along a column: how many cards are meant; then to the next row")),
    Line("PgUp / PgDown", QT_TRANSLATE_NOOP("keys", "To the pile above or below")),
    Line("Home / End", QT_TRANSLATE_NOOP("keys", "To the first open card of a column, or to its last")),
    Line("1 / 9 / 0", QT_TRANSLATE_NOOP("keys", "To the column of this number; 0 is the tenth")),
    Line("Return / Space", QT_TRANSLATE_NOOP("keys", "Lift the cards, or put them down here; draw from the stock")),
    Line("Esc", QT_TRANSLATE_NOOP("keys", "Put the cards back; close what lies open")),
    Line("V", QT_TRANSLATE_NOOP("keys", "Look at a covered card, as long as the key is held")),
    Line("R", QT_TRANSLATE_NOOP("keys", "Go to the rule that has just been broken")),
    Line("Tab / Shift+Tab", QT_TRANSLATE_NOOP("keys", "From the table to the buttons and back")),
    Line("F10 / Alt", QT_TRANSLATE_NOOP("keys", "Open the menu")),
)
"""Keys of the table itself."""

POINTER = (
    QT_TRANSLATE_NOOP("keys", "Drag a card or a group to where it is to go."),
    QT_TRANSLATE_NOOP(
        "keys", "Click a card to send it to its foundation, double-click it to send it to the best place."
    ),
    QT_TRANSLATE_NOOP("keys", "Hold the right button on a covered card, or press it for long, to look at it."),
    QT_TRANSLATE_NOOP("keys", "Turn the wheel with Ctrl held to make the cards larger or smaller."),
)
"""What the pointer does."""


def command_lines() -> list[Line]:
    """Every command with its keys, in the order of the menu."""
    order = [name for name in commands.MENU if name]
    for submenu, entries in commands.ENTRIES.items():
        at = order.index(submenu)
        order[at : at + 1] = [name for name in entries if name]
    by_id = {command.id: command for command in commands.COMMANDS}
    return [Line(" / ".join(by_id[name].keys), by_id[name].words, "commands") for name in order if name in by_id]


def native(keys: str) -> str:
    """The keys as the player's system writes them."""
    native_text = QKeySequence.SequenceFormat.NativeText
    return " / ".join(QKeySequence(key).toString(native_text) or key for key in keys.split(" / "))


class Chapter(QWidget):
    """A heading and its lines: keys on the left, what they do on the right."""

    def __init__(self, lines: Sequence[Line], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = lines
        self._title = Paragraph(self, pixels=13, weight=style.SEMIBOLD, colour=style.PRIMARY)
        self._keys = [Paragraph(self, pixels=13, weight=style.SEMIBOLD) for _ in lines]
        self._words = [Paragraph(self, pixels=13, colour="#3A4356") for _ in lines]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 16)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.addWidget(self._title, 0, 0, 1, 2)
        for row, (keys, words) in enumerate(zip(self._keys, self._words, strict=True), 1):
            grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)

    def retranslate(self, title: str, language: str) -> None:
        """Say it in the player's language."""
        self._title.tell(title, language)
        self.setAccessibleName(title)
        for line, keys, words in zip(self.lines, self._keys, self._words, strict=True):
            keys.tell(native(line.keys), "en")
            words.tell(QCoreApplication.translate(line.context, line.words).rstrip("…"), language)


class CheatSheet(Sheet):
    """The page."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, WISH)
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        content = Content()
        self.chapters = (Chapter(TABLE, content), Chapter(command_lines(), content))
        self._pointer_title = Paragraph(content, pixels=13, weight=style.SEMIBOLD, colour=style.PRIMARY)
        self._pointer = [Paragraph(content, pixels=13, colour="#3A4356") for _ in POINTER]
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 4, 14, 0)
        layout.setSpacing(7)
        for widget in (*self.chapters, self._pointer_title, *self._pointer):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.scroller = Scroller(content, self)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.parts = (self.scroller,)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        language = QLocale().name()[:2]
        translate = QCoreApplication.translate
        title = translate("keys", "Keys and gestures")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, language)
        self.close_button.tell(translate("keys", "Close"))
        titles = (translate("keys", "On the table"), translate("keys", "Commands"))
        for chapter, words in zip(self.chapters, titles, strict=True):
            chapter.retranslate(words, language)
        self._pointer_title.tell(translate("keys", "With the pointer"), language)
        for paragraph, words in zip(self._pointer, POINTER, strict=True):
            paragraph.tell(translate("keys", words), language)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where the arrows scroll."""
        super().showEvent(event)
        self.scroller.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def arrange(self, panel: QRect) -> None:
        """Title above, everything else below."""
        pad = self.pad
        left, across = panel.left() + pad + 4, panel.width() - 2 * pad - 8
        top = panel.top() + pad - 4
        self._title.setGeometry(left, top, across - 52, style.scaled(TITLE_HIGH))
        top += style.scaled(34) + 10
        self.scroller.setGeometry(left, top, across + pad - 4, panel.bottom() - 8 - top)
