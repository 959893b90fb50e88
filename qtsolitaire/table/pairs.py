"""Choosing two cards one after the other, in games where cards leave in pairs (PY-05)."""

from typing import TYPE_CHECKING

from qtsolitaire.rules import clicks
from qtsolitaire.rules.cards import rank
from qtsolitaire.rules.words import Move, Refusal
from qtsolitaire.table.hits import Hit
from qtsolitaire.table.marks import Place, place_box
from qtsolitaire.table.pill import SumPill

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView


class Pairs:
    """The first click selects, the second pairs; a card that goes alone goes with one click."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view
        self.pill = SumPill(view.table)

    def click(self, hit: Hit) -> bool:
        """A click on a card that may leave in a pair; True where the board changed."""
        view, session = self._view, self._view.session
        if session is None:
            return False
        engine, board = session.engine, session.position
        alone = view.ask(clicks.click, engine, board, hit.pile, 1)
        if isinstance(alone, Move):
            view.act(alone)
            return True
        refusal = view.ask(clicks.pick, engine, board, hit.pile, 1)
        if refusal is not None:
            view.refuse(refusal, Place(hit.pile, hit.depth))
            return False
        first = view.selection
        if first is None or first.pile == hit.pile:
            view.select(None if first else Place(hit.pile, hit.depth))
            return False
        return self._second(first, hit)

    def _second(self, first: Place, hit: Hit) -> bool:
        view, session = self._view, self._view.session
        if session is None:
            return False
        answer = view.ask(clicks.drop, session.engine, session.position, first.pile, 1, hit.pile)
        if isinstance(answer, Move):
            view.act(answer)
            return True
        view.select(Place(hit.pile, hit.depth))
        if not self.tell_sum(first, hit, fits=False) and isinstance(answer, Refusal):
            view.refuse(answer, Place(hit.pile, hit.depth))
        return False

    def tell_sum(self, first: Place, second: Hit, fits: bool) -> bool:
        """Show what two cards add up to, where the game is about a sum."""
        table, engine = self._view.table, self._view.table.engine
        removal = engine.table.removal if engine else None
        if removal is None or not removal.total:
            return False
        one, other = (table.board.piles[place.pile][place.depth] for place in (first, second))
        box = place_box(table.frame, table.board.piles[second.pile], Place(*second))
        self.pill.show(rank(one), rank(other), fits, box)
        return True

    def hover(self, hit: Hit | None) -> None:
        """While a card is selected, a second one that fits shows the sum with a tick."""
        view, session, first = self._view, self._view.session, self._view.selection
        if session is None or first is None or hit is None or hit.depth < 0 or hit.pile == first.pile:
            return
        answer = view.ask(clicks.drop, session.engine, session.position, first.pile, 1, hit.pile)
        if isinstance(answer, Move) and hit.pile in session.engine.removable:
            self.tell_sum(first, hit, fits=True)
