"""The win: told once, counted once, and over only by the player's word (TF-11, AP-05; P40, P41, P58)."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.windows import style
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Now, Opener
from tests.windows.games import almost_won, last_move


def win(qtbot: QtBot, window: MainWindow, game: str = "thoughtful") -> None:
    session = almost_won(window.house.catalogue, game)
    window.host.begin(session)
    window.table.act(last_move(session))
    qtbot.waitUntil(window.stage.win_panel.isVisible, timeout=5000)


def test_tf_11_the_panel_tells_time_moves_and_score(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    panel = window.stage.win_panel
    assert panel.accessibleName() == "You have won"
    assert panel.accessibleDescription() == "Time: 0:00 · Moves: 1 · Score: 10"
    assert panel.pill == "Your first win here"
    assert window.status.accessibleName() == "Won · 100% of your games"


def test_tf_18_after_a_win_undo_is_off(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    assert not window.bar.undo.isEnabled()
    window.requests.undo()
    assert window.host.session is not None
    assert window.host.session.is_won


def test_after_a_win_there_is_nothing_to_hint_at_until_the_next_game(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    offered = ("hint", "show_me", "back_to_winnable")
    assert not window.bar.hint.isEnabled()
    assert not any(window.commands[command].isEnabled() for command in offered)
    assert window.commands["winnable_light"].isEnabled()
    qtbot.mouseClick(window.stage.win_panel.again, Qt.MouseButton.LeftButton)
    assert window.bar.hint.isEnabled()
    assert all(window.commands[command].isEnabled() for command in offered)


def test_p40_clicking_on_starts_no_new_game(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    session = window.host.session
    for _ in range(5):
        qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton)
        qtbot.mouseRelease(window.table.viewport(), Qt.MouseButton.LeftButton)
        qtbot.mouseClick(window.stage.win_panel, Qt.MouseButton.LeftButton)
    assert window.host.session is session
    assert window.stage.win_panel.isVisible()
    assert window.house.history.rate("thoughtful") == (1, 1)


def test_p40_play_again_deals_the_same_cards_once(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    panel = window.stage.win_panel
    qtbot.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    assert panel.isHidden()
    assert window.host.session is not None
    assert window.host.session.position == window.host.session.opening
    assert window.host.session.moves == 0
    assert window.house.history.rate("thoughtful") == (1, 1)


def test_p40_enter_acts_once_on_the_default_button(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    asked: list[bool] = []
    panel = window.stage.win_panel
    panel.asked_new.disconnect()
    panel.asked_new.connect(lambda: asked.append(True))
    focus = QApplication.focusWidget()
    assert focus is panel.new_game
    for _ in range(3):
        qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert asked == [True]


def test_p58_a_game_won_again_is_another_game(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    qtbot.mouseClick(window.stage.win_panel.again, Qt.MouseButton.LeftButton)
    assert window.host.session is not None
    window.table.act(last_move(window.host.session))
    qtbot.waitUntil(window.stage.win_panel.isVisible, timeout=5000)
    window.close()
    assert window.house.history.rate("thoughtful") == (2, 2)


def test_p58_a_game_won_and_left_is_not_counted_as_lost(qtbot: QtBot, window: MainWindow) -> None:
    win(qtbot, window)
    window.desk.next_deal()
    assert window.stage.question.isHidden()
    assert window.stage.win_panel.isHidden()
    assert window.house.history.rate("thoughtful") == (1, 1)


def test_ap_05_a_record_is_told(qtbot: QtBot, window: MainWindow, now: Now, open_window: Opener) -> None:
    from tests.windows.games import first_move

    session = almost_won(window.house.catalogue)
    window.host.begin(session)
    detour = next(move for move in session.engine.legal_moves(session.position) if move != last_move(session))
    assert detour != first_move(session) or len(session.engine.legal_moves(session.position)) > 1
    open_window.now.seconds += 5
    window.table.act(detour)
    open_window.now.seconds += 100
    window.table.undo()
    window.table.act(last_move(session))
    qtbot.waitUntil(window.stage.win_panel.isVisible, timeout=5000)
    qtbot.mouseClick(window.stage.win_panel.again, Qt.MouseButton.LeftButton)
    window.table.act(last_move(session))
    qtbot.waitUntil(window.stage.win_panel.isVisible, timeout=5000)
    assert window.stage.win_panel.pill == "New best time"
    assert "0:00" in window.stage.win_panel.accessibleDescription()


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_what_is_said_about_a_file_stands_clear_of_the_panel(
    qtbot: QtBot, open_window: Opener, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """A game one card short of its end comes from a file, and its last card is clicked while that is still said."""
    golden = (Path(__file__).parents[1] / "golden/replays/thoughtful-1.qsol").read_text("utf-8")
    file = tmp_path / "nearly.qsol"
    file.write_text(golden.replace('    "waste f",\n]', "]"), "utf-8")
    window = open_window(str(file), size, language)
    toast, session = window.stage.toast, window.table.session
    assert session is not None
    assert "nearly.qsol" in toast.words
    at = window.table.card_rect(session.engine.waste, 0).center()
    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    panel = window.stage.win_panel
    qtbot.waitUntil(panel.isVisible, timeout=5000)
    assert "nearly.qsol" in toast.words, "it is said still"
    pill, title = seen(toast, 16), seen(panel, 24).adjusted(0, style.scaled(22), 0, 0)
    assert window.stage.rect().contains(pill)
    assert not pill.intersects(title), "neither lies over the other's words"
    assert window.stage.childAt(pill.center()) in (toast, *toast.findChildren(QWidget)), "and it lies on top"
    qtbot.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    if not toast.isHidden():
        assert seen(toast, 16).top() > window.stage.height() // 2, "at its usual place again"


def test_a_finished_game_from_a_file_leaves_nothing_to_hint_at(open_window: Opener) -> None:
    window = open_window(str(Path(__file__).parents[1] / "golden/replays/thoughtful-1.qsol"))
    assert window.host.session is not None
    assert window.host.session.is_won
    assert not window.bar.hint.isEnabled()
    assert not window.commands["show_me"].isEnabled()


def seen(widget: QWidget, margin: int) -> QRect:
    """Where a widget is without its shadow."""
    return widget.geometry().adjusted(margin, margin, -margin, -margin)
