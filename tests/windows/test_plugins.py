"""The Plugins window and the watch behind it: asked before anything runs, hot afterwards (P52, P53)."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire import app
from qtsolitaire.plugins.dropins import Row, State
from qtsolitaire.plugins.folders import user_folder
from qtsolitaire.rules.words import Verb
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.plugin_watch import PluginWatch
from qtsolitaire.windows.plugins_rows import ZERO_WIDTH
from qtsolitaire.windows.plugins_window import PluginsDialog
from tests.plugins.wrong import SOUND, written
from tests.windows.games import first_move

WAIT_MS = 20_000


@pytest.fixture
def watch(window: MainWindow) -> Iterator[PluginWatch]:
    window.plugins.start()
    assert window.plugins.watch is not None
    yield window.plugins.watch
    window.plugins.close()


@pytest.fixture
def dialog(window: MainWindow, watch: PluginWatch, qtbot: QtBot) -> PluginsDialog:
    made = PluginsDialog(window, window.house, watch)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(paragraph: Paragraph) -> str:
    """What a player reads, without invisible places to break a line."""
    return paragraph.text.replace(ZERO_WIDTH, "")


def row(window: MainWindow, name: str = "mine.py") -> Row | None:
    assert window.house.drop_ins is not None
    return next((each for each in window.house.drop_ins.rows if each.path.name == name), None)


def state(window: MainWindow, name: str = "mine.py") -> State | None:
    found = row(window, name)
    return found.state if found else None


def until(qtbot: QtBot, window: MainWindow, wanted: State | None, name: str = "mine.py") -> None:
    qtbot.waitUntil(lambda: state(window, name) is wanted, timeout=WAIT_MS)


def play_mine(window: MainWindow, watch: PluginWatch, qtbot: QtBot, source: str = SOUND) -> Path:
    """A drop-in game that the player has allowed."""
    watch.drop_ins.consents.trust(user_folder(), True)
    path = written(user_folder(), source)
    until(qtbot, window, State.PLAYED)
    return path


def test_a_saved_file_is_asked_about_and_nothing_of_it_runs(
    window: MainWindow, watch: PluginWatch, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "ran"
    written(user_folder(), SOUND.replace("\n\nPASSES", f"\n\nopen({str(marker)!r}, 'w')\nPASSES"))
    qtbot.waitUntil(lambda: "mine.py" in window.stage.toast.words, timeout=WAIT_MS)
    assert window.stage.toast.words == "The plugin “mine.py” waits for your answer."
    assert state(window) is State.NEW
    assert not marker.exists()


def test_the_question_shows_path_size_hash_and_date_and_yes_plays(
    window: MainWindow, dialog: PluginsDialog, qtbot: QtBot
) -> None:
    path = written(user_folder(), SOUND)
    until(qtbot, window, State.NEW)
    card = dialog.cards[0]
    found = row(window)
    assert found is not None
    assert shown(card.place) == str(path)
    assert found.candidate.sha in shown(card.sha)
    assert "KiB, changed " in card.facts.text
    assert "sandbox" in dialog.warning.text
    assert card.question.text == "May this file run? Nothing of it has been run yet."
    assert card.yes.isVisible()
    assert card.no.isVisible()
    qtbot.mouseClick(card.yes, Qt.MouseButton.LeftButton)
    assert card.state.text == "Being tried…"
    until(qtbot, window, State.PLAYED)
    assert card.state.text == "Can be played: My game"
    assert not card.yes.isVisible()


def test_forbid_takes_the_game_away(
    window: MainWindow, watch: PluginWatch, dialog: PluginsDialog, qtbot: QtBot
) -> None:
    play_mine(window, watch, qtbot)
    qtbot.mouseClick(dialog.cards[0].no, Qt.MouseButton.LeftButton)
    assert state(window) is State.FORBIDDEN
    assert not window.house.catalogue.has("mygame")


def test_an_error_shows_file_line_and_message_and_the_old_version_plays_on(
    window: MainWindow, watch: PluginWatch, dialog: PluginsDialog, qtbot: QtBot
) -> None:
    play_mine(window, watch, qtbot)
    written(user_folder(), SOUND.replace("PASSES = ", "1 / 0\nPASSES = "))
    until(qtbot, window, State.FAULTY)
    assert dialog.cards[0].reason.text == "“mine.py”, line 26: ZeroDivisionError: division by zero"
    assert dialog.cards[0].old.text == "Until then its old version plays on."
    assert window.house.catalogue.has("mygame")


def test_p52_a_plugin_that_never_answers_is_a_row_and_the_window_goes_on(
    window: MainWindow, watch: PluginWatch, dialog: PluginsDialog, qtbot: QtBot
) -> None:
    watch.trials._seconds = 6.0
    watch.drop_ins.consents.trust(user_folder(), True)
    written(user_folder(), "while True: pass\n")
    until(qtbot, window, State.TRYING)
    window.requests.undo()  # the window is not waiting
    until(qtbot, window, State.FAULTY)
    card = dialog.cards[0]
    assert card.reason.text == "“mine.py” gave no answer within 6 seconds when it was tried."
    written(user_folder(), SOUND, "good.py")
    until(qtbot, window, State.PLAYED, "good.py")
    assert state(window) is State.FAULTY, "not tried again by itself"
    card = next(each for each in dialog.cards if each.name.text == "mine.py")
    qtbot.mouseClick(card.retry, Qt.MouseButton.LeftButton)
    assert state(window) is State.TRYING


def test_a_new_game_appears_where_games_are_chosen(
    window: MainWindow, watch: PluginWatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[NewGameDialog] = []

    def shown(dialog: NewGameDialog) -> int:
        opened.append(dialog)
        dialog.show()
        play_mine(window, watch, qtbot)
        texts = [tile.text() for tile in dialog.browser.gallery.tiles]
        assert texts[-1] == "My game"
        written(user_folder(), SOUND.replace("My game", "Our game"))
        until(qtbot, window, State.PLAYED)
        qtbot.waitUntil(lambda: dialog.browser.gallery.tiles[-1].text() == "Our game", timeout=WAIT_MS)
        (user_folder() / "mine.py").unlink()
        qtbot.waitUntil(lambda: len(dialog.browser.gallery.tiles) == len(texts) - 1, timeout=WAIT_MS)
        return 0

    monkeypatch.setattr(NewGameDialog, "exec", shown)
    window.requests.new_game()
    assert opened


def test_new_game_leads_to_the_plugins(window: MainWindow, watch: PluginWatch, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def shown(dialog: NewGameDialog) -> int:
        dialog.browser.more.click()
        return 0

    monkeypatch.setattr(NewGameDialog, "exec", shown)
    monkeypatch.setattr(PluginsDialog, "exec", lambda dialog: opened.append(dialog._title.text))
    window.requests.new_game()
    assert opened == ["Plugins"]
    window.commands["plugins"].trigger()
    assert opened == ["Plugins", "Plugins"]


def test_a_change_is_taken_up_on_the_table(window: MainWindow, watch: PluginWatch, qtbot: QtBot) -> None:
    play_mine(window, watch, qtbot)
    window.desk.want_code("QX1-P1-AAAAAAF")
    session = window.host.session
    assert session is not None
    window.table.act(first_move(session))
    uid = window.host.uid
    written(user_folder(), SOUND.replace('"to_foundation", 10', '"to_foundation", 25'))
    qtbot.waitUntil(lambda: window.host.session is not session, timeout=WAIT_MS)
    fresh = window.host.session
    assert fresh is not None
    assert (fresh.position, fresh.moves, fresh.history) == (session.position, session.moves, session.history)
    assert fresh.engine.table.scoring != session.engine.table.scoring
    assert window.host.uid == uid
    assert window.stage.toast.words == "The plugin of this game has changed, and the game goes on by it."
    window.requests.undo()
    assert fresh.position == fresh.opening


def test_a_game_that_no_longer_fits_is_kept_as_it_was(window: MainWindow, watch: PluginWatch, qtbot: QtBot) -> None:
    play_mine(window, watch, qtbot)
    window.desk.want_code("QX1-P1-AAAAAAF")
    session = window.host.session
    assert session is not None
    window.table.act(first_move(session))
    written(user_folder(), SOUND.replace("lay_out, (PASSES,))", "lay_out, (PASSES,), revision=2)"))
    qtbot.waitUntil(lambda: window.house.catalogue.get("mygame").revision == 2, timeout=WAIT_MS)
    assert window.host.session is session
    assert "played to its end as it was" in window.stage.toast.words
    window.requests.undo()
    assert session.position == session.opening
    window.requests.open_rules(True)
    assert window.stage.rules.isVisible()


def test_a_game_whose_file_is_gone_is_played_to_its_end(window: MainWindow, watch: PluginWatch, qtbot: QtBot) -> None:
    path = play_mine(window, watch, qtbot)
    window.desk.want_code("QX1-P1-AAAAAAF")
    session = window.host.session
    assert session is not None
    path.unlink()
    until(qtbot, window, None)
    window.table.act(first_move(session))
    assert session.moves == 1
    window.requests.open_rules(True)
    window.retranslate()


def test_a_start_finds_what_was_allowed_and_tried(
    open_window: Callable[..., MainWindow], window: MainWindow, watch: PluginWatch, qtbot: QtBot
) -> None:
    play_mine(window, watch, qtbot)
    window.close()
    again = open_window("QX1-P1-AAAAAAF")
    assert again.status.code.text() == "QX1-P1-AAAAAAF"


def test_the_folder_is_made_and_opened(
    window: MainWindow, dialog: PluginsDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    folder = dialog.folders[0]
    assert shown(folder.place) == str(user_folder())
    qtbot.mouseClick(folder.open, Qt.MouseButton.LeftButton)
    assert opened == [QUrl.fromLocalFile(str(user_folder()))]
    assert user_folder().is_dir()


def test_an_author_trusts_a_folder_by_its_switch(window: MainWindow, dialog: PluginsDialog, qtbot: QtBot) -> None:
    written(user_folder(), SOUND)
    until(qtbot, window, State.NEW)
    qtbot.mouseClick(dialog.folders[0].trust, Qt.MouseButton.LeftButton)
    until(qtbot, window, State.PLAYED)


@pytest.mark.parametrize("language", ["fr", "hi"])
def test_the_window_speaks_every_language(open_window: Callable[..., MainWindow], qtbot: QtBot, language: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB", language=language)
    window.plugins.start()
    written(user_folder(), SOUND)
    until(qtbot, window, State.NEW)
    dialog = PluginsDialog(window, window.house, window.plugins.watch)
    qtbot.addWidget(dialog)
    card = dialog.cards[0]
    said = (dialog._title.text, dialog.warning.text, card.state.text, card.question.text, card.yes.text())
    english = ("Plugins", "A plugin is", "Waits for", "May this", "Allow")
    assert not any(text.startswith(word) for text, word in zip(said[1:], english[1:], strict=True)), said
    window.plugins.close()


def test_closing_the_window_ends_a_trial(window: MainWindow, watch: PluginWatch, qtbot: QtBot) -> None:
    watch.drop_ins.consents.trust(user_folder(), True)
    written(user_folder(), "while True: pass\n")
    until(qtbot, window, State.TRYING)
    qtbot.waitUntil(lambda: watch.trials.is_busy, timeout=WAIT_MS)
    process = watch.trials._process
    assert process is not None
    qtbot.waitUntil(lambda: process.processId() > 0, timeout=WAIT_MS)
    number = process.processId()
    window.close()
    assert not watch.trials.is_busy
    assert not Path(f"/proc/{number}").exists() or "Z" in Path(f"/proc/{number}/stat").read_text()


LATE = """
import os
from qtsolitaire.api import Whole


def _late(board, places, move):
    while os.environ.get("A_RULE_LOOPS"):
        pass
    return True


LATE = Whole("room", _late)
PASSES = """


def test_p52_a_rule_that_loops_in_the_middle_of_a_game_is_ended_and_named(
    window: MainWindow, watch: PluginWatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = window.plugins._guard
    assert guard is not None
    guard._seconds = 1.5
    source = SOUND.replace("after=(turn_up,),", "after=(turn_up,), rules=(LATE,),").replace("\nPASSES = ", LATE)
    play_mine(window, watch, qtbot, source)
    window.desk.want_code("QX1-P1-AAAAAAF")
    session = window.host.session
    assert session is not None
    move = next(move for move in session.engine.legal_moves(session.position) if move.verb == Verb.CARRY)
    monkeypatch.setenv("A_RULE_LOOPS", "1")
    QTimer.singleShot(0, window, lambda: window.table.act(move))
    qtbot.waitUntil(lambda: "_late" in window.stage.toast.words, timeout=WAIT_MS)
    assert "My game" in window.stage.toast.words
    assert session.position == session.opening
    monkeypatch.delenv("A_RULE_LOOPS")
    window.table.act(move)
    assert session.moves == 1


def test_a_saved_game_waits_while_its_plugin_may_not_run(
    open_window: Callable[..., MainWindow], window: MainWindow, watch: PluginWatch, qtbot: QtBot
) -> None:
    play_mine(window, watch, qtbot)
    window.desk.want_code("QX1-P1-AAAAAAF")
    session = window.host.session
    assert session is not None
    window.table.act(first_move(session))
    window.close()
    watch.drop_ins.consents.trust(user_folder(), False)
    bundled = open_window()
    assert bundled.host.session is not None
    assert bundled.host.session.engine.variant.id != "mygame"
    assert bundled.house.saved.has("mygame")
    bundled.close()
    watch.drop_ins.consents.trust(user_folder(), True)
    again = open_window()
    taken = again.resume.take_up("mygame")
    assert taken is not None
    assert taken[0].moves == 1


def test_p53_a_start_survives_a_plugin_whose_table_cannot_be_laid_any_more(
    open_window: Callable[..., MainWindow],
    window: MainWindow,
    watch: PluginWatch,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_mine(
        window,
        watch,
        qtbot,
        SOUND.replace("    return Table(", "    import os\n    os.environ.get('BAD') and 1 / 0\n    return Table("),
    )
    window.desk.want_code("QX1-P1-AAAAAAF")
    window.close()
    monkeypatch.setenv("BAD", "1")
    again = open_window()
    assert again.host.session is not None
    assert again.host.session.engine.variant.id != "mygame"


def test_safe_leaves_everything_but_the_bundled_games_out(window: MainWindow, qapp: QApplication, qtbot: QtBot) -> None:
    written(user_folder(), SOUND)
    house = app.build(qapp, safe=True)
    safe = MainWindow(house)
    qtbot.addWidget(safe)
    safe.plugins.start()
    assert house.drop_ins is None
    assert safe.plugins.watch is None
    dialog = PluginsDialog(safe, house, None)
    qtbot.addWidget(dialog)
    assert "--safe" in dialog.warning.text
    assert dialog.cards == []
    house.languages.retire()


def test_p48_the_window_says_which_texts_of_a_plugin_are_missing(
    window: MainWindow, watch: PluginWatch, qtbot: QtBot, dialog: PluginsDialog
) -> None:
    french = 'return {"game.mygame.name": " "} if language == "fr" else {'
    play_mine(window, watch, qtbot, SOUND.replace("return {", french))
    told = dialog.cards[0].reason.text
    assert "in English: setting.passes" in told
    assert "in Français: game.mygame.name, game.mygame.summary, setting.passes …" in told
    window.house.preferences.set("language", "fr")
    dialog.refresh()
    assert "(Français)\u00a0: game.mygame.name" in dialog.cards[0].reason.text
    window.desk.deal_out(window.desk.random(window.house.catalogue.get("mygame")))
    assert "My game" in window.windowTitle(), "it is played in English"
