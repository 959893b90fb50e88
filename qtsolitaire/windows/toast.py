"""A short word from the program at the foot of the table, with two things to do about it at most.

Most words pass. One may stand: it comes back when a passing one has gone, until it is no longer true or the player
clicks it away.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.announcing import announce
from qtsolitaire.windows.buttons import LinkButton
from qtsolitaire.windows.paragraph import Paragraph

_MARGIN, _PAD, _GAP, _SIGN = 16, 18, 20, 18
_HIGH, _ABOVE, _ABOVE_STANDING, _HEAD, _STAYS_MS = 42, 60, 6, 8, 4000
_SIGN_COLOURS = {"no": "#FFC94A", "tick": "#7BE0A3", "info": style.TOAST_ACTION}


class Message(NamedTuple):
    """What a toast says, told by functions so that it can say it again in another language."""

    words: Callable[[], str]  # one sentence
    sign: str = "tick"  # an icon's name
    action: Callable[[], str] | None = None  # the action's words
    act: Callable[[], None] | None = None  # what it does
    stays_ms: int = _STAYS_MS  # 0: until something else is said or done
    other: Callable[[], str] | None = None  # the words of a second action
    act_other: Callable[[], None] | None = None  # what that does


class Toast(QWidget):
    """A dark pill, centred, its foot some 50 pixels above the status line; at the head while a panel stands there."""

    displaced = Signal(object)  # a Message that another one has taken the place of
    idle = Signal()  # what was said has passed

    def __init__(
        self, parent: QWidget, room: Callable[[], QRect] | None = None, foot_taken: Callable[[], bool] = lambda: False
    ) -> None:
        """Lie over ``parent``, in the middle of what ``room`` gives; without it, of all of it.

        ``foot_taken`` is True while something else stands where the toast usually does.
        """
        super().__init__(parent)
        self._room, self._foot_taken = room or parent.rect, foot_taken
        self.hide()
        self._words = Paragraph(self, pixels=14, colour="#FFFFFF")
        self._actions = [LinkButton(self, colour=style.TOAST_ACTION, chevron=False) for _ in range(2)]
        for place, button in enumerate(self._actions):
            button.clicked.connect(lambda _checked=False, at=place: self._act(at))
        self._message: Message | None = None
        self._standing: Message | None = None
        self._language = "en"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)

    @property
    def words(self) -> str:
        """What it says now, "" while it says nothing."""
        return self._words.text if self.isVisible() else ""

    @property
    def offers(self) -> list[LinkButton]:
        """What can be done about it now."""
        return [button for button in self._actions if self.isVisible() and button.text()]

    @property
    def passes(self) -> bool:
        """True while something is said that will pass."""
        return self.isVisible() and self._message is not self._standing

    @property
    def stands(self) -> bool:
        """True while something stands, said now or after what passes."""
        return self._standing is not None

    def say(self, message: Message, language: str) -> None:
        """Say this instead of what it said before."""
        before = self._message if self.passes else None
        self._message = message
        self.retranslate(language)
        announce(self, self._words.text)
        self.show()
        self.raise_()
        self._timer.stop()
        if message.stays_ms:
            self._timer.start(message.stays_ms)
        if before is not None and before is not message:
            self.displaced.emit(before)

    def stand(self, message: Message | None, language: str) -> None:
        """Say this whenever nothing else is said; None: what stood is no longer true."""
        was, self._standing = self._standing, message
        if self.isVisible() and self._message is not was:
            return  # something passes: it is said after that
        if message is not None:
            self.say(message, language)
            self._timer.stop()
        elif was is not None:
            self.hide()

    def end(self, message: Message) -> None:
        """This is no longer to be said, if it is said."""
        if self._message is message:
            self._pass()

    def end_matter(self) -> None:
        """Another game has come: what waited for an answer about the former one goes."""
        self._standing = None
        if self._message and not self._message.stays_ms:
            self.hide()

    def _pass(self) -> None:
        """It has been said; what stands comes back."""
        self._timer.stop()
        self.hide()
        if self._standing is not None:
            self.stand(self._standing, self._language)
        self.idle.emit()

    def retranslate(self, language: str) -> None:
        """Say it again in this language."""
        self._language = language
        message = self._message
        if message is None:
            return
        self._words.tell(message.words(), language)
        for button, words in zip(self._actions, (message.action, message.other), strict=True):
            button.tell(words() if words else "", language)
            button.setVisible(bool(button.text()))
        self.setAccessibleName(self._words.text)
        self.arrange()

    def arrange(self) -> None:
        """Centre it in its room; long words wrap. What stands keeps low, out of the way of the cards."""
        seen = self._room()
        room = seen.width() - 2 * _MARGIN
        buttons = [button for button in self._actions if button.text()]
        frame = 2 * _PAD + _SIGN + 10 + sum(button.sizeHint().width() + _GAP for button in buttons)
        across = max(60, min(self._words.wish() + 2, room - frame))
        lines = self._words.heightForWidth(across)
        high = max(style.scaled(_HIGH), lines + 20)
        wide = across + frame + 2 * _MARGIN
        left = seen.left() + (seen.width() - wide) // 2
        foot = _ABOVE_STANDING if self._message is self._standing else _ABOVE - 8
        down = seen.top() + _HEAD if self._foot_taken() else seen.height() - foot - high
        self.setGeometry(left, down - _MARGIN, wide, high + 2 * _MARGIN)
        top = _MARGIN + (high - lines) // 2
        self._words.setGeometry(_MARGIN + _PAD + _SIGN + 10, top, across, lines)
        at = wide - _MARGIN - _PAD
        for button in reversed(buttons):
            size = button.sizeHint()
            at -= size.width()
            button.setGeometry(at, _MARGIN + (high - size.height()) // 2, size.width(), size.height())
            at -= _GAP

    def _act(self, place: int) -> None:
        message = self._message
        if message is None:
            return
        if message is not self._standing:
            self._pass()
        act = message.act_other if place else message.act
        if act:
            act()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside its actions puts away what stands; what lies below it can be reached again."""
        event.accept()
        if self._message is self._standing:
            self._standing = None
        self._pass()

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
