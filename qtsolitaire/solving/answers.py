"""The one answer every search gives: won with a line, lost as a proof, or not decided."""

from enum import Enum
from typing import NamedTuple

from qtsolitaire.rules.words import Move


class Verdict(Enum):
    """What is known of a position. UNDECIDED is never shown or kept as a loss."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


class Answer(NamedTuple):
    """What a search found."""

    verdict: Verdict
    line: tuple[Move, ...] = ()  # WON: moves from the position to the win, empty where it is won already
    positions: int = 0  # positions looked at
    seconds: float = 0.0  # time spent
