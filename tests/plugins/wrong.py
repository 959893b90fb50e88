"""A sound plugin to be spoiled in one place, and what the program says to that."""

from pathlib import Path

from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.plugins.folders import look
from qtsolitaire.rules.errors import Problem
from qtsolitaire.testing.trial import try_file
from qtsolitaire.text.speech import Speech

SOUND = '''"""A game to be spoiled."""

from qtsolitaire.api import (
    Choice, Deal, Draw, Lift, Pair, Points, Role, Scoring, Setting, Table, To, Variant, What, all_on_foundations,
    columns, foundations, hookimpl, king_only, one_lower, other_colour, pack, pid, stock, turn_up, waste,
)


def lay_out(options):
    return Table(
        piles=(
            stock(),
            waste((1.16, 0)),
            *foundations((3.48, 0), 1.16),
            *columns(7, 1.16, first=(king_only,), onto=(other_colour, one_lower), run=(one_lower,), lift=Lift.RUN),
        ),
        deal=(Deal(pid("t", 7), (1, 2, 3, 4, 5, 6, 7), up=1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste"),
        after=(turn_up,),
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION),)),
        double=(To.FOUNDATION,),
    )


PASSES = Setting("passes", (Choice(1, "P1"), Choice(2, "P2")), default=1)


@hookimpl
def qtsolitaire_variants():
    return [Variant("mygame", "QX", lay_out, (PASSES,))]


@hookimpl
def qtsolitaire_texts(language):
    return {"game.mygame.name": "My game", "game.mygame.summary": "Mine."}
'''


def spoiled(old: str, new: str) -> str:
    """The sound source with one thing changed."""
    assert SOUND.count(old) == 1, old
    return SOUND.replace(old, new)


def written(folder: Path, source: str, name: str = "mine.py") -> Path:
    """The source as a plugin's file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(source, encoding="utf-8")
    return path


def loaded(path: Path, catalogue: Catalogue | None = None) -> Catalogue:
    """The bundled games and this file."""
    catalogue = catalogue or load_bundled()
    catalogue.replace(path, look(path))
    return catalogue


def problem(folder: Path, source: str) -> Problem | None:
    """What is said when the file is loaded; None where nothing is."""
    faults = loaded(written(folder, source)).faults
    return faults[0].problem if faults else None


def trial_problem(folder: Path, source: str) -> str:
    """The sentence of a trial, in English; "" where it is passed."""
    told = try_file(written(folder, source))
    return sentence(Problem(told["problem"], **told["args"])) if "problem" in told else ""


def sentence(of: Problem | None) -> str:
    """A problem in English."""
    return Speech("en").problem(of) if of is not None else ""
