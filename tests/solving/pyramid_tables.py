"""Small pyramids, declared as a plugin would, so that every line of play can be tried."""

from collections.abc import Sequence
from random import Random

from qtsolitaire.rules.builds import king_alone, thirteen
from qtsolitaire.rules.cards import FULL_PACK, KING, Card, rank
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import discard, pyramid, stock, waste
from qtsolitaire.rules.outcomes import tableau_gone
from qtsolitaire.rules.table import Deal, Draw, Removal, Table, Variant
from qtsolitaire.rules.words import Pair, Position

PAIR_SUM = 13


def small_pyramid(
    rows: int, pack: Sequence[Card], redeals: int | None, size: int = 1, pair: tuple[Pair, ...] = (thirteen,)
) -> Engine:
    places = pyramid(rows, (0, 0), 1, 0.5)
    names = tuple(place.id for place in places)
    table = Table(
        piles=(stock(), waste((1, 0), pairs_only=True), discard((2, 0)), *places),
        deal=(Deal(names, 1), Deal(("stock",), up=0)),
        pack=tuple(pack),
        stock=Draw("stock", "waste", size, redeals),
        removal=Removal((*names, "waste"), "f1", (king_alone,), pair, total=PAIR_SUM),
        goal=tableau_gone,
    )
    return Engine(Variant("small", "XX", lambda options: table))


def some_cards(random: Random, rows: int) -> tuple[Card, ...]:
    """Cards of few ranks, so that many of them pair, and up to eight of them for the stock."""
    low = random.sample(range(1, 7), random.choice((2, 2, 3)))
    ranks = {*low, *(PAIR_SUM - one for one in low)}
    pool = [one for one in FULL_PACK if rank(one) in ranks or (rank(one) == KING and random.random() < 0.5)]
    random.shuffle(pool)
    return tuple(pool[: rows * (rows + 1) // 2 + random.randrange(9)])


def some_steps_on(engine: Engine, board: Position, random: Random) -> Position:
    """The board after a few random moves."""
    for _ in range(random.choice((0, 0, 3, 6))):
        moves = engine.legal_moves(board)
        if moves:
            board = engine.play(board, random.choice(moves)).after
    return board
