"""``qtsolitaire solve`` as a player or a script uses it (cases P28, P30; SOLVING.md)."""

import re
from pathlib import Path

import pytest

from qtsolitaire.commands.solve_many import Bar, Row
from qtsolitaire.solving.answers import Verdict
from tests.test_cli import Said, complaint, write


def plain(out: str) -> str:
    """Without what differs from machine to machine."""
    return re.sub(r"(seconds: |secondes\u00a0: |सेकंड: )[0-9.]+", r"\1…", re.sub(r"(positions: )\d+", r"\1…", out))


def test_a_won_deal_with_moves_that_replay_accepts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = Said(capsys, "solve", "PY1-ND-AAAAAAD", "--seconds", "60")
    assert said.status == 0
    assert said.lines[0] == "won"
    assert re.fullmatch(r"positions: \d+", said.lines[1])
    assert re.fullmatch(r"seconds: \d+\.\d{3}", said.lines[2])
    game = tmp_path / "won.qsol"
    game.write_text('format = 1\ncode = "PY1-ND-AAAAAAD"\n' + "\n".join(said.lines[3:]) + "\n")
    assert Said(capsys, "replay", str(game)).lines[-1] == "won"


def test_a_lost_deal(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "solve", "PY1-ND-AAAAAAB")
    assert said.status == 0
    assert plain(said.out) == "lost\npositions: …\nseconds: …\n"


def test_p30_the_famous_impossible_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "solve", "FC1-C4-#11982", "--seconds", "60").lines[0] == "lost"


def test_what_time_does_not_decide_is_undecided(capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "solve", "SP1-S4-AAAAAAB", "--seconds", "0.05").lines[0] == "undecided"


def test_a_game_file_is_searched_where_it_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path / "game.qsol", "t2 c1", "t6 c2", "t8 c3")
    said = Said(capsys, "solve", path)
    assert said.lines[0] == "won"
    moves = re.findall(r'"(.+)"', said.out)
    longer = write(tmp_path / "longer.qsol", "t2 c1", "t6 c2", "t8 c3", *moves)
    assert Said(capsys, "replay", longer).lines[-1] == "won"


def test_an_illegal_move_in_the_file_is_told_as_replay_tells_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = Said(capsys, "solve", write(tmp_path / "game.qsol", "t6 t1"))
    assert said.status == 1
    assert said.out.startswith("1: t6 t1: onto.one_lower: ")


@pytest.mark.parametrize(("language", "word"), [("en", "lost"), ("fr", "perdue"), ("hi", "हारी")])
def test_ap_06_verdicts_in_three_languages(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    assert Said(capsys, "solve", "PY1-ND-AAAAAAB", "--lang", language).lines[0] == word


@pytest.mark.parametrize(
    "argv",
    [
        ["solve"],
        ["solve", "FC1-C4-#1", "--many", "freecell", "#1", "#2"],
        ["solve", "FC1-C4-#1", "--seconds", "0"],
        ["solve", "FC1-C4-#1", "--seconds", "nan"],
        ["solve", "--many", "freecell", "#1"],
        ["solve", "--many", "nothing", "#1", "#2"],
        ["solve", "--many", "freecell", "#2", "#1"],
        ["solve", "--many", "freecell", "FC1-C4-#1", "FC1-C2-#5"],
        ["solve", "--many", "freecell", "#1", "AAAAAAB"],
        ["solve", "--many", "klondike", "#1", "#2"],
        ["solve", "--many", "pyramid", "AAAAAAA", "7777777"],
        ["solve", "--many", "freecell", "#1", "#2", "--jobs", "0"],
        ["solve", "nothing.qsol"],
        ["solve", "ZZ1-C4-#1"],
    ],
)
def test_bad_usage_is_one_sentence(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, *argv)


def columns(lines: list[str]) -> list[tuple[str, str]]:
    return [(row[0], row[1]) for row in (line.split("\t") for line in lines) if len(row) == 5]


def test_many_deals_one_row_each_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "solve", "--many", "freecell", "#11981", "#11983", "--seconds", "60")
    assert said.status == 0
    rows = [("FC1-C4-#11981", "won"), ("FC1-C4-#11982", "lost"), ("FC1-C4-#11983", "won")]
    assert columns(said.lines) == rows
    assert said.lines[-2] == "deals: 3, won: 2, lost: 1, undecided: 0; winnable: 66.67%"
    assert said.lines[-1].startswith("seconds for a deal: median ")
    assert said.err == "", "no bar where nobody looks"


def test_many_takes_options_from_whole_codes(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "solve", "--many", "pyramid", "PY1-ND-AAAAAAB", "AAAAAAE")
    assert [code for code, _ in columns(said.lines)] == [f"PY1-ND-AAAAAA{sign}" for sign in "BCDE"]


def test_many_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "rows.tsv"
    many = ["solve", "--many", "pyramid", "AAAAAAB", "AAAAAAE", "--out", str(out), "--jobs", "1"]
    whole = Said(capsys, *many)
    assert columns(whole.lines) == [], "the rows are in the file"
    rows = out.read_text()
    assert rows.count("\n") == 4
    cut = rows.splitlines(keepends=True)
    kept = cut[2].replace("\twon\t", "\tlost\t")  # a mark, to see that it is not searched again
    out.write_text(kept + cut[0] + cut[1][:9])
    again = Said(capsys, *many)
    lines = out.read_text().splitlines(keepends=True)
    assert lines[:2] == [kept, cut[0]]
    assert sorted(code for code, _ in columns(lines)) == [f"PY1-ND-AAAAAA{sign}" for sign in "BCDE"]
    assert "deals: 4" in again.out


def test_many_never_writes_into_a_file_of_something_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear grandmother,\nthank you.\n")
    told = complaint(capsys, "solve", "--many", "pyramid", "AAAAAAB", "AAAAAAC", "--out", str(path))
    assert "ine 1 " in told
    assert path.read_text() == "Dear grandmother,\nthank you.\n"


def test_the_bar_grows_and_fits_its_line() -> None:
    bar = Bar(100, 20)
    row = Row("x", Verdict.WON, 1, 0.1, 1)
    texts = []
    for _ in range(80):
        bar.step(row)
        texts.append(bar.text(60, 10.0))
    assert all(len(text) == 60 for text in texts)
    assert [text.count("#") for text in texts] == sorted(text.count("#") for text in texts)
    assert texts[-1].endswith("100/100 0:00")
    assert "." not in texts[-1]
