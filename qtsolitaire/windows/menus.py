"""The one menu behind the bar's first button: every command, other deals, languages."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from qtsolitaire.text.languages import LANGUAGES
from qtsolitaire.windows import commands, style
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.mnemonics import marked

_SHEET = """
QMenu {{ background: {surface}; color: {ink}; border: 1px solid #D5D8D2; padding: 6px 0; }}
QMenu::item {{ padding: 6px 28px 6px 12px; margin: 0 6px; border-radius: 6px; }}
QMenu::item:selected {{ background: {tint}; }}
QMenu::item:disabled {{ color: {resting}; }}
QMenu::icon {{ padding-left: 10px; }}
QMenu::separator {{ height: 1px; background: #E2E4DF; margin: 6px 14px; }}
"""


class MainMenu(QMenu):
    """The menu and its submenus; says itself again in another language."""

    def __init__(self, parent: QWidget, actions: Actions, choose_language: Callable[[str], None]) -> None:
        """Build it from ``commands.MENU``; ``choose_language`` gets a language's id."""
        super().__init__(parent)
        self._actions = actions
        actions.draw_icons(parent.devicePixelRatioF())
        self.submenus = {name: QMenu(self) for name in commands.SUBMENUS}
        self._fill(self, commands.MENU)
        for name, entries in commands.ENTRIES.items():
            self._fill(self.submenus[name], entries)
        self._add_languages(choose_language)
        for menu in (self, *self.submenus.values()):
            colours = {"surface": style.SURFACE, "ink": style.INK, "tint": style.TINT, "resting": style.RESTING}
            menu.setStyleSheet(_SHEET.format(**colours))

    @property
    def deals(self) -> QMenu:
        """The submenu of other deals."""
        return self.submenus["deals"]

    @property
    def languages(self) -> QMenu:
        """The submenu of languages."""
        return self.submenus["language"]

    def _fill(self, menu: QMenu, entries: Sequence[str | None]) -> None:
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif entry in self.submenus:
                menu.addMenu(self.submenus[entry])
            else:
                menu.addAction(self._actions[entry])

    def _add_languages(self, choose: Callable[[str], None]) -> None:
        group = QActionGroup(self.languages)
        for language in LANGUAGES.values():
            action = QAction(language.name, self.languages)
            action.setCheckable(True)
            action.setData(language.id)
            action.setActionGroup(group)
            action.triggered.connect(lambda _checked=False, chosen=language.id: choose(chosen))
            self.languages.addAction(action)

    def retranslate(self, language: str) -> None:
        """Say every entry in the language, each with a letter of its own."""
        sources = {command.id: command.words for command in commands.COMMANDS} | dict(commands.SUBMENUS)
        for entries in (commands.MENU, *commands.ENTRIES.values()):
            ids = [entry for entry in entries if entry is not None]
            english = [sources[each] for each in ids]
            texts = marked([commands.words(source) for source in english], english)
            for entry, text in zip(ids, texts, strict=True):
                self._entry(entry).setText(text)
        for menu in (self, *self.submenus.values()):
            menu.setFont(style.font(13, style.REGULAR, language))
        self._mark_languages(language)

    def _mark_languages(self, chosen: str) -> None:
        actions = self.languages.actions()
        names = [LANGUAGES[str(action.data())].name for action in actions]
        romanised = [{"hi": "Hindi"}.get(str(action.data()), name) for action, name in zip(actions, names, strict=True)]
        for action, text in zip(actions, marked(names, romanised), strict=True):
            action.setText(text)
            action.setChecked(action.data() == chosen)

    def _entry(self, entry: str) -> QAction:
        return self.submenus[entry].menuAction() if entry in self.submenus else self._actions[entry]
