"""The New Game dialog as a player uses it: SPEC AP-02, DC-03, DC-05, DC-06, case P27; look brief, section 4."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.table import Variant
from qtsolitaire.store.history import Game, History, new_uid
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.table import themes
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.new_game_tile import Tile
from qtsolitaire.windows.text_field import Mark
from qtsolitaire.windows.widgets import Chip

SIX = ("thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid")


@dataclass
class Room:
    """What a dialog needs, with a window to lie in."""

    qtbot: QtBot
    catalogue: Catalogue
    preferences: Preferences
    history: History
    windows: list[QWidget] = field(default_factory=list)

    def open(
        self, size: tuple[int, int] = (1280, 800), session: Session | None = None, seconds: float | None = None
    ) -> NewGameDialog:
        window = QWidget()
        self.qtbot.addWidget(window)
        self.windows.append(window)
        window.resize(*size)
        with self.qtbot.waitActive(window):
            window.show()
        speech = Speech("en", self.catalogue)
        dialog = NewGameDialog(
            window, self.catalogue, speech, self.preferences, self.history, session, themes.GREEN, seconds=seconds
        )
        dialog.show()
        settle()
        return dialog

    def variant(self, name: str) -> Variant:
        return self.catalogue.get(name)


def settle() -> None:
    """Let layouts follow what has changed; each level posts its own request."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture(scope="module")
def six() -> Catalogue:
    """The six games of the SPEC: enough without a search box."""
    catalogue = load_bundled()
    catalogue.variants = [catalogue.get(name) for name in SIX]
    return catalogue


@pytest.fixture
def room(qtbot: QtBot, six: Catalogue) -> Iterator[Room]:
    made = Room(qtbot, six, Preferences(), History())
    yield made
    made.history.close()


def tile(dialog: NewGameDialog, name: str) -> Tile:
    return next(each for each in dialog.browser.gallery.tiles if each.variant.id == name)


def chosen_game(dialog: NewGameDialog) -> str:
    (chosen,) = [each.variant.id for each in dialog.browser.gallery.tiles if each.isChecked()]
    assert dialog.aside.details.name.text == tile(dialog, chosen).text(), "gallery and details tell the same game"
    return chosen


def chips(dialog: NewGameDialog) -> list[Chip]:
    return [chip for _, _, row in dialog.aside.details.rows for chip in row.chips]


def chosen_chips(dialog: NewGameDialog) -> list[str]:
    return [chip.text() for chip in chips(dialog) if chip.isChecked()]


def click(room: Room, widget: QWidget) -> None:
    room.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def type_code(room: Room, dialog: NewGameDialog, text: str) -> None:
    line = dialog.aside.code.line
    line.setFocus()
    line.clear()
    room.qtbot.keyClicks(line, text)
    settle()


def mark(dialog: NewGameDialog) -> Mark:
    return dialog.aside.code.mark


def said(dialog: NewGameDialog) -> str:
    return dialog.aside.code.message.text


def test_ap_02_it_opens_on_the_first_game_with_its_default_options(room: Room) -> None:
    dialog = room.open()
    assert chosen_game(dialog) == "thoughtful"
    assert chosen_chips(dialog) == ["Draw 1 · easy"]
    assert said(dialog) == "Leave it empty for a random deal."
    assert mark(dialog) is Mark.NONE


def test_it_opens_on_the_game_played_last_with_its_last_options(room: Room) -> None:
    spider = room.variant("spider")
    room.preferences.set("last_game", "spider")
    room.preferences.set_options(spider, {"suits": 2})
    dialog = room.open()
    assert chosen_game(dialog) == "spider"
    assert chosen_chips(dialog) == ["2 suits"]


def test_it_opens_on_the_game_on_the_table(room: Room) -> None:
    room.preferences.set("last_game", "spider")
    session = Session.from_deal(dealcodes.parse("BK1-C2-AAAAA24", room.catalogue.variants))
    dialog = room.open(session=session)
    assert chosen_game(dialog) == "bakers-game"
    assert chosen_chips(dialog) == ["2 cells"]


def test_an_unknown_last_game_does_no_harm(room: Room) -> None:
    room.preferences.set("last_game", "gone-plugin")
    assert chosen_game(room.open()) == "thoughtful"


def test_ap_02_a_click_on_deal_deals_at_random(room: Room) -> None:
    dialog = room.open()
    click(room, tile(dialog, "freecell"))
    click(room, next(chip for chip in chips(dialog) if chip.text() == "2 cells"))
    with room.qtbot.waitSignal(dialog.accepted):
        click(room, dialog.aside.deal)
    assert dialog.chosen is not None
    assert (dialog.chosen.variant.id, dialog.chosen.options) == ("freecell", {"cells": 2})
    assert not dialog.restart
    numbers = set()
    for _ in range(3):
        again = room.open()
        again.deal()
        assert again.chosen is not None
        numbers.add(again.chosen.number)
    assert len(numbers) > 1


def test_a_double_click_on_a_tile_deals_it(room: Room) -> None:
    dialog = room.open()
    target = tile(dialog, "pyramid")
    click(room, target)
    with room.qtbot.waitSignal(dialog.accepted):
        room.qtbot.mouseDClick(target, Qt.MouseButton.LeftButton)
        room.qtbot.mouseRelease(target, Qt.MouseButton.LeftButton)
    assert dialog.chosen is not None
    assert dialog.chosen.variant.id == "pyramid"


def test_settings_without_a_choice_are_not_shown(room: Room) -> None:
    dialog = room.open()
    assert [setting.id for setting, _, _ in dialog.aside.details.rows] == ["draw"], "Thoughtful has one redeal only"
    click(room, tile(dialog, "klondike"))
    assert [setting.id for setting, _, _ in dialog.aside.details.rows] == ["draw", "redeals"]


def test_arrows_walk_the_tiles_and_enter_deals(room: Room) -> None:
    dialog = room.open()
    assert tile(dialog, "thoughtful").hasFocus()

    def press(key: Qt.Key) -> str:
        room.qtbot.keyClick(QApplication.focusWidget(), key)
        return chosen_game(dialog)

    assert press(Qt.Key.Key_Right) == "klondike"
    assert press(Qt.Key.Key_Down) == "bakers-game"
    assert press(Qt.Key.Key_Left) == "freecell"
    assert press(Qt.Key.Key_Up) == "thoughtful"
    assert tile(dialog, "thoughtful").shows_focus
    press(Qt.Key.Key_Right)
    with room.qtbot.waitSignal(dialog.accepted):
        room.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert dialog.chosen is not None
    assert dialog.chosen.variant.id == "klondike"


def test_tab_goes_through_the_dialog_and_never_out_of_it(room: Room) -> None:
    dialog = room.open()
    click(room, tile(dialog, "klondike"))
    seen: list[QWidget] = []
    for _ in range(12):
        focus = QApplication.focusWidget()
        if focus is None or focus in seen:
            break
        seen.append(focus)
        room.qtbot.keyClick(focus, Qt.Key.Key_Tab)
    expected: list[QWidget] = [tile(dialog, "klondike"), *(chip for chip in chips(dialog) if chip.isChecked())]
    expected += [dialog.aside.code.line, dialog.aside.deal, dialog.browser.more, dialog.close_button]
    assert set(map(id, seen)) == set(map(id, expected))
    assert seen[: len(expected) - 1] == expected[:-1], "from the tiles over the options to the code and Deal"
    room.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is seen[-1]


def test_tab_comes_to_the_game_on_the_table_after_the_new_one(room: Room) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    session.play(session.engine.legal_moves(session.position)[0])
    dialog = room.open(session=session)
    card = dialog.browser.on_table
    assert card is not None
    last = [dialog.aside.deal, card.go_on, card.restart, dialog.browser.more, dialog.close_button]
    assert dialog.tab_stops()[-5:] == last


def test_enter_presses_the_button_it_is_on(room: Room) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    session.play(session.engine.legal_moves(session.position)[0])
    dialog = room.open(session=session)
    assert dialog.browser.on_table is not None
    dialog.browser.on_table.restart.setFocus()
    with room.qtbot.waitSignal(dialog.accepted):
        room.qtbot.keyClick(dialog.browser.on_table.restart, Qt.Key.Key_Return)
    assert dialog.restart
    assert dialog.chosen is None


def test_escape_closes_and_changes_nothing(room: Room) -> None:
    dialog = room.open()
    click(room, tile(dialog, "spider"))
    with room.qtbot.waitSignal(dialog.rejected):
        room.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert dialog.chosen is None
    assert not dialog.restart
    assert room.preferences.text("last_game") == ""


def test_a_click_beside_the_panel_closes(room: Room) -> None:
    dialog = room.open()
    with room.qtbot.waitSignal(dialog.rejected):
        room.qtbot.mouseClick(dialog, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))


def test_dc_06_a_code_moves_selection_and_options_and_says_so(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "bk1 c2 aaaaa24")
    assert chosen_game(dialog) == "bakers-game"
    assert chosen_chips(dialog) == ["2 cells"]
    assert mark(dialog) is Mark.GOOD
    assert said(dialog) == "Deal 860 with 2 cells"
    room.qtbot.keyClick(dialog.aside.code.line, Qt.Key.Key_Tab)
    assert dialog.aside.code.line.text() == "BK1-C2-AAAAA24", "shown as codes are written"
    click(room, dialog.aside.deal)
    assert dialog.chosen is not None
    assert dialog.chosen.code == "BK1-C2-AAAAA24"


def test_enter_in_the_code_field_deals(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "TF1-D3N-AAAAAAB")
    with room.qtbot.waitSignal(dialog.accepted):
        room.qtbot.keyClick(dialog.aside.code.line, Qt.Key.Key_Return)
    assert dialog.chosen is not None
    assert dialog.chosen.code == "TF1-D3N-AAAAAAB"


def test_dc_06_a_wrong_character_is_named_with_its_place_at_once(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "BK1-C4-AAAA!24")
    assert mark(dialog) is Mark.BAD
    assert "“!”" in said(dialog)
    assert "12" in said(dialog)
    assert dialog.aside.code.line.accessibleDescription() == said(dialog)
    assert chosen_game(dialog) == "thoughtful", "nothing moves"


def test_dc_06_a_wrong_code_is_not_dealt(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "BK1-C4-AAAA!24")
    click(room, dialog.aside.deal)
    room.qtbot.mouseDClick(tile(dialog, "thoughtful"), Qt.MouseButton.LeftButton)
    room.qtbot.mouseRelease(tile(dialog, "thoughtful"), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.chosen is None
    assert dialog.aside.code.line.hasFocus(), "the cursor stands where the mistake is"


def test_an_unfinished_code_turns_red_only_when_the_player_has_finished(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "BK1-C4-AA")
    assert mark(dialog) is Mark.NONE
    room.qtbot.keyClick(dialog.aside.code.line, Qt.Key.Key_Return)
    assert mark(dialog) is Mark.BAD
    assert dialog.isVisible()


@pytest.mark.parametrize("text", ["ZZ-12", "FC-0", "FC--1", "FC-4294967296", "FC-99999999999999999999", "KL-", "-5"])
def test_p27_unknown_games_and_numbers_out_of_range_are_refused(room: Room, text: str) -> None:
    dialog = room.open()
    type_code(room, dialog, text)
    room.qtbot.keyClick(dialog.aside.code.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.chosen is None
    assert mark(dialog) is Mark.BAD
    assert said(dialog)


@pytest.mark.parametrize("text", ["11982", "#11982", " # 11982 "])
def test_dc_05_a_microsoft_number_with_freecell_chosen(room: Room, text: str) -> None:
    dialog = room.open()
    click(room, tile(dialog, "freecell"))
    type_code(room, dialog, text)
    assert said(dialog) == "Microsoft deal 11,982 with 4 cells"
    click(room, dialog.aside.deal)
    assert dialog.chosen is not None
    assert dialog.chosen.code == "FC1-C4-#11982"


def test_dc_05_the_number_becomes_good_when_its_game_is_chosen(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "11982")
    assert mark(dialog) is Mark.BAD, "Thoughtful has no Microsoft deals"
    click(room, tile(dialog, "freecell"))
    assert dialog.aside.code.line.text() == "FC1-C4-#11982"
    assert mark(dialog) is Mark.GOOD


def test_dc_03_other_options_keep_the_number(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "KL1-D1N-AAAAA24")
    click(room, next(chip for chip in chips(dialog) if chip.text() == "Draw 3"))
    assert dialog.aside.code.line.text() == "KL1-D3N-AAAAA24"
    assert said(dialog).startswith("Deal 860 with Draw 3")


def test_another_game_drops_the_code_of_the_former_one(room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "KL1-D1N-AAAAA24")
    click(room, tile(dialog, "spider"))
    assert chosen_game(dialog) == "spider"
    assert dialog.aside.code.line.text() == ""
    assert mark(dialog) is Mark.NONE


def won(options: str = "D1N", game: str = "klondike", won: bool = True, **values: object) -> Game:
    usual = Game(new_uid(), game, options, "KL1-D1N-AAAAAAB", won, 510, 108, 0, 372.0, False, "2026", "2026")
    return usual._replace(**values)  # type: ignore[arg-type]


def test_ap_05_bests_and_rate_belong_to_game_and_options(room: Room) -> None:
    for each in (won(), won(won=False), won(moves=1040), won("D3N", won=False)):
        room.history.record(each)
    dialog = room.open()
    click(room, tile(dialog, "klondike"))
    details = dialog.aside.details
    assert details.bests.pairs == [("6:12", "best time"), ("108", "fewest moves"), ("510", "best score")]
    assert "Won 2 of 4" in tile(dialog, "klondike").accessibleDescription()
    assert "Won" not in tile(dialog, "spider").accessibleDescription()
    click(room, next(chip for chip in chips(dialog) if chip.text() == "Draw 3"))
    assert details.bests.isHidden()
    assert details.no_best.text == "Not won yet with these options."
    click(room, tile(dialog, "pyramid"))
    assert details.no_best.text == "Not played yet with these options."


def test_the_game_on_the_table_can_be_continued_or_restarted(room: Room) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    session.play(session.engine.legal_moves(session.position)[0])
    dialog = room.open(session=session, seconds=52.4)
    card = dialog.browser.on_table
    assert card is not None
    assert card.line.text.startswith("Klondike · Draw 1")
    assert card.line.text.endswith("0:52")
    with room.qtbot.waitSignal(dialog.rejected):
        click(room, card.go_on)
    again = room.open(session=session)
    assert again.browser.on_table is not None
    with room.qtbot.waitSignal(again.accepted):
        click(room, again.browser.on_table.restart)
    assert again.restart


@pytest.mark.parametrize(("size", "pinned"), [((1280, 800), True), ((640, 480), False)])
def test_the_game_on_the_table_stays_in_sight_in_a_tall_window(room: Room, size: tuple[int, int], pinned: bool) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    dialog = room.open(size, session)
    card = dialog.browser.on_table
    assert card is not None
    assert (card.parentWidget() is dialog.browser) is pinned
    assert dialog.browser.gallery.isVisible()
    assert dialog.browser.gallery.height() > 200


def test_a_deal_without_a_move_has_nothing_to_restart(room: Room) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    card = room.open(session=session).browser.on_table
    assert card is not None
    assert not card.restart.isEnabled()


def test_tiles_show_each_games_own_table_with_its_options(room: Room) -> None:
    dialog = room.open()
    pictures = {each.variant.id: each.grab().toImage() for each in dialog.browser.gallery.tiles}
    click(room, tile(dialog, "bakers-game"))
    before = tile(dialog, "bakers-game").grab().toImage()
    click(room, next(chip for chip in chips(dialog) if chip.text() == "1 cell"))
    after = tile(dialog, "bakers-game").grab().toImage()
    assert before != after, "three cells have gone from the picture"
    click(room, tile(dialog, "spider"))
    assert tile(dialog, "klondike").grab().toImage() == pictures["klondike"]
    assert len({each.cacheKey() for each in pictures.values()}) == 6


SIZES = [(640, 480), (800, 600), (1024, 768), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_everything_fits_at_every_size_and_language(
    qapp: QApplication, room: Room, size: tuple[int, int], language: str
) -> None:
    with spoken(qapp, room.catalogue, language):
        dialog = room.open(size)
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        click(room, tile(dialog, "klondike"))
        type_code(room, dialog, "BK1-C4-AAAA!24")
        columns = {each.x() for each in dialog.browser.gallery.tiles}
        assert len(columns) == (2 if size[0] < 900 else 3)
        assert dialog.aside.deal.height() >= 48
        for chip in chips(dialog):
            assert chip.width() >= chip.sizeHint().width(), f"{chip.text()} is cut off"
        message = dialog.aside.code.message
        assert message.height() >= message.heightForWidth(message.width()), "the mistake is told in full"
        for widget in (dialog.aside.deal, dialog.aside.code, message, dialog.browser):
            corner = widget.mapTo(dialog, QPoint(widget.width() - 1, widget.height() - 1))
            assert dialog.panel.contains(corner), f"{widget.accessibleName()} sticks out"
        details = dialog.aside.details
        assert details.width() <= dialog.aside.width(), "nothing scrolls sideways"


class spoken:  # noqa: N801 - reads as a phrase
    """The program in a language, English again afterwards."""

    def __init__(self, qapp: QApplication, catalogue: Catalogue, language: str) -> None:
        self.app, self.switch = qapp, LanguageSwitch(qapp, catalogue)
        self.switch.switch(language)

    def __enter__(self) -> LanguageSwitch:
        return self.switch

    def __exit__(self, *_: object) -> None:
        self.switch.switch("en")
        for translator in (self.switch._own, self.switch._qt):
            self.app.removeTranslator(translator)
        self.switch.setParent(None)


def test_ap_06_another_language_is_spoken_at_once_and_nothing_is_lost(qapp: QApplication, room: Room) -> None:
    dialog = room.open()
    type_code(room, dialog, "BK1-C2-AAAAA24")
    with spoken(qapp, room.catalogue, "fr"):
        settle()
        assert dialog.windowTitle() == "Nouvelle partie"
        assert tile(dialog, "thoughtful").text() == "Solitaire Réfléchi"
        assert dialog.aside.code.line.text() == "BK1-C2-AAAAA24"
        assert mark(dialog) is Mark.GOOD
        assert chosen_game(dialog) == "bakers-game"
    settle()
    assert dialog.windowTitle() == "New game"


def test_everything_has_a_name_for_a_screen_reader(room: Room) -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", room.catalogue.variants))
    dialog = room.open(session=session)
    for stop in dialog.tab_stops():
        interface = QAccessible.queryAccessibleInterface(stop)
        assert interface.text(QAccessible.Text.Name), stop
    assert QAccessible.queryAccessibleInterface(tile(dialog, "klondike")).text(QAccessible.Text.Description)


def test_more_than_eight_games_can_be_searched(qtbot: QtBot) -> None:
    catalogue = load_bundled()
    room = Room(qtbot, catalogue, Preferences(), History())
    six = room.open() if len(catalogue.variants) <= 8 else None
    assert six is None or six.browser.search is None
    if len(catalogue.variants) <= 8:
        catalogue.variants = [*catalogue.variants, *catalogue.variants][:9]
    dialog = room.open((800, 600))
    assert dialog.browser.search is not None
    gallery = dialog.browser.gallery.mapTo(dialog.browser, QPoint(0, 0))
    assert gallery.y() < 80, "the tiles begin right below the search box"
    qtbot.keyClicks(dialog.browser.search.line, "SPIDER")
    shown = [each.variant.id for each in dialog.browser.gallery.tiles if each.isVisible()]
    assert "spider" in shown
    assert "klondike" not in shown
    qtbot.keyClicks(dialog.browser.search.line, " nothing like it")
    assert not any(each.isVisible() for each in dialog.browser.gallery.tiles)
    room.history.close()


def test_a_plugin_that_fails_leaves_the_others_usable(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a plugin's mistake")

    monkeypatch.setattr("qtsolitaire.windows.new_game.miniature", broken)
    dialog = room.open()
    dialog.grab()
    click(room, tile(dialog, "spider"))
    click(room, dialog.aside.deal)
    assert dialog.chosen is not None


def test_the_window_below_gets_no_key_and_no_click(room: Room) -> None:
    dialog = room.open((640, 480))
    window = dialog.parentWidget()
    assert window is not None
    assert dialog.geometry() == window.rect()
    window.resize(1280, 800)
    settle()
    assert dialog.geometry() == window.rect(), "it follows the window"
    override = QEvent(QEvent.Type.ShortcutOverride)
    override.ignore()
    QApplication.sendEvent(dialog, override)
    assert override.isAccepted()
