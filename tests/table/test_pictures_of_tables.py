"""Ground, themes, miniatures and the arc of a win (look brief, sections 3, 4 and 6)."""

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from qtsolitaire.table import themes
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.felt import felt
from qtsolitaire.table.geometry import frame, usual_width
from qtsolitaire.table.miniature import miniature
from qtsolitaire.table.plan import make_plan
from qtsolitaire.table.themes import Theme
from qtsolitaire.table.win import arc
from tests.table.games import engine

GAMES = ("thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid")


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    made = QColor(colour)
    return 0.2126 * linear(made.redF()) + 0.7152 * linear(made.greenF()) + 0.0722 * linear(made.blueF())


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", themes.THEMES, ids=lambda theme: theme.id)
def test_text_and_rings_can_be_seen_in_every_theme(theme: Theme) -> None:
    lightest = max((theme.centre, theme.edge), key=luminance)
    assert contrast(theme.text, lightest) >= 4.5
    assert contrast(theme.dim, lightest) >= 4.5
    paper = "#FCFAF4"
    for ring in (theme.selected, theme.may, theme.drop, theme.refused, theme.cursor):
        tones = (ring.outer, ring.inner)
        assert max(contrast(tone, lightest) for tone in tones) >= 3
        assert max(contrast(tone, paper) for tone in tones) >= 3


def test_an_unknown_theme_is_the_first() -> None:
    assert themes.theme("gone") is themes.GREEN
    assert themes.theme("light").is_light


def test_the_felt_is_brightest_a_little_above_the_middle_and_shows_no_bands(qtbot: QtBot) -> None:
    image = felt(themes.GREEN, QSize(1280, 716)).toImage()
    middle, corner = image.pixelColor(640, 272), image.pixelColor(1279, 715)
    assert abs(middle.green() - 0x6A) <= 1
    assert corner.green() < 0x55
    row = [image.pixelColor(x, 272).green() for x in range(640, 1280)]
    assert max(abs(one - other) for one, other in pairwise(row)) <= 3
    flips = sum(one != other for one, other in pairwise(row))
    assert flips > 100  # a plain gradient would change some thirty times, in bands


def test_the_light_theme_is_flat(qtbot: QtBot) -> None:
    image = felt(themes.LIGHT, QSize(64, 64), 2.0).toImage()
    assert image.size() == QSize(128, 128)
    assert {image.pixel(x, y) for x in range(0, 128, 9) for y in range(0, 128, 9)} == {QColor("#E3E8EE").rgb()}


def small(game: str, ratio: float = 1.0, style: DeckStyle | None = None) -> QImage:
    return miniature(engine(game), QSize(200, 132), themes.GREEN, style or DeckStyle(), ratio).toImage()


def test_every_game_has_a_miniature_of_its_own(qtbot: QtBot) -> None:
    pictures = [small(game) for game in GAMES]
    for one, picture in enumerate(pictures):
        for other in pictures[one + 1 :]:
            differing = sum(
                picture.pixel(x, y) != other.pixel(x, y) for x in range(0, 200, 2) for y in range(0, 132, 2)
            )
            assert differing > 150


def test_a_miniature_is_sharp_on_a_fine_screen_and_shows_the_chosen_deck(qtbot: QtBot) -> None:
    assert small("klondike", 2.0).size() == QSize(400, 264)
    assert small("klondike").pixelColor(0, 0).alpha() == 0
    assert small("klondike") != small("klondike", style=DeckStyle(back="sunburst"))


@pytest.mark.parametrize("size", [(640, 396), (800, 516), (1280, 716), (3440, 1356), (3840, 2076), (1080, 1836)])
@pytest.mark.parametrize("count", [52, 104])
def test_the_arc_of_a_win_stays_inside_the_table(size: tuple[int, int], count: int) -> None:
    plan = make_plan(engine("klondike"))
    placed = frame(plan, size, usual_width(plan, size))
    fan = arc(placed, count)
    assert [angle for _, angle in fan][:: count - 1] == [-64, 64]
    for point, _ in fan:
        assert -placed.height / 2 <= point.x <= size[0] - placed.width + placed.height / 2
        assert 0 <= point.y <= size[1] - placed.height / 2
    top = min(point.y for point, _ in fan)
    assert top >= 10


@pytest.mark.parametrize("size", [(640, 396), (1280, 716), (3840, 2076)])
def test_every_rank_of_two_decks_shows_in_the_arc_of_a_win(size: tuple[int, int]) -> None:
    plan = make_plan(engine("spider"))
    placed = frame(plan, size, usual_width(plan, size))
    fan = [point for point, _ in arc(placed, 104)]
    for left, right in pairwise(fan):
        apart = math.hypot(right.x - left.x, right.y - left.y)
        assert apart >= 0.15 * placed.width  # a rank is about as wide
