"""The pause: clock, cards and commands (P41)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener
from tests.windows.games import first_move


def act(window: MainWindow) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))


def test_p41_ten_seconds_a_minute_of_pause_and_five_seconds_are_fifteen(
    qtbot: QtBot, window: MainWindow, open_window: Opener
) -> None:
    act(window)
    open_window.now.seconds += 10
    qtbot.keyClick(window.table, Qt.Key.Key_P)
    assert window.pause.is_on
    open_window.now.seconds += 60
    qtbot.keyClick(window.table, Qt.Key.Key_P)
    open_window.now.seconds += 5
    assert window.host.clock.seconds == 15


def test_p41_a_pause_outlasts_a_minimised_window(window: MainWindow, open_window: Opener) -> None:
    act(window)
    window.requests.toggle_pause()
    window.host.set_away(True)
    open_window.now.seconds += 60
    window.host.set_away(False)
    open_window.now.seconds += 60
    assert window.host.clock.seconds == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_p41_some_keys_go_on(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    act(window)
    window.commands["pause"].trigger()
    cover = window.pause.cover
    assert cover is not None
    assert cover.size() == window.table.size(), "no card is seen"
    qtbot.keyClick(cover.go_on, key)
    assert not window.pause.is_on
    assert not window.commands["pause"].isChecked()


def test_p41_a_paused_table_takes_no_move(qtbot: QtBot, window: MainWindow) -> None:
    act(window)
    act(window)
    window.requests.toggle_pause()
    cover, session = window.pause.cover, window.host.session
    assert cover is not None
    assert session is not None
    before = session.position
    for x in range(40, window.table.width(), 90):
        at = QPoint(x, 120)
        target = window.table.childAt(at) or cover
        qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(target, Qt.MouseButton.LeftButton)
        qtbot.mouseRelease(target, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_D, Qt.Key.Key_F, Qt.Key.Key_H, Qt.Key.Key_Left, Qt.Key.Key_A):
        qtbot.keyClick(cover.go_on, key)
    qtbot.keyClick(cover.go_on, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.position == before
    assert session.moves == 2
    assert window.pause.is_on
    assert not window.bar.undo.isEnabled()
    assert not window.bar.hint.isEnabled()
    window.requests.toggle_pause()
    assert window.bar.undo.isEnabled()
    assert window.bar.hint.isEnabled()


def test_p41_there_is_nothing_to_pause_before_the_first_action(window: MainWindow) -> None:
    window.commands["pause"].trigger()
    assert not window.pause.is_on
    assert not window.commands["pause"].isChecked()


def test_p41_another_deal_ends_the_pause(window: MainWindow) -> None:
    act(window)
    window.requests.toggle_pause()
    window.host.restart()
    assert not window.pause.is_on
    assert not window.host.is_paused


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_the_pause_speaks_the_players_language(window: MainWindow, language: str) -> None:
    act(window)
    window.requests.toggle_pause()
    assert window.pause.cover is not None
    said = {window.pause.cover.accessibleName()}
    window.house.preferences.set("language", language)
    said.add(window.pause.cover.accessibleName())
    assert len(said) == (1 if language == "en" else 2)
