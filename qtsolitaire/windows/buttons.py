"""The window's own buttons: icon and word on the bar, filled and outlined ones on light panels, links."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.paragraph import lay_lines
from qtsolitaire.windows.style import Chrome

_ICON, _GAP, _PAD, _ALONE = 20, 9, 12, 10  # icon, icon to word, sides of a button with a word, without one


class Button(QAbstractButton):
    """Base: reached by Tab, never by a click, so that the table keeps the keys; remembers whether Tab brought it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.language = "en"

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaint: the hover state shows."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint: the hover state goes."""
        super().leaveEvent(event)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Never smaller than what it shows."""
        return self.sizeHint()

    def _draw_focus(self, painter: QPainter, colour: str, radius: float) -> None:
        if self.hasFocus():
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)


class BarButton(Button):
    """Icon and word on bar or status line; its word may fall away, the tooltip keeps it."""

    def __init__(self, icon_name: str, parent: QWidget | None = None, *, filled: bool = False) -> None:
        """Show the icon of this name; ``filled`` makes it the bar's one filled button."""
        super().__init__(parent)
        self._icon_name = icon_name
        self._filled = filled
        self._chrome: Chrome | None = None
        self.icon_last = False
        self.is_plain = False  # words that say something and do nothing: no icon, no hover
        self.word_shown = True
        self.word_weight = style.MEDIUM
        self.word_pixels = 13
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wear(self, chrome: Chrome) -> None:
        """Take the theme's colours."""
        self._chrome = chrome
        self.update()

    def tell(self, word: str, language: str, tip: str = "") -> None:
        """Take the word in the player's language; ``tip`` says more where the word is not enough."""
        self.language = language
        self.setText(word)
        self.setToolTip(tip or word)
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def face(self) -> QFont:
        """The word's type."""
        return style.font(self.word_pixels, style.SEMIBOLD if self._filled else self.word_weight, self.language)

    def width_for(self, word_shown: bool) -> int:
        """Pixels across, with or without the word."""
        icon = style.scaled(_ICON)
        if self.is_plain:
            return style.width(self.text(), self.face()) + 2 * _PAD
        if not word_shown or not self.text():
            return icon + 2 * _ALONE
        return icon + _GAP + style.width(self.text(), self.face()) + 2 * _PAD

    def sizeHint(self) -> QSize:
        """As wide as what it shows now."""
        return QSize(self.width_for(self.word_shown), style.scaled(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, icon, word."""
        if self._chrome is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_plain:
            self._draw_plain(painter, self._chrome.dim)
            return
        if not self.isEnabled():
            painter.setOpacity(style.DISABLED)
        self._draw_plate(painter, self._chrome)
        colour = self._chrome.on_fill if self._filled else self._chrome.text
        self._draw_face(painter, colour)
        self._draw_focus(painter, self._chrome.text if not self._filled else self._chrome.on_fill, 9)

    def _draw_plain(self, painter: QPainter, colour: str) -> None:
        painter.setFont(self.face())
        painter.setPen(QColor(colour))
        box = QRectF(self.rect()).adjusted(_PAD, 0, -_PAD, 0)
        fall = style.drop(self.language, self.word_pixels)
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignRight, fall)

    def _draw_plate(self, painter: QPainter, chrome: Chrome) -> None:
        lit = self.isEnabled() and self.underMouse()
        painter.setPen(Qt.PenStyle.NoPen)
        if self._filled:
            fill = QColor(chrome.fill)
            painter.setBrush(fill.darker(108) if self.isDown() else fill.lighter(106) if lit else fill)
        else:
            strength = 0.18 if self.isDown() else 0.13 if self.isChecked() else 0.10 if lit else 0.0
            painter.setBrush(style.translucent(chrome.text, strength))
        painter.drawRoundedRect(QRectF(self.rect()), 9, 9)

    def _draw_face(self, painter: QPainter, colour: str) -> None:
        size, middle = style.scaled(_ICON), self.height() / 2
        wordy = self.word_shown and bool(self.text())
        left = float(_PAD if wordy else (self.width() - size) / 2)
        words = QRectF(left + size + _GAP, 0, self.width() - left - size - _GAP, self.height())
        if wordy and self.icon_last:
            words = QRectF(_PAD, 0, self.width() - size - _GAP - 2 * _PAD, self.height())
            left = self.width() - _PAD - size
        icons.draw(painter, QRectF(left, middle - size / 2, size, size), self._icon_name, colour)
        if wordy:
            painter.setFont(self.face())
            painter.setPen(QColor(colour))
            fall = style.drop(self.language, self.word_pixels)
            style.draw_line(painter, words, self.text(), Qt.AlignmentFlag.AlignLeft, fall)


class PanelButton(Button):
    """A push button on a light panel: filled in the primary colour, or outlined."""

    def __init__(self, parent: QWidget | None = None, *, primary: bool = False) -> None:
        """``primary`` fills it; one on each panel."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.primary = primary
        self.fill = style.PRIMARY
        self.tall = 46
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: str, language: str) -> None:
        """Take the word in the player's language."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Word and room at its sides."""
        return QSize(style.width(self.text(), self._face()) + 32, style.scaled(self.tall))

    def _face(self) -> QFont:
        return style.font(15, style.SEMIBOLD, self.language)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate and word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(style.DISABLED)
        fill = QColor(self.fill if self.primary else style.SURFACE)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            fill = fill.darker(112 if self.isDown() else 105)
        painter.setBrush(fill)
        painter.setPen(Qt.PenStyle.NoPen if self.primary else QPen(QColor(style.FIELD_BORDER), 1.2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 9, 9)
        painter.setFont(self._face())
        painter.setPen(QColor("#FFFFFF" if self.primary else style.INK))
        box = QRectF(self.rect()).adjusted(8, 0, -8, 0)
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignHCenter, style.drop(self.language, 15))
        self._draw_inner_focus(painter)

    def _draw_inner_focus(self, painter: QPainter) -> None:
        if self.hasFocus():
            painter.setPen(QPen(QColor("#FFFFFF" if self.primary else style.LINK), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, 6)


class LinkButton(Button):
    """Words that lead on, with or without the chevron behind them."""

    def __init__(
        self, parent: QWidget | None = None, *, colour: str = style.LINK, chevron: bool = True, wraps: bool = False
    ) -> None:
        """``wraps``: in a layout, the words take as many lines as its width asks for."""
        super().__init__(parent)
        self._colour = colour
        self._chevron = chevron
        self._wraps = wraps
        if wraps:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, words: str, language: str) -> None:
        """Take the words in the player's language."""
        self.language = language
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def _face(self) -> QFont:
        return style.font(14, style.MEDIUM, self.language)

    def sizeHint(self) -> QSize:
        """Words, chevron, and two pixels for the focus ring."""
        across = style.width(self.text(), self._face()) + (style.scaled(18) if self._chevron else 0)
        return QSize(across + 8, round(QFontMetricsF(self._face()).height()) + 6)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than what it shows, unless it wraps."""
        return QSize(80, self.sizeHint().height()) if self._wraps else self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Where the words wrap."""
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        """One line, or as many as it takes."""
        hint = self.sizeHint()
        return hint.height() if not self._wraps or width >= hint.width() else round(self._laid(width)[1]) + 6

    def _laid(self, width: float) -> tuple[QTextLayout, float]:
        face = self._face()
        face.setUnderline(self.underMouse())
        layout = QTextLayout(self.text(), face)
        room = width - 8 - (style.scaled(18) if self._chevron else 0)
        return layout, lay_lines(layout, room, round(face.pixelSize() * style.line_height(self.language)))

    def _draw_lines(self, painter: QPainter) -> None:
        """The words on several lines: that they lead on is told by their colour alone."""
        layout, high = self._laid(self.width())
        layout.draw(painter, QPointF(4, (self.height() - high) / 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, underlined while the pointer is on them, then the chevron."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self._face()
        face.setUnderline(self.underMouse())
        painter.setFont(face)
        painter.setPen(QColor(self._colour))
        if self.width() < self.sizeHint().width() and self._wraps:
            self._draw_lines(painter)
            self._draw_focus(painter, self._colour, 4)
            return
        box = QRectF(self.rect()).adjusted(4, 0, -4, 0)
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignLeft, style.drop(self.language, 14))
        if self._chevron:
            size = style.scaled(12)
            left = 4 + style.width(self.text(), self._face()) + 5
            icons.draw(painter, QRectF(left, (self.height() - size) / 2, size, size), "chevron", self._colour, 2.2)
        self._draw_focus(painter, self._colour, 4)
