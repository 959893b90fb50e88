"""A short word from the program at the foot of the table, with one thing to do about it at most."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import LinkButton
from qtsolitaire.windows.paragraph import Paragraph

_MARGIN, _PAD, _GAP, _SIGN = 16, 18, 20, 18
_HIGH, _ABOVE, _STAYS_MS = 42, 60, 4000
_SIGN_COLOURS = {"no": "#FFC94A", "tick": "#7BE0A3", "info": style.TOAST_ACTION}


class Message(NamedTuple):
    """What a toast says, told by functions so that it can say it again in another language."""

    words: Callable[[], str]  # one sentence
    sign: str = "tick"  # an icon's name
    action: Callable[[], str] | None = None  # the action's words
    act: Callable[[], None] | None = None  # what it does
    stays_ms: int = _STAYS_MS  # 0: until something else is said or done


class Toast(QWidget):
    """A dark pill, centred, 60 pixels above the status line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.hide()
        self._words = Paragraph(self, pixels=14, colour="#FFFFFF")
        self._action = LinkButton(self, colour=style.TOAST_ACTION, chevron=False)
        self._action.clicked.connect(self._act)
        self._message: Message | None = None
        self._language = "en"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    @property
    def words(self) -> str:
        """What it says now, "" while it says nothing."""
        return self._words.text if self.isVisible() else ""

    def say(self, message: Message, language: str) -> None:
        """Say this instead of what it said before."""
        self._message = message
        self.retranslate(language)
        self.show()
        self.raise_()
        self._timer.stop()
        if message.stays_ms:
            self._timer.start(message.stays_ms)

    def end_matter(self) -> None:
        """Another game has come: what waited for an answer about the former one goes."""
        if self._message and not self._message.stays_ms:
            self.hide()

    def retranslate(self, language: str) -> None:
        """Say it again in this language."""
        self._language = language
        if self._message is None:
            return
        self._words.tell(self._message.words(), language)
        self._action.tell(self._message.action() if self._message.action else "", language)
        self._action.setVisible(bool(self._action.text()))
        self.setAccessibleName(self._words.text)
        self.arrange()

    def arrange(self) -> None:
        """Centre it on its parent; long words wrap."""
        room = self._room.width() - 2 * _MARGIN
        action = self._action.sizeHint().width() + _GAP if self._action.text() else 0
        frame = 2 * _PAD + _SIGN + 10 + action
        across = max(60, min(self._words.wish() + 2, room - frame))
        lines = self._words.heightForWidth(across)
        high = max(style.scaled(_HIGH), lines + 20)
        wide = across + frame + 2 * _MARGIN
        left = (self._room.width() - wide) // 2
        self.setGeometry(left, self._room.height() - _ABOVE - high + 8 - _MARGIN, wide, high + 2 * _MARGIN)
        top = _MARGIN + (high - lines) // 2
        self._words.setGeometry(_MARGIN + _PAD + _SIGN + 10, top, across, lines)
        size = self._action.sizeHint()
        at = wide - _MARGIN - _PAD - size.width()
        self._action.setGeometry(at, _MARGIN + (high - size.height()) // 2, size.width(), size.height())

    def _act(self) -> None:
        self.hide()
        if self._message and self._message.act:
            self._message.act()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pill and sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        radius = min(box.height() / 2, style.scaled(21))
        style.shadow(painter, box, radius, 10, 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.INK))
        painter.drawRoundedRect(box, radius, radius)
        sign = self._message.sign if self._message else "info"
        at = QRectF(box.left() + _PAD - 2, box.center().y() - _SIGN / 2, _SIGN, _SIGN)
        icons.draw(painter, at, sign, _SIGN_COLOURS.get(sign, "#FFFFFF"), 2)
