"""The language of the running program, switched at once: translators, Qt's formats and the font it needs.

Widgets hear of a switch by their ``changeEvent`` (``LanguageChange``), everything else by ``changed``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from qtsolitaire.text import fonts, translators
from qtsolitaire.text.languages import ENGLISH, LANGUAGES, matching
from qtsolitaire.text.lookup import Texts
from qtsolitaire.text.speech import INTERNATIONAL, Speech


class Offer(NamedTuple):
    """A row of the language menu."""

    id: str  # "hi"
    name: str  # in itself, never translated
    reason: str  # why it cannot be chosen, in English; empty where it can


NO_FONT = "No font with Devanagari letters was found: install the package fontpkg-noto-sans-devanagari."


class LanguageSwitch(QObject):
    """Holds the translators (Qt keeps no reference of its own) and says when the language changes."""

    changed = Signal(str)
    """The new language's id, after the translators are in place."""

    def __init__(self, app: QCoreApplication, catalogue: Texts | None = None) -> None:
        """Start in English; ``switch`` chooses another language."""
        super().__init__(app)
        self._app = app
        self._catalogue = catalogue
        self._own = translators.CheckedTranslator(self)
        self._qt = QTranslator(self)
        self._letters = INTERNATIONAL
        self._language = ""
        self.speech = Speech(ENGLISH.id, catalogue)
        self.switch(ENGLISH.id)

    @property
    def language(self) -> str:
        """The language in use: "en", "fr" or "hi"."""
        return self._language

    def offers(self) -> list[Offer]:
        """Every language, the ones that cannot be shown with their reason."""
        return [Offer(each.id, each.name, self._reason(each.id)) for each in LANGUAGES.values()]

    def _reason(self, language: str) -> str:
        return NO_FONT if language == "hi" and fonts.devanagari() is None else ""

    def switch(self, language: str) -> str:
        """Speak ``language`` from now on; English if it is unknown or cannot be shown. Returns the one in use."""
        wanted = language if language in LANGUAGES and not self._reason(language) else ENGLISH.id
        if wanted == self._language:
            return wanted
        self._language = wanted
        QLocale.setDefault(QLocale(wanted))
        self.speech = Speech(wanted, self._catalogue, letters=self._letters)
        self._install()
        self.changed.emit(wanted)
        return wanted

    def set_letters(self, letters: str) -> None:
        """Name ace, jack, queen and king in sentences by these four letters, as the cards on the table do."""
        if letters != self._letters:
            self._letters = letters
            self.speech = Speech(self._language, self._catalogue, letters=letters)
            self.changed.emit(self._language)

    def retire(self) -> None:
        """Take the translators out again; for whoever outlives the program's window."""
        for translator in (self._own, self._qt):
            self._app.removeTranslator(translator)

    def _install(self) -> None:
        """Change what both translators say; the last ``installTranslator`` tells every widget."""
        self.retire()
        translators.load_own(self._own, self._language)
        translators.load_qt(self._qt, self._language)
        for translator in (self._qt, self._own):
            self._app.installTranslator(translator)


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first language of the system that the program speaks, English if there is none; for the first start."""
    return matching(QLocale.system().uiLanguages() if wanted is None else wanted)
