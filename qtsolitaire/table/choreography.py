"""From what happened on the board to what is seen: one act per card that moves (look brief, section 6)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.playing import landed
from qtsolitaire.rules.words import Event, What
from qtsolitaire.table.animation import Act
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.geometry import Frame, Point
from qtsolitaire.table.items import CardItem, Piles, follow, follow_back
from qtsolitaire.table.moves import CARRY_MS, FLYING, TURN_MS, Glide, carry_ms, turn_over

DEAL_MS, DEAL_APART, DEAL_MOST = 180, 14, 900
DRAW_MS, REDEAL_MS = 160, 220
RUN_MS, RUN_APART = 200, 30
ROW_APART = 40
DRAW_APART = 20

RestZ = Callable[[int, int], float]
"""The z of a card at rest, from its pile and its place in it."""


@dataclass(slots=True)
class Choreography:
    """Collects the acts of one step, event after event, while the items move from pile to pile."""

    engine: Engine
    frame: Frame
    atlas: Atlas
    piles: Piles  # changed by every event
    board: list[bytes]  # the cards of every pile, changed by every event
    rest_z: RestZ
    least_ms: float = CARRY_MS  # of the shortest carry
    acts: list[Act] = field(default_factory=list)
    _now: float = 0.0  # ms at which the next event begins
    _free: float = 0.0  # ms at which the last act ends
    _order: int = 0  # later flights fly higher
    _at: dict[CardItem, Point] = field(default_factory=dict)  # where a card is after the acts so far
    _faces: dict[CardItem, int] = field(default_factory=dict)  # what a card shows after the acts so far
    _was: What | None = None  # the event before

    def forward(self, events: Sequence[Event]) -> None:
        """Play events in their order."""
        for event in events:
            moved = follow(self.piles, event)
            self._board_after(event)
            self._act(event, moved, event.target)

    def backward(self, events: Sequence[Event]) -> None:
        """Take events back, given with the last one first."""
        for event in events:
            moved = follow_back(self.piles, event)
            target = self.board[event.target]
            self.board[event.target] = target[: len(target) - len(event.cards)]
            self.board[event.source] += event.cards
            self._act(event, moved, event.source)

    def _board_after(self, event: Event) -> None:
        source = self.board[event.source]
        self.board[event.source] = source[: len(source) - len(event.cards)]
        self.board[event.target] += landed(self.engine, event)

    def _act(self, event: Event, moved: list[CardItem], target: int) -> None:
        if event.what is not self._was or event.what is not What.REMOVED:
            self._now = self._free
        self._was = event.what
        if event.what == What.TURNED_UP:
            self._turn(moved[0], self.board[target][-1])
            return
        points = self.frame.points(target, self.board[target])[-len(moved) :]
        starts, duration = self._timing(event.what, moved, points)
        first = len(self.piles[target]) - len(moved)
        flights = list(enumerate(zip(moved, points, starts, strict=True)))
        if event.what == What.REDEALT:
            flights.reverse()  # in the air they lie as they lay; they arrive turned over as one
        for place, (item, point, start) in flights:
            self._fly(item, (target, first + place), point, self._now + start, duration)
        self._make_room(event, set(moved), duration)
        self._free = self._now + max(starts) + duration

    def _timing(self, what: What, moved: Sequence[CardItem], points: Sequence[Point]) -> tuple[list[float], float]:
        """When each moved card starts after the event's beginning, and how long it takes."""
        count = len(moved)
        if what == What.COLLECTED:
            return [RUN_APART * float(place) for place in range(count)], RUN_MS
        if what == What.DRAWN:
            return [DRAW_APART * float(place) for place in range(count)], DRAW_MS
        if what == What.REDEALT:
            return [0.0] * count, REDEAL_MS
        if what == What.DEALT:
            self._now = max(self._free - DEAL_MS + ROW_APART, 0.0)
            return [0.0] * count, DEAL_MS
        return [0.0] * count, carry_ms(self._place(moved[0]), points[0], self.least_ms)

    def _place(self, item: CardItem) -> Point:
        return self._at.get(item) or item.at()

    def _turn(self, item: CardItem, new: int) -> None:
        """A card that is uncovered turns while the others still fly."""
        start = max(0.0, self._now - TURN_MS / 2)
        self.acts.append(turn_over(item, new ^ FACE_DOWN, new, self.atlas, start))
        self._faces[item] = new
        self._free = max(self._free, start + TURN_MS)

    def _fly(self, item: CardItem, where: tuple[int, int], point: Point, start: float, duration: float) -> None:
        pile, place = where
        self._order += 1
        flying, resting = FLYING + self._order, self.rest_z(pile, place)
        new = self.board[pile][place]

        def begin() -> None:
            item.setZValue(flying)

        def end() -> None:
            item.setZValue(resting)

        if item.isVisible() or self.frame.is_shown(pile, place, len(self.piles[pile])):
            turns = self._faces.get(item, item.card) != new
            way = Glide(item, self._place(item), point, self.atlas, new)
            step = way.turning_step if turns else way.step
            self.acts.append(Act(start, duration, step, begin, end))
        self._at[item], self._faces[item] = point, new

    def _make_room(self, event: Event, moved: set[CardItem], duration: float) -> None:
        """The other cards of both piles slide to where they lie now: a fan closes, a column is pressed together."""
        for pile in {event.source, event.target}:
            points = self.frame.points(pile, self.board[pile])
            for item, point in zip(self.piles[pile], points, strict=True):
                if item not in moved and item.isVisible() and self._place(item) != point:
                    self._slide(item, point, duration)

    def _slide(self, item: CardItem, point: Point, duration: float) -> None:
        way = Glide(item, self._place(item), point)
        self.acts.append(Act(self._now, duration, way.step))
        self._at[item] = point


def deal_acts(
    piles: Piles, order: Sequence[CardItem], source: Point, frame: Frame, board: Sequence[bytes], rest_z: RestZ
) -> list[Act]:
    """The opening: cards fly from ``source`` in the order of dealing, 14 ms apart, 900 ms in all at most."""
    where = {
        item: (pile, place, point)
        for pile, items in enumerate(piles)
        for place, (item, point) in enumerate(zip(items, frame.points(pile, board[pile]), strict=True))
    }
    apart = min(DEAL_APART, (DEAL_MOST - DEAL_MS) / max(len(order) - 1, 1))
    return [_dealt(item, where[item], source, apart * turn, FLYING + turn, rest_z) for turn, item in enumerate(order)]


def _dealt(item: CardItem, where: tuple[int, int, Point], source: Point, start: float, z: float, rest_z: RestZ) -> Act:
    pile, place, point = where
    way = Glide(item, source, point)

    def begin() -> None:
        item.setPos(*source)
        item.setZValue(z)
        item.setVisible(True)

    def end() -> None:
        item.setZValue(rest_z(pile, place))

    return Act(start, DEAL_MS, way.step, begin, end)
