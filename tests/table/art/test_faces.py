"""What a player reads off the cards: indices, pips, courts."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.art.courts.figure import court
from qtsolitaire.table.art.deck import back, face, picture
from qtsolitaire.table.art.numerals import NUMERALS, numeral
from qtsolitaire.table.art.pips import index, pips
from qtsolitaire.table.art.shapes import painter_path
from qtsolitaire.table.art.style import BACKS, CARDS, FOUR_COLOURS, PAPER, TWO_COLOURS, DeckStyle
from qtsolitaire.table.plan import LARGE_PRINT, USUAL, Strips
from tests.table.art.images import difference, drawn, greys, half_turned, ink_box, patches

PLAIN = DeckStyle()
LARGE = DeckStyle(large_print=True)
FRENCH = DeckStyle(letters="AVDR", ace_as_one=True)
STRIP = 0.17  # of the card's height: the smallest strip allowed, 23.8 units


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    rgb = QColor(colour)
    return 0.2126 * linear(rgb.redF()) + 0.7152 * linear(rgb.greenF()) + 0.0722 * linear(rgb.blueF())


@pytest.mark.parametrize("ink", sorted({*TWO_COLOURS, *FOUR_COLOURS}))
def test_every_ink_reads_on_the_paper(ink: str) -> None:
    ratio = (luminance(PAPER) + 0.05) / (luminance(ink) + 0.05)
    assert ratio >= 4.5


def test_red_suits_stay_warm_and_black_suits_cool_in_four_colours() -> None:
    warm = [QColor(ink).red() > QColor(ink).blue() for ink in FOUR_COLOURS]
    assert warm == [False, True, True, False]
    assert len(set(FOUR_COLOURS)) == 4


@pytest.mark.parametrize("rank", range(2, 11))
@pytest.mark.parametrize("suit", range(4))
def test_a_number_card_shows_as_many_pips_as_its_rank(suit: int, rank: int) -> None:
    assert patches(drawn(pips(suit, rank, PLAIN), 100)) == rank


def test_pips_below_the_middle_stand_on_their_heads() -> None:
    seven = drawn(pips(1, 7, PLAIN), 200)
    upper, lower = greys(seven.copy(40, 62, 40, 40)), greys(half_turned(seven.copy(40, 178, 40, 40)))
    assert difference(upper, lower) < 10


@pytest.mark.parametrize("style", [PLAIN, FRENCH], ids=["AJQK", "1VDR"])
@pytest.mark.parametrize("card", CARDS)
def test_the_whole_index_lies_within_the_smallest_strip(card: int, style: DeckStyle) -> None:
    upright = tuple(shape for shape in index(card >> 4, card & 15, style) if not shape.turned)
    box = ink_box(drawn(upright, 500))
    assert box.top() >= 5 * 5 - 1
    assert box.left() >= 5 * 6.5 - 1
    assert box.bottom() < 5 * 23.5
    assert box.right() < 5 * 43  # headgear begins behind it


@pytest.mark.parametrize("card", [1, 10, 26, 43, 60, 12])
def test_large_print_has_one_large_index_that_fits_its_smallest_strip(card: int) -> None:
    shapes = index(card >> 4, card & 15, LARGE)
    assert not any(shape.turned for shape in shapes)
    box = ink_box(drawn(shapes, 500))
    assert box.height() >= 5 * 28
    assert box.bottom() < 5 * 35.1  # a quarter of the height


@pytest.mark.parametrize(("style", "strips"), [(PLAIN, USUAL), (LARGE, LARGE_PRINT)], ids=["usual", "large"])
@pytest.mark.parametrize("card", CARDS)
def test_tf_09_rank_and_suit_of_every_card_fanned_on_the_waste_can_be_read(
    card: int, style: DeckStyle, strips: Strips
) -> None:
    upright = tuple(shape for shape in index(card >> 4, card & 15, style) if not shape.turned)
    suit = tuple(upright[1:])  # behind the rank
    box = ink_box(drawn(suit, 500))
    seen = 5 * 100 * strips.waste - box.left()
    assert seen >= 0.9 * box.width()


def test_the_ace_may_be_a_one_and_the_courts_french() -> None:
    for card, text in ((1, "1"), (11, "V"), (12, "D"), (13, "R")):
        assert index(0, card, FRENCH)[0] == numeral(text, 6.5, 5, 18.5, FRENCH.ink(0))


def test_all_faces_differ_at_54_pixels() -> None:
    images = {card: greys(drawn(face(card, PLAIN), 54)) for card in CARDS}
    for one, two in combinations(CARDS, 2):
        assert difference(images[one], images[two]) >= 20, (one, two)


def test_all_strips_differ_at_54_pixels() -> None:
    rows = round(76 * STRIP)
    strips = {card: greys(drawn(face(card, PLAIN), 54))[:rows] for card in CARDS}
    for one, two in combinations(CARDS, 2):
        assert difference(strips[one], strips[two]) >= 5, (one, two)


@pytest.mark.parametrize(("one", "two"), [(3, 8), (6, 8), (1, 7), (5, 6), (9, 8)])
@pytest.mark.parametrize("style", [PLAIN, FRENCH], ids=["A", "1"])
def test_ranks_often_confused_differ_clearly_in_the_strip(one: int, two: int, style: DeckStyle) -> None:
    first, second = (greys(drawn(index(0, rank, style), 54))[:13] for rank in (one, two))
    inked = sum(value < 128 for row in first for value in row[:16])
    assert difference(first, second) >= 0.12 * inked


@pytest.mark.parametrize("rank", [11, 12, 13])
@pytest.mark.parametrize("suit", range(4))
def test_headgear_stands_in_the_strip_beside_the_index(suit: int, rank: int) -> None:
    image = drawn(face(suit * 16 + rank, PLAIN), 200)
    band = image.copy(2 * 43, 2 * 3, 2 * 47, 2 * 28)
    inked = sum(value < 225 for row in greys(band) for value in row)
    assert inked > 0.12 * band.width() * band.height()
    smallest = band.copy(0, 0, band.width(), round(280 * STRIP) - 6)
    assert sum(value < 225 for row in greys(smallest) for value in row) > 500


@pytest.mark.parametrize("rank", [11, 12, 13])
@pytest.mark.parametrize("suit", range(4))
def test_courts_are_the_same_upside_down(suit: int, rank: int) -> None:
    image = drawn(face(suit * 16 + rank, PLAIN), 200)
    assert difference(greys(image), greys(half_turned(image)), 24) == 0


@pytest.mark.parametrize("rank", [2, 4, 10])
@pytest.mark.parametrize("suit", range(4))
def test_even_cards_without_a_middle_row_are_the_same_upside_down(suit: int, rank: int) -> None:
    image = drawn(face(suit * 16 + rank, PLAIN), 200)
    assert difference(greys(image), greys(half_turned(image)), 24) == 0


@pytest.mark.parametrize("style", [PLAIN, LARGE], ids=["plain", "large"])
@pytest.mark.parametrize("rank", [11, 12, 13])
def test_courts_keep_their_colours_whatever_the_suits_have(rank: int, style: DeckStyle) -> None:
    four = DeckStyle(four_colours=True, large_print=style.large_print)
    for suit in range(4):
        assert court(suit, rank, style) == court(suit, rank, four)
    assert face(32 + rank, style) != face(32 + rank, four)


def test_courts_have_four_tones_of_skin() -> None:
    def cheek(suit: int) -> str:
        return drawn(face(suit * 16 + 12, PLAIN), 500).pixelColor(5 * 53, 5 * 36).name()

    assert len({cheek(suit) for suit in range(4)}) == 4


@pytest.mark.parametrize(
    "style",
    [PLAIN, LARGE, *(DeckStyle(back=name) for name in BACKS), DeckStyle(high_contrast=True)],
    ids=DeckStyle.key,
)
def test_no_picture_leaves_the_card(style: DeckStyle) -> None:
    for shapes in (*(face(card, style) for card in CARDS), back(style)):
        for shape in shapes:
            half = shape.stroke_width / 2 if shape.stroke else 0
            box = painter_path(shape.d).boundingRect().adjusted(-half, -half, half, half)
            assert shape.fill or shape.stroke
            assert -0.01 <= box.left() < box.right() <= 100.01
            assert -0.01 <= box.top() < box.bottom() <= 140.01


def test_the_four_backs_differ_and_fill_the_frame() -> None:
    images = [drawn(back(DeckStyle(back=name)), 100) for name in BACKS]
    for one, two in combinations(images, 2):
        assert difference(greys(one), greys(two), 16) > 1000
    for image in images:
        assert image.pixelColor(50, 3) == QColor(PAPER)
        assert luminance(image.pixelColor(50, 7).name()) < 0.3


@pytest.mark.parametrize("name", ["lattice", "waves", "sunburst"])
def test_quiet_backs_have_little_contrast(name: str) -> None:
    style = DeckStyle(back=name)  # type: ignore[arg-type]
    inner = drawn(back(style), 200).copy(30, 30, 140, 220)
    values = sorted(value for row in greys(inner) for value in row)
    assert values[int(0.9 * len(values))] - values[int(0.1 * len(values))] < 80


def test_high_contrast_cards_have_a_dark_border() -> None:
    def border(style: DeckStyle) -> QColor:
        return drawn(face(2, style), 400).pixelColor(2, 280)

    assert border(DeckStyle(high_contrast=True)).lightness() < 60
    assert border(PLAIN).lightness() > 150


def test_a_face_down_card_shows_only_the_back() -> None:
    assert picture(FACE_DOWN | 13, PLAIN) == picture(FACE_DOWN | 1, PLAIN) == back(PLAIN)
    assert picture(13, PLAIN) == face(FACE_DOWN | 13, PLAIN) == face(13, PLAIN)


@pytest.mark.parametrize("wrong", [0, 14, 16, 30, 63, 128, -3])
def test_a_byte_that_is_no_card_has_no_face(wrong: int) -> None:
    with pytest.raises(ValueError, match="not a card"):
        face(wrong, PLAIN)


def test_numerals_are_as_wide_as_they_say() -> None:
    for text, line in NUMERALS.items():
        box = painter_path(line.d).boundingRect()
        assert box.left() == pytest.approx(0, abs=2.5), text
        assert box.right() == pytest.approx(line.width, abs=0.5), text
        assert box.top() == pytest.approx(0, abs=0.5), text
        assert box.bottom() == pytest.approx(100, abs=0.5), text


def test_strips_of_nines_and_tens_show_no_crumbs_of_pips() -> None:
    for suit in range(4):
        image: QImage = drawn(pips(suit, 10, PLAIN), 260)
        assert min(min(row) for row in greys(image)[: int(364 * 0.22)]) > 240
