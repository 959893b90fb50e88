"""The moment of winning: all cards fan into an arc, a few suit signs drift down (look brief, section 6)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, cos, radians, sin
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from qtsolitaire.rules.cards import face_up
from qtsolitaire.table.animation import Act, linear
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.shapes import Shape, paint
from qtsolitaire.table.art.suits import glyph
from qtsolitaire.table.geometry import Frame, Point
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.moves import FLYING

HALF_ARC = 64.0  # degrees to each side
ROW_MOST, ROW_APART = 60, 0.5  # cards in one arc; how much lower the next one stands, in card heights
CARD_MS, APART_MS, PANEL_MS = 450, 12, 300
TURNED = 0.6
"""The part of the way after which a card has turned as far as it will: turning is what a frame of the win costs."""
DRIFT_MS, SIGNS = 2600, 44
_TONES = ("#FFC94A", "#9ED0FF", "#FCFAF4", "#F1B9B0")


def arc(frame: Frame, count: int) -> list[tuple[Point, float]]:
    """Corner and angle in degrees of each of ``count`` cards, from left to right.

    Two decks stand in two arcs, the second lower, over the first: in one, no index could be read.
    """
    rows = max(1, ceil(count / ROW_MOST))
    outer, middle = _radius(frame)
    places: list[tuple[Point, float]] = []
    for row in range(rows):
        radius = max(outer - row * ROW_APART * frame.height, frame.height / 2)
        places += _row(frame, radius, middle, count * (row + 1) // rows - count * row // rows)
    return places


def _radius(frame: Frame) -> tuple[float, tuple[float, float]]:
    """Of the outer arc, from its middle to a card's, and that middle."""
    (width, height), w, h = frame.size, frame.width, frame.height
    sine, cosine = sin(radians(HALF_ARC)), cos(radians(HALF_ARC))
    by_width = (width / 2 - 12 - w / 2 * cosine) / sine - h / 2
    by_height = (height - 24 - h / 2 * (1 + cosine) - w / 2 * sine) / (1 - cosine)
    radius = max(min(by_width, by_height), h / 2)
    tall = radius * (1 - cosine) + h / 2 * (1 + cosine) + w / 2 * sine
    top = 12 + max(height - 24 - tall, 0) * 0.6
    return radius, (width / 2, top + h / 2 + radius)


def _row(frame: Frame, radius: float, middle: tuple[float, float], count: int) -> list[tuple[Point, float]]:
    places = []
    for turn in range(count):
        angle = HALF_ARC * (2 * turn / max(count - 1, 1) - 1)
        x = middle[0] + radius * sin(radians(angle)) - frame.width / 2
        y = middle[1] - radius * cos(radians(angle)) - frame.height / 2
        places.append((Point(round(x), round(y)), angle))
    return places


def in_order(items: Sequence[CardItem]) -> list[CardItem]:
    """Suit after suit, ace to king."""
    return sorted(items, key=lambda item: face_up(item.card))


def place_arc(frame: Frame, items: Sequence[CardItem], atlas: Atlas) -> None:
    """Put all cards at their places in the arc at once."""
    for act in arc_acts(frame, items, atlas):
        act.begin()
        act.finish()


def arc_acts(frame: Frame, items: Sequence[CardItem], atlas: Atlas) -> list[Act]:
    """One act per card, the first suit first, so many ms apart that no more than 38 are in the air."""
    ordered = in_order(items)
    places = arc(frame, len(ordered))
    return [
        _fanned(item, point, angle, FLYING + turn, APART_MS * turn, atlas)
        for turn, (item, (point, angle)) in enumerate(zip(ordered, places, strict=True))
    ]


def _fanned(item: CardItem, point: Point, angle: float, z: float, start: float, atlas: Atlas) -> Act:
    home = item.at()

    def begin() -> None:
        item.straighten()
        item.show_card(face_up(item.card), atlas)
        item.setVisible(True)
        item.setZValue(z)

    def step(part: float) -> None:
        item.setPos(round(home.x + (point.x - home.x) * part), round(home.y + (point.y - home.y) * part))
        if part < TURNED:
            item.setRotation(angle * part / TURNED)
        elif item.baked != angle:
            item.setRotation(angle)
            item.stand()

    return Act(start, CARD_MS, step, begin)


@lru_cache(maxsize=64)
def _sign(suit: int, tone: str, size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter, (Shape(glyph(suit, size / 2, size / 2, size * 0.9), tone),))
    painter.end()
    return pixmap


def drift_acts(scene: QGraphicsScene, size: tuple[int, int], ratio: float) -> list[Act]:
    """Small suit signs that fall slowly, fade and are gone."""
    chance = Random()
    return [_drifting(scene, size, ratio, chance) for _ in range(SIGNS)]


def _drifting(scene: QGraphicsScene, size: tuple[int, int], ratio: float, chance: Random) -> Act:
    item = QGraphicsPixmapItem(_sign(chance.randrange(4), chance.choice(_TONES), chance.choice((8, 11, 15)), ratio))
    item.setZValue(FLYING - 1)
    item.setOpacity(0)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    scene.addItem(item)
    x, y = chance.uniform(0, size[0]), chance.uniform(-0.1, 0.35) * size[1]
    fall, aside, spin = chance.uniform(0.15, 0.4) * size[1], chance.uniform(-40, 40), chance.uniform(-200, 200)
    start = chance.uniform(0, 900)

    def step(part: float) -> None:
        item.setPos(round(x + aside * part), round(y + fall * part))
        item.setRotation(spin * part)
        item.setOpacity(0.75 * min(part * 6, 1.0, (1 - part) * 2.5))

    return Act(start, DRIFT_MS, step, end=_remover(scene, item), ease=linear)


def _remover(scene: QGraphicsScene, item: QGraphicsPixmapItem) -> Callable[[], None]:
    def remove() -> None:
        if item.scene() is not None:
            scene.removeItem(item)

    return remove
