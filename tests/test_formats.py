"""Every example of docs/FORMATS.md is true."""

import re
import sqlite3
from pathlib import Path

import pytest

from qtsolitaire.play.movetext import from_text
from qtsolitaire.play.opening import open_text
from qtsolitaire.play.record import dumps, loads
from qtsolitaire.play.replay import record_of
from qtsolitaire.rules import boards
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import RecordProblem
from qtsolitaire.store import schema
from qtsolitaire.store.past import CSV_COLUMNS
from tests.boards import VARIANTS
from tests.rules.games import game

PAGE = (Path(__file__).parent.parent / "docs/FORMATS.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def first_cells(heading: str) -> list[str]:
    """What stands in backquotes in the first column of the table with this heading."""
    table = re.search(rf"{re.escape(heading)}.*?\n\n", PAGE, re.DOTALL)
    assert table
    rows = table.group().strip().splitlines()[2:]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[1])]


def test_the_examples_are_found() -> None:
    assert (len(examples("board")), len(examples("qsol"))) == (4, 3)


@pytest.mark.parametrize("text", examples("board"))
def test_boards_are_positions_of_their_games(text: str) -> None:
    session, stop = open_text(text, VARIANTS)
    assert stop is None
    engine = session.engine
    assert engine.cards(session.position) == sorted(engine.table.pack)
    again = boards.read(boards.write(engine, session.position), VARIANTS)
    assert again.position == session.position


@pytest.mark.parametrize("text", examples("board")[:2])
def test_boards_with_keys_are_written_so_by_the_program(text: str) -> None:
    board = boards.read(text, VARIANTS)
    assert boards.write(Engine(board.variant, board.options), board.position) == text


@pytest.mark.parametrize("text", examples("qsol"))
def test_game_files_can_be_played(text: str) -> None:
    session, stop = open_text(text, VARIANTS)
    assert stop is None
    assert session.history
    assert loads(dumps(loads(text))) == loads(text)


def test_the_running_game_goes_on_as_told() -> None:
    session, _ = open_text(examples("qsol")[2], VARIANTS)
    running = record_of(session, seconds=61.5).running
    assert running == loads(examples("qsol")[2]).running


def test_every_move_of_the_table_is_understood_by_some_game() -> None:
    texts = [*first_cells("| move |"), "remove r7c4"]
    assert len(texts) == 14
    for text in texts:
        assert any(_understood(variant.id, text) for variant in VARIANTS), text


def _understood(name: str, text: str) -> bool:
    engine = game(name)
    try:
        from_text(engine, engine.start(engine.table.pack), text)
    except RecordProblem:
        return False
    return True


def test_the_keys_of_the_table_are_all_that_are_written() -> None:
    listed = set(first_cells("| key | what it holds |"))
    for variant in VARIANTS:
        engine = Engine(variant)
        pairs = boards.pairs(engine, engine.start(engine.table.pack), "X")
        for key, _ in pairs:
            assert key in listed or re.sub(r"\d+", "1", key) in listed, key


def test_the_history_is_described_as_it_is(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "history.sqlite3", isolation_level=None)
    schema.bring_up(database)
    told = re.search(r"## History\n(.*?)\n## ", PAGE, re.DOTALL)
    assert told
    assert f"`user_version` {schema.NEWEST}," in told[1]
    for table in ("games", "records", "starred"):
        row = re.search(rf"\| `{table}` \| (.*?) \|", told[1])
        assert row
        columns = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
        assert re.findall(r"`(\w+)`", row[1]) == columns
    named = re.findall(r"`(\w+)`", told[1][told[1].index("As CSV") : told[1].index("A reset")])
    assert tuple(named) == CSV_COLUMNS
    database.close()
