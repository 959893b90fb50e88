"""The lines of a board text, before anybody knows which game they are of.

A board is ``key: value`` lines, several of which may share a line; ``docs/FORMATS.md`` describes them. A line without a
key, or with a bare colon before it, is a plain column, as fc-solve and PySolFC write FreeCell boards.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from qtsolitaire.rules.cards import from_letters
from qtsolitaire.rules.errors import BoardProblem

LONGEST = 100_000
"""Characters; a two-deck board has about 700."""

PLAIN = ""
"""The key of a column that has none."""

NOTES = frozenset({"id", "source", "answer", "note", "title", "author"})
"""Keys whose whole line is for people."""

OTHER_KEYS = {
    "freecells": "cells",
    "free cells": "cells",
    "fc": "cells",
    "founds": "foundations",
    "foundation": "foundations",
    "game": "variant",
}
"""What other programs and people call our keys."""

NO_CARD = frozenset({"(empty)", "-", "--", "."})
"""How an empty place is written."""

BAR = "|"
"""Cards before it lie face down."""

_KEY = re.compile(r"(?:(?<=\s)|^)(free cells|redeals (?:left|used)|[a-z]\w*)[ \t]*:", re.IGNORECASE)
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")
_REMARK = re.compile(r"\((?!empty\))[^()]*\)", re.IGNORECASE)
_GLYPHS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")


class Entry(NamedTuple):
    """One key with its value, or one plain column."""

    key: str  # in lower case and in our own words, PLAIN for a plain column
    value: str  # what stands after the key, trimmed
    line: int  # 1 is the first line of the text


def entries(text: str) -> list[Entry]:
    """What the text says, in its order, without comments and notes.

    Raises:
        BoardProblem: ``board.too_long``, ``board.stray`` (a control character), ``board.empty``.
    """
    if len(text) > LONGEST:
        raise BoardProblem("board.too_long", most=LONGEST)
    found: list[Entry] = []
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        strange = next((sign for sign in line if not sign.isprintable() and not sign.isspace()), None)
        if strange is not None and strange not in "\ufe0e\ufe0f":
            raise BoardProblem("board.stray", line=number, text=shown(strange))
        found += _of_line(line, number)
    if not found:
        raise BoardProblem("board.empty")
    return found


def _of_line(line: str, number: int) -> Iterator[Entry]:
    line = _REMARK.sub(" ", _COMMENT.sub("", line)).strip()
    if line.startswith(":"):
        yield Entry(PLAIN, line[1:].strip(), number)
        return
    keys = list(_KEY.finditer(line))
    if keys and keys[0].group(1).lower() in NOTES and keys[0].start() == 0:
        return
    head = line[: keys[0].start()].strip() if keys else line
    if head:
        yield Entry(PLAIN, head, number)
    for place, key in enumerate(keys):
        end = keys[place + 1].start() if place + 1 < len(keys) else len(line)
        word = key.group(1).lower()
        yield Entry(OTHER_KEYS.get(word, word), line[key.end() : end].strip(), number)


def words(entry: Entry) -> list[str]:
    """The value's words; the bar is a word of its own even where it touches a card."""
    found = entry.value.replace(BAR, f" {BAR} ").split()
    return [word.lower() if word.startswith("(") else word for word in found]


def card_of(word: str, line: int) -> int:
    """The face-up card that a word names: ``7H``, ``7h``, ``10H``, ``7♥``.

    Raises:
        BoardProblem: ``board.not_a_card``.
    """
    try:
        return from_letters(word.translate(_GLYPHS))
    except ValueError:
        raise BoardProblem("board.not_a_card", text=shown(word), line=line) from None


def shown(text: str) -> str:
    """The text as a sentence can show it: short, and what has no glyph by its number."""
    seen = "".join(sign if sign.isprintable() else f"U+{ord(sign):04X}" for sign in text[:21])
    return seen if len(text) < 21 else seen[:20] + "…"
