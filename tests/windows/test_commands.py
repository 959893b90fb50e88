"""Menu, keys and buttons of the main window (AP-02, AP-04; cases P35, P62, P63)."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.commands import COMMANDS
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.menus import MainMenu
from tests.windows.conftest import Opener
from tests.windows.games import first_move

CONTROL = Qt.KeyboardModifier.ControlModifier


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    qtbot.keyClick(window.table, key, modifier or Qt.KeyboardModifier.NoModifier)


def act(window: MainWindow) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))


def moves(window: MainWindow) -> int:
    assert window.host.session is not None
    return window.host.session.moves


def open_menu(window: MainWindow) -> MainMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, MainMenu)
    return menu


def entries(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def test_tf_18_undo_and_redo_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    act(window)
    assert window.host.session is not None
    after = window.host.session.position
    press(qtbot, window, Qt.Key.Key_Z, CONTROL)
    assert window.host.session.position == window.host.session.opening
    press(qtbot, window, Qt.Key.Key_Y, CONTROL)
    assert window.host.session.position == after
    press(qtbot, window, Qt.Key.Key_Z, CONTROL)
    press(qtbot, window, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert window.host.session.position == after


def test_tf_18_undo_and_redo_by_buttons_that_show_whether_they_can(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.bar.undo.isEnabled()
    act(window)
    assert window.bar.undo.isEnabled()
    qtbot.mouseClick(window.bar.undo, Qt.MouseButton.LeftButton)
    assert not window.bar.undo.isEnabled()
    assert window.bar.redo.isEnabled()
    qtbot.mouseClick(window.bar.redo, Qt.MouseButton.LeftButton)
    assert window.bar.undo.isEnabled()
    assert [counter.value for counter in window.bar.counters.shown][1] == str(moves(window)) == "2"


def test_ap_11_next_and_previous_deal_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Qt.Key.Key_PageDown, CONTROL)
    assert window.status.code.text() == "TF1-D1N-AAAAAAC"
    press(qtbot, window, Qt.Key.Key_PageUp, CONTROL)
    press(qtbot, window, Qt.Key.Key_PageUp, CONTROL)
    assert window.status.code.text() == "TF1-D1N-AAAAAAA"


def test_tf_20_copy_and_paste_of_deal_codes(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "TF1-D1N-AAAAAAB"
    QApplication.clipboard().setText(" bk1-c4-aaaaa24\n")
    press(qtbot, window, Qt.Key.Key_V, CONTROL)
    assert window.status.code.text() == "BK1-C4-AAAAA24"


def test_dc_06_a_wrong_code_is_told_and_the_game_stays(qtbot: QtBot, window: MainWindow) -> None:
    act(window)
    session = window.host.session
    QApplication.clipboard().setText("TF1-D1N-AAA8AAB")
    press(qtbot, window, Qt.Key.Key_V, CONTROL)
    assert "8" in window.stage.toast.words
    assert window.host.session is session
    assert moves(window) == 1


def test_p63_no_key_belongs_to_two_commands() -> None:
    keys = Counter(QKeySequence(each).toString() for command in COMMANDS for each in command.keys)
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_p63_no_letter_twice_in_one_menu(qtbot: QtBot, open_window: Opener, language: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB", language=language)
    press(qtbot, window, Qt.Key.Key_F10)
    menu = open_menu(window)
    for each in (menu, *menu.submenus.values()):
        texts = [action.text().replace("&&", "") for action in entries(each)]
        letters = [text[text.index("&") + 1].casefold() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)) == len(texts), texts
    menu.close()


def test_p63_alt_alone_opens_the_menu_and_escape_closes_it(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Qt.Key.Key_Alt)
    menu = open_menu(window)
    session = window.host.session
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert window.host.session is session


def test_p63_alt_with_another_key_opens_nothing(qtbot: QtBot, window: MainWindow) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyPress(window.table, Qt.Key.Key_Alt, alt)
    qtbot.keyPress(window.table, Qt.Key.Key_G, alt)
    qtbot.keyRelease(window.table, Qt.Key.Key_G, alt)
    qtbot.keyRelease(window.table, Qt.Key.Key_Alt)
    assert QApplication.activePopupWidget() is None


def test_p63_enter_acts_on_the_entry_that_is_marked_and_on_no_other(qtbot: QtBot, window: MainWindow) -> None:
    act(window)
    press(qtbot, window, Qt.Key.Key_F10)
    menu = open_menu(window)
    menu.setActiveAction(window.commands["undo"])
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert not window.bar.undo.isEnabled()
    assert window.status.code.text() == "TF1-D1N-AAAAAAB"
    assert window.stage.question.isHidden()


def test_p63_tab_round_the_window_never_rests_on_something_hidden(qtbot: QtBot, window: MainWindow) -> None:
    seen = set()
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        seen.add(focus)
    assert {window.bar.menu, window.bar.new_game, window.bar.rules, window.table} <= seen


@pytest.mark.parametrize("command", ["restart", "next_deal", "previous_deal", "deal_of_the_day", "paste_code"])
def test_p59_a_begun_game_is_given_up_only_by_a_clear_word(qtbot: QtBot, window: MainWindow, command: str) -> None:
    QApplication.clipboard().setText("TF1-D3N-AAAAA24")
    act(window)
    session = window.host.session
    window.commands[command].trigger()
    question = window.stage.question
    assert question.isVisible()
    assert window.host.session is session
    assert moves(window) == 1
    qtbot.keyClick(question.keep, Qt.Key.Key_Return)
    assert question.isHidden()
    assert moves(window) == 1
    window.commands[command].trigger()
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert moves(window) == 0
    assert window.house.history.rate("thoughtful") == (1, 0)


@pytest.mark.parametrize("command", ["restart", "next_deal", "deal_of_the_day"])
def test_p59_a_game_without_a_move_is_left_without_a_question(window: MainWindow, command: str) -> None:
    window.commands[command].trigger()
    assert window.stage.question.isHidden()
    assert window.house.history.rate("thoughtful") == (0, 0)


@pytest.mark.parametrize("code", ["TF1-D1N-AAAAAAB", "BK1-C4-AAAAA24", "SP1-S4-AAAAAAB", "PY1-ND-AAAAAAB"])
def test_p35_twenty_deals_in_a_row_leave_the_last_one_with_its_own_cards(
    qtbot: QtBot, open_window: Opener, code: str
) -> None:
    from qtsolitaire.table.animation import Speed

    window = open_window(code)
    window.table.set_speed(Speed.NORMAL)
    for _ in range(20):
        press(qtbot, window, Qt.Key.Key_PageDown, CONTROL)
        qtbot.wait(15)
    press(qtbot, window, Qt.Key.Key_R, CONTROL)
    press(qtbot, window, Qt.Key.Key_Z, CONTROL)
    session = window.host.session
    assert session is not None
    assert session.deal is not None
    assert session.position == session.opening
    assert window.table.session is session
    assert window.status.code.text() == session.deal.code
    cards = sum(map(len, session.position.piles))
    assert sum(map(len, window.table.table.piles)) == cards == len(session.engine.table.pack)
    assert window.house.history.games() == []
