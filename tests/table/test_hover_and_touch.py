"""The idle pointer, fingers, and what Qt's callbacks leave behind."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtsolitaire.table.marks import Place
from tests.table.games import session
from tests.table.hand import Hand, arrive, check_rest, lay

NO_BUTTON = Qt.MouseButton.NoButton


def test_only_cards_that_can_move_rise_under_the_pointer(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, session("thoughtful"), cache))
    view, t7 = hand.view, hand.pile("t7")
    lying = [item.at() for item in view.table.piles[t7]]
    hand.move(hand.spot("t7"), NO_BUTTON)
    assert [item.at() for item in view.table.piles[t7]] == [*lying[:-1], lying[-1]._replace(y=lying[-1].y - 3)]
    hand.move(hand.spot("t7", 2), NO_BUTTON)
    assert [item.at() for item in view.table.piles[t7]] == lying
    assert view.gestures.hover.place is None
    hand.move(QPoint(3, 3), NO_BUTTON)
    check_rest(view)


def test_the_redeal_button_lights_up_and_an_empty_waste_leaves_it_dark(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, session("klondike"), cache))
    for _ in range(24):
        hand.click("stock")
    arrive(hand.view)
    hand.move(hand.spot("stock", -1), NO_BUTTON)
    assert hand.view.gestures.hover.place == Place(hand.pile("stock"))


def test_a_finger_plays_like_the_mouse(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, session("klondike"), cache))
    finger = QTest.createTouchDevice()
    viewport, at = hand.view.viewport(), hand.spot("stock")
    QTest.touchEvent(viewport, finger).press(0, at, viewport).commit()
    QTest.touchEvent(viewport, finger).release(0, at, viewport).commit()
    assert len(hand.cards("waste")) == 1
    check_rest(hand.view)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and True cannot be lost where they are immortal")
def test_a_thousand_callbacks_lose_no_reference(qtbot: QtBot, cache: Path) -> None:
    """PySide6 6.12.0 on CPython 3.11 drops None and True in every callback, and aborts in the end."""
    hand = Hand(lay(qtbot, session("freecell"), cache))
    before = sys.getrefcount(None), sys.getrefcount(True)
    for turn in range(1000):
        hand.move(QPoint(100 + turn, 300), NO_BUTTON)
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert all(now > then - 500 for now, then in zip(after, before, strict=True))
