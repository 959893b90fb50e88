"""The menu and the windows that open over the main one, each loaded when first wanted, so that the start is short."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House

if TYPE_CHECKING:
    from qtsolitaire.windows.finder import Finder
    from qtsolitaire.windows.menus import MainMenu
    from qtsolitaire.windows.new_game import NewGameDialog


class Dialogs(QObject):
    """Opens them, and does what they say."""

    def __init__(self, window: QWidget, house: House, host: GameHost, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._house, self._host, self._desk = window, house, host, desk
        self._menu: MainMenu | None = None
        self._choosing: NewGameDialog | None = None
        self.plugins: Callable[[], None] = lambda: None  # opens the Plugins window
        self.finder: Callable[[], Finder | None] = lambda: None  # looks for winnable deals

    def new_game(self) -> None:
        """Choose a game, its options and a deal."""
        from qtsolitaire.windows.new_game import NewGameDialog

        house, host = self._house, self._host
        theme = wardrobe.theme(house.preferences)
        dialog = NewGameDialog(
            self._window,
            house.catalogue,
            house.speech,
            house.preferences,
            house.history,
            host.session,
            theme,
            seconds=host.clock.seconds,
            finder=self.finder(),
            waiting=self._desk.waiting,
        )
        self._choosing = dialog
        with host.held():
            agreed = dialog.exec()
        self._choosing = None
        if agreed and dialog.chosen:
            self._desk.want(dialog.chosen)
        elif agreed and dialog.restart:
            self._desk.restart()
        elif agreed and dialog.take_up:
            self._desk.take_up(dialog.take_up)
        dialog.deleteLater()
        if dialog.wants_plugins:
            self.plugins()

    def renew_games(self) -> None:
        """Games have come or gone: show them where one is being chosen."""
        if self._choosing is not None:
            self._choosing.renew()

    def statistics(self) -> None:
        """What the history says; then play what was asked for there."""
        from qtsolitaire.store.figures import Which
        from qtsolitaire.windows.statistics import StatisticsDialog

        house, session = self._house, self._host.session
        which = Which()
        if session is not None:
            variant = session.engine.variant
            which = Which(variant.id, encode_options(variant, session.engine.options))
        dialog = StatisticsDialog(self._window, house.history, house.catalogue, house.speech, house.preferences, which)
        with self._host.held():
            dialog.exec()
        outcome = dialog.outcome
        dialog.deleteLater()
        if outcome.code:
            self._desk.want_code(outcome.code)
        elif outcome.again is not None:
            self._desk.want_again(outcome.again)

    def star(self) -> None:
        """Star the deal on the table, with a note."""
        session, house = self._host.session, self._house
        if session is None or session.deal is None:
            self._desk.tell_no_code()
            return
        from qtsolitaire.windows.star import StarSheet

        variant, speech = session.engine.variant, house.speech
        fill = style.primary(wardrobe.theme(house.preferences))
        name, code = speech.name(variant), session.deal.code
        sheet = StarSheet(self._window, house.history.past, code, variant.id, name, speech.language, fill)
        with self._host.held():
            sheet.exec()
        sheet.deleteLater()

    def settings(self) -> None:
        """Choose how the program looks, moves and speaks."""
        from qtsolitaire.windows.settings import SettingsDialog

        dialog = SettingsDialog(self._window, self._house.preferences, self._house.speech.language)
        with self._host.held():
            dialog.exec()
        dialog.deleteLater()

    def keys(self) -> None:
        """Show every key on one page."""
        from qtsolitaire.windows.cheat_sheet import CheatSheet

        sheet = CheatSheet(self._window)
        with self._host.held():
            sheet.exec()
        sheet.deleteLater()

    def menu(self, button: QAbstractButton, actions: Actions) -> None:
        """Show the menu under its button, its first entry marked."""
        if self._menu is None:
            from qtsolitaire.windows.menus import MainMenu

            self._menu = MainMenu(self._window, actions, self._choose_language)
        self._menu.retranslate(self._house.speech.language)
        button.setDown(False)
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height() + 8)))
        self._menu.setActiveAction(self._menu.actions()[0])

    def _choose_language(self, language: str) -> None:
        self._house.preferences.set("language", language)

    def retranslate(self) -> None:
        """Say the menu in the language in use."""
        if self._menu is not None:
            self._menu.retranslate(self._house.speech.language)
