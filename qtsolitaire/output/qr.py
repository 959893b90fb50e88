"""A deal code as a QR code, for a player's telephone: ISO/IEC 18004, as runs of black modules."""

from typing import NamedTuple

from PySide6.QtCore import QRect

QUIET = 4
"""Modules that stay white around it (ISO/IEC 18004, 6.3.8)."""


class QrCode(NamedTuple):
    """The black modules of a code."""

    modules: int  # on each side, without the quiet zone
    runs: tuple[QRect, ...]  # black modules side by side, one unit for each


def qr_code(text: str) -> QrCode:
    """The QR code of a short text; a seventh of it may be smudged (level M)."""
    import segno

    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    runs = (QRect(start, y, end - start, 1) for y, row in enumerate(rows) for start, end in _runs(row))
    return QrCode(len(rows), tuple(runs))


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
