"""How fast the engine walks, and whether it stays sound: positions per second per variant, and random games.

``python benchmarks/bench_engine.py [GAMES]`` plays GAMES random games over all variants and option sets (10,000 unless
told), counting broken invariants: cards conserved, undo exact, every listed move accepted by the judge.
"""

import sys
import time
from random import Random

from qtsolitaire import plugins
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.playing import take_back
from qtsolitaire.rules.table import Variant
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import walk

SECONDS = 2.0
STEPS = 100


def speed(variant: Variant, seconds: float = SECONDS) -> float:
    """Positions per second of legal_moves + play in random walks of so many seconds of CPU time."""
    engine, choose, count = Engine(variant), Random(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        deck = list(engine.table.pack)
        choose.shuffle(deck)
        board = engine.start(deck)
        for _ in range(STEPS):
            moves = engine.legal_moves(board)
            if not moves:
                break
            board = engine.play(board, choose.choice(moves)).after
            count += 1
    return count / (time.process_time() - began)


def broken(engine: Engine, seed: int) -> tuple[int, int]:
    """(actions, broken invariants) of one random game."""
    actions = wrong = 0
    for board, move, step in walk(engine, Random(seed), STEPS):
        actions += 1
        wrong += engine.judge(board, move) is not None
        wrong += engine.cards(step.after) != engine.cards(board)
        wrong += take_back(step.after.piles, step.events) != board.piles
    return actions, wrong


def main(games: int) -> None:
    """Print both tables."""
    variants = plugins.load_bundled().variants
    print(f"{'variant':16}{'positions/s':>14}")
    for variant in variants:
        print(f"{variant.id:16}{speed(variant):14,.0f}", flush=True)
    engines = [Engine(variant, options) for variant in variants for options in all_options(variant)]
    actions = wrong = 0
    began = time.process_time()
    for seed in range(games):
        done, failed = broken(engines[seed % len(engines)], seed)
        actions, wrong = actions + done, wrong + failed
    seconds = time.process_time() - began
    print(f"{games:,} random games, {actions:,} actions in {seconds:.0f} s CPU: {wrong} broken invariants")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
