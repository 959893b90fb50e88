"""A position of Klondike's family as two sets of cards, and what follows at once from it.

Every card is at rest (where it was dealt: in a column with its place never left, or in the stock), up (on its
foundation) or loose (in play in the columns, on some host of its block or opening a column). Which host a loose card
lies on never matters (``builders_family``), so the sets of cards at rest and up are the position, with where the stock
is drawn to. Cards are numbered for this position: column after column from the bottom up, then the stock in the order
of drawing, then the others; card n is bit n of every set.
"""

from collections.abc import Callable
from itertools import pairwise, takewhile
from typing import NamedTuple

from qtsolitaire.rules.cards import FACE_DOWN, RANKS, Card, Suit, card, face_up, suit
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.builders_family import Family

State = tuple[int, int, int, int]
"""A position; two positions of one deal with equal states are won by the same plans.

Cards at rest; cards up; how many of the stock's cards lie in the waste, 0 wherever that makes no difference; redeals
used so far. A bare tuple, since searches make millions of them.
"""


class Near(NamedTuple):
    """For one card, who shares its places. A loose card needs a host, a host that leaves must be free."""

    hosts: int  # the cards it may lie on
    mates: int  # the cards that may lie there: itself and its like
    like: int  # the hosts of what may lie on it: itself and its like
    kids: int  # the cards that may lie on it
    line: int  # every card that may ever lie over it, with cards between


class Board:
    """The numbered cards of one position, as sets."""

    def __init__(self, family: Family, board: Position) -> None:
        """Number the cards of ``board``, a position of a table of the family."""
        self.family = family
        columns = [board.piles[pile] for pile in family.columns]
        waste = board.piles[family.waste] if family.waste >= 0 else b""
        stock = waste + board.piles[family.stock][::-1] if family.stock >= 0 else b""
        dealt = [face_up(c) for pile in (*columns, stock) for c in pile]
        built = {of: board.piles[pile] for of, pile in family.foundations.items()}
        self.cards: tuple[Card, ...] = (*dealt, *(face_up(c) for pile in built.values() for c in pile))
        self.number = {of: number for number, of in enumerate(self.cards)}
        self.all = (1 << len(self.cards)) - 1
        self.stock = self.set_of(stock)
        self.columns = tuple(self.set_of(column) for column in columns)
        self.near = tuple(self._near(of) for of in self.cards)
        self.follows = sum(self._following(column) for column in columns)
        self.roots = self._openers(lambda near: not near.hosts)
        self.openers = self._openers(lambda near: bool(near.hosts))
        suits = sorted(built)
        self.order = tuple(tuple(self._suit_up(of)) for of in suits)
        self.suits = tuple(sum(1 << number for number in order) for order in self.order)
        self.suit_of = tuple(suits.index(suit(of)) for of in self.cards)
        self.free_stock = family.draw == 1 and family.redeals is None
        up = self.all & ~self.set_of(bytes(dealt))
        self.start: State = (self.all & ~up, up, self.settled_drawn(len(waste), len(stock)), board.redeals)
        self.is_sound = self._is_sound(columns, built)

    def set_of(self, cards: bytes) -> int:
        """These cards as a set."""
        return sum(1 << self.number[face_up(c)] for c in cards)

    def settled_drawn(self, drawn: int, held: int) -> int:
        """``drawn`` of ``held``, 0 where the same cards can be reached from a whole stock."""
        whole = self.family.redeals is None and (drawn % self.family.draw == 0 or drawn == held)
        return 0 if whole else drawn

    def _near(self, of: Card) -> Near:
        onto, pack = self.family.onto, self.cards
        hosts = [under for under in pack if onto[under] >> of & 1]
        kids = [over for over in pack if onto[of] >> over & 1]
        mates = [over for over in pack if hosts and onto[hosts[0]] >> over & 1]
        like = [under for under in pack if kids and onto[under] >> kids[0] & 1] or [of]
        line = set(kids)
        while more := {over for under in line for over in pack if onto[under] >> over & 1} - line:
            line |= more
        return Near(*(self.set_of(bytes(sorted(group))) for group in (hosts, mates, like, kids, line)))

    def _following(self, column: bytes) -> int:
        """Cards that come loose with the card below them: ordered on it, or openers at a column's bottom."""
        follow = [c for under, c in pairwise(column) if max(under, c) < FACE_DOWN and self.family.onto[under] >> c & 1]
        if column and self.family.first >> face_up(column[0]) & 1:
            follow.append(column[0])
        return self.set_of(bytes(follow))

    def _openers(self, wanted: Callable[[Near], bool]) -> int:
        return sum(
            1 << number
            for number, of in enumerate(self.cards)
            if self.family.first >> of & 1 and wanted(self.near[number])
        )

    def _suit_up(self, of: Suit) -> list[int]:
        """The suit's cards as they go up; on a board with cards missing those above a gap never do."""
        ranks = takewhile(lambda r: card(r, of) in self.number, RANKS)
        return [self.number[card(r, of)] for r in ranks]

    def _is_sound(self, columns: list[bytes], built: dict[Suit, bytes]) -> bool:
        """Could play lead here: nothing hides what would be turned up, and foundations are built from the ace."""
        hidden = [column[-1:] if self.family.turns_up else column for column in columns]
        told = all(pile == bytes(card(r, of) for r in RANKS[: len(pile)]) for of, pile in built.items())
        return told and all(c < FACE_DOWN for column in hidden for c in column)

    def loosen(self, rest: int) -> tuple[int, int, int]:
        """Cards at rest without those that come loose by themselves, the columns' open ones, and emptied columns."""
        follows, bases, emptied = self.follows, 0, 0
        for column in self.columns:
            held = rest & column
            last = 1 << held.bit_length() >> 1
            while follows & last:
                rest ^= last
                held ^= last
                last = 1 << held.bit_length() >> 1
            bases |= last
            emptied += not held
        return rest, bases, emptied

    def is_free(self, number: int, play: int, rest: int) -> bool:
        """Can this card in play be cleared of what lies on it: is one of its like without a card?"""
        near = self.near[number]
        return not near.kids or (play & near.like).bit_count() > (play & ~rest & near.kids).bit_count()

    def is_next(self, number: int, up: int) -> bool:
        """Is this the card that its foundation wants?"""
        suit = self.suit_of[number]
        height = (up & self.suits[suit]).bit_count()
        return height < len(self.order[suit]) and self.order[suit][height] == number
