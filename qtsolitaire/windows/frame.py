"""Where the window is, how large, and whether it fills the screen; kept from one start to the next."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qtsolitaire.store.preferences import Preferences

USUAL = (1280, 800)
_SEEN = 80  # pixels of the window that must lie on a screen


class WindowFrame:
    """Places one window."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        """Nothing is moved yet."""
        self._window, self._preferences = window, preferences
        self._was_maximised = False

    def restore(self) -> None:
        """Show the window where it was, moved onto a screen that is there."""
        kept = self._preferences.numbers("window")
        if len(kept) == 4 and kept[2] > 0 and kept[3] > 0:
            left, top, wide, high = kept
            self._window.resize(wide, high)
            if any(
                self._is_seen(QRect(left, top, wide, high), screen.availableGeometry())
                for screen in QGuiApplication.screens()
            ):
                self._window.move(left, top)
        else:
            room = QGuiApplication.primaryScreen().availableSize()
            self._window.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height()))
        if self._preferences.flag("maximised"):
            self._window.showMaximized()
        else:
            self._window.show()

    def _is_seen(self, window: QRect, screen: QRect) -> bool:
        shared = window.intersected(screen)
        return shared.width() >= _SEEN and shared.height() >= _SEEN and window.top() >= screen.top() - 4

    def save(self) -> None:
        """Remember it; a full screen counts as what it was before."""
        window = self._window
        full = window.isFullScreen()
        box = window.normalGeometry() if full or window.isMaximized() else window.geometry()
        values: dict[str, bool | tuple[int, ...]] = {"maximised": self._was_maximised if full else window.isMaximized()}
        if box.isValid():
            values["window"] = (box.x(), box.y(), box.width(), box.height())
        self._preferences.set_many(values)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to what it was before."""
        window = self._window
        if not window.isFullScreen():
            self._was_maximised = window.isMaximized()
            window.showFullScreen()
        elif self._was_maximised:
            window.showMaximized()
        else:
            window.showNormal()
