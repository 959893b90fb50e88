"""The generic search alone: Microsoft's FreeCell deals, and the games that have no search of their own.

``python benchmarks/bench_solve_generic.py [DEALS] [SECONDS]``, 100 deals and 3 s unless told.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable

from qtsolitaire import plugins
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.solving import generic
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import Search, known_searches, solve

ONLY_GENERIC = (Search("generic", generic.fits, generic.solve),)


def row(name: str, deals: Iterable[dealcodes.Deal], seconds: float) -> None:
    """Search the deals and print their verdicts and times."""
    verdicts: Counter[str] = Counter()
    times = []
    for deal in deals:
        engine = Engine(deal.variant, deal.options)
        began = time.monotonic()
        answer = solve(engine, engine.start(deal.deck(engine.table.pack)), Budget(seconds), ONLY_GENERIC)
        times.append(time.monotonic() - began)
        verdicts[answer.verdict.value] += 1
    times.sort()
    counts = "".join(f"{verdicts[verdict]:>10}" for verdict in ("won", "lost", "undecided"))
    print(f"{name:16}{counts}{times[len(times) // 2]:10.2f}{times[int(len(times) * 0.95)]:8.2f}", flush=True)


def main(deals: int, seconds: float) -> None:
    """Print one row per game."""
    variants = plugins.load_bundled().variants
    print(f"{'game':16}{'won':>10}{'lost':>10}{'undecided':>10}{'median s':>10}{'p95 s':>8}")
    row("freecell", (dealcodes.parse(f"FC1-C4-#{n}", variants) for n in range(1, deals + 1)), seconds)
    special = [search for search in known_searches() if search.name != "generic"]
    for variant in variants:
        if not any(search.fits(Engine(variant)) for search in special):
            options = variant.default_options()
            row(variant.id, (dealcodes.Deal(variant, options, n, "") for n in range(1, deals + 1)), seconds)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, float(sys.argv[2]) if len(sys.argv) > 2 else 3.0)
