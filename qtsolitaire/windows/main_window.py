"""The main window: bar, table and status line, and who hears whom. Rules and results live elsewhere."""

import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qtsolitaire.table.view import TableView
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.aids import LIGHT, Aids
from qtsolitaire.windows.announcer import Announcer
from qtsolitaire.windows.bar import Bar
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.dialogs import Dialogs
from qtsolitaire.windows.display import Display
from qtsolitaire.windows.dropping import Dropping
from qtsolitaire.windows.explainer import Explainer
from qtsolitaire.windows.faults import Fault
from qtsolitaire.windows.frame import WindowFrame
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.hands import Hands
from qtsolitaire.windows.house import House
from qtsolitaire.windows.lesson import Lesson
from qtsolitaire.windows.menu_key import MenuKey
from qtsolitaire.windows.messages import Messages
from qtsolitaire.windows.outputs import Outputs
from qtsolitaire.windows.pause import Pause
from qtsolitaire.windows.plugin_desk import PluginDesk
from qtsolitaire.windows.requests import Requests
from qtsolitaire.windows.resume import Resume
from qtsolitaire.windows.stage import Stage
from qtsolitaire.windows.status_line import StatusLine
from qtsolitaire.windows.wiring import wire_commands

if TYPE_CHECKING:
    from qtsolitaire.windows.files import Files

LEAST = (640, 480)
_AFTER_START_MS = 400


class MainWindow(QWidget):
    """One game at a time."""

    def __init__(self, house: House, now: Callable[[], float] = time.monotonic) -> None:
        """Build everything; ``now`` gives monotonic seconds to the clock."""
        super().__init__()
        self.house = house
        self.setMinimumSize(*LEAST)
        self.bar, self.status = Bar(self), StatusLine(self)
        self.table = TableView(self)
        self.stage = Stage(self, self.table, house.catalogue)
        self.requests = Requests(self)
        self.host = GameHost(house.history, self, now)
        self.messages = Messages(self.stage, house, self.requests.new_game)
        self.resume = Resume(house, self.host, self)
        self.desk = Desk(house, self.host, self.resume, self.messages, self)
        self.dialogs = Dialogs(self, house, self.host, self.desk)
        self.announcer = Announcer(self, house, self.host, self.table)
        self.explainer = Explainer(self, self.stage, self.table, house, self.host)
        self.commands = Actions(self)
        self.display = Display(self, house, self.host, self.bar, self.status)
        self.aids = Aids(self, house, self.host, self.table, self.messages, self.display)
        self.outputs = Outputs(self, house, self.host, self.aids, self.messages.tell)
        self.dropping = Dropping(self, self.requests.take_in)
        self.plugins = PluginDesk(self, house, self.host, self.messages, self.dialogs)
        self.lesson = Lesson(self, house, self.host, self.stage, self.table)
        self.hands = Hands(self, house.preferences, self.table, self.commands, self.messages)
        self.pause = Pause(self.table, self.host, self.commands)
        self.frame = WindowFrame(self, house.preferences)
        self._menu_key = MenuKey()
        self._lay_out()
        self._wire()
        self._wear()
        self.retranslate()

    @cached_property
    def files(self) -> "Files":
        """Games and boards from and to files; made when first wanted, so that the window opens sooner."""
        from qtsolitaire.windows.files import Files

        made = Files(self, self.house, self.host, self.desk)
        made.told.connect(self.messages.tell)
        return made

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.stage, self.status):
            column.addWidget(part, 1 if part is self.stage else 0)
        self.table.setFocus()

    # Who hears whom

    def _wire(self) -> None:
        wire_commands(self)
        self.dialogs.finder = lambda: self.aids.finder
        self.aids.undo, self.aids.new_game = self.requests.undo, self.requests.new_game
        self.commands["winnable_light"].setChecked(self.house.preferences.flag(LIGHT))
        host, table, stage = self.host, self.table, self.stage
        host.dealt.connect(self._show_game)
        host.dealt.connect(self.aids.follow)
        host.changed.connect(lambda: self.display.show_counts(self.commands))
        host.ticked.connect(self.display.show_time)
        host.won.connect(lambda _result: self.display.say_verdict())
        table.acted.connect(lambda _step: self._hear_action())
        table.undone.connect(self._hear_action)
        table.won.connect(table.play_win)
        table.celebrated.connect(self._show_result)
        table.fault.connect(self._hear_fault)
        self.desk.told.connect(self.messages.tell)
        self.lesson.told.connect(self.messages.tell)
        self.lesson.changed.connect(self._show_lesson)
        stage.rules_made.connect(self.lesson.serve)
        stage.asking.connect(lambda asks: host.hold() if asks else host.let_go())
        stage.rules_resized.connect(lambda width: self.house.preferences.set("rules_width", width))
        table.touched.connect(self._menu_key.forget)
        self.house.languages.changed.connect(self.retranslate)
        self.house.preferences.listen(self._setting_changed)
        self.hands.follow_system(self._wear)
        self.house.notices.listener = self.messages.show_notices
        self.house.faults.playing = lambda: self.host.session.engine.variant if self.host.session else None
        self.house.faults.listener = self._show_fault

    # What is shown

    def _show_game(self) -> None:
        """Another game stands on the table, or the same from the start."""
        session = self.host.session
        if session is None:
            return
        self.stage.clear()
        self.lesson.forget()
        self.table.set_session(session, animate_deal=self.isVisible())
        if self.stage.has("rules"):
            self.stage.rules.show_game(session.engine, self.house.speech)
        self.display.say_game()
        self.display.show_time()

    def _show_result(self) -> None:
        """The cards stand in their arc. Not if another game has come meanwhile."""
        if self.host.result and self.lesson.session is None:
            self.stage.win_panel.show_result(self.host.result, self.house.speech, self.messages.fill)

    def _hear_action(self) -> None:
        """Only the player's own game counts."""
        if self.lesson.session is None:
            self.host.acted()
        else:
            self.display.show_counts(self.commands)

    def _show_lesson(self) -> None:
        """An example has come, gone on or gone."""
        shows = self.lesson.session is not None
        if shows != self.explainer.always:
            self.explainer.always = shows
            self.aids.set_quiet(shows)
            wardrobe.dress(self.table, self.house.preferences)
            self.table.marks_refusals = self.table.marks_refusals or shows
        self.display.example = self.lesson.session
        self.display.say_game()
        self.display.show_counts(self.commands)
        self.display.show_time()
        if not shows and self.host.result:
            self.table.play_win()

    def _hear_fault(self, _variant: str, error: Exception) -> None:
        self.house.faults.hear(type(error), error, error.__traceback__)

    def _show_fault(self, fault: Fault) -> None:
        """Lay the board out as it truly is, and say what happened."""
        self.table.land()
        self.messages.show_fault(fault)

    # What changes

    def _wear(self) -> None:
        """Take theme and deck from the settings."""
        chrome = style.chrome(wardrobe.theme(self.house.preferences))
        self.bar.wear(chrome)
        self.status.wear(chrome)
        wardrobe.dress(self.table, self.house.preferences)

    def _setting_changed(self, key: str) -> None:
        preferences = self.house.preferences
        if key in wardrobe.TABLE:
            self._wear()
        if key == LIGHT:
            self.commands["winnable_light"].setChecked(preferences.flag(LIGHT))
        if key == "letters":
            self.house.languages.set_letters(preferences.text("letters"))
        if key == "language":
            self.house.languages.switch(wardrobe.language(preferences))

    def retranslate(self, _language: str = "") -> None:
        """Say everything in the language in use."""
        speech = self.house.speech
        keys = {name: self.commands.keys(name) for name in ("new_game", "undo", "redo", "hint", "rules")} | {
            "menu": "F10"
        }
        self.bar.retranslate(speech, keys)
        self.status.retranslate(speech)
        self.stage.retranslate(speech)
        self.dialogs.retranslate()
        if self.pause.cover is not None:
            self.pause.cover.tell(speech.language)
        self.display.say_game()

    # The window itself

    def restore(self) -> None:
        """Show the window as it was left, the rules with it; then look at what can wait until it is seen."""
        self.stage.rules_width = self.house.preferences.number("rules_width")
        if self.house.preferences.flag("rules_open"):
            self.requests.open_rules(True)
        self.frame.restore()
        QTimer.singleShot(_AFTER_START_MS, self, self._ask_for_stillness)
        QTimer.singleShot(_AFTER_START_MS, self, self.messages.show_notices)
        QTimer.singleShot(_AFTER_START_MS, self, self.plugins.start)

    def _ask_for_stillness(self) -> None:
        from qtsolitaire.windows.stillness import Stillness

        self._stillness = Stillness(self._hear_of_stillness, self)
        self._stillness.ask()

    def _hear_of_stillness(self, still: bool) -> None:
        wardrobe.set_system_still(still)
        self._wear()

    def showEvent(self, event: QShowEvent) -> None:
        """The clock goes on."""
        super().showEvent(event)
        self.host.set_away(self.isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        """The clock stops (AP-05)."""
        super().hideEvent(event)
        self.host.set_away(True)

    def changeEvent(self, event: QEvent) -> None:
        """Minimised or back: the clock stops or goes on."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.host.set_away(self.isMinimized() or not self.isVisible())
            self.commands["full_screen"].setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange:
            self._menu_key.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever the table and the panels have no use for comes here; Escape leaves an example."""
        self._menu_key.pressed(event)
        if event.key() == Qt.Key.Key_Escape:
            self.lesson.leave()
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt alone opens the menu."""
        if self._menu_key.released(event):
            self.requests.open_menu()
        else:
            super().keyReleaseEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game and the window's place."""
        self.table.land()
        self.resume.save()
        self.frame.save()
        self.house.history.close()
        self.aids.close()
        self.plugins.close()
        super().closeEvent(event)
