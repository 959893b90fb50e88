"""What a player typed, made plain: the forgiveness of DC-06 that needs no knowledge of games.

Case, spaces, line ends, Unicode dashes and full-width characters are forgiven here, and characters that
nobody sees. Every sign keeps its place in the typed text, so that a refusal can say where.
"""

import string
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from qtsolitaire.rules.errors import CodeProblem

LONGEST = 1000
"""More typed characters than this are not looked at: a code is about 20."""

LETTERS, FIGURES = frozenset(string.ascii_uppercase), frozenset(string.digits)

_UNSEEN = frozenset("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff")
"""Invisible characters that travel along when text is copied from a page or a chat."""

_MORE_DASHES = frozenset("\u2043\u207b\u2212\u02d7")
"""Hyphen bullet, superscript minus, minus, modifier minus: dashes to the eye, not in category Pd."""

_FULL_WIDTH = range(0xFF01, 0xFF5F)
_FULL_WIDTH_OFFSET = 0xFEE0


class Sign(NamedTuple):
    """One character that counts."""

    text: str  # A-Z, 0-9, # or -
    place: int  # where it was typed, 1 is the first character


def signs(text: str) -> list[Sign]:
    """The characters that count, in capitals.

    Raises:
        CodeProblem: ``code.empty``, ``code.too_long``, ``code.bad_character``.
    """
    if len(text) > LONGEST:
        raise CodeProblem("code.too_long", rest=shown(text[LONGEST : LONGEST + 1]), place=LONGEST + 1)
    found = [Sign(_plain(character, place), place) for place, character in enumerate(text, 1)]
    found = [sign for sign in found if sign.text]
    if not found:
        raise CodeProblem("code.empty")
    return found


def _plain(character: str, place: int) -> str:
    """The sign this character stands for, or nothing for a space."""
    if character.isspace() or character in _UNSEEN:
        return ""
    if character in _MORE_DASHES or unicodedata.category(character) == "Pd":
        return "-"
    wide = ord(character) in _FULL_WIDTH
    plain = chr(ord(character) - _FULL_WIDTH_OFFSET) if wide else character
    plain = plain.upper() if plain.isascii() else plain
    if plain not in LETTERS and plain not in FIGURES and plain != "#":
        raise bad_character(character, place)
    return plain


def bad_character(character: str, place: int) -> CodeProblem:
    """The refusal of one character."""
    return CodeProblem("code.bad_character", character=shown(character), place=place)


def shown(text: str) -> str:
    """The text as a sentence can show it: short, and what has no glyph by its number."""
    seen = "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in text[:21])
    return seen if len(text) < 21 else seen[:20] + "…"


def joined(of: Sequence[Sign]) -> str:
    """The signs as one text."""
    return "".join(sign.text for sign in of)
