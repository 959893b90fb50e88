"""The deal code as it is typed: which deal it means, and the sentence about it in the player's words (DC-05, DC-06)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.text.speech import Speech

_UNFINISHED = {
    "code.no_game", "code.no_revision", "code.options_missing", "code.no_number", "code.too_short",
}  # fmt: skip
"""Problems that more typing cures: they turn red only when the player has finished."""

_SHORTEST_GAME = 3  # signs after which "no game" is a mistake and no longer a beginning


class Reading(NamedTuple):
    """What the field's text means."""

    deal: Deal | None  # None: empty or wrong
    problem: Problem | None  # why it is wrong
    unfinished: bool  # it may become a code by typing on

    @property
    def is_empty(self) -> bool:
        """Nothing has been typed: any deal will do."""
        return self.deal is None and self.problem is None


def read(text: str, variants: Sequence[Variant], chosen: Variant, options: Options) -> Reading:
    """Read the text; a number alone means a deal of the ``chosen`` game with its ``options``."""
    if not text.strip():
        return Reading(None, None, False)
    try:
        deal = dealcodes.parse(text, variants, chosen, options)
        Engine(deal.variant, deal.options)
    except Problem as problem:
        return Reading(None, problem, _is_unfinished(problem, text))
    return Reading(deal, None, False)


def _is_unfinished(problem: Problem, text: str) -> bool:
    if problem.text_id == "code.no_game":
        return len(text.strip()) < _SHORTEST_GAME
    return problem.text_id in _UNFINISHED


def sentence(reading: Reading, speech: Speech) -> str:
    """What the line below the field says."""
    if reading.problem is not None:
        return speech.problem(reading.problem)
    if reading.deal is None:
        return QCoreApplication.translate("NewGame", "Leave it empty for a random deal.")
    return _of_deal(reading.deal, speech)


def _of_deal(deal: Deal, speech: Speech) -> str:
    options = speech.options(deal.variant, deal.options)
    if deal.numbering and options:
        text = QCoreApplication.translate("NewGame", "Microsoft deal {number} with {options}")
    elif deal.numbering:
        text = QCoreApplication.translate("NewGame", "Microsoft deal {number}")
    elif options:
        text = QCoreApplication.translate("NewGame", "Deal {number} with {options}")
    else:
        text = QCoreApplication.translate("NewGame", "Deal {number}")
    return text.format(number=speech.number(deal.number), options=options)
