"""What the player may ask to see: the last move, and the cards that can move."""

from typing import TYPE_CHECKING

from qtsolitaire.rules.words import Move, Verb, What
from qtsolitaire.table.marks import Place
from qtsolitaire.table.rings import Mark

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView


class Shows:
    """Marks that answer a question and go with the next action."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view

    def last_move(self) -> bool:
        """Mark where the cards of the last action came from and where they are; False where there was none."""
        view, session = self._view, self._view.session
        if session is None or not session.past or view.is_over:
            return False
        view.land()
        board = session.position
        places: dict[Place, None] = {}
        for event in session.past[-1].events:
            if event.what is not What.TURNED_UP:
                held, count = len(board.piles[event.target]), len(event.cards)
                places[view.last_of(event.source)] = None
                places[Place(event.target, max(held - count, 0) if held else -1, count)] = None
        view.marks.show(Mark.HINT, places)
        return True

    def movable(self) -> int | None:
        """Mark every card or group that can move now; how many are marked, None where the marks were taken away."""
        view, session = self._view, self._view.session
        if session is None or view.is_over:
            return None
        shown = bool(view.marks.places(Mark.MOVABLE))
        view.land()
        if shown:
            return None
        moves = view.ask(session.engine.legal_moves, session.position) or []
        sizes: dict[int, int] = {}
        for move in moves:
            for pile in self._ends(move):
                sizes[pile] = max(sizes.get(pile, 1), move.size if move.verb is Verb.CARRY else 1)
        held = session.position.piles
        view.marks.show(Mark.MOVABLE, [Place(pile, len(held[pile]) - size, size) for pile, size in sizes.items()])
        return len(sizes)

    def _ends(self, move: Move) -> list[int]:
        """The piles whose cards the move takes; an empty stock is where a redeal is clicked."""
        session = self._view.session
        if session is not None and move.verb in (Verb.DRAW, Verb.REDEAL, Verb.DEAL):
            return [session.engine.stock]
        return [move.source, move.target] if move.verb is Verb.REMOVE and move.target >= 0 else [move.source]
