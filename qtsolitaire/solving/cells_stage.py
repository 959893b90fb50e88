"""What follows from the foundations' heights alone: which cards go up, which go up without loss, which come back.

Both rules that act by themselves in the search are proved here; ``tests/solving`` holds them against a search
without any rule.

**Going up.** Foundations are final. A card may go up at once when every card that could lie on it is up, or is itself
the next of its suit and, in turn, has nothing that could lie on it but such cards. For play without the card can copy
any play with it: whatever is moved onto the absent card goes up instead.

**Coming out of a cell.** A card X in a cell whose fellow Y (X is ordered on Y) lies open is put there, unless Y itself
could go up. Play with X in the cell can be copied with X on Y: Y moves with X on it, which the cell that X has left
pays for; Y goes to a cell after X goes to one; another card that is laid on Y lets X go back to the cell first. The
moves of ``cells_moves`` hold these three as moves in one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from qtsolitaire.rules.cards import Suit
from qtsolitaire.solving.cells_columns import Columns

UP_BITS = 4
RANK_MASK = (1 << UP_BITS) - 1
COST_BITS = 14  # per weighting, several being added up in one integer


class Weights(NamedTuple):
    """What makes a position look far from a win; all whole numbers, 0 or more."""

    left: int  # per card not yet up
    disorder: int  # per card that lies on one it does not build on
    buried: int  # per card over a card that a foundation wants next
    held: int  # per taken cell
    filled: int  # per column that is not empty
    step: int  # per move made so far


def shift(card: int) -> int:
    """Where a card's suit stands in a number of heights."""
    return (card >> 4) * UP_BITS


def bits(mask: int) -> list[int]:
    """The numbers of the set bits, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Stage(dict[int, int]):
    """One state of the foundations, and by column number what that column costs now, computed when first asked."""

    def __init__(self, columns: Columns, present: int, up: int, weights: Sequence[Weights]) -> None:
        """``present``: the bits of all cards on the board; ``up``: heights, UP_BITS per suit."""
        super().__init__()
        family = columns.family
        self._columns = columns
        self._weights = weights
        heights = [up >> suit * UP_BITS & RANK_MASK for suit in Suit]
        gone = sum(((1 << height) - 1) << suit * 16 + 1 for suit, height in enumerate(heights))
        followers = [suit * 16 + height + 1 for suit, height in enumerate(heights)]
        self.next = sum(1 << card for card in followers if present >> card & 1)  # what the foundations want
        over = [(family.onto[card] | family.run[card]) & present & ~gone for card in range(64)]
        self.safe = sum(
            1 << card for card in bits(self.next) if _is_safe(over, self.next, present, card)
        )  # goes up at once
        still = ~(gone | self.next)
        self.recalls = tuple(  # by open card: which cards leave their cell for it
            family.onto[card] & family.run[card] & present & ~gone if still >> card & 1 else 0 for card in range(64)
        )
        left = (present & ~gone).bit_count()
        self.bases = tuple(  # by number of taken cells: what the position costs apart from its columns
            packed([w.left * left + w.held * held for w in weights]) for held in range(family.cells + 1)
        )
        self.value = self.__getitem__

    def __missing__(self, column: int) -> int:
        cards, count = self._columns.cards[column], len(self._columns.cards[column])
        buried = sum(count - 1 - place for place, card in enumerate(cards) if self.next >> card & 1)
        disorder = self._columns.disorder[column]
        cost = packed([w.disorder * disorder + w.buried * buried + (w.filled if count else 0) for w in self._weights])
        self[column] = cost
        return cost


def packed(costs: Sequence[int]) -> int:
    """One cost per weighting in one integer."""
    return sum(cost << COST_BITS * place for place, cost in enumerate(costs))


def _is_safe(over: Sequence[int], wanted: int, present: int, card: int) -> bool:
    """May ``card``, the next of its suit, go up without loss. ``over``: by card what could yet lie on it."""
    itself = 1 << card
    helpers = (wanted | itself << 1 & present) & ~itself  # what can go up whenever it is moved, once the card is up
    while True:
        kept = sum(1 << one for one in bits(helpers) if not over[one] & ~(helpers | itself))
        if kept == helpers:
            return not over[card] & ~helpers
        helpers = kept
