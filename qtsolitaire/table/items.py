"""The cards as items of the scene, and which item lies where.

An item's identity is its place, never its value: in games with two decks equal cards have equal bytes. So the items
are kept in piles of their own and follow the same events as the board.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from qtsolitaire.rules.words import Event, What
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.geometry import Point


class CardItem(QGraphicsPixmapItem):
    """One card on the table. Its place is the card's own corner; the room for the shadow lies around it."""

    def __init__(self, card: int) -> None:
        """Make the item of a card byte; it has no picture until an atlas draws it."""
        super().__init__()
        self.card = card
        self.baked = 0.0  # degrees that the picture itself is turned by
        self._upright = QPixmap(), QPointF()  # the picture of the atlas and its offset
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_card(self, card: int, atlas: Atlas) -> None:
        """Show this card's face or back from the atlas."""
        self.card = card
        self.draw(atlas.pixmap(card), atlas)

    def draw(self, pixmap: QPixmap, atlas: Atlas) -> None:
        """Show a pixmap of the atlas, placed so that the card's corner is at the item's place."""
        self._upright = pixmap, QPointF(-atlas.offset.x(), -atlas.offset.y())
        self.setTransformOriginPoint(atlas.card_width / 2, atlas.card_height / 2)
        self._bake(self.baked)

    def stand(self) -> None:
        """Turn the picture itself, smoothly and once: at rest a turned card is then painted as soon as any other."""
        self._bake(self.baked + self.rotation())
        self.setRotation(0)

    def _bake(self, degrees: float) -> None:
        self.baked = degrees
        pixmap, offset = self._upright
        if degrees:
            middle = QRectF(offset, pixmap.deviceIndependentSize()).center() - self.transformOriginPoint()
            pixmap = _turned(pixmap, degrees)
            half = pixmap.deviceIndependentSize() / 2
            turned = QTransform().rotate(degrees).map(middle)
            offset = self.transformOriginPoint() + turned - QPointF(half.width(), half.height())
        self.setPixmap(pixmap)
        self.setOffset(offset)

    def narrow(self, part: float) -> None:
        """Show this part of its width, as while a card turns over; 1: all of it.

        Smooth only meanwhile: Qt paints a picture on whole pixels smoothly too, and 3 to 20 times slower.
        """
        mode = Qt.TransformationMode
        self.setTransformationMode(mode.SmoothTransformation if part < 1 else mode.FastTransformation)
        centre = self.transformOriginPoint().x()
        narrow = QTransform.fromTranslate(centre, 0).scale(part, 1).translate(-centre, 0)
        self.setTransform(narrow if part < 1 else QTransform())

    def straighten(self) -> None:
        """Upright, opaque, at its usual size."""
        if self.baked:
            self._bake(0)
        self.narrow(1)
        self.setRotation(0)
        self.setScale(1)
        self.setOpacity(1)

    def at(self) -> Point:
        """The card's corner in the view, in whole pixels."""
        place = self.scenePos()
        return Point(round(place.x()), round(place.y()))


def _turned(upright: QPixmap, degrees: float) -> QPixmap:
    """The picture turned about its middle. Smooth inside alone: where it ends nothing is left even of the shadow.

    `QPixmap.transformed` smooths those edges too and takes half as long again.
    """
    wide = QRectF(upright.rect())
    room = QTransform().rotate(degrees).mapRect(wide).size().toSize() + QSize(2, 2)
    pixmap = QPixmap(room)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room.width() / 2, room.height() / 2)
    painter.rotate(degrees)
    painter.drawPixmap(wide.translated(-wide.center()), upright, wide)
    painter.end()
    pixmap.setDevicePixelRatio(upright.devicePixelRatio())
    return pixmap


Piles = list[list[CardItem]]


def make_items(scene: QGraphicsScene, piles: Sequence[bytes]) -> Piles:
    """New items in the scene for a whole board."""
    made = [[CardItem(card) for card in cards] for cards in piles]
    for pile in made:
        for item in pile:
            scene.addItem(item)
    return made


def remove_items(scene: QGraphicsScene, piles: Piles) -> None:
    """Take all items out of the scene."""
    for pile in piles:
        for item in pile:
            scene.removeItem(item)


_REVERSED = (What.DRAWN, What.REDEALT)  # these lie the other way round when they arrive


def follow(piles: Piles, event: Event) -> list[CardItem]:
    """Move the items of an event from the end of its source to the end of its target; the moved, bottom one first."""
    moved = _taken(piles[event.source], len(event.cards))
    if event.what in _REVERSED:
        moved.reverse()
    piles[event.target] += moved
    return moved


def follow_back(piles: Piles, event: Event) -> list[CardItem]:
    """Take an event back; the moved items, bottom one first as they lie in the event's source."""
    moved = _taken(piles[event.target], len(event.cards))
    if event.what in _REVERSED:
        moved.reverse()
    piles[event.source] += moved
    return moved


def _taken(pile: list[CardItem], count: int) -> list[CardItem]:
    start = len(pile) - count
    moved = pile[start:]
    del pile[start:]
    return moved


def fits(piles: Piles, board: Sequence[bytes]) -> bool:
    """True where there is an item for every card of the board."""
    return [len(pile) for pile in piles] == [len(cards) for cards in board]
