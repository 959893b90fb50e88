"""What the player asks the main window for by menu, key or button: each first puts away what stands in its way."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData

from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.pause import Cover

if TYPE_CHECKING:
    from qtsolitaire.windows.main_window import MainWindow


class Requests:
    """Answers for one main window."""

    def __init__(self, window: "MainWindow") -> None:
        """Nothing of the window is touched before something is asked for."""
        self._window = window

    def undo(self) -> None:
        """Take the last action back."""
        self._window.lesson.leave()
        self._window.table.undo()

    def redo(self) -> None:
        """Do it again."""
        self._window.lesson.leave()
        self._window.table.redo()

    def toggle_pause(self) -> None:
        """Hide the cards and stop the clock, or go on."""
        self._clear()
        self._window.pause.toggle(self._make_cover)

    def _make_cover(self) -> Cover:
        window = self._window
        cover = Cover(window.table, wardrobe.theme(window.house.preferences), window.messages.fill)
        cover.tell(window.house.speech.language)
        return cover

    def copy_code(self) -> None:
        """Copy the code of the deal on the table."""
        example = self._window.lesson.session
        self._window.desk.copy_code(example.deal if example else None)

    def paste(self) -> None:
        """Put the clipboard's game, board or code on the table."""
        self._window.files.paste()

    def take_in(self, data: QMimeData) -> None:
        """Put on the table what was dropped on the window."""
        self._window.lesson.leave()
        self._window.files.take(data)

    def open_file(self) -> None:
        """Take a game or a board from a file."""
        self._window.files.open()

    def save_file(self) -> None:
        """Write the game on the table into a file."""
        self._window.files.save()

    def new_game(self) -> None:
        """Choose a game, its options and a deal."""
        self._clear()
        self._window.dialogs.new_game()

    def open_statistics(self) -> None:
        """See what has been played and won."""
        self._clear()
        self._window.dialogs.statistics()

    def star(self) -> None:
        """Star the deal on the table."""
        self._clear()
        self._window.dialogs.star()

    def open_settings(self) -> None:
        """Choose how the program looks, moves and speaks."""
        self._window.stage.end_refusal()
        self._window.dialogs.settings()

    def open_plugins(self) -> None:
        """See and allow the player's own plugins."""
        self._window.stage.end_refusal()
        self._window.plugins.open()

    def open_menu(self) -> None:
        """Show the menu under its button."""
        self._window.stage.end_refusal()
        self._window.dialogs.menu(self._window.bar.menu, self._window.commands)

    def toggle_rules(self) -> None:
        """Show the rules beside the table, or put them away."""
        self.open_rules(not self._window.stage.rules_open)

    def open_rules(self, wanted: bool) -> None:
        """Show the rules beside the table where ``wanted``, else put them away."""
        window, preferences = self._window, self._window.house.preferences
        if wanted and window.host.session:
            window.stage.rules.show_game(window.host.session.engine, window.house.speech)
        window.stage.open_rules(wanted, wardrobe.moves(preferences))
        window.bar.rules.setChecked(wanted)
        window.commands["rules"].setChecked(wanted)
        preferences.set("rules_open", wanted)
        if not wanted:
            window.lesson.leave()
            window.table.setFocus()

    def follow(self, rule: str) -> None:
        """Show the paragraph of a rule."""
        self.open_rules(True)
        self._window.stage.rules.open_at(rule)

    def _clear(self) -> None:
        """No example and no refusal stays behind a dialog or a cover."""
        self._window.lesson.leave()
        self._window.stage.end_refusal()
