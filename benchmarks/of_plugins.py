"""Section: what 200 drop-in games add to the start."""

import argparse
from collections.abc import Iterator

from benchmarks import bench_plugins
from benchmarks.figures import Told, row

COUNT, MOST_MS = 200, 300.0


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Looking, reading and importing, in fresh processes; every file is opened once."""
    found = bench_plugins.starts(COUNT, max(5, arguments.runs))
    yield row(f"{COUNT} drop-in games at the start", "ms", [1000 * each.seconds for each in found], MOST_MS)
    yield row("reads of each of their files", "x", [each.reads / each.files for each in found], 1.0)
    yield row("faults among them", "", [float(each.faults) for each in found], 0.0)
