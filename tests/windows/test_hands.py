"""Keys and gestures of the table in the main window: cases P36, P62, P63; look brief, section 4."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.table import themes
from qtsolitaire.table.input import OneClick
from qtsolitaire.table.rings import Mark
from qtsolitaire.windows import cheat_sheet, commands, wardrobe
from qtsolitaire.windows.cheat_sheet import CheatSheet
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.table, key, modifier)


def moves(window: MainWindow) -> int:
    assert window.host.session is not None
    return window.host.session.moves


def test_p62_letters_draw_and_send_up(window: MainWindow) -> None:
    press(window, Key.Key_D)
    assert moves(window) == 1
    assert window.host.session is not None
    engine = window.host.session.engine
    for pile in range(len(engine.piles)):
        move = next((m for m in engine.legal_moves(window.host.session.position) if m.source == pile), None)
        if move is not None and engine.places.piles[move.target].id.startswith("f"):
            window.table.caret.set_place(window.table.last_of(pile))
            press(window, Key.Key_Right)
            window.table.caret.set_place(window.table.last_of(pile))
            press(window, Key.Key_F)
            assert moves(window) == 2
            return


def test_p62_the_first_letter_says_why_a_card_cannot_go_up(window: MainWindow) -> None:
    window.table.caret.show()
    press(window, Key.Key_F)
    if moves(window) == 0:
        assert window.stage.bubble.isVisible()


def test_the_last_move_and_what_can_move_are_shown_on_request(window: MainWindow) -> None:
    press(window, Key.Key_L)
    assert window.stage.toast.words == "No move has been made yet."
    press(window, Key.Key_D)
    press(window, Key.Key_L)
    assert len(window.table.marks.places(Mark.HINT)) == 2
    press(window, Key.Key_M)
    assert window.table.marks.places(Mark.MOVABLE)
    press(window, Key.Key_M)
    assert window.table.marks.places(Mark.MOVABLE) == ()


def test_zoom_and_mirror_by_keys_are_kept(window: MainWindow) -> None:
    usual = window.table.table.frame.width
    press(window, Key.Key_Plus, CONTROL)
    assert window.table.table.frame.width > usual
    assert window.house.preferences.text("zoom") == "125"
    press(window, Key.Key_0, CONTROL)
    press(window, Key.Key_Minus, CONTROL)
    assert window.table.table.frame.width < usual
    press(window, Key.Key_0, CONTROL)
    press(window, Key.Key_M, CONTROL)
    assert window.table.table.mirrored
    assert window.commands["mirror"].isChecked()
    assert window.house.preferences.flag("mirrored")


def test_every_setting_of_the_table_shows_at_once(window: MainWindow) -> None:
    preferences, table = window.house.preferences, window.table
    preferences.set("one_click", "select")
    assert table.gestures.one_click is OneClick.SELECT
    preferences.set("show_targets", False)
    assert not table.lights.on
    left = table.card_rect(table.session.engine.stock).x()  # type: ignore[union-attr]
    preferences.set("stock_side", "right")
    assert table.card_rect(table.session.engine.stock).x() > left  # type: ignore[union-attr]


def test_the_table_turns_dark_with_the_desktop(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    assert window.house.preferences.text("theme") == "system"
    assert window.table.table.theme is themes.GREEN
    monkeypatch.setattr(wardrobe, "system_is_dark", lambda: True)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.table.table.theme is themes.DARK
    window.house.preferences.set("theme", "blue")
    assert window.table.table.theme is themes.BLUE


def test_every_command_has_a_key() -> None:
    assert [command.id for command in commands.COMMANDS if not command.keys] == []


def open_keys(window: MainWindow, seen: list[CheatSheet], then: Qt.Key = Key.Key_Escape) -> None:
    def look() -> None:
        (sheet,) = window.findChildren(CheatSheet)
        seen.append(sheet)
        assert sheet.isVisible()
        QTest.keyClick(QApplication.focusWidget() or sheet, then)
        if then is not Key.Key_Escape:
            sheet.reject()

    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, look)
    QTest.keyClicks(window.table, "?")


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_a_question_mark_shows_every_key(open_window: Opener, language: str) -> None:
    window = open_window("KL1-D1N-AAAAAAB", language=language)
    seen: list[CheatSheet] = []
    open_keys(window, seen)
    assert seen
    assert not seen[0].isVisible()
    assert QApplication.focusWidget() is window.table
    told = {line.words for line in cheat_sheet.command_lines()}
    assert told == {command.words for command in commands.COMMANDS}
    for line in (*cheat_sheet.TABLE, *cheat_sheet.command_lines()):
        words = QCoreApplication.translate(line.context, line.words)
        assert words
        assert language == "en" or words != line.words or line.words in ("Pause", "Plugins…"), line
        assert cheat_sheet.native(line.keys)


def test_no_key_of_the_table_belongs_to_a_command_too() -> None:
    table = {key for line in cheat_sheet.TABLE for key in line.keys.split(" / ")} - {"F10", "Alt", "R", "1", "9", "0"}
    own = {QKeySequence(key).toString() for command in commands.COMMANDS for key in command.keys}
    assert not {QKeySequence(key).toString() for key in table} & own


def test_p62_keys_do_nothing_to_the_game_below_a_dialog(window: MainWindow) -> None:
    seen: list[CheatSheet] = []
    open_keys(window, seen, then=Key.Key_D)
    assert seen
    assert moves(window) == 0


def test_p62_space_on_a_button_presses_it_and_leaves_the_table_alone(qtbot: QtBot, window: MainWindow) -> None:
    window.bar.rules.setFocus()
    qtbot.keyClick(window.bar.rules, Key.Key_Space)
    assert window.stage.rules_open
    assert moves(window) == 0


def test_p62_tab_to_the_table_shows_the_cursor(window: MainWindow) -> None:
    window.status.code.setFocus()
    for _ in range(20):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Key.Key_Tab)
        if QApplication.focusWidget() is window.table:
            break
    assert window.table.marks.places(Mark.CURSOR)


def test_p62_the_cursor_stays_through_a_change_of_language(window: MainWindow) -> None:
    press(window, Key.Key_Right)
    press(window, Key.Key_Right)
    at = window.table.marks.places(Mark.CURSOR)
    window.house.preferences.set("language", "fr")
    assert window.table.marks.places(Mark.CURSOR) == at
    window.house.preferences.set("theme", "light")
    window.house.preferences.set("large_print", True)
    assert window.table.marks.places(Mark.CURSOR) == at


@pytest.mark.parametrize("theme", [theme.id for theme in themes.THEMES])
def test_p62_the_cursor_is_seen_on_every_theme_and_every_back(window: MainWindow, theme: str) -> None:
    """Its two tones differ from one another by far more than 3:1, so one of them shows on any ground."""
    ring = themes.theme(theme).cursor
    assert themes.contrast(ring.outer, ring.inner) > 12
    window.house.preferences.set("theme", theme)
    for back in ("lattice", "waves", "sunburst", "plain"):
        window.house.preferences.set("back", back)
        window.table.caret.hide()
        stock = window.table.card_rect(window.table.session.engine.stock)  # type: ignore[union-attr]
        before = window.table.viewport().grab(stock.adjusted(-8, -8, 8, 8)).toImage()
        window.table.caret.set_place(window.table.last_of(window.table.session.engine.stock))  # type: ignore[union-attr]
        window.table.caret.show()
        after = window.table.viewport().grab(stock.adjusted(-8, -8, 8, 8)).toImage()
        assert before != after
        tones = {after.pixelColor(x, after.height() // 2).name() for x in range(14)}
        assert {ring.outer.lower(), ring.inner.lower()} <= tones
