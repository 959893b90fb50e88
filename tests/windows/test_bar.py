"""Bar and status line: nothing cut, nothing over another, at any width, in any language (look brief, section 4)."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from qtsolitaire.table import themes
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.bar import Bar
from qtsolitaire.windows.counters import Counters


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    made = Bar()
    qtbot.addWidget(made)
    made.wear(style.chrome(themes.GREEN))
    made.retranslate(Speech("en"), {})
    made.title.tell("Thoughtful Solitaire", "Draw 3 · hard", "en")
    made.counters.set_counts(37, 85)
    made.show()
    return made


@pytest.mark.parametrize("width", [640, 700, 800, 900, 1000, 1280, 3840])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_brief_4_nothing_on_the_bar_lies_over_another(bar: Bar, width: int, language: str) -> None:
    bar.retranslate(Speech(language), {})
    bar.resize(width, bar.height())
    parts = [*bar.buttons, bar.counters] + ([bar.title] if bar.title.isVisible() else [])
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    for part in parts:
        assert bar.rect().contains(part.geometry())


def test_brief_4_words_fall_away_when_they_no_longer_fit_and_tooltips_keep_them(bar: Bar) -> None:
    assert shown(bar, 1280) == (True, True, True)
    assert shown(bar, 800) == (False, True, True)
    assert shown(bar, 640) == (False, True, False)
    assert bar.undo.toolTip() == "Undo"


def shown(bar: Bar, width: int) -> tuple[bool, bool, bool]:
    """Whether words, the word on New game and the title are shown at this width."""
    bar.resize(width, bar.height())
    return bar.undo.word_shown, bar.new_game.word_shown, bar.title.isVisible()


def test_brief_4_the_name_is_never_cut_while_it_is_shown(bar: Bar) -> None:
    bar.title.tell("A game with a name that is really very long indeed", "", "en")
    for width in range(640, 1400, 20):
        bar.resize(width, bar.height())
        bar.arrange()
        if bar.title.isVisible():
            assert bar.title.width() >= bar.title.least()


def test_brief_4_counting_moves_nothing(qtbot: QtBot) -> None:
    counters = Counters()
    qtbot.addWidget(counters)
    counters.set_counts(0, 0)
    width = counters.sizeHint().width()
    counters.set_time(35_999)
    counters.set_counts(9_999, 1_234)
    assert counters.sizeHint().width() == width
    assert [counter.value for counter in counters.shown] == ["9:59:59", "9,999", "1,234"]


def test_py_10_a_game_without_score_shows_none(qtbot: QtBot) -> None:
    counters = Counters()
    qtbot.addWidget(counters)
    counters.set_counts(3, None)
    assert [counter.label for counter in counters.shown] == ["Time", "Moves"]
