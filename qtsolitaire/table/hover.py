"""What shows under the idle pointer: a card that may be moved rises a little, the redeal button lights up."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.table.art.shadows import AT_REST, shadow_image
from qtsolitaire.table.art.shapes import CARD_WIDTH, CORNER_RADIUS
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.marks import Place, place_box
from qtsolitaire.table.scene import TableScene
from qtsolitaire.table.themes import Theme

RISE_PX = 3


class Hover:
    """At most one group of cards, or one place, that the pointer is over."""

    def __init__(self, scene: TableScene) -> None:
        """Keep one item for the second shadow, or for the light in a place."""
        self._scene = scene
        self._under = QGraphicsPixmapItem()
        self._under.setVisible(False)
        scene.add_fixed(self._under, 0)
        self._items: list[CardItem] = []
        self.place: Place | None = None

    def show(self, place: Place | None) -> None:
        """Raise these cards, or light this empty place; None: nothing."""
        if place == self.place:
            return
        self.clear()
        self.place = place
        if place is None:
            return
        if place.depth < 0:
            self._light(place)
            return
        self._items = self._scene.piles[place.pile][place.depth :]
        self._shade(place)
        for item in self._items:
            item.moveBy(0, -RISE_PX)

    def clear(self) -> None:
        """Let everything lie again. Cards that have been moved on meanwhile are left alone."""
        self._under.setVisible(False)
        if self.place is not None and self._items:
            points = self._scene.frame.points(self.place.pile, self._scene.board.piles[self.place.pile])
            for item, point in zip(self._items, points[self.place.depth :], strict=False):
                if item.at() == (point.x, point.y - RISE_PX):
                    item.setPos(*point)
        self._items, self.place = [], None

    def _shade(self, place: Place) -> None:
        """The usual shadow once more, a little lower than the risen cards."""
        scene = self._scene
        box = place_box(scene.frame, scene.board.piles[place.pile], place._replace(size=len(self._items)))
        device = QSize(round(box.width * scene.ratio), round(box.height * scene.ratio))
        image = shadow_image(device, self._radius() * scene.ratio, AT_REST, scene.ratio)
        image.setDevicePixelRatio(scene.ratio)
        self._put(QPixmap.fromImage(image), box.x - AT_REST.margin, box.y - AT_REST.margin)
        self._under.setZValue(scene.rest_z(place.pile, place.depth) - 0.5)

    def _light(self, place: Place) -> None:
        scene = self._scene
        box = scene.frame.slot(place.pile)
        pixmap = QPixmap(QSize(box.width, box.height) * scene.ratio)
        pixmap.setDevicePixelRatio(scene.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light(scene.theme))
        painter.drawRoundedRect(0, 0, box.width, box.height, self._radius(), self._radius())
        painter.end()
        self._put(pixmap, box.x, box.y)
        self._under.setZValue(-0.5)

    def _put(self, pixmap: QPixmap, x: float, y: float) -> None:
        self._under.setPixmap(pixmap)
        self._under.setPos(x, y)
        self._under.setVisible(True)

    def _radius(self) -> float:
        return CORNER_RADIUS / CARD_WIDTH * self._scene.frame.width


def light(theme: Theme) -> QColor:
    """What lies over an empty place under the pointer."""
    made = QColor(theme.ink)
    made.setAlphaF(0.10)
    return made
