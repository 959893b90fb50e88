"""Qt's translators for the running program: the project's own sentences, and Qt's.

A faulty translation of a window's text is left out, so that the window shows English there instead of failing when the
text is filled.
"""

import logging

from PySide6.QtCore import QLibraryInfo, QObject, QTranslator

from qtsolitaire import places
from qtsolitaire.text.linguist import compiled
from qtsolitaire.text.placeholders import fault

_log = logging.getLogger(__name__)


class CheckedTranslator(QTranslator):
    """A translator that finds nothing where its translation is empty or has other placeholders than the source."""

    def __init__(self, parent: QObject) -> None:
        """Start without any file. The parent keeps it from the garbage collector, which may run within ``translate``.

        Qt holds a lock while it asks its translators, and a translator takes the same lock when it goes: collected
        there, it would stop the program for good.
        """
        super().__init__(parent)
        self._blamed: set[tuple[str, str]] = set()

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The translation, None where the next translator or the source text should speak."""
        found: str | None = super().translate(context, source, disambiguation, n)
        if not found:
            return None
        wrong = None if _is_plain(source) and _is_plain(found) and found.strip() else fault(source, found)
        if wrong and (context, source) not in self._blamed:
            self._blamed.add((context, source))
            _log.warning("translation of %r in %s: %s; English is used", source, context, wrong)
        return None if wrong else found


def _is_plain(text: str) -> bool:
    """True without placeholders; this is asked for every word of every window."""
    return "{" not in text and "%" not in text and "}" not in text


def load_own(translator: QTranslator, language: str) -> bool:
    """Load the project's sentences; for English these are its plural forms."""
    return translator.load(str(compiled(language)))


def load_qt(translator: QTranslator, language: str) -> bool:
    """Load Qt's own words (OK, Cancel, the print and file dialogs): the project's file first, else the one Qt ships.

    For a language without either, and for English, the translator becomes empty and Qt speaks English.
    """
    own = places.translations() / f"qtbase_{language}.qm"
    shipped = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator.load(str(own)) if own.is_file() else translator.load(f"qtbase_{language}", shipped)
