"""A game as a file: its deal code or its board, and its moves as text. ``docs/FORMATS.md`` describes ``.qsol``.

Reading a record proves that the file is one, not that its moves may be played: ``play.replay`` does that.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qtsolitaire.play.textfiles import read_text, write_text
from qtsolitaire.play.tomltext import NotToml, parse
from qtsolitaire.rules.errors import RecordProblem

FORMAT = 1
"""Raised when an older program would misread the file."""

SUFFIX = ".qsol"

MOST_MOVES = 100_000
_LONGEST_WORD = 200
_LARGEST = 1_000_000_000  # moves, undos, seconds: more is damage


@dataclass(frozen=True, slots=True)
class Running:
    """What the moves alone cannot tell of a game that is not finished."""

    counter: int = 0  # the move counter, which undo does not turn back (TF-18)
    undone: int = 0  # how often the player has taken something back
    undoable: int = 0  # how many actions can be taken back
    seconds: float = 0.0  # played time
    helped: bool = False  # an aid was used
    redo: tuple[str, ...] = ()  # what has been taken back, the next to be done again last


@dataclass(frozen=True, slots=True)
class Record:
    """A game file's content. One of ``code`` and ``board`` is given."""

    game: str  # the variant's id; "" leaves it to the code or to the board
    moves: tuple[str, ...] = ()  # from the opening on, as ``play.movetext`` writes them
    code: str | None = None  # the deal
    board: str | None = None  # the opening as board text, for a game without a code
    note: str = ""  # the player's own words
    app: str = ""  # name and version of the program that wrote it
    running: Running | None = field(default=None)  # None: the moves tell all


def dumps(record: Record) -> str:
    """The record as TOML."""
    import tomli_w

    document: dict[str, Any] = {"format": FORMAT, "game": record.game}
    document |= {"code": record.code} if record.code is not None else {}
    document |= {name: text for name in ("note", "app") if (text := getattr(record, name))}
    board = None if record.code is not None else _board_value(record.board or "")
    document |= {"board": board} if isinstance(board, str) else {}
    document["moves"] = list(record.moves)
    document |= {"board": board} if isinstance(board, dict) else {}
    if record.running is not None:
        running = record.running
        document["running"] = {name: getattr(running, name) for name in _RUNNING} | {"redo": list(running.redo)}
    return tomli_w.dumps(document)


_RUNNING = ("counter", "undone", "undoable", "seconds", "helped")


def _board_value(board: str) -> str | dict[str, str]:
    """A table with one key a line, as ``rules.boards`` writes them; any other text as it is."""
    lines = [line.partition(": ") for line in board.removesuffix("\n").split("\n")]
    table = {key: value for key, _, value in lines}
    told = "".join(f"{key}: {value}\n" for key, value in table.items())
    return table if told == board else board


def loads(text: str) -> Record:
    """The record that a file's text holds.

    Raises:
        RecordProblem: ``record.not_toml``, ``record.not_toml_line``, ``record.no_format``, ``record.newer``,
            ``record.bad_value`` (a value of a wrong kind), ``record.no_deal`` (neither code nor board),
            ``record.two_deals``, ``record.no_game``.
    """
    try:
        document = parse(text.removeprefix("\ufeff"))
    except NotToml as problem:
        if problem.line:
            raise RecordProblem("record.not_toml_line", line=problem.line) from None
        raise RecordProblem("record.not_toml") from None
    _check_format(document)
    code, board = document.get("code"), document.get("board")
    if code is None and board is None:
        raise RecordProblem("record.no_deal")
    if code is not None and board is not None:
        raise RecordProblem("record.two_deals")
    game = _word(document, "game")
    if not game and code is None:
        raise RecordProblem("record.no_game")
    return Record(
        game,
        _moves(document, "moves"),
        None if code is None else _word(document, "code"),
        None if board is None else _board(board),
        _text(document, "note"),
        _text(document, "app"),
        _running(document),
    )


def read_file(path: Path) -> Record:
    """The record in a file.

    Raises:
        RecordProblem: as ``loads``, and ``file.…`` for what is no text file.
    """
    return loads(read_text(path))


def write_file(path: Path, record: Record) -> None:
    """Write the file whole or not at all.

    Raises:
        RecordProblem: ``file.not_written``.
    """
    write_text(path, dumps(record))


def _check_format(document: Mapping[str, Any]) -> None:
    given = document.get("format")
    if type(given) is not int or given < 1:
        raise RecordProblem("record.no_format")
    if given > FORMAT:
        raise RecordProblem("record.newer", format=str(given)[:9], known=FORMAT)


def _bad(key: str) -> RecordProblem:
    return RecordProblem("record.bad_value", key=key)


def _text(document: Mapping[str, Any], key: str) -> str:
    value = document.get(key, "")
    if not isinstance(value, str):
        raise _bad(key)
    return value


def _word(document: Mapping[str, Any], key: str) -> str:
    value = _text(document, key)
    if len(value) > _LONGEST_WORD:
        raise _bad(key)
    return value


def _moves(document: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = document.get(key, [])
    if not isinstance(values, list) or len(values) > MOST_MOVES:
        raise _bad(key)
    if not all(isinstance(value, str) and len(value) <= _LONGEST_WORD for value in values):
        raise _bad(key)
    return tuple(values)


def _board(board: object) -> str:
    """The board as text: a table of lines, or a string."""
    if isinstance(board, str):
        return board
    if not isinstance(board, dict) or not all(isinstance(value, str) for value in board.values()):
        raise _bad("board")
    if any(mark in f"{key}{value}" for key, value in board.items() for mark in "\n\r"):
        raise _bad("board")
    return "".join(f"{key}: {value}\n" for key, value in board.items())


def _running(document: Mapping[str, Any]) -> Running | None:
    table = document.get("running")
    if table is None:
        return None
    if not isinstance(table, dict):
        raise _bad("running")
    counter, undone, undoable = (_count(table, key) for key in ("counter", "undone", "undoable"))
    helped = table.get("helped", False)
    if not isinstance(helped, bool):
        raise _bad("helped")
    return Running(counter, undone, undoable, _seconds(table), helped, _moves(table, "redo"))


def _count(table: Mapping[str, Any], key: str) -> int:
    value = table.get(key, 0)
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise _bad(key)
    return value


def _seconds(table: Mapping[str, Any]) -> float:
    value = table.get("seconds", 0)
    if type(value) not in (int, float) or not math.isfinite(value) or not 0 <= value <= _LARGEST:
        raise _bad("seconds")
    return float(value)
