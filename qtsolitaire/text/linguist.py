"""The host's sentences out of a compiled Linguist file, in any process: no QApplication is needed.

Qt is loaded only when a file is: English without plural forms stays pure Python.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from qtsolitaire import places

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator


def compiled(language: str, folder: Path | None = None) -> Path:
    """Where the compiled file of a language lies."""
    return (folder or places.translations()) / f"qtsolitaire_{language}.qm"


@cache
def _loaded(path: Path) -> "QTranslator":
    """The file's translator, never let go: see ``translators.CheckedTranslator`` for what its end could stop."""
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    translator.load(str(path))
    return translator


class Linguist:
    """One language's file; a missing or broken one finds nothing."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        """Name the file; ``folder`` is the bundled one where None."""
        self._path = compiled(language, folder)
        self._plurals_only = language == "en"

    def find(self, context: str, source: str, n: int | None = None) -> str | None:
        """The translation, its ``%n`` not yet replaced; None where the file has none."""
        if self._plurals_only and "%n" not in source:
            return None
        if not self._path.is_file():
            return None
        number = -1 if n is None or "%n" not in source else abs(n)  # a text without plural has no second form
        return _loaded(self._path).translate(context, source, "", number) or None
