"""The wheel alone, in an empty environment, far from the clone."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path, **changed: str) -> str:
    """Run a command away from the clone and return what it printed; a failure shows both streams."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | changed
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> SimpleNamespace:
    """Build the wheel and install it into a new environment.

    Qt weighs 234 MB, so the dependencies are borrowed from the environment of the tests through a `.pth`
    line. Python does not read the `.pth` files of a folder that came in that way: an editable install of
    the clone stays outside.
    """
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("qtsolitaire-*.whl")
    builder = venv.EnvBuilder(with_pip=False)
    builder.create(folder / "empty")
    context = builder.ensure_directories(folder / "empty")
    run(*pip, "--python", context.env_exe, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    site = run(context.env_exe, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    borrowed = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    Path(site, "borrowed.pth").write_text("\n".join(borrowed), "utf-8")
    return SimpleNamespace(
        folder=folder,
        site=Path(site),
        share=folder / "empty" / "share",
        python=context.env_exe,
        scripts=Path(context.bin_path),
    )


def test_the_package_comes_from_the_wheel(installed: SimpleNamespace) -> None:
    asked = "import sys, qtsolitaire; print(qtsolitaire.__file__, *sys.path, sep='\\n')"
    package, *path = run(installed.python, "-c", asked, cwd=installed.folder).splitlines()
    assert Path(package).is_relative_to(installed.site)
    assert not {str(ROOT), str(ROOT / "qtsolitaire")} & set(path)


@pytest.mark.parametrize("which", ["bundled_plugins", "resources", "translations"])
def test_the_wheel_carries_what_lies_beside_the_package(installed: SimpleNamespace, which: str) -> None:
    asked = f"from qtsolitaire import places; print(places.{which}())"
    there = Path(run(installed.python, "-c", asked, cwd=installed.folder).strip())
    assert there.is_relative_to(installed.site)
    in_clone = ROOT / there.name
    expected = {
        path.relative_to(in_clone) for path in in_clone.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    assert expected
    assert {path.relative_to(there) for path in there.rglob("*") if path.is_file()} >= expected


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("qtsolitaire.desktop", "applications"),
        ("qtsolitaire.svg", "icons/hicolor/scalable/apps"),
        ("application-x-qtsolitaire-game.svg", "icons/hicolor/scalable/mimetypes"),
        ("qtsolitaire.xml", "mime/packages"),
        ("qtsolitaire.metainfo.xml", "metainfo"),
    ],
)
def test_the_wheel_brings_what_desktops_look_for(installed: SimpleNamespace, source: str, place: str) -> None:
    brought = installed.share / place / source
    assert brought.read_bytes() == (ROOT / "resources" / "desktop" / source).read_bytes()


def test_ap_10_the_installed_program_lists_the_bundled_games(installed: SimpleNamespace) -> None:
    listed = run(installed.scripts / "qtsolitaire", "games", cwd=installed.folder)
    assert "Thoughtful Solitaire" in listed
    assert {"thoughtful", "bakers-game"} <= set(listed.split())


@pytest.mark.parametrize(("code", "columns"), [("TF1-D1N-AAAAAAB", 7), ("BK1-C4-AAAAA24", 8)])
def test_dc_01_the_installed_program_deals(installed: SimpleNamespace, code: str, columns: int) -> None:
    dealt = run(installed.scripts / "qtsolitaire", "deal", code, cwd=installed.folder)
    piles = dict(line.split(":", 1) for line in dealt.splitlines())
    assert piles["code"].strip() == code
    assert all(piles[f"t{number}"].split() for number in range(1, columns + 1))
    cards = [word for name, pile in piles.items() if name.startswith(("t", "stock")) for word in pile.split()]
    assert len(cards) == len(set(cards)) == 52


def test_the_installed_program_deals_as_the_clone_does(installed: SimpleNamespace) -> None:
    command = ("deal", "TF1-D1N-AAAAAAB")
    in_clone = run(sys.executable, "-m", "qtsolitaire", *command, cwd=ROOT)
    assert run(installed.scripts / "qtsolitaire", *command, cwd=installed.folder) == in_clone


OPEN = """
from PySide6.QtWidgets import QApplication
from qtsolitaire import app
from qtsolitaire.windows.main_window import MainWindow

running = QApplication([])
window = MainWindow(app.build(running))
app.begin(window, "BK1-C4-AAAAA24")
window.show()
running.processEvents()
print(window.windowTitle(), window.size().isEmpty(), app.__file__, sep="\\n")
"""


def test_the_installed_program_opens_its_window_on_a_deal(installed: SimpleNamespace) -> None:
    title, is_empty, module = run(installed.python, "-c", OPEN, cwd=installed.folder).splitlines()
    assert "Baker’s Game" in title
    assert is_empty == "False"
    assert Path(module).is_relative_to(installed.site)


GAME = """format = 1
game = "freecell"
code = "FC1-C4-#1"
moves = ["t2 c1", "t6 c2", "t8 c3"]
"""

OPEN_FILE = """
import sys
from PySide6.QtWidgets import QApplication
from qtsolitaire import app
from qtsolitaire.windows.main_window import MainWindow

running = QApplication([])
window = MainWindow(app.build(running))
app.begin(window, sys.argv[1])
window.show()
running.processEvents()
print(window.host.session.engine.variant.id, window.host.session.moves)
"""


def test_the_installed_program_opens_a_game_file(installed: SimpleNamespace) -> None:
    """As a desktop does: ``Exec`` of the menu entry, with the file's path in the place of %f."""
    game = installed.folder / "my game.qsol"
    game.write_text(GAME, "utf-8")
    assert run(installed.python, "-c", OPEN_FILE, game, cwd=installed.folder).split() == ["freecell", "3"]


NEEDED = ("update-mime-database", "update-desktop-database", "gio")


@pytest.mark.parametrize("tools", [NEEDED] if all(map(shutil.which, NEEDED)) else [])
def test_a_desktop_knows_game_files_once_installed(installed: SimpleNamespace, tools: tuple[str, str, str]) -> None:
    """What Linux desktops do after an installation, in a copy; then ask what a file is and what opens it."""
    share = installed.folder / "share"
    shutil.copytree(installed.share, share)
    run(tools[0], share / "mime", cwd=share)
    run(tools[1], "--quiet", share / "applications", cwd=share)
    (share / "left.qsol").write_text(GAME, "utf-8")
    (share / "left").write_text(GAME, "utf-8")
    desktop = {"XDG_DATA_HOME": str(share), "PATH": f"{installed.scripts}{os.pathsep}{os.environ['PATH']}"}
    for name in ("left.qsol", "left"):
        told = run(tools[2], "info", "--attributes=standard::content-type,standard::icon", name, cwd=share, **desktop)
        assert "content-type: application/x-qtsolitaire-game\n" in told
        assert "icon: application-x-qtsolitaire-game," in told
    assert "qtsolitaire.desktop" in run(tools[2], "mime", "application/x-qtsolitaire-game", cwd=share, **desktop)
