"""The last part of a deal code: seven characters of base 32, or a Microsoft number after # (DC-02, DC-05)."""

from qtsolitaire.rules import microsoft
from qtsolitaire.rules.codeoptions import FOLDED
from qtsolitaire.rules.codetext import FIGURES, Sign, joined, shown
from qtsolitaire.rules.deals import ALPHABET, DIGITS, Deal, number_from_text
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Options, Variant

UNFOLDED = str.maketrans("01", "OI")
"""Digits that are in no game's letters and in no number: they were read for letters (DC-06)."""


def example(variant: Variant) -> str:
    """A valid code of this game, to be shown."""
    return Deal(variant, variant.default_options(), 1).code


def numbered_deal(variant: Variant, options: Options, number: list[Sign]) -> Deal:
    """The deal of a game by a number alone: seven characters, or digits after #.

    Raises:
        CodeProblem: the signs are no number of this game.
    """
    if not number:
        raise CodeProblem("code.no_number", example=example(variant))
    if number[0].text == "#":
        return _microsoft_deal(variant, options, number[1:])
    for sign in number:
        if sign.text.translate(UNFOLDED) not in ALPHABET:
            raise _no_digit(variant, options, number, sign)
    if len(number) != DIGITS:
        raise _hash_missing(variant, options, number) or _wrong_length(number)
    return Deal(variant, dict(options), number_from_text(joined(number).translate(UNFOLDED)))


def _wrong_length(number: list[Sign]) -> CodeProblem:
    """The refusal of a number that has not seven characters."""
    if len(number) > DIGITS:
        return CodeProblem("code.too_long", rest=shown(joined(number[DIGITS:])), place=number[DIGITS].place)
    return CodeProblem("code.too_short", number=joined(number), count=len(number), needed=DIGITS)


def _no_digit(variant: Variant, options: Options, number: list[Sign], sign: Sign) -> CodeProblem:
    """The refusal of a sign that is not in the alphabet."""
    problem = CodeProblem("code.bad_digit", character=sign.text, place=sign.place)
    return _hash_missing(variant, options, number) or problem


def _hash_missing(variant: Variant, options: Options, number: list[Sign]) -> CodeProblem | None:
    """What to say of a Microsoft number without its #."""
    text = joined(number)
    if microsoft.NAME not in variant.numberings or not text.isdigit():
        return None
    if not in_range(text):
        return number_range(text)
    return CodeProblem("code.no_hash", example=Deal(variant, dict(options), int(text), microsoft.NAME).code)


def _microsoft_deal(variant: Variant, options: Options, number: list[Sign]) -> Deal:
    """The deal that Microsoft's numbering gives (DC-05)."""
    if microsoft.NAME not in variant.numberings:
        raise CodeProblem("code.not_numbered", game=variant.code, example=example(variant))
    if not number:
        raise CodeProblem("code.no_number", example=Deal(variant, dict(options), 11982, microsoft.NAME).code)
    for sign in number:
        if sign.text.translate(FOLDED) not in FIGURES:
            raise CodeProblem("code.bad_figure", character=sign.text, place=sign.place)
    text = joined(number).translate(FOLDED)
    if not in_range(text):
        raise number_range(text)
    return Deal(variant, dict(options), int(text), microsoft.NAME)


def in_range(number: str) -> bool:
    """True for a Microsoft deal number."""
    return microsoft.FIRST <= int(number) <= microsoft.LAST


def number_range(number: str) -> CodeProblem:
    """The refusal of a Microsoft number that no program deals alike."""
    first, last = microsoft.FIRST, microsoft.LAST
    return CodeProblem("code.number_range", number=shown(number), first=first, last=last)


def stray_hyphen(hyphen: Sign) -> CodeProblem:
    """The refusal of a hyphen."""
    return CodeProblem("code.stray_hyphen", place=hyphen.place)
