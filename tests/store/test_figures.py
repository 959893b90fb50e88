"""Numbers of the statistics window and the list of past games (SPEC AP-05; cases P17, P58)."""

import contextlib
import csv
import io
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.store.figures import Averages, Which, rolling, streaks
from qtsolitaire.store.history import History, Rate, Streaks
from qtsolitaire.store.past import CSV_COLUMNS, Star, Wanted
from tests.store.test_history import game


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.sqlite3")


def ended(day: int) -> str:
    return f"2026-03-{day:02}T12:00:00Z"


@pytest.fixture
def played(history: History) -> History:
    """Klondike draw 1: won, lost, won; draw 3: lost; Spider: won; and one board."""
    history.record(game(won=False, ended=ended(2), moves=5, code="KL1-D1N-AAAAAAC"))
    history.record(game(ended=ended(1), moves=100, seconds=200.0, score=500))
    history.record(game(ended=ended(3), moves=140, seconds=100.0, score=600, code="KL1-D1N-AAAAAAD"))
    history.record(game(won=False, ended=ended(4), options="D3N", code="KL1-D3N-AAAAAAB"))
    history.record(game(ended=ended(5), game="spider", options="S4", code="SP1-S4-AAAAAAB", score=700))
    history.record(game(ended=ended(6), code=None, board="t1: KC\n", moves=1, seconds=1.0))
    return history


def test_ap_05_each_game_and_set_of_options_is_a_row(played: History) -> None:
    rows = played.figures.rows(Which())
    assert [(row.game, row.options, row.rate) for row in rows] == [
        ("klondike", "D1N", Rate(3, 2)),
        ("klondike", "D3N", Rate(1, 0)),
        ("spider", "S4", Rate(1, 1)),
    ]
    bests = rows[0].bests
    assert bests == played.bests("klondike", "D1N"), "the same answer as after a win"
    assert (bests.time and bests.time.code, bests.moves and bests.moves.code) == ("KL1-D1N-AAAAAAD", "KL1-D1N-AAAAAAB")
    assert rows[1].bests == (None, None, None)


def test_the_course_follows_the_order_in_which_games_ended(played: History) -> None:
    assert played.figures.course(Which("klondike", "D1N")) == b"\1\0\1"
    assert played.figures.course(Which("klondike")) == b"\1\0\1\0"
    assert played.figures.course(Which()) == b"\1\0\1\0\1"
    assert played.figures.span(Which("klondike")) == (ended(1), ended(4))
    assert played.figures.span(Which("pyramid")) == ("", "")


def test_averages_and_values_are_of_wins_only(played: History) -> None:
    assert played.figures.averages(Which("klondike")) == Averages(150.0, 120.0, 550.0)
    assert played.figures.averages(Which("klondike", "D3N")) is None
    assert played.figures.tally(Which("klondike"), "seconds") == [(100, 1), (200, 1)]
    assert played.figures.tally(Which("klondike", "D3N"), "score") == []


def test_the_last_game_is_marked_only_if_it_was_won(played: History) -> None:
    assert played.figures.last_win(Which("klondike", "D1N"), "seconds") == 100.0
    assert played.figures.last_win(Which("klondike"), "seconds") is None
    assert played.figures.last_win(Which("pyramid"), "seconds") is None


def test_help_wins_but_sets_no_best_here_either(history: History) -> None:
    history.record(game(helped=True))
    (row,) = history.figures.rows(Which())
    assert row.rate == Rate(1, 1)
    assert row.bests == (None, None, None)


@given(st.binary(max_size=200).map(lambda raw: bytes(each & 1 for each in raw)))
def test_streaks_and_shares_of_any_course(course: bytes) -> None:
    text = "".join(map(str, course))
    assert streaks(course) == Streaks(len(text) - len(text.rstrip("1")), max(map(len, text.split("0"))))
    points = rolling(course, 20, 50)
    assert len(points) <= 51
    assert all(0 <= share <= 1 for _, share in points)
    if course:
        last = course[-20:]
        assert points[-1] == (len(course), last.count(1) / len(last))
        assert [end for end, _ in points] == sorted({end for end, _ in points})
    else:
        assert points == []


def test_past_games_are_filtered_and_paged(played: History) -> None:
    past = played.past
    assert past.count(Wanted()) == 6
    assert [each.ended for each in past.page(Wanted(), 0, 3)] == [ended(6), ended(5), ended(4)]
    assert [each.ended for each in past.page(Wanted(), 3, 3)] == [ended(3), ended(2), ended(1)]
    assert past.count(Wanted(Which("klondike"), won=False)) == 2
    assert [each.code for each in past.page(Wanted(text=" kl1-d3n"), 0, 9)] == ["KL1-D3N-AAAAAAB"]
    assert past.count(Wanted(text="%")) == 0
    assert past.played() == [("klondike", "D1N"), ("klondike", "D3N"), ("spider", "S4")]


def test_a_past_game_has_its_moves(played: History) -> None:
    uid = played.past.page(Wanted(Which("spider")), 0, 1)[0].uid
    whole = played.past.whole(uid)
    assert whole is not None
    assert whole.record == "draw\nt4 t5"
    assert played.past.whole("nobody's") is None


def test_csv_holds_every_game_the_oldest_first(played: History) -> None:
    text = "".join(played.past.csv())
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [row["ended"] for row in rows] == [ended(day) for day in range(1, 7)]
    assert rows[0] | {"started": ""} == {
        "ended": ended(1), "started": "", "game": "klondike", "options": "D1N", "deal": "KL1-D1N-AAAAAAB", "won": "1",
        "score": "500", "moves": "100", "undos": "2", "seconds": "200.0", "helped": "0",
    }  # fmt: skip
    assert rows[5]["deal"] == ""
    assert len(list(played.past.csv(Wanted(Which("spider"))))) == 2


def test_forgetting_one_game_keeps_the_others_and_a_backup(played: History) -> None:
    backup = played.past.forget("klondike")
    assert backup is not None
    assert [(row.game, row.rate) for row in played.figures.rows(Which())] == [("spider", Rate(1, 1))]
    assert played.past.count(Wanted()) == 1
    assert History(backup).past.count(Wanted()) == 6, "all of it"
    with contextlib.closing(sqlite3.connect(played.path)) as database:
        assert database.execute("SELECT count(*) FROM records").fetchone() == (1,)


def test_forgetting_all_keeps_the_stars(played: History) -> None:
    played.past.set_star(Star("KL1-D1N-AAAAAAB", "klondike", "again", ended(7)))
    backup = played.past.forget(None)
    assert played.past.forget(None) != backup, "twice in one second too"
    assert backup is not None
    assert History(backup).past.count(Wanted()) == 6
    assert played.past.count(Wanted()) == 0
    assert len(played.past.stars()) == 1
    played.record(game())
    assert played.rate("klondike") == Rate(1, 1)


def test_nothing_is_forgotten_without_a_backup(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    history = History(tmp_path / "data" / "history.sqlite3")
    history.record(game())
    assert history.past.forget(None) is None
    assert history.rate("klondike") == Rate(1, 1)


def test_a_star_has_a_note_that_can_be_changed(history: History) -> None:
    first, second = (
        Star(f"KL1-D1N-AAAAAA{letter}", "klondike", "", ended(day)) for letter, day in (("B", 1), ("C", 2))
    )
    history.past.set_star(first)
    history.past.set_star(second)
    history.past.set_star(first._replace(note="king first", added=ended(9)))
    assert history.past.stars() == [second, first._replace(note="king first")]
    history.past.unstar(second.code)
    assert history.past.star(second.code) is None
    assert history.past.star(first.code) == first._replace(note="king first")
