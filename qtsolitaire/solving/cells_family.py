"""FreeCell's family as the search sees it: what the table declares, positions by contents, and their moves.

Columns are a set and cells are a set, so a position is told by contents alone; moves are told by contents too, and get
their places when a line is written out.
"""

from collections.abc import Iterator
from typing import NamedTuple

from qtsolitaire.rules.builds import one_higher, room, same_suit
from qtsolitaire.rules.cards import RANKS, Suit, card
from qtsolitaire.rules.compile import Masks
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.outcomes import all_on_foundations
from qtsolitaire.rules.words import Lift, Move, Pile, Position, Role, Verb


class State(NamedTuple):
    """A position by contents."""

    columns: tuple[bytes, ...]  # sorted; empty ones first
    cells: bytes  # the cards in cells, sorted
    up: int  # the foundations' ranks, UP_BITS per suit


class Change(NamedTuple):
    """A move by contents: cards leave the end of a column, or a cell, for a column, a cell or a foundation."""

    source: bytes  # the column before, or the one card of a cell
    from_cell: bool
    size: int
    target: bytes | None  # the column before; None: a cell or a foundation
    to_cell: bool


class Family(NamedTuple):
    """What the table declares."""

    onto: Masks  # what lies on what in a column
    first: int  # what may open an empty column
    cells: int  # how many cells there are
    bases: tuple[tuple[tuple[int, int], ...], ...]  # per card: (suit's shift, rank) of the cards that may lie on it


UP_BITS = 4
RANK_MASK = (1 << UP_BITS) - 1


def shift(of: int) -> int:
    """Where a card's suit stands in State.up."""
    return (of >> 4) * UP_BITS


def fits(engine: Engine) -> bool:
    """Open columns whose groups move through free space, cells, fixed final foundations, and nothing else."""
    table = engine.table
    if table.stock or table.removal or table.after or table.rules or engine.has_base or len(table.pack) != 52:
        return False
    piles = {role: [engine.places.piles[pile] for pile in engine.places.of(role)] for role in Role}
    if piles[Role.RESERVE] or piles[Role.WASTE] or table.goal is not all_on_foundations:
        return False
    return _columns_fit(piles[Role.TABLEAU]) and _foundations_fit(piles[Role.FOUNDATION])


def _columns_fit(columns: list[Pile]) -> bool:
    head = columns[0] if columns else None
    return head is not None and all(
        (c.onto, c.run, c.first, c.lift, c.sizes, c.full, c.covered_by)
        == (head.onto, head.onto, head.first, Lift.RUN, (room,), 0, ())
        for c in columns
    )


def _foundations_fit(foundations: list[Pile]) -> bool:
    return len(foundations) == len(Suit) and all(
        pile.final and set(pile.onto) == {same_suit, one_higher} and pile.first and pile.first[0].suit == suit
        for pile, suit in zip(foundations, Suit, strict=True)
    )


def read_family(engine: Engine) -> Family:
    """The declaration of the columns and cells."""
    column = engine.piles[engine.places.of(Role.TABLEAU)[0]]
    bases = [tuple[tuple[int, int], ...]()] * 64
    for suit in Suit:
        for rank in RANKS:
            under = card(rank, suit)
            over = [card(r, s) for s in Suit for r in RANKS if column.onto[under] >> card(r, s) & 1]
            bases[under] = tuple((shift(o), o & 15) for o in over)
    return Family(column.onto, column.first[0], len(engine.places.of(Role.CELL)), tuple(bases))


def read_state(engine: Engine, board: Position) -> State:
    """The position by contents."""
    columns = tuple(sorted(board.piles[pile] for pile in engine.places.of(Role.TABLEAU)))
    cells = bytes(sorted(board.piles[pile][0] for pile in engine.places.of(Role.CELL) if board.piles[pile]))
    up = sum(len(board.piles[pile]) << suit * UP_BITS for suit, pile in enumerate(engine.places.of(Role.FOUNDATION)))
    return State(columns, cells, up)


def is_safe(family: Family, up: int, of: int) -> bool:
    """May this card go up without loss: every card that could lie on it is up or could go up at once.

    A card that may lie on it is no use in play once it can always go up itself: that holds when it is up, or is next
    and safe in turn. Two levels are looked at, which covers the usual "within two" rule for alternating colours;
    in suit the only card that could lie on it is up already, so every card is safe. Needs final foundations.
    """
    for at, rank in family.bases[of]:
        have = up >> at & RANK_MASK
        if have >= rank:
            continue
        if have < rank - 1:
            return False
        over = (at // UP_BITS) * 16 + rank
        if any(up >> other & RANK_MASK < needed for other, needed in family.bases[over] if other != shift(of)):
            return False
    return True


def settle(family: Family, columns: list[bytes], cells: bytes, up: int, changes: list[Change]) -> tuple[bytes, int]:
    """Send up what is safe, in place; the cells and foundations after it. ``changes`` tells what went."""
    again = True
    while again:
        again = False
        for index, column in enumerate(columns):
            while (
                column
                and up >> shift(column[-1]) & RANK_MASK == (column[-1] & 15) - 1
                and is_safe(family, up, column[-1])
            ):
                changes.append(Change(column, False, 1, None, False))
                up += 1 << shift(column[-1])
                column = columns[index] = column[:-1]
                again = True
        for held in cells:
            if up >> shift(held) & RANK_MASK == (held & 15) - 1 and is_safe(family, up, held):
                changes.append(Change(bytes([held]), True, 1, None, False))
                up += 1 << shift(held)
                cells = cells.replace(bytes([held]), b"")
                again = True
    return cells, up


def as_moves(engine: Engine, board: Position, changes: Iterator[Change]) -> tuple[Move, ...]:
    """Changes by contents as moves between the piles that hold those contents now."""
    moves = []
    for change in changes:
        move = _placed(engine, board, change)
        moves.append(move)
        board = engine.play(board, move).after
    return tuple(moves)


def _placed(engine: Engine, board: Position, change: Change) -> Move:
    role = Role.CELL if change.from_cell else Role.TABLEAU
    source = next(pile for pile in engine.places.of(role) if board.piles[pile] == change.source)
    if change.target is not None:
        columns = engine.places.of(Role.TABLEAU)
        target = next(pile for pile in columns if board.piles[pile] == change.target and pile != source)
    elif change.to_cell:
        target = next(pile for pile in engine.places.of(Role.CELL) if not board.piles[pile])
    else:
        target = engine.places.of(Role.FOUNDATION)[change.source[-1] >> 4]
    return Move(Verb.CARRY, source, target, change.size)
