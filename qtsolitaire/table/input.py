"""The pointer's gestures. What a gesture is about is settled by its first press (P37); it only ever chooses a move."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from qtsolitaire.rules import clicks
from qtsolitaire.rules.words import Move, Refusal
from qtsolitaire.table.drag import Drag
from qtsolitaire.table.hits import Hit, hit
from qtsolitaire.table.hover import Hover
from qtsolitaire.table.marks import Place
from qtsolitaire.table.pairs import Pairs

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView

LONG_MS = 500  # a finger that rests this long wants to look


class OneClick(Enum):
    """What one click on a card means; the player's choice."""

    FOUNDATION = "foundation"  # the game's own: to the foundation if it can go there (TF-13)
    SELECT = "select"  # it is chosen, and the next click says where it goes
    BEST = "best"  # what a double click means


@dataclass(slots=True)
class Press:
    """A button went down and has not come up."""

    hit: Hit | None  # what lay there when it went down
    x: float
    y: float
    second: bool  # the second press of a double click
    may_drag: bool = True


class Gestures:
    """Press, move and release become clicks, double clicks and drags."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view
        self.drag = Drag(view)
        self.hover = Hover(view.table)
        self.pairs = Pairs(view)
        self.double_clicks = True
        self.one_click = OneClick.FOUNDATION
        self._long = QTimer(view)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_MS)
        self._long.timeout.connect(self._look)
        self._press: Press | None = None
        self._last: tuple[Hit | None, bool] = (None, False)  # what the last click was on, and whether it moved anything

    def press(self, x: float, y: float, second: bool) -> None:
        """The main button goes down."""
        self.hover.clear()
        self._press = Press(self._at(x, y), x, y, second)
        self._long.start()
        if self._press.hit is not None:
            self._view.caret.take(Place(*self._press.hit))

    def look(self, x: float, y: float) -> None:
        """The other button goes down: a covered card shows itself."""
        at = self._at(x, y)
        if at is not None:
            self.hover.clear()
            self._view.peek.show(at.pile, at.depth)

    def _look(self) -> None:
        """The main button has been held on one spot: the same, and no click comes of it."""
        press = self._press
        if press is not None and press.hit is not None and not self.drag:
            self._view.peek.show(press.hit.pile, press.hit.depth)
            if self._view.peek.card >= 0:
                self._press = None

    def move(self, x: float, y: float, is_down: bool) -> None:
        """The pointer moves."""
        if self.drag:
            self.drag.follow(x, y)
        elif self._press and is_down:
            self._maybe_lift(self._press, x, y)
        elif not is_down:
            self._hover(x, y)

    def _maybe_lift(self, press: Press, x: float, y: float) -> None:
        far = abs(x - press.x) + abs(y - press.y) >= QApplication.startDragDistance()
        session = self._view.session
        if not far or not press.may_drag or press.hit is None or press.hit.depth < 0 or session is None:
            return
        press.may_drag = False
        self._long.stop()
        if press.hit.pile != session.engine.stock and not self._view.is_over:
            self._last = (None, False)
            self.drag.begin(press.hit, press.x, press.y)
            if self.drag:
                self.drag.follow(x, y)
            self._press = None

    def release(self, x: float, y: float) -> None:
        """The main button comes up."""
        press, self._press = self._press, None
        self._long.stop()
        self._view.peek.hide()
        if self.drag:
            self.drag.follow(x, y)
            self.drag.drop()
        elif press and self._at(x, y) == press.hit:
            self._click(press)

    def cancel(self) -> None:
        """Forget the gesture; held cards are home at once, as if never lifted."""
        self._forget()
        self.hover.clear()
        if self.drag:
            self.drag.spring_home(at_once=True)

    def let_go(self) -> None:
        """Forget the gesture; held cards spring home."""
        self._forget()
        if self.drag:
            self.drag.spring_home()

    def _forget(self) -> None:
        self._press = None
        self._long.stop()
        self._view.peek.hide()

    def forget_clicks(self) -> None:
        """The next press begins a new gesture, whatever came before it."""
        self._last = (None, False)

    def _click(self, press: Press) -> None:
        last, self._last = self._last, (press.hit, False)
        session = self._view.session
        if session is None or self._view.is_over:
            return
        if press.hit is None:
            self._view.select(None)
            return
        if press.hit.pile == session.engine.stock:
            self.click_stock()
        elif press.second and last[1]:
            self._last = (None, False)  # TF-14: the first of the two clicks has moved a card, the second does nothing
        elif press.hit.depth >= 0 or self._view.selection is not None:
            acted = self._click_card(press.hit, second=press.second and last[0] == press.hit)
            self._last = (press.hit, acted)

    def click_stock(self) -> None:
        """Every click on the stock counts, fast or slow: two quick ones draw twice (P37). A selection is let go."""
        view, session = self._view, self._view.session
        view.select(None)
        if session is not None:
            answer = view.ask(clicks.stock, session.engine, session.position)
            self._follow(answer, Place(session.engine.stock, len(session.position.piles[session.engine.stock]) - 1))

    def _click_card(self, at: Hit, second: bool) -> bool:
        """Act on a clicked card; True where it moved."""
        view, session = self._view, self._view.session
        if session is None:
            return False
        engine, board = session.engine, session.position
        if at.pile in engine.removable and at.depth >= 0:
            return self.pairs.click(at)
        size = len(board.piles[at.pile]) - at.depth
        if second and self.double_clicks:
            view.select(None)
            return self._follow(view.ask(clicks.double, engine, board, at.pile, size), Place(*at, size))
        if self.one_click is OneClick.SELECT or view.selection is not None:
            return view.choose(at)
        meaning = clicks.double if self.one_click is OneClick.BEST else clicks.click
        return self._follow(view.ask(meaning, engine, board, at.pile, size), Place(*at, size))

    def _follow(self, answer: Move | Refusal | None, source: Place) -> bool:
        if isinstance(answer, Move):
            self._view.act(answer)
            return True
        if isinstance(answer, Refusal):
            self._view.refuse(answer, source)
        return False

    def _at(self, x: float, y: float) -> Hit | None:
        table = self._view.table
        return hit(table.frame, table.board, x, y) if table.is_laid else None

    def _hover(self, x: float, y: float) -> None:
        view, session = self._view, self._view.session
        if session is None or view.motion.is_running or view.is_over or not view.table.is_laid:
            self.hover.clear()
            view.lights.rest_on(None)
            return
        at = self._at(x, y)
        self.pairs.hover(at)
        self.hover.show(self._movable(at))
        view.lights.rest_on(self.hover.place)

    def _movable(self, at: Hit | None) -> Place | None:
        """What rises under the pointer: cards that may be lifted, and the button in an empty stock."""
        view, session = self._view, self._view.session
        if session is None or at is None:
            return None
        engine, board = session.engine, session.position
        if at.pile == engine.stock:
            is_button = at.depth < 0 and isinstance(view.ask(clicks.stock, engine, board), Move)
            return Place(at.pile) if is_button else None
        size = len(board.piles[at.pile]) - at.depth
        if at.depth < 0 or view.ask(clicks.pick, engine, board, at.pile, size) is not None:
            return None
        return Place(at.pile, at.depth, size)
