"""A second start of the program raises the first window (one player, one window) and never harms its game."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from qtsolitaire import app
from qtsolitaire.store.saved import SavedGames
from qtsolitaire.windows.instance import Instance
from qtsolitaire.windows.main_window import MainWindow

START = [sys.executable, "-m", "qtsolitaire"]
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def first(player_home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A running program with a game of its own."""
    running = subprocess.Popen([*START, "TF1-D1N-AAAAAAB"], env={**ENVIRONMENT, "QTSOLITAIRE_HOME": str(player_home)})
    saved = player_home / "data" / "running" / "thoughtful.qsol"
    end = time.monotonic() + 30
    while not saved.exists() and time.monotonic() < end:
        time.sleep(0.05)
    yield running
    running.kill()
    running.wait()


def start(home: Path, what: str, seconds: float = 30) -> int:
    done = subprocess.run(
        [*START, what], env={**ENVIRONMENT, "QTSOLITAIRE_HOME": str(home)}, timeout=seconds, check=False
    )
    return done.returncode


def test_a_second_start_hands_its_deal_to_the_first_window(first: subprocess.Popen[bytes], player_home: Path) -> None:
    assert start(player_home, "BK1-C4-AAAAA24") == 0
    assert first.poll() is None
    games = player_home / "data" / "running"
    end = time.monotonic() + 10
    while not (games / "bakers-game.qsol").exists() and time.monotonic() < end:
        time.sleep(0.05)
    left, new = SavedGames(games).load("thoughtful"), SavedGames(games).load("bakers-game")
    assert left is not None
    assert left.code == "TF1-D1N-AAAAAAB"
    assert new is not None
    assert new.code == "BK1-C4-AAAAA24"


def test_the_lock_of_a_killed_program_counts_for_nothing(first: subprocess.Popen[bytes], player_home: Path) -> None:
    first.kill()
    first.wait()
    assert Instance().is_first


def test_another_player_is_not_in_the_way(tmp_path: Path) -> None:
    one, other = Instance(tmp_path / "one"), Instance(tmp_path / "other")
    assert one.is_first
    assert other.is_first


def test_one_that_does_not_answer_keeps_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qtsolitaire.windows.instance.PATIENCE_S", 0.3)
    holder = Instance(tmp_path)
    second = Instance(tmp_path)
    assert holder.is_first
    assert not second.is_first
    assert not second.hand_over("TF1-D1N-AAAAAAB")
    assert not (tmp_path / "open.txt").exists(), "nobody opens it later"


def test_p56_without_a_place_for_a_lock_there_is_no_second_one(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    assert Instance(tmp_path / "data").is_first


@pytest.mark.parametrize("left", [b"", b"\x00" * 50, b"\xff\xfe", b"no code\n", b"A" * 20_000, None])
def test_whatever_is_left_for_it_the_first_one_goes_on(qtbot: QtBot, tmp_path: Path, left: bytes | None) -> None:
    heard: list[str] = []
    first = Instance(tmp_path)
    first.listen(heard.append)
    if left is None:
        (tmp_path / "open.txt").mkdir()
    else:
        (tmp_path / "open.txt").write_bytes(left)
    qtbot.waitUntil(lambda: not (tmp_path / "open.txt").exists(), timeout=5000)
    heard.clear()
    (tmp_path / "other.txt").write_text("TF1-D1N-AAAAAAB\n", encoding="utf-8")
    (tmp_path / "other.txt").replace(tmp_path / "open.txt")
    qtbot.waitUntil(lambda: heard == ["TF1-D1N-AAAAAAB"], timeout=5000)


def test_what_was_left_before_the_first_one_listened_is_opened(tmp_path: Path) -> None:
    heard: list[str] = []
    first = Instance(tmp_path)
    (tmp_path / "open.txt").write_text("TF1-D1N-AAAAAAB", encoding="utf-8")
    first.listen(heard.append)
    assert heard == ["TF1-D1N-AAAAAAB"]
    assert not (tmp_path / "open.txt").exists()


def test_the_first_window_comes_forward_and_asks_before_it_gives_up_a_game(qtbot: QtBot, window: MainWindow) -> None:
    from tests.windows.games import first_move

    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    window.setWindowState(Qt.WindowState.WindowMinimized)
    app.come_forward(window, "TF1-D3N-AAAAA24")
    assert not window.isMinimized()
    assert window.stage.question.isVisible()
    assert window.host.session.moves == 1


def test_a_code_at_the_start_never_overwrites_the_waiting_game(qtbot: QtBot, window: MainWindow, qapp: object) -> None:
    from tests.windows.conftest import Opener
    from tests.windows.games import first_move

    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    window.close()
    again = Opener(qtbot, qapp)("TF1-D3N-AAAAA24")  # type: ignore[arg-type]
    assert again.stage.question.isVisible()
    assert again.host.session is not None
    assert again.host.session.moves == 1, "it stays until the player says otherwise"
    qtbot.mouseClick(again.stage.question.yes, Qt.MouseButton.LeftButton)
    assert again.desk.deal is not None
    assert again.desk.deal.code == "TF1-D3N-AAAAA24"
    assert again.house.history.rate("thoughtful") == (1, 0)
