"""What the pointer does, with real events (SPEC TF-13 to TF-16, TF-19, PY-05; cases P36, P37, P39, P40)."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import face_down, from_letters
from qtsolitaire.rules.words import Refusal
from qtsolitaire.table.animation import Speed
from qtsolitaire.table.marks import Place
from qtsolitaire.table.rings import Mark
from tests.table.games import session
from tests.table.hand import Hand, arrive, board, check_rest, lay


def cards(text: str) -> bytes:
    """``9H 8S`` as a pile; a leading dash lays a card face down."""
    return bytes(face_down(from_letters(word[1:])) if word[0] == "-" else from_letters(word) for word in text.split())


def thoughtful(qtbot: QtBot, cache: Path, **piles: str) -> Hand:
    return Hand(lay(qtbot, board("thoughtful", **{name: cards(text) for name, text in piles.items()}), cache))


def holds(hand: Hand) -> bool:
    return bool(hand.view.gestures.drag)


def chosen(hand: Hand) -> Place | None:
    return hand.view.selection


def refusals(hand: Hand) -> list[Refusal]:
    found: list[Refusal] = []
    hand.view.refused.connect(found.append)
    return found


# --- clicks -------------------------------------------------------------------------------------------------


def test_tf_13_one_click_sends_an_ace_to_its_foundation_and_nothing_to_a_column(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="KS AD", t2="9H", t3="TS")
    told = refusals(hand)
    hand.click("t1")
    assert hand.cards("f3") == cards("AD")
    hand.click("t2")
    assert hand.cards("t2") == cards("9H")
    assert told == []
    check_rest(hand.view)


def test_tf_14_a_double_click_sends_a_run_to_the_longest_column(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="2C 9H 8S", t2="TS", t3="4D TC", t4="5C 6C TS")
    hand.double_click("t1", 1)
    assert hand.cards("t4") == cards("5C 6C TS 9H 8S")
    check_rest(hand.view)


def test_tf_14_switched_off_a_double_click_is_two_clicks(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H", t2="TS")
    hand.view.set_double_click(False)
    hand.double_click("t1")
    assert hand.cards("t1") == cards("9H")


def test_tf_14_a_double_click_on_a_disordered_card_explains_the_rule(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H 8H", t2="TS")
    told = refusals(hand)
    hand.double_click("t1", 0)
    assert [refusal.rule for refusal in told] == ["source.disordered"]
    assert hand.view.marks.places(Mark.REFUSED) == (Place(hand.pile("t1"), 1),)


def test_p37_the_second_click_spares_the_card_that_comes_into_place(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t3="KH 2S AS", t1="3D")
    at = hand.spot("t3")
    under = hand.spot("t3", 1)
    hand.press(under)  # nothing happens: 2S is covered
    hand.release(under)
    hand.press(at)
    hand.release(at)
    assert hand.cards("f1") == cards("AS")
    hand.second_click(hand.spot("t3"))
    assert hand.cards("t3") == cards("KH 2S")
    hand.click("t3")
    assert hand.cards("f1") == cards("AS 2S")
    check_rest(hand.view)


@pytest.mark.parametrize("apart", [0, 50, 200])
def test_p37_two_clicks_on_the_stock_draw_twice_however_fast(qtbot: QtBot, cache: Path, apart: int) -> None:
    hand = Hand(lay(qtbot, session("klondike"), cache))
    at = hand.spot("stock")
    hand.press(at)
    hand.release(at)
    QTest.qWait(apart)
    hand.second_click(at)
    assert len(hand.cards("waste")) == 2
    check_rest(hand.view)


def test_tf_10_a_click_on_the_empty_stock_turns_the_waste_over(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, waste="5H 6H 7H")
    hand.click("stock")
    assert hand.cards("stock") == cards("-7H -6H -5H")
    check_rest(hand.view)


def test_kl_03_a_forbidden_redeal_is_explained(qtbot: QtBot, cache: Path) -> None:
    dealt = session("klondike", redeals=0)
    hand = Hand(lay(qtbot, dealt, cache))
    for _ in range(24):
        hand.click("stock")
    told = refusals(hand)
    hand.click("stock")
    assert [refusal.rule for refusal in told] == ["stock.no_redeal"]


# --- drags --------------------------------------------------------------------------------------------------


def test_tf_15_a_drag_carries_a_run_and_lights_what_would_take_it(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="2C 9H 8S", t2="TS", t3="TC", t5="TD")
    hand.lift("t1", 1)
    assert set(hand.view.marks.places(Mark.MAY)) == {Place(hand.pile("t2"), 0), Place(hand.pile("t3"), 0)}
    end = hand.spot("t3") + QPoint(0, 20)
    hand.move(end)
    assert hand.view.marks.places(Mark.DROP) == (Place(hand.pile("t3"), 0),)
    hand.release(end)
    assert hand.cards("t3") == cards("TC 9H 8S")
    assert hand.view.marks.places(Mark.MAY) == hand.view.marks.places(Mark.DROP) == ()
    check_rest(hand.view)


def test_the_held_group_is_one_picture_a_little_larger(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H 8S 7D")
    view = hand.view
    items = list(view.table.piles[hand.pile("t1")])
    usual = view.table.frame.box(items[0].at()).joined(view.table.frame.box(items[2].at()))
    before = view.grab().toImage()
    hand.lift("t1", 0)
    view.motion.finish()
    hand.move(QPoint(700, 300))
    view.marks.clear()
    arrive(view)
    after = view.grab().toImage()
    paper = [
        (x, y)
        for x in range(500, 900, 2)
        for y in range(200, 716, 2)
        if after.pixelColor(x, y).lightness() > 240 and before.pixelColor(x, y).lightness() < 200
    ]
    across = max(x for x, _ in paper) - min(x for x, _ in paper)
    down = max(y for _, y in paper) - min(y for _, y in paper)
    assert across == pytest.approx(1.03 * usual.width, abs=6)
    assert down == pytest.approx(1.03 * usual.height, abs=6)
    assert not any(item.isVisible() for item in items)
    hand.release(QPoint(700, 690))
    check_rest(view)


def test_tf_08_a_drop_on_any_foundation_counts_as_its_own(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="KS AD")
    hand.drag("t1", "f1")
    assert hand.cards("f3") == cards("AD")
    check_rest(hand.view)


def test_tf_16_a_foundation_card_comes_back_by_drag(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, f1="AS 2S", t1="3H")
    hand.drag("f1", "t1")
    assert hand.cards("t1") == cards("3H 2S")
    check_rest(hand.view)


def test_tf_19_a_refused_drop_springs_home_and_marks_the_card(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H", t4="8D")
    told = refusals(hand)
    hand.drag("t1", "t4")
    assert [refusal.rule for refusal in told] == ["onto.other_colour"]
    assert hand.view.marks.places(Mark.REFUSED) == (Place(hand.pile("t4"), 0),)
    assert hand.cards("t1") == cards("9H")
    assert hand.view.session
    assert hand.view.session.moves == 0
    check_rest(hand.view)
    hand.press(QPoint(5, 700))
    assert hand.view.marks.places(Mark.REFUSED) == ()
    hand.release(QPoint(5, 700))


def test_tf_06_a_disordered_group_stays_and_the_rule_is_told_at_once(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H 8S 5D", t2="TS")
    told = refusals(hand)
    hand.lift("t1", 0)
    assert [refusal.rule for refusal in told] == ["source.disordered"]
    assert not holds(hand)
    hand.release(QPoint(600, 300))
    check_rest(hand.view)


def test_without_interactive_rules_no_card_is_marked(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H", t4="8D")
    hand.view.set_interactive_rules(False)
    hand.drag("t1", "t4")
    assert hand.view.marks.places(Mark.REFUSED) == ()


def test_a_drop_on_bare_felt_says_nothing(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H", t4="8D")
    told = refusals(hand)
    hand.lift("t1")
    hand.move(QPoint(640, 650))
    hand.release(QPoint(640, 650))
    assert told == []
    check_rest(hand.view)


def test_of_two_columns_under_the_card_the_legal_one_takes_it(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="9H", t4="TD", t5="TS")
    grip = hand.lift("t1")
    held = hand.view.gestures.drag.held.box()
    between = (hand.view.card_rect(hand.pile("t4"), 0).x() + hand.view.card_rect(hand.pile("t5"), 0).x()) // 2
    end = QPoint(between + grip.x() - held.x - 12, hand.spot("t4").y() + 8)
    hand.move(end)
    hand.release(end)
    assert hand.cards("t5") == cards("TS 9H")


# --- interrupted drags --------------------------------------------------------------------------------------


def held_run(qtbot: QtBot, cache: Path) -> Hand:
    hand = thoughtful(qtbot, cache, t1="2C 9H 8S 7D", t2="TS", stock="-5H -6H", t4="TC")
    hand.lift("t1", 1)
    hand.move(QPoint(640, 500))
    assert holds(hand)
    return hand


def unchanged(hand: Hand) -> None:
    assert hand.view.session
    assert hand.view.session.history == []
    assert not holds(hand)
    check_rest(hand.view)


def test_p39_escape_brings_the_cards_home(qtbot: QtBot, cache: Path) -> None:
    hand = held_run(qtbot, cache)
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    unchanged(hand)
    hand.release(hand.spot("t2"))
    unchanged(hand)
    hand.drag("t1", "t2", 1)
    assert hand.cards("t2") == cards("TS 9H 8S 7D")


def test_p39_a_lost_focus_brings_the_cards_home(qtbot: QtBot, cache: Path) -> None:
    hand = held_run(qtbot, cache)
    QApplication.sendEvent(hand.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
    unchanged(hand)
    hand.release(hand.spot("t2"))
    unchanged(hand)


def test_p39_a_hidden_or_closed_window_brings_the_cards_home(qtbot: QtBot, cache: Path) -> None:
    hand = held_run(qtbot, cache)
    hand.view.close()
    unchanged(hand)
    hand.release(hand.spot("t2"))
    unchanged(hand)


def test_p39_a_release_outside_the_window_brings_the_cards_home(qtbot: QtBot, cache: Path) -> None:
    hand = held_run(qtbot, cache)
    hand.move(QPoint(-300, -200))
    hand.release(QPoint(-300, -200))
    unchanged(hand)


def test_p36_keys_wheel_and_other_buttons_do_nothing_while_cards_are_held(qtbot: QtBot, cache: Path) -> None:
    hand = held_run(qtbot, cache)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_Return):
        QTest.keyClick(hand.view, key)
    hand.press(QPoint(640, 500), Qt.MouseButton.RightButton)
    hand.release(QPoint(640, 500), Qt.MouseButton.RightButton)
    turned, here = QPoint(0, 120), QPointF(640, 500)
    no, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(here, here, turned, turned, no, Qt.KeyboardModifier.NoModifier, phase, False)
    QApplication.sendEvent(hand.view.viewport(), wheel)
    assert holds(hand)
    assert hand.view.session
    assert hand.view.session.history == []
    hand.release(hand.spot("stock"))
    unchanged(hand)


def test_p36_undo_while_cards_are_held_first_brings_them_home(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="KS AD", t2="9H", t3="TS")
    hand.click("t1")
    hand.lift("t2")
    hand.move(QPoint(640, 500))
    hand.view.undo()
    assert hand.cards("t1") == cards("KS AD")
    hand.release(hand.spot("t3"))
    assert hand.cards("t2") == cards("9H")
    check_rest(hand.view)


def test_the_right_button_alone_does_nothing(qtbot: QtBot, cache: Path) -> None:
    hand = thoughtful(qtbot, cache, t1="KS AD")
    hand.press(hand.spot("t1"), Qt.MouseButton.RightButton)
    hand.release(hand.spot("t1"), Qt.MouseButton.RightButton)
    unchanged(hand)


# --- pairs --------------------------------------------------------------------------------------------------


def test_py_05_click_one_card_then_the_other(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r7c1=cards("7H"), r7c2=cards("6S"), waste=cards("5D")), cache))
    hand.click("r7c1")
    assert chosen(hand) == Place(hand.pile("r7c1"), 0)
    assert hand.view.marks.places(Mark.MAY) == (Place(hand.pile("r7c2"), 0),)
    hand.click("r7c2")
    assert set(hand.cards("f1")) == set(cards("7H 6S"))
    assert chosen(hand) is None
    check_rest(hand.view)


def test_py_05_a_second_card_that_does_not_fit_shows_the_sum_and_becomes_the_selection(
    qtbot: QtBot, cache: Path
) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r7c1=cards("7H"), r7c3=cards("5S")), cache))
    told = refusals(hand)
    hand.click("r7c1")
    hand.click("r7c3")
    assert hand.view.gestures.pairs.pill.text == "7 + 5 = 12"
    assert chosen(hand) == Place(hand.pile("r7c3"), 0)
    assert told == []
    hand.click("r7c3")
    assert chosen(hand) is None
    assert hand.view.gestures.pairs.pill.text == ""


def test_py_04_a_click_on_the_stock_turns_a_card_even_while_another_is_selected(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r7c1=cards("7H"), stock=cards("-5D -6S")), cache))
    hand.click("r7c1")
    hand.click("stock")
    assert hand.cards("waste") == cards("6S")
    assert chosen(hand) is None
    check_rest(hand.view)


def test_py_05_a_king_goes_with_one_click_from_the_waste_too(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r7c1=cards("KH"), r7c3=cards("5S"), waste=cards("KD")), cache))
    hand.click("r7c1")
    hand.click("waste")
    assert hand.cards("f1") == cards("KH KD")


def test_py_05_dragging_one_card_onto_the_other_works_too(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r7c1=cards("7H"), r7c5=cards("6S"), r1c1=cards("2C")), cache))
    hand.drag("r7c1", "r7c5")
    assert set(hand.cards("f1")) == set(cards("7H 6S"))
    check_rest(hand.view)


def test_py_03_a_covered_card_says_what_lies_over_it(qtbot: QtBot, cache: Path) -> None:
    hand = Hand(lay(qtbot, board("pyramid", r6c1=cards("7H"), r7c1=cards("6S"), r7c2=cards("2S")), cache))
    told = refusals(hand)
    hand.click("r6c1")
    assert [refusal.rule for refusal in told] == ["source.overlapped"]


# --- the end ------------------------------------------------------------------------------------------------


def nearly_won(qtbot: QtBot, cache: Path) -> Hand:
    suits = {
        f"f{place + 1}": " ".join(f"{rank}{suit}" for rank in "A23456789TJQK") for place, suit in enumerate("SHDC")
    }
    last = suits["f4"].split()
    return thoughtful(qtbot, cache, **{**suits, "f4": " ".join(last[:-1]), "t1": last[-1]})


def test_p40_clicks_after_the_win_do_nothing(qtbot: QtBot, cache: Path) -> None:
    hand = nearly_won(qtbot, cache)
    at = hand.spot("t1")
    with qtbot.waitSignal(hand.view.won, timeout=3000):
        hand.press(at)
        hand.release(at)
        hand.second_click(at)
    with qtbot.waitSignal(hand.view.celebrated, timeout=4000):
        hand.view.play_win()
        for _ in range(5):
            hand.press(at)
            hand.release(at)
    assert hand.view.session
    assert hand.view.session.is_won
    assert hand.view.session.moves == 1
    turned = [item.baked for pile in hand.view.table.piles for item in pile]
    assert min(turned) == pytest.approx(-64)
    assert max(turned) == pytest.approx(64)


def test_the_win_is_told_once_even_when_it_is_cut_short(qtbot: QtBot, cache: Path) -> None:
    hand = nearly_won(qtbot, cache)
    wins: list[bool] = []
    hand.view.won.connect(lambda: wins.append(True))
    hand.click("t1")
    hand.press(QPoint(5, 700))
    hand.release(QPoint(5, 700))
    QTest.qWait(400)
    assert wins == [True]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_a_win_is_told_after_the_action_that_brought_it(qtbot: QtBot, cache: Path, speed: Speed) -> None:
    hand = nearly_won(qtbot, cache)
    hand.view.set_speed(speed)
    told: list[str] = []
    hand.view.acted.connect(lambda _: told.append("acted"))
    hand.view.won.connect(lambda: told.append("won"))
    hand.click("t1")
    arrive(hand.view)
    assert told == ["acted", "won"]
