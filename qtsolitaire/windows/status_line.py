"""The thin line below the table: what is known about the game on the left, its deal code on the right."""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style, verdict_sign
from qtsolitaire.windows.announcing import announce
from qtsolitaire.windows.buttons import BarButton
from qtsolitaire.windows.style import Chrome
from qtsolitaire.windows.verdict_sign import Sign

_LEFT, _SIGN, _SIGN_GAP, _RIGHT = 16, verdict_sign.SIZE, 8, 6
_TURN_MS = 1200


class StatusLine(QWidget):
    """Sign and words left, code right, nothing in between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chrome: Chrome | None = None
        self._language = "en"
        self._words = ""
        self._sign = Sign.NONE
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.setDuration(_TURN_MS)
        self._turning.setLoopCount(-1)
        self._turning.valueChanged.connect(lambda _turned: self.update(self._sign_box()))
        self._code = ""
        self.code = BarButton("copy", self)
        self.code.icon_last = True
        self.setFixedHeight(max(style.STATUS_HEIGHT, style.scaled(24) + 4))

    def wear(self, chrome: Chrome) -> None:
        """Take the theme's colours."""
        self._chrome = chrome
        self.code.wear(chrome)
        self.update()

    @property
    def words(self) -> str:
        """What it says about the game, "" for nothing."""
        return self._words

    @property
    def sign(self) -> Sign:
        """What stands before the words."""
        return self._sign

    def set_words(self, words: str, sign: Sign = Sign.GOOD, *, moves: bool = True) -> None:
        """Say something about the game beside a sign; "" says nothing. ``moves``: the sign may turn."""
        if words != self._words and sign in (Sign.GOOD, Sign.LOST):
            announce(self, words)
        self._words = words
        self._sign = sign if words else Sign.NONE
        self.setAccessibleName(words)
        turns = moves and self._sign is Sign.CHECKING
        if turns != (self._turning.state() == QVariantAnimation.State.Running):
            self._turning.start() if turns else self._turning.stop()
        self.update()

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language."""
        self._language = speech.language
        self._show_code()

    def set_code(self, code: str) -> None:
        """Show the deal's code; "" for a game played from a board, which has none."""
        self._code = code
        self._show_code()

    def _show_code(self) -> None:
        translate = QCoreApplication.translate
        language = "en" if self._code else self._language  # codes are Latin in every language (DC-07)
        none = translate("status", "No code: dealt from a board")
        self.code.tell(self._code or none, language, translate("status", "Copy the deal code") if self._code else "")
        name = translate("status", "Deal code {code}, copy it").format(code=self._code) if self._code else none
        self.code.setAccessibleName(name)
        self.code.setEnabled(bool(self._code))
        self.code.is_plain = not self._code
        self._arrange()

    def _arrange(self) -> None:
        size = self.code.sizeHint()
        high = self.height() - 4
        self.code.setGeometry(self.width() - _RIGHT - size.width(), 2, size.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the code at the right edge."""
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        """Any width, the line's height."""
        return QSize(640, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """One colour; the sign, a shape beside its colour, and the words."""
        if self._chrome is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._chrome.bar))
        if self._chrome.line:
            painter.fillRect(0, 0, self.width(), 1, QColor(self._chrome.line))
        if self._words:
            self._draw_words(painter, self._chrome)

    def _sign_box(self) -> QRect:
        return QRect(_LEFT, (self.height() - _SIGN) // 2, _SIGN, _SIGN)

    def _draw_words(self, painter: QPainter, chrome: Chrome) -> None:
        turned = float(self._turning.currentValue() or 0.0)
        verdict_sign.draw(painter, QRectF(self._sign_box()), self._sign, chrome.text, turned)
        painter.setFont(style.font(13, style.MEDIUM, self._language))
        painter.setPen(QColor(chrome.text))
        left = _LEFT + (_SIGN + _SIGN_GAP if self._sign is not Sign.NONE else 0)
        box = QRectF(left, 0, self.code.x() - left - _SIGN_GAP, self.height())
        style.draw_line(painter, box, self._words, Qt.AlignmentFlag.AlignLeft, style.drop(self._language, 13))
