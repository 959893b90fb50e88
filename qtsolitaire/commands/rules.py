"""``qtsolitaire rules GAME``: the rules page as text."""

import argparse

from qtsolitaire.commands import Answer, Context
from qtsolitaire.rules.engine import Engine
from qtsolitaire.text import pages

USAGE = "rules GAME"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game's id; its words may stand apart, as players may type them."""
    parser.add_argument("game", metavar="GAME", nargs="+")


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Find the game and write its rules, with its default options where the page is written from its table."""
    variant = context.catalogue.get(" ".join(given.game))
    return Answer(pages.rules(context.speech, Engine(variant), context.catalogue).markdown())
