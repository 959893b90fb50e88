"""Alt pressed and let go alone opens the menu, as it does in a window with a menu bar."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ALT = Qt.Key.Key_Alt


class MenuKey:
    """Told of a window's keys, it knows when Alt was alone: no other key between, and the keys not gone elsewhere."""

    def __init__(self) -> None:
        """Nothing is held yet."""
        self._alone = False

    def pressed(self, event: QKeyEvent) -> None:
        """A key goes down."""
        others = event.modifiers() & ~Qt.KeyboardModifier.AltModifier
        self._alone = event.key() == _ALT and not others and not event.isAutoRepeat()

    def released(self, event: QKeyEvent) -> bool:
        """A key comes up; True where that was Alt alone."""
        was, self._alone = self._alone, False
        return was and event.key() == _ALT and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton

    def forget(self) -> None:
        """The window has lost the keys (Alt+Tab), or Alt was held for a click."""
        self._alone = False
