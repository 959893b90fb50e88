"""The window from its opening to its close: sizes, hiding, saving and taking up (AP-05; P41, P57)."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener
from tests.windows.games import first_move


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_brief_4_everything_is_inside_the_window_at_any_size(
    open_window: Opener, size: tuple[int, int], language: str
) -> None:
    window = open_window("TF1-D1N-AAAAAAB", size, language)
    assert (window.width(), window.height()) == size
    assert window.bar.geometry().bottom() + 1 == window.stage.geometry().top()
    assert window.stage.geometry().bottom() + 1 == window.status.geometry().top()
    assert window.status.geometry().bottom() == window.rect().bottom()
    assert window.bar.height() == 52
    assert window.status.height() == 32
    assert window.table.size() == window.stage.size()
    session = window.host.session
    assert session is not None
    for pile, cards in enumerate(session.position.piles):
        assert window.table.viewport().rect().contains(window.table.card_rect(pile, len(cards) - 1))


def test_brief_4_the_rules_lie_beside_a_wide_table_and_over_a_narrow_one(window: MainWindow) -> None:
    window.requests.open_rules(True)
    assert window.table.width() == 1280 - window.stage.rules.width()
    window.resize(900, 700)
    QCoreApplication.processEvents()
    assert window.table.width() == 900
    assert window.stage.rules.geometry().right() == 899
    window.requests.open_rules(False)
    assert window.stage.rules.isHidden()


def test_brief_4_the_rules_can_be_had_in_a_window_of_their_own(qtbot: QtBot, window: MainWindow) -> None:
    window.requests.open_rules(True)
    rules = window.stage.rules
    qtbot.mouseClick(rules.detach_button, Qt.MouseButton.LeftButton)
    assert rules.isWindow()
    assert rules.isVisible()
    assert window.table.width() == 1280
    qtbot.mouseClick(rules.detach_button, Qt.MouseButton.LeftButton)
    assert not rules.isWindow()
    assert window.table.width() == 1280 - rules.width()
    qtbot.mouseClick(rules.detach_button, Qt.MouseButton.LeftButton)
    rules.close()
    assert not window.stage.rules_open
    assert not window.bar.rules.isChecked()
    window.requests.open_rules(True)
    assert rules.isVisible()
    assert not rules.isWindow()


def test_p41_a_hidden_window_stops_the_clock(window: MainWindow, open_window: Opener) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    open_window.now.seconds += 10
    window.hide()
    open_window.now.seconds += 60
    window.show()
    open_window.now.seconds += 5
    assert window.host.clock.seconds == 15


def test_p57_a_game_left_by_closing_is_taken_up_at_the_next_start(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    for _ in range(3):
        assert window.host.session is not None
        window.table.act(first_move(window.host.session))
    window.requests.undo()
    open_window.now.seconds += 42
    assert window.host.session is not None
    left, moves, score = window.host.session.position, window.host.session.moves, window.host.session.score
    window.close()
    again = open_window()
    session = again.host.session
    assert session is not None
    assert (session.position, session.moves, session.score) == (left, moves, score)
    assert session.can_redo
    assert again.host.clock.seconds == 42
    assert not again.host.clock.is_running
    assert again.status.code.text() == "TF1-D1N-AAAAAAB"
    assert again.host.uid == window.host.uid  # P59: played on, it is still the same game
    assert again.house.history.rate("thoughtful") == (0, 0)


@pytest.mark.parametrize("wait", [0, 50, 150])
def test_p57_closing_during_the_opening_deal_loses_no_card(open_window: Opener, qtbot: QtBot, wait: int) -> None:
    from qtsolitaire.table.animation import Speed

    window = open_window("TF1-D1N-AAAAAAB")
    window.table.set_speed(Speed.SLOW)
    window.desk.next_deal()
    qtbot.wait(wait)
    window.close()
    again = open_window()
    assert again.status.code.text() == "TF1-D1N-AAAAAAC"
    assert again.host.session is not None
    assert again.host.session.moves == 0
    assert sum(map(len, again.host.session.position.piles)) == 52


def test_p39_closing_the_window_in_the_middle_of_a_drag_leaves_every_card_in_its_pile(
    open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    session = window.host.session
    assert session is not None
    pile = session.engine.places.index("t7")
    last = window.table.card_rect(pile, len(session.position.piles[pile]) - 1)
    viewport = window.table.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=last.center())
    for step in range(1, 6):
        qtbot.mouseMove(viewport, last.center() - QPoint(30 * step, 0))
    window.close()
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton)
    again = open_window()
    assert again.host.session is not None
    assert again.host.session.position == session.opening
    assert again.host.session.moves == 0


def test_dc_01_a_code_on_the_command_line_deals_it(open_window: Opener) -> None:
    window = open_window("BK1-C4-AAAAA24")
    assert window.windowTitle().startswith("Baker’s Game") or window.windowTitle().startswith("Baker's Game")
    assert window.status.code.text() == "BK1-C4-AAAAA24"


def test_dc_06_a_wrong_code_on_the_command_line_is_told_and_a_game_is_there(open_window: Opener) -> None:
    window = open_window("TF1-D1N-????")
    assert window.stage.toast.words
    assert window.host.session is not None


def test_a_file_that_is_not_there_is_told_and_a_game_is_there(open_window: Opener) -> None:
    window = open_window("missing.qsol")
    assert "missing.qsol" in window.stage.toast.words
    assert window.host.session is not None


def test_ap_07_a_game_saved_and_opened_again_is_the_same(
    window: MainWindow, open_window: Opener, tmp_path: object
) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "game.qsol"
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    position = window.host.session.position
    open_window.now.seconds += 30
    window.files.save_path(path)
    window.desk.deal_out(window.desk.random())
    assert window.files.open_path(path)
    assert window.host.session is not None
    assert window.host.session.position == position
    assert window.status.code.text() == "TF1-D1N-AAAAAAB"
    assert window.host.clock.seconds == 30


def test_a_game_from_a_board_says_that_it_has_no_code(window: MainWindow, tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "board.txt"
    path.write_text("variant: thoughtful\nfoundations: SK HK DK CQ\nt1: KC\n", encoding="utf-8")
    assert window.files.open_path(path)
    assert window.status.code.text() == "No code: dealt from a board"
    assert not window.status.code.isEnabled()


def test_p28_a_file_that_is_no_game_is_told_and_the_game_stays(window: MainWindow, tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "x.qsol"
    path.write_bytes(b"\0" * 100)
    session = window.host.session
    assert not window.files.open_path(path)
    assert window.stage.toast.words
    assert window.host.session is session
