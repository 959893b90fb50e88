"""The player's folders on three systems, and the folders that ship with the program."""

from pathlib import Path

import pytest

from qtsolitaire import places

HOME = Path("/home/ada")


def test_one_folder_for_all_when_the_player_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QTSOLITAIRE_HOME", str(tmp_path))
    found = [places.settings_dir(), places.data_dir(), places.cache_dir()]
    assert [folder.parent for folder in found] == [tmp_path] * 3
    assert len(set(found)) == 3


def test_asking_creates_nothing(player_home: Path) -> None:
    places.settings_dir()
    places.data_dir()
    places.cache_dir()
    assert not player_home.exists()


def test_linux_follows_xdg() -> None:
    environment = {
        "XDG_CONFIG_HOME": "/etc/ada",
        "XDG_DATA_HOME": "relative/is/ignored",
        "XDG_CACHE_HOME": "",
    }
    assert places.user_places("linux", environment, HOME) == (
        Path("/etc/ada/qtsolitaire"),
        HOME / ".local/share/qtsolitaire",
        HOME / ".cache/qtsolitaire",
    )


def test_macos_uses_the_library() -> None:
    found = places.user_places("darwin", {"XDG_CONFIG_HOME": "/etc/ada"}, HOME)
    assert found.settings == found.data == HOME / "Library/Application Support/qtsolitaire"
    assert found.cache == HOME / "Library/Caches/qtsolitaire"


@pytest.mark.parametrize("environment", [{"APPDATA": "/roam", "LOCALAPPDATA": "/local"}, {}])
def test_windows_roams_settings_alone(environment: dict[str, str]) -> None:
    roaming = Path(environment.get("APPDATA", HOME / "AppData/Roaming"))
    local = Path(environment.get("LOCALAPPDATA", HOME / "AppData/Local"))
    found = places.user_places("win32", environment, HOME)
    assert found.settings == roaming / "qtsolitaire"
    assert found.data == local / "qtsolitaire/data"
    assert found.cache == local / "qtsolitaire/cache"


def test_a_user_without_a_home_gets_folders_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for variable in ("QTSOLITAIRE_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert places.settings_dir().is_absolute()


def test_the_clone_brings_its_folders() -> None:
    root = Path(__file__).parents[2]
    assert places.bundled_plugins() == root / "plugins"
    assert places.resources() == root / "resources"
    assert places.translations() == root / "translations"
