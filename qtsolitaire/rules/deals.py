"""A deal: a game, its options and a number, and how deals are chosen (DC-01 to DC-05, AP-11)."""

import datetime
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from qtsolitaire.rules import microsoft, shuffle
from qtsolitaire.rules.cards import FULL_PACK, Card
from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Options, Value, Variant

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
"""Base 32 of RFC 4648, section 6."""

DIGITS = 7
DEALS = len(ALPHABET) ** DIGITS
"""34,359,738,368 deals, numbers 0 to DEALS - 1."""


def number_text(number: int) -> str:
    """Seven letters and digits, big end first: 1 is ``AAAAAAB`` (DC-02)."""
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(DIGITS)))


def number_from_text(text: str) -> int:
    """The number that ``number_text`` writes so.

    Raises:
        ValueError: a character is not in the alphabet.
    """
    number = 0
    for character in text:
        number = number * 32 + ALPHABET.index(character)
    return number


@dataclass(frozen=True, slots=True)
class DealCode:
    """What a deal code says, still without the game: ``str`` writes it canonically."""

    game: str  # two Latin capitals, Variant.code
    revision: int  # Variant.revision, 1 or more
    options: str  # the settings' choices one after the other: "D1N"; may be empty
    number: int  # 0 to DEALS - 1, or the numbering's own number
    numbering: str = ""  # "": the project's own shuffle; "microsoft"

    def __str__(self) -> str:
        """``TF1-D1N-AAAAAAB`` or ``FC1-C4-#11982``; without settings ``XX1-AAAAAAB``."""
        number = f"#{self.number}" if self.numbering else number_text(self.number)
        return "-".join(part for part in (f"{self.game}{self.revision}", self.options, number) if part)


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of one game with its options chosen."""

    variant: Variant  # the game, in the revision that deals it
    options: dict[str, Value]  # the chosen value of every setting
    number: int  # 0 to DEALS - 1, or the numbering's own number
    numbering: str = ""  # "": the project's own shuffle; "microsoft"

    @property
    def deal_code(self) -> DealCode:
        """The code in parts."""
        options = encode_options(self.variant, self.options)
        return DealCode(self.variant.code, self.variant.revision, options, self.number, self.numbering)

    @property
    def code(self) -> str:
        """The code as players read it."""
        return str(self.deal_code)

    def deck(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        """The table's pack in dealing order, first dealt card first.

        Raises:
            VariantProblem: the game takes Microsoft numbers and its pack is not the 52 cards they deal.
        """
        if self.numbering != microsoft.NAME:
            return shuffle.shuffled(pack, self.number, self.variant.shuffle)
        if sorted(pack) != sorted(FULL_PACK):
            raise VariantProblem("variant.microsoft_pack", variant=self.variant.id)
        return microsoft.dealt(self.number)


def random_deal(variant: Variant, options: Options) -> Deal:
    """Any of all the deals, by the system's randomness (AP-11)."""
    return Deal(variant, dict(options), secrets.randbelow(DEALS))


def next_deal(deal: Deal) -> Deal:
    """The deal numbered one more; after the last number comes the first."""
    return _stepped(deal, 1)


def previous_deal(deal: Deal) -> Deal:
    """The deal numbered one less; before the first number comes the last."""
    return _stepped(deal, -1)


def _stepped(deal: Deal, by: int) -> Deal:
    """The neighbour within the deal's own numbering."""
    first, last = (microsoft.FIRST, microsoft.LAST) if deal.numbering else (0, DEALS - 1)
    return replace(deal, number=first + (deal.number - first + by) % (last - first + 1))


def deal_of_the_day(variant: Variant, options: Mapping[str, Value], date: datetime.date) -> Deal:
    """The date's deal, the same for everyone and for every game (AP-11).

    The date written as one number, 20260131, seeds SplitMix64; the highest 35 bits of its first word are the
    number of the deal. So tomorrow's deal is not next to today's.
    """
    written = date.year * 10_000 + date.month * 100 + date.day
    return Deal(variant, dict(options), next(shuffle.splitmix64(written)) >> (64 - 5 * DIGITS))
