"""Section: searches on a few deals of each family, beside fc-solve; ``make bench-solve`` has all deals."""

import argparse
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from benchmarks import bench_solve
from benchmarks.bench_solve import Job
from benchmarks.bench_solve_cells import of_fc_solve
from benchmarks.figures import Missing, Told, many, ratio, row
from qtsolitaire import plugins
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

DEALS = 20
SECONDS = 5.0  # of one search

JOBS = (
    Job("Baker's Game", "bakers-game", {"cells": 4}, range(1, DEALS + 1), "microsoft", SECONDS),
    Job("FreeCell", "freecell", {"cells": 4}, range(1, DEALS + 1), "microsoft", SECONDS),
    Job("Klondike, draw 1", "klondike", {"draw": 1, "redeals": None}, range(1, DEALS + 1), "kpat", SECONDS),
    Job("Thoughtful, draw 1", "thoughtful", {"draw": 1, "redeals": None}, range(1, DEALS + 1), "kpat", SECONDS),
    Job("Spider, one suit", "spider", {"suits": 1}, range(1, DEALS + 1), "own", SECONDS),
    Job("Pyramid", "pyramid", {"redeals": None, "stock": "down"}, range(1, 5 * DEALS + 1), "own", SECONDS),
)


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Wall time of each search and the share it decides; fc-solve's time has the start of its process in it."""
    catalogue = plugins.load_bundled()
    for job in JOBS:
        engine = Engine(catalogue.get(job.game), job.options)
        boards = [board for _, board in bench_solve.positions(job, engine)]
        times, verdicts = _searched(boards, partial(_verdict, engine))
        yield many(f"{job.name}: one search of {len(boards)}", "ms", times)
        decided = 100 * sum(verdict != "undecided" for verdict in verdicts) / len(verdicts)
        yield row(f"{job.name}: decided in {SECONDS:.0f} s", "%", [decided])
        if job.dealt == "microsoft":
            yield from _beside(job, engine, boards, times)


def _verdict(engine: Engine, board: Position) -> str:
    return solve(engine, board, Budget(SECONDS)).verdict.value


def _beside(job: Job, engine: Engine, boards: Sequence[Position], ours: list[float]) -> Iterator[Told]:
    if not shutil.which("fc-solve"):
        yield Missing(f"{job.name} by fc-solve", "it is not installed")
        return
    theirs, _ = _searched(boards, lambda board: of_fc_solve(engine, board, 4))
    yield many(f"{job.name}: the same by fc-solve", "ms", theirs)
    yield ratio(f"{job.name}: one search / fc-solve's", ours, theirs)


def _searched(boards: Sequence[Position], search: Callable[[Position], str]) -> tuple[list[float], list[str]]:
    """Milliseconds and verdict of each."""
    times, verdicts = [], []
    for board in boards:
        began = time.perf_counter()
        verdicts.append(search(board))
        times.append(1000 * (time.perf_counter() - began))
    return times, verdicts
