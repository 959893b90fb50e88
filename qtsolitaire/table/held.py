"""The cards in the player's hand: lifted as one rigid group with one deep shadow."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.table.animation import Act, out_quad
from qtsolitaire.table.art.deck import CORNER_RADIUS
from qtsolitaire.table.art.shadows import LIFTED, shadow_image
from qtsolitaire.table.art.shapes import CARD_WIDTH
from qtsolitaire.table.geometry import Box, Point
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.moves import FLYING
from qtsolitaire.table.scene import TableScene

LIFT_MS = 90
LIFTED_SCALE = 1.03


@lru_cache(maxsize=32)
def _shadow(size: tuple[int, int], radius: float, ratio: float) -> QPixmap:
    device = QSize(round(size[0] * ratio), round(size[1] * ratio))
    image = shadow_image(device, radius * ratio, LIFTED, ratio)
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


class Held:
    """Nothing, or some cards that follow the pointer. They stay in their pile until they are dropped."""

    def __init__(self, scene: TableScene) -> None:
        """Keep the carrier in the scene: the shadow, with the held cards on it."""
        self._scene = scene
        self._carrier = QGraphicsPixmapItem()
        self._carrier.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._carrier.setVisible(False)
        scene.add_fixed(self._carrier, FLYING)
        self._items: list[CardItem] = []
        self._grip = (0.5, 0.5)  # where the pointer holds the first card, in parts of its size
        self.pile, self.size = -1, 0

    def __bool__(self) -> bool:
        """True while cards are held."""
        return bool(self._items)

    def lift(self, pile: int, size: int, x: float, y: float) -> Act:
        """Take the last ``size`` cards of a pile at this point; the act makes them rise."""
        self.pile, self.size = pile, size
        stack = self._scene.piles[pile]
        self._items = stack[len(stack) - size :]
        head = self._items[0].at()
        frame = self._scene.frame
        self._grip = ((x - head.x) / frame.width, (y - head.y) / frame.height)
        rest = len(stack) - size
        for place, item in enumerate(stack[:rest]):
            item.setVisible(item.isVisible() or frame.is_shown(pile, place, rest))
        self._carrier.setScale(1)
        self._load()
        self.follow(x, y)

        def rise(part: float) -> None:
            self._carrier.setScale(1 + (LIFTED_SCALE - 1) * part)

        return Act(0, LIFT_MS, rise, ease=out_quad)

    def _load(self) -> None:
        """Put the cards on the carrier, and draw the shadow that fits them."""
        frame = self._scene.frame
        points = frame.points(self.pile, self._scene.board.piles[self.pile])[-self.size :]
        head = points[0]
        size = (points[-1].x - head.x + frame.width, points[-1].y - head.y + frame.height)
        radius = CORNER_RADIUS / CARD_WIDTH * frame.width
        self._carrier.setPixmap(_shadow(size, radius, self._scene.ratio))
        self._carrier.setOffset(-LIFTED.margin, -LIFTED.margin)
        self._carrier.setTransformOriginPoint(self._grip[0] * frame.width, self._grip[1] * frame.height)
        self._carrier.setVisible(True)
        for item, point in zip(self._items, points, strict=True):
            item.straighten()
            item.setVisible(True)
            item.setParentItem(self._carrier)
            item.setPos(point.x - head.x, point.y - head.y)

    def follow(self, x: float, y: float) -> None:
        """Keep the grip under the pointer."""
        frame = self._scene.frame
        self._carrier.setPos(round(x - self._grip[0] * frame.width), round(y - self._grip[1] * frame.height))

    def relay(self, x: float, y: float) -> None:
        """Fit the held cards to a new frame, still under the pointer (P38)."""
        self._load()
        self.follow(x, y)

    def box(self) -> Box:
        """Where the first card is now."""
        place = self._carrier.pos()
        return self._scene.frame.box(_whole(place))

    def let_go(self) -> list[CardItem]:
        """Give the cards back to the table, where they are; the caller sees that they get home."""
        items, self._items = self._items, []
        places = [item.scenePos() for item in items]
        for order, (item, place) in enumerate(zip(items, places, strict=True)):
            item.setParentItem(None)  # type: ignore[arg-type]  # None is Qt's own way
            item.setPos(*_whole(place))
            item.setZValue(FLYING + order)
        self._carrier.setVisible(False)
        return items


def _whole(place: QPointF) -> Point:
    return Point(round(place.x()), round(place.y()))
