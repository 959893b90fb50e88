"""Section: how fast the engine walks, per variant, and whether it stays sound in random games."""

import argparse
import time
from collections.abc import Iterator
from random import Random

from benchmarks.figures import Told, row
from qtsolitaire import plugins
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.playing import take_back
from qtsolitaire.rules.table import Variant
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import walk

SECONDS = 0.5  # of CPU for one value
STEPS = 100
GAMES = 500  # played through for broken invariants
LEAST, LEAST_BAKERS = 10_000, 30_000  # positions per second


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Positions per second of CPU time, with the options a player finds; then all options."""
    variants = plugins.load_bundled().variants
    for variant in variants:
        values = [speed(variant, SECONDS) for _ in range(arguments.runs)]
        goal = LEAST_BAKERS if variant.id == "bakers-game" else LEAST
        yield row(variant.id, "/s", values, goal, at_least=True)
    engines = [Engine(variant, options) for variant in variants for options in all_options(variant)]
    found = [broken(engines[seed % len(engines)], seed) for seed in range(GAMES)]
    yield row(f"actions of a random game, of {GAMES} with all options", "", [actions for actions, _ in found])
    yield row("broken invariants in all of them", "", [sum(wrong for _, wrong in found)], 0)


def speed(variant: Variant, seconds: float) -> float:
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
    """Actions, and broken invariants, of one random game: cards conserved, undo exact, listed moves accepted."""
    actions = wrong = 0
    for board, move, step in walk(engine, Random(seed), STEPS):
        actions += 1
        wrong += engine.judge(board, move) is not None
        wrong += engine.cards(step.after) != engine.cards(board)
        wrong += take_back(step.after.piles, step.events) != board.piles
    return actions, wrong
