"""A good-looking move where no winning line is known: a guess, ranked by what any patience player looks at first.

Everything is read from the compiled table and from what the engine says a move does, so every declared variant has
guesses. Weights are a judgement, not a measurement; only their order matters.
"""

from collections.abc import Collection
from itertools import pairwise

from qtsolitaire.rules.clicks import is_pointless
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position, Role, Verb, What

WON = 10_000
GOAL = 60  # for every step nearer to the goal
MOST_GOAL = 5  # steps that count at once, so that a long run is not everything
TURNS_UP = 45
FREES_PLACE = 22  # an empty column or cell more
ORDERS = 12  # two cards more that lie in order
FROM_RESERVE = 20
FROM_WASTE = 14
FROM_CELL = 16
BACK = -80  # a card comes back from a foundation
STOCK = -6  # drawing can wait; the later its verb, the longer
SEEN = -1000  # leads to where the game has been already
IDLE = -30  # changes nothing that counts


def ranked(engine: Engine, board: Position, seen: Collection[Position] = ()) -> list[Move]:
    """The legal moves, the most promising first.

    Args:
        engine: the game.
        board: where it stands.
        seen: positions that the game has been in: moves back to them come last.
    """
    moves = [
        move for move in engine.legal_moves(board) if move.verb != Verb.CARRY or not is_pointless(engine, board, move)
    ]
    return sorted(moves, key=lambda move: -_worth(engine, board, move, seen))


def _worth(engine: Engine, board: Position, move: Move, seen: Collection[Position]) -> int:
    step = engine.play(board, move)
    after = step.after
    if engine.is_won(after):
        return WON
    worth = SEEN if after in seen else 0
    if move.verb in (Verb.DRAW, Verb.DEAL, Verb.REDEAL):
        return worth + STOCK * (1 + (Verb.DRAW, Verb.DEAL, Verb.REDEAL).index(move.verb))
    gain = _gain(engine, board, after) + TURNS_UP * sum(event.what == What.TURNED_UP for event in step.events)
    return worth + gain + (_from(engine, move) if move.verb == Verb.CARRY else 0) + (IDLE if gain == 0 else 0)


def _gain(engine: Engine, board: Position, after: Position) -> int:
    """What the move brings: steps to the goal, places emptied, cards in order."""
    nearer = engine.left(board) - engine.left(after)
    goal = GOAL * max(-MOST_GOAL, min(nearer, MOST_GOAL))
    free = _free(engine, after) - _free(engine, board)
    return goal + FREES_PLACE * free + ORDERS * (_ordered(engine, after) - _ordered(engine, board))


def _free(engine: Engine, board: Position) -> int:
    """Columns and cells that take a card now."""
    places = (*engine.places.of(Role.TABLEAU), *engine.places.of(Role.CELL))
    return sum(not board.piles[place] and engine.piles[place].pile.takes > 0 for place in places)


def _ordered(engine: Engine, board: Position) -> int:
    """Pairs in the columns that a group may hold, or at least that the column would take."""
    found = 0
    for place in engine.places.of(Role.TABLEAU):
        compiled = engine.piles[place]
        masks = compiled.run if compiled.pile.run else compiled.onto
        found += sum(masks[under] >> over & 1 for under, over in pairwise(board.piles[place]))
    return found


def _from(engine: Engine, move: Move) -> int:
    """Where the card comes from: what frees reserve, waste and cells is good, what takes from a foundation is not."""
    piles = engine.places.piles
    source, target = piles[move.source].role, piles[move.target].role
    if source is Role.FOUNDATION:
        return BACK
    if target is Role.CELL:
        return -FROM_CELL
    return {Role.RESERVE: FROM_RESERVE, Role.WASTE: FROM_WASTE, Role.CELL: FROM_CELL}.get(source, 0)
