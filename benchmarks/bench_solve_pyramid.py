"""Pyramid: 100,000 deals decided exactly, and the distribution of times with limited redeals.

``python benchmarks/bench_solve_pyramid.py [DEALS [LIMITED]]``; 100,000 and 200 unless told. The share to compare with
is Masten's 66.865 % of a hundred million deals, for unlimited redeals. Times are CPU seconds.
"""

import sys
import time

from qtsolitaire import plugins
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.shuffle import shuffled
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

SECONDS = 60.0


def measure(redeals: int | None, deals: int) -> None:
    engine = Engine(plugins.load_bundled().get("pyramid"), {"redeals": redeals, "stock": "down"})
    times, verdicts, moves = [], [], 0
    for number in range(deals):
        board = engine.start(shuffled(engine.table.pack, number))
        began = time.process_time()
        answer = solve(engine, board, Budget(SECONDS))
        times.append(time.process_time() - began)
        verdicts.append(answer.verdict.value)
        moves += len(answer.line)
    times.sort()
    won, lost, open_ = (verdicts.count(word) for word in ("won", "lost", "undecided"))
    points = ", ".join(f"{times[min(deals - 1, int(deals * share))]:.4f}" for share in (0.5, 0.95, 0.99, 1))
    limit = "unlimited" if redeals is None else str(redeals)
    print(
        f"| {limit} | {deals} | {won}/{lost}/{open_} | {100 * won / deals:.3f} | {points} | {moves / max(won, 1):.0f} |"
    )


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    limited = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    print("| redeals | deals | won/lost/undecided | won % | CPU s median, p95, p99, worst | moves |")
    print("|---|---|---|---|---|---|")
    measure(None, deals)
    measure(0, limited)
    measure(2, limited)


if __name__ == "__main__":
    main()
