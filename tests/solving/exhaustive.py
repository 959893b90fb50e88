"""The plainest search there is: every legal move of the engine, every position once. What the searches are held to."""

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role


def can_win(engine: Engine, board: Position, most: int = 200_000) -> bool | None:
    """Does any line of play win; None where more than ``most`` positions would have to be looked at."""
    known, stack = {_key(engine, board)}, [board]
    while stack:
        here = stack.pop()
        if engine.is_won(here):
            return True
        if len(known) > most:
            return None
        for move in engine.legal_moves(here):
            after = engine.play(here, move).after
            key = _key(engine, after)
            if key not in known:
                known.add(key)
                stack.append(after)
    return False


def _key(engine: Engine, board: Position) -> object:
    """Cells are alike to every rule; nothing else is merged."""
    held = sorted(board.piles[cell] for cell in engine.places.of(Role.CELL))
    others = [pile for index, pile in enumerate(board.piles) if engine.places.piles[index].role is not Role.CELL]
    return tuple(held), tuple(others), board.redeals
