"""Light, notice, hint, the way back and *Show me*, as a player meets them (PY-08, AP-08; cases P30, P32, P33, P64)."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.table.rings import Mark
from qtsolitaire.windows.finder import Finder
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.oracle import next_move
from qtsolitaire.windows.verdict_sign import Sign
from tests.windows.conftest import Opener
from tests.windows.games import almost_won, last_move
from tests.windows.searching import is_alive, kill

SLOW = 60_000  # ms for a busy machine
LOST_AT_THE_DEAL = "PY1-ND-AAAAAAB"
WINNABLE = "PY1-ND-AAAAAAD"
RUINABLE = "PY1-ND-AAAAAAF"
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
GAMES = [variant.id for variant in load_bundled().variants]


def session_of(window: MainWindow) -> Session:
    assert window.host.session is not None
    return window.host.session


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    qtbot.keyClick(window.table, key, modifier)


def wait_for_verdict(qtbot: QtBot, window: MainWindow) -> Verdict:
    qtbot.waitUntil(lambda: window.aids.oracle.known is not None, timeout=SLOW)
    assert window.aids.oracle.known is not None
    return window.aids.oracle.known.verdict


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=SLOW)


def is_lost(window: MainWindow) -> bool:
    known = window.aids.oracle.known
    return known is not None and known.verdict is Verdict.LOST


def line_move(window: MainWindow) -> Move:
    """The next move of the line that is known."""
    session, known = session_of(window), window.aids.oracle.known
    assert known is not None
    move = next_move(session.engine, session.position, known)
    assert move is not None
    return move


def ruin(qtbot: QtBot, window: MainWindow) -> int:
    """Spend a card of the stock that will be missed: draw, then the pair that loses; returns how many moves."""
    session = session_of(window)
    window.table.act(session.engine.stock_move(session.position, Verb.DRAW))
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    for move in session.engine.legal_moves(session.position):
        window.table.act(move)
        if wait_for_verdict(qtbot, window) is Verdict.LOST:
            return 2
        window.table.undo()
    raise AssertionError("nothing ruins it")


# The notice (PY-08, AP-08)


def test_py_08_a_deal_that_cannot_be_won_is_told_at_once_and_the_notice_stays(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    toast = window.stage.toast
    qtbot.waitUntil(lambda: toast.words == "This deal cannot be won.", timeout=SLOW)
    assert [offer.text() for offer in toast.offers] == ["New game"], "there is nothing to undo"
    qtbot.wait(4500)
    assert toast.words == "This deal cannot be won."
    assert session_of(window).moves == 0, "it forces nothing"


def test_py_08_the_move_that_loses_is_told_and_undo_takes_the_notice_away(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(RUINABLE)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    assert not window.stage.has("toast") or window.stage.toast.words == ""
    ruin(qtbot, window)
    toast = window.stage.toast
    assert toast.words == "This game cannot be won any more."
    assert [offer.text() for offer in toast.offers] == ["Undo", "New game"]
    qtbot.mouseClick(toast.offers[0], Qt.MouseButton.LeftButton)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    assert toast.words == ""


def test_py_08_the_player_may_play_on_and_put_the_notice_away(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    toast = window.stage.toast
    qtbot.waitUntil(lambda: bool(toast.words), timeout=SLOW)
    session = session_of(window)
    window.table.act(session.engine.legal_moves(session.position)[0])
    assert toast.words == "This game cannot be won any more.", "a lost game stays lost"
    qtbot.mouseClick(toast, Qt.MouseButton.LeftButton, pos=toast.rect().center())
    assert toast.words == ""
    window.table.act(session.engine.legal_moves(session.position)[0])
    qtbot.wait(100)
    assert toast.words == "", "said once"


def test_py_08_the_notice_comes_back_after_other_words(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    toast = window.stage.toast
    qtbot.waitUntil(lambda: bool(toast.words), timeout=SLOW)
    window.desk.copy_code()
    assert toast.words == "Deal code copied"
    qtbot.waitUntil(lambda: toast.words == "This deal cannot be won.", timeout=SLOW)


def test_py_08_another_deal_takes_the_notice_away_and_a_restart_brings_it_back(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    toast = window.stage.toast
    qtbot.waitUntil(lambda: bool(toast.words), timeout=SLOW)
    window.desk.restart()
    qtbot.waitUntil(lambda: toast.words == "This deal cannot be won.", timeout=SLOW)
    window.desk.want_code(WINNABLE)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    assert toast.words == ""


@pytest.mark.parametrize("code", ["PY1-0D-AAAAAAB", "PY1-2U-AAAAAAC"])
def test_py_08_holds_for_every_option(qtbot: QtBot, open_window: Opener, code: str) -> None:
    window = open_window(code)
    verdict = wait_for_verdict(qtbot, window)
    said = window.stage.has("toast") and window.stage.toast.words == "This deal cannot be won."
    assert said is (verdict is Verdict.LOST)


def test_ap_08_no_other_game_announces_anything_or_searches_unasked(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("FC1-C4-#11982")
    assert not window.aids._has("oracle")
    window.aids.toggle_light()
    assert wait_for_verdict(qtbot, window) is Verdict.LOST
    assert window.status.words == "Cannot be won any more"
    assert not window.stage.has("toast") or window.stage.toast.words == ""


# The light


def test_ap_08_the_light_is_off_at_first_and_kept(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("FC1-C4-#1")
    assert (window.status.words, window.status.sign) == ("", Sign.NONE)
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.commands["winnable_light"].isChecked()
    assert window.status.sign in (Sign.CHECKING, Sign.GOOD)
    qtbot.waitUntil(lambda: window.status.sign is Sign.GOOD, timeout=SLOW)
    assert window.status.words == window.status.accessibleName() == "Winnable"
    assert window.house.preferences.flag("winnable_light")
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert (window.status.words, window.status.sign) == ("", Sign.NONE)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Winnable"), ("fr", "Gagnable"), ("hi", "जीतने योग्य")], ids=["en", "fr", "hi"]
)
def test_ap_06_the_light_speaks_the_players_language(
    qtbot: QtBot, open_window: Opener, language: str, words: str
) -> None:
    window = open_window("FC1-C4-#1", language=language)
    window.aids.toggle_light()
    qtbot.waitUntil(lambda: window.status.sign is Sign.GOOD, timeout=SLOW)
    assert window.status.words == words


def test_p33_undo_restores_the_verdict_without_a_search_and_a_win_says_nothing(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(RUINABLE)
    window.aids.toggle_light()
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    moves = ruin(qtbot, window)
    assert window.status.sign is Sign.LOST
    for _ in range(moves):
        press(qtbot, window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session_of(window).position == session_of(window).opening
    assert window.status.words == "Winnable", "at once"
    press(qtbot, window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert window.aids.oracle.known is not None
    window.desk.want_session(almost_won(window.house.catalogue))
    window.stage.question.yes.click()
    assert window.status.words != "Cannot be won any more", "none of the old game's"
    window.table.act(last_move(session_of(window)))
    assert window.status.words.startswith("Won")
    assert window.aids.oracle.known is None


def test_what_follows_a_lost_position_is_lost_without_a_search(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    assert wait_for_verdict(qtbot, window) is Verdict.LOST
    kill(window.aids.oracle._seer.process_id)
    session = session_of(window)
    for _ in range(5):
        window.table.act(session.engine.legal_moves(session.position)[0])
        assert window.aids.oracle.known is not None
        assert window.aids.oracle.known.verdict is Verdict.LOST


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_in_every_game_is_a_legal_move_marked_and_said_and_no_action(
    qtbot: QtBot, open_window: Opener, game: str
) -> None:
    variant = load_bundled().get(game)
    window = open_window(dealcodes.Deal(variant, variant.default_options(), 5).code)
    session = session_of(window)
    shown: list[Move] = []
    window.aids.adviser.shown.connect(shown.append)
    for turn in range(1, 4):
        press(qtbot, window, Qt.Key.Key_H)
        wait_for(qtbot, lambda: len(shown) == turn)  # noqa: B023 - waited for within the turn
        assert session.engine.judge(session.position, shown[-1]) is None
        assert window.table.marks.places(Mark.HINT)
        assert window.stage.toast.words.endswith(".")
        assert session.moves == turn - 1, "a hint is no action"
        assert not session.helped
        window.table.act(shown[-1])
        assert window.table.marks.places(Mark.HINT) == ()
        assert window.stage.toast.words == "", "it was about another position"


def test_a_hint_by_its_button_and_following_the_line_searches_nothing_again(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window("FC1-C4-#1")
    window.aids.toggle_light()
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    asked: list[str] = []
    seer = window.aids.oracle._seer
    monkeypatch.setattr(seer, "ask", lambda board, seconds, then: asked.append(board))
    for _ in range(10):
        expected = line_move(window)
        shown: list[Move] = []
        window.aids.adviser.shown.connect(shown.append)
        qtbot.mouseClick(window.bar.hint, Qt.MouseButton.LeftButton)
        assert shown == [expected]
        assert "guess" not in window.stage.toast.words
        window.table.act(expected)
        window.aids.adviser.shown.disconnect(shown.append)
    qtbot.wait(50)
    assert asked == []
    assert window.status.sign is Sign.GOOD


def test_without_a_line_in_time_the_hint_is_told_as_a_guess_and_the_next_one_is_another(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window("SP1-S4-AAAAAAB")
    monkeypatch.setattr(window.aids.oracle._seer, "ask", lambda board, seconds, then: None)
    shown: list[Move] = []
    window.aids.adviser.shown.connect(shown.append)
    for turn in (1, 2):
        press(qtbot, window, Qt.Key.Key_H)
        wait_for(qtbot, lambda: len(shown) == turn)  # noqa: B023 - waited for within the turn
        assert window.stage.toast.words.endswith("This is only a guess.")
    assert shown[0] != shown[1]


def test_a_hint_in_a_lost_position_says_so_and_leads_back(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("FC1-C4-#1")
    window.aids.toggle_light()
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    window.desk.want_code(RUINABLE)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    ruin(qtbot, window)
    position = session_of(window).position
    press(qtbot, window, Qt.Key.Key_H)
    assert window.stage.toast.words == "This game cannot be won any more."
    assert [offer.text() for offer in window.stage.toast.offers] == ["Back to the last winnable position"]
    qtbot.mouseClick(window.stage.toast.offers[0], Qt.MouseButton.LeftButton)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    assert session_of(window).can_redo
    window.table.redo()
    assert session_of(window).position == position


def test_p32_after_a_change_of_options_hints_keep_the_new_rules(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("KL1-D3N-AAAAAAH")
    shown: list[Move] = []
    window.aids.adviser.shown.connect(shown.append)
    for code in ("KL1-D3N-AAAAAAH", "KL1-D1N-AAAAAAH", "KL1-D10-AAAAAAH", "FC1-C4-#1", "FC1-C2-#1"):
        window.desk.want_code(code)
        if window.stage.has("question") and window.stage.question.isVisible():
            window.stage.question.yes.click()
        for _ in range(3):
            session, known = session_of(window), len(shown)
            window.aids.hint()
            wait_for(qtbot, lambda: len(shown) > known or is_lost(window))  # noqa: B023 - waited for within the turn
            if is_lost(window):
                break
            window.table.act(shown[-1])
            assert session.position != session.opening, "the rules let it pass"


# Back to the last winnable position


def test_the_way_back_finds_positions_never_asked_about_and_keeps_redo(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(RUINABLE)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    moves = ruin(qtbot, window)
    for _ in range(6):
        session = session_of(window)
        window.table.act(session.engine.legal_moves(session.position)[0])
    window.aids.oracle._book.clear()
    end = session_of(window).position
    press(qtbot, window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: session_of(window).can_redo, timeout=SLOW)
    assert len(session_of(window).past) == moves - 1
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    while session_of(window).can_redo:
        window.table.redo()
    assert session_of(window).position == end


def test_the_way_back_from_a_winnable_position_stays(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(WINNABLE)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    window.table.act(line_move(window))
    window.aids.go_back()
    assert window.stage.toast.words == "This position is winnable."
    assert len(session_of(window).past) == 1


def test_the_way_back_where_nothing_was_ever_winnable_undoes_nothing(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(LOST_AT_THE_DEAL)
    assert wait_for_verdict(qtbot, window) is Verdict.LOST
    session = session_of(window)
    window.table.act(session.engine.legal_moves(session.position)[0])
    window.aids.go_back()
    qtbot.waitUntil(lambda: window.stage.toast.words.startswith("No earlier position"), timeout=SLOW)
    assert len(session.past) == 1


# Show me


def test_show_me_plays_to_the_win_and_the_game_counts_for_no_best(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(WINNABLE)
    window.aids.guide._timer.setInterval(1)
    window.aids.show_me()
    qtbot.waitUntil(lambda: window.aids.guide.is_showing, timeout=SLOW)
    window.aids.guide._timer.setInterval(1)
    assert "Any key or click stops it" in window.stage.toast.words
    qtbot.waitUntil(lambda: session_of(window).is_won, timeout=SLOW)
    assert session_of(window).helped
    assert not window.aids.guide.is_showing
    game = window.house.history.games()[0]
    assert (game.won, game.helped) == (True, True)
    assert window.house.history.bests("pyramid", "ND") == (None, None, None)


def stop_by_key(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def stop_by_escape(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Qt.Key.Key_Escape)


def stop_by_click(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)


def stop_by_offer(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.stage.toast.offers[0], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("stop", [stop_by_key, stop_by_escape, stop_by_click, stop_by_offer])
def test_show_me_stops_at_any_key_or_click_which_does_nothing_else(
    qtbot: QtBot, open_window: Opener, stop: Callable[[QtBot, MainWindow], None]
) -> None:
    window = open_window("FC1-C4-#1")
    press(qtbot, window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: session_of(window).moves >= 2, timeout=SLOW)
    stop(qtbot, window)
    moves, past = session_of(window).moves, len(session_of(window).past)
    assert not window.aids.guide.is_showing
    assert window.stage.toast.words == ""
    qtbot.wait(700)
    assert (session_of(window).moves, len(session_of(window).past)) == (moves, past)
    assert session_of(window).helped
    press(qtbot, window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(session_of(window).past) == past - 1, "keys mean again what they mean"


def test_show_me_in_a_lost_position_says_so(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("FC1-C4-#1")
    window.desk.want_code(LOST_AT_THE_DEAL)
    assert wait_for_verdict(qtbot, window) is Verdict.LOST
    window.aids.show_me()
    assert window.stage.toast.words == "This deal cannot be won."
    assert not session_of(window).helped


# Winnable deals only


def test_p30_an_impossible_deal_is_never_handed_out(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("FC1-C4-#1")
    freecell = window.house.catalogue.get("freecell")
    numbers = iter([11982, 146692, 455889, 11981])

    def draw(variant: Variant, options: Options) -> dealcodes.Deal:
        return dealcodes.Deal(variant, dict(options), next(numbers), "microsoft")

    finder = Finder(window.aids.oracle, window, draw)
    found: list[dealcodes.Deal] = []
    progress: list[int] = []
    finder.found.connect(found.append)
    finder.progressed.connect(progress.append)
    finder.find(freecell, freecell.default_options())
    qtbot.waitUntil(lambda: bool(found), timeout=2 * SLOW)
    assert found[0].number == 11981
    assert progress == [0, 1, 2, 3]


def test_winnable_deals_only_in_new_game(qtbot: QtBot, open_window: Opener) -> None:
    from qtsolitaire.windows.new_game import NewGameDialog

    window = open_window(LOST_AT_THE_DEAL)
    house = window.house
    dialog = NewGameDialog(
        window, house.catalogue, house.speech, house.preferences, house.history, window.host.session,
        window.table.table.theme, finder=window.aids.finder,
    )  # fmt: skip
    dialog.show()
    switch = dialog.aside.details.winnable.switch
    assert not switch.isChecked()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    pyramid = house.catalogue.get("pyramid")
    assert house.preferences.wants_winnable(pyramid)
    assert not house.preferences.wants_winnable(house.catalogue.get("klondike")), "each game has its own"
    dialog.deal()
    assert dialog.aside.deal.text() == "Stop"
    assert dialog.aside.code.message.text.startswith("Looking for a winnable deal…")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible(), "Escape ends the search first"
    assert dialog.aside.deal.text() == "Deal"
    dialog.deal()
    qtbot.waitUntil(lambda: dialog.chosen is not None, timeout=SLOW)
    assert dialog.chosen is not None
    assert dialog.chosen.code.startswith("PY1-ND-")
    window.desk.want(dialog.chosen)
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    dialog.deleteLater()


def test_a_start_with_winnable_deals_only(qtbot: QtBot, open_window: Opener) -> None:
    first = open_window(LOST_AT_THE_DEAL)
    first.house.preferences.set_wants_winnable(first.house.catalogue.get("pyramid"), True)
    first.close()
    first.house.saved.forget("pyramid")
    window = open_window()
    qtbot.waitUntil(lambda: window.host.session is not None, timeout=SLOW)
    assert session_of(window).engine.variant.id == "pyramid"
    assert wait_for_verdict(qtbot, window) is Verdict.WON


# The process


def test_p64_three_hundred_moves_and_fifty_games_cost_one_process_and_little_memory(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window("FC1-C4-#1")
    window.aids.toggle_light()
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    process = window.aids.oracle._seer.process_id
    for turn in range(300):
        session = session_of(window)
        moves = session.engine.legal_moves(session.position)
        if turn % 3 == 2 or not moves:
            window.table.undo()
        elif turn % 7 == 6 and session.can_redo:
            window.table.redo()
        else:
            window.table.act(moves[turn % len(moves)])
        QApplication.processEvents()
    for number in range(2, 52):
        window.desk.deal_out(dealcodes.parse(f"FC1-C4-#{number}", window.house.catalogue.variants))
        QApplication.processEvents()
    assert wait_for_verdict(qtbot, window) is Verdict.WON
    assert window.aids.oracle._seer.process_id == process, "one search at a time, none left behind"
    assert len(window.aids.oracle._book) < 400


def test_p64_closing_the_window_in_mid_search_ends_the_process(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window("SP1-S4-AAAAAAB")
    window.aids.toggle_light()
    qtbot.waitUntil(lambda: window.aids.oracle._seer.process_id > 0, timeout=SLOW)
    process = window.aids.oracle._seer.process_id
    began = time.monotonic()
    window.close()
    assert time.monotonic() - began < 2
    assert not is_alive(process)
