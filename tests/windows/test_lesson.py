"""Examples are stepped through on the table, and the player's own game comes back exactly (AP-03)."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.table.rings import Mark
from qtsolitaire.text import examples
from qtsolitaire.text.examples import Example
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Now, Opener
from tests.windows.games import almost_won, first_move, last_move
from tests.windows.test_refused_moves import refuse

LEFT = Qt.MouseButton.LeftButton


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click a button of the page that is shown."""
    qtbot.mouseClick(getattr(window.stage.rules.examples, name), LEFT)


def open_example(qtbot: QtBot, window: MainWindow, number: int = 0) -> Example:
    """Open the rules, turn to the examples, choose one of the list."""
    if not window.stage.rules_open:
        qtbot.mouseClick(window.bar.rules, LEFT)
    panel = window.stage.rules
    qtbot.mouseClick(panel.tabs["examples"], LEFT)
    row = panel.examples.rows[number]
    assert row.isVisible()
    qtbot.mouseClick(row, LEFT, pos=QPoint(20, 20))
    return row.example


def shown(window: MainWindow) -> Session:
    assert window.table.session is not None
    return window.table.session


def state(window: MainWindow) -> tuple[object, ...]:
    """All that must come back: the game itself, its position, history, undo, counters, clock."""
    session = window.host.session
    assert session is not None
    return (
        id(session), session.position, tuple(session.history), tuple(session.past), tuple(session.future),
        session.moves, session.score, session.undone, window.host.uid, window.host.clock.seconds,
    )  # fmt: skip


@pytest.fixture
def played(window: MainWindow, now: Now) -> MainWindow:
    """Three moves, one of them taken back, in 30 seconds."""
    for _ in range(3):
        window.table.act(first_move(shown(window)))
    window.requests.undo()
    now.seconds += 30
    return window


def test_ap_03_the_examples_of_the_game_are_listed(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.bar.rules, LEFT)
    panel = window.stage.rules
    qtbot.mouseClick(panel.tabs["examples"], LEFT)
    own = examples.load(window.house.catalogue.folder(window.house.catalogue.get("thoughtful")))
    assert [row.text() for row in panel.examples.rows] == [example.title["en"] for example in own]
    assert panel.browser.isHidden()
    assert window.lesson.session is None


def test_ap_03_an_example_is_stepped_through_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    example = open_example(qtbot, window)
    page = window.stage.rules.examples
    assert window.status.code.text() == example.code
    boards = [shown(window).position]
    for number, step in enumerate(example.steps, 1):
        assert page.told.words.text == step.say["en"]
        assert page.back.isEnabled() == (number > 1)
        assert page.next.isEnabled() == (number < len(example.steps))
        press(qtbot, window, "next")
        boards.append(shown(window).position)
    assert len(set(boards)) == 1 + sum(bool(step.move and not step.refused) for step in example.steps)
    for step in reversed(example.steps[:-1]):
        press(qtbot, window, "back")
        assert page.told.words.text == step.say["en"]
    assert shown(window).position == boards[0]


def test_tf_21_a_the_refused_step_is_marked_and_told_as_a_refusal(qtbot: QtBot, window: MainWindow) -> None:
    window.house.preferences.set("interactive_rules", False)  # an example shows them in any case
    example = open_example(qtbot, window)
    while not example.steps[window.lesson._at].refused:
        press(qtbot, window, "next")
    assert window.stage.bubble.isVisible()
    assert window.table.marks.places(Mark.REFUSED)
    qtbot.keyClick(window.table, Qt.Key.Key_R)
    assert window.stage.rules.chosen == "rules"
    assert window.lesson.session is not None
    qtbot.mouseClick(window.stage.rules.foot, LEFT)
    assert window.stage.rules.chosen == "examples"
    press(qtbot, window, "leave_link")
    assert not window.table.marks_refusals


@pytest.mark.parametrize("keys", [(Qt.Key.Key_Right, Qt.Key.Key_Left), (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)])
def test_ap_03_keys_step_forth_and_back(qtbot: QtBot, window: MainWindow, keys: tuple[Qt.Key, Qt.Key]) -> None:
    example = open_example(qtbot, window)
    page = window.stage.rules.examples
    qtbot.keyClick(window.table, keys[0])
    assert page.told.words.text == example.steps[1].say["en"]
    page.next.setFocus()
    qtbot.keyClick(page.next, keys[0])
    assert page.told.words.text == example.steps[2].say["en"]
    qtbot.keyClick(window.table, keys[1])
    assert page.told.words.text == example.steps[1].say["en"]


def leave_by(qtbot: QtBot, window: MainWindow, way: str) -> None:
    if way == "escape":
        window.stage.end_refusal()
        qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    elif way == "escape in the panel":
        window.stage.rules.examples.next.setFocus()
        qtbot.keyClick(window.stage.rules.examples.next, Qt.Key.Key_Escape)
    elif way == "link":
        press(qtbot, window, "leave_link")
    elif way == "panel closed":
        qtbot.mouseClick(window.stage.rules.close_button, LEFT)
    elif way == "rules button":
        qtbot.mouseClick(window.bar.rules, LEFT)


WAYS = ["escape", "escape in the panel", "link", "panel closed", "rules button"]


@pytest.mark.parametrize("way", WAYS)
def test_ap_03_the_players_game_comes_back_exactly(qtbot: QtBot, played: MainWindow, now: Now, way: str) -> None:
    before = state(played)
    open_example(qtbot, played, 1)
    assert shown(played) is not played.host.session
    for _ in range(4):
        now.seconds += 60
        press(qtbot, played, "next")
    leave_by(qtbot, played, way)
    assert shown(played) is played.host.session
    assert state(played) == before
    assert played.stage.rules_open == (way not in {"panel closed", "rules button"})
    assert played.status.code.text() == "TF1-D1N-AAAAAAB"
    assert played.bar.undo.isEnabled()
    assert played.bar.redo.isEnabled()
    now.seconds += 5
    assert played.host.clock.seconds == before[-1] + 5, "the clock runs on"  # type: ignore[operator]
    played.requests.redo()
    assert shown(played).moves == 4


def test_ap_03_new_game_leaves_the_example_first(qtbot: QtBot, played: MainWindow) -> None:
    before = state(played)
    open_example(qtbot, played)
    seen: list[object] = []

    def look() -> None:
        seen.append(shown(played) is played.host.session)
        dialog = QApplication.focusWidget()
        assert dialog is not None
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(50, look)
    qtbot.mouseClick(played.bar.new_game, LEFT)
    assert seen == [True]
    assert state(played) == before


def test_ap_03_another_deal_ends_the_example(qtbot: QtBot, window: MainWindow) -> None:
    open_example(qtbot, window)
    window.desk.want_code("BK1-C4-AAAAA24")
    assert window.lesson.session is None
    assert shown(window) is window.host.session
    assert window.status.code.text() == "BK1-C4-AAAAA24"
    window.table.act(first_move(shown(window)))
    assert window.host.session is not None
    assert window.host.session.moves == 1


def test_ap_03_an_example_touches_neither_statistics_nor_saved_games(
    qtbot: QtBot, played: MainWindow, open_window: Opener
) -> None:
    played.resume.save()
    assert played.host.session is not None
    kept = played.house.saved.load("thoughtful")
    for number in range(len(played.stage.rules.examples.rows) or 3):
        example = open_example(qtbot, played, number)
        for _ in example.steps:
            press(qtbot, played, "next")
        press(qtbot, played, "leave_link")
    open_example(qtbot, played)
    played.resume.save()
    assert played.house.saved.load("thoughtful") == kept
    rate = played.house.history.rate("thoughtful")
    assert (rate.played, rate.won) == (0, 0)
    assert played.house.preferences.text("last_game") == "thoughtful"


def test_ap_03_pointer_and_commands_do_not_reach_the_waiting_game(qtbot: QtBot, played: MainWindow) -> None:
    before = state(played)
    example = open_example(qtbot, played)
    board = shown(played).position
    spot = played.table.card_rect(shown(played).engine.places.index("t2"), 1).center()
    qtbot.mousePress(played.table.viewport(), LEFT, pos=spot)
    qtbot.mouseMove(played.table.viewport(), spot + QPoint(120, 20))
    qtbot.mouseRelease(played.table.viewport(), LEFT, pos=spot + QPoint(120, 20))
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        qtbot.keyClick(played.table, key, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(played.table, Qt.Key.Key_H)
    assert shown(played).position == board
    assert played.lesson.session is not None
    qtbot.keyClick(played.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == example.code
    press(qtbot, played, "leave_link")
    assert state(played) == before


@pytest.mark.parametrize("language", ["fr", "hi"])
def test_ap_06_the_language_switches_in_the_middle_of_an_example(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    example = open_example(qtbot, window)
    press(qtbot, window, "next")
    session = shown(window)
    window.house.preferences.set("language", language)
    assert window.stage.rules.examples.told.words.text == example.steps[1].say[language]
    assert shown(window) is session
    assert window.lesson.session is session


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_ap_03_table_and_text_are_seen_side_by_side(qtbot: QtBot, open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window("SP1-S4-AAAAAAB", size)
    open_example(qtbot, window)
    table, panel = window.table.geometry(), window.stage.rules.geometry()
    assert not table.intersects(panel)
    assert window.stage.rect().contains(panel)
    press(qtbot, window, "leave_link")
    assert window.table.width() == (size[0] if size[0] < 1000 else size[0] - window.stage.rules.width())


def test_ap_03_after_a_win_the_result_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(almost_won(window.house.catalogue))
    window.table.act(last_move(shown(window)))
    assert window.stage.win_panel.isVisible()
    open_example(qtbot, window)
    assert window.stage.win_panel.isHidden()
    press(qtbot, window, "leave_link")
    assert window.stage.win_panel.isVisible()


def test_ap_03_the_foot_of_the_rules_leads_to_the_example_of_the_marked_rule(qtbot: QtBot, window: MainWindow) -> None:
    refuse(window)
    qtbot.keyClick(window.table, Qt.Key.Key_R)
    foot = window.stage.rules.foot
    assert foot.text() == "See an example of this rule"
    qtbot.mouseClick(foot, LEFT)
    assert window.lesson.session is not None
    told = window.stage.rules.examples.example
    assert told is not None
    assert any(step.refused == "source.disordered" for step in told.steps)


def test_ap_03_cards_in_sentences_bear_the_letters_of_the_cards(qtbot: QtBot, window: MainWindow) -> None:
    window.house.preferences.set("letters", "AVDR")
    example = open_example(qtbot, window, 1)
    page, told = window.stage.rules.examples, []
    for _ in example.steps:
        told.append(page.told.words.text)
        press(qtbot, window, "next")
    written = " ".join(step.say["en"] for step in example.steps)
    assert re.search("[JQK][♠♥♦♣]", written)
    assert re.search("[VDR][♠♥♦♣]", " ".join(told))
    assert not re.search("[JQK][♠♥♦♣]", " ".join(told))


GAMES = ["thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid"]


@pytest.mark.parametrize("game", GAMES)
def test_ap_03_every_example_of_every_game_runs_on_the_table(qtbot: QtBot, open_window: Opener, game: str) -> None:
    window = open_window()
    window.desk.deal_out(window.desk.random(window.house.catalogue.get(game)))
    for number in range(len(examples.load(window.house.catalogue.folder(window.house.catalogue.get(game))))):
        example = open_example(qtbot, window, number)
        moves = []
        for _ in example.steps:
            moves.append(shown(window).moves)
            press(qtbot, window, "next")
        assert window.lesson.session is not None, "it happened as written"
        for count in moves[-2::-1]:
            press(qtbot, window, "back")
            assert shown(window).moves == count
        press(qtbot, window, "leave_link")
