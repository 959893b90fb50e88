"""Spider's share of deals won: ``python benchmarks/bench_solve_rows.py [DEALS] [SECONDS]``, else 100 deals and 5 s."""

import sys
import time

from qtsolitaire import plugins
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve


def main(deals: int, seconds: float) -> None:
    """Print one row per number of suits."""
    variant = plugins.load_bundled().get("spider")
    print(f"{'suits':>5}{'won':>6}{'lost':>6}{'undecided':>11}{'median s':>10}{'p95 s':>8}")
    for suits in (1, 2, 4):
        engine = Engine(variant, {"suits": suits})
        verdicts, times = [], []
        for number in range(1, deals + 1):
            deck = dealcodes.Deal(variant, engine.options, number, "").deck(engine.table.pack)
            began = time.monotonic()
            verdicts.append(solve(engine, engine.start(deck), Budget(seconds)).verdict.value)
            times.append(time.monotonic() - began)
        times.sort()
        counts = [verdicts.count(name) for name in ("won", "lost", "undecided")]
        median, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(f"{suits:5}{counts[0]:6}{counts[1]:6}{counts[2]:11}{median:10.2f}{p95:8.2f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, float(sys.argv[2]) if len(sys.argv) > 2 else 5.0)
