"""The command line, as a player or a script uses it: no window, no Qt, one sentence for what is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from qtsolitaire import __version__
from qtsolitaire.cli import main
from qtsolitaire.play.record import read_file
from qtsolitaire.play.replay import replay
from tests.boards import GOLDEN, VARIANTS, read
from tests.rules.test_boards import BASE

ROOT = Path(__file__).parent.parent
GAME = str(GOLDEN / "replays/freecell-2.qsol")
START = [sys.executable, "-c", "import sys; from qtsolitaire.cli import main; sys.exit(main())"]


class Said:
    """What one command line prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *argv: str) -> None:
        self.status = main(argv)
        self.out, self.err = capsys.readouterr()

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line on standard error of a command line that is refused with status 2."""
    said = Said(capsys, *argv)
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "Something is wrong" not in said.err
    return said.err.strip()


def write(path: Path, *moves: str, code: str = "FC1-C4-#1") -> str:
    listed = ", ".join(f'"{move}"' for move in moves)
    path.write_text(f'format = 1\ncode = "{code}"\nmoves = [{listed}]\n', encoding="utf-8")
    return str(path)


def test_ap_10_games_lists_prefix_id_and_name(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "games")
    assert said.status == 0
    assert [line.split(maxsplit=2) for line in said.lines][:6] == [
        ["TF", "thoughtful", "Thoughtful Solitaire"],
        ["KL", "klondike", "Klondike"],
        ["SP", "spider", "Spider"],
        ["FC", "freecell", "FreeCell"],
        ["BK", "bakers-game", "Baker’s Game"],
        ["PY", "pyramid", "Pyramid"],
    ]


def test_p24_deal_prints_the_board_of_a_microsoft_number(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "deal", "FC1-C4-#617")
    assert said.status == 0
    assert said.lines == [
        "variant: freecell",
        "options: cells=4",
        "code: FC1-C4-#617",
        "foundations: S-0 H-0 D-0 C-0",
        "cells: - - - -",
        "t1: 7D TD TH KD 4C 4S JD",
        "t2: AD 7S QC 5H QS TS KS",
        "t3: 5C QD 3H 9S 9C 2H KC",
        "t4: 3S AC 9D 3C 9H 5D 4H",
        "t5: 5S 6D 6S 8S 7C JC",
        "t6: 8C 8H 8D 7H 6H 6C",
        "t7: 2D AS 3D 4D 2C JH",
        "t8: AH KH TC JS 2S QH",
    ]


@pytest.mark.parametrize("typed", [["fc1-c4-#617"], ["FC1", "C4", "#617"], ["FC1–C4–#617"]])
def test_dc_06_deal_forgives_what_the_window_forgives(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "code: FC1-C4-#617" in Said(capsys, "deal", *typed).lines


@pytest.mark.parametrize(
    "code",
    ["ZZ-12", "FC-0", "FC--1", "FC1-C4-#0", "FC1-C4-#4294967296", "FC-99999999999999999999", "KL-", "-5", "FreeCell"],
)
def test_p27_codes_that_are_none(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "deal", code)


def test_p27_the_range_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2,147,483,647" in complaint(capsys, "deal", "FC1-C4-#4294967296")


def test_a_dealt_board_is_a_board_for_every_other_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text(Said(capsys, "deal", "KL1-D3N-AAAAAAB").out)
    said = Said(capsys, "replay", str(path))
    assert said.out.startswith(path.read_text())
    assert said.lines[-3:] == ["score: 0", "moves: 0", "not won"]
    assert "draw" in Said(capsys, "legal", str(path)).lines


@pytest.mark.parametrize("name", ["freecell-2", "spider-1-one-suit", "thoughtful-1", "pyramid-3"])
def test_replay_of_a_won_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", str(GOLDEN / f"replays/{name}.qsol"))
    assert said.status == 0
    assert said.lines[-1] == "won"
    assert said.lines[-2].startswith("moves: ")
    assert any(line.startswith("score: ") for line in said.lines) is (name != "pyramid-3"), "PY-10"
    board = "\n".join(line for line in said.lines if not line.startswith(("score", "moves", "won")))
    session, _ = replay(read_file(GOLDEN / f"replays/{name}.qsol"), VARIANTS)
    assert read(board).position == session.position


def test_replay_of_an_unfinished_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = Said(capsys, "replay", write(tmp_path / "game.qsol", "t2 c1", "t6 c2"))
    assert said.status == 0
    assert "cells: 9C 3D - -" in said.lines
    assert said.lines[-3:] == ["score: 0", "moves: 2", "not won"]


def test_tf_19_replay_tells_the_move_that_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = Said(capsys, "replay", write(tmp_path / "game.qsol", "t2 c1", "t6 t1", "t8 c2"))
    assert said.status == 1
    assert "cells: 9C - - -" in said.lines, "the board before it"
    number, move, rule, sentence = said.lines[-1].split(": ", 3)
    assert (number, move, rule) == ("2", "t6 t1", "onto.one_lower")
    assert "3♦" in sentence
    assert "6♠" in sentence


def test_legal_lists_moves_that_replay_accepts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moves = Said(capsys, "legal", write(tmp_path / "game.qsol", "t2 c1", "t6 c2")).lines
    assert "t8 c3" in moves
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert Said(capsys, "replay", write(tmp_path / "next.qsol", "t2 c1", "t6 c2", move)).status == 0


def test_legal_of_a_game_that_is_over_or_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert Said(capsys, "legal", str(GOLDEN / "replays/pyramid-3.qsol")).lines == []
    said = Said(capsys, "legal", write(tmp_path / "game.qsol", "t6 t1"))
    assert said.status == 1
    assert said.out.startswith("1: t6 t1: onto.one_lower: ")


def test_plain_boards_are_freecell(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "624.board"
    path.write_bytes(b"\xef\xbb\xbf" + BASE.strip().replace("\n", "\r\n").encode())
    assert Said(capsys, "replay", str(path)).lines[0] == "variant: freecell"


def test_p28_p29_bad_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def told(content: bytes, name: str = "board.txt") -> str:
        (tmp_path / name).write_bytes(content)
        return complaint(capsys, "replay", str(tmp_path / name))

    lines = BASE.strip().split("\n")
    assert "5H" in told(BASE.replace(" 5H ", " ").encode())
    assert "ine 1 " in told("\n".join([": KC KC 4C QS 2D 4S AS", *lines[1:]]).encode())
    assert "ine 1 " in told(("Foundations: zzz\n" + BASE.strip()).encode())
    assert "ine 8 " in told((BASE.strip() + " d").encode())
    assert "7 columns" in told("\n".join(lines[:7]).encode())
    assert "UTF-8" in told(BASE.encode("utf-16"))
    assert "UTF-8" in told(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    assert "too big" in told(b": KC\n" * 1_000_000)
    assert told(b"")
    assert "TOML" in told(b"x = " + b"[" * 100_000, "deep.qsol")
    assert "3" in told(b"format = 3\ncode = 'FC1-C4-#1'", "newer.qsol")
    assert complaint(capsys, "replay", str(tmp_path)).endswith("is a folder, not a file.")
    assert "no file" in complaint(capsys, "legal", str(tmp_path / "nothing.qsol"))
    assert "t99" in complaint(capsys, "replay", write(tmp_path / "game.qsol", "t1 t99"))


@pytest.mark.parametrize(
    "argv",
    [
        ["deal"],
        ["deal", "--to", "x", "FC1-C4-#1"],
        ["replay"],
        ["replay", "a", "b"],
        ["legal", "--what"],
        ["games", "freecell"],
        ["nothing"],
        ["--nothing"],
        ["games", "--lang"],
        ["games", "--lang", "de"],
        ["games", "--lang="],
        ["--lang", "xx"],
        ["nothing\nmore"],
    ],
)
def test_bad_usage_is_one_sentence(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, *argv)


def test_the_sentence_shows_how_a_command_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert "qtsolitaire deal CODE" in complaint(capsys, "deal")
    assert "games, rules, deal, replay, legal" in complaint(capsys, "nothing")


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"]])
def test_help_names_every_command(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, *argv)
    assert said.status == 0
    for usage in ("games", "rules GAME", "deal CODE", "replay FILE", "legal FILE", "CODE|FILE"):
        assert f"qtsolitaire {usage}" in said.out


@pytest.mark.parametrize("name", ["games", "rules", "deal", "replay", "legal"])
def test_help_of_a_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, name, "--help")
    assert said.status == 0
    assert said.lines[0].startswith(f"qtsolitaire {name}")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "--version").out == f"qtsolitaire {__version__}\n"


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize(
    "command", [["games"], ["rules", "golf"], ["deal", "PY1-ND-AAAAAAB"], ["replay", GAME], ["legal", GAME]]
)
def test_ap_06_every_command_takes_a_language(
    language: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    after, before = Said(capsys, *command, "--lang", language), Said(capsys, f"--lang={language}", *command)
    assert after.status == before.status == 0
    assert after.out == before.out


def test_ap_06_names_and_refusals_in_french(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Jeu du Boulanger" in Said(capsys, "games", "--lang", "fr").out
    path = write(tmp_path / "game.qsol", "t6 t1")
    english, french = (Said(capsys, "replay", path, "--lang", language).lines for language in ("en", "fr"))
    assert english[:-4] == french[:-4], "boards are never translated"
    assert french[-1].startswith("1: t6 t1: onto.one_lower: ")
    assert english[-1] != french[-1]


def run(*argv: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    given = {**os.environ, **environment}
    given.pop("DISPLAY", None)
    return subprocess.run([*START, *argv], cwd=ROOT, env=given, capture_output=True, timeout=60, check=False)


def test_no_qt_is_loaded_and_no_display_needed() -> None:
    script = (
        "import sys; from qtsolitaire.cli import main; "
        f"codes = [main(argv) for argv in (['games'], ['deal', 'FC1-C4-#1'], ['replay', {GAME!r}], "
        f"['legal', {GAME!r}], ['deal', 'x'], ['--help'], ['--version'])]; "
        "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]; "
        "sys.exit(f'{codes} {loaded}')"
    )
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert told.stderr.decode().splitlines()[-1] == "[0, 0, 0, 0, 2, 0, 0] []"


def test_a_terminal_without_the_suits_signs_is_no_fault(tmp_path: Path) -> None:
    path = write(tmp_path / "game.qsol", "t6 t1")
    told = run("replay", path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (told.returncode, told.stderr) == (1, b"")
    assert b"onto.one_lower" in told.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close otherwise there")
def test_a_reader_that_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen([*START, "replay", GAME], cwd=ROOT, stdout=writing, stderr=subprocess.PIPE) as process:
        os.close(writing)
        _, complaints = process.communicate(timeout=60)
    assert complaints == b""
    assert process.returncode == 141
