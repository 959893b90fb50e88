"""The bar above the table: menu, new game, undo, redo, hint; the game's name; time, moves, score, rules.

What it shows falls away by measured words, not by counted pixels: French needs a third more than English.
"""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import BarButton
from qtsolitaire.windows.counters import Counters
from qtsolitaire.windows.style import Chrome

_SIDE, _GAP, _TITLE_SIDE = 8, 4, 10
_BETWEEN = " · "  # between a game's options


class Title(QWidget):
    """The game's name, its options below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = self._options = ""
        self._language = "en"
        self._chrome: Chrome | None = None

    def wear(self, chrome: Chrome) -> None:
        """Take the theme's colours."""
        self._chrome = chrome
        self.update()

    def tell(self, name: str, options: str, language: str) -> None:
        """Take name and options in the player's language."""
        self._name, self._options, self._language = name, options, language
        self.setAccessibleName(name)
        self.setAccessibleDescription(options)
        self.setToolTip(options)
        self.update()

    def least(self) -> int:
        """Pixels without which the name would be cut."""
        return style.width(self._name, style.font(15, style.SEMIBOLD, self._language))

    def wish(self) -> int:
        """Pixels that show both lines whole."""
        return max(self.least(), style.width(self._options, style.font(12, style.REGULAR, self._language)))

    def options_shown(self) -> str:
        """The first options, as many whole ones as there is room for; the tooltip has all."""
        face, options = style.font(12, style.REGULAR, self._language), self._options.split(_BETWEEN)
        while options and style.width(_BETWEEN.join(options), face) > self.width():
            options.pop()
        return _BETWEEN.join(options)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both lines, centred."""
        if self._chrome is None:
            return
        painter = QPainter(self)
        lines = [(self._name, 15, style.SEMIBOLD, self._chrome.text)]
        options = self.options_shown()
        if options:
            lines.append((options, 12, style.REGULAR, self._chrome.dim))
        heights = [style.scaled(pixels) * 1.35 for _, pixels, _, _ in lines]
        top = (self.height() - sum(heights)) / 2
        for (text, pixels, weight, colour), height in zip(lines, heights, strict=True):
            painter.setFont(style.font(pixels, weight, self._language))
            painter.setPen(QColor(colour))
            box = QRectF(0, top, self.width(), height)
            style.draw_line(painter, box, text, Qt.AlignmentFlag.AlignHCenter, style.drop(self._language, pixels))
            top += height


class Bar(QWidget):
    """The bar itself. Its buttons are wired by the main window."""

    asked_menu = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chrome: Chrome | None = None
        self.menu = BarButton("menu", self)
        self.new_game = BarButton("new_game", self, filled=True)
        self.undo = BarButton("undo", self)
        self.redo = BarButton("redo", self)
        self.hint = BarButton("hint", self)
        self.title = Title(self)
        self.counters = Counters(self)
        self.rules = BarButton("rules", self)
        self.rules.setCheckable(True)
        self.counters.resized.connect(self.arrange)
        self.menu.pressed.connect(self.asked_menu)
        self.setFixedHeight(max(style.BAR_HEIGHT, style.scaled(44) + 8))

    @property
    def _left(self) -> list[BarButton]:
        return [self.menu, self.new_game, self.undo, self.redo, self.hint]

    @property
    def buttons(self) -> list[BarButton]:
        """All buttons in reading order."""
        return [*self._left, self.rules]

    def wear(self, chrome: Chrome) -> None:
        """Take the theme's colours."""
        self._chrome = chrome
        for button in self.buttons:
            button.wear(chrome)
        self.title.wear(chrome)
        self.counters.wear(chrome)
        self.update()

    def retranslate(self, speech: Speech, shortcuts: dict[str, str]) -> None:
        """Say everything in the player's language; ``shortcuts`` are the tooltips' keys by button name."""
        translate, language = QCoreApplication.translate, speech.language
        words = {
            "menu": translate("bar", "Menu"),
            "new_game": translate("bar", "New game"),
            "undo": translate("bar", "Undo"),
            "redo": translate("bar", "Redo"),
            "hint": translate("bar", "Hint"),
            "rules": translate("bar", "Rules"),
        }
        for name, word in words.items():
            keys = shortcuts.get(name, "")
            button: BarButton = getattr(self, name)
            button.tell(word, language, f"{word} ({keys})" if keys else word)
        self.counters.retranslate(speech)
        self.arrange()

    def arrange(self) -> None:
        """Place everything; the first of four ways that fits the width."""
        for words, new_word, title in ((True, True, True), (False, True, True), (False, True, False)):
            if self._needs(words, new_word, title) <= self.width():
                break
        else:
            words, new_word, title = False, False, False
        self._place(words, new_word, title)

    def _needs(self, words: bool, new_word: bool, title: bool) -> int:
        left, right = self._left_width(words, new_word), self._right_width(words)
        if not title:
            return left + right
        return left + right + self.title.least() + 2 * _TITLE_SIDE

    def _shows_word(self, button: BarButton, words: bool, new_word: bool) -> bool:
        if button is self.menu:
            return False
        return new_word if button is self.new_game else words

    def _left_width(self, words: bool, new_word: bool) -> int:
        widths = [b.width_for(self._shows_word(b, words, new_word)) for b in self._left]
        return _SIDE + sum(widths) + _GAP * (len(widths) + 1)

    def _right_width(self, words: bool) -> int:
        return self.counters.sizeHint().width() + 2 * _GAP + self.rules.width_for(words) + _SIDE

    def _place(self, words: bool, new_word: bool, title: bool) -> None:
        at = _SIDE
        for button in self._left:
            button.word_shown = self._shows_word(button, words, new_word)
            at = self._put(button, at) + _GAP + (_GAP if button is self.new_game else 0)
        self.rules.word_shown = words
        rules_at = self.width() - _SIDE - self.rules.sizeHint().width()
        self._put(self.rules, rules_at)
        across = self.counters.sizeHint().width()
        counters_at = rules_at - 2 * _GAP - across
        self.counters.setGeometry(counters_at, 0, across, self.height())
        self.title.setVisible(title)
        if title:
            self._place_title(at + _TITLE_SIDE, counters_at - _TITLE_SIDE)

    def _put(self, button: BarButton, at: int) -> int:
        size = button.sizeHint()
        button.setGeometry(at, (self.height() - size.height()) // 2, size.width(), size.height())
        button.update()
        return at + size.width()

    def _place_title(self, left: int, right: int) -> None:
        """In the window's middle where it fits there, else in the middle of the room left."""
        across = min(self.title.wish(), right - left)
        at = (self.width() - across) // 2
        if at < left or at + across > right:
            at = left + (right - left - across) // 2
        self.title.setGeometry(at, 0, across, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self.arrange()

    def sizeHint(self) -> QSize:
        """Any width, the bar's height."""
        return QSize(640, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """One colour, and the line where the theme draws one."""
        if self._chrome is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._chrome.bar))
        if self._chrome.line:
            painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(self._chrome.line))
