"""``qtsolitaire legal FILE``: the moves that the rules allow where a game file ends, one a line."""

import argparse

from qtsolitaire.commands import Answer, Context
from qtsolitaire.commands import replay as replaying
from qtsolitaire.play.movetext import to_text

USAGE = "legal FILE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game file, or a board."""
    replaying.add_arguments(parser)


def run(given: argparse.Namespace, context: Context) -> Answer:
    """The moves as ``replay`` accepts them; none once the game is won."""
    replayed = replaying.played(given.file, context)
    if replayed.stop:
        return Answer(replaying.refusal_line(replayed, context), 1)
    session = replayed.session
    engine, board = session.engine, session.position
    moves = [] if session.is_won else engine.legal_moves(board)
    return Answer("".join(f"{to_text(engine, board, move)}\n" for move in moves))
