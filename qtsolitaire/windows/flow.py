"""A layout that sets its widgets side by side and goes on in the next line where a line is full."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """As high as its width makes it; one widget wider than the line gets the whole line."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        """Leave ``gap`` logical pixels between neighbours and between lines."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item, None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give the item away, None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It never asks for more."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Lines depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Pixels down at this width."""
        room = self.contentsMargins()
        lines = self._arrange(QRect(0, 0, width - room.left() - room.right(), 0), move=False)
        return lines + room.top() + room.bottom()

    def setGeometry(self, rect: QRect) -> None:
        """Set every widget."""
        super().setGeometry(rect)
        self._arrange(rect.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:
        """One line."""
        sizes = [item.sizeHint() for item in self._shown()]
        gaps = self._gap * max(0, len(sizes) - 1)
        return QSize(sum(size.width() for size in sizes) + gaps, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """The widest widget."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        at, line = QPoint(rect.topLeft()), 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(rect.width(), 10_000))
            if at.x() > rect.x() and at.x() + size.width() > rect.x() + rect.width():
                at, line = QPoint(rect.x(), at.y() + line + self._gap), 0
            if move:
                item.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self._gap)
            line = max(line, size.height())
        return at.y() + line - rect.y()
