"""Reading deal codes (DC-01 to DC-07); ``docs/DEAL_CODES.md`` describes them for players of other programs.

Everything that cannot be dealt is refused with a ``CodeProblem``. These are the sentences that its ids
stand for; places count the typed characters from 1.

code.empty
    Type a deal code.
code.bad_character
    “{character}” at character {place} cannot be in a deal code.
code.no_game
    A deal code begins with the two letters of its game: {known}. “{text}” does not.
code.unknown_game
    No game has the letters “{game}”. Known are: {known}.
code.is_game_name
    “{text}” is a game, not a deal. A deal of it is written like {example}.
code.no_revision
    After {game} a digit is missing, at character {place}. A code of this game looks like {example}.
code.newer_revision
    This code is for revision {revision} of {game}. This program knows {game} up to revision {known}; a newer
    program can deal it.
code.unknown_revision
    {game} has no revision {revision}, the current one is {known}. A code of this game looks like {example}.
code.bad_options
    “{options}” at character {place} are not options of {game}. They look like {example}.
code.options_missing
    The options are missing at character {place}. Those of {game} look like {example}.
code.no_options
    {game} has no options, but the code says “{options}” at character {place}.
code.ambiguous
    This can be read as two different codes. Write it with its hyphens, like {example}.
code.stray_hyphen
    The hyphen at character {place} is in the wrong place.
code.no_number
    The deal number is missing at the end. A whole code looks like {example}.
code.bad_digit
    “{character}” at character {place} cannot be in a deal number: it has only the letters A to Z and the
    digits 2 to 7.
code.too_short
    The deal number “{number}” has {count} characters; it needs {needed}.
code.too_long
    The deal code should end before “{rest}” at character {place}.
code.bad_figure
    “{character}” at character {place} cannot be in a Microsoft deal number: after # come digits only.
code.number_range
    There is no Microsoft deal “{number}”: they are numbered from {first} to {last}.
code.no_hash
    A Microsoft deal number is written with # before it: {example}.
code.not_numbered
    {game} has no Microsoft deal numbers. A code of this game looks like {example}.
code.choose_game
    “{number}” alone does not say which game: choose the game first, or type the whole code.
code.unknown_choice
    “{value}” is no choice of the setting “{setting}”.
"""

import re
from collections.abc import Sequence

from qtsolitaire.rules import microsoft
from qtsolitaire.rules.codenumbers import UNFOLDED, example, number_range, numbered_deal, stray_hyphen
from qtsolitaire.rules.codeoptions import decode_options, encode_options
from qtsolitaire.rules.codeparse import read_code
from qtsolitaire.rules.codetext import Sign, joined, shown, signs
from qtsolitaire.rules.deals import (
    ALPHABET,
    DEALS,
    DIGITS,
    Deal,
    DealCode,
    deal_of_the_day,
    next_deal,
    number_text,
    previous_deal,
    random_deal,
)
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Options, Variant

__all__ = [
    "DEALS",
    "Deal",
    "DealCode",
    "deal_of_the_day",
    "decode_options",
    "encode_options",
    "next_deal",
    "number_text",
    "parse",
    "previous_deal",
    "random_deal",
]

_FIGURES = re.compile("-?[0-9OIL]*[0-9][0-9OIL]*")
"""A number without # or letters, perhaps below zero; 1 and 0 may have been read for letters."""


def parse(
    text: str, variants: Sequence[Variant], chosen: Variant | None = None, options: Options | None = None
) -> Deal:
    """The deal that a player's text names (DC-06).

    A number alone means a deal of ``chosen`` with ``options`` (defaults where they say nothing): ``11982``
    and ``#11982`` a Microsoft number (DC-05), seven other characters one of the project's own. A whole code
    brings its game and options along. ``variants`` may hold several revisions of one game; each deals its own
    codes.

    Raises:
        CodeProblem: anything else; the ids are listed above.
    """
    typed = signs(text)
    plain = joined(typed)
    if not any(plain.startswith(f"{variant.code}{variant.revision}") for variant in variants):
        _refuse_game_name(text.strip(), plain, variants)
        if plain.startswith("#") or _is_figures(plain):
            return _figures_alone(typed, chosen, options)
        if chosen is not None and _is_own_number(plain):
            return numbered_deal(chosen, _completed(chosen, options), typed)
    return read_code(typed, variants)


def _refuse_game_name(text: str, plain: str, variants: Sequence[Variant]) -> None:
    """``Pyramid`` is a game before it is seven characters of base 32."""
    for variant in variants:
        if plain.replace("-", "") == variant.id.replace("-", "").upper():
            raise CodeProblem("code.is_game_name", text=shown(text), example=example(variant))


def _is_figures(plain: str) -> bool:
    """True for ``11982``; seven signs with a letter among them are a number of the project's own."""
    return bool(_FIGURES.fullmatch(plain)) and (len(plain) != DIGITS or plain.isdigit())


def _is_own_number(plain: str) -> bool:
    """True for seven characters of base 32."""
    return len(plain) == DIGITS and all(sign in ALPHABET for sign in plain.translate(UNFOLDED))


def _figures_alone(typed: list[Sign], chosen: Variant | None, options: Options | None) -> Deal:
    """The deal of a number without a game, by the game chosen."""
    plain = joined(typed)
    if plain.startswith("-"):
        takes = chosen is not None and microsoft.NAME in chosen.numberings
        raise number_range(plain) if takes else stray_hyphen(typed[0])
    if chosen is None:
        raise CodeProblem("code.choose_game", number=shown(plain))
    if microsoft.NAME not in chosen.numberings and _is_own_number(plain):
        return numbered_deal(chosen, _completed(chosen, options), typed)
    digits = typed[1:] if plain.startswith("#") else typed
    return numbered_deal(chosen, _completed(chosen, options), [Sign("#", typed[0].place), *digits])


def _completed(variant: Variant, options: Options | None) -> Options:
    """A value for every setting of the game, and for nothing else."""
    given = options or {}
    return {setting.id: given.get(setting.id, setting.default) for setting in variant.settings}
