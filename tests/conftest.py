"""What holds for every test: no window, no real home, one language, the same examples every time."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Before Qt starts; an explicit choice (QT_QPA_PLATFORM=xcb pytest) is kept.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", LANGUAGE="en", TZ="UTC")

# A failure must be the same failure for everybody. `--hypothesis-profile=search` looks for new ones.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("ci")


@pytest.fixture(autouse=True)
def player_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a player who has never played, and leave the real one alone."""
    home = tmp_path / "player"
    monkeypatch.setenv("QTSOLITAIRE_HOME", str(home))
    # Nor are there decks of other programs, unless a test brings its own.
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "share"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(home / "shared"))
    return home


@pytest.fixture(autouse=True)
def no_button_stays_down() -> Iterator[None]:
    """A button that a test leaves pressed is pressed in every later test, where nobody looks for it."""
    yield
    if "PySide6.QtGui" in sys.modules:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QGuiApplication

        assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton, "the test ends with a mouse button down"
