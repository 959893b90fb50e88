"""The single movements that cards make, as acts for the driver."""

from collections.abc import Sequence
from functools import partial
from math import cos, hypot, pi
from typing import TYPE_CHECKING

from qtsolitaire.table.animation import Act, linear
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.geometry import Point
from qtsolitaire.table.items import CardItem

if TYPE_CHECKING:
    from qtsolitaire.table.marks import Place
    from qtsolitaire.table.scene import TableScene

FLYING = 1e9  # z of what flies: above everything that lies
CARRY_MS = 140
DROP_MS = 110  # the last bit of a drag
TURN_MS = 160
SHAKE_MS = 220
SHAKE_PX = 6


def carry_ms(source: Point, target: Point, least: float = CARRY_MS) -> float:
    """How long a card takes from one place to another: 140 ms and 0.12 per pixel, 220 at most (section 6)."""
    return min(220.0, least + 0.12 * hypot(target.x - source.x, target.y - source.y))


class Glide:
    """One card on its way from place to place, turning over on the way where its face changes."""

    __slots__ = ("_atlas", "_item", "_new", "_source", "_target")

    def __init__(self, item: CardItem, source: Point, target: Point, atlas: Atlas | None = None, new: int = 0) -> None:
        """Lead ``item`` to ``target``; a turning step shows it as the card byte ``new`` on arrival."""
        self._item, self._source, self._target = item, source, target
        self._atlas, self._new = atlas, new

    def step(self, part: float) -> None:
        """Be where it is at this part of the way."""
        (x, y), (to_x, to_y) = self._source, self._target
        self._item.setPos(round(x + (to_x - x) * part), round(y + (to_y - y) * part))

    def turning_step(self, part: float) -> None:
        """The same, and show the old face getting narrow, then the new one getting wide."""
        self.step(part)
        if self._atlas:
            turn(self._item, part, self._new, self._atlas)


def turn(item: CardItem, part: float, new: int, atlas: Atlas) -> None:
    """Show the item at this part of turning over to the card byte ``new``."""
    if part >= 0.5 and item.card != new:
        item.show_card(new, atlas)
    narrow = abs(1 - 2 * part)
    item.narrow(max(1 - (1 - narrow) ** 2, 0.02))


def turn_over(item: CardItem, old: int, new: int, atlas: Atlas, start: float) -> Act:
    """A card turns over where it lies."""

    def step(part: float) -> None:
        turn(item, part, new if part >= 0.5 else old, atlas)

    return Act(start, TURN_MS, step, ease=linear)


def shake(items: Sequence[CardItem], duration: float = SHAKE_MS) -> Act:
    """Two damped swings of six pixels to the sides: no."""
    homes = [item.pos() for item in items]

    def step(part: float) -> None:
        swing = round(SHAKE_PX * cos(2 * pi * 2 * part - pi / 2) * (1 - part))
        for item, home in zip(items, homes, strict=True):
            item.setPos(home.x() + swing, home.y())

    return Act(0, duration, step, ease=linear)


HINT_THERE, HINT_REST, HINT_BACK = 500, 300, 300


def hint_acts(table: "TableScene", source: "Place", target: int) -> list[Act]:
    """The suggested cards glide to the target, rest there, and glide back."""
    frame, board = table.frame, table.board
    stack = table.piles[source.pile]
    items = stack[source.depth : source.depth + source.size]
    there = frame.points(target, board.piles[target] + board.piles[source.pile][source.depth :][: source.size])
    acts = []
    for order, (item, point) in enumerate(zip(items, there[-len(items) :], strict=True)):
        home, resting = item.at(), item.zValue()
        acts.append(Act(0, HINT_THERE, Glide(item, home, point).step, partial(item.setZValue, FLYING + order)))
        back = Act(HINT_THERE + HINT_REST, HINT_BACK, Glide(item, point, home).step)
        back.end = partial(item.setZValue, resting)
        acts.append(back)
    return acts
