"""The path syntax of pictures and what becomes of a shape on paper."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from qtsolitaire.table.art.geometry import backwards, circle, mirrored, placed, rect, right_half, symmetric
from qtsolitaire.table.art.shapes import PathError, Shape, paint, painter_path, segments, turned
from tests.table.art.images import drawn


def test_every_command_is_understood() -> None:
    assert segments("M1,2 L3 4 H5 V6 C1,1 2,2 3,3 Q4,4 5,5 Z") == (
        ("M", (1, 2)),
        ("L", (3, 4)),
        ("L", (5, 4)),
        ("L", (5, 6)),
        ("C", (1, 1, 2, 2, 3, 3)),
        ("Q", (4, 4, 5, 5)),
        ("Z", ()),
    )


def test_numbers_may_repeat_a_command_as_in_svg() -> None:
    assert segments("M0,0 1,1 L2,2 3,3") == (("M", (0, 0)), ("L", (1, 1)), ("L", (2, 2)), ("L", (3, 3)))
    assert segments("M-.5-1e1") == (("M", (-0.5, -10)),)


def test_after_closing_the_pen_is_where_the_outline_began() -> None:
    assert segments("M1,2 L9,9 Z H7")[-1] == ("L", (7, 2))


@pytest.mark.parametrize(
    "wrong",
    [
        "L1,2",  # no beginning
        "1,2",  # no command at all
        "M1",  # half a point
        "M1,2 C1,1 2,2",  # a curve without its end
        "M1,2 L3,Z",  # a command in place of a number
        "M1,2 A3,3 0 0 1 5,5",  # arcs are not in the syntax
        "m1,2 l3,4",  # nor are relative commands
        "M1,2 Z 3,4",  # numbers after a closed outline
        "M1,2 L3,x",
        "M1,2 #",
    ],
)
def test_a_wrong_path_is_refused_with_the_path_in_the_message(wrong: str) -> None:
    with pytest.raises(PathError, match="path"):
        segments(wrong)


def test_a_hole_wound_like_its_border_is_filled_as_in_svg() -> None:
    path = painter_path(rect(0, 0, 10, 10) + " " + rect(3, 3, 4, 4))
    assert path.contains(QPointF(5, 5))


def test_a_turned_shape_lies_at_the_opposite_end_of_the_card() -> None:
    (shape,) = turned((Shape(rect(10, 10, 10, 10), "#000000"),))
    image = drawn((shape,), 100)
    assert image.pixelColor(85, 125) == QColor("#000000")
    assert image.pixelColor(15, 15) != QColor("#000000")
    assert turned((shape,))[0].turned is False


def test_painting_leaves_the_painter_as_it_was() -> None:
    image = QImage(10, 14, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setOpacity(0.5)
    before = painter.transform()
    paint(
        painter, (Shape("M0,0 H10 V14 H0 Z", "#FF0000", opacity=0.5, turned=True), Shape("M0,0 H1", stroke="#000000"))
    )
    assert (painter.opacity(), painter.transform()) == (0.5, before)
    painter.end()


def test_opacity_of_shape_and_painter_multiply() -> None:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setOpacity(0.5)
    paint(painter, (Shape("M-5,-5 H5 V5 H-5 Z", "#FF0000", opacity=0.5),))
    painter.end()
    assert image.pixelColor(0, 0).alphaF() == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize("d", [circle(3, 4, 5), "M0,0 L4,0 Q6,3 4,6 C3,7 1,7 0,6", "M0,0 L1,0 L1,1 Z M5,5 L6,5"])
def test_backwards_draws_the_same_outline(d: str) -> None:
    assert painter_path(backwards(d)).boundingRect() == painter_path(d).boundingRect()
    assert painter_path(backwards(backwards(d))) == painter_path(d)


def test_a_symmetric_outline_equals_its_mirror_image() -> None:
    outline = symmetric("M10,0 C4,0 2,5 3,9 L10,12", 10)
    for x, y in ((4.5, 3), (9.9, 6), (2.5, 3), (9, 11.9)):
        inside = painter_path(outline).contains(QPointF(x, y))
        assert painter_path(outline).contains(QPointF(20 - x, y)) is inside
        assert painter_path(mirrored(outline, 10)).contains(QPointF(x, y)) is inside
    assert painter_path(right_half("M10,0 C4,0 2,5 3,9 L10,12", 10)).boundingRect().left() == pytest.approx(10)


def test_a_path_is_turned_clockwise_about_its_origin() -> None:
    assert segments(placed("M0,-1 L2,0", 10, 10, 2, 90)) == (("M", (12, 10)), ("L", (10, 14)))
