"""Section: killed by signal 9 at random moments of automatic play; ``kill_nine.py`` does it a thousand times."""

import argparse
import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks import kill_nine
from benchmarks.figures import Missing, Told, row

KILLS = 50


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """What is gone after all kills, and how much had been played."""
    if not hasattr(signal, "SIGKILL") or not hasattr(os, "fork"):
        yield Missing("kills", "there is no signal 9 on this system")
        return
    with tempfile.TemporaryDirectory() as home:
        toll = kill_nine.run(Path(home), KILLS)
    yield row(f"actions played before {KILLS} kills", "", [toll.actions])
    yield row("kills after which the last action was gone, as it may be", "", [toll.missing])
    yield row("kills after which more than that was gone", "", [len(toll.lost)], 0)
    yield row("damaged files", "", [len(toll.damaged)], 0)
