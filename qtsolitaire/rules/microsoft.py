"""The public numbering of FreeCell deals that Microsoft's programs began (DC-05).

Generator: ``state * 214013 + 2531011`` modulo 2**31, bits 16 to 30, the ``rand`` of Microsoft's C library.
The pack starts ace of clubs, diamonds, hearts, spades, then the twos; each card drawn is dealt and the last
one takes its place. Told by Jim Horne, who wrote the program, in Michael Keller's FreeCell FAQ
(http://www.solitairelaboratory.com/fcfaq.html), and at https://rosettacode.org/wiki/Deal_cards_for_FreeCell.
"""

from qtsolitaire.rules.cards import RANKS, Card, Suit, card

NAME = "microsoft"
"""The word in ``Variant.numberings`` and ``DealCode.numbering``."""

FIRST, LAST = 1, 2**31 - 1
"""The numbers that every program deals alike; above them programs disagree."""

_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_PACK = tuple(card(rank, suit) for rank in RANKS for suit in _SUITS)


def dealt(number: int) -> tuple[Card, ...]:
    """The 52 cards of this number, first dealt card first: row by row over eight columns, left to right.

    Raises:
        ValueError: ``number`` is not 1 to 2,147,483,647.
    """
    if not FIRST <= number <= LAST:
        raise ValueError(number)
    state, left, cards = number, list(_PACK), []
    while left:
        state = (state * 214013 + 2531011) & 0x7FFFFFFF
        place = (state >> 16) % len(left)
        left[place], left[-1] = left[-1], left[place]
        cards.append(left.pop())
    return tuple(cards)
