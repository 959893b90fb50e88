"""All families of games in one table, side by side with fc-solve and KPat on the same deals: ``make bench-solve``.

``python -m benchmarks.bench_solve [SHARE]`` looks at every SHARE-th deal (1 unless told: an hour on two cores). Seconds
are wall seconds of one search, with as many side by side as there are cores. fc-solve and KPat (Debian:
freecell-solver-bin, kpat) are asked where they are installed; KPat deals FreeCell like Microsoft and its own
Klondike, and a verdict other than theirs is printed and fails the run. Each family has a benchmark of its own too.
"""

import math
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from benchmarks.bench_solve_cells import IMPOSSIBLE, of_fc_solve
from qtsolitaire import plugins
from qtsolitaire.commands.solve import load
from qtsolitaire.rules import boards, microsoft
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Options
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.study import Found, Task, study

KPAT_BOARDS = Path(__file__).parents[1] / "tests" / "golden" / "solving" / "klondike.toml"
KPAT = shutil.which("kpat") or shutil.which("kpat", path="/usr/games")
KPAT_FREECELL, KPAT_KLONDIKE = 3, 0  # numbers of its dealers
ORDER = ("won", "lost", "undecided")


class Job(NamedTuple):
    """One row of the table."""

    name: str
    game: str
    options: Options
    numbers: Sequence[int]
    dealt: str  # "microsoft", "own" or "kpat"
    seconds: float


def jobs(share: int) -> Iterator[Job]:
    """The rows, thinned to every ``share``-th deal."""

    def some(last: int) -> range:
        return range(1, last + 1, share)

    yield Job("Pyramid", "pyramid", {"redeals": None, "stock": "down"}, some(100_000), "own", 60)
    for cells, last in ((4, 1000), (2, 100), (1, 100)):
        yield Job(f"Baker's Game, {cells} cells", "bakers-game", {"cells": cells}, some(last), "microsoft", 60)
    yield Job("FreeCell, 4 cells", "freecell", {"cells": 4}, some(1000), "microsoft", 60)
    yield Job("FreeCell, impossible deals", "freecell", {"cells": 4}, IMPOSSIBLE, "microsoft", 60)
    for game in ("klondike", "thoughtful"):
        for draw in (1, 3):
            options = {"draw": draw, "redeals": None}
            yield Job(f"{game.title()}, draw {draw}", game, options, some(50), "kpat", 10)
    for suits in (1, 2, 4):
        yield Job(f"Spider, suits: {suits}", "spider", {"suits": suits}, some(100), "own", 5)


def positions(job: Job, engine: Engine) -> Iterator[tuple[int, Position]]:
    """The openings by number."""
    if job.dealt == "kpat":
        rows = tomllib.loads(KPAT_BOARDS.read_text(encoding="utf-8"))["board"]
        cards = {row["name"]: row["cards"] for row in rows}
        for number in job.numbers:
            text = cards[f"kpat-{number}"]
            text = text.replace("|", "") if job.game == "thoughtful" else text
            yield number, boards.read(text, (), engine.variant, engine.options).position
        return
    for number in job.numbers:
        deck = Deal(engine.variant, dict(engine.options), number).deck(engine.table.pack)
        yield number, engine.start(microsoft.dealt(number) if job.dealt == "microsoft" else deck)


def ours(job: Job, engine: Engine, executor: Executor) -> list[Found]:
    tasks = (
        Task(str(number), boards.write(engine, board), job.seconds, load) for number, board in positions(job, engine)
    )
    return list(study(tasks, executor, 8))


def of_kpat(job: Job) -> dict[str, str]:
    """KPat's verdicts by number, empty where it has none."""
    dealer = {"freecell": KPAT_FREECELL, "klondike": KPAT_KLONDIKE}.get(job.game)
    if job.options.get("cells", 4) != 4 or job.options.get("draw", 1) != 1:
        dealer = None  # KPat's other options are not on its command line
    if KPAT is None or dealer is None:
        return {}
    found: dict[str, str] = {}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    spans = [(job.numbers[0], job.numbers[-1])] if isinstance(job.numbers, range) else [(n, n) for n in job.numbers]
    for first, last in spans:
        command = [KPAT, "--solve", str(dealer), "--start", str(first), "--end", str(last)]
        told = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        said = re.findall(r"^(\d+) (won|lost|unknown)", told.stdout + told.stderr, re.MULTILINE)
        found |= {number: verdict.replace("unknown", "undecided") for number, verdict in said}
    wanted = {str(number) for number in job.numbers}
    return {number: verdict for number, verdict in found.items() if number in wanted}


def of_fc(job: Job, engine: Engine) -> dict[str, str]:
    """fc-solve's verdicts by number, empty where it has none."""
    cells = job.options.get("cells")
    if not shutil.which("fc-solve") or not isinstance(cells, int):
        return {}
    return {str(number): of_fc_solve(engine, board, cells) for number, board in positions(job, engine)}


def counts(verdicts: Sequence[str]) -> str:
    found = Counter(verdicts)
    return "/".join(str(found[word]) for word in ORDER) if verdicts else "–"


def at(values: Sequence[float], share: float) -> float:
    return sorted(values)[max(0, math.ceil(len(values) * share) - 1)]


def main(share: int) -> int:
    """Print the table; the status says whether any verdict differs."""
    catalogue, wrong = plugins.load_bundled(), 0
    print(
        "| task | deals | won/lost/undecided | won % | seconds median, p95, p99, worst | won in 1 s | fc-solve | KPat |"
    )
    print("|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as executor:
        for job in jobs(share):
            engine = Engine(catalogue.get(job.game), job.options)
            found = ours(job, engine, executor)
            verdicts = {each.name: each.verdict.value for each in found}
            times = [each.seconds for each in found]
            won = [each.seconds for each in found if each.verdict.value == "won"]
            others = [of_fc(job, engine), of_kpat(job)]
            cells = [
                job.name,
                str(len(found)),
                counts(list(verdicts.values())),
                f"{100 * len(won) / len(found):.2f}",
                ", ".join(f"{at(times, point):.3f}" for point in (0.5, 0.95, 0.99, 1)),
                str(sum(spent < 1 for spent in won)),
                *(counts(list(theirs.values())) for theirs in others),
            ]
            print(f"| {' | '.join(cells)} |", flush=True)
            for theirs in others:
                for number, verdict in theirs.items():
                    if "undecided" not in (verdict, verdicts[number]) and verdict != verdicts[number]:
                        wrong += 1
                        print(f"{job.name}, {number}: {verdicts[number]} here, {verdict} there")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
