"""``qtsolitaire deal … --to FILE``: files without a display; whatever is wrong is one sentence, and no file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from qtsolitaire.cli import main
from qtsolitaire.play.opening import understand_file
from tests.output.deals import VARIANTS
from tests.output.pdffile import PdfFile

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).parents[2]


def deal(*words: str | Path) -> int:
    return main(["deal", *map(str, words)])


def boards(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The codes of the boards that were printed."""
    return [line[6:] for line in capsys.readouterr().out.splitlines() if line.startswith("code: ")]


@pytest.mark.parametrize(
    ("words", "codes"),
    [
        (["FC1-C4-#1", "FC1-C4-#2"], ["FC1-C4-#1", "FC1-C4-#2"]),
        (["tf1", "d1n", "aaaaaab"], ["TF1-D1N-AAAAAAB"]),
        (["TF1-D1N-AAAAAAB..AAAAAAD"], ["TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC", "TF1-D1N-AAAAAAD"]),
        (["TF1-D1N-AAAAAAB..TF1-D1N-AAAAAAC"], ["TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC"]),
        (["FC1-C4-#9..#11"], ["FC1-C4-#9", "FC1-C4-#10", "FC1-C4-#11"]),
        (["FC1-C4-#9..9", "PY1-ND-AAAAAAB"], ["FC1-C4-#9", "PY1-ND-AAAAAAB"]),
    ],
)
def test_ap_07_one_code_several_codes_and_ranges(
    words: list[str], codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert deal(*words) == 0
    assert boards(capsys) == codes


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["FC1-C4-#5..#4"], "no range"),
        (["TF1-D1N-AAAAAAB..TF1-D3N-AAAAAAC"], "no range"),
        (["FC1-C4-#1..AAAAAAB"], "no range"),
        (["FC1-C4-#1..#1001"], "1,000"),
        (["TF1-D1N-AAAAAAA..7777777"], "1,000"),
        (["FC1-C4-#1..#900", "FC1-C3-#1..#900"], "1,000"),
        (["FC1-C4-#1", "ZZ1-AAAAAAB"], "ZZ"),
        (["FC1-C4-#1.."], ""),
        (["..FC1-C4-#1"], ""),
    ],
)
def test_ap_07_a_wrong_range_is_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert deal(*words) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_ap_07_a_range_becomes_one_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "club.pdf"
    assert deal("TF1-D1N-AAAAAAB..AAAAABA", "--to", path, "--per-page", "6", "--paper", "letter") == 0
    assert "6 pages" in capsys.readouterr().out
    made = PdfFile(path)
    assert made.pages == 6
    assert b"TF1-D1N-AAAAABA" in made.bytes


@pytest.mark.parametrize("suffix", ["pdf", "svg", "png", "txt", "qsol", "PDF"])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_ap_07_the_suffix_decides(suffix: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / f"deal.{suffix}"
    assert deal("SP1-S2-AAAAAAB", "--to", path, "--lang", language) == 0
    begins = {"pdf": b"%PDF", "svg": b"<?xml", "png": b"\x89PNG", "txt": b"variant: spider", "qsol": b"format = 1"}
    assert path.read_bytes().startswith(begins[suffix.lower()])
    assert list(tmp_path.iterdir()) == [path]
    if suffix in ("txt", "qsol"):
        assert understand_file(path, VARIANTS).game == "spider"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--to", "x.doc"], ".svg"),
        (["--to", "x"], ".svg"),
        (["--to", "no/such/folder/x.pdf"], "cannot be written"),
        (["--to", "x.pdf\0"], ""),
        (["--to", "x.pdf", "--paper", "a3"], "a4, letter, a5"),
        (["--to", "x.pdf", "--per-page", "3"], "1, 2, 4, 6"),
        (["--to", "x.pdf", "--layout", "round"], "sheet, picture, plain"),
        (["--to", "x.png", "--width", "0"], "one pixel"),
        (["--to", "x.png", "--width", "99999"], "16,384"),
        (["--to", "x.png", "--ratio", "nan"], "ratio"),
        (["--to", "x.png", "--ratio", "1e9"], "ratio"),
        (["--to", "x.png", "--width", "many"], "deal CODE"),
        (["FC1-C4-#2", "--to", "x.svg"], "one deal"),
        (["nonsense", "--to", "x.pdf"], "NO"),
    ],
)
def test_ap_07_what_is_wrong_is_one_sentence_and_no_file(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.iterdir())
    assert deal("FC1-C4-#1", *arguments) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert set(tmp_path.iterdir()) == before


def test_ap_07_a_solution_is_found_and_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert deal("FC1-C4-#1", "--to", tmp_path / "x.pdf", "--solution") == 0
    assert PdfFile(tmp_path / "x.pdf").pages >= 2
    assert "No solution" not in capsys.readouterr().out


def test_ap_07_it_works_without_a_display(tmp_path: Path) -> None:
    """A process of its own, as on a server; Qt is loaded only where it must draw."""
    hidden = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    hidden.pop("QT_QPA_PLATFORM", None)
    path = tmp_path / "deal.pdf"
    code = (
        "import sys; from qtsolitaire.cli import main; "
        "main(['deal', 'FC1-C4-#1']); assert not [m for m in sys.modules if m.startswith('PySide6')]; "
        f"sys.exit(main(['deal', 'FC1-C4-#1', '--to', {str(path)!r}, '--lang', 'hi', '--rules']))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=hidden, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert PdfFile(path).pages >= 3
