"""Games in a chosen state, for window tests."""

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Verb

ALMOST_WON = "foundations: SK HK DK CQ\nt1: KC\n"


def almost_won(catalogue: Catalogue, game: str = "thoughtful", number: int = 1) -> Session:
    """A game with a code, one move before the win: as if it had been played there."""
    variant = catalogue.get(game)
    engine = Engine(variant)
    board = boards.read(f"variant: {game}\n{ALMOST_WON}", catalogue.variants)
    deal = dealcodes.Deal(variant, variant.default_options(), number)
    return Session(engine, board.position, deal)


def last_move(session: Session) -> Move:
    """The move that wins it."""
    places = session.engine.places
    return Move(Verb.CARRY, places.index("t1"), places.index("f4"), 1)


def first_move(session: Session) -> Move:
    """Any legal move."""
    return session.engine.legal_moves(session.position)[0]
