"""What stands on the felt beside the cards: counts, the word of the recycle button, letters of empty places."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.rules.cards import JACK, rank
from qtsolitaire.rules.deals import Deal
from qtsolitaire.rules.words import Role
from qtsolitaire.table import access
from qtsolitaire.table.counts import LEAST_PX
from qtsolitaire.table.slots import Look, Sign, slot_pixmap
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener

LEFT = Qt.MouseButton.LeftButton
WORDS = {"en": "Recycle", "fr": "Recycler", "hi": "लौटाएँ"}


def use_up(qtbot: QtBot, window: MainWindow) -> None:
    """Click on the stock until it is empty."""
    session = window.table.session
    assert session is not None
    stock = session.engine.stock
    at = window.table.card_rect(stock).center()
    while session.position.piles[stock]:
        qtbot.mouseClick(window.table.viewport(), LEFT, pos=at)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("code", ["PY1-ND-AAAAAAB", "KL1-D3N-AAAAAAB"])
def test_py_04_the_button_in_an_empty_stock_says_what_it_does(
    qtbot: QtBot, open_window: Opener, code: str, language: str, size: tuple[int, int]
) -> None:
    window = open_window(code, size, language)
    word, session = window.table.table.button_word, window.table.session
    assert session is not None
    assert not word.isVisible()
    use_up(qtbot, window)
    assert word.isVisible()
    assert word.text() == WORDS[language]
    place = QRectF(window.table.card_rect(session.engine.stock))
    assert place.contains(word.sceneBoundingRect()), "it fits into its place"
    assert word.font().pixelSize() >= LEAST_PX
    digits = QFontMetricsF(word.font()).tightBoundingRect(word.text())
    assert word.y() + digits.height() > place.top() + 0.64 * place.height(), "below the arrow"
    at = place.center().toPoint()
    qtbot.mouseClick(window.table.viewport(), LEFT, pos=at)
    assert session.position.piles[session.engine.stock]
    assert not word.isVisible()


def test_ap_06_the_word_follows_the_language(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("PY1-ND-AAAAAAB")
    use_up(qtbot, window)
    word = window.table.table.button_word
    for language, text in WORDS.items():
        window.house.preferences.set("language", language)
        qtbot.waitUntil(lambda wanted=text: word.text() == wanted)  # type: ignore[misc]
    assert word.isVisible()


@pytest.mark.parametrize(("code", "clicks"), [("KL1-D10-AAAAAAB", 24), ("GO1-AAAAAAB", 16), ("SP1-S1-AAAAAAB", 5)])
def test_where_nothing_goes_back_there_is_no_word_and_a_struck_circle(
    qtbot: QtBot, open_window: Opener, code: str, clicks: int
) -> None:
    window = open_window(code)
    session, scene = window.table.session, window.table.table
    assert session is not None
    use_up(qtbot, window)
    assert session.moves == clicks
    assert not scene.button_word.isVisible()
    look = Look(Sign.NO_REDEAL)
    assert place_image(window, session.engine.stock) == wanted_image(window, look)


def place_image(window: MainWindow, pile: int) -> QImage:
    """The picture that lies at a pile's place, under its cards."""
    scene = window.table.table
    corner = scene.frame.origin(pile)
    [place] = [
        item
        for item in scene.items()
        if isinstance(item, QGraphicsPixmapItem) and item.zValue() == -2 and (item.x(), item.y()) == tuple(corner)
    ]
    return place.pixmap().toImage()


def wanted_image(window: MainWindow, look: Look) -> QImage:
    scene = window.table.table
    size = (scene.frame.width, scene.frame.height)
    return slot_pixmap(look, scene.theme, scene.deck_style, size, scene.ratio).toImage()


def canfield_on_jacks(window: MainWindow) -> None:
    """Lay out a deal of Canfield whose foundations begin with jacks."""
    variant = window.house.catalogue.get("canfield")
    options = variant.default_options()
    for number in range(1, 200):
        session = Session.from_deal(Deal(variant, options, number))
        first = session.engine.places.of(Role.FOUNDATION)[0]
        if rank(session.position.piles[first][0]) == JACK:
            window.host.begin(session)
            return
    raise AssertionError("no deal begins with a jack")


def test_the_letters_of_empty_foundations_follow_the_setting(window: MainWindow) -> None:
    canfield_on_jacks(window)
    session = window.table.session
    assert session is not None
    second = session.engine.places.of(Role.FOUNDATION)[1]
    before = place_image(window, second)
    window.house.preferences.set("letters", "AVDR")
    after = place_image(window, second)
    assert window.table.table.deck_style.letters == "AVDR"
    assert after != before
    assert after == wanted_image(window, Look(Sign.RANK, JACK))


@pytest.mark.parametrize("mirrored", [False, True])
def test_canfields_reserve_shows_and_tells_how_many_cards_it_has(
    qtbot: QtBot, open_window: Opener, mirrored: bool
) -> None:
    window = open_window("CA1-AAAAAAD", (640, 480))
    window.house.preferences.set("mirrored", mirrored)
    session, scene = window.table.session, window.table.table
    assert session is not None
    engine = session.engine
    [reserve] = engine.places.of(Role.RESERVE)
    of_stock, of_reserve = scene.counts
    assert (of_stock.text(), of_reserve.text()) == ("34", "13")
    assert of_reserve.isVisible()
    box = window.table.card_rect(reserve, 12)
    assert of_reserve.sceneBoundingRect().center().y() > box.bottom()
    assert box.left() <= of_reserve.sceneBoundingRect().center().x() <= box.right()
    assert window.table.rect().contains(of_reserve.sceneBoundingRect().toAlignedRect())
    access.install()
    root = QAccessible.queryAccessibleInterface(window.table)
    assert root is not None
    assert "13 cards" in root.child(reserve).text(QAccessible.Text.Name)
    viewport, at = window.table.viewport(), box.center()
    qtbot.mouseClick(viewport, LEFT, pos=at)
    qtbot.mouseDClick(viewport, LEFT, pos=at)
    qtbot.mouseRelease(viewport, LEFT, pos=at)
    assert of_reserve.text() == "12"
    assert "12 cards" in root.child(reserve).text(QAccessible.Text.Name)
