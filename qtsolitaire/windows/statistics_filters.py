"""Which games the statistics window speaks of: a menu of games, and chips for their options; and its pages' tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.figures import Which
from qtsolitaire.text.played import game_name, options_words
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import Button
from qtsolitaire.windows.widgets import CHOSEN_INK, ChipRow, Choice

_MENU = """
QMenu {{ background: {surface}; color: {ink}; border: 1px solid #D5D8D2; padding: 6px 0; }}
QMenu::item {{ padding: 7px 28px 7px 14px; margin: 0 6px; border-radius: 6px; }}
QMenu::item:selected {{ background: {tint}; }}
"""


class Picker(Button):
    """The chosen game; a press shows the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: str, name: str, language: str) -> None:
        """Take the chosen game; ``name`` is what is chosen here."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(f"{name}: {word}")
        self.updateGeometry()
        self.update()

    def _face(self) -> QFont:
        return style.font(13, style.SEMIBOLD, self.language)

    def sizeHint(self) -> QSize:
        """Word and chevron."""
        return QSize(style.width(self.text(), self._face()) + style.scaled(50), style.scaled(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pill, word, chevron down."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = QColor(style.TINT)
        painter.setBrush(fill.darker(104) if self.underMouse() else fill)
        painter.setPen(QPen(QColor(style.PRIMARY), 1.6))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(self._face())
        painter.setPen(QColor(CHOSEN_INK))
        words = box.adjusted(16, 0, -style.scaled(32), 0)
        style.draw_line(painter, words, self.text(), Qt.AlignmentFlag.AlignLeft, style.drop(self.language, 13))
        size = style.scaled(12)
        painter.translate(box.right() - style.scaled(18), box.center().y())
        painter.rotate(90)
        icons.draw(painter, QRectF(-size / 2, -size / 2, size, size), "chevron", CHOSEN_INK, 2.4)
        painter.resetTransform()
        self._draw_focus(painter, style.LINK, box.height() / 2)


class Filters(QWidget):
    """Game and options; those that have been played, and the one on the table."""

    changed = Signal()

    def __init__(self, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variants, self._speech = variants, Speech("en")
        self._played: Sequence[tuple[str, str]] = ()
        self._which = Which()
        self._codes: list[str | None] = []
        self.picker = Picker(self)
        self.picker.clicked.connect(self._show_menu)
        self.chips: ChipRow | None = None
        self.menu = QMenu(self)
        self.menu.setStyleSheet(_MENU.format(surface=style.SURFACE, ink=style.INK, tint=style.TINT))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(14)
        self._row.addWidget(self.picker, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addStretch(0)

    @property
    def which(self) -> Which:
        """What is chosen."""
        return self._which

    def show_choices(self, played: Sequence[tuple[str, str]], which: Which, speech: Speech) -> None:
        """Offer these games and options, ``which`` chosen."""
        self._played, self._which, self._speech = played, which, speech
        self._tell()

    def _tell(self) -> None:
        word = self._name(self._which.game)
        self.picker.tell(word, QCoreApplication.translate("Statistics", "Game"), self._speech.language)
        if self.chips is not None:
            self._row.removeWidget(self.chips)
            self.chips.hide()
            self.chips.deleteLater()
            self.chips = None
        options = [code for game, code in self._played if game == self._which.game]
        self._codes = [None, *options]
        if self._which.game is not None and options and options != [""]:
            self._add_chips(self._which.game, options)

    def _add_chips(self, game: str, options: Sequence[str]) -> None:
        speech = self._speech
        chips = ChipRow(len(self._codes), self)
        words = [options_words(speech, self._variants, game, code) or code for code in options]
        every = QCoreApplication.translate("Statistics", "All options")
        chips.tell(QCoreApplication.translate("Statistics", "Options"), [every, *words], speech.language)
        chips.choose(self._codes.index(self._which.options) if self._which.options in self._codes else 0)
        chips.chosen.connect(self._options_chosen)
        self._row.addWidget(chips, 1)
        chips.show()
        self.chips = chips

    def _name(self, game: str | None) -> str:
        if game is None:
            return QCoreApplication.translate("Statistics", "All games")
        return game_name(self._speech, self._variants, game)

    def _show_menu(self) -> None:
        self.menu.clear()
        self.menu.setFont(style.font(13, style.REGULAR, self._speech.language))
        for game in (None, *dict.fromkeys(game for game, _ in self._played)):
            action = self.menu.addAction(self._name(game))
            action.triggered.connect(lambda _checked=False, chosen=game: self.choose(Which(chosen)))
        self.menu.popup(self.picker.mapToGlobal(QPoint(0, self.picker.height() + 4)))

    def choose(self, which: Which) -> None:
        """Choose these games."""
        if which != self._which:
            self._which = which
            self._tell()
            self.changed.emit()

    def _options_chosen(self, index: int) -> None:
        self._which = Which(self._which.game, self._codes[index])
        self.changed.emit()


class Tab(Choice):
    """A word, underlined while its page is shown."""

    def tell(self, word: str, language: str) -> None:
        """Take the word in the player's language."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(word)
        self.updateGeometry()

    def _face(self) -> QFont:
        return style.font(14, style.SEMIBOLD, self.language)

    def sizeHint(self) -> QSize:
        """The word and some air."""
        return QSize(style.width(self.text(), self._face()) + 20, style.scaled(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Word, line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        painter.setFont(self._face())
        painter.setPen(QColor(style.INK if chosen or self.underMouse() else style.SECOND))
        box = QRectF(self.rect()).adjusted(10, 0, -10, -4)
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignLeft, style.drop(self.language, 14))
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.PRIMARY))
            painter.drawRoundedRect(QRectF(10, self.height() - 4, self.width() - 20, 3), 1.5, 1.5)
        if self.shows_focus:
            self._draw_focus(painter, style.LINK, 7)


class Tabs(QWidget):
    """Words of which one is chosen."""

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.tabs = [Tab(self) for _ in range(count)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for index, tab in enumerate(self.tabs):
            row.addWidget(tab)
            self._group.addButton(tab, index)
        row.addStretch(1)
        self.tabs[0].setChecked(True)
        self._group.idToggled.connect(lambda index, on: self.chosen.emit(index) if on else None)

    @property
    def index(self) -> int:
        """The chosen one."""
        return self._group.checkedId()

    def tell(self, words: Sequence[str], language: str) -> None:
        """Take the words in the player's language."""
        for tab, word in zip(self.tabs, words, strict=True):
            tab.tell(word, language)
