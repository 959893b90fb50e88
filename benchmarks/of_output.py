"""Section: printing without a display, in processes of their own."""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks import bench_output
from benchmarks.figures import Told, row

GOALS = {
    "one deal, PDF": 1.5,
    "100 deals of Thoughtful Solitaire, PDF": 10.0,
    "100 deals of Spider, PDF": 10.0,
    "100 deals of FreeCell, six on a page, PDF": 10.0,
}
"""Seconds of a whole process."""


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Seconds and peak memory of each file."""
    runs = max(3, min(arguments.runs, 5))
    for name, words in bench_output.CASES.items():
        with tempfile.TemporaryDirectory() as folder:
            found = [bench_output.run(words, Path(folder)) for _ in range(runs)]
        yield row(name, "s", [each.seconds for each in found], GOALS.get(name))
        yield row(f"{name}: peak memory", "MB", [each.peak_mb for each in found])
