"""Game files: written and read back, and hostile ones refused with one sentence."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qtsolitaire.play import textfiles
from qtsolitaire.play.record import Record, Running, dumps, loads, read_file, write_file
from qtsolitaire.rules.errors import RecordProblem
from qtsolitaire.text.speech import Speech

CODE = 'format = 1\ngame = "freecell"\ncode = "FC1-C4-#1"\n'

texts = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=30)
moves = st.lists(texts, max_size=5).map(tuple)
counts = st.integers(0, 10**6)
runnings = st.builds(Running, counts, counts, counts, st.floats(0, 1e6), st.booleans(), moves)
records = st.builds(
    Record,
    game=texts.filter(bool),
    moves=moves,
    code=texts,
    board=st.none(),
    note=texts,
    app=texts,
    running=st.none() | runnings,
) | st.builds(Record, game=texts.filter(bool), moves=moves, code=st.none(), board=texts | st.just("t1: KC\nt2: QC\n"))


@settings(max_examples=100)
@given(records)
@example(Record("x", board="t1: KC\nt1: QC\n"))
@example(Record("x", board="t1: KC\n\nt2: QC"))
@example(Record("x", board="running: KC\n"))
def test_what_is_written_is_read_back(record: Record) -> None:
    assert loads(dumps(record)) == record


def test_a_game_file_looks_like_this() -> None:
    record = Record("freecell", ("t2 c1", "t4 t5 3"), "FC1-C4-#1", note="for Anna")
    assert dumps(record) == (
        'format = 1\ngame = "freecell"\ncode = "FC1-C4-#1"\nnote = "for Anna"\n'
        'moves = [\n    "t2 c1",\n    "t4 t5 3",\n]\n'
    )


def test_a_board_is_a_table_of_its_lines() -> None:
    text = dumps(Record("freecell", board="options: cells=4\nt1: KC QC\n"))
    assert '[board]\noptions = "cells=4"\nt1 = "KC QC"\n' in text
    assert loads(text).board == "options: cells=4\nt1: KC QC\n"


def test_a_board_may_be_one_string_too() -> None:
    text = 'format = 1\ngame = "freecell"\nboard = """\n: KC QC\n: JC\n"""\n'
    assert loads(text).board == ": KC QC\n: JC\n"


def test_moves_may_be_left_out_and_unknown_keys_are_let_be() -> None:
    assert loads(f"{CODE}later = [1, {{ a = 2 }}]\n[more]\nx = 1") == Record("freecell", code="FC1-C4-#1")


@pytest.mark.parametrize("ending", ["\r\n", "\r", "\n"])
def test_line_ends_and_byte_order_mark_do_not_matter(ending: str) -> None:
    assert loads("\ufeff" + CODE.replace("\n", ending)).code == "FC1-C4-#1"


@pytest.mark.parametrize(
    ("text", "text_id", "args"),
    [
        ("", "record.no_format", {}),
        ("[", "record.not_toml", {}),
        ("format = 1\ngame = ", "record.not_toml", {}),
        ("format = 1\n\n= 3", "record.not_toml_line", {"line": 3}),
        ("format = 2", "record.newer", {"format": "2", "known": 1}),
        (f"format = {'9' * 4000}", "record.newer", {"format": "9" * 9}),
        (f"format = {'9' * 5000}", "record.not_toml", {}),
        ("format = 0", "record.no_format", {}),
        ("format = true", "record.no_format", {}),
        ('format = "1"', "record.no_format", {}),
        ("format = 1.0", "record.no_format", {}),
        ('format = 1\ngame = "freecell"', "record.no_deal", {}),
        ("format = 1\n[board]\nt1 = 'KC'", "record.no_game", {}),
        (f"{CODE}[board]\nt1 = 'KC'", "record.two_deals", {}),
        ("format = 1\ncode = 11982", "record.bad_value", {"key": "code"}),
        ("format = 1\ngame = 1\ncode = 'x'", "record.bad_value", {"key": "game"}),
        (f"format = 1\ncode = '{'A' * 201}'", "record.bad_value", {"key": "code"}),
        (f"{CODE}moves = 'draw'", "record.bad_value", {"key": "moves"}),
        (f"{CODE}moves = ['draw', 1]", "record.bad_value", {"key": "moves"}),
        (f"{CODE}moves = [['draw']]", "record.bad_value", {"key": "moves"}),
        (f"{CODE}note = 1979-05-27", "record.bad_value", {"key": "note"}),
        ("format = 1\ngame = 'x'\nboard = ['KC']", "record.bad_value", {"key": "board"}),
        ("format = 1\ngame = 'x'\n[board]\nt1 = 1", "record.bad_value", {"key": "board"}),
        ('format = 1\ngame = "x"\n[board]\nt1 = "KC\\nt2: QC"', "record.bad_value", {"key": "board"}),
        (f"{CODE}running = 1", "record.bad_value", {"key": "running"}),
        (f"{CODE}[running]\ncounter = -1", "record.bad_value", {"key": "counter"}),
        (f"{CODE}[running]\ncounter = true", "record.bad_value", {"key": "counter"}),
        (f"{CODE}[running]\nseconds = nan", "record.bad_value", {"key": "seconds"}),
        (f"{CODE}[running]\nseconds = inf", "record.bad_value", {"key": "seconds"}),
        (f"{CODE}[running]\nhelped = 1", "record.bad_value", {"key": "helped"}),
        (f"{CODE}[running]\nredo = 'draw'", "record.bad_value", {"key": "redo"}),
        (f"x = {'[' * 5000}", "record.not_toml", {}),
        (f"x = {'{a=' * 5000}", "record.not_toml", {}),
        (f"{'a.' * 100_000}b = 1", "record.not_toml", {}),
        (f'x = 1 # """\n{"a . " * 100_000}b = 1', "record.not_toml", {}),
        (f"[{'a.' * 100_000}b]", "record.not_toml", {}),
    ],
)
def test_what_is_no_game_file_is_refused_by_name(text: str, text_id: str, args: dict[str, object]) -> None:
    with pytest.raises(RecordProblem) as caught:
        loads(text)
    assert caught.value.text_id == text_id
    assert args.items() <= caught.value.args_by_name.items()
    assert "Something is wrong" not in Speech("en").problem(caught.value)


def test_dots_in_strings_and_comments_are_no_nesting() -> None:
    dots = "a.b" * 50
    text = f'{CODE}# {dots}\nnote = """{dots}\n{dots} \\" {dots}"""\nmoves = ["{dots}", \'{dots}\']'
    assert loads(text).moves == (dots, dots)


@contextlib.contextmanager
def may_be_refused() -> Iterator[None]:
    """Whatever happens inside is a sound refusal, or nothing."""
    problems = []
    try:
        yield
    except RecordProblem as problem:
        problems.append(problem)
    assert not [each for each in problems if "Something is wrong" in Speech("en").problem(each)]


def problem_of(path: Path) -> str:
    with pytest.raises(RecordProblem) as caught:
        read_file(path)
    assert "Something is wrong" not in Speech("en").problem(caught.value)
    return caught.value.text_id


def test_p29_files_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "game.qsol"
    assert problem_of(path) == "file.missing"
    assert problem_of(tmp_path) == "file.folder"
    assert problem_of(path / "below" / "nothing") == "file.missing"
    assert problem_of(Path("bad\0name")) == "file.unreadable"
    for content, text_id in [
        (b"x" * 5_000_000, "file.too_big"),
        (CODE.encode("utf-16"), "file.not_text"),
        (CODE.encode("utf-16-le"), "file.not_text"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "file.not_text"),
        (bytes(1000), "file.not_text"),
        (CODE.encode() + b"\xff", "file.not_text"),
        (b"", "record.no_format"),
    ]:
        path.write_bytes(content)
        assert problem_of(path) == text_id


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_is_not_waited_on(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert problem_of(pipe) == "file.not_a_file"


def test_a_byte_order_mark_is_forgiven(tmp_path: Path) -> None:
    path = tmp_path / "game.qsol"
    path.write_bytes(b"\xef\xbb\xbf" + CODE.encode())
    assert read_file(path).game == "freecell"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.qsol"
    write_file(path, Record("freecell", code="FC1-C4-#1"))
    assert read_file(path).code == "FC1-C4-#1"

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordProblem) as caught:
        write_file(path, Record("freecell", code="FC1-C4-#2"))
    assert caught.value.text_id == "file.not_written"
    assert read_file(path).code == "FC1-C4-#1", "the old file is there in full"
    assert list(tmp_path.iterdir()) == [path], "and nothing beside it"


def test_a_file_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "no" / "game.qsol", tmp_path, Path("/")):
        with pytest.raises(RecordProblem):
            write_file(path, Record("freecell", code="FC1-C4-#1"))


@settings(max_examples=200)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_a_record_or_refused(content: bytes) -> None:
    with may_be_refused():
        loads(textfiles.decoded(content, Path("any.qsol")))


WHOLE = dumps(
    Record("freecell", ("t2 c1", "t4 t5 3"), None, "t1: KC\n", "note", "app", Running(3, 1, 2, 5.5, True, ("draw",)))
)


@settings(max_examples=300)
@given(st.integers(0, len(WHOLE)), st.integers(0, 20), st.text(max_size=8))
def test_a_damaged_record_is_a_record_or_refused(place: int, length: int, more: str) -> None:
    with may_be_refused():
        record = loads(WHOLE[:place] + more + WHOLE[place + length :])
        assert loads(dumps(record)) == record
