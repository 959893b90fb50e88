"""``qtsolitaire check PATH``: everything the program demands of a plugin and more, one sentence a line."""

import argparse
from pathlib import Path

from qtsolitaire.commands import Answer, Context
from qtsolitaire.testing import check_rules
from qtsolitaire.testing.check import check_variant, load
from qtsolitaire.testing.findings import Subject

USAGE = "check PATH"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A plugin's file or folder."""
    parser.add_argument("path", metavar="PATH", type=Path)


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Check it. The plugin is run: who asks for this trusts it."""
    speech = context.speech
    found = check_variant(given.path)
    lines = [f"{each.file}:{each.line}: {speech.problem(each.problem)}\n" for each in found]
    if found:
        return Answer("".join(lines), 1)
    subject = load(given.path)
    for variant in subject.variants if isinstance(subject, Subject) else ():
        pace = f"{check_rules.speed(variant):.0f}"
        lines.append(speech.say("command.check.sound", game=variant.id, pace=pace) + "\n")
    return Answer("".join(lines))
