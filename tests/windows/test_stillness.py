""" "Reduce motion: as the system says" asks the desktop (look brief, section 6)."""

import stat
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.stillness import Stillness
from tests.windows.conftest import Opener

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks a Linux desktop")


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A desktop that says nothing: no KDE, and no gsettings but what the test puts into `bin`."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def gnome_says(desktop: Path, answer: str) -> None:
    script = desktop / "bin" / "gsettings"
    script.write_text(f"#!/bin/sh\necho {answer}\n", encoding="utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)


@pytest.mark.parametrize(("answer", "still"), [("false", True), ("true", False), ("nonsense", False)])
def test_gnome_is_asked(qtbot: QtBot, desktop: Path, answer: str, still: bool) -> None:
    gnome_says(desktop, answer)
    told: list[bool] = []
    stillness = Stillness(told.append)
    stillness.ask()
    qtbot.waitUntil(lambda: told == [still], timeout=5000)


@pytest.mark.parametrize(
    ("content", "still"),
    [("[KDE]\nAnimationDurationFactor=0\n", True), ("[KDE]\nAnimationDurationFactor=0.5\n", False), ("\x00[", False)],
)
def test_kde_is_asked(qtbot: QtBot, desktop: Path, content: str, still: bool) -> None:
    (desktop / "kdeglobals").write_text(content, encoding="utf-8")
    told: list[bool] = []
    stillness = Stillness(told.append)
    stillness.ask()
    qtbot.wait(30)
    assert told == ([True] if still else [])


def test_the_table_follows_what_the_desktop_says(qtbot: QtBot, desktop: Path, open_window: Opener) -> None:
    gnome_says(desktop, "false")
    window = open_window("TF1-D1N-AAAAAAB")
    wardrobe.set_system_still(False)
    assert not wardrobe.reduces_motion(window.house.preferences)
    window.restore()
    qtbot.waitUntil(lambda: wardrobe.reduces_motion(window.house.preferences), timeout=5000)
    window.house.preferences.set("reduce_motion", "off")
    assert not wardrobe.reduces_motion(window.house.preferences), "the player's word goes first"
    wardrobe.set_system_still(False)
