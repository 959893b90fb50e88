"""What ``qtsolitaire`` does on the command line, one module a command.

To add one: a module with ``USAGE``, ``add_arguments`` and ``run`` (see ``Command``), its name in ``NAMES``, and a
sentence ``command.help.<name>`` in ``text/sentences_command.py``.
"""

import argparse
from collections.abc import Iterable
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from qtsolitaire.plugins import Catalogue
from qtsolitaire.text.speech import Speech

NAMES = ("games", "rules", "deal", "replay", "legal", "solve", "stats", "new-variant", "check")
"""In the order of the help."""

ON_THEIR_OWN = ("new-variant", "check")
"""Commands that look at nothing but the bundled games and the file they are given."""

PROGRAM = "qtsolitaire"


class Context(NamedTuple):
    """What every command may use."""

    catalogue: Catalogue  # the games
    speech: Speech  # the language asked for


class Answer(NamedTuple):
    """What a command says."""

    text: str | Iterable[str]  # for standard output, with its line ends; pieces are written as they come
    status: int = 0  # the process's exit status: 0 done, 1 a game's rule or check says no


class Command(Protocol):
    """The module of a command."""

    USAGE: str
    """The command's name and its arguments, as a player types them: ``deal CODE``."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Tell the parser the command's arguments; ``--lang`` and ``--help`` are known already."""
        ...

    def run(self, given: argparse.Namespace, context: Context) -> Answer:
        """Do it.

        Raises:
            Problem: what was given is wrong: one sentence, exit status 2.
        """
        ...


def command(name: str) -> Command:
    """The command of this name, which is in ``NAMES``; only its module is loaded."""
    return cast(Command, import_module(f"{__name__}.{name.replace('-', '_')}"))
