"""The history's file when it is damaged, newer, foreign, shared or cannot be written: cases P54, P55, P56."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.store import database, schema
from qtsolitaire.store.figures import Which, streaks
from qtsolitaire.store.history import History, Rate, Records
from qtsolitaire.store.past import Wanted
from tests.store.damage import WAYS, asides, dangling, followed_by_garbage, pipe
from tests.store.test_history import game


def notice_ids(history: History) -> list[str]:
    return [problem.text_id for problem in history.notices.take()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A history with 40 games in it."""
    path = tmp_path / "history.sqlite3"
    history = History(path)
    for number in range(40):
        history.record(game(moves=100 + number, record="t1 t2\n" * 60))
    history.close()
    return path


@pytest.mark.parametrize("way", [way for way in WAYS if way not in (followed_by_garbage,)])
def test_p54_a_damaged_file_is_set_aside_and_a_new_one_begun(path: Path, way: Callable[[Path], None]) -> None:
    way(path)
    before = path.read_bytes() if path.is_file() else None
    history = History(path)
    history.bests("klondike", "D1N")
    history.games()  # a half file may fail only here
    history.record(game())
    assert history.rate("klondike") == Rate(1, 1)
    (aside,) = asides(path)
    if before is not None:
        assert aside.read_bytes() == before
    assert notice_ids(history) == ["store.set_aside"]
    history.close()
    assert History(path).rate("klondike") == Rate(1, 1)


def test_p54_garbage_after_a_database_does_no_harm(path: Path) -> None:
    followed_by_garbage(path)
    history = History(path)
    assert history.rate("klondike") == Rate(40, 40)
    assert len(history.games()) == 40


def test_p54_a_dangling_link_makes_way(path: Path) -> None:
    dangling(path)
    history = History(path)
    history.record(game())
    history.close()
    assert History(path).rate("klondike") == Rate(1, 1)


def test_another_programs_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (uid TEXT)")
        other.commit()
    before = path.read_bytes()
    history = History(path)
    history.record(game())
    assert asides(path)[0].read_bytes() == before
    assert history.rate("klondike") == Rate(1, 1)


def test_p55_a_newer_history_stays_as_it_is(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    history = History(path)
    history.record(game())
    assert history.rate("klondike") == Rate(1, 1), "it goes on in memory"
    history.close()
    assert path.read_bytes() == before
    assert notice_ids(history) == ["store.newer"]
    assert asides(path) == []


def test_p56_without_a_place_it_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    history = History(tmp_path / "data" / "history.sqlite3")
    history.record(game())
    history.record(game(won=False))
    history.close()
    assert history.rate("klondike") == Rate(2, 1), "until the program ends"
    assert notice_ids(history) == ["store.not_saved"]


def test_p56_a_file_that_cannot_be_written_is_still_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = database._connect

    def read_only(place: str) -> sqlite3.Connection:
        made = connect(place)
        if place.endswith("mode=rw"):
            made.execute("PRAGMA query_only = ON")  # as SQLite behaves on a read-only file
        return made

    monkeypatch.setattr(database, "_connect", read_only)
    history = History(path)
    assert history.record(game(moves=1)) == Records(moves=True)
    assert history.rate("klondike") == Rate(41, 41)
    assert notice_ids(history) == ["store.not_saved"]
    history.close()
    monkeypatch.undo()
    assert History(path).rate("klondike") == Rate(40, 40)


def test_a_game_waits_while_another_program_holds_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    history = History(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert history.record(game(moves=1)) == Records(moves=True)
        assert history.rate("klondike") == Rate(40, 40)
        other.execute("COMMIT")
    history.close()
    assert History(path).rate("klondike") == Rate(41, 41)
    assert notice_ids(history) == []


def test_two_windows_write_into_one_history(tmp_path: Path) -> None:
    one, other = History(tmp_path / "history.sqlite3"), History(tmp_path / "history.sqlite3")
    for number in range(10):
        (one if number % 2 else other).record(game(won=number % 2 == 0))
    assert one.rate("klondike") == other.rate("klondike") == Rate(10, 5)


def test_blanks_and_devanagari_in_the_place(tmp_path: Path) -> None:
    path = tmp_path / "my games % ? #" / "बाज़ी" / "history.sqlite3"
    History(path).record(game())
    assert History(path).rate("klondike") == Rate(1, 1)


def test_the_next_version_of_the_tables_is_reached_whole_or_not_at_all(path: Path) -> None:
    good = (*schema.MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT", "UPDATE games SET note = 'old'"))
    bad = (*schema.MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT", "UPDATE nowhere SET note = 'old'"))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as opened:
        with pytest.raises(sqlite3.OperationalError):
            schema.bring_up(opened, bad)
        assert schema.version_of(opened) == schema.NEWEST
        assert "note" not in [row[1] for row in opened.execute("PRAGMA table_info(games)")]
        schema.bring_up(opened, good)
        schema.bring_up(opened, good)
        assert schema.version_of(opened) == schema.NEWEST + 1
        assert opened.execute("SELECT count(*) FROM games WHERE note = 'old'").fetchone() == (40,)
    history = History(path)
    history.rate("klondike")
    assert notice_ids(history) == ["store.newer"]


def ask_everything(history: History) -> None:
    """Every question of the statistics window."""
    for which in (Which(), Which("klondike"), Which("klondike", "D1N")):
        streaks(history.figures.course(which))
        history.figures.span(which)
        history.figures.averages(which)
        assert all(row.rate.won <= row.rate.played for row in history.figures.rows(which))
        for column in ("seconds", "moves", "score"):
            history.figures.tally(which, column)
            history.figures.last_win(which, column)
        wanted = Wanted(which)
        shown = history.past.page(wanted, 0, 100)
        assert all(isinstance(each.ended, str) for each in shown)
        history.past.count(wanted)
    for each in history.games():
        history.past.whole(each.uid)
    history.past.played()
    history.past.stars()
    list(history.past.csv())


CHANGES = st.lists(st.tuples(st.floats(0, 0.999), st.integers(0, 255)), min_size=1, max_size=60)


@given(CHANGES)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_p54_no_change_of_bytes_stops_the_program(
    tmp_path_factory: pytest.TempPathFactory, path: Path, changes: list[tuple[float, int]]
) -> None:
    content = bytearray(path.read_bytes())
    for place, value in changes:
        content[int(place * len(content))] = value
    folder = tmp_path_factory.mktemp("fuzz")
    broken = folder / "history.sqlite3"
    broken.write_bytes(content)
    history = History(broken)
    history.rates()
    history.bests("klondike", "D1N")
    history.streaks("klondike")
    ask_everything(history)
    assert all(isinstance(each.moves, int | float) for each in history.games())
    new = game(game="spider", options="S4", code="SP1-S4-AAAAAAB")
    history.record(new)
    assert history.rate("spider") == Rate(1, 1)
    history.close()
    if "store.set_aside" in notice_ids(history):
        assert len(asides(broken)) >= 1


def test_a_pipe_is_not_waited_on(path: Path) -> None:
    pipe(path)
    assert History(path).rate("klondike") == Rate(0, 0)
