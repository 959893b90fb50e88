"""The language of the running program: switched at once, kept alive, and never shown as boxes."""

import gc
import logging
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QFont, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from qtsolitaire.text import fonts, translators
from qtsolitaire.text.language import LanguageSwitch, system_language
from tests.text.linguist import SCRIPT, all_texts


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    made = LanguageSwitch(qapp)
    yield made
    made.retire()


class Listener(QLabel):
    """A widget that says which text it would show after each LanguageChange."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt names it
        if event.type() == QEvent.Type.LanguageChange:
            self.heard.append(QCoreApplication.translate("bar", "Undo"))
        super().changeEvent(event)


def undo() -> str:
    return QCoreApplication.translate("bar", "Undo")


UNDO = {"en": "Undo", "fr": "Annuler", "hi": "वापस लें"}


@pytest.mark.parametrize("chosen", ["fr", "hi", "en"])
def test_ap_06_texts_change_at_once(switch: LanguageSwitch, chosen: str) -> None:
    switch.switch("hi" if chosen == "fr" else "fr")
    assert switch.switch(chosen) == chosen
    assert undo() == UNDO[chosen]
    assert switch.speech.language == switch.language == chosen
    assert QLocale().bcp47Name().partition("-")[0] == chosen


def test_p45_every_widget_hears_of_the_change(switch: LanguageSwitch, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    with qtbot.waitSignal(switch.changed) as told:
        switch.switch("fr")
    qtbot.waitUntil(lambda: widget.heard[-1:] == ["Annuler"])
    assert told.args == ["fr"]
    switch.switch("hi")
    qtbot.waitUntil(lambda: widget.heard[-1:] == ["वापस लें"])


def translators_alive() -> int:
    gc.collect()
    return sum(isinstance(each, QTranslator) for each in gc.get_objects())


def test_p46_fifty_switches_leave_two_translators_and_the_texts(switch: LanguageSwitch) -> None:
    switch.switch("fr")
    before = translators_alive()
    for turn in range(50):
        switch.switch(("en", "hi", "fr")[turn % 3])
    switch.switch("fr")
    assert translators_alive() == before
    assert undo() == "Annuler"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    switch.retire()
    assert undo() == "Undo", "no further translator was left installed"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize(
    ("chosen", "cancel", "copy"), [("en", "Cancel", "&Copy"), ("fr", "Annuler", "Cop&ier"), ("hi", "रद्द करें", "कॉपी करें")]
)
def test_qt_s_own_words_change_too(switch: LanguageSwitch, qtbot: QtBot, chosen: str, cancel: str, copy: str) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    field = QLineEdit("text")
    qtbot.addWidget(buttons)
    qtbot.addWidget(field)
    switch.switch("hi" if chosen == "en" else "en")
    switch.switch(chosen)
    qtbot.waitUntil(lambda: buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel)
    menu = field.createStandardContextMenu()
    assert copy in [action.text().partition("\t")[0] for action in menu.actions()]
    menu.deleteLater()


def test_plurals_in_the_window_follow_the_language(switch: LanguageSwitch) -> None:
    source = "The game is played with %n card(s)."
    told = {}
    for chosen in ("en", "fr", "hi"):
        switch.switch(chosen)
        told[chosen] = [QCoreApplication.translate("page", source, "", n) for n in (0, 1, 2)]
    assert told["en"] == [f"The game is played with {n}." for n in ("0 cards", "1 card", "2 cards")]
    assert told["fr"] == [f"Le jeu se joue avec {n}." for n in ("0 carte", "1 carte", "2 cartes")]
    assert told["hi"][1] == "यह खेल 1 पत्ते से खेला जाता है।"
    assert told["hi"][0] == "यह खेल 0 पत्तों से खेला जाता है।"


def test_the_menu_names_languages_in_themselves(switch: LanguageSwitch) -> None:
    for chosen in ("fr", "hi", "en"):
        switch.switch(chosen)
        assert [offer.name for offer in switch.offers()] == ["English", "Français", "हिन्दी"]
        assert not any(offer.reason for offer in switch.offers())


@pytest.mark.parametrize("unknown", ["", "de", "FR", "../fr", "hi\0"])
def test_an_unknown_language_is_english(switch: LanguageSwitch, unknown: str) -> None:
    assert switch.switch(unknown) == "en"
    assert undo() == "Undo"


def test_the_first_start_follows_the_system() -> None:
    assert system_language(["fr-FR", "en-US"]) == "fr"
    assert system_language(["hi-IN"]) == "hi"
    assert system_language(["sv-SE"]) == "en"
    assert system_language() == "en", "the tests run in an English locale"


def test_letters_of_the_indices_reach_the_sentences(switch: LanguageSwitch) -> None:
    heard: list[str] = []
    switch.changed.connect(heard.append)
    switch.set_letters("AVDR")
    assert switch.speech.rank(13) == "R"
    switch.switch("fr")
    assert switch.speech.rank(12) == "D", "a switch of language keeps the letters"
    assert heard == ["en", "fr"]


def test_p48_a_faulty_text_of_a_window_is_english(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tree = SCRIPT.ET.Element("TS", version="2.1", language="fr")
    context = SCRIPT.ET.SubElement(tree, "context")
    SCRIPT.ET.SubElement(context, "name").text = "window"
    for source, text in [("Deal {number}", "Donne {nmae}"), ("Page %1", "Page"), ("Open", " "), ("Close", "Fermer")]:
        message = SCRIPT.ET.SubElement(context, "message")
        SCRIPT.ET.SubElement(message, "source").text = source
        SCRIPT.set_forms(message, [text])
    path = tmp_path / "broken_fr.ts"
    SCRIPT.write(tree, path)
    subprocess.run([SCRIPT.tool("lrelease"), "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)
    translator = translators.CheckedTranslator(qapp)
    assert translator.load(str(path.with_suffix(".qm")))
    QCoreApplication.installTranslator(translator)
    try:
        with caplog.at_level(logging.WARNING):
            for _ in range(2):
                told = [
                    QCoreApplication.translate("window", text) for text in ("Deal {number}", "Page %1", "Open", "Close")
                ]
                assert told == ["Deal {number}", "Page %1", "Open", "Fermer"]
    finally:
        QCoreApplication.removeTranslator(translator)
    assert len(caplog.records) == 3


def missing_glyphs(text: str, family: str) -> bool:
    layout = QTextLayout(text, QFont(family, 12))
    layout.beginLayout()
    while layout.createLine().isValid():
        pass
    layout.endLayout()
    return any(0 in run.glyphIndexes() for run in layout.glyphRuns())


def test_p49_no_hindi_text_shows_a_box(qapp: QApplication) -> None:
    family = fonts.devanagari()
    assert family is not None
    default = QApplication.font().family()
    samples = [
        "नई बाज\u093cी",
        "क्लोंडाइक",
        "स्पाइडर",
        "पत्ते",
        "स्थिति",
        "हिन्दी",
        *(text for _, text in all_texts("hi") if text),
    ]
    suits = str.maketrans("", "", "♠♥♦♣×−–A…")
    for text in samples:
        assert not missing_glyphs(text.translate(suits), family), text
        assert not missing_glyphs(text.translate(suits), default), f"the default font does not fall back for {text!r}"


def test_p49_the_short_i_stands_before_its_cluster(qapp: QApplication) -> None:
    family = fonts.devanagari()
    assert family is not None
    font = QRawFont.fromFont(QFont(family, 12))
    sign = font.glyphIndexesForString("\u093f")[0]
    layout = QTextLayout("स्थि", QFont(family, 12))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    first = layout.glyphRuns()[0].glyphIndexes()[0]
    assert first == sign or font.glyphIndexesForString("स")[0] != first


def test_p49_without_a_font_hindi_is_unavailable_with_a_reason(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "devanagari", lambda: None)
    made = LanguageSwitch(qapp)
    try:
        assert made.switch("hi") == "en"
        reasons = {offer.id: offer.reason for offer in made.offers()}
        assert "font" in reasons["hi"]
        assert reasons["en"] == reasons["fr"] == ""
    finally:
        made.retire()
