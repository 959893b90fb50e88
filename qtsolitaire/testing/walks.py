"""Random play, and what must hold at each of its steps."""

from collections.abc import Iterator
from random import Random

from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.playing import take_back
from qtsolitaire.rules.words import Move, Position, Step, Verb


def walk(engine: Engine, choose: Random, steps: int) -> Iterator[tuple[Position, Move, Step]]:
    """Play random legal moves from a random deal; ends early where there is no move or the game is won."""
    deck = list(engine.table.pack)
    choose.shuffle(deck)
    board = engine.start(deck)
    for _ in range(steps):
        moves = engine.legal_moves(board)
        if not moves or engine.is_won(board):
            return
        move = choose.choice(moves)
        step = engine.play(board, move)
        yield board, move, step
        board = step.after


def conceivable(engine: Engine, board: Position) -> Iterator[Move]:
    """Every move anyone could ask for, sensible or not: what ``judge`` is held against."""
    piles = range(len(engine.piles))
    for source in piles:
        for size in range(1, len(board.piles[source]) + 1):
            yield from (Move(Verb.CARRY, source, target, size) for target in piles)
        yield from (Move(Verb.REMOVE, source, target, 1) for target in (NO_PILE, *piles))
    if engine.table.stock is not None:
        yield from (engine.stock_move(board, verb) for verb in (Verb.DRAW, Verb.REDEAL, Verb.DEAL))


def one_way(engine: Engine, move: Move) -> Move:
    """A pair named from either end is one move: the end declared first becomes the source."""
    if move.verb != Verb.REMOVE or move.target == NO_PILE:
        return move
    first, second = sorted((move.source, move.target), key=engine.removable.index)
    return Move(move.verb, first, second, move.size)


def faults(engine: Engine, board: Position, move: Move, step: Step) -> list[str]:
    """What is wrong with this step, by name: nothing for a sound variant."""
    found = []
    judged = {one_way(engine, move) for move in conceivable(engine, board) if engine.judge(board, move) is None}
    listed = engine.legal_moves(board)
    if judged != set(listed) or len(listed) != len(judged):
        found.append("judge and legal_moves differ")
    if engine.judge(board, move) is not None:
        found.append("a listed move is refused")
    if engine.cards(step.after) != engine.cards(board):
        found.append("cards are not conserved")
    if take_back(step.after.piles, step.events) != board.piles:
        found.append("undo is not exact")
    if engine.play(board, move) != step:
        found.append("the same move gives another step")
    return found
