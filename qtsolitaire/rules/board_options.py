"""Options as a board text spells them: ``draw=3 redeals=unlimited``."""

import re
from collections.abc import Iterator, Mapping
from itertools import product

from qtsolitaire.rules.board_text import Entry, shown
from qtsolitaire.rules.errors import BoardProblem
from qtsolitaire.rules.table import Choice, Options, Setting, Value, Variant

HOLD_ANYWAY = frozenset({"foundation_to_tableau=yes", "partial_runs=yes"})
"""Rules that other programs' Klondike boards spell out and that hold here always (TF-05, TF-16)."""


def options_text(variant: Variant, options: Options) -> str:
    """Every setting with its chosen value, in declared order; empty for a game without settings."""
    return " ".join(f"{setting.id}={_word(setting, _chosen(setting, options))}" for setting in variant.settings)


def _chosen(setting: Setting, options: Options) -> Choice:
    value = options.get(setting.id, setting.default)
    same = (choice for choice in setting.choices if _same(choice.value, value))
    return next(same, setting.choices[0])


def _same(one: Value, other: Value) -> bool:
    """1 and True are two values."""
    return one == other and type(one) is type(other)


def _word(setting: Setting, choice: Choice) -> str:
    """The value in words; the choice's code where that would be no word or not the only one."""
    told = [_told(each.value) for each in setting.choices]
    word = _told(choice.value)
    return word if re.fullmatch(r"[\w.+-]+", word) and told.count(word) == 1 else choice.code


def _told(value: Value) -> str:
    if value is None:
        return "unlimited"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def stated(variant: Variant, entry: Entry) -> dict[str, Value]:
    """The settings that an options line names; a value may also be written as its code.

    Raises:
        BoardProblem: ``board.bad_option``: the game has no such setting or choice.
    """
    found: dict[str, Value] = {}
    for word in re.sub(r"\s*=\s*", "=", entry.value).split():
        name, _, value = word.partition("=")
        choice = _named(variant, name.lower(), value.lower())
        if choice:
            found[name.lower()] = choice.value
        elif word.lower() not in HOLD_ANYWAY:
            known = ", ".join(f"{s.id}={_word(s, c)}" for s in variant.settings for c in s.choices)
            raise BoardProblem("board.bad_option", text=shown(word), line=entry.line, known=known)
    return found


def _named(variant: Variant, name: str, value: str) -> Choice | None:
    for setting in variant.settings:
        if setting.id.lower() == name:
            by_word = [c for c in setting.choices if _word(setting, c).lower() == value]
            return next(iter(by_word or [c for c in setting.choices if c.code.lower() == value]), None)
    return None


def fitting(variant: Variant, said: Mapping[str, Value], wished: Options) -> Iterator[dict[str, Value]]:
    """Every set of options that agrees with what the board says, the wished ones and the defaults first."""
    choices = []
    for setting in variant.settings:
        if setting.id in said:
            choices.append([said[setting.id]])
            continue
        first = _chosen(setting, {**variant.default_options(), **wished}).value
        choices.append([first, *(c.value for c in setting.choices if not _same(c.value, first))])
    for values in product(*choices):
        yield {setting.id: value for setting, value in zip(variant.settings, values, strict=True)}
