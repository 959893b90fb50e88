"""What tests of the searching process need: questions, processes, a plugin whose rules never come back."""

import os
import signal
import sys
from pathlib import Path

from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.plugins.folders import look, user_folder
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.store.consent import Consents

LOOPING = '''"""A game whose rules never answer."""

import itertools

from qtsolitaire.api import *


def never(board, places, move):
    """Ask for ever."""
    return all(number >= 0 for number in itertools.count())


def lay_out(options):
    """Four columns that nothing may be carried between."""
    return Table(
        piles=tuple(Pile(f"t{n}", Role.TABLEAU, (1.2 * n, 0), Fan.DOWN, lift=Lift.TOP, takes=1) for n in range(1, 5)),
        deal=(Deal(("t1", "t2", "t3", "t4"), 13),),
        goal=tableau_gone,
        rules=(Whole("never", never),),
    )


@hookimpl
def qtsolitaire_variants():
    """One game."""
    return [Variant("loop", "LO", lay_out)]
'''


def looping_plugin(source: str = LOOPING) -> tuple[Path, str]:
    """A drop-in file in the player's folder, allowed, and a board of its game."""
    path = user_folder() / "loop.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    Consents().say(path, look(path).sha, allowed=True)
    catalogue = Catalogue()
    catalogue.add(path, proven=True)
    assert catalogue.faults == []
    engine = Engine(catalogue.variants[0])
    return path, boards.write(engine, engine.start(engine.table.pack))


def board(code: str) -> str:
    """A deal as board text."""
    catalogue = load_bundled()
    deal = dealcodes.parse(code, catalogue.variants)
    engine = Engine(deal.variant, deal.options)
    return boards.write(engine, engine.start(deal.deck(engine.table.pack)))


def is_alive(process_id: int) -> bool:
    """True while such a process runs; a zombie counts as one."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def kill(process_id: int) -> None:
    """Kill -9."""
    os.kill(process_id, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
