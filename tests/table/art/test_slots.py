"""The signs in empty places."""

import pytest
from PySide6.QtGui import QColor

from qtsolitaire.table.art.shapes import Picture
from qtsolitaire.table.art.slots import (
    crown_sign,
    lozenge_sign,
    no_redeal_sign,
    number_sign,
    redeal_sign,
    run_sign,
    suit_sign,
)
from tests.table.art.images import difference, drawn, greys, ink_box, patches

INK = "#000000"
SIGNS: dict[str, Picture] = {
    **{f"suit {suit}": suit_sign(suit, INK) for suit in range(4)},
    "lozenge": lozenge_sign(INK),
    "crown": crown_sign(INK),
    "redeal": redeal_sign(INK),
    "no redeal": no_redeal_sign(INK),
    "run": run_sign(INK),
    "thirteen": number_sign(13, INK),
}
WIDTHS = {"suit 0": 42, "lozenge": 28, "crown": 34, "no redeal": 28.6, "run": 34}


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_centred_across_the_place(name: str) -> None:
    box = ink_box(drawn(SIGNS[name], 500, "#FFFFFF"))
    assert abs((box.left() + box.right() + 1) / 2 - 250) < 12


@pytest.mark.parametrize(("name", "width"), WIDTHS.items())
def test_a_sign_has_the_width_of_the_brief(name: str, width: float) -> None:
    box = ink_box(drawn(SIGNS[name], 500, "#FFFFFF"))
    assert box.width() == pytest.approx(5 * width, abs=20)


def test_the_crown_stands_high_so_that_a_hovering_card_leaves_it_visible() -> None:
    box = ink_box(drawn(SIGNS["crown"], 500, "#FFFFFF"))
    assert (box.top() + box.bottom()) / 2 == pytest.approx(0.3 * 700, abs=20)


def test_all_signs_differ() -> None:
    images = {name: greys(drawn(picture, 76, "#FFFFFF")) for name, picture in SIGNS.items()}
    for one in SIGNS:
        for two in SIGNS:
            assert one == two or difference(images[one], images[two]) > 40, (one, two)


def test_a_sign_takes_the_colour_it_is_given() -> None:
    image = drawn(suit_sign(1, "#12AB34"), 100)
    assert image.pixelColor(50, 70) == QColor("#12AB34")


def test_a_number_is_written_with_its_digits() -> None:
    assert patches(drawn(number_sign(13, INK), 200, "#FFFFFF")) == 2
    with pytest.raises(ValueError, match="numerals"):
        number_sign(105, INK)
