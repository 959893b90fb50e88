"""What the player must be told about files, each thing once however often it happens.

The stores never show anything and never raise for a bad or unwritable file: they leave a notice here and go on. The
sentences the ids stand for, in English:

======================  ============================================================================================
store.set_aside         “{file}” was damaged. It has been kept as “{aside}”, and a new one is begun.
store.not_read          “{file}” cannot be read. It is left as it is, and nothing is saved into it.
store.newer             “{file}” was written by a newer Qt Solitaire. It is left as it is, and nothing is saved into it.
store.not_saved         Nothing can be saved in “{folder}”. You can play, but this game and its result will not be kept.
store.bad_settings      Some settings were not understood and are at their defaults: {keys}.
store.not_resumed       The game saved in “{file}” cannot be continued. It has been kept as “{aside}”.
======================  ============================================================================================
"""

import logging
from collections.abc import Callable
from pathlib import Path

from qtsolitaire.rules.errors import Problem

_LOG = logging.getLogger(__name__)


class StoreProblem(Problem):
    """A file of the player's that cannot be used as it is."""


class Notices:
    """Notices that wait to be shown; each is taken once."""

    def __init__(self) -> None:
        """Begin with none."""
        self.listener: Callable[[], None] | None = None  # called after one came in, so that a window can show it
        self._waiting: list[Problem] = []
        self._told: set[tuple[str, str]] = set()

    def add(self, text_id: str, subject: str = "", **args: str) -> None:
        """Leave a notice, unless the same one about the same ``subject`` has been left before."""
        if (text_id, subject) in self._told:
            return
        self._told.add((text_id, subject))
        problem = StoreProblem(text_id, **args)
        _LOG.warning("%s", problem)
        self._waiting.append(problem)
        if self.listener:
            self.listener()

    def take(self) -> list[Problem]:
        """The notices since the last call, in their order; they are not given again."""
        taken, self._waiting = self._waiting, []
        return taken

    def not_saved(self, folder: Path) -> None:
        """Nothing can be written: told once for all stores together (P56)."""
        self.add("store.not_saved", folder=str(folder))
