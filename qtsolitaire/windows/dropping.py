"""Files and texts dropped anywhere on the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class Dropping(QObject):
    """Gives to ``take`` what is dropped on the window."""

    def __init__(self, window: QWidget, take: Callable[[QMimeData], object]) -> None:
        super().__init__(window)
        self._take = take
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What may come in is accepted; a file or a text that is no game is told after it was dropped."""
        if isinstance(event, QDragEnterEvent):
            if event.mimeData().hasUrls() or event.mimeData().hasText():
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self._take(event.mimeData())
            return True
        return super().eventFilter(watched, event)
