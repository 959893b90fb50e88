"""Section: how fast the engine walks, per variant."""

import argparse
from collections.abc import Iterator

from benchmarks import bench_engine
from benchmarks.figures import Told, row
from qtsolitaire import plugins

SECONDS = 0.5  # of CPU for one value
LEAST, LEAST_BAKERS = 10_000, 30_000  # positions per second


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Positions per second of CPU time, with the options a player finds."""
    for variant in plugins.load_bundled().variants:
        values = [bench_engine.speed(variant, SECONDS) for _ in range(max(5, arguments.runs))]
        goal = LEAST_BAKERS if variant.id == "bakers-game" else LEAST
        yield row(variant.id, "/s", values, goal, at_least=True)
