"""From a plan and the size of the view to whole pixels: card size, and where every card lies. No widgets here."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, inf
from typing import NamedTuple

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.plan import DEAL_FAN, ROW_FAN, THICKNESS, USUAL, Plan, Spot, Spread, Strips

LARGEST = 260  # logical pixels: a card is never wider
SMALLEST = 8  # a card of a miniature; below this the table is cut off rather than invisible
TOP, FOOT = 0.10, 0.08  # card heights above the piles and below the longest column
SIDE = 12  # least pixels beside a table of columns
RIGID_TOP, RIGID_SIDE, RIGID_GAP = 14, 16, 0.10  # for a table that cannot grow: pixels, pixels, card widths
GROW = 1.06  # cards get larger again only where two sizes of 3 % more would fit


class Point(NamedTuple):
    """A card's top left corner in the view."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle in the view, in logical pixels."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: float, y: float) -> bool:
        """True where the point lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def shared(self, other: "Box") -> int:
        """The area that both cover."""
        width = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        height = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(width, 0) * max(height, 0)

    def joined(self, other: "Box") -> "Box":
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        return Box(x, y, right - x, max(self.y + self.height, other.y + other.height) - y)


def card_height(width: int) -> int:
    """5:7."""
    return round(1.4 * width)


def _needed(plan: Plan, strips: Strips) -> float:
    """Card heights from the top of the view to its foot, strips kept free included."""
    grown = (y + 1 + up * strips.up + down * strips.down for y, up, down in plan.kept)
    return TOP + max(plan.height, *grown, 0) + FOOT


def usual_width(plan: Plan, size: tuple[int, int], strips: Strips = USUAL) -> int:
    """The card width for a view of this size: the smaller of the width rule and the height rule (section 5)."""
    width, height = size
    if plan.is_rigid:
        across = (width - 2 * RIGID_SIDE) / (plan.width + RIGID_GAP)
        down = (height - 2 * RIGID_TOP) / 1.4 / plan.height
    else:
        across = (width - 2 * SIDE) / (plan.width + 0.24)
        down = height / 1.4 / _needed(plan, strips)
    return max(SMALLEST, floor(min(across, down, LARGEST)))


def width_for(plan: Plan, size: tuple[int, int], piles: Sequence[bytes], strips: Strips = USUAL) -> int:
    """The largest card width, up to the usual one, at which the longest column fits with its smallest strips."""
    usual = usual_width(plan, size, strips)
    needed = 0.0
    for spot, cards in zip(plan.spots, piles, strict=True):
        if spot.spread is Spread.DOWN and spot.below == inf and cards:
            needed = max(needed, TOP + spot.y + 1 + _least(cards, strips) + FOOT)
    fits = floor((size[1] - _lowered(plan, size, strips)) / 1.4 / needed) if needed else usual
    return max(SMALLEST, min(usual, fits))


def settled_width(current: int, usual: int, fits: int) -> int:
    """The width to use now: smaller at once where it must be, larger only by two sizes or more, so nothing pumps."""
    if current > fits or current > usual:
        return fits
    return fits if fits >= current * GROW else current


def _least(cards: bytes, strips: Strips) -> float:
    return sum(strips.down_least if card >= FACE_DOWN else strips.up_least for card in cards[:-1])


@dataclass(frozen=True, slots=True)
class Frame:
    """A plan at one size: answers where each card lies. Compare two frames to see whether anything moved."""

    plan: Plan
    size: tuple[int, int]  # of the view
    width: int  # of a card
    left: int  # where the plan's left end lies
    top: int  # where the plan's top lies
    stretch: float  # how far apart piles stand: 1 as declared
    strips: Strips
    mirrored: bool

    @property
    def height(self) -> int:
        """Of a card."""
        return card_height(self.width)

    @property
    def foot(self) -> int:
        """Where the longest column must end."""
        return self.size[1] - floor(FOOT * self.height)

    def origin(self, pile: int) -> Point:
        """Where the pile's empty place lies."""
        spot = self.plan.spots[pile]
        x = self.left + round(spot.x * self.stretch * self.width)
        if self.mirrored:
            x = self.size[0] - x - self.width
        return Point(x, self.top + round(spot.y * self.height))

    def slot(self, pile: int) -> Box:
        """The pile's empty place."""
        return Box(*self.origin(pile), self.width, self.height)

    def box(self, point: Point) -> Box:
        """The card at this point."""
        return Box(*point, self.width, self.height)

    def points(self, pile: int, cards: bytes) -> list[Point]:
        """Where each card of the pile lies, the bottom one first."""
        spot, (x, y) = self.plan.spots[pile], self.origin(pile)
        if spot.spread is Spread.DOWN:
            return [Point(x, y + down) for down in self._column(spot, y, cards)]
        return [Point(x + right, y + down) for right, down in self._heap(spot, x, len(cards))]

    def is_shown(self, pile: int, place: int, count: int) -> bool:
        """Whether this card of ``count`` is seen while the pile is at rest; the others lie hidden under later ones."""
        spot = self.plan.spots[pile]
        if spot.spread is Spread.DEALS:
            return place == count - 1 or (place + 1) % max(self.plan.row, 1) == 0
        seen = {Spread.HEAP: 1, Spread.STOCK: THICKNESS, Spread.LAST: max(spot.shows, 1)}.get(spot.spread, count)
        return place >= count - seen

    def _column(self, spot: Spot, y: int, cards: bytes) -> list[int]:
        room = self.foot if spot.below == inf else y + floor((spot.below - 0.04) * self.height)
        up, down = self._column_strips(room - y - self.height, cards)
        offsets, offset = [], 0.0
        for card in cards:
            offsets.append(floor(offset))
            offset += down if card >= FACE_DOWN else up
        return offsets

    def _column_strips(self, room: int, cards: bytes) -> tuple[float, float]:
        """Pixels of a face-up and a face-down strip: as they should be, or pressed together until they fit."""
        hidden = sum(1 for card in cards[:-1] if card >= FACE_DOWN)
        seen = max(len(cards) - 1, 0) - hidden
        s, h = self.strips, self.height
        usual = (seen * s.up + hidden * s.down) * h
        if usual <= room:
            return s.up * h, s.down * h
        least = (seen * s.up_least + hidden * s.down_least) * h
        if least <= room:
            part = (room - least) / (usual - least)
            return (s.up_least + part * (s.up - s.up_least)) * h, (s.down_least + part * (s.down - s.down_least)) * h
        part = max(room, 0) / least
        return s.up_least * h * part, s.down_least * h * part

    def _heap(self, spot: Spot, x: int, count: int) -> list[tuple[int, int]]:
        if spot.spread is Spread.STOCK:
            step = 2 if self.width >= 100 else 1
            return [(step * min(count - 1 - place, THICKNESS - 1),) * 2 for place in range(count)]
        if spot.spread is Spread.DEALS:
            deals = [place // max(self.plan.row, 1) for place in range(count)]
            return self._to_the_right([round(deal * DEAL_FAN * self.width) for deal in deals])
        if spot.spread is Spread.LAST:
            fanned = min(count, spot.shows)
            steps = [max(0, place - (count - fanned)) for place in range(count)]
            return self._to_the_right([round(step * self.strips.waste * self.width) for step in steps])
        if spot.spread is Spread.RIGHT:
            strip = self._row_step(spot, x, count)
            return self._to_the_right([floor(place * strip) for place in range(count)])
        return [(0, 0)] * count

    def _row_step(self, spot: Spot, x: int, count: int) -> float:
        room = self.size[0] - SIDE - x if spot.beside == inf else (spot.beside * self.stretch - 0.04) * self.width
        return min(ROW_FAN * self.width, max(room - self.width, 0) / max(count - 1, 1))

    def _to_the_right(self, offsets: list[int]) -> list[tuple[int, int]]:
        """Fans always open to the right, since indices stand on the left; mirrored, their last card is at home."""
        back = offsets[-1] if self.mirrored and offsets else 0
        return [(offset - back, 0) for offset in offsets]


def frame(plan: Plan, size: tuple[int, int], width: int, strips: Strips = USUAL, mirrored: bool = False) -> Frame:
    """Place a plan in a view with cards of this width: the playing area in the middle, as far as all stays inside."""
    view_width = size[0]
    stretch = _stretch(plan, view_width, width)
    across = round((plan.width - 1) * stretch * width) + width
    side = min(SIDE, max((view_width - across) // 2, 0))
    wished = view_width / 2 - ((plan.middle - 0.5) * stretch + 0.5) * width
    left = round(min(max(wished, side), max(view_width - side - across, side)))
    return Frame(plan, size, width, left, _top(plan, size, width, strips), stretch, strips, mirrored)


def _stretch(plan: Plan, view_width: int, width: int) -> float:
    """A wide screen lets columns breathe: up to a tenth more between them, nothing below a quarter of spare room."""
    if not plan.stretches:
        return 1.0
    spare = 1 - plan.width * width / max(view_width, 1)
    return 1 + min(max(0.35 * (spare - 0.23), 0.0), 0.10)


def _top(plan: Plan, size: tuple[int, int], width: int, strips: Strips) -> int:
    """The top margin; a table that cannot grow is centred."""
    height = card_height(width)
    if plan.is_rigid:
        return max(0, (size[1] - round(plan.height * height)) // 2)
    return round(TOP * height) + _lowered(plan, size, strips)


def _lowered(plan: Plan, size: tuple[int, int], strips: Strips) -> int:
    """Where the width rule leaves height to spare, a quarter of it goes above the piles. The same for a whole game."""
    height = card_height(usual_width(plan, size, strips))
    spare = size[1] - _needed(plan, strips) * height
    return floor(min(max(spare, 0) * 0.25, 0.5 * height))
