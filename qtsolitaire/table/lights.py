"""Where a card can go, lit up while the pointer rests on it or the keyboard cursor is on it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from qtsolitaire.rules import clicks
from qtsolitaire.table.marks import Place
from qtsolitaire.table.rings import Mark

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView

REST_MS = 350  # the pointer has come to rest; one that only passes lights nothing


class Lights(QObject):
    """Shows the rings of possible targets. What is selected or held has rings of its own, which come first."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        super().__init__(view)
        self._view = view
        self.on = True
        self._wanted: Place | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(lambda: self.show(self._wanted))

    def rest_on(self, place: Place | None) -> None:
        """The pointer is over these cards, or over nothing: light up when it stays."""
        if place == self._wanted:
            return
        self._wanted = place
        self._rest.stop()
        if place is None or place.depth < 0:
            self.show(None)
        else:
            self._rest.start()

    def show(self, place: Place | None) -> None:
        """Light the piles that take these cards now; None: nothing."""
        view, session = self._view, self._view.session
        if view.selection is not None or view.gestures.drag or session is None:
            return
        lit: list[int] = []
        if self.on and place is not None and place.depth >= 0 and not view.is_over:
            lit = view.ask(clicks.targets, session.engine, session.position, place.pile, place.size) or []
        view.marks.show(Mark.MAY, [view.last_of(pile) for pile in lit])

    def set_on(self, on: bool) -> None:
        """Whether anything lights up."""
        self.on = on
        self.show(None)
