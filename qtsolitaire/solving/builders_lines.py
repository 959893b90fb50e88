"""Plans of Klondike's family as moves of the game: which pile every card is in, and where there is room for it."""

from itertools import pairwise

from qtsolitaire.rules.cards import face_down, suit
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position, Verb
from qtsolitaire.solving.builders_family import Family

NOWHERE = -1


class Player:
    """Plays what a plan says of cards, and finds the places for it."""

    def __init__(self, engine: Engine, family: Family, position: Position) -> None:
        """Begin at ``position``."""
        self.engine = engine
        self.family = family
        self.position = position
        self.moves: list[Move] = []

    def do(self, card: int, goes_up: bool) -> None:
        """The card goes up alone, or comes to a column with what lies on it."""
        pile = self._find(card)
        if pile in (self.family.stock, self.family.waste):
            self._draw(card)
        elif goes_up and self._over(card):
            self._bring(self._over(card)[0])
        if goes_up:
            self._play(Move(Verb.CARRY, self._find(card), self.family.foundations[suit(card)], 1))
        else:
            self._bring(card)

    def _play(self, move: Move) -> None:
        self.moves.append(move)
        self.position = self.engine.play(self.position, move).after

    def _find(self, card: int) -> int:
        return next(pile for pile, cards in enumerate(self.position.piles) if card in cards or face_down(card) in cards)

    def _over(self, card: int) -> bytes:
        cards = self.position.piles[self._find(card)]
        return cards[cards.index(card) + 1 :]

    def _draw(self, card: int) -> None:
        while not self.position.piles[self.family.waste].endswith(bytes([card])):
            verb = Verb.DRAW if self.position.piles[self.family.stock] else Verb.REDEAL
            self._play(self.engine.stock_move(self.position, verb))

    def _bring(self, card: int) -> None:
        """Carry the card and what lies on it to a place in the columns."""
        place = self._place(card)
        if place == NOWHERE:
            self._make_way(card)
            place = self._place(card)
        self._carry(card, place)

    def _carry(self, card: int, place: int) -> None:
        self._play(Move(Verb.CARRY, self._find(card), place, len(self._over(card)) + 1))

    def _place(self, card: int) -> int:
        """A host without a card, else an empty column that the card may open."""
        place = self._host(card)
        return self._empty() if place == NOWHERE and self.family.first >> card & 1 else place

    def _host(self, card: int) -> int:
        piles, onto = self.position.piles, self.family.onto
        free = (column for column in self.family.columns if piles[column] and onto[piles[column][-1]] >> card & 1)
        return next(free, NOWHERE)

    def _empty(self) -> int:
        return next((column for column in self.family.columns if not self.position.piles[column]), NOWHERE)

    def _make_way(self, card: int) -> None:
        """Where cards that have hosts open columns too: send home those that can go, then one off a host."""
        while self._send_home():
            pass
        if self._place(card) == NOWHERE:
            self._carry(self._lodger(card), self._empty())

    def _send_home(self) -> bool:
        """A whole run in a column of its own goes to a host, where there is one."""
        for column in self.family.columns:
            cards = self.position.piles[column]
            if cards and self.engine.liftable(self.position, column) == len(cards):
                place = self._host(cards[0])
                if place != NOWHERE and self.family.first >> cards[0] & 1:
                    self._carry(cards[0], place)
                    return True
        return False

    def _lodger(self, card: int) -> int:
        """A card on a host of this card that may open a column."""
        for column in self.family.columns:
            cards = self.position.piles[column]
            for under, over in pairwise(cards):
                takes = self.family.onto[under]
                if takes >> card & takes >> over & self.family.first >> over & 1:
                    return over
        raise LookupError(card)
