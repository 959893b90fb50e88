"""Moves as text, as game files and the command line write them: ``t4 t5 3``, ``waste f``, ``pair r7c1 r7c3``.

``docs/FORMATS.md`` describes them. Words and pile ids are never translated.
"""

from qtsolitaire.rules.cards import KING, rank, suit
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.errors import RecordProblem
from qtsolitaire.rules.words import Move, Position, Role, Verb

LONGEST = 100
"""Characters; the longest id of a pile is about ten."""

OWN_FOUNDATION = "f"
PAIR = "pair"
KING_ALONE = "king"
ALONE = "remove"

_STOCK_WORDS = {"draw": Verb.DRAW, "redeal": Verb.REDEAL, "deal": Verb.DEAL}
_WORDS = {verb: word for word, verb in _STOCK_WORDS.items()}
_MOST_CARDS = 999


def to_text(engine: Engine, board: Position, move: Move) -> str:
    """The move as text, on the board before it: ``from_text`` gives the same move back where it is legal."""
    if move.verb in _WORDS:
        return _WORDS[move.verb]
    piles = engine.places.piles
    source = piles[move.source].id
    if move.verb == Verb.REMOVE:
        if move.target != NO_PILE:
            return f"{PAIR} {source} {piles[move.target].id}"
        last = board.piles[move.source][-1:]
        return f"{KING_ALONE if last and rank(last[0]) == KING else ALONE} {source}"
    is_own = move.target == _own_foundation(engine, board, move.source, move.size)
    target = OWN_FOUNDATION if is_own else piles[move.target].id
    return f"{source} {target} {move.size}" if move.size > 1 else f"{source} {target}"


def from_text(engine: Engine, board: Position, text: str, number: int = 1) -> Move:
    """The move that the text means on this board, legal or not; capitals and more spaces do not matter.

    Args:
        engine: the game.
        board: the position before the move.
        text: the move.
        number: its place in the game, 1 for the first, for the refusal.

    Raises:
        RecordProblem: ``move.not_understood``, or ``move.no_pile`` for a pile that the game does not have.
    """
    words = text.lower().split() if len(text) <= LONGEST else []
    reading = _Reading(engine, text[:LONGEST], number)
    match words:
        case [word] if word in _STOCK_WORDS:
            return engine.stock_move(board, _STOCK_WORDS[word])
        case ["pair", one, other]:
            return Move(Verb.REMOVE, reading.pile(one), reading.pile(other), 1)
        case ["king" | "remove", one]:
            return Move(Verb.REMOVE, reading.pile(one), NO_PILE, 1)
        case [source, target]:
            return _carry(engine, board, reading.pile(source), (reading, target), None)
        case [source, target, size]:
            return _carry(engine, board, reading.pile(source), (reading, target), reading.size(size))
    raise reading.refused()


class _Reading:
    """What the refusal of one move needs."""

    def __init__(self, engine: Engine, text: str, number: int) -> None:
        self.engine = engine
        self.text = "".join(sign if sign.isprintable() else " " for sign in text)
        self.number = number

    def refused(self) -> RecordProblem:
        return RecordProblem("move.not_understood", number=self.number, text=self.text)

    def pile(self, word: str) -> int:
        try:
            return self.engine.places.index(word)
        except KeyError:
            raise RecordProblem("move.no_pile", number=self.number, text=self.text, pile=word) from None

    def size(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= _MOST_CARDS):
            raise self.refused()
        return int(word)


def _carry(engine: Engine, board: Position, source: int, to: tuple[_Reading, str], size: int | None) -> Move:
    reading, word = to
    own = word == OWN_FOUNDATION and _own_foundation(engine, board, source, size or 1) != NO_PILE
    target = _own_foundation(engine, board, source, size or 1) if own else reading.pile(word)
    return Move(Verb.CARRY, source, target, size or _only_size(engine, board, source, target))


def _only_size(engine: Engine, board: Position, source: int, target: int) -> int:
    """Without a number: one card; but where one card may not go and exactly one size of group may, that group."""
    sizes = range(1, len(board.piles[source]) + 1)
    legal = [size for size in sizes if engine.judge(board, Move(Verb.CARRY, source, target, size)) is None]
    return legal[0] if len(legal) == 1 else 1


def _own_foundation(engine: Engine, board: Position, source: int, size: int) -> int:
    """Where ``f`` leads: a foundation that takes the card, else the one of its suit, else the first (TF-08)."""
    cards = board.piles[source]
    places = [place for place in engine.places.of(Role.FOUNDATION) if place != source]
    if not cards or not places:
        return places[0] if places else NO_PILE
    for place in places:
        if engine.judge(board, Move(Verb.CARRY, source, place, size)) is None:
            return place
    own = suit(cards[-min(size, len(cards))])
    suited = (p for p in places if any(rule.suit == own for rule in engine.places.piles[p].first))
    return next(suited, places[0])
