"""Input faster than the animation, and changes in the middle of it (cases P34, P35, P38, P43, P53)."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import card, face_down
from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.table import themes
from qtsolitaire.table.animation import Speed
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.view import TableView
from tests.table.games import session
from tests.table.hand import Hand, arrive, board, check_rest, lay

GAMES = ("thoughtful", "klondike", "freecell", "bakers-game", "spider", "pyramid")


def legal(view: TableView) -> list[Move]:
    assert view.session
    return view.session.engine.legal_moves(view.session.position)


def walk(view: TableView, count: int, chance: random.Random) -> None:
    """Some moves at random; draws and deals are wanted as much as carries."""
    for _ in range(count):
        moves = legal(view)
        if not moves:
            return
        verb = chance.choice(sorted({move.verb for move in moves}))
        view.act(chance.choice([move for move in moves if move.verb is verb]))


@pytest.mark.parametrize("game", GAMES)
def test_p34_undo_and_redo_faster_than_the_animation(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache)
    view.set_speed(Speed.SLOW)
    walk(view, 10, random.Random(game))
    assert view.session
    done = view.session.position
    for _ in range(10):
        view.undo()
        QTest.qWait(3)
    assert view.session.position == view.session.opening
    for _ in range(10):
        view.redo()
    assert view.session.position == done
    for _ in range(7):
        view.undo()
        QTest.qWait(2)
        view.redo()
    assert view.session.position == done
    check_rest(view)


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_of_moves_and_undos_keeps_every_card_at_its_place(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game, 5), cache)
    chance = random.Random(game)
    for turn in range(60):
        walk(view, 1, chance)
        if chance.random() < 0.3:
            view.undo()
        if chance.random() < 0.2:
            QTest.qWait(5)
        if turn % 10 == 9:
            check_rest(view)


@pytest.mark.parametrize("game", GAMES)
def test_what_has_flown_lies_exactly_where_the_frame_says(qtbot: QtBot, cache: Path, game: str) -> None:
    """Without the final tidying: the flights themselves must end right, or cards would jump at the end."""
    view = lay(qtbot, session(game, 7), cache)
    view.set_speed(Speed.FAST)
    chance = random.Random(game)
    view.table.settle = lambda: None  # type: ignore[method-assign]
    for _ in range(12):
        walk(view, 1, chance)
        qtbot.waitUntil(lambda: not view.motion.is_running, timeout=3000)
        frame = view.table.frame
        assert view.session
        for pile, cards in enumerate(view.session.position.piles):
            seen = [place for place in range(len(cards)) if frame.is_shown(pile, place, len(cards))]
            points = frame.points(pile, cards)
            items = view.table.piles[pile]
            assert [items[place].at() for place in seen] == [points[place] for place in seen]
            assert [items[place].card for place in seen] == [cards[place] for place in seen]


@pytest.mark.parametrize("game", GAMES)
def test_p35_new_games_while_the_deal_flies(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache, deal=True)
    for number in range(8):
        view.set_session(session(GAMES[number % len(GAMES)], number))
        QTest.qWait(8)
    last = session(game, 99)
    view.set_session(last)
    QTest.qWait(8)
    view.restart()
    view.undo()
    assert view.session is last
    check_rest(view)


def test_the_deal_ends_by_itself_with_every_card_in_place(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache, deal=True)
    assert view.motion.is_running
    hidden = [item for pile in view.table.piles for item in pile if not item.isVisible()]
    assert len(hidden) > 20
    qtbot.waitUntil(lambda: not view.motion.is_running, timeout=2500)
    check_rest(view)


def test_a_click_lands_the_deal_and_counts(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache, deal=True)
    hand = Hand(view)
    hand.click("stock")
    assert len(hand.cards("waste")) == 1
    check_rest(view)


@pytest.mark.parametrize("game", ["spider", "pyramid", "klondike"])
def test_p38_resizing_while_the_deal_flies(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache, (800, 516), deal=True)
    QTest.qWait(60)
    for size in ((1600, 916), (640, 396)):
        view.resize(*size)
        QTest.qWait(30)
        check_rest(view)
        assert view.session
        for pile, cards in enumerate(view.session.position.piles):
            for point in view.table.frame.points(pile, cards):
                box = view.table.frame.box(point)
                assert 0 <= box.x <= size[0] - box.width
                assert 0 <= box.y <= size[1] - box.height


def test_p38_a_held_card_keeps_under_the_pointer(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("freecell"), cache)
    hand = Hand(view)
    hand.lift("t1")
    hand.move(QPoint(500, 300))
    view.resize(900, 600)
    QApplication.processEvents()
    assert view.gestures.drag
    assert view.gestures.drag.held.box().holds(500, 300)
    hand.release(QPoint(500, 590))
    check_rest(view)


def test_a_resized_table_is_drawn_sharp_as_soon_as_it_is_idle(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache)
    view.resize(900, 600)
    QApplication.processEvents()
    assert view.table.pictures.atlas.is_scaled
    qtbot.waitUntil(lambda: not view.table.pictures.atlas.is_scaled, timeout=2000)
    check_rest(view)


def test_p43_another_pixel_ratio_remakes_every_picture(
    qtbot: QtBot, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = lay(qtbot, session("klondike"), cache)
    width = view.table.frame.width
    for ratio in (2.0, 1.5, 1.0):
        monkeypatch.setattr(view, "devicePixelRatioF", lambda ratio=ratio: ratio)
        QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
        view.table.pictures.sharpen()
        pixmap = view.table.piles[0][-1].pixmap()
        assert pixmap.devicePixelRatio() == ratio
        margin = 2 * view.table.pictures.atlas.offset.x()
        assert pixmap.deviceIndependentSize().width() == pytest.approx(width + margin, abs=1)
        assert view.table.frame.width == width
        check_rest(view)


@pytest.mark.parametrize("game", GAMES)
def test_reduced_motion_never_moves_a_card_on_the_way(qtbot: QtBot, cache: Path, game: str) -> None:
    view = lay(qtbot, session(game), cache)
    view.set_reduced_motion(True)
    walk(view, 3, random.Random(game))
    assert view.motion.is_running
    at_once = [item.at() for pile in view.table.piles for item in pile]
    qtbot.waitUntil(lambda: not view.motion.is_running, timeout=1000)
    assert at_once == [item.at() for pile in view.table.piles for item in pile]
    check_rest(view)


def test_speed_off_shows_every_step_at_once(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("spider"), cache)
    view.set_speed(Speed.OFF)
    walk(view, 5, random.Random(1))
    assert not view.motion.is_running
    check_rest(view)


def test_themes_decks_and_sides_can_change_in_the_middle_of_a_game(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("klondike"), cache)
    chance = random.Random(3)
    for theme in themes.THEMES:
        walk(view, 2, chance)
        view.set_theme(theme)
        check_rest(view)
    walk(view, 1, chance)
    view.set_deck_style(DeckStyle(four_colours=True, large_print=True))
    check_rest(view)
    view.set_mirrored(True)
    walk(view, 5, chance)
    check_rest(view)
    hand = Hand(view)
    assert hand.spot("stock").x() > view.width() / 2


def test_p44_cards_shrink_for_a_long_column_and_come_back_only_when_there_is_room(qtbot: QtBot, cache: Path) -> None:
    run = bytes(card(rank, 1 if rank % 2 else 0) for rank in range(13, 0, -1))  # type: ignore[arg-type]
    down = bytes(face_down(c) for c in run[:6])
    started = board("klondike", t7=down + run[:8], t1=run[8:])
    view = lay(qtbot, started, cache, (800, 516))
    hand = Hand(view)
    before = view.table.frame.width
    view.act(Move(Verb.CARRY, hand.pile("t1"), hand.pile("t7"), 5))
    shrunk = view.table.frame.width
    assert shrunk < before
    last = view.card_rect(hand.pile("t7"), 18)
    assert last.bottom() < view.height()
    check_rest(view)
    view.act(Move(Verb.CARRY, hand.pile("t7"), hand.pile("f1"), 1))
    check_rest(view)


def test_p53_an_exception_of_a_plugin_becomes_a_message_and_the_game_goes_on(qtbot: QtBot, cache: Path) -> None:
    dealt = session("klondike")
    view = lay(qtbot, dealt, cache)
    faults: list[tuple[str, Exception]] = []
    view.fault.connect(lambda variant, error: faults.append((variant, error)))
    position = dealt.position
    healthy = dealt.engine.play

    def broken(*_: object) -> None:
        raise RuntimeError("a stranger's code")

    dealt.engine.play = broken  # type: ignore[method-assign,assignment]
    try:
        Hand(view).click("stock")
    finally:
        dealt.engine.play = healthy  # type: ignore[method-assign]
    assert [variant for variant, _ in faults] == ["klondike"]
    assert dealt.position == position
    assert dealt.history == []
    check_rest(view)
    Hand(view).click("stock")
    view.undo()
    assert dealt.position == position
    check_rest(view)


def test_a_hint_rings_both_ends_and_moves_nothing(qtbot: QtBot, cache: Path) -> None:
    view = lay(qtbot, session("freecell"), cache)
    move = legal(view)[0]
    view.show_hint(move)
    assert view.motion.is_running
    QTest.qWait(30)
    assert view.session
    assert view.session.history == []
    check_rest(view)
    view.act(move)
    arrive(view)
    assert not view.marks.items()
