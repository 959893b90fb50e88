"""Section: what playing waits for the disk, and how soon a long history answers."""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from benchmarks import bench_saving
from benchmarks.figures import Told, many, row
from benchmarks.long_history import write
from qtsolitaire import places, plugins
from qtsolitaire.play.replay import replay
from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History, new_uid
from qtsolitaire.store.results import Game
from qtsolitaire.store.saved import SavedGames
from qtsolitaire.windows.keeping import Kept, as_record, as_saved, stamp

GAMES = 100_000
MOVES = 300


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Saving and loading a long game, recording one, and statistics on 100,000 games."""
    runs = max(5, arguments.runs)
    waits = bench_saving.measure_saving(bench_saving.PACE_S)
    yield many("wait of an action for its saving (300 actions)", "ms", waits, bench_saving.SAVING_MS)
    yield from _files(runs)
    path = places.data_dir() / "history.sqlite3"
    for old in path.parent.glob("history*"):
        old.unlink()
    write(path, GAMES)
    yield from _history(path, runs)
    command = [sys.executable, bench_saving.__file__, "--opening"]
    opened = [float(subprocess.check_output(command, text=True)) for _ in range(runs)]
    yield row(f"Statistics window on {GAMES:,} games, opened and painted", "ms", opened, bench_saving.OPENING_MS)


def milliseconds(act: Callable[[], object], runs: int) -> list[float]:
    """Wall time of each run."""
    spent = []
    for _ in range(runs):
        began = time.perf_counter()
        act()
        spent.append(1000 * (time.perf_counter() - began))
    return spent


def _files(runs: int) -> Iterator[Told]:
    """A game of three hundred moves to the disk, all the way, and back."""
    catalogue = plugins.load_bundled()
    session, chance = Session.from_deal(Deal(catalogue.get("thoughtful"), {"draw": 1, "redeals": None}, 1)), Random(1)
    for _ in range(MOVES):
        session.play(chance.choice(session.engine.legal_moves(session.position)))
    saved, store = as_saved(session, Kept(new_uid(), stamp(), 100.0), Transcript()), SavedGames()
    yield row(
        f"save a game of {MOVES} moves, until it is on the disk", "ms", milliseconds(lambda: store.save(saved), runs)
    )

    def load() -> None:
        found = SavedGames().load("thoughtful")
        assert found is not None
        assert replay(as_record(found), catalogue.variants).session.position == session.position

    yield row(f"load a game of {MOVES} moves and play it again", "ms", milliseconds(load, runs))


def _history(path: Path, runs: int) -> Iterator[Told]:
    """Questions to the store itself."""
    history, which = History(path), Which("thoughtful", "D1N")
    history.rate("thoughtful")
    won = Game(
        uid="", game="thoughtful", options="D1N", code="TF1-D1N-AAAAAAB", won=True, score=600, moves=120, undos=0,
        seconds=300.0, helped=False, started=stamp(), ended=stamp(), record="draw\n" * 120,
    )  # fmt: skip

    def record() -> None:
        history.record(won._replace(uid=new_uid()))

    yield row("record a won game, bests compared", "ms", milliseconds(record, runs))
    yield row(f"won and lost of every game, {GAMES:,} games", "ms", milliseconds(history.rates, runs))
    yield row("averages of one game and its options", "ms", milliseconds(lambda: history.figures.averages(which), runs))
    yield row("wins and losses in their order", "ms", milliseconds(lambda: history.figures.course(which), runs))
    history.close()
