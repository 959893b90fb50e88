"""A pause (P41): the clock stands still, the cards are out of sight, and the table takes no move."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.table.themes import Theme
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.paragraph import Paragraph

PLAYING = ("draw", "send_up", "send_best", "last_move", "movable")
"""Commands that would show or change the hidden cards; undo, redo and aids follow the game's counters."""

_WIDE, _PAD, _RADIUS = 340, 28, 16
_ENDING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Cover(QWidget):
    """Lies over the whole table in the colour of its felt."""

    ended = Signal()

    def __init__(self, parent: QWidget, theme: Theme, fill: str) -> None:
        """``fill`` is the button's colour."""
        super().__init__(parent)
        self._room, self._theme = parent, theme
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD, centred=True)
        self._words = Paragraph(self, pixels=14, colour=style.SECOND, centred=True)
        self.go_on = PanelButton(self, primary=True)
        self.go_on.fill = fill
        self.go_on.clicked.connect(self.ended)
        self._box = QRectF()
        self.setFocusProxy(self.go_on)
        parent.installEventFilter(self)

    def tell(self, language: str) -> None:
        """Say it in the player's language."""
        translate = QCoreApplication.translate
        self._title.tell(translate("pause", "Paused"), language)
        self._words.tell(translate("pause", "The clock stands still, and the cards are hidden."), language)
        self.go_on.tell(translate("pause", "Continue"), language)
        self.setAccessibleName(self._title.text)
        self.setAccessibleDescription(self._words.text)
        self.arrange()

    def arrange(self) -> None:
        """Over all of the parent, the panel in the middle."""
        room = self._room.rect()
        self.setGeometry(room)
        wide = min(style.scaled(_WIDE), room.width() - 16)
        across, tall = wide - 2 * _PAD, style.scaled(46)
        head, body = self._title.heightForWidth(across), self._words.heightForWidth(across)
        high = _PAD + head + 8 + body + 22 + tall + _PAD
        left, top = (room.width() - wide) // 2, max(8, (room.height() - high) // 2)
        self._box = QRectF(left, top, wide, high)
        self._title.setGeometry(left + _PAD, top + _PAD, across, head)
        self._words.setGeometry(left + _PAD, top + _PAD + head + 8, across, body)
        self.go_on.setGeometry(left + _PAD, top + high - _PAD - tall, across, tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table's size."""
        if event.type() == QEvent.Type.Resize:
            self.arrange()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Some keys end the pause; none reaches the table."""
        if event.key() in _ENDING and not event.isAutoRepeat():
            self.ended.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the button means nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt and panel."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.centre))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style.shadow(painter, self._box, _RADIUS, 16, 0.36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.SURFACE))
        painter.drawRoundedRect(self._box, _RADIUS, _RADIUS)


class Pause(QObject):
    """Answers the command."""

    def __init__(self, table: QWidget, host: GameHost, commands: Actions) -> None:
        super().__init__(table)
        self._table, self._host, self._commands = table, host, commands
        self.cover: Cover | None = None
        host.dealt.connect(self.end)
        host.won.connect(lambda _result: self.end())

    @property
    def is_on(self) -> bool:
        """True while the cards are hidden."""
        return self.cover is not None

    def toggle(self, make: Callable[[], Cover]) -> None:
        """Begin or end a pause; only a game that has begun and goes on can pause."""
        if self.is_on:
            self.end()
        elif self._host.would_be_lost:
            self.cover = make()
            self.cover.ended.connect(self.end)
            self.cover.show()
            self.cover.raise_()
            self.cover.setFocus(Qt.FocusReason.OtherFocusReason)
            self._settle()
        else:
            self._commands["pause"].setChecked(False)

    def end(self) -> None:
        """Show the cards again."""
        if self.cover is None:
            return
        self.cover.hide()
        self.cover.deleteLater()
        self.cover = None
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle()

    def _settle(self) -> None:
        self._commands["pause"].setChecked(self.is_on)
        for name in PLAYING:
            self._commands[name].setEnabled(not self.is_on)
        self._host.set_paused(self.is_on)
