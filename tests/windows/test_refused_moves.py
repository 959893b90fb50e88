"""A refused move is answered with the rule that forbids it (TF-19, AP-02)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener


def refuse(window: MainWindow) -> None:
    """Try the group under J♥, which is not ordered, in the fourth column of TF1-D1N-AAAAAAB (TF-21 a)."""
    assert window.host.session is not None
    places = window.host.session.engine.places
    window.table.act(Move(Verb.CARRY, places.index("t4"), places.index("t1"), 4))


def test_tf_06_the_bubble_names_the_rule_and_the_cards(window: MainWindow) -> None:
    refuse(window)
    bubble = window.stage.bubble
    assert bubble.isVisible()
    assert bubble.headline == "J♥ is held by the cards on it"
    assert "Q♠ cannot lie on J♥" in bubble.reason
    assert window.host.session is not None
    assert window.host.session.moves == 0


def test_tf_19_the_bubble_covers_neither_the_card_nor_leaves_the_table(window: MainWindow) -> None:
    from qtsolitaire.windows.bubble import MARGIN

    refuse(window)
    box = window.stage.bubble.geometry().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    assert window.table.geometry().contains(box)
    pile = window.table.session.engine.places.index("t4") if window.table.session else 0
    assert not box.intersects(window.table.card_rect(pile, 1))


def test_tf_19_r_opens_the_rules_at_the_rule(qtbot: QtBot, window: MainWindow) -> None:
    refuse(window)
    qtbot.keyClick(window.table, Qt.Key.Key_R)
    assert window.stage.bubble.isHidden()
    assert window.stage.rules.isVisible()
    assert window.bar.rules.isChecked()
    html = window.stage.rules.browser.toHtml().casefold()
    marked = html[html.index("#fff4d6") :]
    assert "ordered run" in marked[: marked.index("</table>")]


def test_tf_19_the_link_leads_there_too(qtbot: QtBot, window: MainWindow) -> None:
    refuse(window)
    assert "Groups" in window.stage.bubble.link.text()
    qtbot.mouseClick(window.stage.bubble.link, Qt.MouseButton.LeftButton)
    assert window.stage.rules.isVisible()


def test_tf_19_without_a_bubble_r_does_nothing(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_R)
    assert window.stage.rules.isHidden()


def test_tf_19_escape_a_press_and_the_next_action_end_it(qtbot: QtBot, window: MainWindow) -> None:
    bubble = window.stage.bubble
    refuse(window)
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert bubble.isHidden()
    refuse(window)
    qtbot.mousePress(window.table.viewport(), Qt.MouseButton.LeftButton, pos=window.table.rect().bottomRight() / 2)
    assert bubble.isHidden()
    qtbot.mouseRelease(window.table.viewport(), Qt.MouseButton.LeftButton)
    refuse(window)
    session = window.host.session
    assert session is not None
    window.table.act(session.engine.legal_moves(session.position)[0])
    assert bubble.isHidden()


def test_tf_19_only_with_interactive_rules(window: MainWindow) -> None:
    window.house.preferences.set("interactive_rules", False)
    refuse(window)
    assert window.stage.bubble.isHidden()


@pytest.mark.parametrize("language", ["fr", "hi"])
def test_ap_06_the_bubble_speaks_the_players_language(open_window: Opener, language: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB", language=language)
    refuse(window)
    assert "J♥" in window.stage.bubble.headline
    assert "is held" not in window.stage.bubble.headline


def test_tf_19_a_covered_card_of_the_waste_leads_to_the_paragraph_on_the_waste(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window("TF1-D3N-AAAAAAB")
    session = window.table.session
    assert session is not None
    viewport, engine, left = window.table.viewport(), session.engine, Qt.MouseButton.LeftButton
    qtbot.mouseClick(viewport, left, pos=window.table.card_rect(engine.stock, 0).center())
    box = window.table.card_rect(engine.waste, 0)
    at = QPoint(box.left() + 6, box.center().y())
    qtbot.mouseClick(viewport, left, pos=at)
    qtbot.mouseDClick(viewport, left, pos=at)
    qtbot.mouseRelease(viewport, left, pos=at)
    bubble = window.stage.bubble
    assert bubble.isVisible()
    assert "covered" in bubble.headline
    assert bubble.link.text() == "Rule: Stock and waste"
    qtbot.mouseClick(bubble.link, left)
    html = window.stage.rules.browser.toHtml()
    marked = html[html.casefold().index("#fff4d6") :]
    assert "Only the top card of the waste can be played" in marked[: marked.index("</table>")]
