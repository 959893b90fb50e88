"""AP-07: SVG and PNG show the board; the drawing needs no font and draws every card once."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from qtsolitaire.output.png import image, write_png
from qtsolitaire.output.qr import qr_code
from qtsolitaire.output.scene import scene
from qtsolitaire.output.svg import svg
from qtsolitaire.output.wishes import MOST_PIXELS, Background, PictureWishes
from qtsolitaire.rules.errors import Problem
from qtsolitaire.text import fonts
from qtsolitaire.text.speech import Speech
from tests.output.deals import CODES, ENGLISH, of_code
from tests.rules.games import catalogue

pytestmark = pytest.mark.usefixtures("qapp")
NAME = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
BACKGROUNDS = list(Background)


@pytest.mark.parametrize("code", CODES)
def test_ap_07_a_drawing_uses_what_it_defines(code: str) -> None:
    subject = of_code(code)
    root = ET.fromstring(svg(subject, ENGLISH, PictureWishes()))
    defined = [group.get("id") for group in root.findall(f"{NAME}defs/{NAME}g")]
    used = [use.get(LINK, "")[1:] for use in root.iter(f"{NAME}use")]
    shown = scene(subject.engine, subject.board)
    assert len(used) == len(shown.cards) + len(shown.slots)
    assert set(used) == set(defined)
    assert len(defined) == len(set(defined))
    assert not list(root.iter(f"{NAME}text"))


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("code", CODES[:6])
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_ap_07_another_renderer_shows_the_drawing_as_the_picture(
    code: str, language: str, background: Background
) -> None:
    fonts.devanagari()
    subject, speech = of_code(code), Speech(language, catalogue())
    wishes = PictureWishes(width=700, background=background)
    made = image(subject, speech, wishes)
    drawn = QImage(made.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(0)
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(svg(subject, speech, wishes).encode())).render(painter)
    painter.end()
    one, other = bytes(made.constBits()), bytes(drawn.constBits())
    assert sum(abs(a - b) for a, b in zip(one[::7], other[::7], strict=True)) / len(one[::7]) < 2.5


def test_ap_07_transparent_is_transparent_and_the_table_is_not() -> None:
    subject = of_code("FC1-C4-#1")
    for background, alpha in ((Background.NOTHING, 0), (Background.TABLE, 255)):
        made = image(subject, ENGLISH, PictureWishes(width=400, background=background))
        assert made.pixelColor(2, 2).alpha() == alpha


@pytest.mark.parametrize(("width", "ratio", "pixels"), [(400, 1.0, 400), (400, 2.0, 800), (401, 1.5, 602)])
def test_ap_07_a_picture_has_the_size_that_is_wished(width: int, ratio: float, pixels: int, tmp_path: Path) -> None:
    write_png(tmp_path / "x.png", of_code("KL1-D1N-AAAAAAB"), ENGLISH, PictureWishes(width=width, ratio=ratio))
    read = QImage(str(tmp_path / "x.png"))
    assert read.width() == pixels
    assert read.text("Title") == "Klondike, deal KL1-D1N-AAAAAAB"


@pytest.mark.parametrize("width", [MOST_PIXELS + 1, 10**9])
def test_ap_07_a_picture_that_no_memory_holds_is_refused(width: int) -> None:
    with pytest.raises(Problem, match=r"output\.too_large"):
        image(of_code("FC1-C4-#1"), ENGLISH, PictureWishes(width=width))


# QR codes


def test_ap_07_a_qr_code_has_its_three_corners() -> None:
    """A finder pattern of 7 by 7 modules in each of three corners (ISO/IEC 18004, 6.3.3)."""
    code = qr_code("TF1-D1N-AAAAAAB")
    dark = {(run.x() + step, run.y()) for run in code.runs for step in range(run.width())}
    last = code.modules - 1
    for left, top in ((0, 0), (last - 6, 0), (0, last - 6)):
        ring = {(left + x, top + y) for x in range(7) for y in range(7) if x in (0, 6) or y in (0, 6)}
        heart = {(left + x, top + y) for x in range(2, 5) for y in range(2, 5)}
        assert ring | heart <= dark


def test_ap_07_other_codes_have_other_qr_codes() -> None:
    assert len({str(qr_code(code).runs) for code in CODES}) == len(CODES)
