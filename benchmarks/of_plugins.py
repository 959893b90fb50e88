"""Section: how much 200 drop-in games add to the start.

They are written into an empty player's folder, allowed, and their trials noted as passed. Then looking, reading and
importing is measured in fresh processes, and how often each file is opened: once.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from benchmarks.figures import Told, row
from qtsolitaire import plugins
from qtsolitaire.plugins.folders import candidates
from qtsolitaire.store.consent import Consents, Trial

COUNT, MOST_MS = 200, 300.0


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Milliseconds, reads of each file, and faults, of which there must be none."""
    found = starts(COUNT, arguments.runs)
    yield row(f"{COUNT} drop-in games at the start", "ms", [1000 * each.seconds for each in found], MOST_MS)
    yield row("reads of each of their files", "x", [each.reads / each.files for each in found], 1.0)
    yield row("faults among them", "", [float(each.faults) for each in found], 0.0)


SOURCE = '''"""A game made for measuring."""

from qtsolitaire.api import (
    Deal, Draw, Lift, Points, Role, Scoring, Table, To, Variant, What, all_on_foundations, columns, foundations,
    hookimpl, king_only, one_lower, other_colour, pid, same_suit, stock, turn_up, waste,
)


def lay_out(options):
    """Seven columns, a stock and a waste."""
    return Table(
        piles=(
            stock(),
            waste((1.16, 0)),
            *foundations((3 * 1.16, 0), 1.16),
            *columns(7, 1.16, first=(king_only,), onto=(other_colour, one_lower), run=(other_colour, one_lower),
                     lift=Lift.RUN),
        ),
        deal=(Deal(pid("t", 7), (1, 2, 3, 4, 5, 6, 7), up=1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", redeals={number} % 4),
        after=(turn_up,),
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION),)),
        double=(To.FOUNDATION, To.FILLED_COLUMN),
    )


@hookimpl
def qtsolitaire_variants():
    """One game."""
    return [Variant("made-{number}", "{letters}", lay_out)]


@hookimpl
def qtsolitaire_texts(language):
    """Its name."""
    return {{"game.made-{number}.name": "Made {number}", "game.made-{number}.summary": "Made for measuring."}}
'''

CHILD = """
import sys, time
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from qtsolitaire import plugins
catalogue = plugins.load_bundled()
began = time.perf_counter()
from qtsolitaire.plugins.dropins import DropIns
from qtsolitaire.store.consent import Consents
found = DropIns(catalogue, Consents())
found.scan()
spent = time.perf_counter() - began
files = [name for name in opened if "/made_" in name]
print(spent, len(catalogue.variants), len(files), len(set(files)), len(catalogue.faults))
"""


@cache
def free_letters() -> list[str]:
    """Every two letters that no bundled game has, in an order of their own."""
    taken = {variant.code for variant in plugins.load_bundled().variants}
    return [one + two for one in "QXJZHWUNVABCDEFGIKLMOPRSTY" for two in ascii_uppercase if one + two not in taken]


def letters(number: int) -> str:
    """The letters of the made game of this number; there are some 660."""
    return free_letters()[number]


def write(folder: Path, count: int) -> None:
    """``count`` games, each a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        text = SOURCE.format(number=number, letters=letters(number))
        (folder / f"made_{number:03}.py").write_text(text, encoding="utf-8")


def allow() -> None:
    """As if the player had said yes to all, and all trials were passed."""
    consents = Consents()
    for candidate in candidates():
        consents.say(candidate.path, candidate.sha, True)
        consents.tried(candidate.sha, Trial("", {}))


class Load(NamedTuple):
    """What one start tells."""

    seconds: float  # for looking, reading and importing
    games: int  # in the catalogue
    reads: int  # of the drop-ins' files
    files: int  # that were read
    faults: int


@contextmanager
def player_with(count: int) -> Iterator[None]:
    """A player of so many drop-in games, all allowed."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"QTSOLITAIRE_HOME": home, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
        write(Path(home) / "data" / "plugins", count)
        allow()
        try:
            yield
        finally:
            os.environ |= before


def told_by(program: str, runs: int) -> list[list[str]]:
    """The words that this program says in so many fresh processes; one more goes before and compiles."""
    command = [sys.executable, "-c", program]
    said = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(runs + 1)]
    return [each.stdout.split() for each in said[1:]]


def starts(count: int, runs: int) -> list[Load]:
    """So many starts of a player with ``count`` drop-in games."""
    with player_with(count):
        return [Load(float(words[0]), *map(int, words[1:])) for words in told_by(CHILD, runs)]
