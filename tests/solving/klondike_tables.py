"""Small tables of Klondike's family, declared as a plugin would, and positions on them."""

import random
from typing import NamedTuple

from qtsolitaire.rules.builds import one_lower, other_colour, same_suit
from qtsolitaire.rules.cards import Suit, card, is_red, rank
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import columns, foundations, pid, stock, waste
from qtsolitaire.rules.outcomes import all_on_foundations, turn_up
from qtsolitaire.rules.table import Deal, Draw, Options, Table, Variant
from qtsolitaire.rules.words import First, Lift, Pair, Position

same_colour = Pair("same_colour", lambda under, over: is_red(under) == is_red(over))
PAIRS = ((other_colour, one_lower),) * 4 + ((same_suit, one_lower), (one_lower,), (same_colour, one_lower))


class Kind(NamedTuple):
    """A table of the family."""

    suits: tuple[Suit, ...]
    top: int  # the highest rank
    counts: tuple[int, ...]  # cards per column
    opens: int  # the lowest rank that opens a column
    pairs: tuple[Pair, ...]
    draw: int
    redeals: int | None
    final: bool
    hidden: bool

    def engine(self) -> Engine:
        return Engine(Variant("small", "SM", self._lay_out))

    def _lay_out(self, options: Options) -> Table:
        opener = First("opener", lambda of: rank(of) >= self.opens)
        return Table(
            piles=(
                stock(),
                waste((1, 0)),
                *foundations((3, 0), 1, self.suits, self.final),
                *columns(len(self.counts), 1, first=(opener,), onto=self.pairs, run=self.pairs, lift=Lift.RUN),
            ),
            deal=(
                Deal(pid("t", len(self.counts)), self.counts, up=1 if self.hidden else None),
                Deal(("stock",), up=0),
            ),
            pack=tuple(card(r, s) for s in self.suits for r in range(1, self.top + 1)),
            stock=Draw("stock", "waste", self.draw, self.redeals),
            after=(turn_up,),
            goal=all_on_foundations,
        )


def some_kind(rng: random.Random) -> Kind:
    suits = tuple(Suit)[: rng.choice((2, 3, 4, 4))]
    top = rng.randint(2, 4) if len(suits) == 4 else rng.randint(3, 5)
    cards = top * len(suits)
    held = rng.randint(0, cards // 2)
    counts = [0] * rng.choice((2, 3, 3, 4))
    for _ in range(cards - held):
        counts[rng.randrange(len(counts))] += 1
    return Kind(
        suits,
        top,
        tuple(counts),
        opens=rng.choice((top, top, top, top - 1, 1, 99)),
        pairs=rng.choice(PAIRS),
        draw=rng.choice((1, 1, 2, 3)),
        redeals=rng.choice((None, None, None, 0, 1, 2)),
        final=rng.random() < 0.3,
        hidden=rng.random() < 0.5,
    )


def some_position(rng: random.Random, engine: Engine, moves: int) -> Position:
    deck = list(engine.table.pack)
    rng.shuffle(deck)
    board = engine.start(deck)
    for _ in range(moves):
        legal = engine.legal_moves(board)
        board = engine.play(board, rng.choice(legal)).after if legal else board
    return board


def larger_kind(rng: random.Random) -> Kind:
    """A table where only the highest rank opens columns, with more cards than the engine can exhaust."""
    suits = tuple(Suit)[: rng.choice((2, 3, 4, 4, 4))]
    top = rng.randint(*{2: (4, 8), 3: (3, 6), 4: (3, 6)}[len(suits)])
    cards = top * len(suits)
    held = rng.randint(cards // 4, cards * 3 // 4)
    counts = [0] * rng.choice((2, 3, 3, 4, 5))
    for _ in range(cards - held):
        counts[rng.randrange(len(counts))] += 1
    return Kind(
        suits,
        top,
        tuple(counts),
        opens=top,
        draw=rng.choice((1, 1, 1, 2, 3)),
        pairs=rng.choice(PAIRS),
        redeals=rng.choice((None, None, None, 0, 1)),
        final=rng.random() < 0.15,
        hidden=rng.random() < 0.5,
    )
