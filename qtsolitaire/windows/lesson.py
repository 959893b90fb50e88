"""An example on the table: a real deal stepped through, while the player's own game waits as it is (AP-03).

The example is a session of its own on the table. The host keeps the player's, so clock, statistics, the saved game and
undo know nothing of it; leaving the example lays that game out again.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from qtsolitaire.play.movetext import from_text
from qtsolitaire.play.session import Session
from qtsolitaire.rules.errors import Problem, RecordProblem
from qtsolitaire.rules.words import Refusal
from qtsolitaire.table.view import TableView
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.stage import Stage
from qtsolitaire.windows.toast import Message

if TYPE_CHECKING:
    from qtsolitaire.text.examples import Example, Step
    from qtsolitaire.windows.rules_panel import RulesPanel

_NEXT = (Qt.Key.Key_Right, Qt.Key.Key_PageDown)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_PageUp)
_STAYS_MS = 8000


class Lesson(QObject):
    """Shows one example at a time."""

    changed = Signal()  # begun, at another step, left
    told = Signal(object)  # a Message: what is wrong with an example

    def __init__(self, window: QWidget, house: House, host: GameHost, stage: Stage, table: TableView) -> None:
        super().__init__(window)
        self._house, self._host, self._stage, self._table = house, host, stage, table
        self.session: Session | None = None  # the example's game, None while the player's own is on the table
        self._example: Example | None = None
        self._at = 0
        self._refusals: list[Refusal] = []  # of the step that is being shown
        self._moves: list[int] = []  # the counter before each step
        self._keys: list[QShortcut] = []
        table.refused.connect(self._refusals.append)

    def serve(self, panel: "RulesPanel") -> None:
        """Do what the player asks for in the panel."""
        panel.asked_example.connect(self.begin)
        panel.asked_leave.connect(self.leave)
        panel.examples.asked_next.connect(self.go_on)
        panel.examples.asked_back.connect(self.go_back)
        panel.examples.asked_leave.connect(self.leave)

    def leaving(self, act: Callable[[], object]) -> Callable[[], None]:
        """The same act, for the player's own game: an example is left before."""

        def do() -> None:
            self.leave()
            act()

        return do

    # Begin and end

    def begin(self, example: "Example") -> None:
        """Put the example on the table; one that cannot be dealt is told, and the table stays."""
        self.leave()
        session = self._table.ask(self._session_of, example)
        if session is None:
            return
        self._host.hold()
        self._stage.clear()
        self.session, self._example, self._at = session, example, 0
        self._moves = []
        self._table.hands_off = True
        self._stage.set_beside(True)
        self._table.set_session(session, animate_deal=False)
        self._lend_keys(True)
        self.changed.emit()
        self._take()

    def _session_of(self, example: "Example") -> Session | None:
        from qtsolitaire.text import examples

        try:
            return examples.begin(example, self._house.catalogue.variants)
        except Problem as problem:
            self._tell(problem)
            return None

    def leave(self) -> None:
        """The player's own game again, exactly as it was."""
        if self.session is None:
            return
        self._stage.clear()
        self._end()
        if self._host.session is not None:
            self._table.set_session(self._host.session, animate_deal=False)
        self.changed.emit()

    def forget(self) -> None:
        """Another game of the player's comes onto the table."""
        if self.session is not None:
            self._end()
            self.changed.emit()

    def _end(self) -> None:
        self.session = self._example = None
        self._table.hands_off = False
        self._lend_keys(False)
        self._stage.set_beside(False)
        self._stage.rules.show_step(None, 0)
        self._host.let_go()

    # Steps

    def go_on(self) -> None:
        """The next step, if there is one."""
        if self._example is not None and self._at < len(self._example.steps) - 1:
            self._at += 1
            self._take()

    def go_back(self) -> None:
        """Take the step back, if there is one before it."""
        session, example = self.session, self._example
        if session is None or example is None or self._at == 0:
            return
        self._stage.end_refusal()
        step = example.steps[self._at]
        self._at -= 1
        if session.is_won:
            self._play_again(session, example)
        elif step.move and not step.refused:
            self._table.undo()
        session.moves = self._moves[self._at + 1]
        if example.steps[self._at].refused:
            self._take()
        else:
            self._show()

    def _play_again(self, session: Session, example: "Example") -> None:
        """From the deal to this step: what is won cannot be taken back (TF-18)."""
        session.restart()
        steps = example.steps[: self._at + 1]
        for text in (*example.before, *(step.move for step in steps if step.move and not step.refused)):
            session.play(from_text(session.engine, session.position, text))
        self._table.set_session(session, animate_deal=False)

    def _take(self) -> None:
        """Let happen what this step is about, and say its sentence."""
        session, example = self.session, self._example
        if session is None or example is None:
            return
        self._stage.end_refusal()
        self._table.land()
        self._moves[self._at :] = [session.moves]
        self._show()
        try:
            self._play(session, example, example.steps[self._at])
        except Problem as problem:
            self.leave()
            self._tell(problem)
        else:
            self.changed.emit()

    def _play(self, session: Session, example: "Example", step: "Step") -> None:
        """Play the step's move, or try it.

        Raises:
            RecordProblem: it does not happen as written.
        """
        if not step.move:
            return
        number = self._at + 1
        move = from_text(session.engine, session.position, step.move, number)
        self._refusals.clear()
        self._table.act(move)
        found = self._refusals[0].rule if self._refusals else ""
        if found != step.refused:
            raise RecordProblem(
                "example.not_as_written", id=example.id, number=number, wanted=step.refused or "-", found=found or "-"
            )

    def _show(self) -> None:
        self._stage.rules.show_step(self._example, self._at)
        self.changed.emit()

    def _tell(self, problem: Problem) -> None:
        self.told.emit(Message(partial(self._house.speech.problem, problem), "no", stays_ms=_STAYS_MS))

    # Keys

    def _lend_keys(self, on: bool) -> None:
        """Arrows and page keys step while an example is on the table; the window and its panel have them else."""
        if on and not self._keys:
            window = self._stage.window()
            for keys, act in ((_NEXT, self.go_on), (_BACK, self.go_back)):
                for key in keys:
                    shortcut = QShortcut(QKeySequence(key), window)
                    shortcut.activated.connect(act)
                    self._keys.append(shortcut)
        for shortcut in self._keys:
            shortcut.setEnabled(on)
