"""The child process that searches: ``python -m qtsolitaire.solver_process PLUGIN_FILE...``.

Reads questions from standard input and writes answers to standard output (``solving.service``); ends with its input,
so that no search outlives the window that asked.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from qtsolitaire import places, plugins
from qtsolitaire.solving.service import Service, bound_memory


def main(arguments: Sequence[str]) -> int:
    """Serve until standard input ends.

    Args:
        arguments: plugin files besides the bundled ones.
    """
    bound_memory()
    bundled = plugins.plugin_files(places.bundled_plugins())
    catalogue = plugins.load([*bundled, *map(Path, arguments)])
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a plugin that prints must not disturb the answers

    def say(line: str) -> None:
        answers.write(line + "\n")
        answers.flush()

    Service(catalogue.variants, say).run(sys.stdin)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
