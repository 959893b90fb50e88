"""The Settings dialog as a player uses it: SPEC AP-02, AP-06, case P60; look brief, section 4."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.plugins import Catalogue
from qtsolitaire.store.keys import KEYS
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.windows.settings import SettingsDialog
from qtsolitaire.windows.settings_rows import SwatchRow
from qtsolitaire.windows.settings_texts import GROUPS, TEXTS
from qtsolitaire.windows.widgets import Chip, ChipRow, Choice, Switch
from tests.windows.conftest import Opener

OWN = {"last_game", "window", "maximised", "rules_open", "rules_width"}
"""Settings that the window keeps for itself."""


@dataclass
class Room:
    """A window, its preferences, and a language switch that they turn, as in the program."""

    qtbot: QtBot
    preferences: Preferences
    languages: LanguageSwitch
    windows: list[QWidget] = field(default_factory=list)

    def open(self, size: tuple[int, int] = (1280, 800)) -> SettingsDialog:
        window = QWidget()
        self.windows.append(window)
        self.qtbot.addWidget(window)
        window.resize(*size)
        with self.qtbot.waitActive(window):
            window.show()
        dialog = SettingsDialog(window, self.preferences, self.languages.language)
        dialog.show()
        settle()
        return dialog


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication) -> Iterator[Room]:
    preferences, languages = Preferences(), LanguageSwitch(qapp, Catalogue())

    def follow(key: str) -> None:
        if key == "language":
            languages.switch(preferences.text(key))

    preferences.listen(follow)
    yield Room(qtbot, preferences, languages)
    languages.switch("en")
    for translator in (languages._own, languages._qt):
        qapp.removeTranslator(translator)
    languages.setParent(None)


def saved() -> Preferences:
    """What the next start would find."""
    return Preferences()


def choices(dialog: SettingsDialog, key: str) -> list[Choice]:
    control = dialog.row(key).control
    if isinstance(control, ChipRow):
        return list(control.chips)
    assert isinstance(control, SwatchRow)
    return list(control.swatches)


def click(room: Room, widget: QWidget) -> None:
    room.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def test_every_setting_of_the_player_is_there_once() -> None:
    shown = [key for group in GROUPS for key in group.keys]
    assert sorted(shown) == sorted(set(KEYS) - OWN) == sorted(TEXTS)


def test_every_choice_has_a_name(room: Room) -> None:
    dialog = room.open()
    for row in dialog.rows:
        assert row.sentence.text.endswith(".")
        if KEYS[row.key].choices:
            assert len(set(row.choices())) == len(KEYS[row.key].choices)


@pytest.mark.parametrize("key", [key for key in TEXTS if isinstance(KEYS[key].default, bool)])
def test_ap_02_a_switch_is_saved_at_once(room: Room, key: str) -> None:
    dialog = room.open()
    dialog.scroller.bring(dialog.row(key))
    before = room.preferences.flag(key)
    click(room, dialog.row(key).control)
    assert room.preferences.flag(key) is not before
    assert saved().flag(key) is not before
    room.qtbot.keyClick(dialog.row(key).control, Qt.Key.Key_Space)
    assert saved().flag(key) is before


@pytest.mark.parametrize("key", [key for key in TEXTS if KEYS[key].choices and key != "language"])
def test_ap_02_a_choice_is_saved_at_once(room: Room, key: str) -> None:
    dialog = room.open()
    for index, widget in enumerate(choices(dialog, key)):
        dialog.scroller.bring(widget)
        click(room, widget)
        assert saved().text(key) == KEYS[key].choices[index]


def test_ap_06_the_language_changes_at_once_here_too(room: Room) -> None:
    dialog = room.open()
    names = [widget.text() for widget in choices(dialog, "language")]
    assert names[1:] == ["English", "Français", "हिन्दी"]
    dialog.scroller.bring(dialog.row("language"))
    click(room, choices(dialog, "language")[2])
    assert dialog.windowTitle() == "Paramètres"
    assert choices(dialog, "language")[2].text() == "Français", "never translated"
    assert choices(dialog, "language")[2].isChecked()
    click(room, choices(dialog, "language")[1])
    assert dialog.windowTitle() == "Settings"


def test_p60_the_value_really_in_use_is_shown(room: Room, player_home: Path) -> None:
    path = player_home / "settings" / "settings.toml"
    path.parent.mkdir(parents=True)
    path.write_text("theme = 'sepia'\ndouble_click = 0\nback = 'waves'\n", encoding="utf-8")
    room.preferences = Preferences()
    dialog = room.open()
    assert choices(dialog, "theme")[KEYS["theme"].choices.index("system")].isChecked()
    assert choices(dialog, "back")[1].isChecked()
    control = dialog.row("double_click").control
    assert isinstance(control, Switch)
    assert control.isChecked()


def test_a_change_made_elsewhere_shows(room: Room) -> None:
    dialog = room.open()
    room.preferences.set("theme", "blue")
    assert choices(dialog, "theme")[1].isChecked()
    dialog.close()
    dialog.done(0)
    room.preferences.set("theme", "dark")  # nobody listens any more
    assert choices(dialog, "theme")[1].isChecked()


def test_pictures_show_what_the_cards_will_look_like(room: Room) -> None:
    dialog = room.open()
    before = {key: [each.grab().toImage() for each in choices(dialog, key)] for key in ("theme", "back")}
    assert all(one != other for one, other in zip(before["back"], before["back"][1:], strict=False))
    room.preferences.set("four_colours", True)
    room.preferences.set("large_print", True)
    assert choices(dialog, "theme")[1].grab().toImage() != before["theme"][1]
    room.preferences.set("theme", "blue")
    assert choices(dialog, "back")[1].grab().toImage() != before["back"][1], "backs lie on the table in use"


def test_settings_are_found_by_any_of_their_words(room: Room) -> None:
    dialog = room.open()

    def found(text: str) -> list[str]:
        dialog.search.line.clear()
        room.qtbot.keyClicks(dialog.search.line, text)
        return [row.key for row in dialog.rows if row.isVisible()]

    assert found("DOUBLE") == ["double_click"]
    assert found("orange") == ["four_colours"]
    assert found("waves") == ["back"]
    assert found("hindi") == ["language"]
    assert found("animation") == ["animation", "reduce_motion"]
    assert found("motion") == ["animation", "reduce_motion"], "a heading brings its whole group"
    assert found("nothing like it") == []
    dialog.search.line.clear()
    settle()
    assert len([row for row in dialog.rows if row.isVisible()]) == len(TEXTS)


def test_tab_and_arrows_reach_every_setting(room: Room) -> None:
    dialog = room.open((640, 480))
    stops = dialog.tab_stops()
    assert len(stops) == 1 + len(TEXTS) + 1, "search, one stop for each setting, the cross"
    focus = QApplication.focusWidget()
    assert focus is dialog.search.line
    for stop in stops[1:]:
        assert focus is not None
        room.qtbot.keyClick(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is stop
        corner = stop.mapTo(dialog, QPoint(0, 0))
        assert dialog.rect().contains(corner), "it has scrolled into view"
    first = next(widget for widget in choices(dialog, "animation") if widget.isChecked())
    first.setFocus()
    room.qtbot.keyClick(first, Qt.Key.Key_Right)
    assert saved().text("animation") == "slow"


def test_escape_closes(room: Room) -> None:
    dialog = room.open()
    with room.qtbot.waitSignal(dialog.finished):
        room.qtbot.keyClick(dialog.search.line, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_no_word_is_cut_off_at_any_size_in_any_language(room: Room, size: tuple[int, int], language: str) -> None:
    room.languages.switch(language)
    dialog = room.open(size)
    content = dialog.scroller.widget()
    assert content is not None
    assert content.height() == max(content.heightForWidth(content.width()), dialog.scroller.viewport().height())
    assert content.width() <= dialog.scroller.viewport().width(), "nothing scrolls sideways"
    for row in dialog.rows:
        for paragraph in (row.label, row.sentence):
            assert paragraph.height() >= paragraph.heightForWidth(paragraph.width()), paragraph.text
        for widget in choices(dialog, row.key) if KEYS[row.key].choices else []:
            assert widget.width() >= widget.sizeHint().width(), f"{widget.text()} is cut off"
            right = widget.mapTo(content, QPoint(widget.width(), 0)).x()
            assert right <= content.width(), f"{widget.text()} sticks out"


def test_everything_has_a_name_for_a_screen_reader(room: Room) -> None:
    dialog = room.open()
    for stop in dialog.tab_stops():
        assert QAccessible.queryAccessibleInterface(stop).text(QAccessible.Text.Name), stop
    for row in dialog.rows:
        assert row.control.accessibleName() == row.label.text
    for chip in dialog.findChildren(Chip):
        assert chip.accessibleDescription(), "what the choice is about"


@pytest.mark.parametrize(
    ("language", "key", "words"),
    [
        ("fr", "animation", ["Immédiate", "Rapide", "Normale", "Lente"]),  # la vitesse
        ("hi", "animation", ["तुरंत", "तेज\u093c", "सामान्य", "धीमी"]),  # रफ़्तार is feminine
        ("fr", "reduce_motion", ["Comme le système", "Activé", "Désactivé"]),
        ("hi", "back", ["जाली", "लहरें", "सूरज", "सादी"]),  # पीठ is feminine
        ("hi", "theme", ["हरा कपड\u093cा", "गहरा नीला", "सादा गहरा", "हल्का, अधिक कंट्रास्ट", "जैसा सिस्टम में हो"]),
    ],
)
def test_choices_agree_with_what_they_are_said_of(
    qtbot: QtBot, open_window: Opener, language: str, key: str, words: list[str]
) -> None:
    """Opened by its key in this language, a setting's choices have the gender and number of its label."""
    window = open_window(language=language)
    found: list[str] = []

    def read() -> None:
        [dialog] = [each for each in window.findChildren(SettingsDialog) if each.isVisible()]
        control = dialog.row(key).control
        found.extend(each.text() for each in control.findChildren(QAbstractButton))
        dialog.reject()

    QTimer.singleShot(50, window, read)
    qtbot.keyClick(window.table, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert found == words
