"""The whole game by keys alone: case P62, in every game and with real key events."""

import random
from collections import deque
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.rules.cards import FACE_DOWN, from_letters
from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.table import steps
from qtsolitaire.table.marks import Place
from qtsolitaire.table.rings import Mark
from qtsolitaire.table.steps import Way
from qtsolitaire.table.view import TableView
from tests.table.games import catalogue, session
from tests.table.hand import Hand, board, check_rest, lay

Key = Qt.Key
ARROWS = {Way.LEFT: Key.Key_Left, Way.RIGHT: Key.Key_Right, Way.UP: Key.Key_Up, Way.DOWN: Key.Key_Down}
GAMES = [variant.id for variant in catalogue().variants]


def cards(text: str) -> bytes:
    return bytes(map(from_letters, text.split()))


def press(view: TableView, *keys: Qt.Key, shift: bool = False) -> None:
    for key in keys:
        QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier)


def seen(view: TableView) -> Place:
    """Where the cursor is drawn."""
    (place,) = view.marks.places(Mark.CURSOR)
    return place


def open_table(qtbot: QtBot, game: Session, cache: Path) -> TableView:
    view = lay(qtbot, game, cache)
    view.setFocus()
    press(view, Key.Key_Right)
    return view


def way_to(view: TableView, pile: int) -> list[Qt.Key]:
    """The shortest series of arrows to a pile, with cards in hand or by whole piles."""
    assert view.session
    assert view.caret.place
    engine, position, frame = view.session.engine, view.session.position, view.table.frame
    queue: deque[tuple[int, list[Qt.Key]]] = deque([(view.caret.place.pile, [])])
    been = {view.caret.place.pile}
    pages = {Way.UP: Key.Key_PageUp, Way.DOWN: Key.Key_PageDown}
    while queue:
        at, keys = queue.popleft()
        if at == pile:
            return keys
        for way in Way:
            there = steps.across(engine, frame, position, at, way)
            if there is not None and there not in been:
                been.add(there)
                queue.append((there, [*keys, pages.get(way, ARROWS[way])]))
    raise AssertionError(f"no keys lead to {engine.places.piles[pile].id}")


def play_by_keys(view: TableView, move: Move) -> None:
    assert view.session
    engine = view.session.engine
    if move.verb in (Verb.DRAW, Verb.REDEAL, Verb.DEAL):
        press(view, *way_to(view, engine.stock), Key.Key_Return)
        return
    press(view, *way_to(view, move.source), *[Key.Key_Up] * (move.size - 1), Key.Key_Return)
    if move.verb is Verb.REMOVE and move.target < 0:
        return
    press(view, *way_to(view, move.target), Key.Key_Space)


@pytest.mark.parametrize("game", GAMES)
def test_p62_every_move_of_every_game_can_be_made_by_keys(qtbot: QtBot, cache: Path, game: str) -> None:
    view = open_table(qtbot, session(game, 3), cache)
    view.set_speed(view.motion.speed.OFF)
    assert view.session
    chance = random.Random(game)
    for _ in range(40):
        moves = view.session.engine.legal_moves(view.session.position)
        if not moves or view.session.is_won:
            break
        move = chance.choice([each for each in moves if each.size > 1] or moves)
        wanted = view.session.engine.play(view.session.position, move).after
        play_by_keys(view, move)
        assert view.session.position == wanted, move
        assert_on_live_card(view)
    assert view.session.moves >= 5
    check_rest(view)


def assert_on_live_card(view: TableView) -> None:
    assert view.session
    place, position = seen(view), view.session.position
    if place.depth >= 0:
        assert place.depth < len(position.piles[place.pile])
    else:
        assert steps.is_live(view.session.engine, position, place.pile)


@pytest.mark.parametrize("game", GAMES)
def test_p62_every_pile_can_be_reached_from_every_other(qtbot: QtBot, cache: Path, game: str) -> None:
    view = open_table(qtbot, session(game), cache)
    assert view.session
    for mirrored in (False, True):
        view.set_mirrored(mirrored)
        for pile in range(len(view.session.position.piles)):
            if steps.is_live(view.session.engine, view.session.position, pile):
                press(view, *way_to(view, pile))
                assert seen(view).pile == pile


@pytest.fixture
def run(qtbot: QtBot, cache: Path) -> Hand:
    """A run of four on the 8 of spades' column, an 8 that takes its middle, and a king."""
    game = board("freecell", t1=cards("KS 7H 6S 5H 4C"), t2=cards("7D"), t3=cards("6C"))
    return Hand(open_table(qtbot, game, cache))


def test_p62_up_and_down_choose_how_many_cards_are_lifted(run: Hand) -> None:
    view, column = run.view, run.pile("t1")
    press(view, *way_to(view, column))
    assert seen(view) == Place(column, 4, 1)
    press(view, Key.Key_Up, Key.Key_Up)
    assert seen(view) == Place(column, 2, 3)
    press(view, Key.Key_Return)
    assert view.selection == Place(column, 2, 3)
    press(view, *way_to(view, run.pile("t2")), Key.Key_Return)
    assert run.cards("t2") == cards("7D 6S 5H 4C")
    assert seen(view) == Place(run.pile("t2"), 3, 1)
    view.undo()
    assert run.cards("t1") == cards("KS 7H 6S 5H 4C")
    assert_on_live_card(view)


def test_p62_home_and_end_go_to_the_ends_of_the_open_cards(qtbot: QtBot, cache: Path) -> None:
    hidden = bytes(card | FACE_DOWN for card in cards("KS QS"))
    view = open_table(qtbot, board("klondike", t1=hidden + cards("9H 8S 7D")), cache)
    press(view, *way_to(view, view.session.engine.places.index("t1")), Key.Key_Home)  # type: ignore[union-attr]
    assert seen(view).depth == 2
    press(view, Key.Key_End)
    assert seen(view).depth == 4


def test_p62_escape_puts_the_cards_back(run: Hand) -> None:
    view = run.view
    before = view.session.position  # type: ignore[union-attr]
    press(view, *way_to(view, run.pile("t1")), Key.Key_Return)
    assert view.marks.places(Mark.SELECTED)
    assert run.pile("t2") not in {place.pile for place in view.marks.places(Mark.MAY)}
    press(view, Key.Key_Right, Key.Key_Escape)
    assert view.selection is None
    assert view.marks.places(Mark.SELECTED) == ()
    assert view.session
    assert view.session.position == before
    assert_on_live_card(view)


def test_tf_19_a_target_that_is_refused_says_why_and_the_cards_stay_chosen(qtbot: QtBot, run: Hand) -> None:
    view = run.view
    press(view, *way_to(view, run.pile("t1")), Key.Key_Return)
    with qtbot.waitSignal(view.refused) as told:
        press(view, *way_to(view, run.pile("t2")), Key.Key_Return)
    assert told.args
    assert told.args[0].rule.startswith("onto.")
    assert view.selection == Place(run.pile("t1"), 4, 1)


def test_p62_the_cursor_lights_up_where_its_cards_can_go(run: Hand) -> None:
    view = run.view
    press(view, *way_to(view, run.pile("t1")), Key.Key_Up)
    assert run.pile("t3") in {place.pile for place in view.marks.places(Mark.MAY)}
    press(view, Key.Key_Up)
    assert run.pile("t2") in {place.pile for place in view.marks.places(Mark.MAY)}


def test_p62_shift_enter_does_what_a_double_click_does(run: Hand) -> None:
    view = run.view
    press(view, *way_to(view, run.pile("t1")), Key.Key_Up)
    press(view, Key.Key_Return, shift=True)
    assert run.cards("t3") == cards("6C 5H 4C")


def test_py_05_pairs_by_keys(qtbot: QtBot, cache: Path) -> None:
    game = board("pyramid", r7c1=cards("6S"), r7c2=cards("7H"), r7c3=cards("KD"), r7c4=cards("5C"))
    view = open_table(qtbot, game, cache)
    hand = Hand(view)
    press(view, *way_to(view, hand.pile("r7c1")), Key.Key_Return)
    assert view.selection == Place(hand.pile("r7c1"), 0)
    press(view, Key.Key_Right, Key.Key_Return)
    assert hand.cards("r7c1") == hand.cards("r7c2") == b""
    assert_on_live_card(view)
    press(view, *way_to(view, hand.pile("r7c3")), Key.Key_Return)
    assert hand.cards("r7c3") == b""
    assert_on_live_card(view)


def test_p62_the_number_keys_go_to_the_columns(qtbot: QtBot, cache: Path) -> None:
    view = open_table(qtbot, session("spider"), cache)
    hand = Hand(view)
    press(view, Key.Key_7)
    assert seen(view).pile == hand.pile("t7")
    press(view, Key.Key_0)
    assert seen(view).pile == hand.pile("t10")


def test_p62_the_first_key_only_shows_where_the_cursor_is_and_the_pointer_hides_it(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache)
    hand = Hand(view)
    assert view.marks.places(Mark.CURSOR) == ()
    press(view, Key.Key_Right)
    assert seen(view).pile == hand.pile("t1")
    press(view, Key.Key_Right)
    assert seen(view).pile == hand.pile("t2")
    hand.click("t5")
    assert view.marks.places(Mark.CURSOR) == ()
    press(view, Key.Key_Left)
    assert seen(view).pile == hand.pile("t5")


def test_p62_the_cursor_survives_a_new_deal_a_flip_and_another_size(qtbot: QtBot, cache: Path) -> None:
    view = open_table(qtbot, session("klondike", 5), cache)
    press(view, *way_to(view, Hand(view).pile("t4")))
    view.resize(800, 500)
    view.set_mirrored(True)
    assert seen(view).pile == Hand(view).pile("t4")
    for game in ("pyramid", "spider", "freecell"):
        view.set_session(session(game))
        assert_on_live_card(view)
        press(view, Key.Key_Left, Key.Key_Up, Key.Key_Down)
        assert_on_live_card(view)


def test_p36_a_key_during_a_drag_does_nothing(qtbot: QtBot, cache: Path) -> None:
    view = open_table(qtbot, session("klondike"), cache)
    hand = Hand(view)
    before = view.session.position  # type: ignore[union-attr]
    end = hand.lift("t5")
    press(view, Key.Key_Space, Key.Key_Right, Key.Key_Return)
    hand.press(end, Qt.MouseButton.RightButton)
    hand.release(end, Qt.MouseButton.RightButton)
    assert view.gestures.drag
    press(view, Key.Key_Escape)
    assert not view.gestures.drag
    hand.release(end)
    assert view.session
    assert view.session.position == before
    check_rest(view)


def test_a_won_game_takes_no_keys(qtbot: QtBot, cache: Path) -> None:
    view = open_table(qtbot, board("freecell", f1=cards("QS"), t1=cards("KS")), cache)
    view.set_session(board("freecell", **{f"f{n + 1}": bytes(n * 16 + r for r in range(1, 14)) for n in range(4)}))
    press(view, Key.Key_Right, Key.Key_Return, Key.Key_V)
    assert view.marks.places(Mark.CURSOR) == ()


def test_the_last_move_can_be_shown(run: Hand) -> None:
    view = run.view
    assert not view.shows.last_move()
    run.drag("t1", "t2", 2)
    assert view.shows.last_move()
    assert set(view.marks.places(Mark.HINT)) == {Place(run.pile("t1"), 1), Place(run.pile("t2"), 1, 3)}
    view.undo()
    assert view.marks.places(Mark.HINT) == ()


def test_what_can_move_can_be_shown(run: Hand) -> None:
    view = run.view
    assert view.shows.movable() == 3
    assert Place(run.pile("t1"), 1, 4) in view.marks.places(Mark.MOVABLE)
    assert view.shows.movable() is None
    assert view.marks.places(Mark.MOVABLE) == ()
