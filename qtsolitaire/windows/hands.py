"""Commands of the hands and eyes: what can be done to the cards and the table by key and by menu."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qtsolitaire.store.keys import KEYS
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.table.view import TableView
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.messages import Messages
from qtsolitaire.windows.toast import Message

ZOOMS = KEYS["zoom"].choices


class Hands(QObject):
    """Connects the commands of the table, and keeps what they change in the preferences."""

    def __init__(
        self, window: QWidget, preferences: Preferences, table: TableView, actions: Actions, messages: Messages
    ) -> None:
        super().__init__(window)
        self._preferences, self._table, self._messages = preferences, table, messages
        self._actions = actions
        self._wear: Callable[[], None] = lambda: None
        actions.connect(
            {
                "draw": table.keyboard.draw,
                "send_up": table.keyboard.send_up,
                "send_best": table.keyboard.send_to_best,
                "last_move": self.show_last_move,
                "movable": self.show_movable,
                "mirror": lambda: preferences.set("mirrored", not preferences.flag("mirrored")),
                "zoom_in": lambda: self.zoom(1),
                "zoom_out": lambda: self.zoom(-1),
                "zoom_reset": lambda: preferences.set("zoom", "100"),
            }
        )
        table.asked_zoom.connect(self.zoom)
        preferences.listen(self._setting_changed)
        self._setting_changed("mirrored")

    def follow_system(self, wear: Callable[[], None]) -> None:
        """Call ``wear`` when the desktop turns dark or light."""
        self._wear = wear
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    def _scheme_changed(self) -> None:
        self._wear()

    def show_last_move(self) -> None:
        """Mark where the last cards came from and went to."""
        if not self._table.shows.last_move():
            self._messages.tell(Message(_no_last_move, "info"))

    def show_movable(self) -> None:
        """Mark all that can move, or take the marks away."""
        if self._table.shows.movable() == 0:
            self._messages.tell(Message(_nothing_moves, "info"))

    def zoom(self, step: int) -> None:
        """One step nearer (1) or farther (-1)."""
        at = ZOOMS.index(self._preferences.text("zoom")) + step
        self._preferences.set("zoom", ZOOMS[max(0, min(at, len(ZOOMS) - 1))])

    def _setting_changed(self, key: str) -> None:
        if key == "mirrored":
            self._actions["mirror"].setChecked(self._preferences.flag("mirrored"))


def _no_last_move() -> str:
    return QCoreApplication.translate("table", "No move has been made yet.")


def _nothing_moves() -> str:
    return QCoreApplication.translate("table", "Nothing can move.")
