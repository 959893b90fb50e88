"""Klondike's family as its tables declare it: columns built down, foundations, a stock that is drawn from.

The search rests on one fact about these tables. Call the cards that may lie on the same cards a block: the red sixes
are the cards of one block, the black sevens its hosts. Every card of a block may lie on every host of it, and a run
goes along with its head. So as long as a host of the block is free, any card of the block can be brought onto any host
of it; and while none is free, no host of the block can leave and no card can come, whichever lies where. **Which host a
card lies on never matters**, only that a block has no more cards in play than hosts (``builders_board``).
"""

from typing import NamedTuple

from qtsolitaire.rules.builds import RANKS_IN_SUIT
from qtsolitaire.rules.cards import ACE, KING, Suit, card, rank, suit
from qtsolitaire.rules.compile import Masks
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.outcomes import all_on_foundations, turn_up
from qtsolitaire.rules.table import Draw
from qtsolitaire.rules.words import Lift, Pile, Role


class Family(NamedTuple):
    """What a table of the family declares."""

    onto: Masks  # what may lie on what in a column
    first: int  # what may open an empty column
    columns: tuple[int, ...]  # pile indexes
    foundations: dict[Suit, int]  # pile indexes
    final: bool  # foundations never give a card back
    stock: int  # pile index, NO_PILE without one
    waste: int  # pile index, NO_PILE without one
    draw: int  # cards a draw
    redeals: int | None  # None: without limit
    turns_up: bool  # a column's last card turns up by itself


def fits(engine: Engine) -> bool:
    """Columns of movable runs, one foundation a suit from the ace up, a stock drawn onto a waste or none."""
    table = engine.table
    if table.removal or table.rules or engine.has_base or table.goal is not all_on_foundations:
        return False
    if any(each is not turn_up for each in table.after) or not isinstance(table.stock, Draw | None):
        return False
    roles = {pile.role for pile in table.piles}
    if not {Role.TABLEAU, Role.FOUNDATION} <= roles or roles & {Role.CELL, Role.RESERVE}:
        return False
    return _stock_fits(engine) and _pack_fits(engine) and _columns_fit(engine) and _foundations_fit(engine)


def _stock_fits(engine: Engine) -> bool:
    own = {pile for pile in (engine.stock, engine.waste) if pile != NO_PILE}
    if own != {*engine.places.of(Role.STOCK), *engine.places.of(Role.WASTE)}:
        return False
    waste = engine.table.piles[engine.waste] if own else None
    return waste is None or (waste.lift is Lift.TOP and not waste.takes and _is_plain(waste))


def _is_plain(pile: Pile) -> bool:
    return not (pile.covered_by or pile.pairs_only or pile.sizes or pile.full)


def _pack_fits(engine: Engine) -> bool:
    """Every suit from its ace up without a gap, no card twice."""
    pack = engine.table.pack
    return len(set(pack)) == len(pack) and all(rank(c) == ACE or card(rank(c) - 1, suit(c)) in pack for c in pack)


def _columns_fit(engine: Engine) -> bool:
    """Like columns whose runs are ordered by what may be built, in blocks, each card on higher ones."""
    columns = [engine.piles[pile] for pile in engine.places.of(Role.TABLEAU)]
    head = columns[0]
    alike = all(
        (c.onto, c.run, c.first) == (head.onto, head.onto, head.first)
        and c.pile.lift is Lift.RUN
        and c.pile.takes >= RANKS_IN_SUIT
        and _is_plain(c.pile)
        and not c.pile.final
        for c in columns
    )
    pack = engine.table.pack
    hosts = {over: frozenset(under for under in pack if head.onto[under] >> over & 1) for over in pack}
    apart = all(one == other or not one & other for one in hosts.values() for other in hosts.values())
    return alike and apart and all(rank(under) > rank(over) for over in pack for under in hosts[over])


def _foundations_fit(engine: Engine) -> bool:
    piles = [engine.piles[pile] for pile in engine.places.of(Role.FOUNDATION)]
    suits = [pile.pile.first[0].suit for pile in piles if pile.pile.first]
    if sorted(s for s in suits if s is not None) != sorted({suit(c) for c in engine.table.pack}):
        return False
    if len(suits) != len(piles) or len({(p.pile.final, p.pile.lift) for p in piles}) != 1:
        return False
    for pile, of in zip(piles, suits, strict=True):
        if of is None or pile.pile.takes < 1 or not _is_plain(pile.pile) or pile.first[0] != 1 << card(ACE, of):
            return False
        if any(pile.onto[card(r, of)] != 1 << card(r + 1, of) for r in range(ACE, KING)):
            return False
    return piles[0].pile.final or piles[0].pile.lift in (Lift.TOP, Lift.NOTHING)


def read_family(engine: Engine) -> Family:
    """The declaration of a table that fits."""
    columns, word = engine.places.of(Role.TABLEAU), engine.table.stock
    foundations = {}
    for pile in engine.places.of(Role.FOUNDATION):
        of = engine.table.piles[pile].first[0].suit
        if of is not None:
            foundations[of] = pile
    top = engine.table.piles[next(iter(foundations.values()))]
    return Family(
        engine.piles[columns[0]].onto,
        engine.piles[columns[0]].first[0],
        columns,
        foundations,
        top.final or top.lift is Lift.NOTHING,
        engine.stock,
        engine.waste,
        word.size if isinstance(word, Draw) else 1,
        word.redeals if isinstance(word, Draw) else None,
        turn_up in engine.table.after,
    )
