"""How a table spreads out, in card widths and card heights: what a layout needs before any pixel is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import DealRow
from qtsolitaire.rules.words import Fan, Pile, Position, Role


@dataclass(frozen=True, slots=True)
class Strips:
    """What stays visible of a card under another, in card heights (look brief, section 5)."""

    up: float = 0.22  # face up
    down: float = 0.10  # face down
    up_least: float = 0.17  # the smallest strip that still shows rank and suit
    down_least: float = 0.05  # the smallest strip that can still be counted
    waste: float = 0.40  # card widths between the fanned cards of a waste: the suit stays visible


USUAL = Strips()
LARGE_PRINT = Strips(0.30, 0.12, 0.25, 0.05, 0.60)

ROW_FAN = 0.22  # card widths between the cards of a row fanned to the right
DEAL_FAN = 0.10  # card widths between the deals left in a stock
THICKNESS = 3  # cards of a stock that are seen behind one another


class Spread(Enum):
    """How the cards of a pile lie."""

    HEAP = "heap"  # one on the other
    STOCK = "stock"  # a heap that shows how thick it is
    DEALS = "deals"  # one step to the right for each deal left
    DOWN = "down"  # a column
    LAST = "last"  # the last few to the right, the rest in a heap
    RIGHT = "right"  # all to the right


@dataclass(frozen=True, slots=True)
class Spot:
    """One pile's place and shape."""

    x: float  # card widths from the left end of all piles
    y: float  # card heights from the top of all piles
    spread: Spread
    shows: int  # for LAST: how many lie fanned
    below: float  # card heights from its top to the pile below it, inf: none
    beside: float  # card widths from its left end to the pile right of it, inf: none
    level: int  # piles that lie over others have higher levels


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table in card units. Made once per game and options."""

    spots: tuple[Spot, ...]  # one per pile, in the table's order
    width: float  # card widths from the left end to the right end
    height: float  # card heights of the piles at their top, without any strips
    kept: tuple[tuple[float, int, int], ...]  # (y, face-up strips, face-down strips) kept free under the columns
    middle: float  # card widths from the left end to the middle of the playing area
    row: int  # cards that one deal from the stock takes, 0: no such stock

    @property
    def is_rigid(self) -> bool:
        """No pile grows downwards: the table can be centred as one picture."""
        return not any(spot.spread is Spread.DOWN for spot in self.spots)

    @property
    def stretches(self) -> bool:
        """The gaps between piles may grow a little on a wide screen; overlapping piles must not move apart."""
        return not any(spot.level for spot in self.spots)


def make_plan(engine: Engine, strips: Strips = USUAL) -> Plan:
    """The plan of an engine's table."""
    piles = engine.table.piles
    left, top = min(pile.at[0] for pile in piles), min(pile.at[1] for pile in piles)
    levels = _levels(piles)
    opening = engine.start(engine.table.pack)
    spots = tuple(_spot(engine, index, (left, top), levels[index]) for index in range(len(piles)))
    width = max(spot.x + 1 + _across(spot, len(opening.piles[index]), strips) for index, spot in enumerate(spots))
    columns = [spot for spot, pile in zip(spots, piles, strict=True) if pile.role is Role.TABLEAU] or list(spots)
    middle = (min(spot.x for spot in columns) + max(spot.x for spot in columns) + 1) / 2
    row = len(engine.row) if isinstance(engine.table.stock, DealRow) else 0
    height = max(spot.y for spot in spots) + 1
    return Plan(spots, width, height, _kept(engine, spots, opening), middle, row)


def _spot(engine: Engine, index: int, corner: tuple[float, float], level: int) -> Spot:
    pile = engine.table.piles[index]
    x, y = pile.at
    others = [other.at for other in engine.table.piles if other is not pile]
    below = min((oy - y for ox, oy in others if abs(ox - x) < 1 and oy - y >= 1), default=inf)
    beside = min((ox - x for ox, oy in others if abs(oy - y) < 1 and ox - x >= 1), default=inf)
    return Spot(x - corner[0], y - corner[1], _spread(engine, index, pile), pile.shows, below, beside, level)


def _spread(engine: Engine, index: int, pile: Pile) -> Spread:
    if index == engine.stock:
        return Spread.DEALS if isinstance(engine.table.stock, DealRow) else Spread.STOCK
    if pile.fan is Fan.DOWN:
        return Spread.DOWN
    if pile.fan is Fan.RIGHT:
        return Spread.LAST if pile.role is Role.WASTE or pile.shows > 1 else Spread.RIGHT
    return Spread.HEAP


def _across(spot: Spot, dealt: int, strips: Strips) -> float:
    """Card widths that the pile's fan needs to the right of its first card."""
    if spot.spread is Spread.LAST:
        return (spot.shows - 1) * strips.waste
    if spot.spread is Spread.RIGHT:
        return min(max(dealt - 1, 0) * ROW_FAN, max(spot.beside - 1, 0))
    return 0


def _levels(piles: Sequence[Pile]) -> list[int]:
    """For each pile how many layers lie under it: a pile that covers others is painted after them."""
    index = {pile.id: place for place, pile in enumerate(piles)}
    levels = [0] * len(piles)
    for _ in piles:
        before = list(levels)
        for place, pile in enumerate(piles):
            for cover in pile.covered_by:
                levels[index[cover]] = max(levels[index[cover]], levels[place] + 1)
        if levels == before:
            break
    return levels


def _kept(engine: Engine, spots: Sequence[Spot], opening: Position) -> tuple[tuple[float, int, int], ...]:
    """Strips kept free: the table's own wish, else two more than its fullest column shows after the deal."""
    kept = set()
    for index, spot in enumerate(spots):
        if spot.spread is not Spread.DOWN or spot.below != inf:
            continue
        cards = opening.piles[index]
        hidden = sum(1 for card in cards if card >= FACE_DOWN)
        kept.add((spot.y, *(engine.table.strips or (max(len(cards) - hidden, 1) + 1, hidden))))
    return tuple(sorted(kept))
