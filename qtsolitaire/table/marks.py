"""What is marked on the table: selected, suggested, refused, or ready to take what the player holds.

A mark is kept by pile and place, never by pixels, so it survives a change of size.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.table.animation import Act, Driver, linear
from qtsolitaire.table.art.shapes import CARD_WIDTH, CORNER_RADIUS
from qtsolitaire.table.geometry import Box, Frame
from qtsolitaire.table.rings import MARGIN, Mark, ring_pixmap
from qtsolitaire.table.scene import TableScene

ABOVE_CARDS = 5e8  # z above all that lies, below all that flies
APPEAR_MS, LEAVE_MS = 80, 120
_ORDER = {mark: place for place, mark in enumerate(Mark)}


class Place(NamedTuple):
    """Some cards of a pile, or its empty place."""

    pile: int
    depth: int = -1  # of the first card, counted from the bottom; -1: the place itself
    size: int = 1  # cards


def place_box(frame: Frame, cards: bytes, place: Place) -> Box:
    """What is seen of a place: of covered cards only their strips."""
    if place.depth < 0 or place.depth >= len(cards):
        return frame.slot(place.pile)
    points = frame.points(place.pile, cards)
    after = min(place.depth + max(place.size, 1), len(cards))
    box = frame.box(points[place.depth])
    for point in points[place.depth + 1 : after]:
        box = box.joined(frame.box(point))
    if after < len(cards):
        above, under = points[after], points[after - 1]
        if above.y > under.y:
            box = box._replace(height=above.y - box.y)
        elif above.x > under.x:
            box = box._replace(width=above.x - box.x)
    return box


class Marks:
    """All rings on the table."""

    def __init__(self, scene: TableScene, fades: Driver) -> None:
        """Draw into ``scene``; ``fades`` lets rings come and go softly."""
        self._scene, self._fades = scene, fades
        self._places: dict[Mark, tuple[Place, ...]] = {}
        self._items: dict[Mark, list[QGraphicsPixmapItem]] = {}

    def places(self, mark: Mark) -> tuple[Place, ...]:
        """What carries this mark now."""
        return self._places.get(mark, ())

    def items(self) -> list[QGraphicsPixmapItem]:
        """The rings that stay in the scene now."""
        return [item for items in self._items.values() for item in items]

    def show(self, mark: Mark, places: Iterable[Place]) -> None:
        """Let just these places carry the mark."""
        wanted = tuple(places)
        if wanted == self.places(mark):
            return
        leaving = self._items.pop(mark, [])
        self._places[mark] = wanted
        self._items[mark] = [self._ring(mark, place) for place in wanted] if self._scene.is_laid else []
        self._fades.run([*map(self._leave, leaving), *map(self._appear, self._items[mark])])

    def clear(self, *marks: Mark) -> None:
        """Take these marks away; without any, all of them."""
        for mark in marks or tuple(Mark):
            self.show(mark, ())

    def relay(self) -> None:
        """Draw every ring anew, after a change of size or theme."""
        self._fades.finish()
        for item in self.items():
            self._scene.removeItem(item)
        for mark, places in self._places.items():
            self._items[mark] = [self._ring(mark, place) for place in places]

    def _ring(self, mark: Mark, place: Place) -> QGraphicsPixmapItem:
        scene, frame = self._scene, self._scene.frame
        box = place_box(frame, scene.board.piles[place.pile], place)
        radius = CORNER_RADIUS / CARD_WIDTH * frame.width
        item = QGraphicsPixmapItem(ring_pixmap(mark, scene.theme, (box.width, box.height), radius, scene.ratio))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPos(box.x - MARGIN, box.y - MARGIN)
        item.setZValue(self._z(mark, place))
        scene.addItem(item)
        return item

    def _z(self, mark: Mark, place: Place) -> float:
        """Above all cards; around a card that others lie over, just above it, so that only what is seen is ringed."""
        engine = self._scene.engine
        if engine is not None and place.depth >= 0 and engine.is_covered(self._scene.board, place.pile):
            return self._scene.rest_z(place.pile, place.depth) + 0.5
        return ABOVE_CARDS + _ORDER[mark]

    def _appear(self, item: QGraphicsPixmapItem) -> Act:
        item.setOpacity(0)
        return Act(0, APPEAR_MS, item.setOpacity, ease=linear)

    def _leave(self, item: QGraphicsPixmapItem) -> Act:
        def fade(part: float) -> None:
            item.setOpacity(1 - part)

        def end() -> None:
            if item.scene() is not None:
                self._scene.removeItem(item)

        return Act(0, LEAVE_MS, fade, end=end, ease=linear)
