"""The Statistics window with real events (AP-05; P17, P58; look brief, picture 13)."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.play.transcript import Transcript
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History, Rate
from qtsolitaire.store.past import Wanted
from qtsolitaire.store.results import Game
from qtsolitaire.windows.distribution import POINTS, SECONDS, Bin, bins, holds
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.star import StarSheet
from qtsolitaire.windows.statistics import GAMES, STARS, StatisticsDialog
from qtsolitaire.windows.watch import WatchSheet
from tests.store.test_history import game
from tests.windows.conftest import Opener
from tests.windows.games import almost_won, first_move, last_move


def thoughtful(won: bool = True, **other: object) -> Game:
    return game(won, **{"game": "thoughtful", "options": "D1N", "code": "TF1-D1N-AAAAAAB"} | other)


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """Thoughtful draw 1: two of three won; draw 3: none of one; Spider: one."""
    history = window.house.history
    history.record(thoughtful(seconds=331.0, moves=112, score=495, ended="2026-03-01T10:00:00Z"))
    history.record(thoughtful(won=False, ended="2026-03-02T10:00:00Z"))
    history.record(
        thoughtful(seconds=700.0, moves=108, score=510, code="TF1-D1N-AAAF3QB", ended="2026-03-03T10:00:00Z")
    )
    history.record(thoughtful(won=False, options="D3N", code="TF1-D3N-AAAAAAB", ended="2026-03-04T10:00:00Z"))
    history.record(game(game="spider", options="S4", code="SP1-S4-AAAAAAB", ended="2026-03-05T10:00:00Z"))
    return window


@pytest.fixture
def dialog(qtbot: QtBot, played: MainWindow) -> Iterator[StatisticsDialog]:
    house = played.house
    made = StatisticsDialog(
        played, house.history, house.catalogue, house.speech, house.preferences, Which("thoughtful", "D1N")
    )
    made.show()
    yield made
    made.close()
    made.deleteLater()


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def while_open(window: MainWindow, kind: type[QWidget], act: Callable[[object], None]) -> None:
    """Do this once a dialog of this kind is seen."""

    def look() -> None:
        found = [each for each in window.findChildren(kind) if each.isVisible()]
        act(found[0])

    QTimer.singleShot(30, look)


def tiles(dialog: StatisticsDialog) -> str:
    return dialog.overview.tiles.accessibleName()


def test_ap_05_the_numbers_are_those_of_the_game_on_the_table(dialog: StatisticsDialog) -> None:
    assert tiles(dialog) == "played: 3, won: 2, win rate: 67%, streak now: 1, longest streak: 1"
    assert dialog.filters.picker.text() == "Thoughtful Solitaire"
    words = "A game won takes 8:35 and 110 moves, and brings 502 points, on average."
    assert dialog.overview.averages.text == words


def test_p17_options_are_apart_and_can_be_taken_together(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    chips = dialog.filters.chips
    assert chips is not None
    assert [chip.text() for chip in chips.chips] == ["All options", "Draw 1 · easy", "Draw 3 · hard"]
    click(qtbot, chips.chips[2])
    assert tiles(dialog).startswith("played: 1, won: 0, win rate: 0%")
    assert not dialog.overview.averages.isVisible()
    click(qtbot, chips.chips[0])
    assert tiles(dialog).startswith("played: 4, won: 2, win rate: 50%")


def test_all_games_are_chosen_from_the_menu(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    click(qtbot, dialog.filters.picker)
    actions = dialog.filters.menu.actions()
    assert [action.text() for action in actions] == ["All games", "Thoughtful Solitaire", "Spider"]
    dialog.filters.menu.setActiveAction(actions[0])
    qtbot.keyClick(dialog.filters.menu, Qt.Key.Key_Return)
    assert tiles(dialog).startswith("played: 5, won: 3, win rate: 60%")
    assert dialog.filters.chips is None
    assert "points" not in dialog.overview.averages.text
    assert dialog.overview.scores.isHidden(), "scores of different games have nothing in common"


def test_ap_05_bests_lead_to_their_deals(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    (row,) = dialog.overview.bests.rows
    assert row.cells == ("Draw 1 · easy", "2 of 3", "5:31", "108", "510")
    assert row.codes == ("", "", "TF1-D1N-AAAAAAB", "TF1-D1N-AAAF3QB", "TF1-D1N-AAAF3QB")
    link = dialog.overview.bests._links[0, 3]
    assert "TF1-D1N-AAAF3QB" in link.toolTip()
    dialog.overview.bring(link)
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert dialog.outcome.code == "TF1-D1N-AAAF3QB"
    assert not dialog.isVisible()


def test_charts_tell_their_numbers_under_the_pointer(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    times = dialog.overview.times
    counted = [(bar.label, bar.games, bar.marked) for bar in times.bars if bar.games]
    assert sum(games for _, games, _ in counted) == 2
    assert [marked for *_, marked in counted] == [False, True], "the last game is gold"
    assert times.near == -1
    box = times._box(0)
    before = times.grab().toImage()
    qtbot.mouseMove(times, QPoint(round(box.center().x()), round(box.bottom()) - 2))
    qtbot.waitUntil(lambda: times.near == 0)
    assert times.words_of(0).endswith("1 game")
    assert times.grab().toImage() != before
    qtbot.mouseMove(times, QPoint(2, 2))
    qtbot.waitUntil(lambda: times.near == -1)


def test_the_course_is_drawn_from_a_second_point_on(qtbot: QtBot, played: MainWindow) -> None:
    for number in range(30):
        played.house.history.record(thoughtful(won=number % 3 == 0, ended=f"2026-04-{number + 1:02}T10:00:00Z"))
    house = played.house
    made = StatisticsDialog(
        played, house.history, house.catalogue, house.speech, house.preferences, Which("thoughtful", "D1N")
    )
    made.show()
    rate = made.overview.rate
    assert not rate.is_empty()
    assert rate.words_of(len(rate._points) - 1) == "30% after game 33"
    qtbot.mouseMove(rate, rate.field().center().toPoint())
    qtbot.waitUntil(lambda: rate.near > 0)
    made.close()
    made.deleteLater()


def test_past_games_are_listed_filtered_and_searched(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    click(qtbot, dialog.tabs.tabs[GAMES])
    page = dialog.games
    assert page.listing.rows.rowCount() == 3
    click(qtbot, page.results.chips[2])
    assert page.listing.rows.rowCount() == 1
    click(qtbot, page.results.chips[0])
    qtbot.keyClicks(page.search.line, "f3qb")
    assert page.listing.rows.rowCount() == 1
    assert page.listing.picked_row.code == "TF1-D1N-AAAF3QB"
    qtbot.keyClicks(page.search.line, "zzz")
    assert page.listing.isHidden()
    assert not page.again.isEnabled()


def test_a_past_deal_is_played_again(qtbot: QtBot, played: MainWindow) -> None:
    def choose(found: object) -> None:
        assert isinstance(found, StatisticsDialog)
        click(qtbot, found.tabs.tabs[GAMES])
        found.games.listing.setFocus()
        qtbot.keyClick(found.games.listing, Qt.Key.Key_Home)
        qtbot.keyClick(found.games.listing, Qt.Key.Key_Return)

    while_open(played, StatisticsDialog, choose)
    played.commands["statistics"].trigger()
    assert played.desk.deal is not None
    assert played.desk.deal.code == "TF1-D1N-AAAF3QB"


def test_p59_a_past_deal_does_not_give_up_a_begun_game_unasked(qtbot: QtBot, played: MainWindow) -> None:
    assert played.host.session is not None
    played.table.act(first_move(played.host.session))
    before = played.host.session

    def choose(found: object) -> None:
        assert isinstance(found, StatisticsDialog)
        found.overview.wanted.emit("TF1-D1N-AAAF3QB")

    while_open(played, StatisticsDialog, choose)
    played.commands["statistics"].trigger()
    assert played.stage.question.isVisible()
    assert played.host.session is before


def a_whole_game(window: MainWindow) -> None:
    """A game of twelve moves in the history."""
    session = window.host.session
    assert session is not None
    for _ in range(12):
        window.table.act(first_move(session))
    window.host.restart()


def test_a_past_game_is_watched_and_stopped(qtbot: QtBot, window: MainWindow) -> None:
    a_whole_game(window)
    before = window.host.session
    (kept,) = window.house.history.games()
    sheet = WatchSheet(window, kept, window.house.catalogue, window.house.speech, window.house.preferences, "#0B6A4A")
    sheet.show()
    assert sheet.is_playing
    assert sheet.place_words.text == "Move 0 of 12"
    sheet._timer.setInterval(5)
    qtbot.waitUntil(lambda: sheet.at >= 3, timeout=5000)
    click(qtbot, sheet.go)
    stopped = sheet.at
    qtbot.wait(40)
    assert sheet.at == stopped
    qtbot.keyClick(sheet, Qt.Key.Key_Left)
    assert sheet.at == stopped - 1
    click(qtbot, sheet.forward)
    assert sheet.at == stopped
    sheet.slider.setValue(12)
    assert sheet.session is not None
    assert len(sheet.session.history) == 12
    assert not sheet.forward.isEnabled()
    click(qtbot, sheet.go)
    assert sheet.at == 0, "from the start again"
    sheet.close()
    assert not sheet._timer.isActive()
    assert window.host.session is before
    assert window.house.history.rate("thoughtful") == Rate(1, 0), "watching is not playing"
    sheet.deleteLater()


def test_the_watched_table_takes_no_move_from_the_pointer(qtbot: QtBot, window: MainWindow) -> None:
    a_whole_game(window)
    (kept,) = window.house.history.games()
    sheet = WatchSheet(window, kept, window.house.catalogue, window.house.speech, window.house.preferences, "#0B6A4A")
    sheet.show()
    sheet.play(False)
    middle = sheet.table.mapTo(sheet, sheet.table.rect().center())
    for at in (middle, sheet.table.mapTo(sheet, QPoint(60, 60))):
        target = sheet.childAt(at) or sheet
        qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(target, Qt.MouseButton.LeftButton)
        qtbot.mouseRelease(target, Qt.MouseButton.LeftButton)
    assert sheet.session is not None
    assert len(sheet.session.history) == 0
    sheet.close()
    sheet.deleteLater()


@pytest.mark.parametrize("record", ["draw\nno such move", "t1 t2\nt1 t2", ""])
def test_a_game_that_the_rules_no_longer_allow_is_watched_as_far_as_it_goes(window: MainWindow, record: str) -> None:
    kept = thoughtful(record=record)
    sheet = WatchSheet(
        window,
        kept,
        window.house.catalogue,
        window.house.speech,
        window.house.preferences,
        "#0B6A4A",
    )
    sheet.show()
    assert not sheet.moves
    assert not sheet.go.isEnabled()
    assert (sheet.fault, bool(sheet._line.text)) == (bool(record), True)
    sheet.close()
    sheet.deleteLater()


def test_a_deal_is_starred_with_a_note_and_played_again(qtbot: QtBot, window: MainWindow) -> None:
    def write(found: object) -> None:
        assert isinstance(found, StarSheet)
        qtbot.keyClicks(found.note.line, "four kings below")
        qtbot.keyClick(found.note.line, Qt.Key.Key_Return)

    while_open(window, StarSheet, write)
    window.commands["star"].trigger()
    (star,) = window.house.history.past.stars()
    assert (star.code, star.game, star.note) == ("TF1-D1N-AAAAAAB", "thoughtful", "four kings below")
    window.desk.next_deal()

    def choose(found: object) -> None:
        assert isinstance(found, StatisticsDialog)
        click(qtbot, found.tabs.tabs[STARS])
        assert found.stars.listing.rows.rowCount() == 1
        click(qtbot, found.stars.play)

    while_open(window, StatisticsDialog, choose)
    window.commands["statistics"].trigger()
    assert window.desk.deal is not None
    assert window.desk.deal.code == "TF1-D1N-AAAAAAB"


def test_a_star_is_taken_away(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    click(qtbot, dialog.tabs.tabs[GAMES])

    def keep(found: object) -> None:
        assert isinstance(found, StarSheet)
        click(qtbot, found.keep)

    window = dialog.parentWidget()
    assert isinstance(window, MainWindow)
    while_open(window, StarSheet, keep)
    click(qtbot, dialog.games.star)
    click(qtbot, dialog.tabs.tabs[STARS])
    click(qtbot, dialog.stars.remove)
    assert window.house.history.past.stars() == []
    assert dialog.stars.listing.isHidden()


def test_the_list_is_exported_as_csv(dialog: StatisticsDialog, tmp_path: Path) -> None:
    dialog.export_to(tmp_path / "mine")
    lines = (tmp_path / "mine.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 3
    assert dialog.news.text == "Exported as mine.csv"
    dialog.export_to(tmp_path / "mine.csv" / "below a file.csv")
    assert "cannot be written" in dialog.news.text


def test_a_reset_asks_first_and_keeps_a_copy(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    history = dialog._history
    click(qtbot, dialog.reset)
    assert dialog.question.accessibleName() == "Forget all games of Thoughtful Solitaire?"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert history.past.count(Wanted()) == 5, "the default answer keeps all"
    click(qtbot, dialog.reset)
    click(qtbot, dialog.question.yes)
    assert history.past.count(Wanted()) == 1
    assert tiles(dialog).startswith("played: 1, won: 1")
    (copy,) = history.path.parent.glob("history.backup-*.sqlite3")
    assert copy.name in dialog.news.text
    assert History(copy).past.count(Wanted()) == 5


def test_without_a_game_it_opens_all_the_same(qtbot: QtBot, window: MainWindow) -> None:
    house = window.house
    made = StatisticsDialog(window, house.history, house.catalogue, house.speech, house.preferences, Which("spider"))
    made.show()
    assert tiles(made) == "played: 0, won: 0, win rate: 0%, streak now: 0, longest streak: 0"
    for tab in made.tabs.tabs:
        click(qtbot, tab)
        assert made.grab().width() > 0
    made.close()
    made.deleteLater()


def test_every_part_is_reached_by_tab(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    for page in range(3):
        click(qtbot, dialog.tabs.tabs[page])
        stops = dialog.tab_stops()
        assert dialog.done_button in stops
        seen = set()
        for _ in stops:
            focus = QApplication.focusWidget()
            seen.add(focus)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert len(seen) == len(stops)


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_it_fits_every_window_in_every_language(
    qtbot: QtBot, open_window: Opener, size: tuple[int, int], language: str
) -> None:
    window = open_window("TF1-D1N-AAAAAAB", size, language)
    window.house.history.record(thoughtful())
    house = window.house
    made = StatisticsDialog(
        window, house.history, house.catalogue, house.speech, house.preferences, Which("thoughtful", "D1N")
    )
    made.show()
    for tab in made.tabs.tabs:
        click(qtbot, tab)
        for button in made.findChildren(QAbstractButton):
            if button.isVisible() and not made.overview.isAncestorOf(button):
                right = button.mapTo(made, button.rect().bottomRight())
                assert made.panel.contains(right), button.text()
                assert button.width() >= min(button.sizeHint().width(), button.width())
    made.close()
    made.deleteLater()


def test_after_a_win_the_statistics_are_a_click_away(qtbot: QtBot, window: MainWindow) -> None:
    session = almost_won(window.house.catalogue)
    window.host.begin(session)
    window.table.act(last_move(session))
    qtbot.waitUntil(window.stage.win_panel.isVisible, timeout=5000)
    seen: list[str] = []

    def look(found: object) -> None:
        assert isinstance(found, StatisticsDialog)
        seen.append(tiles(found))
        qtbot.keyClick(found, Qt.Key.Key_Escape)

    while_open(window, StatisticsDialog, look)
    click(qtbot, window.stage.win_panel.statistics)
    assert seen == ["played: 1, won: 1, win rate: 100%, streak now: 1, longest streak: 1"]
    assert window.stage.win_panel.isVisible(), "the result stays"
    (kept,) = window.house.history.games()
    assert kept.record == "\n".join(Transcript().texts(session)[0])


@pytest.mark.parametrize("widths", [SECONDS, POINTS])
@pytest.mark.parametrize("values", [[0], [7, 7, 7], list(range(1000)), [1, 10**6], [100, 101, 5000]])
def test_a_distribution_counts_every_game_once(values: list[int], widths: tuple[int, ...]) -> None:
    tally = sorted({value: values.count(value) for value in values}.items())
    made = bins(tally, widths)
    assert 1 <= len(made) <= 9
    assert sum(each.games for each in made) == len(values)
    for value in values:
        assert sum(holds(each, value) for each in made) == 1
    assert all(later.low == each.high for each, later in pairwise(made))


def test_a_distribution_without_games_is_empty() -> None:
    assert bins([], SECONDS) == []
    assert not holds(Bin(0, 10, 0), None)
