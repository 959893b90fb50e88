"""The language switches at once in the middle of a game, and nothing of the former stays (AP-06; P45 to P47)."""

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.menus import MainMenu
from qtsolitaire.windows.paragraph import Paragraph
from tests.windows.conftest import Opener
from tests.windows.games import first_move


def texts(window: MainWindow) -> dict[str, str]:
    """Everything that can be read or heard in the window, by where it stands."""
    found = {"title": window.windowTitle()}
    for at, widget in enumerate(window.findChildren(QWidget)):
        key = f"{at}:{type(widget).__name__}"
        if widget.isHidden() and not isinstance(widget.parent(), MainMenu):
            continue
        found[f"{key}.name"] = widget.accessibleName()
        found[f"{key}.tip"] = widget.toolTip()
        if isinstance(widget, QAbstractButton):
            found[f"{key}.text"] = widget.text()
        if isinstance(widget, Paragraph):
            found[f"{key}.text"] = widget.text
    for at, action in enumerate(window.findChildren(QAction)):
        found[f"action {at} {action.objectName()}"] = action.text()
    found["rules"] = window.stage.rules.browser.toPlainText()
    found["counters"] = str(window.bar.counters.shown)
    return {key: text for key, text in found.items() if text}


def play(window: MainWindow) -> None:
    for _ in range(3):
        assert window.host.session is not None
        window.table.act(first_move(window.host.session))
    window.open_rules(True)
    window.open_menu()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


def switch(window: MainWindow, language: str) -> None:
    window.house.preferences.set("language", language)


def test_p45_after_two_switches_everything_reads_as_in_a_fresh_start(open_window: Opener) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    play(window)
    session, moves, time = window.host.session, 3, window.host.clock.seconds
    switch(window, "hi")
    switch(window, "fr")
    switched = texts(window)
    assert window.host.session is session
    assert session is not None
    assert (session.moves, window.host.clock.seconds) == (moves, time)
    assert session.can_undo
    window.close()
    fresh = open_window("TF1-D1N-AAAAAAB", language="fr")
    if fresh.host.session is not None and fresh.host.session.moves == 0:
        play(fresh)
    assert switched == texts(fresh)


@pytest.mark.parametrize("language", ["fr", "hi"])
def test_p45_no_english_word_is_left(open_window: Opener, language: str) -> None:
    window = open_window("BK1-C4-AAAAA24")
    play(window)
    english = {text for text in texts(window).values() if any(letter.isalpha() for letter in text)}
    switch(window, language)
    same = english & set(texts(window).values())
    names = {
        "BK1-C4-AAAAA24",
        "Score",
        "Menu",
        "Menu (F10)",
        "&English",
        "English",
        "&Français",
        "Français",
        "हिन्दी (&H)",
    }
    assert {text for text in same if not text.startswith("qt_")} <= names


def test_p45_a_message_and_a_question_change_too(window: MainWindow) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    window.desk.want_code("nonsense")
    window.desk.restart()
    before = (window.stage.toast.words, window.stage.question.accessibleName())
    switch(window, "hi")
    after = (window.stage.toast.words, window.stage.question.accessibleName())
    assert all(one and other and one != other for one, other in zip(before, after, strict=True))


def test_p46_the_words_stay_after_a_collection_and_nothing_grows(open_window: Opener) -> None:
    window = open_window("TF1-D1N-AAAAAAB", language="fr")
    gc.collect()
    assert window.bar.undo.text() == "Annuler"
    count = len(window.findChildren(QWidget))
    for _ in range(25):
        switch(window, "en")
        switch(window, "fr")
    assert window.bar.undo.text() == "Annuler"
    assert len(window.findChildren(QWidget)) == count


def test_p47_switching_after_dialogs_have_come_and_gone(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(5):
        window.messages.tell_about()
        qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
        assert window.stage.question.isHidden()
        window.open_rules(True)
        window.open_rules(False)
    switch(window, "hi")
    window.open_menu()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    window.close()


def test_p45_the_language_menu_switches_and_marks_the_language(window: MainWindow) -> None:
    window.open_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, MainMenu)
    french = next(action for action in menu.languages.actions() if action.data() == "fr")
    french.trigger()
    menu.close()
    assert window.house.languages.language == "fr"
    assert french.isChecked()
    assert window.house.preferences.text("language") == "fr"
