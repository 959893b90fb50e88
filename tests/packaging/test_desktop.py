"""What a desktop shows of the program: menu entry, file type, icons, page in a software centre."""

import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import qtsolitaire
from qtsolitaire import app, places
from tests.packaging.test_wheel import ROOT

FOLDER = ROOT / "resources" / "desktop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SHARED = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    read = ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(FOLDER / "qtsolitaire.desktop", "utf-8")
    return dict(read["Desktop Entry"])


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(FOLDER / "qtsolitaire.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def mime_type() -> ElementTree.Element:
    (found,) = ElementTree.parse(FOLDER / "qtsolitaire.xml").getroot()
    return found


def test_each_file_goes_where_desktops_look() -> None:
    names = {Path(source).name for source in SHARED}
    assert names == {path.name for path in FOLDER.iterdir()} - {"README.md"}
    assert set(SHARED.values()) == {
        "share/applications/qtsolitaire.desktop",
        "share/icons/hicolor/scalable/apps/qtsolitaire.svg",
        "share/icons/hicolor/scalable/mimetypes/application-x-qtsolitaire.svg",
        "share/mime/packages/qtsolitaire.xml",
        "share/metainfo/qtsolitaire.metainfo.xml",
    }


def test_the_entry_starts_the_program_with_the_file(entry: dict[str, str]) -> None:
    command, argument = entry["Exec"].split()
    assert command in PROJECT["project"]["scripts"]
    assert argument == "%f"
    assert entry["Terminal"] == "false"
    assert {"Game", "CardGame"} <= set(entry["Categories"].split(";"))


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_three_languages(entry: dict[str, str], key: str) -> None:
    words = {entry[key], entry[f"{key}[fr]"], entry[f"{key}[hi]"]}
    assert len(words) == 3
    assert all(words)


def test_the_software_centre_speaks_three_languages(metainfo: ElementTree.Element) -> None:
    for tag in ("summary", "description/p", "description/ul/li"):
        languages = [each.get(XML_LANG, "en") for each in metainfo.findall(tag)]
        assert languages == ["en", "fr", "hi"] * (len(languages) // 3), tag
        assert languages


def test_every_page_tells_the_same(
    entry: dict[str, str], metainfo: ElementTree.Element, mime_type: ElementTree.Element
) -> None:
    name = mime_type.get("type")
    assert entry["MimeType"] == f"{name};"
    assert metainfo.findtext("provides/mediatype") == name
    assert metainfo.findtext("launchable") == "qtsolitaire.desktop"
    assert metainfo.findtext("releases/../project_license") == PROJECT["project"]["license"]
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == qtsolitaire.__version__


def test_every_icon_that_is_named_is_there(
    entry: dict[str, str], metainfo: ElementTree.Element, mime_type: ElementTree.Element
) -> None:
    of_files = mime_type.find(f"{MIME}icon")
    assert of_files is not None
    named = {entry["Icon"], metainfo.findtext("icon"), of_files.get("name")}
    assert named == {path.stem for path in FOLDER.glob("*.svg")}


def test_game_files_are_known_by_their_suffix(mime_type: ElementTree.Element) -> None:
    pattern = mime_type.find(f"{MIME}glob")
    assert pattern is not None
    assert pattern.get("pattern") == "*.qsol"


@pytest.mark.parametrize("size", [16, 32, 128])
@pytest.mark.parametrize("name", [path.stem for path in FOLDER.glob("*.svg")])
def test_icons_can_be_told_from_light_and_dark_grounds(qapp: object, name: str, size: int) -> None:
    renderer = QSvgRenderer(str(FOLDER / f"{name}.svg"))
    assert renderer.isValid()
    for ground in ("white", "black"):
        image = QImage(size, size, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        middle = QColor(image.pixel(size // 2, size // 2))
        assert middle != QColor(ground)
        assert len({image.pixel(x, y) for x in range(size) for y in range(size)}) > 8


def test_the_window_wears_the_icon(qapp: object) -> None:
    icon = app.icon()
    assert not icon.pixmap(48, 48).isNull()
    assert (places.resources() / "desktop" / "qtsolitaire.svg").is_file()


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", "qtsolitaire.desktop"],
        ["appstreamcli", "validate", "--no-net", "qtsolitaire.metainfo.xml"],
        ["xmllint", "--noout", "qtsolitaire.xml"],
    ],
    ids=lambda command: command[0],
)
def test_the_desktop_s_own_checkers_agree_where_they_are_installed(command: list[str]) -> None:
    """What they would find wrong is tested above as well; a machine without them loses no promise of ours."""
    if shutil.which(command[0]):
        done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
