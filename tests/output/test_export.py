"""AP-07: what is exported is the board, in every kind of file, and comes back as it was."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings

from qtsolitaire.output.export import Order, board, export, record
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.svg import svg
from qtsolitaire.output.wishes import PictureWishes
from qtsolitaire.play.opening import understand, understand_file
from qtsolitaire.play.record import Record, dumps, loads
from qtsolitaire.play.replay import replay
from qtsolitaire.rules.errors import Problem
from tests.output.deals import CODES, ENGLISH, VARIANTS, of_code, subjects
from tests.rules.games import catalogue

pytestmark = pytest.mark.usefixtures("qapp")
ORDER = Order(ENGLISH, catalogue())
SVG = "{http://www.w3.org/2000/svg}"


def come_back(found: Record) -> Subject:
    return Subject.of_session(replay(found, VARIANTS).session, opening=True)


def same(one: Subject, other: Subject) -> bool:
    options = (one.engine.variant.id, one.engine.options) == (other.engine.variant.id, other.engine.options)
    return options and one.board == other.board and one.code == other.code


@given(subjects())
@settings(max_examples=60)
def test_ap_07_a_board_as_text_comes_back_the_same(subject: Subject) -> None:
    assert same(subject, come_back(understand(board(subject), VARIANTS)))


@given(subjects())
@settings(max_examples=60)
def test_ap_07_a_game_file_comes_back_the_same(subject: Subject) -> None:
    text = dumps(record(subject))
    assert loads(text) == record(subject)
    assert same(subject, come_back(understand(text, VARIANTS, suffix=".qsol")))


@given(subjects())
@settings(max_examples=15)
def test_ap_07_a_drawing_carries_its_board(subject: Subject) -> None:
    """Its description is the board as text."""
    described = ET.fromstring(svg(subject, ENGLISH, PictureWishes())).findtext(f"{SVG}desc") or ""
    assert same(subject, come_back(understand(described, VARIANTS)))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("suffix", [".txt", ".qsol"])
def test_ap_07_what_was_exported_can_be_opened(code: str, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"deal{suffix}"
    export(path, [of_code(code)], ORDER)
    again = come_back(understand_file(path, VARIANTS))
    assert again.code == code
    export(tmp_path / f"again{suffix}", [again], ORDER)
    assert (tmp_path / f"again{suffix}").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["deal.doc", "deal", "deal.pdf.gz"])
def test_ap_07_an_unknown_suffix_is_refused_with_those_that_are_known(name: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"output\.suffix") as caught:
        export(tmp_path / name, [of_code(CODES[0])], ORDER)
    assert ".svg" in ENGLISH.problem(caught.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("suffix", [".svg", ".png", ".txt", ".qsol"])
def test_ap_07_several_deals_go_into_a_pdf_only(suffix: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"output\.one_only"):
        export(tmp_path / f"two{suffix}", [of_code(code) for code in CODES[:2]], ORDER)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("suffix", [".pdf", ".svg", ".png", ".txt", ".qsol"])
def test_ap_07_a_folder_in_the_way_stays(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"deal{suffix}"
    path.mkdir()
    with pytest.raises(Problem, match=r"file\.not_written"):
        export(path, [of_code(CODES[0])], ORDER)
    assert list(tmp_path.iterdir()) == [path]
    assert path.is_dir()


def test_ap_07_a_fault_midway_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "deal.pdf"
    path.write_text("old")

    class Broken(Exception):
        pass

    def subjects_that_end() -> Iterator[Subject]:
        yield of_code(CODES[0])
        yield of_code(CODES[1])
        yield of_code(CODES[2])
        raise Broken

    with pytest.raises(Broken):
        export(path, subjects_that_end(), ORDER)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
