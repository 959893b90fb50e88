"""How much 200 drop-in games add to the start, and whether loading stays linear.

``python benchmarks/bench_plugins.py [COUNT]`` writes COUNT variants (200 unless told) into an empty player's folder,
allows them, notes their trials as passed, and measures in fresh processes what looking, reading and importing takes.
Counts too how often each file is opened: once.
"""

import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from qtsolitaire import plugins
from qtsolitaire.plugins.folders import candidates
from qtsolitaire.store.consent import Consents, Trial

MOST_SECONDS = 0.3

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


class Told(NamedTuple):
    """What one start tells."""

    seconds: float  # for looking, reading and importing
    games: int  # in the catalogue
    reads: int  # of the drop-ins' files
    files: int  # that were read
    faults: int


def starts(count: int, runs: int = 5) -> list[Told]:
    """So many fresh processes of a player with ``count`` drop-in games; one more goes before and compiles."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["QTSOLITAIRE_HOME"] = home
        os.environ["PYTHONPATH"] = str(Path(__file__).resolve().parent.parent)
        write(Path(home) / "data" / "plugins", count)
        allow()
        return [_start() for _ in range(runs + 1)][1:]


def _start() -> Told:
    said = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True).stdout.split()
    return Told(float(said[0]), *map(int, said[1:]))


def main() -> int:
    """Measure COUNT and half of it."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    spent = []
    for number in (count // 2, count):
        seconds, games, opened, files, faults = min(starts(number))
        print(f"{number} drop-ins: {seconds * 1000:.0f} ms, {games} games, {opened} reads of {files} files, {faults=}")
        spent.append(seconds)
    print(f"{spent[1] / spent[0]:.2f} times as long for twice as many")
    return int(spent[1] > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
