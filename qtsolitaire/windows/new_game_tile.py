"""One game of the gallery: a picture of its own opening, its name, a line about it, how often it was won."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QTextLayout,
)
from PySide6.QtWidgets import QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.results import Rate
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.paragraph import lay_lines
from qtsolitaire.windows.widgets import Choice

PICTURE = QSize(200, 132)
"""Of a miniature, in logical pixels, where there is room."""

Painter = Callable[[Variant, QSize, float], QPixmap]
"""(game, logical size, device pixel ratio): the picture of its opening."""

PAD = 8
"""Around a picture."""


class Tile(Choice):
    """One game."""

    confirmed = Signal()
    """Double click: deal it."""

    focused = Signal()
    """The keyboard has come here."""

    def __init__(self, variant: Variant, paint: Painter, parent: QWidget | None = None) -> None:
        """Show ``variant`` by the picture that ``paint`` makes."""
        super().__init__(parent)
        self.variant = variant
        self._paint = paint
        self._picture = QPixmap()
        self._drawn_for = (0, 0.0)  # logical width and pixel ratio of the picture
        self._tagline, self._rate = "", ""

    def tell(self, speech: Speech, rate: Rate) -> None:
        """Take name, line and rate in the player's language."""
        self.language = speech.language
        self.setText(speech.name(self.variant))
        self._tagline = speech.tagline(self.variant)
        self._rate = _rate_text(speech, rate)
        self.setAccessibleName(self.text())
        said = (speech.summary(self.variant), self._rate)
        self.setAccessibleDescription(" ".join(filter(None, said)))
        self.setToolTip(speech.summary(self.variant))
        self.update()

    @property
    def searched(self) -> str:
        """Where a search looks, in small letters."""
        return f"{self.text()} {self._tagline} {self.toolTip()}".casefold()

    def repicture(self) -> None:
        """Make the picture anew at the next painting: options or theme have changed."""
        self._picture = QPixmap()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Picture and the lines below it."""
        across = self._picture_size(width).width() - 4
        return self._picture_size(width).height() + 2 * PAD + 6 + round(sum(t for _, t, _ in self._laid(across)))

    def _laid(self, across: float) -> list[tuple[QTextLayout, float, str]]:
        """Name, line and rate as wrapped text, each with its height and colour."""
        tall = 1.5 if self.language == style.HINDI else 1.35
        laid = []
        for text, pixels, weight, colour in (
            (self.text(), 15, style.SEMIBOLD, style.INK),
            (self._tagline, 13, style.REGULAR, style.SECOND),
            (self._rate, 12, style.MEDIUM, style.SECOND),
        ):
            if text:
                face = style.font(pixels, weight, self.language)
                layout = QTextLayout(text, face)
                laid.append((layout, lay_lines(layout, across, round(face.pixelSize() * tall)), colour))
        return laid

    def _picture_size(self, width: int) -> QSize:
        across = min(width - 2 * PAD, PICTURE.width())
        return QSize(across, round(across * PICTURE.height() / PICTURE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tinted plate and ring for the chosen one, picture, lines."""
        size = self._picture_size(self.width())
        self._make_picture(size)  # asks a plugin: before anything is being painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_plate(painter)
        left = (self.width() - size.width()) / 2
        self._draw_picture(painter, QRectF(left, PAD, size.width(), size.height()))
        self._draw_lines(painter, left + 2, PAD + size.height() + 4)
        painter.end()  # a logged fault of a plugin may keep this frame, and the painter with it

    def _draw_plate(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(1.25, 1.25, -1.25, -1.25)
        chosen = self.isChecked()
        painter.setBrush(QColor(style.TINT if chosen else style.TILE if self.underMouse() else style.SURFACE))
        painter.setPen(QPen(QColor(style.PRIMARY), 2.5) if chosen else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 12, 12)
        if self.shows_focus:
            painter.setPen(QPen(QColor(style.LINK), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 9, 9)

    def _make_picture(self, size: QSize) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._drawn_for != (size.width(), ratio):
            self._drawn_for = (size.width(), ratio)
            self._picture = self._paint(self.variant, size, ratio)

    def _draw_picture(self, painter: QPainter, box: QRectF) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(box, 10, 10)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))
        painter.restore()
        painter.setPen(QPen(style.translucent(style.INK, 0.18), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _draw_lines(self, painter: QPainter, left: float, top: float) -> None:
        for layout, height, colour in self._laid(self.width() - 2 * left):
            painter.setPen(QColor(colour))
            layout.draw(painter, QPointF(left, top))
            top += height

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Deal it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.confirmed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come into view."""
        super().focusInEvent(event)
        self.focused.emit()


def _rate_text(speech: Speech, rate: Rate) -> str:
    """How often it was won, "Won 3 of 7"; nothing before the first game."""
    if not rate.played:
        return ""
    text = QCoreApplication.translate("NewGame", "Won {won} of {played}")
    return text.format(won=speech.number(rate.won), played=speech.number(rate.played))
