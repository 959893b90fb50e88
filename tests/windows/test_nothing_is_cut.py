"""No label is cut or elided, in any part of the window, in any language (look brief, section 7)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from qtsolitaire.plugins.folders import user_folder
from qtsolitaire.store.results import Best, Bests, Records
from qtsolitaire.table.view import TableView
from qtsolitaire.windows.game_host import Result
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.plugins_window import PluginsDialog
from qtsolitaire.windows.print_sheet import PrintSheet
from qtsolitaire.windows.settings import SettingsDialog
from qtsolitaire.windows.verdict_sign import Sign
from tests.plugins.wrong import SOUND, written
from tests.windows.conftest import Opener
from tests.windows.cutting import Looker, Watch, watch
from tests.windows.games import almost_won, first_move, last_move
from tests.windows.test_refused_moves import refuse

__all__ = ["watch"]

GAMES = ("thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid")
in_every_language = pytest.mark.parametrize("language", ["en", "fr", "hi"])
at_every_size = pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])

Part = Callable[[MainWindow, Looker], None]


def show_games(window: MainWindow, watch: Looker) -> None:
    """Bar and status line with every game, option by option."""
    for variant in window.house.catalogue.variants:
        deal = window.desk.random(variant)
        window.desk.deal_out(deal)
        watch.look(window)


def say_verdicts(window: MainWindow, watch: Looker) -> None:
    window.house.preferences.set("winnable_light", True)
    for verdict in ("Checking…", "Winnable", "Cannot be won any more", "Not known whether it can be won"):
        window.status.set_words(QCoreApplication.translate("light", verdict), Sign.UNKNOWN)
        watch.look(window)


def open_pages(window: MainWindow, watch: Looker) -> None:
    window.requests.open_rules(True)
    for name in ("rules", "faq", "examples"):
        window.stage.rules.choose(name)
        watch.look(window)


def step_through(window: MainWindow, watch: Looker) -> None:
    for game in GAMES:
        window.desk.deal_out(window.desk.random(window.house.catalogue.get(game)))
        window.requests.open_rules(True)
        window.stage.rules.choose("examples")
        for row in window.stage.rules.examples.rows:
            window.lesson.begin(row.example)
            for _ in row.example.steps:
                watch.look(window)
                window.lesson.go_on()
            window.lesson.leave()


def explain(window: MainWindow, watch: Looker) -> None:
    refuse(window)
    watch.look(window)


def ask_and_tell(window: MainWindow, watch: Looker) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    window.desk.restart()
    watch.look(window)
    window.stage.question.dismiss()
    window.messages.tell_about()
    watch.look(window)
    window.stage.question.dismiss()
    window.messages.ask_about_waiting(window.house.catalogue.get("bakers-game"), lambda: None, lambda: None)
    watch.look(window)


def say_something(window: MainWindow, watch: Looker) -> None:
    window.desk.copy_code()
    watch.look(window)
    window.desk.want_code("TF1-D1N-AAAA!AB")
    watch.look(window)
    window.aids.adviser.tell_lost()
    watch.look(window)
    window.messages.show_notices()
    window.stage.toast.stand(window.aids.lookout._notice(True), window.house.speech.language)
    watch.look(window)


def win(window: MainWindow, watch: Looker) -> None:
    bests = Bests(Best(300, "TF1-D1N-AAAAAAB", ""), Best(150, "TF1-D1N-AAAAAAB", ""), Best(510, "TF1-D1N-AAAAAAB", ""))
    results = (
        Result(3599, 1234, 520, Bests(), Records()),
        Result(252, 141, 520, bests, Records(time=True, moves=True, score=True)),
        Result(35999, 9999, None, bests, Records(first=True)),
    )
    for result in results:
        window.stage.win_panel.show_result(result, window.house.speech, window.messages.fill)
        watch.look(window)
        window.stage.win_panel.hide()


def choose_a_game(window: MainWindow, watch: Looker) -> None:
    house = window.house
    dialog = NewGameDialog(
        window, house.catalogue, house.speech, house.preferences, house.history, window.host.session,
        window.table.table.theme, seconds=window.host.clock.seconds, waiting=window.desk.waiting,
        finder=window.aids.finder,
    )  # fmt: skip
    dialog.show()
    for game in GAMES:
        dialog.browser.gallery.chosen.emit(house.catalogue.get(game))
        watch.look(window)
    for typed in ("TF1-D1N-AAAA!AB", "zz", "TF1-D3N-AAAAAAB"):
        dialog.aside.code.line.setText(typed)
        dialog.aside.code.line.textEdited.emit(typed)
        watch.look(window)
    if dialog.browser.search is not None:
        dialog.browser.search.line.setText("xyz")
    watch.look(window)
    dialog.reject()


def set_up(window: MainWindow, watch: Looker) -> None:
    dialog = SettingsDialog(window, window.house.preferences, window.house.speech.language)
    dialog.show()
    watch.look(window)
    dialog.search.line.setText("xyz")
    watch.look(window)
    dialog.reject()


def look_at_plugins(window: MainWindow, watch: Looker) -> None:
    written(user_folder(), SOUND)
    written(user_folder(), "def x(:", "b_wrong.py")
    window.plugins.start()
    dialog = PluginsDialog(window, window.house, window.plugins.watch)
    dialog.show()
    watch.look(window)
    dialog.reject()
    window.plugins.close()


def print_and_export(window: MainWindow, watch: Looker) -> None:
    for pages in (True, False):
        sheet = PrintSheet(window, window.outputs.press, pages=pages)
        sheet.show()
        watch.look(window)
        if pages:
            sheet.tell_no_printer()
            watch.look(window)
        sheet.reject()


def open_the_menu(window: MainWindow, watch: Looker) -> None:
    window.requests.open_menu()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for action in menu.actions():
        assert menu.fontMetrics().horizontalAdvance(action.text().replace("&", "")) < menu.sizeHint().width()
    assert menu.width() >= menu.sizeHint().width()
    menu.close()


def open_each(window: MainWindow, watch: Looker) -> None:
    """Every window that a command opens over the main one, with one game won and kept."""
    window.host.begin(almost_won(window.house.catalogue))
    assert window.host.session is not None
    window.table.act(last_move(window.host.session))
    window.desk.deal_out(window.desk.random(window.house.catalogue.get("spider")))

    def look_and_leave() -> None:
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                watch.look(window)
                seen.append(dialog)
                dialog.reject()

    seen: list[QDialog] = []
    for command in ("statistics", "print", "export", "keys", "star"):
        QTimer.singleShot(50, window, look_and_leave)
        window.commands[command].trigger()
        QTest.qWait(60)
    assert len(seen) >= 3
    window.commands["pause"].trigger()
    watch.look(window)


PARTS = (
    show_games, say_verdicts, open_pages, step_through, explain, ask_and_tell, say_something, win, choose_a_game,
    set_up, look_at_plugins, open_each, print_and_export, open_the_menu,
)  # fmt: skip


@in_every_language
@at_every_size
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_brief_7_nothing_is_cut(
    open_window: Opener, watch: Watch, language: str, size: tuple[int, int], part: Part
) -> None:
    window = open_window("TF1-D1N-AAAAAAB", size, language)
    assert isinstance(window.table, TableView)
    part(window, watch)
    assert not watch.found, "\n".join(dict.fromkeys(watch.found))


def test_a_cut_label_would_be_found(open_window: Opener, watch: Watch) -> None:
    window = open_window("TF1-D1N-AAAAAAB", (640, 480))
    window.bar.new_game.resize(60, 36)
    window.desk.copy_code()
    watch.look(window)
    assert any("New game" in each for each in watch.found)
    watch.found.clear()
    window.stage.toast._words.resize(40, 10)
    window.stage.toast.resize(60, 20)
    watch.look(window)
    assert any("Deal code copied" in each for each in watch.found)
