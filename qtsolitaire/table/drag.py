"""Dragging: which piles would take the held cards, which one gets them, and what a refused drop is told."""

from typing import TYPE_CHECKING

from qtsolitaire.rules import clicks
from qtsolitaire.rules.words import Move, Refusal, Verb
from qtsolitaire.table.animation import Act, out_back
from qtsolitaire.table.held import Held
from qtsolitaire.table.hits import Hit, landing
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.marks import Place
from qtsolitaire.table.moves import Glide
from qtsolitaire.table.rings import Mark

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView

HOME_MS = 200
LEAST = 1 / 8
"""A pile is meant only if it shares this part of the card, or of what the most covered pile shares."""


class Drag:
    """One drag after the other. The board does not change before the drop."""

    def __init__(self, view: "TableView") -> None:
        """Work on this view's table."""
        self._view = view
        self.held = Held(view.table)
        self._answers: dict[int, Move | Refusal] = {}

    def __bool__(self) -> bool:
        """True while cards are held."""
        return bool(self.held)

    def begin(self, hit: Hit, x: float, y: float) -> None:
        """Lift the cards from ``hit`` on, or say why they stay."""
        view, session = self._view, self._view.session
        if session is None:
            return
        engine, board = session.engine, session.position
        size = len(board.piles[hit.pile]) - hit.depth
        refusal = view.ask(clicks.pick, engine, board, hit.pile, size)
        if refusal is not None:
            view.refuse(refusal, Place(hit.pile, hit.depth, size))
            return
        self._answers = {}
        for pile in range(len(board.piles)):
            answer = view.ask(clicks.drop, engine, board, hit.pile, size, pile)
            if answer is not None and pile != hit.pile:
                self._answers[pile] = answer
        lit = view.ask(clicks.targets, engine, board, hit.pile, size) or []
        view.select(None)
        view.marks.show(Mark.MAY, [view.last_of(pile) for pile in lit])
        view.motion.run([self.held.lift(hit.pile, size, x, y)])
        if view.reduced_motion:
            view.motion.finish()

    def follow(self, x: float, y: float) -> None:
        """Move the held cards with the pointer and light the pile that would get them."""
        self.held.follow(x, y)
        aim = self._aim()
        answer = self._answers.get(aim)
        if isinstance(answer, Move):
            aim = answer.target if answer.verb == Verb.CARRY else aim
            self._view.marks.show(Mark.DROP, [self._view.last_of(aim)])
        else:
            self._view.marks.show(Mark.DROP, [])

    def relay(self) -> None:
        """Fit the held cards to a new size (P38)."""
        if self.held:
            self.held.relay()

    def drop(self) -> None:
        """Let go: the move is made, or the cards spring home and the rule is told."""
        answer = self._answers.get(self._aim())
        source = Place(self.held.pile, -1, self.held.size)
        if isinstance(answer, Move):
            self._clear()
            self.held.let_go()
            self._view.act(answer, dropped=True)
            return
        self.spring_home()
        if isinstance(answer, Refusal):
            self._view.refuse(answer, source, shake_it=False)

    def spring_home(self, at_once: bool = False) -> None:
        """Cards back to where they were taken from; nothing has happened."""
        pile, size = self.held.pile, self.held.size
        self._clear()
        items = self.held.let_go()
        if items:
            self._view.run([] if at_once else self._homeward(items, pile, size))

    def _homeward(self, items: list[CardItem], pile: int, size: int) -> list[Act]:
        table = self._view.table
        points = table.frame.points(pile, table.board.piles[pile])[-size:]
        ways = [Glide(item, item.at(), point) for item, point in zip(items, points, strict=True)]
        return [Act(0, HOME_MS, way.step, ease=out_back) for way in ways]

    def _clear(self) -> None:
        self._view.motion.finish()
        self._answers = {}
        self._view.marks.clear(Mark.MAY, Mark.DROP)

    def _aim(self) -> int:
        """The pile that is meant: the legal one that shares most with the card, else the one that shares most."""
        table = self._view.table
        card = self.held.box()
        shares = {pile: card.shared(landing(table.frame, table.board, pile)) for pile in range(len(table.piles))}
        most = max(shares.values(), default=0)
        legal = {pile: share for pile, share in shares.items() if isinstance(self._answers.get(pile), Move)}
        best = max(legal, key=lambda pile: legal[pile], default=-1)
        if best >= 0 and legal[best] > 0 and legal[best] >= LEAST * most:
            return best
        meant = max(shares, key=lambda pile: shares[pile], default=-1)
        enough = most >= LEAST * card.width * card.height
        return meant if enough and meant != self.held.pile else -1
