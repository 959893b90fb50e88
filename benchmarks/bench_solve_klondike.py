"""Klondike and Thoughtful: what is decided in ten seconds a deal, on deals whose verdicts others have found.

``python benchmarks/bench_solve_klondike.py [SECONDS [DEALS]]``; 10 seconds and KPat's deals 1 to 50 unless told. With
draw 1 Solvitaire decides 45 of these in 10 s and KPat wins 39 in all; with draw 3 44 and 30 (Klondike; Thoughtful's
groups of dealt cards make it another game). A verdict other than the known one ends the run. Then the same deals after
some moves at random, which lose many of them, and with limits of redeals. Times are CPU seconds.
"""

import random
import sys
import time
import tomllib
from pathlib import Path

from qtsolitaire import plugins
from qtsolitaire.rules.boards import read
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

BOARDS = Path(__file__).parents[1] / "tests" / "golden" / "solving" / "klondike.toml"
BLUNDERS = 30  # moves at random


def kpat(game: str, draw: int, redeals: int | None, deals: int) -> list[tuple[Engine, Position, str]]:
    """Engine, position and verdict ("" where unknown) of KPat's deals."""
    variant = plugins.load_bundled().get(game)
    engine = Engine(variant, {"draw": draw, "redeals": redeals})
    found = []
    for board in tomllib.loads(BOARDS.read_text(encoding="utf-8"))["board"]:
        if board["name"].startswith("kpat-"):
            cards = board["cards"].replace("|", "") if game == "thoughtful" else board["cards"]
            known = board.get(f"draw{draw}", "") if game == "klondike" and redeals is None else ""
            found.append((engine, read(cards, (), variant, engine.options).position, known))
    return found[:deals]


def blundered(engine: Engine, board: Position, seed: int) -> Position:
    rng = random.Random(seed)
    for _ in range(BLUNDERS):
        legal = engine.legal_moves(board)
        board = engine.play(board, rng.choice(legal)).after if legal else board
    return board


def measure(name: str, boards: list[tuple[Engine, Position, str]], seconds: float) -> None:
    times: dict[Verdict, list[float]] = {verdict: [] for verdict in Verdict}
    for number, (engine, board, known) in enumerate(boards, 1):
        began = time.process_time()
        answer = solve(engine, board, Budget(seconds))
        times[answer.verdict].append(time.process_time() - began)
        if known and answer.verdict.value not in (known, "undecided"):
            raise SystemExit(f"{name}, row {number}: {answer.verdict.value}, but known to be {known}")
    counts = "/".join(str(len(times[verdict])) for verdict in (Verdict.WON, Verdict.LOST, Verdict.UNDECIDED))
    quick = [sum(1 for spent in times[verdict] if spent < 1) for verdict in (Verdict.WON, Verdict.LOST)]
    decided = sorted(times[Verdict.WON] + times[Verdict.LOST])
    points = ", ".join(f"{decided[min(len(decided) - 1, int(len(decided) * at))]:.3f}" for at in (0.5, 0.95, 1))
    print(f"| {name} | {counts} | {quick[0]} | {quick[1]} | {points} |", flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    print("| game | won/lost/undecided | won in 1 s | lost in 1 s | CPU s of the decided: median, p95, worst |")
    print("|---|---|---|---|---|")
    for game in ("klondike", "thoughtful"):
        for draw in (1, 3):
            boards = kpat(game, draw, None, deals)
            measure(f"{game}, draw {draw}", boards, seconds)
            after = [(e, blundered(e, b, seed), "") for seed, (e, b, _) in enumerate(boards)]
            measure(f"{game}, draw {draw}, {BLUNDERS} moves at random", after, seconds)
    for draw in (1, 3):
        for redeals in (0, 2):
            measure(f"klondike, draw {draw}, {redeals} redeals", kpat("klondike", draw, redeals, deals), seconds)


if __name__ == "__main__":
    main()
