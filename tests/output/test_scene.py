"""A board as a picture: everything is there, nothing lies outside, nothing that is seen is left out."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from PySide6.QtGui import QImage, QPainter, Qt

from qtsolitaire.output.ink import printed
from qtsolitaire.output.scene import HEIGHT, UNIT, Scene, scene
from qtsolitaire.output.subject import Subject
from qtsolitaire.rules.words import Position
from qtsolitaire.table.art.deck import picture
from qtsolitaire.table.art.shapes import Picture, paint
from qtsolitaire.table.art.style import DeckStyle
from tests.output.deals import CODES, engines, of_code, subjects

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = DeckStyle()


@given(subjects())
@settings(max_examples=60)
def test_all_cards_lie_inside(subject: Subject) -> None:
    shown = scene(subject.engine, subject.board, 0.6)
    for card in shown.cards:
        assert 0 <= card.x <= shown.width - UNIT
        assert 0 <= card.y <= shown.height - HEIGHT


@given(subjects())
@settings(max_examples=60)
def test_every_pile_shows_its_last_card(subject: Subject) -> None:
    faces = [card.card for card in scene(subject.engine, subject.board).cards]
    for cards in subject.board.piles:
        assert not cards or cards[-1] in faces


def test_long_columns_are_pressed_together_but_stay_readable() -> None:
    """Down to the smallest strips of the look brief: 17 % of a card."""
    engine = engines("freecell")[0]
    column = bytes(suit * 16 + rank for suit in range(2) for rank in range(1, 14))
    rest = [bytes([suit * 16 + rank for rank in range(1, 14)]) for suit in (2, 3)]
    piles = [b""] * len(engine.places.piles)
    piles[engine.places.index("t1")] = column
    piles[engine.places.index("t2")], piles[engine.places.index("t3")] = rest
    board = Position(tuple(piles), 0)
    loose, flat = scene(engine, board), scene(engine, board, 0.1)
    assert flat.height < loose.height
    steps = [card.y for card in flat.cards if card.x == flat.cards[0].x]
    assert min(later - card for card, later in pairwise(steps)) >= 0.16 * HEIGHT


def drawn(shown: Scene, *, reduced: bool) -> QImage:
    """The scene with whole cards, or with what is seen of them."""
    image = QImage(round(shown.width), round(shown.height), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for card in shown.cards:
        shapes: Picture = printed(card.card, STYLE, False, card.covers) if reduced else picture(card.card, STYLE)
        painter.translate(card.x, card.y)
        paint(painter, shapes)
        painter.translate(-card.x, -card.y)
    painter.end()
    return image


@pytest.mark.parametrize("code", CODES)
def test_what_is_left_out_of_covered_cards_is_never_seen(code: str) -> None:
    subject = of_code(code)
    shown = scene(subject.engine, subject.board)
    whole, reduced = drawn(shown, reduced=False), drawn(shown, reduced=True)
    assert whole == reduced


def test_something_is_left_out_of_covered_cards() -> None:
    shown = scene(of_code("FC1-C4-#1").engine, of_code("FC1-C4-#1").board)
    covered = next(card for card in shown.cards if card.covers)
    assert len(printed(covered.card, STYLE, False, covered.covers)) < len(picture(covered.card, STYLE))


def test_without_colours_red_suits_are_hollow_and_nothing_is_coloured() -> None:
    for rank in (1, 7, 10, 13):
        hearts, spades = printed(16 + rank, STYLE, True), printed(rank, STYLE, True)
        colours = {colour for shape in (*hearts, *spades) for colour in (shape.fill, shape.stroke) if colour}
        assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)
    assert any(shape.fill == "#FFFFFF" and shape.stroke == "#000000" for shape in printed(16 + 7, STYLE, True)[1:])
    assert not any(shape.fill == "#FFFFFF" for shape in printed(7, STYLE, True)[1:])
