"""The commands that print, export and copy; what they need is loaded when first wanted."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.windows.aids import Aids
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.toast import Message

if TYPE_CHECKING:
    from qtsolitaire.windows.press import Press


class Outputs(QObject):
    """Opens the windows for printing and exporting, and copies at once."""

    def __init__(
        self, window: QWidget, house: House, host: GameHost, aids: Aids, tell: Callable[[Message], object]
    ) -> None:
        super().__init__(window)
        self._window, self._house, self._host, self._aids, self._tell = window, house, host, aids, tell

    @cached_property
    def press(self) -> "Press":
        """Makes pages and pictures of the game on the table."""
        from qtsolitaire.windows.press import Press

        press = Press(self._window, self._house, lambda: self._host.session, self._recall)
        press.told.connect(self._tell)
        return press

    def _recall(self, engine: Engine, board: Position) -> tuple[str, ...]:
        known = self._aids.oracle.recall(engine, board)
        return known.moves if known is not None else ()

    def print(self) -> None:
        """Print the deal or the table."""
        self._open(pages=True)

    def export(self) -> None:
        """Save or copy a picture, the board or the game."""
        self._open(pages=False)

    def _open(self, *, pages: bool) -> None:
        if self._host.session is None:
            return
        from qtsolitaire.windows.print_sheet import PrintSheet

        sheet = PrintSheet(self._window, self.press, pages=pages)
        with self._host.held():
            sheet.exec()
        sheet.deleteLater()

    def copy_board(self) -> None:
        """Copy the table as text."""
        self.press.copy_board()

    def copy_picture(self) -> None:
        """Copy a picture of the table."""
        self.press.copy_picture()
