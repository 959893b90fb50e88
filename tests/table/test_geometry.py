"""Card sizes and places: look brief, section 5, and the case of long columns (P44)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.rules.cards import card, face_down
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import columns, pid
from qtsolitaire.rules.outcomes import all_on_foundations
from qtsolitaire.rules.table import Deal, Table, Variant
from qtsolitaire.rules.words import Fan, Pile, Role
from qtsolitaire.table.geometry import Frame, frame, settled_width, usual_width, width_for
from qtsolitaire.table.plan import LARGE_PRINT, USUAL, Spread, make_plan
from tests.table.games import engine

BAR, STATUS = 52, 32
GAMES = ("thoughtful", "klondike", "freecell", "bakers-game", "spider", "pyramid")
SIZES = [(640, 480), (800, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
WIDTHS = {
    "thoughtful": (68, 89, 119, 124, 119, 173, 236, 260),
    "klondike": (67, 88, 116, 122, 116, 170, 231, 260),
    "freecell": (66, 84, 108, 124, 119, 173, 236, 260),
    "bakers-game": (66, 84, 108, 124, 119, 173, 236, 260),
    "spider": (55, 69, 89, 112, 117, 170, 227, 260),
    "pyramid": (58, 74, 95, 120, 122, 180, 244, 260),
}


def table_size(window: tuple[int, int]) -> tuple[int, int]:
    return window[0], window[1] - BAR - STATUS


def framed(game: str, window: tuple[int, int], piles: tuple[bytes, ...] | None = None, mirrored: bool = False) -> Frame:
    plan, size = make_plan(engine(game)), table_size(window)
    width = usual_width(plan, size) if piles is None else width_for(plan, size, piles)
    return frame(plan, size, width, mirrored=mirrored)


def piles_with(game: str, **cards: bytes) -> tuple[bytes, ...]:
    return tuple(cards.get(pile.id, b"") for pile in engine(game).table.piles)


def up(count: int) -> bytes:
    return bytes(card(13 - place % 13, 0) for place in range(count))  # type: ignore[arg-type]


def down(count: int) -> bytes:
    return bytes(face_down(c) for c in up(count))


@pytest.mark.parametrize("game", GAMES)
def test_card_widths_of_the_brief(game: str) -> None:
    for window, width in zip(SIZES, WIDTHS[game], strict=True):
        assert usual_width(make_plan(engine(game)), table_size(window)) == pytest.approx(width, abs=1), window


LONG = [
    ("klondike", {"t7": down(6) + up(13)}),
    ("spider", {"t4": down(5) + up(25)}),
    ("freecell", {"t1": up(19)}),
    ("thoughtful", {"t7": up(19)}),
]


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize(("game", "cards"), LONG)
def test_p44_a_long_column_is_whole_and_every_index_shows(
    game: str, cards: dict[str, bytes], window: tuple[int, int]
) -> None:
    piles = piles_with(game, **cards)
    placed = framed(game, window, piles)
    pile = engine(game).places.index(next(iter(cards)))
    points = placed.points(pile, piles[pile])
    assert points[-1].y + placed.height <= table_size(window)[1]
    strips = [low.y - high.y for high, low in pairwise(points)]
    shown = [strip for strip, c in zip(strips, piles[pile], strict=False) if c < 64]
    assert min(shown) >= (10 if window[0] >= 800 else 9)
    assert min(shown) >= int(USUAL.up_least * placed.height)


def test_p44_short_columns_keep_their_usual_strips_beside_a_long_one() -> None:
    piles = piles_with("klondike", t7=down(6) + up(13), t1=up(3))
    placed = framed("klondike", (1366, 768), piles)
    first = engine("klondike").places.index("t1")
    points = placed.points(first, piles[first])
    assert points[1].y - points[0].y == int(0.22 * placed.height)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [*SIZES, (3440, 1440), (1080, 1920), (641, 487)])
def test_the_opening_lies_inside_the_view(game: str, window: tuple[int, int], mirrored: bool) -> None:
    made = engine(game)
    piles = made.start(made.table.pack).piles
    placed = framed(game, window, piles, mirrored)
    width, height = table_size(window)
    for pile, cards in enumerate(piles):
        for x, y in [placed.origin(pile), *placed.points(pile, cards)]:
            assert 0 <= x <= width - placed.width
            assert 0 <= y <= height - placed.height


@pytest.mark.parametrize("window", [(2560, 1080), (3440, 1440), (3840, 2160)])
def test_the_pyramid_stands_in_the_middle_of_a_wide_screen(window: tuple[int, int]) -> None:
    placed = framed("pyramid", window)
    tip = placed.origin(engine("pyramid").places.index("r1c1"))
    assert tip.x + placed.width / 2 == pytest.approx(window[0] / 2, abs=2)
    rest = placed.origin(engine("pyramid").places.index("stock"))
    above, below = tip.y, table_size(window)[1] - rest.y - placed.height
    assert above == pytest.approx(below, abs=2)


def test_mirrored_the_stock_stands_on_the_right_and_the_waste_still_fans_to_the_right() -> None:
    made = engine("thoughtful", draw=3)
    placed = frame(make_plan(made), (1280, 716), 124, mirrored=True)
    stock, waste = made.places.index("stock"), made.places.index("waste")
    points = placed.points(waste, up(3))
    assert placed.origin(stock).x > points[-1].x > points[0].x
    assert points[-1] == placed.origin(waste)
    assert points[1].x - points[0].x == pytest.approx(0.4 * 124, abs=1)


def test_tf_09_three_cards_of_the_waste_are_fanned_and_the_rest_lie_under_them() -> None:
    made = engine("thoughtful", draw=3)
    placed = frame(make_plan(made), (1280, 716), 124)
    points = placed.points(made.places.index("waste"), up(7))
    assert [point.x - points[0].x for point in points] == [0, 0, 0, 0, 0, 50, 99]
    assert [placed.is_shown(made.places.index("waste"), place, 7) for place in range(7)] == [False] * 4 + [True] * 3


def test_a_stock_shows_three_cards_and_spiders_one_for_each_deal_left() -> None:
    placed = frame(make_plan(engine("klondike")), (1280, 716), 122)
    points = placed.points(0, down(24))
    assert [point.x - points[-1].x for point in points[-4:]] == [4, 4, 2, 0]
    spider = frame(make_plan(engine("spider")), (1280, 716), 112)
    offsets = [point.x - spider.origin(0).x for point in spider.points(0, down(50))]
    assert offsets[::10] == [0, 11, 22, 34, 45]


def test_sizes_do_not_pump() -> None:
    assert settled_width(100, usual=120, fits=95) == 95
    assert settled_width(95, usual=120, fits=98) == 95
    assert settled_width(95, usual=120, fits=101) == 101


def test_large_print_keeps_wider_strips() -> None:
    plan = make_plan(engine("klondike"))
    assert usual_width(plan, (1280, 716), LARGE_PRINT) < usual_width(plan, (1280, 716))
    placed = frame(plan, (1280, 716), usual_width(plan, (1280, 716), LARGE_PRINT), LARGE_PRINT)
    points = placed.points(engine("klondike").places.index("t1"), up(2))
    assert points[1].y - points[0].y == int(0.30 * placed.height)


@given(
    game=st.sampled_from(GAMES),
    width=st.integers(640, 3840),
    height=st.integers(396, 2076),
    longest=st.integers(0, 30),
    hidden=st.integers(0, 6),
)
def test_any_column_at_any_size_stays_inside(game: str, width: int, height: int, longest: int, hidden: int) -> None:
    made = engine(game)
    plan = make_plan(made)
    columns = [i for i, spot in enumerate(plan.spots) if spot.spread is Spread.DOWN]
    cards = down(hidden) + up(longest)
    piles = tuple(cards if pile in columns[:1] else b"" for pile in range(len(plan.spots)))
    placed = frame(plan, (width, height), width_for(plan, (width, height), piles))
    for pile in columns[:1]:
        assert all(point.y + placed.height <= height for point in placed.points(pile, cards))
    assert all(0 <= placed.origin(p).x <= width - placed.width for p in range(len(plan.spots)))


def test_foundations_are_the_rightmost_piles_of_a_klondike_table() -> None:
    made = engine("klondike")
    placed = framed("klondike", (1280, 800))
    last = made.places.of(Role.FOUNDATION)[-1]
    assert placed.origin(last).x == placed.origin(made.places.index("t7")).x


def test_a_row_fanned_to_the_right_ends_before_the_pile_beside_it() -> None:
    piles = (
        Pile("r", Role.RESERVE, (0, 0), fan=Fan.RIGHT),
        Pile("c", Role.CELL, (4, 0), full=1, takes=1),
        *columns(6, 1.2),
    )
    deal = (Deal(("r",), 20), Deal(pid("t", 6)))
    made = Engine(Variant("rows", "RW", lambda options: Table(piles, deal, all_on_foundations)))
    plan = make_plan(made)
    placed = frame(plan, (1280, 716), usual_width(plan, (1280, 716)))
    points = placed.points(0, up(20))
    assert points[-1].x + placed.width <= placed.origin(1).x
    assert len({point.x for point in points}) == 20
    few = placed.points(0, up(3))
    assert few[1].x - few[0].x == int(0.22 * placed.width)


def test_a_column_above_another_pile_ends_before_it() -> None:
    piles = (
        Pile("above", Role.TABLEAU, (0, 0), fan=Fan.DOWN, takes=13),
        Pile("below", Role.TABLEAU, (0, 2.5), fan=Fan.DOWN, takes=13),
    )
    made = Engine(
        Variant("two", "TW", lambda options: Table(piles, (Deal(("above", "below"), 26),), all_on_foundations))
    )
    plan = make_plan(made)
    placed = frame(plan, (800, 600), usual_width(plan, (800, 600)))
    assert placed.points(0, up(26))[-1].y + placed.height <= placed.origin(1).y
    assert placed.points(1, up(26))[-1].y + placed.height <= 600
