"""The language switches at once in the middle of a game, and nothing of the former stays (AP-06; P45 to P47)."""

import gc
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.menus import MainMenu
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.plugins_window import PluginsDialog
from qtsolitaire.windows.print_sheet import PrintSheet
from qtsolitaire.windows.settings import SettingsDialog
from tests.windows.conftest import Opener
from tests.windows.games import almost_won, first_move, last_move
from tests.windows.visible import texts


def play(window: MainWindow, rules: bool = True) -> None:
    for _ in range(3):
        assert window.host.session is not None
        window.table.act(first_move(window.host.session))
    window.requests.open_rules(rules)
    window.requests.open_menu()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


def clear_away() -> None:
    """What was to be deleted later is gone."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def switch(window: MainWindow, language: str) -> None:
    window.house.preferences.set("language", language)
    QApplication.processEvents()  # widgets hear of it by an event


def test_p45_after_two_switches_everything_reads_as_in_a_fresh_start(open_window: Opener, player_home: Path) -> None:
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
    shutil.rmtree(player_home)
    fresh = open_window("TF1-D1N-AAAAAAB", language="fr")
    play(fresh)
    assert len(switched) > 60
    assert switched == texts(fresh)


def new_game(window: MainWindow) -> QWidget:
    house = window.house
    return NewGameDialog(
        window, house.catalogue, house.speech, house.preferences, house.history, window.host.session,
        window.table.table.theme, seconds=0.0, waiting=window.desk.waiting, finder=window.aids.finder,
    )  # fmt: skip


def settings(window: MainWindow) -> QWidget:
    return SettingsDialog(window, window.house.preferences, window.house.speech.language)


def plugins(window: MainWindow) -> QWidget:
    window.plugins.start()
    return PluginsDialog(window, window.house, window.plugins.watch)


def printing(window: MainWindow) -> QWidget:
    return PrintSheet(window, window.outputs.press, pages=True)


def exporting(window: MainWindow) -> QWidget:
    return PrintSheet(window, window.outputs.press, pages=False)


def example(window: MainWindow) -> QWidget:
    window.requests.open_rules(True)
    window.stage.rules.choose("examples")
    window.lesson.begin(window.stage.rules.examples.rows[0].example)
    return window.stage.rules


def detached(window: MainWindow) -> QWidget:
    window.requests.open_rules(True)
    window.stage.detach_rules()
    return window.stage.rules


def won(window: MainWindow) -> QWidget:
    window.host.begin(almost_won(window.house.catalogue))
    assert window.host.session is not None
    window.table.act(last_move(window.host.session))
    return window.stage.win_panel


def asked(window: MainWindow) -> QWidget:
    window.desk.restart()
    return window.stage.question


DIALOGS = (new_game, settings, plugins, printing, exporting, example, detached, won, asked)


@pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: dialog.__name__)
def test_p45_an_open_dialog_reads_as_in_a_fresh_start(
    open_window: Opener, player_home: Path, dialog: Callable[[MainWindow], QWidget]
) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    play(window, rules=False)
    dialog(window).show()
    switch(window, "hi")
    switch(window, "fr")
    switched = texts(window)
    window.plugins.close()
    window.close()
    shutil.rmtree(player_home)
    fresh = open_window("TF1-D1N-AAAAAAB", language="fr")
    play(fresh, rules=False)
    dialog(fresh).show()
    assert switched == texts(fresh)
    fresh.plugins.close()


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
        "&Plugins…",
        "Plugins…",
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


def test_p47_switching_after_dialogs_have_come_and_gone(
    qtbot: QtBot, window: MainWindow, capfd: pytest.CaptureFixture[str]
) -> None:
    def come_and_go() -> None:
        window.messages.tell_about()
        qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
        assert window.stage.question.isHidden()
        window.requests.open_rules(True)
        window.requests.open_rules(False)
        for action in (window.requests.new_game, window.requests.open_settings, window.requests.open_plugins):
            QTimer.singleShot(0, window, leave)
            action()

    def leave() -> None:
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        dialog.reject()

    come_and_go()
    clear_away()
    count = len(window.findChildren(QObject))
    for _ in range(20):
        come_and_go()
    clear_away()
    assert len(window.findChildren(QObject)) == count, "nothing is left of them"
    switch(window, "hi")
    assert "Error" not in capfd.readouterr().err
    window.requests.open_menu()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    window.close()


def test_p45_the_language_menu_switches_and_marks_the_language(window: MainWindow) -> None:
    window.requests.open_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, MainMenu)
    french = next(action for action in menu.languages.actions() if action.data() == "fr")
    french.trigger()
    menu.close()
    assert window.house.languages.language == "fr"
    assert french.isChecked()
    assert window.house.preferences.text("language") == "fr"
