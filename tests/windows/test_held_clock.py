"""The clock counts the time in which one can play: none of it passes behind a dialog or a question (AP-05)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.sheet import Sheet
from tests.windows.conftest import Opener
from tests.windows.games import first_move

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier

SHEETS = [
    ("new_game", Qt.Key.Key_N, CTRL),
    ("statistics", Qt.Key.Key_T, CTRL),
    ("star", Qt.Key.Key_K, CTRL),
    ("settings", Qt.Key.Key_Comma, CTRL),
    ("plugins", Qt.Key.Key_P, CTRL | SHIFT),
    ("print", Qt.Key.Key_P, CTRL),
    ("export", Qt.Key.Key_E, CTRL),
    ("keys", Qt.Key.Key_F1, SHIFT),
]


def begin(window: MainWindow) -> None:
    """The first action: the clock runs."""
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    assert window.host.clock.is_running


def passes(opener: Opener, window: MainWindow) -> float:
    """Seconds that the game counts of the next ten."""
    before = window.host.clock.seconds
    opener.now.seconds += 10
    return window.host.clock.seconds - before


@pytest.mark.parametrize(("name", "key", "modifiers"), SHEETS, ids=[name for name, _, _ in SHEETS])
def test_ap_05_the_clock_holds_while_a_dialog_is_open(
    qtbot: QtBot,
    window: MainWindow,
    open_window: Opener,
    name: str,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier,
) -> None:
    begin(window)
    counted: list[float] = []

    def look() -> None:
        [sheet] = [each for each in window.findChildren(Sheet) if each.isVisible()]
        counted.append(passes(open_window, window))
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
        if sheet.isVisible():  # the search field had the key to clear itself
            sheet.reject()

    QTimer.singleShot(50, window, look)
    qtbot.keyClick(window.table, key, modifiers)
    assert counted == [0], name
    assert passes(open_window, window) == 10, "and goes on when it is closed"


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_S])
def test_ap_05_the_clock_holds_while_a_file_is_chosen(
    qtbot: QtBot, window: MainWindow, open_window: Opener, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    begin(window)
    counted: list[float] = []

    def choose(*_args: object) -> tuple[str, str]:
        counted.append(passes(open_window, window))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    qtbot.keyClick(window.table, key, CTRL)
    assert counted == [0]
    assert passes(open_window, window) == 10


def ask_to_give_up(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_PageDown, CTRL)


def tell_about(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_F1, CTRL)


@pytest.mark.parametrize("ask", [ask_to_give_up, tell_about])
def test_ap_05_the_clock_holds_while_a_question_stands(
    qtbot: QtBot, window: MainWindow, open_window: Opener, ask: Callable[[QtBot, MainWindow], None]
) -> None:
    begin(window)
    ask(qtbot, window)
    assert window.stage.question.isVisible()
    assert passes(open_window, window) == 0
    qtbot.mouseClick(window.stage.question.keep, Qt.MouseButton.LeftButton)
    assert window.stage.question.isHidden()
    assert passes(open_window, window) == 10


def test_ap_05_a_question_answered_with_yes_begins_a_game_whose_clock_waits_for_its_first_action(
    qtbot: QtBot, window: MainWindow, open_window: Opener
) -> None:
    begin(window)
    ask_to_give_up(qtbot, window)
    qtbot.mouseClick(window.stage.question.yes, Qt.MouseButton.LeftButton)
    assert passes(open_window, window) == 0
    begin(window)
    assert passes(open_window, window) == 10


def test_ap_05_a_dialog_over_a_game_that_has_not_begun_starts_no_clock(
    qtbot: QtBot, window: MainWindow, open_window: Opener
) -> None:
    tell_about(qtbot, window)
    qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
    assert passes(open_window, window) == 0


def test_ap_05_undo_in_the_bar_while_a_question_stands_lets_no_clock_run(
    qtbot: QtBot, window: MainWindow, open_window: Opener
) -> None:
    begin(window)
    ask_to_give_up(qtbot, window)
    qtbot.mouseClick(window.bar.undo, Qt.MouseButton.LeftButton)
    assert passes(open_window, window) == 0
    qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
    assert passes(open_window, window) == 10


def test_p41_a_question_does_not_end_a_pause(qtbot: QtBot, window: MainWindow, open_window: Opener) -> None:
    begin(window)
    qtbot.keyClick(window.table, Qt.Key.Key_P)
    window.commands["about"].trigger()
    qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
    assert passes(open_window, window) == 0
    window.requests.toggle_pause()
    assert passes(open_window, window) == 10


def test_ap_05_a_window_minimised_behind_a_question_comes_back_with_the_clock_held(
    window: MainWindow, open_window: Opener, qtbot: QtBot
) -> None:
    begin(window)
    ask_to_give_up(qtbot, window)
    window.hide()
    window.show()
    assert passes(open_window, window) == 0
    qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Escape)
    assert passes(open_window, window) == 10
