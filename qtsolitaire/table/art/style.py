"""What can be chosen about the deck, and its colours (look brief, section 1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from qtsolitaire.table.art import foreign

Letters = Literal["AJQK", "AVDR"]
Back = Literal["lattice", "waves", "sunburst", "plain"]

ART_VERSION = 1  # raised whenever any card looks different: pictures kept on disk by an older one are void
CARDS = tuple(suit * 16 + rank for suit in range(4) for rank in range(1, 14))

LETTERS: tuple[Letters, ...] = get_args(Letters)
BACKS: tuple[Back, ...] = get_args(Back)

PAPER = "#FCFAF4"
HAIRLINE = "#C9C3B4"
INK = "#1D2333"
RED = "#BF1F36"
ORANGE = "#A84A08"
GREEN = "#0B6A4A"
GOLD = "#D8A43C"
DARK_GOLD = "#A8751C"

TWO_COLOURS = (INK, RED, RED, INK)
FOUR_COLOURS = (INK, RED, ORANGE, GREEN)


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """The player's choices about the deck; equal styles draw equal cards."""

    four_colours: bool = False  # diamonds orange and clubs green, instead of two colours
    large_print: bool = False  # indices of 29 units, one suit or one bust below
    letters: Letters = "AJQK"  # the letters of ace, jack, queen, king
    ace_as_one: bool = False  # the index of an ace is "1", as in French decks
    back: Back = "lattice"  # the pattern on the back
    high_contrast: bool = False  # border of the card in ink and thicker
    foreign: str = ""  # the file of another program's deck, drawn instead of the own one; "": none

    def ink(self, suit: int) -> str:
        """The colour of index and pips of a suit."""
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]

    def key(self) -> str:
        """A short text that differs between styles that draw differently; for the names of cache files."""
        flags = (self.four_colours, self.large_print, self.ace_as_one, self.high_contrast)
        own = f"{self.letters}-{self.back}-" + "".join("ny"[flag] for flag in flags)
        return f"{own} {foreign.stamp(self.foreign)}" if self.foreign else own
