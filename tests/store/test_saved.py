"""The running game on the disk: cases P54, P55, P57."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.store import saved as saved_module
from qtsolitaire.store.saved import Saved, SavedGames
from tests.store.damage import WAYS, asides

GAME = Saved(
    game="klondike",
    code="KL1-D1N-AAAAAAB",
    board=None,
    moves=("draw", "waste t4", "t5 t4 3"),
    redo=("draw",),
    counter=7,
    undone=3,
    undoable=2,
    seconds=61.25,
    helped=False,
    uid="0123456789abcdef",
    started="2026-01-31T18:00:00Z",
)


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "running")


def notice_ids(games: SavedGames) -> list[str]:
    return [problem.text_id for problem in games.notices.take()]


def file_of(games: SavedGames, game: str = "klondike") -> Path:
    return games.folder / f"{game}.qsol"


def test_a_game_comes_back_as_it_was(games: SavedGames) -> None:
    assert not games.has("klondike")
    assert games.save(GAME)
    assert games.has("klondike")
    assert SavedGames(games.folder).load("klondike") == GAME


def test_every_variant_keeps_its_own_game(games: SavedGames) -> None:
    other = GAME._replace(game="spider", code="SP1-S4-AAAAAAB")
    games.save(GAME)
    games.save(other)
    games.save(GAME._replace(counter=8))
    assert games.load("spider") == other
    loaded = games.load("klondike")
    assert loaded is not None
    assert loaded.counter == 8


def test_a_board_is_saved_as_a_board(games: SavedGames) -> None:
    board = "t1: 7H QD | KS\nstock: 2C\n"
    games.save(GAME._replace(code=None, board=board))
    loaded = games.load("klondike")
    assert loaded is not None
    assert (loaded.code, loaded.board) == (None, board)


def test_a_finished_game_is_forgotten(games: SavedGames) -> None:
    games.save(GAME)
    games.forget("klondike")
    games.forget("klondike")
    assert games.load("klondike") is None
    assert notice_ids(games) == []


texts = st.text(st.characters(codec="utf-8"), max_size=60)


@given(
    st.builds(
        Saved,
        game=st.just("klondike"),
        code=st.none() | texts,
        board=texts,
        moves=st.lists(texts, max_size=20).map(tuple),
        redo=st.lists(texts, max_size=5).map(tuple),
        counter=st.integers(0, 10**9),
        undone=st.integers(0, 10**9),
        undoable=st.integers(0, 10**9),
        seconds=st.floats(0, 1e9),
        helped=st.booleans(),
        uid=texts,
        started=st.text("0123456789TZ:-", max_size=40),
    )
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_saved_comes_back(tmp_path: Path, saved: Saved) -> None:
    saved = saved if saved.code is None else saved._replace(board=None)
    games = SavedGames(tmp_path / "running")
    games.save(saved)
    assert games.load("klondike") == saved
    assert notice_ids(games) == []


@pytest.mark.parametrize("way", WAYS)
def test_p54_a_damaged_game_is_set_aside_and_the_others_stay(games: SavedGames, way: Callable[[Path], None]) -> None:
    games.save(GAME)
    games.save(GAME._replace(game="spider"))
    path = file_of(games)
    way(path)
    before = path.read_bytes() if path.is_file() else None
    again = SavedGames(games.folder)
    assert again.load("klondike") is None
    (aside,) = asides(path)
    if before is not None:
        assert aside.read_bytes() == before
    assert notice_ids(again) == ["store.not_resumed"]
    assert again.load("spider") is not None
    assert again.save(GAME)
    assert again.load("klondike") == GAME


def test_p54_saving_never_overwrites_what_was_not_understood(games: SavedGames) -> None:
    games.save(GAME)
    file_of(games).write_bytes(bytes(100))
    SavedGames(games.folder).save(GAME._replace(counter=8))
    assert asides(file_of(games))[0].read_bytes() == bytes(100)


def test_p55_a_newer_game_is_refused_and_stays(games: SavedGames) -> None:
    games.save(GAME)
    path = file_of(games)
    newer = path.read_text(encoding="utf-8").replace("format = 1", "format = 999\nlater = 'x'")
    path.write_text(newer, encoding="utf-8")
    again = SavedGames(games.folder)
    assert again.load("klondike") is None
    assert not again.save(GAME)
    again.forget("klondike")
    assert path.read_text(encoding="utf-8") == newer
    assert notice_ids(again) == ["store.newer"]


def test_p56_a_place_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    games = SavedGames(tmp_path / "data" / "running")
    assert not games.save(GAME)
    assert not games.save(GAME)
    assert games.load("klondike") == GAME, "until the program ends"
    assert games.has("klondike")
    assert SavedGames(games.folder).load("klondike") is None
    assert notice_ids(games) == ["store.not_saved"]


DOCUMENT = {
    "format": 1,
    "game": "klondike",
    "code": "KL1-D1N-AAAAAAB",
    "moves": ["draw"],
    "running": {
        "counter": 1,
        "undone": 0,
        "undoable": 1,
        "seconds": 1.5,
        "helped": False,
        "uid": "ab",
        "started": "",
        "redo": [],
    },
}


def test_the_document_of_the_next_test_is_a_good_one(games: SavedGames) -> None:
    games.folder.mkdir()
    file_of(games).write_bytes(tomli_w.dumps(DOCUMENT).encode())
    assert games.load("klondike") is not None


WRONG = [
    ("format", "one"), ("format", True), ("format", None), ("game", "spider"), ("game", 3), ("code", 3),
    ("moves", "draw"), ("moves", [1]), ("moves", ["x" * 101]), ("running", []), ("running", None),
    ("counter", -1), ("counter", True), ("counter", 10**12), ("counter", 1.0), ("counter", None),
    ("undone", "1"), ("undoable", -3), ("seconds", -0.5), ("seconds", float("nan")), ("seconds", float("inf")),
    ("seconds", True), ("seconds", 10**400), ("helped", 1), ("uid", 7), ("uid", "x" * 65), ("started", 1),
    ("redo", "draw"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_p60_a_game_with_a_wrong_value_is_set_aside(games: SavedGames, key: str, value: object) -> None:
    document = {**DOCUMENT, "running": dict(DOCUMENT["running"])}  # type: ignore[call-overload]
    table = document if key in document else document["running"]
    if value is None:
        del table[key]
    else:
        table[key] = value
    games.folder.mkdir()
    file_of(games).write_bytes(tomli_w.dumps(document).encode())
    assert games.load("klondike") is None
    assert len(asides(file_of(games))) == 1


VALID = tomli_w.dumps(DOCUMENT).encode()


@given(
    st.one_of(
        st.binary(max_size=200),
        st.tuples(st.integers(0, len(VALID)), st.integers(0, 20), st.binary(max_size=12)).map(
            lambda cut: VALID[: cut[0]] + cut[2] + VALID[cut[0] + cut[1] :]
        ),
    )
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_p54_any_bytes_are_read_or_set_aside(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "running"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    games = SavedGames(folder)
    file_of(games).write_bytes(content)
    loaded = games.load("klondike")
    assert loaded is None or loaded.game == "klondike"
    assert [each.read_bytes() for each in folder.iterdir()] == [content], "never lost"


def test_an_id_that_is_no_file_name_gets_one_of_its_own(games: SavedGames) -> None:
    odd = [GAME._replace(game=name) for name in ("../../etc/passwd", "Yukon", "yukon", "a b", "a/b", "खेल")]
    for each in odd:
        assert games.save(each)
    for each in odd:
        assert games.load(each.game) == each
    assert len(list(games.folder.iterdir())) == len(odd)


WRITER = """
import sys
from pathlib import Path
from qtsolitaire.store.saved import Saved, SavedGames
games = SavedGames(Path(sys.argv[1]))
number = 0
while True:
    number += 1
    moves = ("draw",) * (number % 300)
    games.save(Saved("klondike", "KL1-D1N-AAAAAAB", None, moves, (), number, 0, 0, 1.0, False, "a", ""))
    print(number, flush=True)
"""


@pytest.mark.parametrize("pause", [0.05, 0.09, 0.13, 0.17])
def test_p54_kill_9_while_saving_leaves_a_whole_file(tmp_path: Path, pause: float) -> None:
    folder = tmp_path / "running"
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(folder)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    writer.stdout.readline()  # it saves
    time.sleep(pause)
    writer.send_signal(signal.SIGKILL)
    told, _ = writer.communicate()
    last = int(told.split()[-1]) if told.split() else 1
    games = SavedGames(folder)
    loaded = games.load("klondike")
    assert loaded is not None
    assert loaded.counter >= last, "what was reported as saved is saved"
    assert len(loaded.moves) == loaded.counter % 300
    assert notice_ids(games) == []


@given(st.lists(st.text(max_size=30), max_size=6), st.lists(st.text(max_size=30), max_size=3))
@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_a_plugin_calls_its_piles_the_game_comes_back(
    games: SavedGames, moves: list[str], redo: list[str]
) -> None:
    odd = GAME._replace(moves=tuple(moves), redo=tuple(redo))
    assert games.save(odd) == (games.load("klondike") == odd)
    assert games.load("klondike") == odd


def test_left_over_parts_of_writes_are_swept_after_a_day(tmp_path: Path) -> None:
    old, young = tmp_path / "klondike.qsol.0a1b2c3d.new", tmp_path / "spider.qsol.0a1b2c3d.new"
    for each in (old, young):
        each.write_text("half")
    os.utime(old, (time.time() - 100_000,) * 2)
    SavedGames(tmp_path)
    assert not old.exists()
    assert young.exists()


def test_the_format_is_pinned(games: SavedGames) -> None:
    """A file of the first version must be readable for ever."""
    games.folder.mkdir()
    file_of(games).write_text(
        'format = 1\ngame = "klondike"\ncode = "KL1-D1N-AAAAAAB"\nmoves = [\n    "draw",\n    "waste t4",\n'
        '    "t5 t4 3",\n]\n\n[running]\ncounter = 7\nundone = 3\nundoable = 2\nseconds = 61.25\nhelped = false\n'
        'uid = "0123456789abcdef"\nstarted = "2026-01-31T18:00:00Z"\nredo = [\n    "draw",\n]\n',
        encoding="utf-8",
    )
    before = file_of(games).read_bytes()
    assert games.load("klondike") == GAME
    games.save(GAME)
    assert file_of(games).read_bytes() == before
    assert saved_module.FORMAT == 1
