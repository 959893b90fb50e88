"""Where files lie: what ships with the program, and what belongs to the player.

Nothing here creates a folder or reads a file; the callers do, when they need to.
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

_NAME = "qtsolitaire"
_PACKAGE = Path(__file__).resolve().parent


class UserPlaces(NamedTuple):
    """The three folders of one player."""

    settings: Path  # small, worth a backup, edited by hand at times
    data: Path  # history, saved games, the player's own plugins
    cache: Path  # may be deleted at any time


def bundled_plugins() -> Path:
    """Return the folder with one folder per game that ships with the program."""
    return _bundled("plugins")


def resources() -> Path:
    """Return the folder of cards, icons and whatever else the program shows."""
    return _bundled("resources")


def translations() -> Path:
    """Return the folder of compiled translations, `qtsolitaire_<language>.qm`."""
    return _bundled("translations")


def settings_dir() -> Path:
    """Return the folder of the player's preferences; it may not exist yet."""
    return _here().settings


def data_dir() -> Path:
    """Return the folder of the player's history, saved games and plugins; it may not exist yet."""
    return _here().data


def cache_dir() -> Path:
    """Return the folder of what can be made again; it may not exist yet."""
    return _here().cache


def user_places(platform: str, environment: Mapping[str, str], home: Path) -> UserPlaces:
    """Work out the player's folders.

    Args:
        platform: as `sys.platform` spells it.
        environment: `QTSOLITAIRE_HOME` puts all three into one folder; without it Windows is asked
            for `APPDATA` and `LOCALAPPDATA`, and Linux and the BSDs for the three variables of the XDG Base
            Directory Specification, which tells to ignore a relative path.
        home: the player's home, for what the environment leaves open.
    """
    if environment.get("QTSOLITAIRE_HOME"):
        own = Path(environment["QTSOLITAIRE_HOME"]).absolute()
        return UserPlaces(own / "settings", own / "data", own / "cache")

    def named(variable: str, otherwise: str) -> Path:
        folder = Path(environment.get(variable, ""))
        return (folder if folder.is_absolute() else home / otherwise) / _NAME

    if platform == "win32":
        local = named("LOCALAPPDATA", "AppData/Local")
        return UserPlaces(named("APPDATA", "AppData/Roaming"), local / "data", local / "cache")
    if platform == "darwin":
        support = home / "Library/Application Support" / _NAME
        return UserPlaces(support, support, home / "Library/Caches" / _NAME)
    return UserPlaces(
        named("XDG_CONFIG_HOME", ".config"),
        named("XDG_DATA_HOME", ".local/share"),
        named("XDG_CACHE_HOME", ".cache"),
    )


def _here() -> UserPlaces:
    return user_places(sys.platform, os.environ, _home())


def _home() -> Path:
    """Return the home folder; a user without one (some containers) gets a folder for temporary files."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(tempfile.gettempdir()) / f"{_NAME}-home"


def _bundled(name: str) -> Path:
    """Look inside the package first (a wheel carries the folder there), then beside it (a clone)."""
    inside = _PACKAGE / "_bundled" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
