"""Baker's Game and FreeCell on Microsoft's numbers: verdicts, time per deal, and fc-solve's verdicts beside ours.

``python benchmarks/bench_solve_cells.py [SHARE]`` looks at every SHARE-th deal (1 unless told). CPU seconds and wall
seconds are both given: on a busy machine only the first tells something. fc-solve (Debian: freecell-solver-bin) is
asked where it is installed; every verdict that differs is printed, and one is a failure.
"""

import re
import shutil
import subprocess
import sys
import time
from typing import NamedTuple

from qtsolitaire import plugins
from qtsolitaire.rules import microsoft
from qtsolitaire.rules.cards import letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

SECONDS = 60.0
IMPOSSIBLE = (11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948)
FC_LIMIT = 1_500_000  # positions given to fc-solve's exhaustive scan
TASKS = (
    ("bakers-game", 4, range(1, 1001)),
    ("bakers-game", 2, range(1, 101)),
    ("bakers-game", 1, range(1, 101)),
    ("freecell", 4, range(1, 1001)),
    ("freecell", 3, range(1, 101)),
    ("freecell", 2, range(1, 41)),
    ("freecell", 1, range(1, 41)),
    ("freecell", 4, IMPOSSIBLE),
)


class Run(NamedTuple):
    """One deal."""

    verdict: str
    cpu: float
    wall: float
    moves: int


def run(engine: Engine, board: Position) -> Run:
    cpu, wall = time.process_time(), time.perf_counter()
    answer = solve(engine, board, Budget(SECONDS))
    return Run(answer.verdict.value, time.process_time() - cpu, time.perf_counter() - wall, len(answer.line))


def of_fc_solve(engine: Engine, board: Position, free: int) -> str:
    """fc-solve's verdict: a quick preset first, then the whole space."""
    rows = [" ".join(letters(card) for card in board.piles[pile]) for pile in engine.places.of(Role.TABLEAU)]
    game = {"freecell": "freecell", "bakers-game": "bakers_game"}[engine.variant.id]
    for preset in (["-l", "lg", "-mi", "150000"], ["-to", "01ABCDE", "-mi", str(FC_LIMIT)]):
        command = ["fc-solve", "-g", game, "--freecells-num", str(free), *preset, "-"]
        told = subprocess.run(command, input="\n".join(rows) + "\n", text=True, capture_output=True, check=False).stdout
        if "is solveable" in told:
            return "won"
    checked = re.search(r"states checked is (\d+)", told)
    return "lost" if "could not solve" in told and checked and int(checked[1]) < FC_LIMIT else "undecided"


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> int:
    share = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    fc_solve = shutil.which("fc-solve")
    catalogue, wrong = plugins.load_bundled(), 0
    print("| game, cells, deals | won/lost/undecided | CPU s median, p95, p99, worst | wall s p95, worst | moves |")
    print("|---|---|---|---|---|")
    for name, free, numbers in TASKS:
        engine = Engine(catalogue.get(name), {"cells": free})
        chosen = numbers if len(numbers) < 10 else numbers[::share]
        boards = [engine.start(microsoft.dealt(number)) for number in chosen]
        runs = [run(engine, board) for board in boards]
        verdicts = [one.verdict for one in runs]
        cpu, wall = [one.cpu for one in runs], [one.wall for one in runs]
        counts = "/".join(str(verdicts.count(word)) for word in ("won", "lost", "undecided"))
        moves = sum(one.moves for one in runs) / max(1, verdicts.count("won"))
        times = ", ".join(f"{at(cpu, point):.3f}" for point in (0.5, 0.95, 0.99, 1))
        walls = f"{at(wall, 0.95):.3f}, {at(wall, 1):.3f}"
        print(f"| {name}, {free}, {len(runs)} | {counts} | {times} | {walls} | {moves:.0f} |", flush=True)
        for number, board, verdict in zip(chosen, boards, verdicts, strict=True):
            theirs = of_fc_solve(engine, board, free) if fc_solve else "undecided"
            if "undecided" not in (theirs, verdict) and theirs != verdict:
                wrong += 1
                print(f"{name}, {free} cells, {number}: {verdict} here, {theirs} by fc-solve")
    print(f"{wrong} verdicts differ from fc-solve's" if fc_solve else "fc-solve is not installed")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
