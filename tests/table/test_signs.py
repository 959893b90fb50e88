"""What an empty place shows comes from the pile's rules (look brief, section 3: slots)."""

import pytest

from qtsolitaire.rules.cards import from_letters
from qtsolitaire.rules.words import Position
from qtsolitaire.table.art.slots import index_sign
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.slots import Look, Sign, look_of, sign_picture
from tests.table.games import engine


def cards(text: str) -> bytes:
    return bytes(from_letters(word) for word in text.split())


def looks(game: str, used: int = 0, **options: int | str | None) -> dict[str, Look]:
    made = engine(game, **options)
    empty = Position(tuple(b"" for _ in made.table.piles), used)
    return {pile.id: look_of(made, empty, index) for index, pile in enumerate(made.table.piles)}


def test_klondike_foundations_show_their_suits_and_columns_a_crown() -> None:
    found = looks("klondike")
    assert [found[f"f{place}"] for place in range(1, 5)] == [Look(Sign.SUIT, suit) for suit in range(4)]
    assert found["t1"] == Look(Sign.KING)
    assert found["waste"] == Look()


@pytest.mark.parametrize(("used", "sign"), [(0, Sign.REDEAL), (1, Sign.NO_REDEAL)])
def test_an_empty_stock_shows_whether_it_can_be_filled_again(used: int, sign: Sign) -> None:
    assert looks("klondike", used, redeals=1)["stock"].sign is sign


def test_free_cells_and_freecell_columns_are_dashed() -> None:
    found = looks("freecell")
    assert found["c1"] == Look(Sign.CELL, dashed=True)
    assert found["t1"] == Look(dashed=True)


def test_spiders_used_up_stock_is_struck_out_as_one_that_does_not_go_back() -> None:
    assert looks("spider")["stock"] == looks("klondike", redeals=0)["stock"] == Look(Sign.NO_REDEAL)


def test_a_rank_in_an_empty_place_has_the_letters_of_the_cards() -> None:
    shown = {
        style: [sign_picture(Look(Sign.RANK, value), "#FFF", style) for value in (1, 10, 11, 12, 13)]
        for style in (DeckStyle(), DeckStyle(letters="AVDR"), DeckStyle(letters="AVDR", ace_as_one=True))
    }
    assert list(shown.values()) == [
        [index_sign(text, "#FFF") for text in texts]
        for texts in (("A", "10", "J", "Q", "K"), ("A", "10", "V", "D", "R"), ("1", "10", "V", "D", "R"))
    ]


def test_spider_shows_where_the_next_run_goes() -> None:
    found = looks("spider")
    assert found["f1"] == Look(Sign.RUN)
    assert all(found[f"f{place}"].faint for place in range(2, 9))


def test_canfields_foundations_show_the_rank_that_the_deal_has_chosen() -> None:
    made = engine("canfield")
    board = Position(tuple(cards("JC") if pile.id == "f1" else b"" for pile in made.table.piles), 0)
    found = {pile.id: look_of(made, board, index) for index, pile in enumerate(made.table.piles)}
    assert [found[f"f{place}"] for place in range(2, 5)] == [Look(Sign.RANK, 11)] * 3
    assert found["t1"] == Look(dashed=True)


def test_pyramid_shows_thirteen_and_no_places_where_cards_lay() -> None:
    found = looks("pyramid")
    assert found["f1"] == Look(Sign.TOTAL, 13)
    assert found["r3c2"].hidden
