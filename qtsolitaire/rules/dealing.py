"""From a shuffled pack to the opening position, and whether a table's words fit together."""

from collections import Counter
from collections.abc import Iterator, Sequence

from qtsolitaire.rules.cards import Card, face_down, face_up
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Deal, Draw, Table
from qtsolitaire.rules.words import Event, Places, Position, What


def deal(table: Table, places: Places, deck: Sequence[Card]) -> tuple[Position, tuple[Event, ...]]:
    """Deal the pack: the position, and one event per card in the order of dealing.

    Raises:
        VariantProblem: the deal does not use the whole pack, or needs more than there is.
    """
    piles: list[list[int]] = [[] for _ in table.piles]
    order: list[tuple[int, int]] = []
    rest = list(deck)
    for word in table.deal:
        counts = _counts(word, len(rest))
        taken, rest = rest[: sum(counts)], rest[sum(counts) :]
        for name, card in zip(_turns(word.to, counts), taken, strict=True):
            index = places.index(name)
            order.append((index, len(piles[index])))
            piles[index].append(card)
        _set_faces(word, places, counts, piles)
    _stock_order(table, places, piles, order)
    position = Position(tuple(bytes(pile) for pile in piles), 0)
    events = tuple(Event(What.DEALT, -1, pile, bytes([piles[pile][depth]])) for pile, depth in order)
    return position, events


def _counts(word: Deal, left: int) -> tuple[int, ...]:
    if word.counts is None:
        share, over = divmod(left, len(word.to))
        return tuple(share + (place < over) for place in range(len(word.to)))
    return (word.counts,) * len(word.to) if isinstance(word.counts, int) else word.counts


def _turns(to: Sequence[str], counts: Sequence[int]) -> Iterator[str]:
    """Pile ids in the order cards land: round after round, left to right, each pile until it has its count."""
    for turn in range(max(counts, default=0)):
        for name, count in zip(to, counts, strict=True):
            if turn < count:
                yield name


def _set_faces(word: Deal, places: Places, counts: Sequence[int], piles: list[list[int]]) -> None:
    for place, (name, count) in enumerate(zip(word.to, counts, strict=True)):
        pile = piles[places.index(name)]
        wanted = word.up[place] if isinstance(word.up, tuple) else word.up
        up = count if wanted is None else min(wanted, count)
        first = len(pile) - count
        pile[first:] = [face_down(c) if place < count - up else face_up(c) for place, c in enumerate(pile[first:])]


def _stock_order(table: Table, places: Places, piles: list[list[int]], order: list[tuple[int, int]]) -> None:
    """A stock is drawn in the order of the pack: its next card is its last byte."""
    if table.stock is not None:
        index = places.index(table.stock.stock)
        size = len(piles[index])
        piles[index].reverse()
        order[:] = [(pile, size - 1 - depth) if pile == index else (pile, depth) for pile, depth in order]


def check(table: Table) -> None:
    """Refuse a table whose words contradict one another.

    Raises:
        VariantProblem: names the word at fault.
    """
    names = Counter(pile.id for pile in table.piles)
    twice = next((name for name, times in names.items() if times > 1), None)
    if twice:
        raise VariantProblem("variant.pile_twice", pile=twice)
    for word, pile in _named(table):
        if pile not in names:
            raise VariantProblem("variant.no_such_pile", pile=pile, word=word)
    dealt = 0
    for part in table.deal:
        dealt += sum(_counts(part, len(table.pack) - dealt))
    if dealt != len(table.pack):
        raise VariantProblem("variant.deal_and_pack", dealt=dealt, pack=len(table.pack))


def _named(table: Table) -> Iterator[tuple[str, str]]:
    """(word, pile id) for every pile that a table names."""
    for deal_word in table.deal:
        yield from (("deal", name) for name in deal_word.to)
    stock = table.stock
    if stock is not None:
        yield "stock", stock.stock
        yield from (("stock", name) for name in ((stock.waste,) if isinstance(stock, Draw) else stock.to))
    if table.removal is not None:
        yield from (("removal", name) for name in (*table.removal.sources, table.removal.to))
    if table.base is not None:
        yield "base", table.base
