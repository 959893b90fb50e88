"""A board as a picture in card units, before any painter: empty places, cards, and what hides each card.

A card is 100 units wide and 140 high, as in ``table.art.shapes``; so a scene serves PDF, SVG and PNG alike.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.table.geometry import FOOT, Frame, card_height
from qtsolitaire.table.plan import LARGE_PRINT, USUAL, Plan, Strips, make_plan
from qtsolitaire.table.slots import Look, look_of

UNIT = 100
"""The width of a card."""

HEIGHT = card_height(UNIT)
_ENDLESS = 100_000


class Cover(NamedTuple):
    """Where a later card lies over a card, in the lower one's units."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Cover") -> bool:
        """True where the other one lies within this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


class PlacedCard(NamedTuple):
    """One card."""

    x: float
    y: float
    card: int  # the engine's byte
    covers: tuple[Cover, ...] = ()  # cut to the card


class PlacedSlot(NamedTuple):
    """One empty place."""

    x: float
    y: float
    look: Look


class Scene(NamedTuple):
    """A board, its top left corner at (0, 0); cards in the order in which they are painted."""

    width: float
    height: float
    slots: tuple[PlacedSlot, ...]
    cards: tuple[PlacedCard, ...]


def scene(
    engine: Engine, board: Position, flat: float = 0.0, *, large_print: bool = False, mirrored: bool = False
) -> Scene:
    """The board laid out as on the table.

    Args:
        engine: the game.
        board: where its cards lie.
        flat: height over width of the room it must fit; long columns are pressed together for it as far as ranks and
            suits can still be read. 0: as long as they like.
        large_print: wider strips, for the deck with large indices.
        mirrored: the stock on the right.
    """
    plan, strips = make_plan(engine), LARGE_PRINT if large_print else USUAL
    placed = _frame(plan, _ENDLESS, strips, mirrored)
    if flat:
        placed = _pressed(plan, placed, board, flat)
    order = sorted(range(len(board.piles)), key=lambda pile: (plan.spots[pile].level, pile))
    slots = [PlacedSlot(*placed.origin(pile), look_of(engine, board, pile)) for pile in order]
    cards = [each for pile in order for each in _cards(placed, pile, board.piles[pile])]
    return _at_origin([slot for slot in slots if not slot.look.hidden], list(_covered(cards)))


def _frame(plan: Plan, height: int, strips: Strips, mirrored: bool) -> Frame:
    across = round(plan.width * UNIT)
    return Frame(plan, (across, height), UNIT, 0, 0, 1.0, strips, mirrored)


def _pressed(plan: Plan, loose: Frame, board: Position, flat: float) -> Frame:
    """The frame with columns short enough for the room, but never below the smallest strips."""
    usual = loose.strips
    least = Strips(usual.up_least, usual.down_least, usual.up_least, usual.down_least)
    tight = _lowest(_frame(plan, _ENDLESS, least, loose.mirrored), board)
    wanted = max(flat * loose.size[0], tight)
    if _lowest(loose, board) <= wanted:
        return loose
    return _frame(plan, round(wanted + FOOT * HEIGHT) + 1, usual, loose.mirrored)


def _lowest(placed: Frame, board: Position) -> float:
    ends = [points[-1].y + HEIGHT for pile, cards in enumerate(board.piles) if (points := placed.points(pile, cards))]
    return max(ends, default=0)


def _cards(placed: Frame, pile: int, cards: bytes) -> Iterator[PlacedCard]:
    """The cards of a pile that are seen at all."""
    for place, (card, point) in enumerate(zip(cards, placed.points(pile, cards), strict=True)):
        if placed.is_shown(pile, place, len(cards)):
            yield PlacedCard(point.x, point.y, card)


def _covered(cards: Sequence[PlacedCard]) -> Iterator[PlacedCard]:
    """Every card with what later ones hide of it."""
    for place, card in enumerate(cards):
        covers: list[Cover] = []
        for later in cards[place + 1 :]:
            cover = _cover(later.x - card.x, later.y - card.y)
            if cover and not any(one.holds(cover) for one in covers):
                covers.append(cover)
        yield card._replace(covers=tuple(covers))


def _cover(right: float, down: float) -> Cover | None:
    """What a card so far to the right and below hides, None where they do not meet."""
    if abs(right) >= UNIT or abs(down) >= HEIGHT:
        return None
    return Cover(max(right, 0), max(down, 0), min(right, 0) + UNIT, min(down, 0) + HEIGHT)


def _at_origin(slots: Sequence[PlacedSlot], cards: Sequence[PlacedCard]) -> Scene:
    """The same, moved so that nothing lies left of or above (0, 0)."""
    corners = [(slot.x, slot.y) for slot in slots] + [(card.x, card.y) for card in cards] or [(0.0, 0.0)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return Scene(
        max(x for x, _ in corners) - left + UNIT,
        max(y for _, y in corners) - top + HEIGHT,
        tuple(slot._replace(x=slot.x - left, y=slot.y - top) for slot in slots),
        tuple(card._replace(x=card.x - left, y=card.y - top) for card in cards),
    )
