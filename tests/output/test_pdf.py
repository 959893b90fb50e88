"""AP-07, P61: pages are vectors with embedded fonts, small, in every language, and say what they are."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGlyphRun, QPainter, QTextLayout

from qtsolitaire.output import pdf
from qtsolitaire.output.pages import Page, _Pages, paged
from qtsolitaire.output.pdf import About, write_pdf
from qtsolitaire.output.prose import Prose, _Line, _parts
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.type import MM, Words, advance, font
from qtsolitaire.output.wishes import PAPERS, PER_PAGE, Layout, Wishes
from qtsolitaire.play.replay import move_texts
from qtsolitaire.rules.deals import Deal
from qtsolitaire.rules.errors import Problem
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from qtsolitaire.table.art.shapes import painter_path, segments
from qtsolitaire.text import fonts, pages
from qtsolitaire.text.speech import Speech
from tests.output.deals import CODES, ENGLISH, of_code
from tests.output.pdffile import PdfFile
from tests.rules.games import catalogue

pytestmark = pytest.mark.usefixtures("qapp")
LARGEST_PAGE = 300_000


def printed(path: Path, codes: list[str], language: str = "en", **wishes: object) -> PdfFile:
    speech = Speech(language, catalogue())
    fonts.devanagari()
    subjects = [of_code(code) for code in codes]
    chosen = Wishes(**wishes)  # type: ignore[arg-type]
    about = About(subjects[0].title(speech), language, codes[0])
    write_pdf(path, paged(subjects, speech, chosen, catalogue()), chosen.paper, about)
    return PdfFile(path)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_ap_07_a_page_is_small_whatever_it_holds(code: str, per_page: int, tmp_path: Path) -> None:
    made = printed(tmp_path / "x.pdf", [code] * per_page, per_page=per_page)
    assert made.pages == 1
    assert len(made.bytes) < LARGEST_PAGE


@pytest.mark.parametrize("layout", Layout)
@pytest.mark.parametrize("grey", [False, True])
def test_ap_07_every_layout_is_small_and_embeds_its_fonts(layout: Layout, grey: bool, tmp_path: Path) -> None:
    made = printed(tmp_path / "x.pdf", ["SP1-S4-AAAAAAB"], layout=layout, grey=grey)
    assert len(made.bytes) < LARGEST_PAGE
    assert made.fonts == made.embedded_fonts > 0


@pytest.mark.parametrize(("count", "per_page", "pages"), [(1, 1, 1), (5, 2, 3), (4, 4, 1), (7, 6, 2)])
def test_ap_07_deals_share_pages(count: int, per_page: int, pages: int, tmp_path: Path) -> None:
    assert printed(tmp_path / "x.pdf", CODES[:count], per_page=per_page).pages == pages


@pytest.mark.parametrize(("paper", "points"), [("a4", (595, 842)), ("letter", (612, 792)), ("a5", (420, 595))])
def test_ap_07_pages_have_the_size_of_the_paper(paper: str, points: tuple[int, int], tmp_path: Path) -> None:
    made = printed(tmp_path / "x.pdf", CODES[:2], paper=paper, layout=Layout.SHEET)
    assert [(abs(w - points[0]) <= 1, abs(h - points[1]) <= 1) for w, h in made.boxes] == [(True, True)] * 2
    wide = printed(tmp_path / "y.pdf", CODES[:1], paper=paper, layout=Layout.PICTURE).boxes[0]
    assert wide[0] > wide[1]


@pytest.mark.parametrize(("language", "title"), [("en", "Klondike, deal"), ("fr", "donne"), ("hi", "डील")])
def test_ap_07_a_document_says_its_title_code_and_language(language: str, title: str, tmp_path: Path) -> None:
    made = printed(tmp_path / "x.pdf", ["KL1-D1N-AAAAAAB"], language)
    assert made.last("Lang") == language
    told = made.bytes.decode("utf-8", "replace")
    assert f"<dc:language><rdf:Bag><rdf:li>{language}</rdf:li>" in told
    assert title in told
    assert "<dc:identifier>KL1-D1N-AAAAAAB</dc:identifier>" in told


def test_ap_07_what_is_appended_for_the_language_fits_the_file(tmp_path: Path) -> None:
    """The last table of references leads to the catalogue (ISO 32000-1, 7.5.6)."""
    data = printed(tmp_path / "x.pdf", CODES[:1]).bytes
    table = int(data.rsplit(b"startxref", 1)[1].split()[0])
    assert data[table:].startswith(b"xref\n")
    number, _ = data[table:].split(b"\n")[1].split()
    offset = int(data[table:].split(b"\n")[2].split()[0])
    assert data[offset:].startswith(b"%s 0 obj" % number)
    assert b"/Lang (en)" in data[offset : data.index(b"endobj", offset)]


def test_ap_07_the_rules_come_once_for_each_game_and_in_the_language(tmp_path: Path) -> None:
    codes = ["FC1-C4-#1", "FC1-C4-#2", "PY1-ND-AAAAAAB"]
    bare = printed(tmp_path / "a.pdf", codes).pages
    with_rules = printed(tmp_path / "b.pdf", codes, rules=True).pages
    one_game = printed(tmp_path / "c.pdf", codes[:1], rules=True).pages - 1
    other_game = printed(tmp_path / "d.pdf", codes[2:], rules=True).pages - 1
    assert with_rules == bare + one_game + other_game
    assert one_game >= 2


def test_ap_07_a_solution_has_a_page_where_it_is_known(tmp_path: Path) -> None:
    subject = of_code("FC1-C4-#1")
    answer = solve(subject.engine, subject.board, Budget(20))
    assert answer.verdict is Verdict.WON
    solved = replace(subject, line=move_texts(subject.engine, subject.board, answer.line))
    wishes = Wishes(solution=True)
    pages = list(paged([subject, solved], ENGLISH, wishes, catalogue()))
    assert len(pages) >= 3
    assert len(list(paged([solved], ENGLISH, Wishes(), catalogue()))) == 1


def test_ap_07_three_figures_have_room_before_a_move() -> None:
    """What is left of its column is cut off."""
    prose = Prose("<ol>" + "<li>Move 7♥ onto 8♠.</li>" * 120 + "</ol>", QSizeF(2000, 5000), 8.5, indent=3.2)
    assert prose._document.indentWidth() > advance("888. ", font(8.5))


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_ap_07_a_deal_code_is_never_broken_in_two(language: str) -> None:
    """Down to the smallest paper and six deals on a page, the QR code beside it."""
    fonts.devanagari()
    speech = Speech(language, catalogue())
    for paper, per_page in product(PAPERS, PER_PAGE):
        pages_of_it = _Pages(speech, Wishes(paper=paper, per_page=per_page), catalogue())
        for code in (*CODES, "FC1-C4-#2147483647"):
            room = pages_of_it._cells[0].width() - 13 * MM - pages_of_it._sheet._em
            words = pages_of_it._sheet._code(code, room)
            assert words._layout.lineCount() == 1


# P61: what is shaped on the screen is shaped on paper

WORDS = ["प्रथम", "क्षमा", "हिन्दी", "स्पाइडर", "१२", "फ़ाउंडेशन", "cœur", "Réfléchi"]


def numbered(glyphs: list[int]) -> list[int]:
    """The same sequence with its glyphs numbered as they come, since a subset numbers them anew."""
    order = {glyph: place for place, glyph in enumerate(dict.fromkeys(glyphs))}
    return [order[glyph] for glyph in glyphs]


def on_screen(text: str) -> list[int]:
    layout = QTextLayout(text, font(12))
    layout.beginLayout()
    layout.createLine().setLineWidth(100_000)
    layout.endLayout()
    runs: list[QGlyphRun] = layout.glyphRuns()
    return [glyph for run in runs for glyph in run.glyphIndexes()]


@pytest.mark.parametrize("word", WORDS)
def test_p61_a_word_has_the_same_glyphs_in_the_same_order_as_on_the_screen(word: str, tmp_path: Path) -> None:
    """So a conjunct is one glyph, and the sign of i stands before its consonant."""
    fonts.devanagari()

    def paint(painter: QPainter) -> None:
        Words(word, font(12), 5000).paint(painter, 500, 500)

    write_pdf(tmp_path / "x.pdf", iter([Page(False, paint)]), "a4", About(word, "hi"))
    made = PdfFile(tmp_path / "x.pdf")
    assert made.glyphs
    assert numbered(made.glyphs) == numbered(on_screen(word))
    assert made.fonts == made.embedded_fonts == 1


def test_p61_conjuncts_are_shaped_at_all() -> None:
    """Fewer glyphs than signs; a text shaped sign by sign would have as many."""
    fonts.devanagari()
    assert len(on_screen("क्षमा")) < len("क्षमा")


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_p61_no_sign_of_a_page_is_a_box(language: str, tmp_path: Path) -> None:
    made = printed(tmp_path / "x.pdf", CODES[:6], language, rules=True)
    assert len(made.glyphs) > 1000
    assert 0 not in made.glyphs


# Breaks of long pages


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("paper", PAPERS)
def test_ap_07_rules_pages_lose_no_line_and_tear_none(language: str, paper: str) -> None:
    fonts.devanagari()
    speech = Speech(language, catalogue())
    for code in CODES[:6]:
        html = pages.rules(speech, of_code(code).engine, catalogue()).html()
        high = PAPERS[paper].height * 20
        prose = Prose(html, QSizeF(PAPERS[paper].width * 20, high), 10)
        lines, parts = list(prose._lines()), prose._parts
        for line in lines:
            assert sum(top <= line.top and line.bottom <= bottom for top, bottom in parts) == 1
        assert all(bottom - top <= high for top, bottom in parts)
        firsts = [next(line for line in lines if line.top == top) for top, _ in parts]
        assert all(line.may_begin for line in firsts)


def test_ap_07_a_heading_never_ends_a_page() -> None:
    lines = [_Line(at * 10.0, at * 10.0 + 10, at != 5) for at in range(10)]
    assert list(_parts(lines, 50)) == [(0, 40), (40, 90), (90, 100)]


def test_ap_07_a_line_higher_than_a_page_has_one_of_its_own() -> None:
    assert list(_parts([_Line(0, 80, True), _Line(80, 90, True)], 50)) == [(0, 80), (80, 90)]


# Files


def test_ap_07_a_disk_that_fills_up_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt does not say that a page could not be written: the end of the file is missing."""
    whole = pdf.run_off

    def cut(*args: object) -> int:
        count = whole(*args)  # type: ignore[arg-type]
        [made] = tmp_path.glob(".x.pdf.*.new")
        made.write_bytes(made.read_bytes()[:-200])
        return count

    monkeypatch.setattr(pdf, "run_off", cut)
    with pytest.raises(Problem, match=r"file\.not_written"):
        printed(tmp_path / "x.pdf", CODES[:1])
    assert not list(tmp_path.iterdir())


def test_ap_07_a_hundred_deals_are_made_one_at_a_time() -> None:
    """Memory stays flat: no page waits for the next."""
    asked = []

    def deals() -> Iterator[Subject]:
        for code in CODES[:5]:
            asked.append(code)
            yield of_code(code)

    pages = paged(deals(), ENGLISH, Wishes(), catalogue())
    next(pages)
    assert len(asked) == 1


def test_ap_07_what_is_kept_for_later_pages_stops_growing(tmp_path: Path) -> None:
    """Outlines are kept for good: a page must bring no new ones once every card has been drawn."""
    variant = catalogue().get("freecell")
    codes = [Deal(variant, variant.default_options(), number).code for number in range(60)]
    printed(tmp_path / "x.pdf", codes[:50])
    kept = painter_path.cache_info().currsize, segments.cache_info().currsize
    printed(tmp_path / "x.pdf", codes)
    grown = painter_path.cache_info().currsize - kept[0], segments.cache_info().currsize - kept[1]
    assert max(grown) <= 20


def test_ap_07_every_part_of_a_sheet_can_be_left_out(tmp_path: Path) -> None:
    sizes = [
        len("".join(printed(tmp_path / "x.pdf", ["TF1-D1N-AAAAAAB"], "en", **{name: False}).page_text))
        for name in ("boxes", "code", "listing")
    ]
    full = len("".join(printed(tmp_path / "x.pdf", ["TF1-D1N-AAAAAAB"]).page_text))
    assert all(size < full for size in sizes)
