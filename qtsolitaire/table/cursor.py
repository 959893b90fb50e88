"""The keyboard's place on the table: always on a live card or a visible place, shown while keys are in use (P62)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from qtsolitaire.rules.words import Role
from qtsolitaire.table import steps
from qtsolitaire.table.marks import Place, place_box
from qtsolitaire.table.rings import Mark
from qtsolitaire.table.steps import Way

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView


class Cursor(QObject):
    """One place. Its size says how many cards Enter would lift."""

    moved = Signal(object)  # the Place where it is now: by a key, or because the board has changed under it

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table; nothing is shown yet."""
        super().__init__(view)
        self._view = view
        self._place: Place | None = None
        self.is_shown = False

    @property
    def place(self) -> Place | None:
        """Where it is, shown or not; None without a game."""
        return self._place

    def show(self) -> None:
        """Keys are in use: be seen."""
        if not self.is_shown and self._place is not None and not self._view.is_over:
            self.is_shown = True
            self.redraw()
            self.moved.emit(self._place)

    def hide(self) -> None:
        """The pointer is in use: be gone, but keep the place."""
        self.is_shown = False
        self._view.marks.clear(Mark.CURSOR)

    def set_place(self, place: Place) -> None:
        """Be here from now on."""
        if place != self._place:
            self._place = place
            self.redraw()
            self.moved.emit(place)

    def take(self, place: Place) -> None:
        """The pointer has been used here: keys go on from there."""
        session = self._view.session
        if session is not None:
            self._place = steps.group_at(session.position, place.pile, place.depth)
        self.hide()

    def begin(self) -> None:
        """Another game lies on the table."""
        session = self._view.session
        self._place = steps.start(session.engine, session.position) if session else None
        self.redraw()
        if self.is_shown and self._place is not None:
            self.moved.emit(self._place)

    def follow_board(self) -> None:
        """The board has changed: stay in the pile, on its last card; leave a place that is gone."""
        session, place = self._view.session, self._place
        if session is None or place is None:
            return
        board, pile = session.position, place.pile
        if self._view.is_over:
            self.hide()
            return
        if not steps.is_live(session.engine, board, pile):
            pile = self._nearest(pile)
        self._place = steps.last(board, pile)
        self.redraw()
        if self.is_shown:
            self.moved.emit(self._place)

    def _nearest(self, pile: int) -> int:
        session, frame = self._view.session, self._view.table.frame
        assert session is not None
        x, y = frame.origin(pile)
        live = [each for each in range(len(session.position.piles)) if self._is_of_use(each)]
        points = {each: frame.origin(each) for each in live}
        return min(live, key=lambda each: (abs(points[each].x - x) + abs(points[each].y - y), each), default=pile)

    def _is_of_use(self, pile: int) -> bool:
        """A live pile that no other covers."""
        session = self._view.session
        assert session is not None
        engine, board = session.engine, session.position
        return steps.is_live(engine, board, pile) and not engine.is_covered(board, pile)

    # Steps

    def step(self, way: Way, whole_piles: bool = False) -> None:
        """One arrow: along the column first, then to the next pile; with cards in hand from pile to pile only."""
        session, place = self._view.session, self._place
        if session is None or place is None or not self._view.table.is_laid:
            return
        frame, board = self._view.table.frame, session.position
        lifted = self._view.selection is not None
        inside = None if whole_piles or lifted else steps.along(frame, board, place, way)
        if inside is not None:
            self.set_place(inside)
            return
        pile = steps.across(session.engine, frame, board, place.pile, way)
        if pile is not None:
            self.set_place(steps.last(board, pile))

    def to_end(self, first: bool) -> None:
        """To the column's first open card, or to its last one."""
        session, place = self._view.session, self._place
        if session is not None and place is not None and place.depth >= 0:
            cards = session.position.piles[place.pile]
            depth = steps.first_open(cards) if first else len(cards) - 1
            self.set_place(steps.group_at(session.position, place.pile, depth))

    def to_column(self, number: int) -> None:
        """To the tableau pile of this number, counted from 0 as they are named; nothing where there is none."""
        session = self._view.session
        if session is not None:
            columns = session.engine.places.of(Role.TABLEAU)
            if number < len(columns) and steps.is_live(session.engine, session.position, columns[number]):
                self.set_place(steps.last(session.position, columns[number]))

    def redraw(self) -> None:
        """Show it where it is: around all that Enter would lift, or around the one card that would be dropped on."""
        if self._place is None or not self.is_shown:
            self._view.marks.clear(Mark.CURSOR)
            return
        place = self._place
        if self._view.selection is not None and self._view.selection.pile != place.pile:
            place = place._replace(size=1)
        self._view.marks.show(Mark.CURSOR, [place])
        table = self._view.table
        if table.is_laid:
            self._view.reveal(place_box(table.frame, table.board.piles[place.pile], place))
        self._view.lights.show(self._place)
