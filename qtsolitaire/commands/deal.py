"""``qtsolitaire deal CODE``: the deal as board text."""

import argparse

from qtsolitaire.commands import Answer, Context
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, dealcodes

USAGE = "deal CODE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The deal's code; several words are one code, as players may type it."""
    parser.add_argument("code", metavar="CODE", nargs="+")


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Deal and write the board."""
    deal = dealcodes.parse(" ".join(given.code), context.catalogue.variants)
    session = Session.from_deal(deal)
    return Answer(boards.write(session.engine, session.position, deal.code))
