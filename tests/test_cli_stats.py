"""``qtsolitaire stats``: the history on the command line."""

import csv
import io
from pathlib import Path

import pytest

from qtsolitaire.cli import main
from qtsolitaire.store.history import History
from qtsolitaire.store.past import CSV_COLUMNS
from tests.store.test_history import game


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(("stats", *argv))
    return status, *capsys.readouterr()


@pytest.fixture
def played(player_home: Path) -> History:
    history = History()
    history.record(game(seconds=331.0, moves=108))
    history.record(game(won=False, ended="2026-02-01T00:00:00Z"))
    history.record(game(game="gone-game", options="X9", code="GG1-X9-AAAAAAB", score=None))
    history.close()
    return history


def test_without_a_history_it_says_so_and_makes_no_file(capsys: pytest.CaptureFixture[str], player_home: Path) -> None:
    assert said(capsys) == (0, "No game has been finished or given up yet.\n", "")
    assert said(capsys, "--csv")[1] == ",".join(CSV_COLUMNS) + "\r\n"
    assert not player_home.exists() or not list(player_home.rglob("*.sqlite3"))


def test_each_game_with_its_options_is_a_row(capsys: pytest.CaptureFixture[str], played: History) -> None:
    status, out, err = said(capsys)
    assert (status, err) == (0, "")
    heading, first, second = out.splitlines()
    assert heading.split()[:3] == ["game", "played", "games"]
    assert first.split("  ")[0] == "Klondike · Draw 1 · Redeals without limit"
    assert first.split()[-8:] == ["2", "1", "50%", "0", "1", "5:31", "108", "300"]
    assert second.startswith("Gone game · X9"), "a game whose plugin is gone keeps its row (P17)"


def test_csv_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str], played: History) -> None:
    _, out, _ = said(capsys, "--csv")
    assert said(capsys, "--csv", "--lang", "hi")[1] == out
    rows = list(csv.DictReader(io.StringIO(out, newline="")))
    assert [row["game"] for row in rows] == ["klondike", "gone-game", "klondike"] or len(rows) == 3
    assert {row["won"] for row in rows} == {"0", "1"}


def test_p54_a_damaged_history_is_told(capsys: pytest.CaptureFixture[str], played: History) -> None:
    played.path.write_bytes(bytes(4096))
    status, out, err = said(capsys)
    assert status == 0
    assert out == "No game has been finished or given up yet.\n"
    assert "history.sqlite3" in err
    assert "Traceback" not in err
