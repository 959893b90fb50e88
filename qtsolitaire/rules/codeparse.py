"""A whole deal code read from left to right: game, revision, options, number (DC-01, DC-02, DC-06).

The parts have no fixed length and their hyphens may be missing, so every way to read revision and options
is found first; hyphens that were typed must stand where two parts meet. What cannot be read is told part by
part.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from qtsolitaire.rules import microsoft
from qtsolitaire.rules.codenumbers import (
    UNFOLDED,
    example,
    in_range,
    number_range,
    numbered_deal,
    stray_hyphen,
)
from qtsolitaire.rules.codeoptions import FOLDED, bad_options, readings
from qtsolitaire.rules.codetext import Sign, joined, shown
from qtsolitaire.rules.deals import DIGITS, Deal
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Value, Variant


class _Code(NamedTuple):
    """What follows the game's letters."""

    body: list[Sign]  # without hyphens
    hyphens: list[tuple[int, Sign]]  # each with the number of body signs before it


class _Way(NamedTuple):
    """One way to read revision and options."""

    variant: Variant  # the game in the revision read
    options: dict[str, Value]  # value by setting id
    number: list[Sign]  # what is left
    missing: int  # hyphens left out; the way with the fewest is meant


def read_code(typed: list[Sign], variants: Sequence[Variant]) -> Deal:
    """The deal of a whole code.

    Raises:
        CodeProblem: it is none.
    """
    family = _family(typed, variants)
    code = _parted(typed, family)
    ways = [way for variant in family for way in _ways(code, variant)]
    if not ways:
        raise _unread(code, family)
    meant = [way for way in ways if _fits(way.number)] or ways
    fewest = min(way.missing for way in meant)
    meant = [way for way in meant if way.missing == fewest]
    if len(meant) > 1:
        raise CodeProblem("code.ambiguous", example=example(meant[0].variant))
    return numbered_deal(meant[0].variant, meant[0].options, meant[0].number)


def known_games(variants: Sequence[Variant]) -> str:
    """The letters of all games, to be shown."""
    return ", ".join(sorted({variant.code for variant in variants}))


def _family(typed: list[Sign], variants: Sequence[Variant]) -> list[Variant]:
    """The revisions of the game whose letters begin the code."""
    letters = joined(typed[:2]).translate(UNFOLDED)
    if len(letters) < 2 or not letters.isalpha():
        raise CodeProblem("code.no_game", text=shown(joined(typed)), known=known_games(variants))
    family = [variant for variant in variants if variant.code == letters]
    if not family:
        raise CodeProblem("code.unknown_game", game=joined(typed[:2]), known=known_games(variants))
    return family


def _latest(family: list[Variant]) -> Variant:
    """The newest revision of a game."""
    return max(family, key=lambda variant: variant.revision)


def _parted(typed: list[Sign], family: list[Variant]) -> _Code:
    """Hyphens apart from what they part; at most two, and never side by side."""
    body: list[Sign] = []
    hyphens: list[tuple[int, Sign]] = []
    for sign in typed[2:]:
        if sign.text == "-":
            hyphens.append((len(body), sign))
        else:
            body.append(sign)
    if not body or (hyphens and hyphens[0][0] == 0):
        raise _no_revision(typed, _latest(family))
    stray = [right for left, right in pairwise(hyphens) if left[0] == right[0]] + hyphens[2:]
    if stray:
        raise stray_hyphen(stray[0][1])
    return _Code(body, hyphens)


def _no_revision(typed: list[Sign], variant: Variant) -> CodeProblem:
    """The refusal of ``FC``, ``FC-`` and ``FC-12``; what looks like a Microsoft number is told its range."""
    number = joined(typed[3:]).removeprefix("#")
    if microsoft.NAME in variant.numberings and number.removeprefix("-").isdigit() and not in_range(number):
        return number_range(number)
    place = typed[2].place if len(typed) > 2 else typed[-1].place + 1
    return CodeProblem("code.no_revision", game=variant.code, place=place, example=example(variant))


def _ways(code: _Code, variant: Variant) -> list[_Way]:
    """Every way to read the code as one of this variant."""
    text = joined(code.body)
    revision = str(variant.revision)
    if not text.translate(FOLDED).startswith(revision):
        return []
    found, hyphens = [], {place for place, _ in code.hyphens}
    for reading in readings(variant, text[len(revision) :]):
        end = len(revision) + reading.end
        joints = {len(revision), end}
        if hyphens <= joints:
            found.append(_Way(variant, reading.options, code.body[end:], len(joints - hyphens)))
    return found


def _fits(number: list[Sign]) -> bool:
    """True where these signs may be a number."""
    return len(number) == DIGITS or joined(number).startswith("#")


def _unread(code: _Code, family: list[Variant]) -> CodeProblem:
    """Why there is no way to read revision and options."""
    text = joined(code.body)
    hyphens = [place for place, _ in code.hyphens]
    begun = [variant for variant in family if text.translate(FOLDED).startswith(str(variant.revision))]
    if hyphens:  # the first one ends the revision, if nothing but the revision is before it
        typed = text[: hyphens[0]].translate(FOLDED)
        begun = [v for v in begun if not typed.isdigit() or typed == str(v.revision)]
    if not begun:
        return _wrong_revision(code, family)
    variant = _latest(begun)
    start = len(str(variant.revision))
    ends = [*(place for place in hyphens if place > start), text.find("#")]
    end = min((place for place in ends if place >= start), default=max(start, len(text) - DIGITS))
    place = code.body[start].place if start < len(code.body) else code.body[-1].place + 1
    return bad_options(variant, text[start:end], place)


def _wrong_revision(code: _Code, family: list[Variant]) -> CodeProblem:
    """The refusal of a missing, a newer or an unknown revision."""
    latest = _latest(family)
    text = joined(code.body)
    figures = text[: len(text) - len(text.lstrip("0123456789"))]
    if code.hyphens and text[: code.hyphens[0][0]].translate(FOLDED).isdigit():
        figures = text[: code.hyphens[0][0]].translate(FOLDED)
    if not figures:
        place = code.body[0].place
        return CodeProblem("code.no_revision", game=latest.code, place=place, example=example(latest))
    wrong = "code.newer_revision" if int(figures) > latest.revision else "code.unknown_revision"
    known, shown_example = latest.revision, example(latest)
    return CodeProblem(wrong, game=latest.code, revision=shown(figures), known=known, example=shown_example)
