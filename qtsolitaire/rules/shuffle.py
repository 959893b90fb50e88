"""The project's own shuffle, written out and frozen (DC-04); ``docs/DEAL_CODES.md`` tells it without Python.

Generator: xoshiro256**, its 256 bits filled by four outputs of SplitMix64 from the deal number, both by David
Blackman and Sebastiano Vigna (https://prng.di.unimi.it/, public domain). Bounded draw: the highest bits of
each word, as few as can hold the answer, drawn again while too large, so every answer is equally likely.
Order: Fisher and Yates, from the last card down (Knuth, The Art of Computer Programming, volume 2,
algorithm 3.4.2P).

Nothing here may ever change: a better shuffle becomes the next number in ``SHUFFLES``.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from qtsolitaire.rules.cards import Card

_WORD = (1 << 64) - 1


def splitmix64(seed: int) -> Iterator[int]:
    """Words of 64 bits from a seed of 64 bits, without end."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _WORD
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        yield word ^ (word >> 31)


def xoshiro256starstar(a: int, b: int, c: int, d: int) -> Iterator[int]:
    """Words of 64 bits from four words of state that are not all zero, without end."""
    while True:
        yield _turned(b * 5 & _WORD, 7) * 9 & _WORD
        shifted = b << 17 & _WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = _turned(d, 45)


def _turned(word: int, by: int) -> int:
    """The 64-bit word rotated left."""
    return (word << by | word >> (64 - by)) & _WORD


def draw(words: Iterator[int], below: int) -> int:
    """A number 0..below-1, each equally likely; takes one word or more. ``below`` is 1 or more."""
    spare = 64 - (below - 1).bit_length()
    while (drawn := next(words) >> spare) >= below:
        pass
    return drawn


def _first_shuffle(pack: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Shuffle 1."""
    words = xoshiro256starstar(*islice(splitmix64(number), 4))
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        chosen = draw(words, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


SHUFFLES: dict[int, Callable[[Sequence[Card], int], tuple[Card, ...]]] = {1: _first_shuffle}
"""Every shuffle that ever dealt a code, by its revision."""


def shuffled(pack: Sequence[Card], number: int, revision: int = 1) -> tuple[Card, ...]:
    """The pack in the order of this deal number (0 to 2**64 - 1), first dealt card first.

    Places are shuffled, not faces: folded suits keep their ranks' places (DC-03).

    Raises:
        ValueError: ``number`` does not fit 64 bits.
        KeyError: no shuffle has this revision.
    """
    if not 0 <= number <= _WORD:
        raise ValueError(number)
    return SHUFFLES[revision](pack, number)
