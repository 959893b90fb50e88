"""FreeCell's family: what a table must declare, and what the search reads from it.

The search knows masks alone: what may lie on what, what is ordered, what may open a column, which card opens and which
continues each foundation, how many columns and cells there are. So any pack of distinct cards, any number of columns
and cells and any building rule are one family.
"""

from typing import NamedTuple

from qtsolitaire.rules.builds import room
from qtsolitaire.rules.cards import ACE, KING, RANKS, Suit, card
from qtsolitaire.rules.compile import Compiled, Masks
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.outcomes import all_on_foundations
from qtsolitaire.rules.words import Lift, Role


class Family(NamedTuple):
    """What the table declares, for cards of its pack only."""

    onto: Masks  # bit ``over`` of row ``under``: may lie on it in a column
    run: Masks  # the same: is ordered on it, so that both move together; no bits where cards move one by one
    first: int  # what may open an empty column
    cells: int  # how many cells there are
    by_room: bool  # groups move through free cells and columns; else they have any size
    pack: int  # one bit per card
    foundations: tuple[int, ...]  # the pile of each suit, -1 for a suit that the pack lacks


def fits(engine: Engine) -> bool:
    """Open columns, cells for any card, and one final foundation per suit from the ace up; nothing else."""
    table, places = engine.table, engine.places
    if table.stock or table.removal or table.after or table.rules or engine.has_base:
        return False
    if table.goal is not all_on_foundations or any(deal.up is not None for deal in table.deal):
        return False
    if len(set(table.pack)) != len(table.pack) or any(pile.covered_by or pile.pairs_only for pile in places.piles):
        return False
    known = sum(len(places.of(role)) for role in (Role.TABLEAU, Role.CELL, Role.FOUNDATION))
    return known == len(places.piles) and _columns_fit(engine) and _cells_fit(engine) and -2 not in _foundations(engine)


def _columns_fit(engine: Engine) -> bool:
    columns = engine.places.of(Role.TABLEAU)
    if not columns:
        return False
    head = engine.piles[columns[0]]
    alike = all(_told(engine.piles[column]) == _told(head) for column in columns)
    free = all(not p.full and not p.final for p in (engine.places.piles[column] for column in columns))
    fewest = _longest_run(engine, head.run) if head.pile.lift is Lift.RUN else 1
    return (
        alike
        and free
        and head.pile.lift in (Lift.RUN, Lift.TOP)
        and head.pile.sizes in ((), (room,))
        and all(engine.places.piles[column].takes >= fewest for column in columns)
    )


def _longest_run(engine: Engine, run: Masks) -> int:
    """How many cards may have to move together, at most."""
    falls = all(not run[card(low, s)] >> card(high, t) & 1 for s in Suit for t in Suit for low, high in _RISING)
    return KING if falls else len(engine.table.pack)


_RISING = tuple((low, high) for low in RANKS for high in range(low, KING + 1))


def _told(column: Compiled) -> tuple[object, ...]:
    return column.onto, column.run, column.first, column.pile.lift, column.pile.sizes


def _cells_fit(engine: Engine) -> bool:
    pack = _pack(engine)
    return all(
        c.pile.lift is Lift.TOP and c.pile.takes and c.pile.full == 1 and not c.pile.final and c.first[0] & pack == pack
        for c in (engine.piles[cell] for cell in engine.places.of(Role.CELL))
    )


def _pack(engine: Engine) -> int:
    return sum(1 << one for one in engine.table.pack)


def _foundations(engine: Engine) -> tuple[int, ...]:
    """The foundation of each suit, -1 where the pack lacks it, -2 where they are of another kind."""
    pack = _pack(engine)
    piles = {_suit_of(engine, pile, pack): pile for pile in engine.places.of(Role.FOUNDATION)}
    has = [suit for suit in Suit if pack >> card(ACE, suit) & 1]
    if sorted(piles) != has or len(piles) != len(engine.places.of(Role.FOUNDATION)):
        return (-2,)
    whole = sum(1 << card(rank, suit) for suit in has for rank in range(ACE, _height(pack, suit) + 1))
    return tuple(piles.get(suit, -1) for suit in Suit) if whole == pack else (-2,)


def _height(pack: int, suit: Suit) -> int:
    return sum(pack >> card(rank, suit) & 1 for rank in RANKS)


def _suit_of(engine: Engine, pile: int, pack: int) -> int:
    """The suit that this pile takes ace first and upwards, for good; -2: it is no such foundation."""
    compiled = engine.piles[pile]
    word, first = compiled.pile, compiled.first[0] & pack
    if not (word.final or word.lift is Lift.NOTHING) or not word.takes or word.full or word.sizes or not first:
        return -2
    ace = first.bit_length() - 1
    suit = Suit(ace >> 4)
    height = _height(pack, suit)
    builds = all(
        compiled.onto[card(r, suit)] & pack == (1 << card(r + 1, suit) if r < height else 0) for r in range(ACE, height)
    )
    return suit if ace == card(ACE, suit) and first == 1 << ace and builds else -2


def read_family(engine: Engine) -> Family:
    """The declaration of columns, cells and foundations of a table that fits."""
    column = engine.piles[engine.places.of(Role.TABLEAU)[0]]
    pack = _pack(engine)
    onto = tuple(mask & pack for mask in column.onto[:64])
    run = tuple(mask & pack if column.pile.lift is Lift.RUN else 0 for mask in column.run[:64])
    cells, by_room = len(engine.places.of(Role.CELL)), bool(column.pile.sizes)
    return Family(onto, run, column.first[0] & pack, cells, by_room, pack, _foundations(engine))
