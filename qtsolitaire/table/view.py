"""The table as a widget: one game, and what the player does with the pointer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.rules import clicks
from qtsolitaire.rules.words import Move, Refusal, Step, Verb
from qtsolitaire.table.access import access_of
from qtsolitaire.table.canvas import TableCanvas
from qtsolitaire.table.choosing import Chooser
from qtsolitaire.table.cursor import Cursor
from qtsolitaire.table.geometry import Box
from qtsolitaire.table.hits import Hit
from qtsolitaire.table.input import Gestures, OneClick
from qtsolitaire.table.keyboard import Keyboard
from qtsolitaire.table.lights import Lights
from qtsolitaire.table.marks import Place
from qtsolitaire.table.moves import CARRY_MS, DROP_MS, hint_acts, shake
from qtsolitaire.table.peek import Peek
from qtsolitaire.table.rings import Mark
from qtsolitaire.table.shows import Shows

Answer = TypeVar("Answer")


class TableView(TableCanvas):
    """Shows a session and plays on it. The session is always right; the view only catches up."""

    acted = Signal(object)  # a Step of the player, after redo too
    undone = Signal()
    refused = Signal(object)  # a Refusal: the rule that forbids what the player tried
    won = Signal()  # the last move has arrived
    changed = Signal()  # any counter, the board or what can be undone
    touched = Signal()  # a button went down on the table
    selection_changed = Signal()
    asked_zoom = Signal(int)  # one step nearer (1) or farther (-1)
    fault = Signal(str, object)  # the variant's id and the exception its code raised; the game is as it was

    def __init__(self, parent: QWidget | None = None, cache: Path | None = None) -> None:
        """Make an empty table; ``cache`` keeps drawn cards between runs, None: the player's own cache folder."""
        super().__init__(parent, cache)
        self.marks_refusals = True
        self.hands_off = False  # the game is only shown: no pointer moves a card
        self.selection: Place | None = None
        self._session: Session | None = None
        self.peek, self.lights, self.caret = Peek(self.table), Lights(self), Cursor(self)
        self.gestures, self.keyboard, self._chooser = Gestures(self), Keyboard(self), Chooser(self)
        self.shows = Shows(self)
        self.access = access_of(self)
        self.caret.moved.connect(self.access.tell_focus)
        self.changed.connect(self.caret.follow_board)

    # --- the game -------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self._session

    @property
    def is_over(self) -> bool:
        """True once the game is won: cards lie still then."""
        session = self._session
        return session is not None and bool(self.ask(lambda: session.is_won))

    def set_session(self, session: Session, animate_deal: bool = True) -> None:
        """Put a game on the table; a fresh one is dealt before the player's eyes."""
        self.land()
        self.select(None)
        self.marks.clear()
        self.fades.finish()
        self.gestures.forget_clicks()
        self._has_arc = False
        self._session = session
        self.table.lay(session.engine, session.position)
        self.caret.begin()
        if animate_deal and session.deck and not session.history and self.table.is_laid:
            events = self.ask(session.engine.deal_events, session.deck)
            self.run(self.table.deal(events or ()))
        self.changed.emit()

    def act(self, move: Move, dropped: bool = False) -> None:
        """Play a move and show it; a refused one is told by ``refused``. ``dropped`` cards start where they are."""
        self.land(settle=not dropped)
        if self._session is None or self.is_over:
            return
        answer = self.ask(self._session.play, move)
        if isinstance(answer, Step):
            self._show(answer, DROP_MS if dropped else CARRY_MS)
            return
        self.table.settle()
        if isinstance(answer, Refusal):
            self.refuse(answer, self._place_of(move))

    def _place_of(self, move: Move) -> Place:
        held = len(self.table.board.piles[move.source])
        return Place(move.source, held - max(move.size, 1), max(move.size, 1))

    def undo(self) -> None:
        """Take the last action back and show it."""
        self.land()
        events = self.ask(self._session.undo) if self._session else None
        if self._session is not None and events is not None:
            self.select(None)
            self.run(self.table.step(events, self._session.position, back=True))
            self.undone.emit()
            self.changed.emit()

    def redo(self) -> None:
        """Do the last undone action again and show it."""
        self.land()
        step = self.ask(self._session.redo) if self._session else None
        if step is not None:
            self._show(step)

    def restart(self) -> None:
        """The same deal from the start."""
        if self._session is not None:
            self.land()
            self._session.restart()
            self.set_session(self._session)

    def _show(self, step: Step, least_ms: float = CARRY_MS) -> None:
        self.select(None)
        acts = self.table.step(step.events, step.after, least_ms=least_ms)
        self.acted.emit(step)
        self.changed.emit()
        self.run(acts, done=self._tell_if_won)  # last, so that a win is told after the action that brought it

    def _tell_if_won(self) -> None:
        session = self._session
        if session is not None and self.ask(lambda: session.is_won):
            self.won.emit()

    def refuse(self, refusal: Refusal, source: Place | None = None, shake_it: bool = True) -> None:
        """Say no: shake what was meant, mark the card that forbids it and tell the rule."""
        if source is not None and shake_it and source.depth >= 0 and not self.motion.is_running:
            self.run([shake(self.table.piles[source.pile][source.depth :])])
        place = Place(refusal.pile, refusal.depth) if refusal.pile >= 0 else source
        if place is not None and self.marks_refusals:
            self.marks.show(Mark.REFUSED, [place])
        self.refused.emit(refusal)

    def forget_refusal(self) -> None:
        """Take the mark of the last refusal away, as when its explanation closes."""
        self.marks.clear(Mark.REFUSED)

    def select(self, place: Place | None) -> None:
        """Choose some cards, as a click in a game of pairs does; piles that would take them light up."""
        if place == self.selection:
            return
        self.selection = place
        self.gestures.pairs.pill.hide()
        self.marks.show(Mark.SELECTED, [place] if place else [])
        lit: list[int] = []
        if place and self._session:
            session = self._session
            lit = self.ask(clicks.targets, session.engine, session.position, place.pile, place.size) or []
        self.marks.show(Mark.MAY, [self.last_of(pile) for pile in lit])
        self.caret.redraw()
        self.selection_changed.emit()

    def choose(self, hit: Hit, keep: bool = False) -> bool:
        """Select the cards at ``hit``, or send what is selected there; True where the board changed."""
        return self._chooser.choose(hit, keep)

    def last_of(self, pile: int) -> Place:
        """The pile's last card, or its empty place."""
        return Place(pile, len(self.table.board.piles[pile]) - 1)

    def show_hint(self, move: Move) -> None:
        """Suggest a move: dashed rings on source and target, and the cards glide there and back once."""
        self.land()
        source = self._place_of(move)
        ends = [source] if source.depth >= 0 else [Place(move.source)]
        if move.target >= 0:
            ends.append(self.last_of(move.target))
        self.marks.show(Mark.HINT, ends)
        if move.verb in (Verb.CARRY, Verb.REMOVE) and move.target >= 0:
            self.run(hint_acts(self.table, source, move.target))

    def ask(self, question: Callable[..., Answer], *args: Any) -> Answer | None:
        """Ask something that runs a plugin's code; what it raises becomes ``fault`` (P53), the answer None."""
        try:
            return question(*args)
        except Exception as error:  # whatever a stranger's code may raise
            self.fault.emit(self._session.engine.variant.id if self._session else "", error)
            return None

    def land(self, settle: bool = True) -> None:
        """Whatever flies or is held lies at its place now, and what was said about the last action is gone."""
        super().land()
        if settle:
            self.gestures.cancel()
        self.gestures.pairs.pill.hide()
        self.marks.clear(Mark.REFUSED, Mark.HINT, Mark.MOVABLE)

    def fit(self) -> None:
        """Lay everything out for the viewport's size; held cards stay under the pointer (P38)."""
        is_held = bool(self.gestures.drag)
        self.gestures.hover.clear()
        self.gestures.pairs.pill.hide()
        self.peek.hide()
        super().fit()
        if is_held:
            self.gestures.drag.relay()

    # --- settings -------------------------------------------------------------------------------------------

    def set_double_click(self, on: bool) -> None:
        """Whether two clicks send a card or group to where it fits (TF-14)."""
        self.gestures.double_clicks = on

    def set_one_click(self, meaning: OneClick) -> None:
        """What one click on a card does."""
        if meaning is not self.gestures.one_click:
            self.gestures.one_click = meaning
            self.select(None)

    def set_interactive_rules(self, on: bool) -> None:
        """Whether the card that forbids a move is marked (TF-19); ``refused`` is told in any case."""
        self.marks_refusals = on
        self.marks.clear(Mark.REFUSED)

    # --- pointer and keys -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture; whatever moves arrives first. Other buttons do nothing."""
        self._pressed(event, second=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin the second click of two."""
        self._pressed(event, second=True)

    def _pressed(self, event: QMouseEvent, second: bool) -> None:
        event.accept()
        self.touched.emit()
        if event.button() is Qt.MouseButton.LeftButton and not self.gestures.drag and not self.hands_off:
            self.land()
            self.gestures.press(*self._spot(event), second)
        elif event.button() is Qt.MouseButton.RightButton and not self.gestures.drag:
            self.gestures.look(*self._spot(event))

    def _spot(self, event: QMouseEvent) -> tuple[float, float]:
        """Where on the table the event happened."""
        at = event.position() + QPointF(self.scrolled)
        return at.x(), at.y()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift, drag or hover."""
        event.accept()
        if self.hands_off:
            return
        is_down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        x, y = self._spot(event)
        if self.gestures.drag:
            self.reveal(Box(round(x), round(y), 1, 1))
        self.gestures.move(x, y, is_down)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton and not self.hands_off:
            self.gestures.release(*self._spot(event))
        else:
            self.peek.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A table that is zoomed in scrolls, with Ctrl it zooms; nothing of this during a drag (P36)."""
        event.accept()
        turn = event.angleDelta().y()
        if self.gestures.drag:
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if turn:
                self.asked_zoom.emit(1 if turn > 0 else -1)
        elif self.zoom > 100:
            self.gestures.hover.clear()
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets go; during a drag no other key does anything (P36)."""
        if event.key() == Qt.Key.Key_Escape:
            self.forget_refusal()
        if event.key() == Qt.Key.Key_Escape and (self.gestures.drag or self.selection):
            self.gestures.let_go()
            self.select(None)
            event.accept()
        else:
            event.setAccepted(bool(self.gestures.drag) or (not self.hands_off and self.keyboard.press(event)))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A key that was held to look is let go."""
        event.setAccepted(self.keyboard.release(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by Tab sees where the cursor is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.caret.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Held cards go home (P39)."""
        super().focusOutEvent(event)
        self.gestures.let_go()

    def changeEvent(self, event: QEvent) -> None:
        """Held cards go home when the window is no longer the active one (P39); another language is spoken."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.retranslate()
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.gestures.let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        """A table that is not seen comes to rest."""
        super().hideEvent(event)
        self.land()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self.gestures.hover.clear()
        self.lights.rest_on(None)
