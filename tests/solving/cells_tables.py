"""Small tables of FreeCell's family, declared as a plugin would, so that every line of play can be tried."""

from collections.abc import Sequence
from random import Random
from typing import Any

from qtsolitaire.rules.builds import one_lower, other_colour, room, same_suit
from qtsolitaire.rules.cards import Card, Suit, card, from_letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import cells, columns, foundations, pid
from qtsolitaire.rules.outcomes import all_on_foundations
from qtsolitaire.rules.table import Deal, Table, Variant
from qtsolitaire.rules.words import Lift, Pair, Position, Role

IN_COLOURS = (other_colour, one_lower)
IN_SUIT = (same_suit, one_lower)
ANY_SUIT = (one_lower,)
OTHER_SUIT = (Pair("other_suit", lambda under, over: under >> 4 != over >> 4), one_lower)
EITHER_WAY = (Pair("next_either_way", lambda under, over: abs((under & 15) - (over & 15)) == 1),)


def small_pack(ranks: int, suits: Sequence[Suit] = tuple(Suit)) -> tuple[Card, ...]:
    return tuple(card(rank, suit) for suit in suits for rank in range(1, ranks + 1))


def small_table(pack: Sequence[Card], width: int, free: int, down: tuple[Pair, ...], **words: Any) -> Engine:
    """``width`` columns and ``free`` cells for this pack; ``words`` are those of its columns."""
    suits = sorted({Suit(one >> 4) for one in pack}, reverse=True)
    settled = {"onto": down, "run": down, "lift": Lift.RUN, "sizes": (room,), "takes": 20, **words}
    table = Table(
        piles=(
            *cells(free, 1),
            *foundations((free, 0), 1, suits, final=True),
            *columns(width, 1, **settled),
        ),
        deal=(Deal(pid("t", width)),),
        goal=all_on_foundations,
        pack=tuple(pack),
    )
    return Engine(Variant("small", "XX", lambda options: table))


def laid(engine: Engine, *rows: str) -> Position:
    """Columns from letters, the playable card last."""
    return laid_cards(engine, [[from_letters(word) for word in row.split()] for row in rows])


def laid_cards(engine: Engine, rows: Sequence[Sequence[Card]]) -> Position:
    piles = [b""] * len(engine.piles)
    for column, row in zip(engine.places.of(Role.TABLEAU), rows, strict=True):
        piles[column] = bytes(row)
    return Position(tuple(piles), 0)


def shuffled(engine: Engine, random: Random) -> Position:
    """The pack in any order, in columns of any height."""
    pack = list(engine.table.pack)
    random.shuffle(pack)
    rows: list[list[Card]] = [[] for _ in engine.places.of(Role.TABLEAU)]
    even = random.random() < 0.5
    for number, one in enumerate(pack):
        rows[number % len(rows) if even else random.randrange(len(rows))].append(one)
    return laid_cards(engine, rows)


def some_steps_on(engine: Engine, board: Position, random: Random) -> Position:
    """The board after a few random moves, as a player may leave it."""
    for _ in range(random.choice((0, 0, 2, 5))):
        moves = engine.legal_moves(board)
        if moves:
            board = engine.play(board, random.choice(moves)).after
    return board
