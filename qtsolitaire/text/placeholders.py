"""Named placeholders of sentences: found, compared, filled, without ever raising."""

import re
from collections.abc import Mapping
from string import Formatter

_QT = re.compile(r"%L?(?:n|[1-9]\d?)")


def placeholders(text: str) -> frozenset[str] | None:
    """Names in braces, ``%n`` and ``%1``; None for braces that do not close or hold no plain name."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    names = [name for _, name, spec, conversion in parts if name is not None and not spec and not conversion]
    fields = sum(1 for _, name, _, _ in parts if name is not None)
    if len(names) != fields or not all(name.isidentifier() for name in names):
        return None
    return frozenset(names) | frozenset(_QT.findall(text))


def fault(source: str, translation: str) -> str | None:
    """What is wrong with a translation, None where nothing is: it may be empty or ask for other values."""
    if not translation.strip():
        return "it is empty"
    expected, found = placeholders(source), placeholders(translation)
    if found is None:
        return "its braces do not fit"
    wrong = ", ".join(sorted(found ^ expected)) if expected is not None else ""
    if wrong and (wrong != "%n" or "%n" in found):  # a singular may say "one card" without its number
        return f"its placeholders differ in {wrong}"
    return None


def fill(text: str, values: Mapping[str, str]) -> str | None:
    """``text`` with its placeholders filled; None where a value is missing."""
    needed = placeholders(text)
    if needed is None or not needed - {"%n"} <= values.keys():
        return None
    return text.format_map(values)
