"""One letter to press for each entry of a menu, never the same twice in one menu, in any language (P63).

Chosen here and not by translators, so that no translation can break it. Where a script cannot be typed on every
keyboard (Devanagari), the English entry's letter stands behind in brackets, as desktops do it there.
"""

from collections.abc import Sequence


def marked(texts: Sequence[str], english: Sequence[str]) -> list[str]:
    """The texts with an ``&`` before their letter.

    Every entry gets its first letter where that is free, then the others get the first letter of another word, then
    any letter that is left.

    Args:
        texts: the entries of one menu in the player's language.
        english: the same entries in English.
    """
    sources = [text if any(map(_is_letter, text)) else source for text, source in zip(texts, english, strict=True)]
    places = _places(sources)
    return [_mark(*each) for each in zip(texts, sources, places, strict=True)]


def _places(sources: Sequence[str]) -> list[int | None]:
    """Where each entry's letter stands, None where no letter is left for it."""
    taken: set[str] = set()
    places: list[int | None] = [None] * len(sources)
    for candidates in (_first, _starts, _all):
        for entry, source in enumerate(sources):
            if places[entry] is None:
                places[entry] = _free(source, candidates(source), taken)
    return places


def _first(text: str) -> Sequence[int]:
    return range(min(1, len(text)))


def _starts(text: str) -> Sequence[int]:
    return [at for at in range(1, len(text)) if not text[at - 1].isalpha()]


def _all(text: str) -> Sequence[int]:
    return range(len(text))


def _free(text: str, candidates: Sequence[int], taken: set[str]) -> int | None:
    """The first of these places whose letter is still free; taken from now on."""
    for at in candidates:
        letter = text[at].casefold()
        if _is_letter(letter) and letter not in taken:
            taken.add(letter)
            return at
    return None


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
