"""The gallery of games: one tile each with a picture of its own opening, arrow keys between them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.results import Rate
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.widgets import Choice

PICTURE = QSize(200, 132)
"""Of a miniature, in logical pixels, where there is room."""

Painter = Callable[[Variant, QSize, float], QPixmap]
"""(game, logical size, device pixel ratio): the picture of its opening."""

_PAD, _GAP = 8, 2  # around a picture, between tiles
_WHOLE, _LEAST = 170, 130  # pictures are made so narrow before a column goes, and so narrow before the second one goes


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
        return self._picture_size(width).height() + 2 * _PAD + 6 + round(sum(t for _, t, _ in self._laid(across)))

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
                laid.append((layout, style.lay_lines(layout, across, round(face.pixelSize() * tall)), colour))
        return laid

    def _picture_size(self, width: int) -> QSize:
        across = min(width - 2 * _PAD, PICTURE.width())
        return QSize(across, round(across * PICTURE.height() / PICTURE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tinted plate and ring for the chosen one, picture, lines."""
        size = self._picture_size(self.width())
        self._make_picture(size)  # asks a plugin: before anything is being painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_plate(painter)
        left = (self.width() - size.width()) / 2
        self._draw_picture(painter, QRectF(left, _PAD, size.width(), size.height()))
        self._draw_lines(painter, left + 2, _PAD + size.height() + 4)
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


class Gallery(QWidget):
    """All tiles in as many columns as fit, two at least."""

    chosen = Signal(Variant)
    """The player has chosen another game."""

    confirmed = Signal()
    """The player wants the chosen game dealt."""

    focused = Signal(QWidget)
    """The keyboard has come to this tile."""

    def __init__(self, variants: Sequence[Variant], paint: Painter, parent: QWidget | None = None) -> None:
        """One tile for each game, in this order."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.tiles = [self._made(variant, paint) for variant in variants]
        self._group.buttonToggled.connect(self._toggled)
        self._quiet = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _made(self, variant: Variant, paint: Painter) -> Tile:
        tile = Tile(variant, paint, self)
        tile.confirmed.connect(self.confirmed)
        tile.focused.connect(lambda: self.focused.emit(tile))
        self._group.addButton(tile)
        return tile

    def tell(self, speech: Speech, rates: dict[str, Rate]) -> None:
        """Say everything in the player's language."""
        self.setAccessibleName(QCoreApplication.translate("NewGame", "Games"))
        for tile in self.tiles:
            tile.tell(speech, rates.get(tile.variant.id, Rate(0, 0)))
        self.updateGeometry()

    def tile(self, variant: Variant) -> Tile | None:
        """The game's tile."""
        return next((tile for tile in self.tiles if tile.variant.id == variant.id), None)

    def choose(self, variant: Variant) -> None:
        """Choose a game without a signal."""
        tile = self.tile(variant)
        if tile is not None:
            self._quiet = True
            tile.setChecked(True)
            self._quiet = False

    def show_only(self, wanted: Callable[[Tile], bool]) -> int:
        """Hide the other games; how many are left."""
        for tile in self.tiles:
            tile.setVisible(wanted(tile))
        self.updateGeometry()
        self._arrange()
        return len(self._shown())

    def _toggled(self, tile: Tile, on: bool) -> None:
        if on and not self._quiet:
            self.chosen.emit(tile.variant)

    def _shown(self) -> list[Tile]:
        return [tile for tile in self.tiles if not tile.isHidden()]

    def columns(self, width: int) -> int:
        """How many tiles side by side: as many whole ones as fit, two smaller ones where that would be one."""
        whole = (width + _GAP) // (_WHOLE + 2 * _PAD + _GAP)
        return max(int(whole), 2 if width >= 2 * (_LEAST + 2 * _PAD) else 1)

    def _tile_width(self, width: int) -> int:
        columns = self.columns(width)
        return min((width - (columns - 1) * _GAP) // columns, PICTURE.width() + 2 * _PAD)

    def hasHeightForWidth(self) -> bool:
        """Columns depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows."""
        rows = -(-len(self._shown()) // self.columns(width))
        return rows * (self._row(width) + _GAP * 4)

    def _row(self, width: int) -> int:
        return max((tile.heightForWidth(self._tile_width(width)) for tile in self.tiles), default=0)

    def sizeHint(self) -> QSize:
        """Three columns."""
        width = 3 * (PICTURE.width() + 2 * _PAD + _GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One narrow column."""
        return QSize(_LEAST + 2 * _PAD, 0)

    def resizeEvent(self, event: QEvent) -> None:
        """Arrange the tiles anew."""
        self._arrange()

    def _arrange(self) -> None:
        columns, across = self.columns(self.width()), self._tile_width(self.width())
        step = across + (max(_GAP, (self.width() - columns * across) // (columns - 1)) if columns > 1 else 0)
        step, down = min(step, across + 24), self._row(self.width())
        for index, tile in enumerate(self._shown()):
            row, column = divmod(index, columns)
            tile.setGeometry(column * step, row * (down + _GAP * 4), across, down)


def _rate_text(speech: Speech, rate: Rate) -> str:
    """How often it was won, "Won 3 of 7"; nothing before the first game."""
    if not rate.played:
        return ""
    text = QCoreApplication.translate("NewGame", "Won {won} of {played}")
    return text.format(won=speech.number(rate.won), played=speech.number(rate.played))
