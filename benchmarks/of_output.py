"""Section: printing without a display: time and memory of whole processes, size of their files."""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.figures import Told, row

ROOT = Path(__file__).resolve().parents[1]
HUNDRED = "AAAAAAA..AAAAADD"
CASES = {
    "one deal, PDF": ["FC1-C4-#11982", "--to", "{}.pdf"],
    "one deal with rules in Hindi, PDF": ["FC1-C4-#11982", "--rules", "--lang", "hi", "--to", "{}.pdf"],
    "one deal, SVG": ["FC1-C4-#11982", "--to", "{}.svg"],
    "one deal, PNG": ["FC1-C4-#11982", "--to", "{}.png"],
    "ten deals, PDF": ["SP1-S4-AAAAAAA..AAAAAAJ", "--to", "{}.pdf"],
    "100 deals of Thoughtful Solitaire, PDF": [f"TF1-D1N-{HUNDRED}", "--to", "{}.pdf"],
    "100 deals of Spider, PDF": [f"SP1-S4-{HUNDRED}", "--to", "{}.pdf"],
    "100 deals of FreeCell, six on a page, PDF": [f"FC1-C4-{HUNDRED}", "--per-page", "6", "--to", "{}.pdf"],
}
"""Arguments of ``qtsolitaire deal`` by what they make; ``{}`` is the file."""


class Run(NamedTuple):
    """One process."""

    seconds: float  # from its start to its end
    peak_mb: float  # of its memory
    kilobytes: float  # of the file


def run(arguments: list[str], folder: Path) -> Run:
    """Make the file in a process of its own."""
    words = [word.format(folder / "made") for word in arguments]
    began = time.perf_counter()
    child = subprocess.Popen([sys.executable, "-m", "qtsolitaire", "deal", *words], cwd=ROOT, stdout=subprocess.DEVNULL)
    usage = _waited(child)
    seconds = time.perf_counter() - began
    if child.returncode:
        raise SystemExit(f"deal {' '.join(words)}: status {child.returncode}")
    return Run(seconds, usage.ru_maxrss / 1024, Path(words[-1]).stat().st_size / 1000)


def _waited(child: subprocess.Popen[bytes]) -> resource.struct_rusage:
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage


class Goal(NamedTuple):
    """Of one case; None: measured only."""

    seconds: float | None = None
    kilobytes: float | None = None


ONE, MANY = "one deal, PDF", "100 deals of Thoughtful Solitaire, PDF"
GOALS = {
    ONE: Goal(1.5, 300),
    "one deal with rules in Hindi, PDF": Goal(1.5),
    MANY: Goal(10),
    "100 deals of Spider, PDF": Goal(10),
    "100 deals of FreeCell, six on a page, PDF": Goal(10),
}
MOST_OF_ONES_MEMORY = 1.2
"""Peak memory of a hundred deals over that of one: flat."""


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Seconds, file and peak memory of each case."""
    peaks = {}
    for name, words in CASES.items():
        with tempfile.TemporaryDirectory() as folder:
            found = [run(words, Path(folder)) for _ in range(min(arguments.runs, 5))]
        goal = GOALS.get(name, Goal())
        peaks[name] = [each.peak_mb for each in found]
        yield row(name, "s", [each.seconds for each in found], goal.seconds)
        yield row(f"{name}: file", "kB", [each.kilobytes for each in found], goal.kilobytes)
        yield row(f"{name}: peak memory", "MB", peaks[name])
    flat = [each / statistics.median(peaks[ONE]) for each in peaks[MANY]]
    yield row("peak memory of 100 deals / of one deal", "x", flat, MOST_OF_ONES_MEMORY)
