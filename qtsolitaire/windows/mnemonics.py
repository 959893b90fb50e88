"""One letter to press for each entry of a menu, never the same twice in one menu, in any language (P63).

Chosen here and not by translators, so that no translation can break it. Where a script cannot be typed on every
keyboard (Devanagari), the English entry's letter stands behind in brackets, as desktops do it there.
"""

from collections.abc import Sequence
from itertools import pairwise


def marked(texts: Sequence[str], english: Sequence[str]) -> list[str]:
    """The texts with an ``&`` before their letter.

    Every entry gets its first letter where that is free, then the others get the first letter of another word, then
    any letter; one whose letters are all taken makes another entry move on, as long as that helps.

    Args:
        texts: the entries of one menu in the player's language.
        english: the same entries in English.
    """
    sources = [text if any(map(_is_letter, text)) else source for text, source in zip(texts, english, strict=True)]
    places = _Seats(sources).places()
    return [_mark(*each) for each in zip(texts, sources, places, strict=True)]


class _Seats:
    """Who has which letter."""

    def __init__(self, sources: Sequence[str]) -> None:
        """Seat everybody that can be seated."""
        self._sources = list(map(_lowered, sources))
        self._owner: dict[str, int] = {}
        for wishes in (_first, _starts):
            for entry, source in enumerate(self._sources):
                if entry not in self._owner.values():
                    free = [letter for letter in wishes(source) if letter not in self._owner]
                    self._owner |= dict.fromkeys(free[:1], entry)
        for entry in range(len(sources)):
            if entry not in self._owner.values():
                self._seat(entry, set())

    def _seat(self, entry: int, tried: set[str]) -> bool:
        """Give the entry a letter, the free ones first, if need be by moving another entry on."""
        letters = [letter for letter in self._sources[entry] if _is_letter(letter)]
        for letter in sorted(letters, key=lambda each: each in self._owner):
            if letter in tried:
                continue
            tried.add(letter)
            if letter not in self._owner or self._seat(self._owner[letter], tried):
                self._owner[letter] = entry
                return True
        return False

    def places(self) -> list[int | None]:
        """Where each entry's letter stands: the first of a word where it can be; None without a letter."""
        letters = {entry: letter for letter, entry in self._owner.items()}
        return [_where(source, letters.get(entry)) for entry, source in enumerate(self._sources)]


def _lowered(source: str) -> str:
    """Small letters, each still in its place: only those that every keyboard has matter."""
    return "".join(letter.lower() if letter.isascii() else letter for letter in source)


def _where(source: str, letter: str | None) -> int | None:
    if letter is None:
        return None
    found = [at for at, each in enumerate(source) if each == letter]
    return next((at for at in found if at == 0 or not source[at - 1].isalpha()), found[0])


def _first(source: str) -> list[str]:
    return list(filter(_is_letter, source[:1]))


def _starts(source: str) -> list[str]:
    return [each for before, each in pairwise(source) if not before.isalpha() and _is_letter(each)]


def _mark(text: str, source: str, at: int | None) -> str:
    if at is None:
        return text.replace("&", "&&")
    if source == text:
        return f"{text[:at].replace('&', '&&')}&{text[at:].replace('&', '&&')}"
    dots = "…" if text.endswith("…") else ""
    return f"{text.removesuffix(dots).rstrip()} (&{source[at].upper()}){dots}"


def _is_letter(letter: str) -> bool:
    """A letter that every Latin keyboard has."""
    return letter.isascii() and letter.isalpha()
