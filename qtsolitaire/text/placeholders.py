"""Named placeholders of sentences: found, compared, filled, without ever raising."""

from collections.abc import Mapping
from string import Formatter


def placeholders(text: str) -> frozenset[str] | None:
    """Names in braces, and ``%n``; None for braces that do not close or hold no plain name."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    names = [name for _, name, spec, conversion in parts if name is not None and not spec and not conversion]
    fields = sum(1 for _, name, _, _ in parts if name is not None)
    if len(names) != fields or not all(name.isidentifier() for name in names):
        return None
    return frozenset(names) | ({"%n"} if "%n" in text else frozenset())


def fault(source: str, translation: str) -> str | None:
    """What is wrong with a translation, None where nothing is: it may be empty or ask for other values."""
    if not translation.strip():
        return "it is empty"
    expected, found = placeholders(source), placeholders(translation)
    if found is None:
        return "its braces do not fit"
    if expected is not None and found != expected:
        wrong = ", ".join(sorted(found ^ expected))
        return f"its placeholders differ in {wrong}"
    return None


def fill(text: str, values: Mapping[str, str]) -> str | None:
    """``text`` with its placeholders filled; None where a value is missing."""
    needed = placeholders(text)
    if needed is None or not needed <= values.keys() | {"%n"}:
        return None
    return text.format_map(values)
