"""Moving in two steps, select and then target: by keys always, by clicks where the player wants it so."""

from typing import TYPE_CHECKING

from qtsolitaire.rules import clicks
from qtsolitaire.rules.words import Move, Refusal
from qtsolitaire.table.hits import Hit
from qtsolitaire.table.marks import Place

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView


class Chooser:
    """The first choice selects cards, the second says where they go."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view

    def choose(self, hit: Hit, keep: bool = False) -> bool:
        """A card or an empty place is chosen; True where the board changed.

        Args:
            hit: the card, or the place.
            keep: whether the cards stay selected after a refused target, as they do by keys.
        """
        view, session = self._view, self._view.session
        if session is None:
            return False
        first = view.selection
        if hit.pile == session.engine.stock:
            view.gestures.click_stock()
            return True
        if hit.pile in session.engine.removable and hit.depth >= 0:
            return view.gestures.pairs.click(hit)
        if first is None or first.pile == hit.pile:
            self._select(hit, first)
            return False
        return self._drop(first, hit, keep)

    def _select(self, hit: Hit, first: Place | None) -> None:
        """Select these cards; chosen once more they are let go."""
        view, session = self._view, self._view.session
        assert session is not None
        engine, board = session.engine, session.position
        size = len(board.piles[hit.pile]) - hit.depth
        wanted = Place(hit.pile, hit.depth, size)
        view.select(None)
        if hit.depth < 0 or wanted == first:
            return
        refusal = view.ask(clicks.pick, engine, board, hit.pile, size)
        if refusal is None:
            view.select(wanted)
        else:
            view.refuse(refusal, wanted)

    def _drop(self, first: Place, hit: Hit, keep: bool) -> bool:
        view, session = self._view, self._view.session
        assert session is not None
        answer = view.ask(clicks.drop, session.engine, session.position, first.pile, first.size, hit.pile)
        if isinstance(answer, Move):
            view.act(answer)
            return True
        if not keep:
            view.select(None)
        if isinstance(answer, Refusal):
            view.refuse(answer, first)
        return False
