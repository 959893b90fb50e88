"""The stock of named rules: what may lie on what, what may open a pile, how many move together.

Each is atomic, since atomic rules explain best: ``other_colour`` and ``one_lower``, never one rule for both.
"""

from qtsolitaire.rules.cards import ACE, KING, Suit, is_red, rank, suit
from qtsolitaire.rules.words import Based, First, Move, Pair, Places, Position, Role, Size, Whole

RANKS_IN_SUIT = 13

other_colour = Pair("other_colour", lambda under, over: is_red(under) != is_red(over))
same_suit = Pair("same_suit", lambda under, over: suit(under) == suit(over))
one_lower = Pair("one_lower", lambda under, over: rank(over) == rank(under) - 1)
one_higher = Pair("one_higher", lambda under, over: rank(over) == rank(under) + 1)
one_lower_round = Pair("one_lower_round", lambda under, over: (rank(under) - rank(over)) % RANKS_IN_SUIT == 1)
one_higher_round = Pair("one_higher_round", lambda under, over: (rank(over) - rank(under)) % RANKS_IN_SUIT == 1)
next_either_way = Pair("next_either_way", lambda under, over: abs(rank(over) - rank(under)) == 1)
next_either_way_round = Pair(
    "next_either_way_round",
    lambda under, over: (rank(over) - rank(under)) % RANKS_IN_SUIT in (1, RANKS_IN_SUIT - 1),
)
not_on_king = Pair("not_on_king", lambda under, over: rank(under) != KING)
same_suit_or_rank = Pair(
    "same_suit_or_rank", lambda under, over: suit(under) == suit(over) or rank(under) == rank(over)
)
thirteen = Pair("thirteen", lambda one, other: rank(one) + rank(other) == RANKS_IN_SUIT)

king_only = First("king_only", lambda card: rank(card) == KING)
king_alone = First("king_alone", lambda card: rank(card) == KING)
stays_empty = First("stays_empty", lambda card: False)


def own_suit(of: Suit) -> First:
    """Only this suit: the fixed place of a foundation (TF-08)."""
    return First("own_suit", lambda card: suit(card) == of, suit=of)


def ace_first(of: Suit | None = None) -> First:
    """A foundation starts with the ace, of one suit where the place is fixed."""
    return First("ace_first", lambda card: rank(card) == ACE, suit=of)


def base_first(of: Suit | None = None) -> Based:
    """A foundation starts with the rank that the deal has chosen (Canfield)."""
    return Based("base_first", lambda card, base: rank(card) == base, suit=of)


def _most_by_free_space(board: Position, places: Places, target: int) -> int:
    piles = board.piles
    cells = sum(1 for cell in places.of(Role.CELL) if not piles[cell])
    columns = sum(1 for column in places.of(Role.TABLEAU) if column != target and not piles[column])
    return (cells + 1) << columns


room = Size("room", _most_by_free_space)
"""(empty cells + 1) x 2^(empty columns), the target not counted: BK-05, and the brute force of supermove tables."""


def columns_filled(least: int) -> Whole:
    """No column may be empty, unless the board holds fewer than ``least`` cards in all (SP-04)."""

    def allows(board: Position, places: Places, move: Move) -> bool:
        columns = [board.piles[column] for column in places.of(Role.TABLEAU)]
        return all(columns) or sum(map(len, columns)) < least

    return Whole("columns_filled", allows)
