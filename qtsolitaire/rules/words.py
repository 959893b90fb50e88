"""The words a variant is declared in, part one: named rules, piles, moves and events.

Everything here is a value: frozen, comparable, without behaviour of its own. The rule functions inside are pure.
``rules.table`` has part two (deal, stock, scoring, table, variant). Every rule id is a text id without its slot:
``Pair("one_lower")`` of a pile's ``onto`` is told by the sentences ``rule.onto.one_lower`` and
``refused.onto.one_lower``.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import NamedTuple

from qtsolitaire.rules.cards import Card, Suit


class Position(NamedTuple):
    """Where every card lies: the solver's whole world, without score or history."""

    piles: tuple[bytes, ...]  # one byte a card, in the order of Table.piles; the last byte is the playable card
    redeals: int  # redeals used so far; stays 0 where they are unlimited, so that a search can close


class Verb(IntEnum):
    """What the player does."""

    CARRY = 0  # cards from one pile onto another
    DRAW = 1  # stock to waste
    REDEAL = 2  # the whole waste back to the stock
    DEAL = 3  # one card of the stock onto every pile of a row
    REMOVE = 4  # one card or a pair leaves the board


class Move(NamedTuple):
    """One action; piles by their index in Table.piles, -1 where the verb needs none."""

    verb: Verb
    source: int  # CARRY, REMOVE: where the card lies; else the stock or waste
    target: int  # CARRY: where it goes; REMOVE: the pile of the pair's other card, -1 for a card that goes alone
    size: int  # cards carried or drawn; 1 for REMOVE


class What(IntEnum):
    """Facts that happen in an action, in the order they happen."""

    CARRIED = 0
    DRAWN = 1
    REDEALT = 2
    DEALT = 3
    REMOVED = 4
    COLLECTED = 5
    TURNED_UP = 6
    REFILLED = 7


class Event(NamedTuple):
    """One fact: these cards went from the end of source to the end of target.

    Undo is: drop ``len(cards)`` from target, append ``cards`` to source.
    """

    what: What
    source: int
    target: int
    cards: bytes  # as they lay in the source, faces included


class Step(NamedTuple):
    """What an action did."""

    after: Position
    events: tuple[Event, ...]


class Stage(IntEnum):
    """The fixed order in which rules are asked (TF-19): the first failing one is the refusal."""

    SOURCE = 0
    TARGET = 1
    BUILD = 2
    SIZE = 3
    WHOLE = 4


class Refusal(NamedTuple):
    """The rule that forbids a move, and what its sentence needs."""

    rule: str  # slot and id: "onto.one_lower"
    stage: Stage
    cards: tuple[Card, ...] = ()  # the moved card first, then the one it does not fit (or that covers it)
    limit: int = -1  # SIZE: the largest group allowed now; else a number that the sentence tells, or -1
    pile: int = -1  # where the blocking card lies, -1: nowhere
    depth: int = -1  # its place in that pile counted from the bottom, 0 first


class Role(Enum):
    """What a pile is for; the rules never test it, layout, clicks and texts do."""

    STOCK = "stock"
    WASTE = "waste"
    CELL = "cell"
    RESERVE = "reserve"
    TABLEAU = "tableau"
    FOUNDATION = "foundation"


class Lift(Enum):
    """How many cards may leave a pile in one carry."""

    NOTHING = "nothing"
    TOP = "top"  # the last card
    RUN = "run"  # any tail ordered by the pile's run rules
    TAIL = "tail"  # any tail of face-up cards
    PILE = "pile"  # all of it or nothing


class Fan(Enum):
    """How a pile's cards are spread on the table."""

    NONE = "none"
    DOWN = "down"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Pair:
    """May this card lie on that one. Compiled once to a table of masks."""

    id: str
    allows: Callable[[Card, Card], bool] = field(compare=False)  # (under, over), both face up


@dataclass(frozen=True, slots=True)
class First:
    """May this card open the empty pile (or, in a removal, leave alone)."""

    id: str
    allows: Callable[[Card], bool] = field(compare=False)
    suit: Suit | None = None  # the one suit of a fixed foundation: picture and place


@dataclass(frozen=True, slots=True)
class Based:
    """A First measured from a base rank that the deal decides (Canfield)."""

    id: str
    allows: Callable[[Card, int], bool] = field(compare=False)  # (card, base rank)
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Size:
    """The largest group that may land on the target now; the refusal tells the number (BK-05)."""

    id: str
    most: Callable[[Position, "Places", int], int] = field(compare=False)  # (board, places, target)


@dataclass(frozen=True, slots=True)
class Whole:
    """A rule that needs the whole board; asked last."""

    id: str
    allows: Callable[[Position, "Places", Move], bool] = field(compare=False)
    by_place: bool = False  # True: it tells like piles apart, so a search may not merge them


@dataclass(frozen=True, slots=True)
class Pile:
    """One place on the table and what may come, lie and leave there."""

    id: str  # "t1", "stock", "r7c2": used in files and on the command line
    role: Role
    at: tuple[float, float]  # top left corner, in card widths and card heights
    fan: Fan = Fan.NONE
    onto: tuple[Pair, ...] = ()  # suit or colour before rank, so refusals come in the order of TF-19
    first: tuple[First | Based, ...] = ()  # what may open it when empty; () takes any card
    lift: Lift = Lift.NOTHING
    run: tuple[Pair, ...] = ()  # what orders a group, for Lift.RUN
    takes: int = 0  # most cards in one carry; 0: never dropped on
    full: int = 0  # most cards it holds; 0: no limit (a cell holds 1)
    sizes: tuple[Size, ...] = ()  # largest group, asked for groups only
    covered_by: tuple[str, ...] = ()  # ids of the piles whose cards lie over this one's
    shows: int = 1  # how many of the last cards lie fanned (Draw 3)
    final: bool = False  # cards never come back (BK-10)
    pairs_only: bool = False  # its cards leave by removal only, nothing is carried (Pyramid)


class Places:
    """The piles of a table and quick ways to them; made once per table."""

    __slots__ = ("_by_id", "_by_role", "_under", "piles")

    def __init__(self, piles: tuple[Pile, ...]) -> None:
        """Index ``piles`` by id and role."""
        self.piles = piles
        self._by_id = {pile.id: index for index, pile in enumerate(piles)}
        self._by_role = {role: tuple(i for i, p in enumerate(piles) if p.role is role) for role in Role}
        self._under = {
            over.id: tuple(i for i, under in enumerate(piles) if over.id in under.covered_by) for over in piles
        }

    def of(self, role: Role) -> tuple[int, ...]:
        """Indexes of the piles of this role, in declared order."""
        return self._by_role[role]

    def under(self, pile: int) -> tuple[int, ...]:
        """Indexes of the piles that this one's cards lie over."""
        return self._under[self.piles[pile].id]

    def index(self, pile_id: str) -> int:
        """The pile's index.

        Raises:
            KeyError: no pile has this id.
        """
        return self._by_id[pile_id]
