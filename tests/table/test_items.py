"""The items of cards: a card that stands turned shows a turned picture, and is upright again when it must be."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import Suit, card
from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.moves import turn


def seen(item: CardItem, ratio: float = 1) -> QImage:
    """What the item's scene shows around it, on a screen of this pixel ratio."""
    image = QImage(round(300 * ratio), round(300 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0xFF206040)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    item.scene().render(painter, QRectF(0, 0, 300, 300), QRectF(0, 0, 300, 300))
    painter.end()
    return image


def apart(one: QImage, other: QImage) -> float:
    """How much two pictures differ: the mean over pixels of the green channel, 0..255."""
    spots = [(x, y) for x in range(0, 300, 2) for y in range(0, 300, 2)]
    return sum(abs(one.pixelColor(x, y).green() - other.pixelColor(x, y).green()) for x, y in spots) / len(spots)


@pytest.mark.parametrize("ratio", [1.0, 1.5])
@pytest.mark.parametrize("degrees", [-64.0, 7.5, 33.0])
def test_a_card_that_stands_turned_looks_as_when_it_was_turned(qtbot: QtBot, degrees: float, ratio: float) -> None:
    atlas, scene = Atlas(DeckStyle(), 90, ratio), QGraphicsScene()
    item = CardItem(card(12, Suit.HEARTS))
    scene.addItem(item)
    item.show_card(item.card, atlas)
    item.setPos(100, 80)
    upright, picture = seen(item), item.pixmap().cacheKey()
    item.setRotation(degrees)
    turned = seen(item)
    item.stand()
    assert (item.rotation(), item.baked) == (0, degrees)
    assert apart(seen(item), turned) < 0.25 * apart(upright, turned)
    item.show_card(item.card, atlas)  # as when another deck was drawn meanwhile
    assert apart(seen(item), turned) < 0.25 * apart(upright, turned)
    item.straighten()
    assert item.pixmap().cacheKey() == picture
    assert seen(item) == upright


def test_a_card_is_painted_smoothly_only_while_it_turns_over(qtbot: QtBot) -> None:
    atlas, scene = Atlas(DeckStyle(), 90), QGraphicsScene()
    item = CardItem(card(12, Suit.HEARTS))
    scene.addItem(item)
    item.show_card(item.card, atlas)
    assert item.transformationMode() is Qt.TransformationMode.FastTransformation
    turn(item, 0.2, item.card, atlas)
    assert item.transformationMode() is Qt.TransformationMode.SmoothTransformation
    assert item.sceneBoundingRect().center().x() == pytest.approx(45, abs=1)
    turn(item, 1.0, item.card, atlas)
    assert item.transformationMode() is Qt.TransformationMode.FastTransformation
    assert item.transform().isIdentity()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_quick_way_shows_a_card_no_less_sharp(qtbot: QtBot, ratio: float) -> None:
    atlas, scene = Atlas(DeckStyle(), 90, ratio), QGraphicsScene()
    item = CardItem(card(12, Suit.HEARTS))
    scene.addItem(item)
    item.show_card(item.card, atlas)
    item.setPos(100, 80)
    quick = seen(item, ratio)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    assert seen(item, ratio) == quick
