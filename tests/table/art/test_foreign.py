"""Decks of KDE and AisleRiot: found, opened, drawn, kept on the disk; broken ones are left out with a reason."""

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import FACE_DOWN, KING, Suit, card
from qtsolitaire.table.art import foreign
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.foreign import DeckFault, OpenDeck
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.pictures import Pictures

SUITS, RANKS = ("spade", "heart", "diamond", "club"), (*map(str, range(1, 11)), "jack", "queen", "king")
COLOURS = {"spade": "#202020", "heart": "#d02020", "diamond": "#e08020", "club": "#208020"}
KING_OF_HEARTS = card(KING, Suit.HEARTS)


def svg(kind: str, leave_out: str = "") -> bytes:
    """A deck of plain rectangles, each suit in its colour, kings with a white bar, the back blue."""
    parts, x = [], 0
    names = [(s, r, f"{r}_{s}" if kind == "kde" else f"{s}_{r}") for s in SUITS for r in RANKS]
    for s, r, name in [*names, ("", "", "back")]:
        if name != leave_out:
            bar = f'<rect x="{x + 10}" y="60" width="40" height="20" fill="#ffffff"/>' if r == "king" else ""
            fill = COLOURS.get(s, "#2030c0")
            parts.append(f'<g id="{name}"><rect x="{x}" y="10" width="60" height="84" fill="{fill}"/>{bar}</g>')
        x += 70
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{x}" height="100">{"".join(parts)}</svg>'.encode()


def lay_kde(folder: Path, name: str, picture: bytes | None, index: str = "") -> Path:
    place = folder / "carddecks" / name
    place.mkdir(parents=True)
    told = index or f"[KDE Backdeck]\nName={name.title()}\nName[fr]=Jeu {name}\nSVG=deck.svgz\nBack=x\n"
    (place / "index.desktop").write_text(told, "utf-8")
    if picture is not None:
        (place / "deck.svgz").write_bytes(gzip.compress(picture))
    return place / "deck.svgz"


def lay_aisleriot(folder: Path, name: str, picture: bytes) -> Path:
    place = folder / "aisleriot" / "cards" / f"{name}.svgz"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(gzip.compress(picture))
    return place


def test_decks_of_both_kinds_are_found_by_name(tmp_path: Path) -> None:
    lay_kde(tmp_path, "oxygen", svg("kde"))
    lay_aisleriot(tmp_path, "neo_classical", svg("aisleriot"))
    found = foreign.find([tmp_path, tmp_path / "nothing"])
    assert [(deck.id, deck.name) for deck in found] == [
        ("aisleriot:neo_classical", "Neo classical"), ("kde:oxygen", "Oxygen"),
    ]  # fmt: skip
    assert [deck.name for deck in foreign.find([tmp_path], "fr")] == ["Jeu oxygen", "Neo classical"]
    for deck in found:
        assert foreign.path_of(deck.id, [tmp_path]) == deck.path


def test_the_players_own_folder_comes_first(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    mine = lay_kde(own, "oxygen", svg("kde"))
    lay_kde(shared, "oxygen", svg("kde"))
    folders = foreign.data_folders({"XDG_DATA_HOME": str(own), "XDG_DATA_DIRS": f"{shared}:relative"})
    assert folders == [own, shared]
    assert [deck.path for deck in foreign.find(folders)] == [mine]
    assert foreign.data_folders({"HOME": "/home/me"})[0] == Path("/home/me/.local/share")


@pytest.mark.parametrize("deck_id", ["kde:../../secret", "kde:.hidden", "other:x", "", "kde:gone", "aisleriot:"])
def test_an_id_that_names_no_deck_leads_nowhere(tmp_path: Path, deck_id: str) -> None:
    assert foreign.path_of(deck_id, [tmp_path]) is None


@pytest.mark.parametrize("kind", ["kde", "aisleriot"])
def test_every_card_is_drawn_from_its_own_element(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    path = lay_kde(tmp_path, "a", svg(kind))
    deck, size = OpenDeck(path), QSize(60, 84)
    for number, suit in enumerate(SUITS):
        for rank in range(1, 14):
            image = deck.image(number * 16 + rank, size)
            assert image.pixelColor(5, 5) == QColor(COLOURS[suit])
            assert (image.pixelColor(30, 60) == QColor("#ffffff")) == (rank == KING)
    assert deck.image(KING_OF_HEARTS | FACE_DOWN, size).pixelColor(30, 40) == QColor("#2030c0")


@pytest.mark.qt_log_ignore("qt.svg", "svg", "Cannot open file", "gzip", extend=True)
@pytest.mark.parametrize(
    ("picture", "reason", "missing"),
    [(None, "file", 0), (b"<svg", "svg", 0), (b"no picture", "svg", 0), (svg("kde", "7_heart"), "cards", 1)],
)
def test_a_broken_deck_says_why(qtbot: QtBot, tmp_path: Path, picture: bytes | None, reason: str, missing: int) -> None:
    path = lay_kde(tmp_path, "bad", picture)
    with pytest.raises(DeckFault) as fault:
        OpenDeck(path)
    assert (fault.value.reason, fault.value.missing) == (reason, missing)


def test_an_index_without_a_picture_has_no_path(tmp_path: Path) -> None:
    lay_kde(tmp_path, "empty", None, index="[KDE Backdeck]\nName=Empty\n")
    assert [(deck.name, deck.path) for deck in foreign.find([tmp_path])] == [("Empty", None)]


def test_the_atlas_draws_the_other_deck_and_keeps_it_apart(qtbot: QtBot, tmp_path: Path) -> None:
    path = lay_kde(tmp_path, "oxygen", svg("kde"))
    style, cache = DeckStyle(foreign=str(path)), tmp_path / "cache"
    first = Atlas(style, 60)
    assert not first.load_or_render(cache)
    assert first.card_image(KING_OF_HEARTS).pixelColor(5, 5) == QColor(COLOURS["heart"])
    assert Atlas(style, 60).load_or_render(cache)
    assert not Atlas(DeckStyle(), 60).load(cache)
    path.write_bytes(gzip.compress(svg("kde").replace(b"#d02020", b"#d020d0")))
    renewed = Atlas(DeckStyle(foreign=str(path)), 60)
    assert not renewed.load_or_render(cache), "another file under the same name is drawn anew"
    assert renewed.card_image(KING_OF_HEARTS).pixelColor(5, 5) == QColor("#d020d0")


def test_a_deck_that_is_gone_gives_way_to_the_own_one(qtbot: QtBot, tmp_path: Path) -> None:
    lost = Atlas(DeckStyle(foreign=str(tmp_path / "gone.svgz")), 60).card_image(KING_OF_HEARTS)
    assert lost == Atlas(DeckStyle(), 60).card_image(KING_OF_HEARTS)


def test_a_slow_deck_is_drawn_card_by_card_while_the_former_one_stays(qtbot: QtBot, tmp_path: Path) -> None:
    path = lay_kde(tmp_path, "oxygen", svg("kde"))
    pictures, style = Pictures(tmp_path / "cache"), DeckStyle(foreign=str(path))
    pictures.want(DeckStyle(), 60, 1.0)
    own = pictures.atlas.card_image(KING_OF_HEARTS).copy()
    with qtbot.waitSignal(pictures.renewed, timeout=5000):
        assert pictures.want(style, 60, 1.0)
        assert pictures.is_drawing
        assert not pictures.want(style, 60, 1.0)
        assert pictures.atlas.card_image(KING_OF_HEARTS) == own
    assert [pictures.is_drawing] == [False]
    assert pictures.atlas.card_image(KING_OF_HEARTS).pixelColor(5, 5) == QColor(COLOURS["heart"])
    qtbot.waitUntil(lambda: Atlas(style, 60).load(tmp_path / "cache"), timeout=3000)
    again = Pictures(tmp_path / "cache")
    again.want(style, 60, 1.0)
    assert not again.is_drawing, "kept on the disk it is there at once"


def test_a_change_of_size_while_it_is_drawn_begins_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = lay_kde(tmp_path, "oxygen", svg("kde"))
    pictures, style = Pictures(tmp_path / "cache"), DeckStyle(foreign=str(path))
    pictures.want(style, 60, 1.0)
    with qtbot.waitSignal(pictures.renewed, timeout=5000):
        pictures.want(style, 80, 2.0)
    assert (pictures.atlas.card_width, pictures.atlas.ratio) == (80, 2.0)
    assert pictures.atlas.card_image(KING_OF_HEARTS).pixelColor(9, 9) == QColor(COLOURS["heart"])


def test_a_picture_that_qt_cannot_draw_is_left_out(qtbot: QtBot, tmp_path: Path) -> None:
    """Cards of which nearly nothing is drawn would lie on the table as holes."""
    holes = svg("kde").replace(b'width="60" height="84"', b'width="60" height="84" fill-opacity="0"')
    path = lay_kde(tmp_path, "holes", holes)
    with pytest.raises(DeckFault) as fault:
        OpenDeck(path)
    assert fault.value.reason == "drawing"
