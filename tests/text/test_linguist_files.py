"""Every sentence of the program is in the Linguist files, translated, sound and compiled."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from qtsolitaire.text.placeholders import fault, placeholders
from tests.text.linguist import LANGUAGES, ROOT, SCRIPT, entries

FILES = sorted((ROOT / "translations").glob("*.ts"))
CURE = "run `make translations`, translate what is new, run it again"


@pytest.fixture(scope="module")
def collected() -> set[tuple[str, str, str]]:
    return {key for key, _ in SCRIPT.messages(SCRIPT.collect())}


def test_there_are_files_for_every_language() -> None:
    names = {path.name for path in FILES}
    assert {"qtsolitaire_en.ts", "qtsolitaire_fr.ts", "qtsolitaire_hi.ts", "qtbase_hi.ts"} <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_exactly_the_sentences_of_the_sources(
    language: str, collected: set[tuple[str, str, str]]
) -> None:
    known = {key for key, _, _ in entries(SCRIPT.source_file(language))}
    assert known == collected, CURE


def test_english_has_every_plural_and_nothing_else(collected: set[tuple[str, str, str]]) -> None:
    known = {key for key, _, _ in entries(SCRIPT.source_file("en"))}
    assert known == {key for key in collected if "%n" in key[1]}, CURE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_is_untranslated_or_unfinished(path: Path) -> None:
    bad = [
        key
        for key, message, texts in entries(path)
        if not texts or not all(text.strip() for text in texts) or message.find("translation[@type]") is not None
    ]
    assert not bad, CURE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_placeholders_are_the_same_in_every_language(path: Path) -> None:
    for key, _, texts in entries(path):
        wrong = [f"{text!r}: {fault(key[1], text)}" for text in texts if fault(key[1], text)]
        assert not wrong, f"{key[1]!r} {wrong}"
        assert placeholders(texts[-1]) == placeholders(key[1]), f"the plural of {key[1]!r} says no number"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_sources_with_a_number_have_two_forms_and_others_one(path: Path) -> None:
    for key, message, texts in entries(path):
        is_plural = "%n" in key[1]
        assert (message.get("numerus") == "yes") == is_plural, key
        assert len(texts) == (2 if is_plural else 1), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_compiled_file_says_what_its_source_says(path: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm"))), CURE
    singular = 0 if path.stem.endswith("_fr") else 1
    for (context, source, comment), _, texts in entries(path):
        if len(texts) == 1:
            assert translator.translate(context, source, comment) == texts[0], CURE
        else:
            assert translator.translate(context, source, comment, singular) == texts[0], CURE
            assert translator.translate(context, source, comment, 2) == texts[1], CURE


@pytest.mark.parametrize(("language", "zero_is_singular"), [("en", False), ("fr", True), ("hi", False)])
def test_zero_has_the_plural_form_of_its_language(language: str, zero_is_singular: bool) -> None:
    translator = QTranslator()
    assert translator.load(str(SCRIPT.source_file(language).with_suffix(".qm")))
    key = next(key for key, _, texts in entries(SCRIPT.source_file(language)) if len(set(texts)) == 2)
    zero, one, two = (translator.translate(key[0], key[1], "", n) for n in (0, 1, 2))
    assert one != two
    assert zero == (one if zero_is_singular else two)
