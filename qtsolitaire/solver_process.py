"""The child process that searches: ``python -m qtsolitaire.solver_process PLUGIN_FILE...``.

Says ``{"ready": true}`` once the games are there, then reads questions from standard input and writes answers to
standard output (``solving.service``). It ends with its input, so that no search outlives the window that asked.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from qtsolitaire import plugins
from qtsolitaire.solving.service import Service, bound_memory

LAST_SECONDS = 1.0
"""What a search may still take once the input has ended; one that never looks up, a plugin's loop, is cut off then."""


def main(arguments: Sequence[str]) -> int:
    """Serve until standard input ends.

    Args:
        arguments: plugin files besides the bundled ones.
    """
    bound_memory()
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which closes the input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a plugin that prints must not disturb the answers

    def say(line: str) -> None:
        answers.write(line + "\n")
        answers.flush()

    catalogue = plugins.load_bundled()
    plugins.add_allowed(catalogue, map(Path, arguments))
    say(json.dumps({"ready": True}))
    Service(catalogue.variants, say).run(_until_the_end(sys.stdin))
    return 0


def _until_the_end(lines: Iterable[str]) -> Iterator[str]:
    yield from lines
    last = threading.Timer(LAST_SECONDS, os._exit, (0,))
    last.daemon = True
    last.start()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
