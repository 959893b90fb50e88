"""Perft: count every line of play to a depth. Two engines that agree on it agree on the rules.

The name and the practice are those of chess programs; a wrong count is found by comparing the subtotals per move.
"""

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position


def perft(engine: Engine, board: Position, depth: int) -> int:
    """How many sequences of ``depth`` legal moves there are, lines that end earlier left out."""
    moves = engine.legal_moves(board)
    if depth == 1:
        return len(moves)
    return sum(perft(engine, engine.play(board, move).after, depth - 1) for move in moves)


def divide(engine: Engine, board: Position, depth: int) -> dict[Move, int]:
    """The subtotal below each first move, for finding where two counts part."""
    if depth == 1:
        return dict.fromkeys(engine.legal_moves(board), 1)
    return {m: perft(engine, engine.play(board, m).after, depth - 1) for m in engine.legal_moves(board)}
