"""What a desktop shows of the program: menu entry, file type, icons, page in a software centre."""

import re
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import qtsolitaire
from qtsolitaire import app, plugins
from qtsolitaire.play import record
from qtsolitaire.table import themes
from qtsolitaire.table.art.style import GOLD, PAPER, RED
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows.style import FIELD_BORDER
from tests.packaging.test_wheel import ROOT

FOLDER = ROOT / "resources" / "desktop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SHARED = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
HOW_MANY = {"en": "Twelve", "fr": "Douze", "hi": "बारह"}
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
        "share/icons/hicolor/scalable/mimetypes/application-x-qtsolitaire-game.svg",
        "share/mime/packages/qtsolitaire.xml",
        "share/metainfo/qtsolitaire.metainfo.xml",
    }


def test_the_entry_starts_the_program_with_the_file(entry: dict[str, str]) -> None:
    command, argument = entry["Exec"].split()
    assert command in PROJECT["project"]["scripts"]
    assert argument == "%f"
    assert entry["Terminal"] == "false"
    assert {"Game", "CardGame"} <= set(entry["Categories"].split(";"))


def test_the_entry_is_named_like_the_window(entry: dict[str, str]) -> None:
    """The program's name is the same in every language, in the window's title too."""
    assert {entry[key] for key in ("Name", "Name[fr]", "Name[hi]")} == {"Qt Solitaire"}
    assert entry["Icon"] == entry["StartupWMClass"] == Path(SHARED["resources/desktop/qtsolitaire.desktop"]).stem


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
    assert pattern.get("pattern") == f"*{record.SUFFIX}"


def test_the_file_type_speaks_three_languages(mime_type: ElementTree.Element) -> None:
    comments = {each.get(XML_LANG, "en"): each.text for each in mime_type.findall(f"{MIME}comment")}
    assert set(comments) == {"en", "fr", "hi"}
    assert len(set(comments.values())) == 3


def matches(rule: ElementTree.Element, content: bytes) -> bool:
    """True where a magic rule of the shared MIME info fits: a text at one of some places, and a rule in it."""
    first, _, last = rule.get("offset", "").partition(":")
    text = rule.get("value", "").encode().decode("unicode_escape").encode()
    there = any(content.startswith(text, at) for at in range(int(first), int(last or first) + 1))
    inner = list(rule)
    return there and (not inner or any(matches(each, content) for each in inner))


GAMES = (
    record.dumps(record.Record("klondike", ("draw",), code="KL1-D3-AAAAAAB")),
    record.dumps(record.Record("pyramid", (), board="r1: KC\nr2: 5C 9D\n", note="Two cards left")),
    record.dumps(record.Record("freecell", (), code="FC1-C4-#1", running=record.Running(seconds=12.5))),
)


def test_game_files_without_their_suffix_are_known_by_their_content(mime_type: ElementTree.Element) -> None:
    (rule,) = mime_type.findall(f"{MIME}magic/{MIME}match")
    assert all(matches(rule, game.encode()) for game in GAMES)
    assert not matches(rule, b"format = 1\n[games.freecell]\nwon = 3\n")
    assert not matches(rule, (ROOT / "pyproject.toml").read_bytes())


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_the_games_that_are_told_of_are_there(metainfo: ElementTree.Element, language: str) -> None:
    catalogue = plugins.load_bundled()
    paragraphs = {each.get(XML_LANG, "en"): each.text or "" for each in metainfo.findall("description/p")}
    told = paragraphs[language].partition(" ")
    assert told[0] == HOW_MANY[language], f"{len(catalogue.variants)} games"
    assert len(catalogue.variants) == 12
    speech = Speech(language, catalogue)
    assert sum(speech.name(each) in told[2] for each in catalogue.variants) == 6


def test_the_rating_tells_of_nothing_to_fear(metainfo: ElementTree.Element) -> None:
    rating = metainfo.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    assert not list(rating), "an attribute left out is 'none'; cards have none of these"


def drawn(name: str, size: int, ground: str) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / f"{name}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


@pytest.mark.parametrize("ground", ["#ffffff", "#000000"])
@pytest.mark.parametrize("size", [16, 32, 48, 128, 256])
@pytest.mark.parametrize("name", [path.stem for path in FOLDER.glob("*.svg")])
def test_icons_can_be_told_from_light_and_dark_grounds(qapp: object, name: str, size: int, ground: str) -> None:
    image = drawn(name, size, ground)
    row = [image.pixelColor(x, size // 2).name() for x in range(size)]
    differing = [x for x, colour in enumerate(row) if themes.contrast(colour, ground) > 1.2]
    assert len(differing) > size / 3
    assert max(themes.contrast(one, other) for one in row for other in row) > 4.5


@pytest.mark.parametrize("size", [16, 32, 48])
def test_the_ace_s_edges_are_sharp_at_small_sizes(qapp: object, size: int) -> None:
    """From table to paper in one pixel, with no half-covered one between."""
    image = drawn("qtsolitaire", size, "#ffffff")
    below = image.pixelColor(size * 80 // 128, size * 98 // 128).name()
    assert below == PAPER.lower()
    row = [image.pixelColor(x, size * 90 // 128) for x in range(size // 2, size)]
    assert row[size * 104 // 128 - size // 2 - 1].name() == PAPER.lower()
    assert row[size * 104 // 128 - size // 2].lightness() < 110


@pytest.mark.parametrize("name", [path.stem for path in FOLDER.glob("*.svg")])
def test_icons_wear_the_colours_of_table_and_deck(name: str) -> None:
    """So that a change of the look does not pass the icons by."""
    text = (FOLDER / f"{name}.svg").read_text("utf-8")
    worn = {colour.upper() for colour in re.findall(r"#[0-9a-f]{6}", text)}
    green = themes.GREEN
    known = {green.centre, green.edge, green.cursor.inner, PAPER, RED, GOLD, FIELD_BORDER, "#24406B"}
    assert worn <= known
    assert {green.centre, PAPER} <= worn


def test_the_window_wears_the_icon_at_every_size(qapp: object) -> None:
    icon = app.icon()
    for size in (16, 32, 48, 128, 256):
        assert icon.pixmap(QSize(size, size), 1.0).toImage().pixelColor(size // 2, size // 2).alpha() == 255


CHECKERS = {
    "desktop-file-validate": ["qtsolitaire.desktop"],
    "appstreamcli": ["validate", "--no-net", "qtsolitaire.metainfo.xml"],
    "xmllint": [
        "--noout",
        "qtsolitaire.xml",
        "qtsolitaire.metainfo.xml",
        *(path.name for path in FOLDER.glob("*.svg")),
    ],
}


@pytest.mark.parametrize("checker", [each for each in CHECKERS if shutil.which(each)])
def test_the_desktop_s_own_checkers_agree(checker: str) -> None:
    """Those that are installed; what they would find wrong is tested above without them."""
    command = [checker, *CHECKERS[checker]]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
