"""Older histories come along whole (P17: older rows are kept): a file of every former version is opened and read."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from qtsolitaire.store import schema
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History, Rate
from qtsolitaire.store.past import Star

FIRST_VERSION = """
CREATE TABLE games (
    uid TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, code TEXT,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    score INTEGER, moves INTEGER NOT NULL, undos INTEGER NOT NULL, seconds REAL NOT NULL,
    helped INTEGER NOT NULL CHECK (helped IN (0, 1)), started TEXT NOT NULL, ended TEXT NOT NULL
) STRICT;
CREATE TABLE records (
    uid TEXT PRIMARY KEY REFERENCES games (uid) ON DELETE CASCADE, moves TEXT NOT NULL, board TEXT
) STRICT;
CREATE INDEX counted ON games (game, options, ended, won, helped, seconds, moves, score, code) WHERE code IS NOT NULL;
INSERT INTO games VALUES
    ('a', 'klondike', 'D1N', 'KL1-D1N-AAAAAAB', 1, 640, 120, 3, 300.5, 0,
     '2026-01-01T10:00:00Z', '2026-01-01T10:05:00Z'),
    ('b', 'klondike', 'OLD', 'KL1-OLD-AAAAAAC', 0, 20, 9, 0, 60.0, 0, '2026-01-02T10:00:00Z', '2026-01-02T10:01:00Z'),
    ('c', 'gone', '', NULL, 1, NULL, 1, 0, 2.0, 1, '2026-01-03T10:00:00Z', '2026-01-03T10:01:00Z');
INSERT INTO records VALUES ('a', 'draw
waste f', NULL), ('c', 't1 f', 't1: KC');
PRAGMA user_version = 1;
"""
"""As version 1 wrote it, spelled out: it may never be changed to fit the program."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "history.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(FIRST_VERSION)
        database.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        database.commit()
    return path


def test_p17_a_history_of_the_first_version_is_kept_whole(old: Path) -> None:
    history = History(old)
    assert history.rate("klondike", "D1N") == Rate(1, 1)
    assert history.rate("klondike", "OLD") == Rate(1, 0), "options of an older program stay a row of their own"
    assert [(row.game, row.options) for row in history.figures.rows(Which())] == [
        ("klondike", "D1N"),
        ("klondike", "OLD"),
    ]
    assert history.bests("klondike", "D1N").score is not None
    whole = history.past.whole("a")
    assert whole is not None
    assert whole.record == "draw\nwaste f"
    board = history.past.whole("c")
    assert board is not None
    assert (board.board, board.code) == ("t1: KC", None)
    assert history.notices.take() == []
    history.close()
    with contextlib.closing(sqlite3.connect(old)) as database:
        assert schema.version_of(database) == schema.NEWEST


def test_every_version_leads_to_the_newest(tmp_path: Path) -> None:
    for version in range(len(schema.MIGRATIONS) + 1):
        path = tmp_path / f"{version}.sqlite3"
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
            schema.bring_up(database, schema.MIGRATIONS[:version])
            schema.bring_up(database)
            tables = database.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()
        if version == 0:
            fresh = tables
        assert tables == fresh


def test_a_starred_deal_can_be_kept_in_an_old_history(old: Path) -> None:
    history = History(old)
    star = Star("KL1-D1N-AAAAAAB", "klondike", "the long one", "2026-02-01T00:00:00Z")
    history.past.set_star(star)
    history.close()
    assert History(old).past.stars() == [star]
