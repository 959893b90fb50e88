"""One drop-in plugin, or one folder of them, in the Plugins window."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qtsolitaire.plugins import Catalogue
from qtsolitaire.plugins.dropins import Row, State
from qtsolitaire.plugins.folders import shown_name
from qtsolitaire.text.marks import QT_TRANSLATE_NOOP
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import plugin_gaps, style
from qtsolitaire.windows.buttons import LinkButton, PanelButton
from qtsolitaire.windows.flow import FlowLayout
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.widgets import Switch

STATES = {
    State.NEW: QT_TRANSLATE_NOOP("Plugins", "Waits for your answer"),
    State.FORBIDDEN: QT_TRANSLATE_NOOP("Plugins", "Forbidden"),
    State.TRYING: QT_TRANSLATE_NOOP("Plugins", "Being tried…"),
    State.FAULTY: QT_TRANSLATE_NOOP("Plugins", "Does not work"),
    State.PLAYED: QT_TRANSLATE_NOOP("Plugins", "Can be played"),
}
_COLOURS = {State.FAULTY: style.ERROR, State.PLAYED: style.PRIMARY, State.NEW: style.LINK}
_PAD = 14
ZERO_WIDTH = "\u200b"


class _Card(QWidget):
    """A tinted plate with paragraphs from top to bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_PAD, 12, _PAD, 12)
        self.column.setSpacing(6)

    def say(self, paragraph: Paragraph, text: str, language: str) -> None:
        """An empty text takes no room."""
        paragraph.tell(text, language)
        paragraph.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.TILE))
        painter.drawRoundedRect(self.rect(), 12, 12)


class PluginCard(_Card):
    """File, state, reason, what the file is, and what can be done."""

    allowed = Signal(object, bool)  # the file, the player's answer to it
    again = Signal(object)  # the file that is to be tried once more

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Paragraph(self, pixels=15, weight=style.SEMIBOLD)
        self.state = Paragraph(self, pixels=13, weight=style.SEMIBOLD)
        self.reason = Paragraph(self, pixels=14)
        self.old = Paragraph(self, pixels=14)
        self.question = Paragraph(self, pixels=14)
        self.place = Paragraph(self, pixels=12, colour=style.SECOND)
        self.facts = Paragraph(self, pixels=12, colour=style.SECOND)
        self.sha = Paragraph(self, pixels=12, colour=style.SECOND)
        self.yes, self.no, self.retry = PanelButton(self), PanelButton(self), PanelButton(self)
        self._row: Row | None = None
        buttons = QWidget(self)
        line = FlowLayout(buttons)
        for button in (self.yes, self.no, self.retry):
            button.tall = 38
            line.addWidget(button)
        for widget in (
            self.name,
            self.state,
            self.reason,
            self.old,
            self.question,
            self.place,
            self.facts,
            self.sha,
            buttons,
        ):
            self.column.addWidget(widget)
        self._buttons = buttons
        self.yes.clicked.connect(lambda: self._answer(True))
        self.no.clicked.connect(lambda: self._answer(False))
        self.retry.clicked.connect(self._again)

    @property
    def row(self) -> Row | None:
        """What it shows."""
        return self._row

    def _again(self) -> None:
        if self._row is not None:
            self.again.emit(self._row.path)

    def _answer(self, yes: bool) -> None:
        if self._row is not None:
            self.allowed.emit(self._row.path, yes)

    def show_row(self, row: Row, catalogue: Catalogue, speech: Speech, fill: str) -> None:
        """Show this, in the player's language."""
        self._row = row
        language, translate = speech.language, QCoreApplication.translate
        games = ", ".join(speech.name(variant) for variant in catalogue.of_file(row.path))
        self.name.tell(shown_name(row.path), language)
        state = translate("Plugins", STATES[row.state])
        self.state.recolour(_COLOURS.get(row.state, style.SECOND))
        if games and row.state is State.PLAYED:
            state = translate("Plugins", "Can be played: {games}").format(games=games)
        self.state.tell(state, language)
        self.say(self.reason, self._reason(row, catalogue, speech), language)
        old = translate("Plugins", "Until then its old version plays on.") if row.old_plays else ""
        self.say(self.old, old, language)
        self.say(self.question, _question(row), language)
        self.place.tell(_breakable(str(row.path)), language)
        self.facts.tell(_facts(row), language)
        self.sha.tell(f"SHA-256 {_breakable(row.candidate.sha)}", language)
        self._tell_buttons(row, language, fill)

    def _reason(self, row: Row, catalogue: Catalogue, speech: Speech) -> str:
        said = [speech.problem(row.problem)] if row.problem is not None else []
        words = QCoreApplication.translate(
            "Plugins", "It uses the word “{old}”, which will go; its author should use “{new}”."
        )
        said += [words.format(old=old, new=new) for old, new in catalogue.outdated(row.path)]
        if row.state is State.PLAYED:
            said += plugin_gaps.told(row, catalogue, speech)
        return " ".join(said)

    def _tell_buttons(self, row: Row, language: str, fill: str) -> None:
        translate = QCoreApplication.translate
        offered = {
            self.yes: (State.NEW, State.FORBIDDEN),
            self.no: (State.NEW, State.FAULTY, State.PLAYED, State.TRYING),
            self.retry: (State.FAULTY,),
        }
        words = {
            self.yes: translate("Plugins", "Allow"),
            self.no: translate("Plugins", "Forbid"),
            self.retry: translate("Plugins", "Try again"),
        }
        for button, states in offered.items():
            button.fill = fill
            button.tell(words[button], language)
            button.setAccessibleDescription(shown_name(row.path))
            button.setVisible(row.state in states)


def _breakable(word: str) -> str:
    """A long word that may be broken between lines, without a visible sign."""
    return ZERO_WIDTH.join(word[at : at + 8] for at in range(0, len(word), 8))


def _question(row: Row) -> str:
    if row.state is not State.NEW:
        return ""
    translate = QCoreApplication.translate
    if row.old_plays:
        return translate("Plugins", "This file has changed. May it run?")
    return translate("Plugins", "May this file run? Nothing of it has been run yet.")


def _facts(row: Row) -> str:
    """Size and date."""
    candidate = row.candidate
    date = QDateTime.fromSecsSinceEpoch(int(candidate.changed.timestamp()))
    words = QCoreApplication.translate("Plugins", "{size}, changed {date}")
    locale = QLocale()
    size = locale.formattedDataSize(candidate.size)
    when = locale.toString(date, QLocale.FormatType.ShortFormat)
    return words.format(size=size, date=when)


class FolderCard(_Card):
    """A plugin folder: where it is, and whether its files run unasked."""

    opened = Signal(object)  # the folder that is to be shown
    trusted = Signal(object, bool)  # the folder, and whether its files run unasked

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._title = Paragraph(self, pixels=15, weight=style.SEMIBOLD)
        self.place = Paragraph(self, pixels=13, colour=style.SECOND)
        self.open = LinkButton(self)
        self.trust = Switch(self)
        self._label = Paragraph(self, pixels=14)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._label, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.trust, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addWidget(self._title)
        self.column.addWidget(self.place)
        self.column.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addLayout(line)
        self.open.clicked.connect(lambda: self.opened.emit(self.folder))
        self.trust.clicked.connect(lambda: self.trusted.emit(self.folder, self.trust.isChecked()))

    def tell(self, language: str, trusted: bool) -> None:
        """Say everything in the player's language."""
        translate = QCoreApplication.translate
        self._title.tell(translate("Plugins", "Plugin folder"), language)
        self.place.tell(_breakable(str(self.folder)), language)
        self.open.tell(translate("Plugins", "Open the folder"), language)
        label = translate("Plugins", "For authors: run every file of this folder without asking")
        self._label.tell(label, language)
        self.trust.setAccessibleName(label)
        self.trust.setChecked(trusted)
