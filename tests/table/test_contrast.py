"""Signs of empty places and suits on cards stand out by 4.5 : 1, in every theme and deck (look brief, 1 and 3)."""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from qtsolitaire.table import hover, pill, slots, themes
from qtsolitaire.table.art.deck import face
from qtsolitaire.table.art.pips import index, pips
from qtsolitaire.table.art.shapes import Picture
from qtsolitaire.table.art.style import CARDS, DARK_GOLD, GOLD, DeckStyle
from qtsolitaire.table.slots import Look, Sign
from qtsolitaire.table.themes import Theme

READABLE = 4.5
SIZE = (200, 280)
LOOKS = [
    *(Look(Sign.SUIT, suit) for suit in range(4)),
    *(Look(Sign.RANK, rank) for rank in range(1, 14)),
    *(Look(sign, 13 if sign is Sign.TOTAL else 0) for sign in Sign if sign not in (Sign.NONE, Sign.SUIT, Sign.RANK)),
]
in_every_theme = pytest.mark.parametrize("theme", themes.THEMES, ids=lambda theme: theme.id)


def drawn(look: Look, theme: Theme, felt: str, under: QColor | None = None) -> QImage:
    """The inside of a place on felt of one colour, over a hover light if there is one."""
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(felt))
    painter = QPainter(image)
    if under is not None:
        painter.fillRect(image.rect(), under)
    slots.paint_slot(painter, look, theme, DeckStyle(), QRectF(image.rect()))
    painter.end()
    return image.copy(image.rect().adjusted(12, 12, -12, -12))


def most(image: QImage) -> tuple[str, float]:
    """The ground's colour, and the contrast of what stands out most from it: the middle of a line or of a glyph."""
    colours = Counter(image.pixelColor(x, y).name() for y in range(image.height()) for x in range(image.width()))
    ground = colours.most_common(1)[0][0]
    return ground, max(themes.contrast(colour, ground) for colour in colours)


@in_every_theme
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.sign.value}-{look.value}")
def test_the_sign_of_a_place_can_be_read(theme: Theme, look: Look) -> None:
    for felt in {theme.centre, theme.edge}:
        assert most(drawn(look, theme, felt))[1] >= READABLE


@in_every_theme
def test_the_button_that_turns_the_waste_over_can_be_read_under_the_pointer(theme: Theme) -> None:
    lit = most(drawn(Look(Sign.REDEAL), theme, theme.centre, hover.light(theme)))
    assert lit[0] != most(drawn(Look(Sign.REDEAL), theme, theme.centre))[0]
    assert lit[1] >= READABLE


@in_every_theme
def test_a_sign_stays_quieter_than_the_words_of_its_table(theme: Theme) -> None:
    """A place that waits is no headline."""
    sign = most(drawn(Look(Sign.SUIT, 0), theme, theme.centre))[1]
    assert sign < themes.contrast(theme.text, theme.centre)


def inks(picture: Picture) -> set[str]:
    return {colour for shape in picture for colour in (shape.fill, shape.stroke) if colour} - {GOLD, DARK_GOLD}


@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("four_colours", [False, True])
def test_index_and_pips_of_every_card_can_be_read(four_colours: bool, high_contrast: bool, large_print: bool) -> None:
    style = DeckStyle(four_colours=four_colours, high_contrast=high_contrast, large_print=large_print)
    colours = set()
    for card in CARDS:
        suit, rank = divmod(card, 16)
        paper = face(card, style)[0].fill or ""
        worn = inks(index(suit, rank, style)) | (inks(pips(suit, rank, style)) if rank <= 10 else set())
        assert worn
        assert all(themes.contrast(each, paper) >= READABLE for each in worn), card
        colours |= worn
    assert len(colours) == (4 if four_colours else 2)


def test_the_pill_s_sum_and_signs_can_be_read() -> None:
    for colour in (pill._TEXT, pill._YES, pill._NO):
        assert themes.contrast(colour, pill._GROUND) >= READABLE
