"""The base of the three modal dialogs: a light panel over the dimmed window, the whole window where that is small.

It lies inside the window, so it moves and scales with it and needs no window manager; without a parent it is a
window of its own.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QDialog, QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import Button

_PAD, _TIGHT = 24, 14  # from the panel's border, and where it covers the window
_RADIUS, _MARGIN, _DIM = 14, 16, 0.55
TITLE_HIGH = 38
"""Pixels of a line at 22, Devanagari's too."""

_LEAST = (900, 640)  # a smaller window is covered whole


class CloseButton(Button):
    """A cross."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: str) -> None:
        """Take the word in the player's language."""
        self.setAccessibleName(word)
        self.setToolTip(word)

    def sizeHint(self) -> QSize:
        """A square large enough to hit."""
        return QSize(36, 36)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cross, on a tile while the pointer is there."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.TILE).darker(103))
            painter.drawRoundedRect(QRectF(self.rect()), 9, 9)
        icons.draw(painter, QRectF(self.rect()).adjusted(9, 9, -9, -9), "close", style.SECOND)
        self._draw_focus(painter, style.LINK, 9)


class Sheet(QDialog):
    """A dialog in the middle of its parent. Subclasses place their widgets in ``arrange``, within ``panel``."""

    def __init__(self, parent: QWidget | None, wish: QSize) -> None:
        """Take ``wish`` logical pixels where the window has them."""
        super().__init__(parent)
        self._wish = wish
        self._panel = QRect()
        self._returns_to: QWidget | None = None
        self.parts: tuple[QWidget, ...] = ()  # in the order in which Tab goes through them
        if parent is not None:
            self.setWindowFlags(Qt.WindowType.Widget)
            parent.installEventFilter(self)
        else:
            self.resize(wish)
        self.close_button = CloseButton(self)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._give_focus_back)

    @property
    def panel(self) -> QRect:
        """Where the light panel lies, in the sheet."""
        return self._panel

    @property
    def fills_window(self) -> bool:
        """True where nothing of the window is left around it."""
        return self._panel == self.rect()

    @property
    def pad(self) -> int:
        """Room to leave between the panel's border and its widgets."""
        return _TIGHT if self.fills_window else _PAD

    def arrange(self, panel: QRect) -> None:
        """Place the widgets within the panel."""

    def place(self) -> None:
        """Cover the parent and arrange the panel in it."""
        parent = self.parentWidget()
        if parent is not None and not self.isWindow():
            self.setGeometry(parent.rect())
        self._panel = self._panel_in(self.rect())
        at = self._panel.topRight()
        self.close_button.setVisible(not self.isWindow())
        self.close_button.setGeometry(at.x() - self.pad - 32, at.y() + self.pad - 5, 36, 36)
        self.arrange(self._panel)
        self.update()

    def _panel_in(self, room: QRect) -> QRect:
        """As large as wished with a margin around it; the whole window rather than a panel with hardly any."""
        if self.isWindow() or room.width() < style.scaled(_LEAST[0]) or room.height() < style.scaled(_LEAST[1]):
            return room
        across = min(style.scaled(self._wish.width()), room.width() - 2 * _MARGIN)
        down = min(style.scaled(self._wish.height()), room.height() - 2 * _MARGIN)
        return QRect((room.width() - across) // 2, (room.height() - down) // 2, across, down)

    def showEvent(self, event: QShowEvent) -> None:
        """Come to the front and take the keys, so that Escape closes it whatever it holds."""
        self._returns_to = QApplication.focusWidget()
        super().showEvent(event)
        self.raise_()
        self.place()
        if not self.isWindow() and not self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay in the middle."""
        super().resizeEvent(event)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """No key reaches the window's commands while the sheet is open."""
        if event.type() == QEvent.Type.ShortcutOverride and not self.isWindow():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes, and nothing goes on to the window below."""
        super().keyPressEvent(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the panel closes; none reaches the window below."""
        if not self._panel.contains(event.position().toPoint()):
            self.reject()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet."""
        stops = self.tab_stops()
        if not stops:
            return False
        now = next((at for at, stop in enumerate(stops) if stop.hasFocus()), -1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(now + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def tab_stops(self) -> list[QWidget]:
        """What Tab comes to: part by part, in each from top to bottom; of a group the chosen one; the cross last."""
        stops = []
        for part in (*self.parts, self.close_button):
            inside = (part, *part.findChildren(QWidget))
            stops += sorted(filter(_takes_tab, inside), key=lambda stop: _place(stop, self))
        return stops

    def _give_focus_back(self) -> None:
        if self._returns_to is not None and self._returns_to.isVisible():
            self._returns_to.setFocus(Qt.FocusReason.OtherFocusReason)
        self._returns_to = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the window, draw the panel."""
        painter = QPainter(self)
        if self.fills_window:
            painter.fillRect(self.rect(), QColor(style.SURFACE))
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), style.translucent("#000000", _DIM))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.SURFACE))
        painter.drawRoundedRect(QRectF(self._panel), _RADIUS, _RADIUS)


def _place(widget: QWidget, sheet: QWidget) -> tuple[int, int]:
    corner = widget.mapTo(sheet, QPoint(0, 0))
    return corner.y(), corner.x()


def _takes_tab(widget: QWidget) -> bool:
    if not (widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None):
        return False
    if isinstance(widget, QAbstractButton) and _in_group(widget) and not widget.isChecked():
        return False
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _in_group(button: QAbstractButton) -> bool:
    group: QButtonGroup | None = button.group()
    return group is not None and group.exclusive()
