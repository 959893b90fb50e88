"""The table for every hand and eye: mirrored, the stock at either side, nearer and farther; peek (P44)."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import FACE_DOWN, from_letters
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.geometry import Box
from qtsolitaire.table.input import OneClick
from qtsolitaire.table.marks import Place
from qtsolitaire.table.rings import Mark
from qtsolitaire.table.view import TableView
from tests.table.games import catalogue, session
from tests.table.hand import Hand, board, check_rest, lay

GAMES = [variant.id for variant in catalogue().variants]
RIGHT = Qt.MouseButton.RightButton


def cards(text: str) -> bytes:
    return bytes(from_letters(word[-2:]) | (FACE_DOWN if word[0] == "-" else 0) for word in text.split())


def shown(view: TableView) -> dict[int, list[Box]]:
    """What is seen of each pile: its cards, or its empty place."""
    table = view.table
    boxes = {}
    for pile, held in enumerate(table.board.piles):
        points = table.frame.points(pile, held)
        seen = [table.frame.box(at) for n, at in enumerate(points) if table.frame.is_shown(pile, n, len(held))]
        boxes[pile] = seen or [table.frame.slot(pile)]
    return boxes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(640, 396), (1280, 716), (3840, 2076)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_wherever_the_stock_stands_everything_is_inside_and_nothing_is_covered(
    qtbot: QtBot, cache: Path, game: str, size: tuple[int, int], mirrored: bool
) -> None:
    view = lay(qtbot, session(game), cache, size)
    view.set_sides(mirrored, stock_right=True)
    assert view.session
    boxes, level = shown(view), [spot.level for spot in view.table.frame.plan.spots]
    for box in (each for seen in boxes.values() for each in seen):
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= size[0]
        assert box.y + box.height <= size[1]
    is_pyramid = any(level)
    for one, other in combinations(boxes, 2):
        if not (is_pyramid and one not in (view.session.engine.stock, view.session.engine.waste)):
            assert not any(a.shared(b) for a in boxes[one] for b in boxes[other]), (one, other)


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [(640, 396), (1280, 716)])
def test_tf_09_the_wide_fan_of_large_print_covers_nothing(
    qtbot: QtBot, cache: Path, size: tuple[int, int], mirrored: bool, right: bool
) -> None:
    view = lay(qtbot, session("klondike", 8, draw=3), cache, size)
    view.set_deck_style(DeckStyle(large_print=True))
    view.set_sides(mirrored, stock_right=right)
    for _ in range(2):
        Hand(view).click("stock")
    boxes = shown(view)
    assert view.session
    assert len(boxes[view.session.engine.waste]) == 3
    for one, other in combinations(boxes, 2):
        assert not any(a.shared(b) for a in boxes[one] for b in boxes[other]), (one, other)
    for box in (each for seen in boxes.values() for each in seen):
        assert 0 <= box.x <= size[0] - box.width


@pytest.mark.parametrize("game", GAMES)
def test_the_stock_stands_at_the_side_that_is_wanted(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache)
    assert view.session
    stock = view.session.engine.stock
    if stock < 0:
        return
    places = {}
    for mirrored in (False, True):
        for right in (False, True):
            view.set_sides(mirrored, right)
            places[mirrored, right] = view.card_rect(stock).center().x()
    middle = view.width() / 2
    assert places[False, False] < middle < places[False, True]
    assert places[True, False] > middle > places[True, True]


@pytest.mark.parametrize("game", ["klondike", "spider", "pyramid"])
def test_a_click_on_the_stock_works_at_the_other_side(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache)
    view.set_sides(mirrored=True, stock_right=True)
    Hand(view).click("stock")
    assert view.session
    assert view.session.moves == 1
    check_rest(view)


def test_zoomed_out_cards_are_smaller_and_zoomed_in_the_table_scrolls(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike", 7), cache)
    usual = view.table.frame.width
    view.set_zoom(70)
    assert view.table.frame.width == pytest.approx(0.7 * usual, abs=2)
    assert not view.verticalScrollBar().maximum()
    view.set_zoom(150)
    assert view.table.frame.width == pytest.approx(1.5 * usual, abs=3)
    assert view.verticalScrollBar().maximum() > 100
    view.set_zoom(100)
    assert view.table.frame.width == usual
    assert view.sceneRect().size().toSize() == view.size()


def test_zoomed_in_clicks_and_the_cursor_go_where_they_are_seen(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, board("freecell", t8=cards("5H AS"), t1=cards("KD 9C"), t2=cards("TH")), cache)
    view.set_zoom(200)
    hand = Hand(view)
    view.caret.show()
    view.caret.set_place(Place(hand.pile("t8"), 1, 1))
    assert view.viewport().rect().contains(view.card_rect(hand.pile("t8"), 1))
    hand.click("t8")
    assert hand.cards("f1") == cards("AS")
    view.caret.set_place(Place(hand.pile("t1"), 1, 1))
    view.caret.show()
    hand.drag("t1", "t2")
    assert hand.cards("t2") == cards("TH 9C")
    check_rest(view)


def test_the_wheel_zooms_with_control_and_scrolls_when_zoomed_in(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache)

    def turn(keys: Qt.KeyboardModifier, by: int) -> None:
        at = QPointF(300, 300)
        event = QWheelEvent(
            at, QPointF(view.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, by), Qt.MouseButton.NoButton, keys,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(view.viewport(), event)

    with qtbot.waitSignal(view.asked_zoom) as asked:
        turn(Qt.KeyboardModifier.ControlModifier, 120)
    assert asked.args == [1]
    view.set_zoom(200)
    turn(Qt.KeyboardModifier.NoModifier, -120)
    assert view.verticalScrollBar().value() > 0


def column(qtbot: QtBot, cache: Path) -> Hand:
    return Hand(lay(qtbot, board("klondike", t1=cards("-KS -QH 9H 8S 7D")), cache))


def test_the_right_button_peeks_at_a_covered_card_for_as_long_as_it_is_held(qtbot: QtBot, cache: Path) -> None:
    hand = column(qtbot, cache)
    at = hand.spot("t1", 2)
    hand.press(at, RIGHT)
    assert hand.view.peek.card == from_letters("9H")
    hand.release(at, RIGHT)
    assert hand.view.peek.card == -1
    check_rest(hand.view)


@pytest.mark.parametrize("depth", [0, 1, 4])
def test_hidden_cards_are_never_shown_and_free_ones_need_not_be(qtbot: QtBot, cache: Path, depth: int) -> None:
    hand = column(qtbot, cache)
    hand.press(hand.spot("t1", depth), RIGHT)
    assert hand.view.peek.card == -1
    hand.release(hand.spot("t1", depth), RIGHT)


def test_a_long_press_peeks_and_is_no_click(qtbot: QtBot, cache: Path) -> None:
    hand = column(qtbot, cache)
    at = hand.spot("t1", 3)
    hand.press(at)
    qtbot.waitUntil(lambda: hand.view.peek.card == from_letters("8S"), timeout=2000)
    hand.release(at)
    assert hand.view.peek.card == -1
    assert hand.view.session
    assert hand.view.session.moves == 0


def test_a_pyramid_card_below_others_can_be_peeked_at(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, session("pyramid"), cache))
    hand.press(hand.spot("r3c2"), RIGHT)
    assert hand.view.peek.card == hand.cards("r3c2")[0]
    hand.release(hand.spot("r3c2"), RIGHT)


def test_a_resting_pointer_lights_up_where_the_card_can_go(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, board("freecell", t1=cards("KS 6S"), t2=cards("7D")), cache)
    hand = Hand(view)
    hand.move(hand.spot("t1"), Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: bool(view.marks.places(Mark.MAY)), timeout=2000)
    assert hand.pile("t2") in {place.pile for place in view.marks.places(Mark.MAY)}
    hand.move(QPoint(5, 700), Qt.MouseButton.NoButton)
    assert view.marks.places(Mark.MAY) == ()
    view.lights.set_on(False)
    hand.move(hand.spot("t1"), Qt.MouseButton.NoButton)
    qtbot.wait(450)
    assert view.marks.places(Mark.MAY) == ()


def clicking(qtbot: QtBot, cache: Path, meaning: OneClick) -> Hand:
    view = lay(qtbot, board("freecell", t1=cards("KS 7H 6S 5H"), t2=cards("7D"), t3=cards("AS")), cache)
    view.set_one_click(meaning)
    return Hand(view)


def test_click_click_chooses_a_group_and_then_its_target(qtbot: QtBot, cache: Path) -> None:
    hand = clicking(qtbot, cache, OneClick.SELECT)
    hand.click("t3")
    assert hand.cards("t3") == cards("AS")
    assert hand.view.selection == Place(hand.pile("t3"), 0, 1)
    hand.click("t3")
    assert not hand.view.marks.places(Mark.SELECTED)
    hand.click("t1", 2)
    hand.click("t2")
    assert hand.cards("t2") == cards("7D 6S 5H")
    hand.click("t3")
    hand.click("c2")
    assert hand.cards("c2") == cards("AS")
    check_rest(hand.view)


def test_tf_14_with_click_click_two_quick_clicks_still_send_a_card(qtbot: QtBot, cache: Path) -> None:
    hand = clicking(qtbot, cache, OneClick.SELECT)
    hand.double_click("t3")
    assert hand.cards("f1") == cards("AS")
    assert hand.view.selection is None


def test_one_click_sends_to_the_best_place(qtbot: QtBot, cache: Path) -> None:
    hand = clicking(qtbot, cache, OneClick.BEST)
    hand.click("t1", 2)
    assert hand.cards("t2") == cards("7D 6S 5H")
    hand.click("t3")
    assert hand.cards("f1") == cards("AS")
    hand.double_click("t2")
    assert hand.view.session
    assert hand.view.session.moves == 3


@pytest.mark.parametrize("percent", [75, 100, 150])
@pytest.mark.parametrize("size", [(333, 257), (1001, 617)])
def test_the_felt_is_under_all_of_the_view(qtbot: QtBot, cache: Path, percent: int, size: tuple[int, int]) -> None:
    view = TableView(cache=cache)  # nothing else fills the view; it stands empty before the first game
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.set_zoom(percent)
    QApplication.processEvents()
    seen, felt = view.mapToScene(view.viewport().rect()).boundingRect(), view.table._ground.sceneBoundingRect()
    assert felt.contains(seen.adjusted(0, 0, -1, -1))
