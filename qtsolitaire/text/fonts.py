"""The Devanagari font, without which Hindi is boxes: from its package, else whatever the system has."""

from functools import cache
from pathlib import Path

DEVANAGARI_FAMILY = "Noto Sans Devanagari"


def _packaged() -> list[Path]:
    try:
        import fontpkg_noto_sans_devanagari as package
    except ImportError:
        return []
    return sorted(Path(package.ROOT).glob("files/*.[to]tf"))


@cache
def devanagari() -> str | None:
    """The family that shows Hindi, registered with Qt; None if no font can be had. Needs a QGuiApplication."""
    from PySide6.QtGui import QFontDatabase  # costs a start 9 ms, and other languages do not need it

    for path in _packaged():
        number = QFontDatabase.addApplicationFont(str(path))
        families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if families:
            return str(families[0])
    installed = QFontDatabase.families(QFontDatabase.WritingSystem.Devanagari)
    return str(installed[0]) if installed else None
