"""The Settings dialog: grouped, searchable, every change at once (AP-02). The store knows what there is to set."""

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from qtsolitaire.store.preferences import Preferences
from qtsolitaire.windows import style
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.settings_rows import Row
from qtsolitaire.windows.settings_texts import GROUPS, Group, say
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet
from qtsolitaire.windows.text_field import Mark, TextField

WISH = QSize(620, 700)
_CHANGES_PICTURES = {"theme", "deck", "back", "four_colours", "large_print", "letters"}


class Section(QWidget):
    """A heading and its settings."""

    def __init__(self, group: Group, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = group
        self._title = Paragraph(self, pixels=13, weight=style.SEMIBOLD, colour=style.PRIMARY)
        self.rows = [Row(key, preferences, self) for key in group.keys]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 14)
        layout.setSpacing(2)
        for widget in (self._title, *self.rows):
            layout.addWidget(widget)

    def retranslate(self, language: str) -> None:
        """Say everything in the player's language."""
        title = say(self._group.title)
        self._title.tell(title, language)
        self.setAccessibleName(title)
        for row in self.rows:
            row.retranslate(language)

    def show_only(self, words: list[str]) -> bool:
        """Hide the rows without these words, and itself where none is left; a heading that has them keeps all."""
        whole = all(word in self._title.text.casefold() for word in words)
        for row in self.rows:
            row.setVisible(whole or row.is_found_by(words))
        left = any(not row.isHidden() for row in self.rows)
        self.setVisible(left)
        return left


class SettingsDialog(Sheet):
    """Shows and changes the preferences; nobody need read a result."""

    def __init__(self, parent: QWidget | None, preferences: Preferences, language: str) -> None:
        """Show ``preferences`` in the language in use."""
        super().__init__(parent, WISH)
        self._preferences, self._language = preferences, language
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        self.search = TextField(self, icon="search")
        self.search.line.textChanged.connect(self._filter)
        content = Content()
        self.sections = [Section(group, preferences, content) for group in GROUPS]
        self._nothing = Paragraph(content, pixels=14, colour=style.SECOND)
        self._nothing.hide()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 4, 14, 0)
        layout.setSpacing(0)
        for widget in (*self.sections, self._nothing):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.scroller = Scroller(content, self)
        self.parts = (self.search, self.scroller)
        preferences.listen(self._changed)
        self.finished.connect(lambda: preferences.forget(self._changed))
        self.retranslate()

    @property
    def rows(self) -> list[Row]:
        """Every setting, from top to bottom."""
        return [row for section in self.sections for row in section.rows]

    def row(self, key: str) -> Row:
        """The setting of this key.

        Raises:
            StopIteration: it is not shown here.
        """
        return next(row for row in self.rows if row.key == key)

    def _changed(self, key: str) -> None:
        """Show what is in use now, wherever it was changed."""
        for row in self.rows:
            if row.key == key:
                row.refresh()
            if key in _CHANGES_PICTURES:
                row.repicture()

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        left = [section.show_only(words) for section in self.sections]
        self._nothing.setVisible(not any(left))

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        title = QCoreApplication.translate("Settings", "Settings")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, self._language)
        self.close_button.tell(QCoreApplication.translate("Settings", "Close"))
        name = QCoreApplication.translate("Settings", "Search the settings")
        self.search.tell(name, name, self._language)
        self.search.say(Mark.NONE, "", self._language)
        self._nothing.tell(QCoreApplication.translate("Settings", "No setting has these words."), self._language)
        for section in self.sections:
            section.retranslate(self._language)
        self._filter(self.search.line.text())
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin in the search field."""
        super().showEvent(event)
        self.search.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._language = QLocale().name()[:2]
            self.retranslate()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What Tab comes to scrolls into view."""
        moved = super().focusNextPrevChild(forward)
        focus = QApplication.focusWidget()
        if focus is not None and self.scroller.isAncestorOf(focus):
            self.scroller.bring(focus)
        return moved

    def arrange(self, panel: QRect) -> None:
        """Title and search above, settings below."""
        pad = self.pad
        left, across = panel.left() + pad + 4, panel.width() - 2 * pad - 8
        top = panel.top() + pad - 4
        self._title.setGeometry(left, top, across - 52, style.scaled(TITLE_HIGH))
        top += style.scaled(34) + 10
        tall = self.search.sizeHint().height()
        self.search.setGeometry(left, top, across, tall)
        top += tall + 10
        self.scroller.setGeometry(left, top, across + pad - 4, panel.bottom() - 8 - top)
