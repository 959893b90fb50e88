"""One letter to press for each entry of a menu, never the same twice in one menu, in any language (P63).

Chosen here and not by translators, so that no translation can break it. Where a script cannot be typed on every
keyboard (Devanagari), the English entry's letter stands behind in brackets, as desktops do it there.
"""

from collections.abc import Sequence


def marked(texts: Sequence[str], english: Sequence[str]) -> list[str]:
    """The texts with an ``&`` before their letter.

    Args:
        texts: the entries of one menu in the player's language.
        english: the same entries in English.
    """
    taken: set[str] = set()
    return [_mark(text, source, taken) for text, source in zip(texts, english, strict=True)]


def _mark(text: str, source: str, taken: set[str]) -> str:
    plain = text.replace("&", "&&")
    at = _free(plain, taken)
    if at is not None:
        return f"{plain[:at]}&{plain[at:]}"
    if any(_is_letter(letter) for letter in plain):
        return plain
    at = _free(source, taken)
    dots = "…" if plain.endswith("…") else ""
    return plain if at is None else f"{plain.removesuffix(dots).rstrip()} (&{source[at].upper()}){dots}"


def _free(text: str, taken: set[str]) -> int | None:
    """Where a letter stands that is still free: the first of a word, else any; taken from now on."""
    order: list[int] = [at for at in range(len(text)) if at == 0 or not text[at - 1].isalpha()]
    order += range(len(text))
    for at in order:
        letter = text[at].casefold()
        if _is_letter(letter) and letter not in taken:
            taken.add(letter)
            return at
    return None


def _is_letter(letter: str) -> bool:
    """A letter that every Latin keyboard has."""
    return letter.isascii() and letter.isalpha()
