"""A deal code as a QR code, for a player's telephone: ISO/IEC 18004, drawn as one outline."""

from functools import lru_cache
from typing import NamedTuple

from qtsolitaire.table.art.shapes import Shape

QUIET = 4
"""Modules that stay white around it (ISO/IEC 18004, 6.3.8)."""


class QrCode(NamedTuple):
    """The black modules of a code."""

    modules: int  # on each side, without the quiet zone
    shape: Shape  # one unit for each module


@lru_cache(maxsize=256)
def qr_code(text: str) -> QrCode:
    """The QR code of a short text; a seventh of it may be smudged (level M)."""
    import segno

    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    runs = (f"M{start},{y} H{end} V{y + 1} H{start} Z" for y, row in enumerate(rows) for start, end in _runs(row))
    return QrCode(len(rows), Shape(" ".join(runs), "#000000"))


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where black modules begin and end."""
    found, start = [], -1
    for x, dark in enumerate((*row, 0)):
        if dark and start < 0:
            start = x
        elif not dark and start >= 0:
            found.append((start, x))
            start = -1
    return found
