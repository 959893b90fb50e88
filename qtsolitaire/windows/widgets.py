"""Controls that dialogs share: chips and switches."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import Button
from qtsolitaire.windows.flow import FlowLayout

CHOSEN_INK = "#0A5A3E"  # 6.9 on the tint


class Choice(Button):
    """Base of what is chosen or not. Its focus ring shows only after a key: a click says itself where it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._by_key = False

    @property
    def shows_focus(self) -> bool:
        """True while it has the focus and a key brought it here."""
        return self.hasFocus() and self._by_key

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        self._by_key = event.reason() in _KEY_REASONS
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key pressed here shows the ring."""
        self._by_key = True
        super().keyPressEvent(event)
        self.update()


_KEY_REASONS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}


class Chip(Choice):
    """A pill for one choice; the chosen one has a tick and a tint. Arrows go to its neighbours."""

    def tell(self, word: str, language: str) -> None:
        """Take the word in the player's language."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def _face(self) -> QFont:
        return style.font(13, style.SEMIBOLD, self.language)

    def sizeHint(self) -> QSize:
        """The word and its sides; as wide with the tick as without, so that a choice moves nothing."""
        return QSize(style.width(self.text(), self._face()) + style.scaled(44), style.scaled(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pill, tick, word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(style.DISABLED)
        chosen, box = self.isChecked(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = QColor(style.TINT if chosen else style.SURFACE)
        painter.setBrush(fill.darker(104) if self.underMouse() and self.isEnabled() else fill)
        painter.setPen(QPen(QColor(style.PRIMARY if chosen else style.FIELD_BORDER), 1.6 if chosen else 1.2))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        self._draw_word(painter, chosen)
        if self.shows_focus:
            painter.setPen(QPen(QColor(style.LINK), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), box.height() / 2 - 3, box.height() / 2 - 3)

    def _draw_word(self, painter: QPainter, chosen: bool) -> None:
        tick, face = style.scaled(13), self._face()
        across = min(style.width(self.text(), face), self.width() - style.scaled(14))
        left = (self.width() - across - (tick + 6 if chosen else 0)) / 2
        colour = CHOSEN_INK if chosen else style.INK
        if chosen:
            icons.draw(painter, QRectF(left, (self.height() - tick) / 2, tick, tick), "tick", colour, 2.4)
            left += tick + 6
        painter.setFont(face)
        painter.setPen(QColor(colour))
        box = QRectF(left, 0, self.width() - left, self.height())
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignLeft, style.drop(self.language, 13))


class ChipRow(QWidget):
    """Chips of which exactly one is chosen; Tab comes to the chosen one."""

    chosen = Signal(int)
    """The index that the player has chosen; not sent for ``choose``."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        """Make ``count`` chips, the first one chosen."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.chips = [Chip(self) for _ in range(count)]
        layout = FlowLayout(self)
        for index, chip in enumerate(self.chips):
            layout.addWidget(chip)
            self._group.addButton(chip, index)
        self._index = 0
        if self.chips:
            self.chips[0].setChecked(True)
        self._group.idToggled.connect(self._toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def index(self) -> int:
        """The chosen one."""
        return self._index

    def choose(self, index: int) -> None:
        """Choose one without a signal."""
        self._index = index
        self.chips[index].setChecked(True)

    def tell(self, label: str, words: list[str], language: str) -> None:
        """Take the words in the player's language; ``label`` is what the row is about."""
        self.setAccessibleName(label)
        for chip, word in zip(self.chips, words, strict=True):
            chip.tell(word, language)
            chip.setAccessibleDescription(label)
        self.updateGeometry()

    def _toggled(self, index: int, on: bool) -> None:
        if on and index != self._index:
            self._index = index
            self.chosen.emit(index)


class Switch(Choice):
    """On or off: a track with a knob, and a tick in it while it is on."""

    def sizeHint(self) -> QSize:
        """The track, and room for the focus ring."""
        return QSize(50, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track and knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        track = QRectF((self.width() - 42) / 2, (self.height() - 24) / 2, 42, 24)
        fill = QColor(style.PRIMARY if on else style.SURFACE)
        painter.setBrush(fill.darker(106) if self.underMouse() else fill)
        painter.setPen(Qt.PenStyle.NoPen if on else QPen(QColor(style.FIELD_BORDER), 1.6))
        painter.drawRoundedRect(track, 12, 12)
        knob = QRectF(track.right() - 21 if on else track.left() + 3, track.top() + 3, 18, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.SURFACE if on else style.FIELD_BORDER))
        painter.drawEllipse(knob)
        if on:
            icons.draw(painter, knob.adjusted(4, 4, -4, -4), "tick", style.PRIMARY, 3.2)
        if self.shows_focus:
            painter.setPen(QPen(QColor(style.LINK), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), 15, 15)
