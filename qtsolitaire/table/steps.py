"""Where an arrow key leads: from pile to pile as they lie on the screen, and along the open cards of a column."""

from enum import Enum

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.table.geometry import Frame
from qtsolitaire.table.marks import Place
from qtsolitaire.table.plan import Spread
from qtsolitaire.table.slots import look_of

_LEVEL = 0.25  # card heights: piles no further apart than this stand in one row
_ASIDE = 2.0  # how much worse a pixel aside is than a pixel ahead


class Way(Enum):
    """The four arrows, as steps to the right and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def is_live(engine: Engine, board: Position, pile: int) -> bool:
    """False for a place that shows neither a card nor itself, such as a gap in a pyramid."""
    return bool(board.piles[pile]) or not look_of(engine, board, pile).hidden


def first_open(cards: bytes) -> int:
    """The lowest card from which on all lie face up; -1 in an empty pile, the last one where it lies face down."""
    hidden = next((place for place in range(len(cards) - 1, -1, -1) if cards[place] >= FACE_DOWN), -1)
    return min(hidden + 1, len(cards) - 1)


def group_at(board: Position, pile: int, depth: int) -> Place:
    """The card at this depth and all that lie on it; the empty place where there is none."""
    held = len(board.piles[pile])
    return Place(pile, depth, held - depth) if 0 <= depth < held else Place(pile)


def last(board: Position, pile: int) -> Place:
    """The pile's last card, or its empty place."""
    return group_at(board, pile, len(board.piles[pile]) - 1)


def start(engine: Engine, board: Position) -> Place:
    """Where the cursor begins: the first pile of the playing area whose last card is free."""
    free = (
        pile
        for pile in engine.places.of(Role.TABLEAU)
        if board.piles[pile] and not engine.is_covered(board, pile) and board.piles[pile][-1] < FACE_DOWN
    )
    return last(board, next(free, 0))


def along(frame: Frame, board: Position, at: Place, way: Way) -> Place | None:
    """The next open card of the same column, None at its end or where the pile is no column."""
    if way not in (Way.UP, Way.DOWN) or frame.plan.spots[at.pile].spread is not Spread.DOWN or at.depth < 0:
        return None
    cards, depth = board.piles[at.pile], at.depth + way.value[1]
    return group_at(board, at.pile, depth) if first_open(cards) <= depth < len(cards) else None


def across(engine: Engine, frame: Frame, board: Position, at: int, way: Way) -> int | None:
    """The next pile that way: in the same row where there is one, else the nearest."""
    right, down = way.value
    here = frame.origin(at)
    level = _LEVEL * frame.height
    found: list[tuple[bool, float, int]] = []
    for pile in range(len(board.piles)):
        there = frame.origin(pile)
        dx, dy = there.x - here.x, there.y - here.y
        ahead, aside = (right * dx, abs(dy)) if right else (down * dy, abs(dx))
        if ahead > (0 if right else level) and is_live(engine, board, pile):
            off = bool(right) and aside > level
            found.append((off, ahead + _ASIDE * aside, pile))
    return min(found)[2] if found else None
