"""Games from pip-installed packages: the entry-point group ``qtsolitaire``, after the bundled games and drop-ins."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from qtsolitaire.plugins import load_bundled
from qtsolitaire.plugins.dropins import DropIns
from qtsolitaire.plugins.folders import user_folder
from qtsolitaire.plugins.installed import add_installed
from qtsolitaire.store.consent import Consents
from tests.plugins.wrong import SOUND, sentence, written


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place where packages are installed."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    known = set(sys.modules)
    yield folder
    for name in set(sys.modules) - known:
        if name.startswith("pip_game"):
            del sys.modules[name]


def install(site: Path, name: str, source: str, entry: str = "") -> None:
    """Lay a package down as pip does."""
    written(site, source, f"{name}.py")
    info = site / f"{name}-1.0.dist-info"
    written(info, f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "METADATA")
    written(info, f"[qtsolitaire]\n{name} = {entry or name}\n", "entry_points.txt")


def game(name: str, code: str) -> str:
    return SOUND.replace("mygame", name).replace('"QX"', f'"{code}"')


def test_an_installed_package_brings_its_game(site: Path) -> None:
    install(site, "pip_game_a", SOUND)
    catalogue = load_bundled()
    assert add_installed(catalogue)
    assert catalogue.get("mygame").id == "mygame"
    assert catalogue.texts(catalogue.get("mygame"), "en")["game.mygame.name"] == "My game"
    assert catalogue.folder(catalogue.get("mygame")) == site


def test_clashes_are_refused_by_name_and_the_first_name_wins(site: Path) -> None:
    install(site, "pip_game_b", game("second", "QX"))
    install(site, "pip_game_a", game("first", "QX"))
    install(site, "pip_game_c", game("klondike", "QC"))
    catalogue = load_bundled()
    add_installed(catalogue)
    assert catalogue.has("first")
    assert not catalogue.has("second")
    told = [sentence(fault.problem) for fault in catalogue.faults]
    assert told == [
        "“pip_game_b.py”: the letters “QX” of the game “second” belong to “first” from “pip_game_a.py” already.",
        "“pip_game_c.py” brings a game with the id “klondike”, which is there already, from “klondike/variant.py”.",
    ]


def test_a_drop_in_comes_before_packages_whenever_it_is_saved(site: Path) -> None:
    install(site, "pip_game_a", SOUND)
    catalogue = load_bundled()
    drop_ins = DropIns(catalogue, Consents())
    drop_ins.consents.trust(user_folder(), True)
    add_installed(catalogue)
    mine = written(user_folder(), SOUND)
    (row,) = drop_ins.scan()
    drop_ins.tried(row.path, row.candidate.sha, None)
    assert catalogue.origin(catalogue.get("mygame")) == mine
    mine.unlink()
    drop_ins.scan()
    assert catalogue.origin(catalogue.get("mygame")).parent == site


@pytest.mark.parametrize(
    ("source", "entry", "said"),
    [
        ("1 / 0\n", "", "“pip_game_a” failed: ZeroDivisionError: division by zero"),
        ("VALUE = 1\n", "", "“pip_game_a” declares no game."),
        (SOUND, "pip_game_a:lay_out", "The entry point “pip_game_a” names a “function” where a module is expected."),
        (SOUND, "pip_game_a.nowhere", "“pip_game_a” failed: ModuleNotFoundError: No module named 'pip_game_a.nowhere'"),
    ],
)
def test_a_broken_package_is_a_sentence(site: Path, source: str, entry: str, said: str) -> None:
    install(site, "pip_game_a", source, entry)
    install(site, "pip_game_b", game("good", "QG"))
    catalogue = load_bundled()
    add_installed(catalogue)
    assert sentence(catalogue.faults[0].problem).startswith(said)
    assert catalogue.has("good")
