"""The deck as pixmaps for one style, card size and pixel ratio, shadows included."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.art import diskcache, foreign
from qtsolitaire.table.art.shadows import AT_REST, LIFTED, Shadow, shadow_image
from qtsolitaire.table.art.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER_RADIUS, paint
from qtsolitaire.table.art.style import ART_VERSION, CARDS, DeckStyle

_BACK = FACE_DOWN  # stands for the back of every card
_ALL = (*CARDS, _BACK)


class Atlas:
    """Pixmaps of all cards, drawn when first asked for.

    A card is `card_width` x round(1.4 * card_width) logical pixels. Its pixmap is larger by the room for the
    shadow: the card's top left corner lies at `offset` (at rest) or `lifted_offset` (lifted) in logical
    pixels, so an item at p draws its pixmap at p - offset. Cards are rendered at their size in device pixels,
    never enlarged.
    """

    def __init__(self, style: DeckStyle, card_width: int, ratio: float = 1.0) -> None:
        if card_width < 1 or ratio <= 0:
            raise ValueError(f"no atlas of width {card_width} at ratio {ratio}")
        self.style = style
        self.card_width = card_width
        self.card_height = round(1.4 * card_width)
        self.ratio = ratio
        self.offset = QPoint(AT_REST.margin, AT_REST.margin)
        self.lifted_offset = QPoint(LIFTED.margin, LIFTED.margin)
        self._cards: dict[int, QImage] = {}  # bare cards in device pixels
        self._shadows: dict[Shadow, QImage] = {}
        self._pixmaps: dict[tuple[int, Shadow], QPixmap] = {}
        self._source: Atlas | None = None

    @classmethod
    def scaled_from(cls, other: Atlas, card_width: int, ratio: float | None = None) -> Atlas:
        """An atlas of another size that only rescales the cards of `other`: quick, a little soft.

        For a live resize; replace it by a true one when the window is at rest (`is_scaled` tells).
        """
        atlas = cls(other.style, card_width, other.ratio if ratio is None else ratio)
        atlas._source = other._source or other
        return atlas

    @property
    def is_scaled(self) -> bool:
        """Whether the pixmaps are rescaled from another atlas instead of drawn at their size."""
        return self._source is not None

    @property
    def card_size(self) -> QSize:
        """The card without its shadow, in logical pixels."""
        return QSize(self.card_width, self.card_height)

    @property
    def device_size(self) -> QSize:
        """The card without its shadow, in device pixels."""
        return QSize(round(self.card_width * self.ratio), round(self.card_height * self.ratio))

    def pixmap(self, card: int) -> QPixmap:
        """The card at rest, its shadow included: its face, or the back if the face-down bit is set."""
        return self._pixmap(card, AT_REST)

    def lifted(self, card: int) -> QPixmap:
        """The card as it hovers above the table, with the deep shadow."""
        return self._pixmap(card, LIFTED)

    def back(self) -> QPixmap:
        """The back at rest, its shadow included."""
        return self._pixmap(_BACK, AT_REST)

    def card_image(self, card: int) -> QImage:
        """The bare card in device pixels, without shadow or device pixel ratio; do not change it."""
        key = _BACK if card & FACE_DOWN else card
        image = self._cards.get(key)
        if image is None:
            image = self._rescaled(key) if self._source else self._rendered(key)
            self._cards[key] = image
        return image

    def load_or_render(self, folder: Path) -> bool:
        """Have all cards ready: from the cache folder if they lie there, else drawn and kept there.

        Returns whether they came from the folder. A damaged file is drawn anew and replaced.
        """
        if self.load(folder):
            return True
        self._source = None
        self._cards = {card: self._rendered(card) for card in _ALL}
        self._pixmaps.clear()
        self.save(folder)
        return False

    def load(self, folder: Path) -> bool:
        """Take all cards from the cache folder, if they lie there."""
        images = diskcache.read(folder, self._key(), self.device_size, len(_ALL))
        if images is None:
            return False
        self._cards = dict(zip(_ALL, images, strict=True))
        self._source = None
        self._pixmaps.clear()
        return True

    def save(self, folder: Path) -> None:
        """Keep all cards, drawn before, in the cache folder."""
        diskcache.write(folder, self._key(), [self._cards[card] for card in _ALL])

    def render_next(self) -> bool:
        """Draw one more card; False once all are drawn. For decks that take long: a card at a time, when idle."""
        card = next((each for each in _ALL if each not in self._cards), None)
        if card is not None:
            self._cards[card] = self._rendered(card)
        return card is not None

    def render_all(self) -> None:
        """Have all pixmaps at rest ready now."""
        for card in _ALL:
            self.pixmap(card)

    def _key(self) -> str:
        size = self.device_size
        return f"{ART_VERSION} {self.style.key()} {size.width()}x{size.height()}"

    def _rendered(self, card: int) -> QImage:
        if self.style.foreign:
            drawn = foreign.card_image(self.style.foreign, card, self.device_size)
            if drawn is not None:
                return drawn
        from qtsolitaire.table.art.deck import picture  # not at a start that finds its cards on the disk

        image = QImage(self.device_size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(image.width() / CARD_WIDTH, image.height() / CARD_HEIGHT)
        paint(painter, picture(card, self.style))
        painter.end()
        return image

    def _rescaled(self, card: int) -> QImage:
        assert self._source is not None
        return self._source.card_image(card).scaled(
            self.device_size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _shadow(self, shadow: Shadow) -> QImage:
        image = self._shadows.get(shadow)
        if image is None:
            radius = CORNER_RADIUS / CARD_WIDTH * self.device_size.width()
            image = self._shadows[shadow] = shadow_image(self.device_size, radius, shadow, self.ratio)
        return image

    def _pixmap(self, card: int, shadow: Shadow) -> QPixmap:
        key = (_BACK if card & FACE_DOWN else card, shadow)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._composed(self.card_image(card), shadow)
        return pixmap

    def _composed(self, card: QImage, shadow: Shadow) -> QPixmap:
        image = self._shadow(shadow).copy()
        margin = round(shadow.margin * self.ratio)
        painter = QPainter(image)
        painter.drawImage(QRectF(margin, margin, card.width(), card.height()), card)
        painter.end()
        image.setDevicePixelRatio(self.ratio)
        return QPixmap.fromImage(image)
