"""``qtsolitaire games``: the games there are, one a line: letters of the deal code, id, name."""

import argparse

from qtsolitaire.commands import Answer, Context

USAGE = "games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(given: argparse.Namespace, context: Context) -> Answer:
    """List them."""
    variants = context.catalogue.variants
    width = max((len(variant.id) for variant in variants), default=0)
    rows = (f"{v.code}  {v.id:<{width}}  {context.speech.name(v)}\n" for v in variants)
    return Answer("".join(rows))
