"""The main window: bar, table and status line, and who hears whom. Rules and results live elsewhere."""

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qtsolitaire.rules.errors import Problem
from qtsolitaire.table.animation import Speed
from qtsolitaire.table.view import TableView
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.bar import Bar
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.explainer import Explainer
from qtsolitaire.windows.faults import Fault
from qtsolitaire.windows.files import Files
from qtsolitaire.windows.frame import WindowFrame
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.menu_key import MenuKey
from qtsolitaire.windows.resume import Resume
from qtsolitaire.windows.rules_panel import RulesPanel
from qtsolitaire.windows.stage import Stage
from qtsolitaire.windows.status_line import StatusLine
from qtsolitaire.windows.toast import Message

if TYPE_CHECKING:
    from qtsolitaire.windows.menus import MainMenu

LEAST = (640, 480)


class MainWindow(QWidget):
    """One game at a time."""

    def __init__(self, house: House, now: Callable[[], float] = time.monotonic) -> None:
        """Build everything; ``now`` gives monotonic seconds to the clock."""
        super().__init__()
        self.house = house
        self.setMinimumSize(*LEAST)
        self.bar, self.status = Bar(self), StatusLine(self)
        self.table = TableView(self)
        self.stage = Stage(self, self.table, RulesPanel(self, house.catalogue))
        self.host = GameHost(house.history, self, now)
        self.desk = Desk(house, self.host, self._ask, self)
        self.files = Files(self, house, self.host, self.desk)
        self.resume = Resume(house, self.host, self)
        self.explainer = Explainer(self, self.stage, self.table, house, self.host)
        self.commands = Actions(self)
        self.frame = WindowFrame(self, house.preferences)
        self._menu: MainMenu | None = None
        self._menu_key = MenuKey(self, self.open_menu)
        self._lay_out()
        self._wire()
        self._wear()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.stage, self.status):
            column.addWidget(part, 1 if part is self.stage else 0)
        self.table.setFocus()

    # Who hears whom

    def _wire(self) -> None:
        self._wire_commands()
        host, table, stage = self.host, self.table, self.stage
        host.dealt.connect(self._show_game)
        host.changed.connect(self._show_counts)
        host.ticked.connect(self._show_time)
        host.won.connect(lambda _result: self._say_verdict())
        table.acted.connect(lambda _step: host.acted())
        table.undone.connect(host.acted)
        table.won.connect(self._celebrate)
        table.fault.connect(self._hear_fault)
        self.desk.told.connect(self.tell)
        self.files.told.connect(self.tell)
        stage.win_panel.asked_new.connect(self.new_game)
        stage.win_panel.asked_again.connect(self.desk.play_again)
        stage.rules.closed.connect(lambda: self.open_rules(False))
        stage.rules.resized.connect(lambda width: self.house.preferences.set("rules_width", width))
        self.explainer.followed.connect(self._follow)
        self.house.languages.changed.connect(self.retranslate)
        self.house.preferences.listen(self._setting_changed)
        self.house.notices.listener = self._show_notices
        self.house.faults.playing = lambda: self.host.session.engine.variant if self.host.session else None
        self.house.faults.listener = self._show_fault

    def _wire_commands(self) -> None:
        desk, bar = self.desk, self.bar
        self.commands.connect(
            {
                "new_game": self.new_game,
                "restart": desk.restart,
                "next_deal": desk.next_deal,
                "previous_deal": desk.previous_deal,
                "deal_of_the_day": desk.deal_of_the_day,
                "undo": self.undo,
                "redo": self.redo,
                "open": self.files.open,
                "save": self.files.save,
                "copy_code": desk.copy_code,
                "paste_code": desk.paste_code,
                "rules": lambda: self.open_rules(not self.stage.rules_open),
                "settings": self.open_settings,
                "full_screen": self.frame.toggle_full_screen,
                "about": self.open_about,
                "quit": self.close,
            }
        )
        bar.asked_menu.connect(self.open_menu)
        bar.new_game.clicked.connect(self.new_game)
        bar.undo.clicked.connect(self.undo)
        bar.redo.clicked.connect(self.redo)
        bar.rules.clicked.connect(lambda: self.open_rules(not self.stage.rules_open))
        self.status.code.clicked.connect(desk.copy_code)

    # What the player asks for

    def undo(self) -> None:
        """Take the last action back."""
        self.table.undo()

    def redo(self) -> None:
        """Do it again."""
        self.table.redo()

    def new_game(self) -> None:
        """Choose a game, its options and a deal."""
        from qtsolitaire.windows.new_game import NewGameDialog

        self.stage.bubble.dismiss()
        house, host = self.house, self.host
        dialog = NewGameDialog(
            self,
            house.catalogue,
            house.speech,
            house.preferences,
            house.history,
            host.session,
            wardrobe.theme(house.preferences),
            seconds=host.clock.seconds,
        )
        if dialog.exec():
            if dialog.chosen:
                self.desk.want(dialog.chosen)
            elif dialog.restart:
                self.desk.restart()
        dialog.deleteLater()

    def open_settings(self) -> None:
        """Choose how the program looks, moves and speaks."""
        from qtsolitaire.windows.settings import SettingsDialog

        self.stage.bubble.dismiss()
        dialog = SettingsDialog(self, self.house.preferences, self.house.speech.language)
        dialog.exec()
        dialog.deleteLater()

    def open_about(self) -> None:
        """Tell what the program is and whose work it holds."""
        from qtsolitaire.windows.about import texts

        self.stage.question.tell(texts, self.house.speech.language, self._fill)

    def open_rules(self, wanted: bool) -> None:
        """Show the rules beside the table, or put them away."""
        self.stage.open_rules(wanted, self.table.motion.speed is not Speed.OFF)
        self.bar.rules.setChecked(wanted)
        self.commands["rules"].setChecked(wanted)
        self.house.preferences.set("rules_open", wanted)
        if not wanted:
            self.table.setFocus()

    def _follow(self, rule: str) -> None:
        self.open_rules(True)
        self.stage.rules.open_at(rule)

    def open_menu(self) -> None:
        """Show the menu under its button."""
        if self._menu is None:
            from qtsolitaire.windows.menus import MainMenu

            self._menu = MainMenu(self, self.commands, lambda chosen: self.house.preferences.set("language", chosen))
        self.stage.bubble.dismiss()
        self._menu.retranslate(self.house.speech.language)
        button = self.bar.menu
        button.setDown(False)
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height() + 4)))
        self._menu.setActiveAction(self._menu.actions()[0])

    # What is shown

    @property
    def _fill(self) -> str:
        return style.primary(wardrobe.theme(self.house.preferences))

    def _show_game(self) -> None:
        """Another game stands on the table, or the same from the start."""
        session = self.host.session
        if session is None:
            return
        self.stage.win_panel.hide()
        self.stage.toast.end_matter()
        self.stage.bubble.dismiss()
        self.table.set_session(session)
        self.stage.rules.show_game(session.engine, self.house.speech)
        self._say_game()
        self._show_time()

    def _say_game(self) -> None:
        session, speech = self.host.session, self.house.speech
        if session is None:
            return
        variant = session.engine.variant
        name = speech.name(variant)
        self.bar.title.tell(name, speech.options(variant, session.engine.options), speech.language)
        self.bar.arrange()
        self.status.set_code(session.deal.code if session.deal else "")
        self.setWindowTitle(QCoreApplication.translate("window", "{game} – Qt Solitaire").format(game=name))
        self._say_verdict()

    def _say_verdict(self) -> None:
        """After a win: how often this game has been won."""
        session = self.host.session
        if session is None or self.host.result is None:
            self.status.set_words("")
            return
        rate = self.house.history.rate(session.engine.variant.id)
        words = QCoreApplication.translate("status", "Won · {share} of your games")
        alone = QCoreApplication.translate("status", "Won")
        share = self.house.speech.percentage(rate.share)
        self.status.set_words(words.format(share=share) if rate.played else alone)

    def _show_counts(self) -> None:
        session = self.host.session
        if session is None:
            return
        self.bar.counters.set_counts(session.moves, session.score)
        for name, possible in (("undo", session.can_undo), ("redo", session.can_redo)):
            getattr(self.bar, name).setEnabled(possible)
            self.commands[name].setEnabled(possible)

    def _show_time(self) -> None:
        self.bar.counters.set_time(self.host.clock.seconds)

    def _celebrate(self) -> None:
        """The last card has landed: all cards fan into an arc, then the panel comes."""
        uid = self.host.uid
        once = Qt.ConnectionType.SingleShotConnection
        self.table.celebrated.connect(lambda: self._show_result(uid), once)
        self.table.play_win()

    def _show_result(self, uid: str) -> None:
        """Not if another game has come meanwhile."""
        if self.host.uid == uid and self.host.result:
            self.stage.win_panel.show_result(self.host.result, self.house.speech, self._fill)

    def tell(self, message: Message) -> None:
        """Show a toast."""
        self.stage.toast.say(message, self.house.speech.language)

    def _ask(self, act: Callable[[], None]) -> None:
        """May the game on the table be given up?"""
        translate = QCoreApplication.translate

        def texts() -> tuple[str, str, str, str]:
            return (
                translate("question", "Give up this game?"),
                translate("question", "It has begun and will count as lost."),
                translate("question", "Give up"),
                translate("question", "Keep playing"),
            )

        self.stage.question.ask(texts, act, self.house.speech.language, self._fill)

    def _show_notices(self) -> None:
        for problem in self.house.notices.take():
            self.tell(Message(partial(self._say_problem, problem), "info", stays_ms=10_000))

    def _say_problem(self, problem: Problem) -> str:
        return self.house.speech.problem(problem)

    def _hear_fault(self, _variant: str, error: Exception) -> None:
        self.house.faults.hear(type(error), error, error.__traceback__)

    def _show_fault(self, fault: Fault) -> None:
        """An exception nobody caught: say so, and lay the board out as it truly is."""
        translate = QCoreApplication.translate

        def words() -> str:
            if fault.variant is None:
                text = translate("fault", "Something went wrong in the program: {error}")
                return text.format(error=fault.error)
            text = translate("fault", "The plugin of {game} failed in “{method}”: {error}. Nothing has been moved.")
            name = self.house.speech.name(fault.variant)
            return text.format(game=name, method=fault.method, error=fault.error)

        self.table.land()
        self.tell(Message(words, "no", lambda: translate("bar", "New game"), self.new_game, stays_ms=0))

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
        if key == "letters":
            self.house.languages.set_letters(preferences.text("letters"))
        if key == "language":
            self.house.languages.switch(wardrobe.language(preferences))

    def retranslate(self, _language: str = "") -> None:
        """Say everything in the language in use."""
        speech = self.house.speech
        keys = {name: self.commands.keys(name) for name in ("new_game", "undo", "redo", "rules")} | {"menu": "F10"}
        self.bar.retranslate(speech, keys)
        self.status.retranslate(speech)
        self.stage.retranslate(speech)
        if self._menu is not None:
            self._menu.retranslate(speech.language)
        self._say_game()

    # The window itself

    def restore(self) -> None:
        """Show the window as it was left, the rules with it."""
        self.stage.rules_width = self.house.preferences.number("rules_width")
        if self.house.preferences.flag("rules_open"):
            self.open_rules(True)
        self.frame.restore()

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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game and the window's place."""
        self.table.land()
        self.resume.save()
        self.frame.save()
        self.house.history.close()
        super().closeEvent(event)
