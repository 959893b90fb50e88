"""The cards in the player's hand: lifted as one rigid group with one deep shadow."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.table.animation import Act, out_quad
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.shadows import LIFTED, shadow_image
from qtsolitaire.table.art.shapes import CARD_WIDTH, CORNER_RADIUS
from qtsolitaire.table.geometry import Box, Point, card_height
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.moves import FLYING
from qtsolitaire.table.scene import TableScene

LIFT_MS = 90
LIFTED_SCALE = 1.03


class Held:
    """Nothing, or some cards that follow the pointer. They stay in their pile until they are dropped.

    The group is painted once, at its lifted size, as one picture: thirteen cards cost no more than one.
    """

    def __init__(self, scene: TableScene) -> None:
        """Keep the group's picture in the scene, hidden most of the time."""
        self._scene = scene
        self._picture = QGraphicsPixmapItem()
        self._picture.setVisible(False)
        scene.add_fixed(self._picture, FLYING)
        self._items: list[CardItem] = []
        self._grip = (0.5, 0.5)  # where the pointer holds the first card, in parts of its size
        self._pointer = (0.0, 0.0)
        self._width = 0  # of a lifted card
        self.pile, self.size = -1, 0

    def __bool__(self) -> bool:
        """True while cards are held."""
        return bool(self._items)

    def lift(self, pile: int, size: int, x: float, y: float) -> Act:
        """Take the last ``size`` cards of a pile at this point; the act makes them rise."""
        self.pile, self.size = pile, size
        stack, frame = self._scene.piles[pile], self._scene.frame
        rest = len(stack) - size
        self._items = stack[rest:]
        head = frame.points(pile, self._scene.board.piles[pile])[rest]
        self._grip = ((x - head.x) / frame.width, (y - head.y) / frame.height)
        for place, item in enumerate(stack[:rest]):
            item.setVisible(item.isVisible() or frame.is_shown(pile, place, rest))
        self._pointer = (x, y)
        self._load()
        self._rise(0)
        return Act(0, LIFT_MS, self._rise, ease=out_quad)

    def _rise(self, part: float) -> None:
        """Show the picture at this part of its rise; smooth only while it grows, which is slow (`CardItem.narrow`)."""
        mode = Qt.TransformationMode
        self._picture.setTransformationMode(mode.SmoothTransformation if part < 1 else mode.FastTransformation)
        self._picture.setScale(1 - (1 - 1 / LIFTED_SCALE) * (1 - part))

    def follow(self, x: float, y: float) -> None:
        """Keep the grip under the pointer."""
        self._pointer = (x, y)
        height = card_height(self._width)
        self._picture.setPos(round(x - self._grip[0] * self._width), round(y - self._grip[1] * height))

    def relay(self) -> None:
        """Fit the held cards to a new frame, still under the pointer (P38)."""
        self._load()
        self._rise(1)

    def box(self) -> Box:
        """Where the first card would be at its usual size."""
        frame = self._scene.frame
        x, y = self._pointer
        return frame.box(Point(round(x - self._grip[0] * frame.width), round(y - self._grip[1] * frame.height)))

    def let_go(self) -> list[CardItem]:
        """Give the cards back to the table, where they are; the caller sees that they get home."""
        items, self._items = self._items, []
        if items:
            head = self.box()
            for order, (item, (right, down)) in enumerate(zip(items, self._offsets(), strict=True)):
                item.setPos(head.x + right, head.y + down)
                item.setZValue(FLYING + order)
                item.setVisible(True)
        self._picture.setVisible(False)
        return items

    def _offsets(self) -> list[tuple[int, int]]:
        """Each held card's corner, counted from the first one's."""
        points = self._scene.frame.points(self.pile, self._scene.board.piles[self.pile])[-self.size :]
        return [(point.x - points[0].x, point.y - points[0].y) for point in points]

    def _atlas(self) -> Atlas:
        """Cards of the lifted size: the own deck drawn sharp, another program's, which takes long, rescaled."""
        scene = self._scene
        if scene.pictures.atlas.style.foreign or scene.deck_style.foreign:
            return Atlas.scaled_from(scene.pictures.atlas, self._width)
        return Atlas(scene.deck_style, self._width, scene.ratio)

    def _load(self) -> None:
        """Paint the group for the present frame and hide the cards themselves."""
        for item in self._items:
            item.setVisible(False)
        frame = self._scene.frame
        self._width = round(LIFTED_SCALE * frame.width)
        scale = self._width / frame.width
        offsets = [(round(right * scale), round(down * scale)) for right, down in self._offsets()]
        atlas = self._atlas()
        self._picture.setPixmap(group_pixmap(atlas, [item.card for item in self._items], offsets))
        self._picture.setOffset(-LIFTED.margin, -LIFTED.margin)
        self._picture.setTransformOriginPoint(self._grip[0] * self._width, self._grip[1] * atlas.card_height)
        self._picture.setVisible(True)
        self.follow(*self._pointer)


def group_pixmap(atlas: Atlas, cards: Sequence[int], offsets: Sequence[tuple[int, int]]) -> QPixmap:
    """Some cards as one picture with one deep shadow; the first card's corner lies ``LIFTED.margin`` inside."""
    ratio, last, margin = atlas.ratio, offsets[-1], LIFTED.margin
    width, height = last[0] + atlas.card_width, last[1] + atlas.card_height
    radius = CORNER_RADIUS / CARD_WIDTH * atlas.card_width * ratio
    image = shadow_image(QSize(round(width * ratio), round(height * ratio)), radius, LIFTED, ratio)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    for card, (right, down) in zip(cards, offsets, strict=True):
        painter.drawPixmap(QPoint(margin + right, margin + down) - atlas.offset, atlas.pixmap(card))
    painter.end()
    return QPixmap.fromImage(image)
