"""Winnable deals only: remembered for each game; a wrong value counts as off and is told by key (P60)."""

from pathlib import Path

import pytest

from qtsolitaire.store.preferences import Preferences
from tests.rules.games import catalogue

GAMES = catalogue()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_each_game_has_its_own_and_it_outlives_the_program(path: Path) -> None:
    spider, pyramid = GAMES.get("spider"), GAMES.get("pyramid")
    preferences = Preferences(path)
    assert not preferences.wants_winnable(spider)
    preferences.set_wants_winnable(spider, True)
    again = Preferences(path)
    assert again.wants_winnable(spider)
    assert not again.wants_winnable(pyramid)
    again.set_wants_winnable(spider, False)
    assert not Preferences(path).wants_winnable(spider)


def test_choosing_what_is_chosen_writes_nothing(path: Path) -> None:
    Preferences(path).set_wants_winnable(GAMES.get("spider"), False)
    assert not path.exists()


def test_options_and_other_settings_stay(path: Path) -> None:
    preferences = Preferences(path)
    preferences.set_options(GAMES.get("spider"), {"suits": 1})
    preferences.set("theme", "blue")
    preferences.set_wants_winnable(GAMES.get("spider"), True)
    again = Preferences(path)
    assert again.options(GAMES.get("spider")) == {"suits": 1}
    assert again.text("theme") == "blue"


@pytest.mark.parametrize(
    ("text", "key"),
    [("winnable = 3", "winnable"), ("[winnable]\nspider = 'yes'", "winnable.spider"), ("winnable = []", "winnable")],
)
def test_p60_a_wrong_value_is_off_and_told(path: Path, text: str, key: str) -> None:
    path.write_text(f"format = 1\n{text}\n")
    preferences = Preferences(path)
    assert preferences.faults == [key]
    assert not preferences.wants_winnable(GAMES.get("spider"))
    preferences.set_wants_winnable(GAMES.get("spider"), True)
    assert Preferences(path).wants_winnable(GAMES.get("spider"))
    assert Preferences(path).faults == []
