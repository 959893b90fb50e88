"""Alt pressed and let go alone, and F10, open the menu, as they do in a window with a menu bar."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget


class MenuKey(QObject):
    """Watches the keys of one window."""

    def __init__(self, window: QWidget, opens: Callable[[], None]) -> None:
        """Call ``opens`` when the menu is asked for."""
        super().__init__(window)
        self._window, self._opens = window, opens
        self._alone = False
        QShortcut(QKeySequence(Qt.Key.Key_F10), window).activated.connect(opens)
        app = QApplication.instance()
        if app:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt is alone until anything else is pressed, or the window loses the keys (Alt+Tab)."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            return self._key(kind, event)
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.WindowDeactivate, QEvent.Type.Wheel):
            self._alone = False
        return False

    def _key(self, kind: QEvent.Type, event: QKeyEvent) -> bool:
        is_alt = event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat()
        if kind == QEvent.Type.KeyPress:
            self._alone = is_alt and event.modifiers() in (Qt.KeyboardModifier.AltModifier, _NONE)
            return False
        opens = is_alt and self._alone and self._is_ours()
        self._alone = False
        if opens:
            self._opens()
        return opens

    def _is_ours(self) -> bool:
        return self._window.isActiveWindow() and QApplication.activePopupWidget() is None


_NONE = Qt.KeyboardModifier.NoModifier
