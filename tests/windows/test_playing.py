"""Playing in the window as a player does: clicks, double clicks, drags, keys (AP-04)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from tests.table.hand import Hand
from tests.windows.conftest import Opener

CONTROL = Qt.KeyboardModifier.ControlModifier


def undo(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_Z, CONTROL)


def test_ap_04_a_click_a_double_click_and_a_drag_play_and_undo_takes_each_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    hand, session = Hand(window.table), window.host.session
    assert session is not None
    opening = session.position
    hand.click("t5")
    assert len(hand.cards("f3")) == 1, "A♦ goes to its foundation"
    undo(qtbot, window)
    hand.drag("t3", "t6")
    dragged = session.position
    assert len(hand.cards("t6")) == 7, "7♠ lies on 8♥"
    undo(qtbot, window)
    assert session.position == opening
    hand.double_click("t3")
    assert session.position == dragged
    assert session.moves == 3
    assert window.bar.counters.shown[1].value == "3"


@pytest.mark.parametrize(("code", "back"), [("TF1-D1N-AAAAAAB", 100), ("PY1-ND-AAAAAAB", 103)])
def test_ap_04_undo_reaches_100_actions_back_in_pyramid_all(
    qtbot: QtBot, open_window: Opener, code: str, back: int
) -> None:
    window = open_window(code)
    hand, session = Hand(window.table), window.host.session
    assert session is not None
    stock = session.engine.table.piles[session.engine.stock].id
    for _ in range(103):
        hand.click(stock)
    assert session.moves == 103
    for _ in range(110):
        undo(qtbot, window)
    assert session.undone == back
    assert not window.bar.undo.isEnabled()
