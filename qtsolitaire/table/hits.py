"""What lies under a point: answered from the frame, not from the items, so that nothing in flight is in the way."""

from typing import NamedTuple

from qtsolitaire.rules.words import Position
from qtsolitaire.table.geometry import Box, Frame
from qtsolitaire.table.plan import Spread


class Hit(NamedTuple):
    """A card, or the empty place of a pile."""

    pile: int
    depth: int  # counted from the bottom; -1: the place itself


def hit(frame: Frame, board: Position, x: float, y: float) -> Hit | None:
    """The uppermost card there, else the place there, else None."""
    order = sorted(range(len(board.piles)), key=lambda pile: (frame.plan.spots[pile].level, pile), reverse=True)
    for pile in order:
        cards = board.piles[pile]
        for depth, point in reversed(list(enumerate(frame.points(pile, cards)))):
            if frame.is_shown(pile, depth, len(cards)) and frame.box(point).holds(x, y):
                return Hit(pile, depth)
    return next((Hit(pile, -1) for pile in order if frame.slot(pile).holds(x, y)), None)


def landing(frame: Frame, board: Position, pile: int) -> Box:
    """Where cards may be let go for this pile: its last card, or all of a column."""
    cards = board.piles[pile]
    if not cards:
        return frame.slot(pile)
    points = frame.points(pile, cards)
    last = frame.box(points[-1])
    spread = frame.plan.spots[pile].spread
    return frame.box(points[0]).joined(last) if spread in (Spread.DOWN, Spread.RIGHT) else last
