"""Pixmaps of the deck: sizes, sharpness, shadows, and the pictures kept on disk."""

from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.art import diskcache
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.deck import back, face
from qtsolitaire.table.art.style import ART_VERSION, BACKS, CARDS, DeckStyle
from tests.table.art.images import difference, greys

PLAIN = DeckStyle()
pytestmark = pytest.mark.usefixtures("qapp")


def alpha(pixmap: QPixmap, at: QPoint) -> int:
    """Opacity 0..255 of a point in logical pixels."""
    ratio = pixmap.devicePixelRatio()
    return pixmap.toImage().pixelColor(round(at.x() * ratio), round(at.y() * ratio)).alpha()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [55, 124])
def test_pixmaps_have_the_size_of_card_and_shadow_in_device_pixels(width: int, ratio: float) -> None:
    atlas = Atlas(PLAIN, width, ratio)
    card = QSize(round(width * ratio), round(round(1.4 * width) * ratio))
    assert atlas.card_size == QSize(width, round(1.4 * width))
    assert atlas.card_image(13).size() == card
    for pixmap, offset in ((atlas.pixmap(13), atlas.offset), (atlas.lifted(13), atlas.lifted_offset)):
        assert pixmap.devicePixelRatio() == ratio
        assert offset.x() * ratio == round(offset.x() * ratio)  # the card begins on a whole device pixel
        assert pixmap.size() == card + QSize(round(2 * offset.x() * ratio), round(2 * offset.y() * ratio))


def test_the_card_lies_at_the_offset() -> None:
    atlas = Atlas(PLAIN, 124, 2)
    for pixmap, offset in ((atlas.pixmap(20), atlas.offset), (atlas.lifted(20), atlas.lifted_offset)):
        inner = pixmap.toImage().copy(2 * offset.x() + 20, 2 * offset.y() + 20, 208, 308)
        assert inner == _bare(atlas.card_image(20).copy(20, 20, 208, 308), 2)


def _bare(image: QImage, ratio: float) -> QImage:
    image.setDevicePixelRatio(ratio)
    return image


def test_cards_are_drawn_at_device_size_and_not_enlarged(qtbot: QtBot) -> None:
    fine, coarse = Atlas(PLAIN, 100, 2).card_image(13), Atlas(PLAIN, 100, 1).card_image(13)
    assert fine == Atlas(PLAIN, 200, 1).card_image(13)
    enlarged = coarse.scaled(fine.size())
    assert difference(greys(fine), greys(enlarged), 48) > 1000


def test_a_face_down_card_is_the_back() -> None:
    atlas = Atlas(PLAIN, 60)
    assert atlas.pixmap(FACE_DOWN | 5).toImage() == atlas.back().toImage()
    assert atlas.pixmap(5).toImage() != atlas.back().toImage()
    assert atlas.lifted(FACE_DOWN | 5).toImage() == atlas.lifted(FACE_DOWN | 6).toImage()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_shadow_falls_down_and_fades_to_nothing_before_the_edge(ratio: float) -> None:
    atlas = Atlas(PLAIN, 124, ratio)
    for pixmap, offset, reach in ((atlas.pixmap(1), atlas.offset, 1), (atlas.lifted(1), atlas.lifted_offset, 12)):
        middle, foot = offset.x() + 62, offset.y() + atlas.card_height
        below, above = (
            alpha(pixmap, QPoint(middle, foot + reach - 1)),
            alpha(pixmap, QPoint(middle, offset.y() - reach)),
        )
        assert below > above
        assert 20 < below < 90
        image = pixmap.toImage()
        last = image.height() - 1
        border = [image.pixelColor(x, y).alpha() for x in range(0, image.width(), 5) for y in (0, last)]
        assert max(border) <= 3


def test_a_lifted_card_throws_the_wider_shadow() -> None:
    atlas = Atlas(PLAIN, 124)
    foot = QPoint(62, atlas.card_height + 6)
    assert alpha(atlas.lifted(1), atlas.lifted_offset + foot) > 40 > alpha(atlas.pixmap(1), atlas.offset + foot)


def test_corners_are_rounded() -> None:
    card = Atlas(PLAIN, 124).card_image(1)
    for x in (0, card.width() - 1):
        for y in (0, card.height() - 1):
            assert card.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize(("width", "ratio"), [(0, 1.0), (-4, 1.0), (50, 0.0)])
def test_an_impossible_size_is_refused(width: int, ratio: float) -> None:
    with pytest.raises(ValueError, match="no atlas"):
        Atlas(PLAIN, width, ratio)


def test_a_scaled_atlas_looks_like_a_true_one() -> None:
    source = Atlas(PLAIN, 124)
    scaled = Atlas.scaled_from(Atlas.scaled_from(source, 80), 110)
    true = Atlas(PLAIN, 110)
    assert scaled.is_scaled
    assert not true.is_scaled
    assert scaled.pixmap(13).size() == true.pixmap(13).size()
    assert difference(greys(scaled.card_image(5)), greys(true.card_image(5)), 128) < 50


# Kept on disk


def test_cards_come_back_from_disk_as_they_were(tmp_path: Path) -> None:
    first, second = Atlas(PLAIN, 54, 1.25), Atlas(PLAIN, 54, 1.25)
    assert first.load_or_render(tmp_path / "deep" / "cache") is False
    assert second.load_or_render(tmp_path / "deep" / "cache") is True
    for card in (*CARDS, FACE_DOWN):
        assert second.card_image(card) == first.card_image(card) == Atlas(PLAIN, 54, 1.25).card_image(card)


def test_each_style_size_and_ratio_is_kept_apart(tmp_path: Path) -> None:
    for style, width, ratio in (
        (PLAIN, 54, 1.0),
        (PLAIN, 55, 1.0),
        (PLAIN, 54, 2.0),
        (DeckStyle(four_colours=True), 54, 1.0),
        (DeckStyle(back="plain"), 54, 1.0),
        (DeckStyle(letters="AVDR"), 54, 1.0),
        (DeckStyle(ace_as_one=True), 54, 1.0),
    ):
        assert Atlas(style, width, ratio).load_or_render(tmp_path) is False


def damaged(content: bytes) -> dict[str, bytes]:
    middle = len(content) // 2
    line = content.index(b"\n")
    return {
        "empty": b"",
        "cut off": content[:middle],
        "too long": content + b"x",
        "one byte changed": content[:middle] + bytes([content[middle] ^ 0x55]) + content[middle + 1 :],
        "another file": b"\x89PNG\r\n\x1a\n" + content,
        "no header": content[line + 1 :],
        "header cut": content[: line - 5],
        "header not JSON": content.replace(b'"key"', b"key", 1),
        "other key": content.replace(b"AJQK", b"AJQX", 1),
        "lengths lie": content.replace(b'"lengths": [', b'"lengths": [-', 1),
        "not a list": content.replace(b'"lengths": [', b'"lengths": 5, "x": [', 1),
    }


@pytest.mark.parametrize("how", damaged(b'"key" AJQK "lengths": [\n'))
def test_a_damaged_file_is_drawn_anew_and_replaced(how: str, tmp_path: Path) -> None:
    Atlas(PLAIN, 30).load_or_render(tmp_path)
    (path,) = tmp_path.iterdir()
    content = path.read_bytes()
    path.write_bytes(damaged(content)[how])
    atlas = Atlas(PLAIN, 30)
    assert atlas.load_or_render(tmp_path) is False
    assert atlas.card_image(13) == Atlas(PLAIN, 30).card_image(13)
    assert path.read_bytes() == content


def test_a_write_that_fails_leaves_no_file_and_the_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    atlas = Atlas(PLAIN, 30)
    assert atlas.load_or_render(tmp_path) is False
    assert list(tmp_path.iterdir()) == []
    assert not atlas.pixmap(13).isNull()


def test_a_folder_that_cannot_be_made_only_costs_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Atlas(PLAIN, 30).load_or_render(tmp_path / "file" / "cache") is False


def test_the_folder_keeps_a_bounded_number_of_files_used_last(tmp_path: Path) -> None:
    for width in range(20, 20 + diskcache.MOST_FILES + 3):
        Atlas(PLAIN, width).load_or_render(tmp_path)
    assert len(list(tmp_path.iterdir())) == diskcache.MOST_FILES
    assert Atlas(PLAIN, 20 + diskcache.MOST_FILES + 2).load_or_render(tmp_path) is True
    assert Atlas(PLAIN, 20).load_or_render(tmp_path) is False


def test_a_loaded_atlas_is_no_longer_a_scaled_one(tmp_path: Path) -> None:
    atlas = Atlas.scaled_from(Atlas(PLAIN, 40), 50)
    soft = atlas.pixmap(13).toImage()
    atlas.load_or_render(tmp_path)
    assert not atlas.is_scaled
    assert atlas.card_image(13) == Atlas(PLAIN, 50).card_image(13)
    assert atlas.pixmap(13).toImage() != soft


DRAWN = (1, "91cedf6ceac3f241")  # the version, and a digest of all its pictures


def test_pictures_that_change_get_a_new_version() -> None:
    styles = (PLAIN, DeckStyle(letters="AVDR", ace_as_one=True, high_contrast=True), DeckStyle(large_print=True))
    pictures = [face(card, style) for style in styles for card in CARDS]
    pictures += [back(DeckStyle(back=name)) for name in BACKS]
    digest = sha256(repr(pictures).encode()).hexdigest()[:16]
    assert (ART_VERSION, digest) == DRAWN, "raise ART_VERSION, so that cards kept on disk are drawn anew"
