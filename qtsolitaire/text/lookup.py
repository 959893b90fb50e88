"""Where sentences are looked up, and in which order.

The plugin in the language, the plugin in English, the host in the language, the host in English. A faulty
translation counts as missing and is logged once.
"""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from qtsolitaire.rules.table import Variant
from qtsolitaire.text.languages import ENGLISH
from qtsolitaire.text.linguist import Linguist
from qtsolitaire.text.placeholders import fault
from qtsolitaire.text.sentences import SENTENCES

_log = logging.getLogger(__name__)


class Texts(Protocol):
    """What a catalogue of plugins gives."""

    @property
    def variants(self) -> Sequence[Variant]:
        """Every game there is."""
        ...

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        """The plugin's own sentences by id, empty where it has none."""
        ...


class Lookup:
    """All texts of one language that an id may have."""

    def __init__(self, language: str, catalogue: Texts | None, folder: Path | None) -> None:
        """Look into the host's file of ``language`` in ``folder`` and into the catalogue's plugins."""
        self._language = language
        self._catalogue = catalogue
        self._linguists = [Linguist(each, folder) for each in dict.fromkeys((language, ENGLISH.id))]
        self._blamed: set[str] = set()

    def knows(self, text_id: str, variant: Variant | None = None) -> bool:
        """True where a sentence of this id exists, if only in English."""
        return text_id in SENTENCES or any(text_id in texts for texts in self._plugin_texts(variant))

    def candidates(self, variant: Variant | None, text_id: str, n: int | None) -> list[str]:
        """Sound texts of this id, the best first."""
        own = self._from_plugin(variant, text_id, n)
        if not own and variant is None and text_id not in SENTENCES and self._catalogue:
            own = next(filter(None, (self._from_plugin(v, text_id, n) for v in self._catalogue.variants)), [])
        return own + self._from_host(text_id, n)

    def _from_host(self, text_id: str, n: int | None) -> list[str]:
        sentence = SENTENCES.get(text_id)
        if sentence is None:
            return []
        found = [linguist.find(sentence.context, sentence.english, n) for linguist in self._linguists]
        sound = [text for text in found if text and self._is_sound(text_id, sentence.english, text)]
        if not sound and self._language != ENGLISH.id:
            self._blame(text_id, "it is missing")
        return [*sound, sentence.english]

    def _from_plugin(self, variant: Variant | None, text_id: str, n: int | None) -> list[str]:
        texts = self._plugin_texts(variant)
        if not any(text_id in known for known in texts):
            return []
        english = texts[-1].get(text_id, "")
        one = f"{text_id}.one"  # a plugin's singular, where a number asks for it
        wanted = one if n is not None and self._is_singular(n) and one in texts[0] else text_id
        own = texts[0].get(wanted)
        if own is None:
            self._blame(text_id, "it is missing")
        elif self._is_sound(text_id, english or own, own):
            return [own, english] if english else [own]
        return [english] if english else []

    def _plugin_texts(self, variant: Variant | None) -> list[Mapping[str, str]]:
        """The variant's texts in the language and in English."""
        if variant is None or self._catalogue is None:
            return []
        languages = dict.fromkeys((self._language, ENGLISH.id))
        try:
            return [self._catalogue.texts(variant, language) for language in languages]
        except KeyError:  # a game that is played without its plugin, a replaced revision say
            return []

    def _is_singular(self, n: int) -> bool:
        return abs(n) == 1 or (n == 0 and self._language == "fr")

    def _is_sound(self, text_id: str, source: str, text: str) -> bool:
        wrong = fault(source, text)
        if wrong:
            self._blame(text_id, wrong)
        return wrong is None

    def _blame(self, text_id: str, wrong: str) -> None:
        if text_id not in self._blamed:
            self._blamed.add(text_id)
            _log.warning("translation %s of %s: %s; English is used", self._language, text_id, wrong)
