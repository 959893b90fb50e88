"""The running games survive switching and quitting (P57, P59; AP-05): one of each variant waits for its player."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.store.saved import SavedGames
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.new_game import NewGameDialog
from tests.windows.conftest import Opener
from tests.windows.games import first_move


def act(window: MainWindow, times: int = 1) -> None:
    for _ in range(times):
        assert window.host.session is not None
        window.table.act(first_move(window.host.session))


def paste(window: MainWindow, code: str) -> None:
    QApplication.clipboard().setText(code)
    window.commands["paste_code"].trigger()


def code_of(window: MainWindow) -> str:
    assert window.desk.deal is not None
    return window.desk.deal.code


def moves_of(window: MainWindow) -> int:
    assert window.host.session is not None
    return window.host.session.moves


def on_disk(window: MainWindow, game: str) -> SavedGames:
    window.house.saved.finish()
    return SavedGames(window.house.saved.folder)


def test_p57_a_fresh_deal_is_on_the_disk_before_anything_is_done(window: MainWindow) -> None:
    saved = on_disk(window, "thoughtful").load("thoughtful")
    assert saved is not None
    assert (saved.code, saved.counter) == ("TF1-D1N-AAAAAAB", 0)


def test_p57_no_more_than_the_last_action_is_missing_on_the_disk(window: MainWindow) -> None:
    for done in range(1, 8):
        act(window)
        saved = SavedGames(window.house.saved.folder).load("thoughtful")
        assert saved is not None
        assert saved.counter >= done - 1


def test_p57_position_counters_undo_and_redo_come_back(window: MainWindow, open_window: Opener) -> None:
    act(window, 6)
    open_window.now.seconds += 65
    window.requests.undo()
    window.requests.undo()
    before = window.host.session
    assert before is not None
    window.close()
    again = open_window("")
    session = again.host.session
    assert session is not None
    assert session.position == before.position
    assert (session.moves, session.undone, session.score) == (before.moves, before.undone, before.score)
    assert (len(session.past), list(session.future)) == (4, list(before.future))
    assert int(again.host.clock.seconds) == 65
    assert again.host.uid == window.host.uid
    assert again.house.history.rate("thoughtful") == (0, 0), "a game that goes on is no loss"


def test_switching_games_loses_none(window: MainWindow) -> None:
    act(window, 3)
    uid = window.host.uid
    paste(window, "BK1-C4-AAAAA24")
    assert not (window.stage.has("question") and window.stage.question.isVisible())
    assert code_of(window) == "BK1-C4-AAAAA24"
    assert window.house.history.rates() == {}, "put away is not lost"
    act(window, 2)
    window.desk.take_up(window.house.catalogue.get("thoughtful"))
    assert (code_of(window), moves_of(window), window.host.uid) == ("TF1-D1N-AAAAAAB", 3, uid)
    assert len(window.host.session.past) == 3 if window.host.session else False
    window.desk.take_up(window.house.catalogue.get("bakers-game"))
    assert (code_of(window), moves_of(window)) == ("BK1-C4-AAAAA24", 2)
    assert window.house.history.rates() == {}


def test_p59_a_waiting_game_is_given_up_only_by_a_clear_word(qtbot: QtBot, window: MainWindow) -> None:
    act(window, 3)
    paste(window, "BK1-C4-AAAAA24")
    paste(window, "TF1-D3N-AAAAA24")
    question = window.stage.question
    assert question.isVisible()
    assert "Thoughtful" in question.accessibleName()
    qtbot.keyClick(question.keep, Qt.Key.Key_Escape)
    assert code_of(window) == "BK1-C4-AAAAA24"
    paste(window, "TF1-D3N-AAAAA24")
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert code_of(window) == "TF1-D3N-AAAAA24"
    assert window.house.history.rate("thoughtful") == (1, 0)
    (lost,) = window.house.history.games("thoughtful")
    assert (lost.code, lost.moves, len(lost.record.splitlines())) == ("TF1-D1N-AAAAAAB", 3, 3)


def test_a_waiting_game_can_be_taken_up_instead(qtbot: QtBot, window: MainWindow) -> None:
    act(window, 3)
    paste(window, "BK1-C4-AAAAA24")
    paste(window, "TF1-D3N-AAAAA24")
    qtbot.keyClick(window.stage.question.keep, Qt.Key.Key_Return)
    assert (code_of(window), moves_of(window)) == ("TF1-D1N-AAAAAAB", 3)
    assert window.house.history.rates() == {}


def test_a_game_without_a_move_waits_for_nobody(window: MainWindow) -> None:
    paste(window, "BK1-C4-AAAAA24")
    paste(window, "TF1-D3N-AAAAA24")
    assert not window.stage.has("question") or window.stage.question.isHidden()
    assert code_of(window) == "TF1-D3N-AAAAA24"


def test_ap_02_new_game_offers_the_game_that_waits(qtbot: QtBot, window: MainWindow) -> None:
    act(window, 3)
    paste(window, "BK1-C4-AAAAA24")
    seen: list[str] = []

    def choose() -> None:
        dialog = next(child for child in window.findChildren(NewGameDialog) if child.isVisible())
        card = dialog.browser.on_table
        tile = dialog.browser.gallery.tile(window.house.catalogue.get("thoughtful"))
        assert card is not None
        assert tile is not None
        seen.append(card.line.text)
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        seen.append(card.line.text)
        assert not card.restart.isVisible()
        qtbot.mouseClick(card.go_on, Qt.MouseButton.LeftButton)

    QTimer.singleShot(50, choose)
    window.requests.new_game()
    assert seen == ["Baker’s Game · 4 cells · 0 moves · 0:00", "Thoughtful Solitaire · Draw 1 · easy · 3 moves · 0:00"]
    assert (code_of(window), moves_of(window)) == ("TF1-D1N-AAAAAAB", 3)


def test_p54_a_waiting_game_that_is_damaged_stands_in_nobodys_way(qtbot: QtBot, window: MainWindow) -> None:
    act(window, 2)
    paste(window, "BK1-C4-AAAAA24")
    window.house.saved.finish()
    (window.house.saved.folder / "thoughtful.qsol").write_bytes(b"\x00" * 100)
    paste(window, "TF1-D3N-AAAAA24")
    assert code_of(window) == "TF1-D3N-AAAAA24"
    qtbot.mouseClick(window.stage.toast, Qt.MouseButton.LeftButton)  # what else there was to say
    assert "thoughtful" in window.stage.toast.words


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_p54_every_damaged_file_is_told_in_the_players_language(
    qtbot: QtBot, open_window: Opener, player_home: Path, language: str
) -> None:
    damaged = ("settings/settings.toml", "data/running/klondike.qsol", "data/history.sqlite3")
    for name in damaged:
        (player_home / name).parent.mkdir(parents=True, exist_ok=True)
        (player_home / name).write_bytes(bytes(4096))
    window = open_window("TF1-D1N-AAAAAAB", language=language)
    window.house.saved.load("klondike")
    window.house.history.rate("klondike")
    window.restore()
    said = []
    for _ in damaged:
        qtbot.waitUntil(lambda: bool(window.stage.toast.words), timeout=3000)
        said.append(window.stage.toast.words)
        qtbot.mouseClick(window.stage.toast, Qt.MouseButton.LeftButton)
    assert window.stage.toast.words == ""
    speech = window.house.speech
    assert speech.language == language
    for aside in player_home.rglob("*.damaged-*"):
        original = aside.name.partition(".damaged")[0] + aside.suffix
        what = "not_resumed" if aside.suffix == ".qsol" else "set_aside"
        assert speech.say(f"problem.store.{what}", file=original, aside=aside.name) in said
    assert len(list(player_home.rglob("*.damaged-*"))) == 3


def test_p54_a_notice_pushed_away_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.house.notices.add("store.set_aside", "x", file="settings.toml", aside="settings.damaged.toml")
    assert "settings.toml" in window.stage.toast.words
    window.desk.copy_code()
    assert "settings.toml" not in window.stage.toast.words
    qtbot.mouseClick(window.stage.toast, Qt.MouseButton.LeftButton)
    assert "settings.toml" in window.stage.toast.words
    qtbot.mouseClick(window.stage.toast, Qt.MouseButton.LeftButton)
    assert window.stage.toast.words == "", "the player has put it away"


def test_a_won_game_keeps_its_moves_for_the_history(window: MainWindow) -> None:
    act(window, 4)
    window.requests.undo()
    window.desk._host.restart()
    (left,) = window.house.history.games("thoughtful")
    assert len(left.record.splitlines()) == 3
    assert left.undos == 1


@pytest.mark.parametrize("after_ms", [0, 50, 150, 400])
def test_p57_quitting_during_the_opening_deal_keeps_the_whole_deal(
    qtbot: QtBot, window: MainWindow, open_window: Opener, after_ms: int
) -> None:
    window.house.preferences.set("animation", "slow")
    act(window)
    window.host.restart()
    window.desk.next_deal()
    qtbot.wait(after_ms)
    code = code_of(window)
    window.close()
    again = open_window("")
    assert code_of(again) == code
    session = again.host.session
    assert session is not None
    assert (session.moves, session.position) == (0, session.opening)
    assert again.house.history.rate("thoughtful") == (1, 0)


def test_p56_on_a_full_disk_the_game_goes_on_and_is_saved_once_there_is_room(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    act(window)
    before = on_disk(window, "thoughtful").load("thoughtful")

    def full(_path: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("qtsolitaire.store.files._write_through", full)
        act(window, 3)
        paste(window, "BK1-C4-AAAAA24")
        act(window)
        assert on_disk(window, "thoughtful").load("thoughtful") == before, "the old file, in full"
        window.desk.take_up(window.house.catalogue.get("thoughtful"))
        assert moves_of(window) == 4, "kept until the program ends"
        assert window.house.history.rates() == {}
    act(window)
    saved = on_disk(window, "thoughtful").load("thoughtful")
    assert saved is not None
    assert saved.counter == 5
    assert not list(window.house.saved.folder.glob("*.new"))
