"""What a plugin's games cannot say in a language: they are played all the same, in English there."""

from PySide6.QtCore import QCoreApplication

from qtsolitaire.plugins import Catalogue
from qtsolitaire.plugins.dropins import Row
from qtsolitaire.text import coverage
from qtsolitaire.text.languages import LANGUAGES
from qtsolitaire.text.speech import Speech

_SHOWN = 3
"""Ids that are named for each language; ``qtsolitaire check`` names all."""

_known: dict[tuple[str, str], list[str]] = {}
"""By the SHA-256 of a file and the language: its games' tables are laid out once, not at every look."""


def told(row: Row, catalogue: Catalogue, speech: Speech) -> list[str]:
    """One sentence for each language in which texts are missing, or are not sound."""
    sentences = []
    for language in LANGUAGES.values():
        lacking = _lacking(row, catalogue, language.id)
        if lacking:
            words = QCoreApplication.translate(
                "Plugins", "%n text(s) are missing or not sound in {language}: {ids}.", None, len(lacking)
            )
            ids = ", ".join(lacking[:_SHOWN]) + (" …" if len(lacking) > _SHOWN else "")
            sentences.append(words.replace("%n", speech.number(len(lacking))).format(language=language.name, ids=ids))
    return sentences


def _lacking(row: Row, catalogue: Catalogue, language: str) -> list[str]:
    key = row.candidate.sha, language
    if key not in _known:
        try:
            games = catalogue.of_file(row.path)
            _known[key] = [gap.text_id for game in games for gap in coverage.gaps(game, catalogue, language)]
        except Exception:  # the plugin's own functions
            return []
    return _known[key]
