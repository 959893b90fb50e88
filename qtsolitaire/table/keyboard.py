"""The whole game by keys: arrows choose, Enter lifts and drops, letters do the rest (P62)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from qtsolitaire.rules import clicks
from qtsolitaire.rules.words import Move, Refusal, Role
from qtsolitaire.table.hits import Hit
from qtsolitaire.table.marks import Place
from qtsolitaire.table.steps import Way

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView

_ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_PAGES = {Qt.Key.Key_PageUp: Way.UP, Qt.Key.Key_PageDown: Way.DOWN}
_ENDS = {Qt.Key.Key_Home: True, Qt.Key.Key_End: False}
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard:
    """What keys do on the table. Keys of commands (draw, hint, undo) come from the window."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; False where it means nothing here."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in _ENTERS:
            if not event.isAutoRepeat():
                self._enter(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
            return True
        return self._travel(key) or self._look(key, event)

    def _travel(self, key: Qt.Key) -> bool:
        cursor = self._view.caret
        number = (key - Qt.Key.Key_0 - 1) % 10 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else -1
        if key not in _ARROWS and key not in _PAGES and key not in _ENDS and number < 0:
            return False
        if not self._wake() and number < 0:
            return True  # the first key only shows where the cursor is
        if key in _ARROWS:
            cursor.step(_ARROWS[key])
        elif key in _PAGES:
            cursor.step(_PAGES[key], whole_piles=True)
        elif key in _ENDS:
            cursor.to_end(_ENDS[key])
        else:
            cursor.to_column(number)
        return True

    def _look(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """V peeks at the cursor's card while it is held down."""
        if key != Qt.Key.Key_V:
            return False
        place = self._view.caret.place
        if place is not None and not event.isAutoRepeat():
            self._view.caret.show()
            self._view.peek.show(place.pile, place.depth)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """A key comes up."""
        if event.key() != Qt.Key.Key_V or event.isAutoRepeat():
            return False
        self._view.peek.hide()
        return True

    def _wake(self) -> bool:
        """True where the cursor was to be seen already."""
        shown = self._view.caret.is_shown
        self._view.caret.show()
        return shown

    # What Enter does

    def _enter(self, best: bool) -> None:
        place = self._view.caret.place
        if not self._wake() or place is None or self._view.is_over:
            return
        self._view.touched.emit()
        if best:
            self.send_to_best()
        else:
            self._view.choose(Hit(place.pile, place.depth), keep=True)

    # Commands

    def draw(self) -> None:
        """Click on the stock."""
        self._view.touched.emit()
        self._view.gestures.click_stock()

    def send_up(self) -> None:
        """The chosen card to its foundation (or wherever one click sends it), or the reason why not."""
        view, session, place = self._view, self._view.session, self._chosen()
        if session is None or place is None or view.is_over:
            return
        view.touched.emit()
        engine, board = session.engine, session.position
        answer = view.ask(clicks.click, engine, board, place.pile, place.size)
        self._follow(answer or self._onto_foundation(place), place)

    def _onto_foundation(self, place: Place) -> Move | Refusal | None:
        session = self._view.session
        assert session is not None
        engine, board = session.engine, session.position
        pile = next(iter(engine.places.of(Role.FOUNDATION)), None)
        return None if pile is None else self._view.ask(clicks.drop, engine, board, place.pile, place.size, pile)

    def send_to_best(self) -> None:
        """The chosen cards where a double click would send them (TF-14)."""
        view, session, place = self._view, self._view.session, self._chosen()
        if session is None or place is None or view.is_over:
            return
        answer = view.ask(clicks.double, session.engine, session.position, place.pile, place.size)
        self._follow(answer, place)

    def _chosen(self) -> Place | None:
        """What is selected, else where the cursor is, else what lies under the pointer."""
        view = self._view
        if view.selection is not None:
            return view.selection
        if view.caret.is_shown and view.caret.place is not None and view.caret.place.depth >= 0:
            return view.caret.place
        return view.gestures.hover.place

    def _follow(self, answer: Move | Refusal | None, source: Place) -> None:
        if isinstance(answer, Move):
            self._view.act(answer)
        elif isinstance(answer, Refusal):
            self._view.refuse(answer, source)
