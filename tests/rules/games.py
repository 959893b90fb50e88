"""Short ways to set up a game and to ask it, for the tests of the rules."""

from functools import cache

from qtsolitaire import plugins
from qtsolitaire.play.session import Session
from qtsolitaire.rules import clicks
from qtsolitaire.rules.cards import letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Value
from qtsolitaire.rules.words import Move, Position, Refusal, Step, Verb
from qtsolitaire.testing.placing import place


@cache
def catalogue() -> plugins.Catalogue:
    return plugins.load_bundled()


def game(name: str, **options: Value) -> Engine:
    variant = catalogue().get(name)
    return Engine(variant, variant.default_options() | options)


class Board:
    """A session at a position given by hand, asked and moved by pile ids."""

    def __init__(self, name: str, options: dict[str, Value] | None = None, /, **piles: str) -> None:
        self.engine = game(name, **(options or {}))
        self.session = Session(self.engine, place(self.engine, 0, **piles))

    @property
    def position(self) -> Position:
        return self.session.position

    def index(self, pile: str) -> int:
        return self.engine.places.index(pile)

    def shows(self, pile: str) -> str:
        """The pile's cards, face-down ones in lower case."""
        cards = self.position.piles[self.index(pile)]
        return " ".join(letters(card) if card < 64 else letters(card).lower() for card in cards)

    def carry(self, source: str, target: str, size: int = 1) -> Step | Refusal:
        return self.session.play(Move(Verb.CARRY, self.index(source), self.index(target), size))

    def drop(self, source: str, target: str, size: int = 1) -> Move | Refusal | None:
        return clicks.drop(self.engine, self.position, self.index(source), size, self.index(target))

    def why(self, source: str, target: str, size: int = 1) -> str:
        """The id of the rule that refuses this carry, "" where it is legal."""
        refusal = self.engine.judge(self.position, Move(Verb.CARRY, self.index(source), self.index(target), size))
        return refusal.rule if refusal else ""

    def click(self, pile: str, size: int = 1) -> str:
        return self._told(clicks.click(self.engine, self.position, self.index(pile), size))

    def double(self, pile: str, size: int = 1) -> str:
        return self._told(clicks.double(self.engine, self.position, self.index(pile), size))

    def stock(self) -> Step | Refusal | None:
        answer = clicks.stock(self.engine, self.position)
        return self.session.play(answer) if isinstance(answer, Move) else answer

    def pair(self, one: str, other: str) -> Step | Refusal:
        return self.session.play(Move(Verb.REMOVE, self.index(one), self.index(other), 1))

    def alone(self, pile: str) -> Step | Refusal:
        return self.session.play(Move(Verb.REMOVE, self.index(pile), -1, 1))

    def _told(self, answer: Move | Refusal | None) -> str:
        if isinstance(answer, Refusal):
            return answer.rule
        if answer is None:
            return ""
        return "out" if answer.target < 0 else self.engine.places.piles[answer.target].id
