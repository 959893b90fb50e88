"""Options as a deal code spells them (DC-02).

The choices' codes follow one another in the order of the settings, all of them, always: ``D1N``.
"""

import re
from itertools import product
from typing import NamedTuple

from qtsolitaire.rules.errors import CodeProblem, VariantProblem
from qtsolitaire.rules.table import Options, Setting, Value, Variant

FOLDED = str.maketrans("OIL", "011")
"""Letters that a reader takes for digits: both sides are folded before they are compared (DC-06)."""


class Reading(NamedTuple):
    """One way to read the beginning of a text as a variant's options."""

    options: dict[str, Value]  # value by setting id
    end: int  # how many characters they take


def encode_options(variant: Variant, options: Options) -> str:
    """The options' part of the code: ``D1N``. A setting that ``options`` leaves out stands at its default.

    Raises:
        CodeProblem: ``code.unknown_choice``: a setting has no such choice.
    """
    return "".join(_encoded(of, options.get(of.id, of.default)) for of in variant.settings)


def _encoded(setting: Setting, value: Value) -> str:
    """The code of the choice with this value; 1 and True are two values."""
    for choice in setting.choices:
        if choice.value == value and type(choice.value) is type(value):
            return choice.code
    raise CodeProblem("code.unknown_choice", setting=setting.id, value=str(value))


def check_codes(variant: Variant) -> None:
    """Make sure that every deal of the variant has one code, and every code one deal.

    Raises:
        VariantProblem: ``variant.code_letters``, ``variant.choice_code``, ``variant.codes_alike``.
    """
    if not re.fullmatch("[A-Z]{2}", variant.code) or variant.revision < 1:
        raise VariantProblem("variant.code_letters", variant=variant.id, code=variant.code)
    for setting in variant.settings:
        for choice in setting.choices:
            if not re.fullmatch("[A-Z0-9]+", choice.code):
                raise VariantProblem("variant.choice_code", variant=variant.id, setting=setting.id, code=choice.code)
    seen = set()
    for choices in product(*(setting.choices for setting in variant.settings)):
        spelled = "".join(choice.code for choice in choices)
        if spelled.translate(FOLDED) in seen:
            raise VariantProblem("variant.codes_alike", variant=variant.id, code=spelled)
        seen.add(spelled.translate(FOLDED))


def decode_options(variant: Variant, text: str) -> dict[str, Value]:
    """The value of every setting; ``text`` in capitals, 0 for O and 1 for I or L forgiven.

    Raises:
        CodeProblem: ``code.bad_options``, ``code.options_missing``, ``code.no_options``: the text is not exactly
            one choice of every setting.
    """
    whole = [reading for reading in readings(variant, text) if reading.end == len(text)]
    if not whole:
        raise bad_options(variant, text, 1)
    return whole[0].options


def bad_options(variant: Variant, text: str, place: int) -> CodeProblem:
    """The refusal of an options' part that begins at this character of the code, 1 first."""
    if not variant.settings:
        return CodeProblem("code.no_options", game=variant.code, options=text, place=place)
    example = encode_options(variant, variant.default_options())
    if not text:
        return CodeProblem("code.options_missing", game=variant.code, place=place, example=example)
    return CodeProblem("code.bad_options", game=variant.code, options=text, place=place, example=example)


def readings(variant: Variant, text: str) -> list[Reading]:
    """Every way to read the beginning of ``text`` as one choice of each setting, in order."""
    found = [Reading({}, 0)]
    for setting in variant.settings:
        found = [longer for reading in found for longer in _continued(reading, setting, text)]
    return found


def _continued(reading: Reading, setting: Setting, text: str) -> list[Reading]:
    """The reading with each choice of the next setting that the text goes on with."""
    longer = []
    for choice in setting.choices:
        end = reading.end + len(choice.code)
        if text[reading.end : end].translate(FOLDED) == choice.code.translate(FOLDED):
            longer.append(Reading({**reading.options, setting.id: choice.value}, end))
    return longer
