"""``qtsolitaire replay FILE``: play a game file through the engine and tell how it ends."""

import argparse
from pathlib import Path

from qtsolitaire.commands import Answer, Context
from qtsolitaire.play.opening import understand_file
from qtsolitaire.play.replay import Replayed, replay
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards

USAGE = "replay FILE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game file, or a board."""
    parser.add_argument("file", metavar="FILE", type=Path)


def run(given: argparse.Namespace, context: Context) -> Answer:
    """The final board, score and moves, whether it is won, and the move that was refused."""
    replayed = played(given.file, context)
    session, say = replayed.session, context.speech.say
    lines = [boards.write(session.engine, session.position, _code(session))]
    if session.score is not None:
        lines.append(say("command.score", score=str(session.score)) + "\n")
    lines.append(say("command.moves", moves=str(session.moves)) + "\n")
    lines.append(say("command.won" if session.is_won else "command.not_won") + "\n")
    return Answer("".join(lines) + refusal_line(replayed, context), 1 if replayed.stop else 0)


def played(file: Path, context: Context) -> Replayed:
    """The game in the file, as far as its moves are legal.

    Raises:
        Problem: the file is none, or a faulty one.
    """
    variants = context.catalogue.variants
    return replay(understand_file(file, variants), variants)


def refusal_line(replayed: Replayed, context: Context) -> str:
    """Number, text, rule and sentence of the move that ended the game, with its line end; empty where none did."""
    stop = replayed.stop
    if stop is None:
        return ""
    _, reason = context.speech.refusal(stop.refusal, replayed.session.engine)
    return f"{stop.number}: {' '.join(stop.text.split())}: {stop.refusal.rule}: {reason}\n"


def _code(session: Session) -> str | None:
    """None after the first move: the board is no longer the one that the code deals."""
    return session.deal.code if session.deal and not session.history else None
