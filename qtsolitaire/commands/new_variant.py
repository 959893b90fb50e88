"""``qtsolitaire new-variant NAME``: a folder with a small game that can be played, checked and changed."""

import argparse
import re
import unicodedata
from pathlib import Path
from string import ascii_uppercase

from qtsolitaire.commands import PROGRAM, Answer, Context
from qtsolitaire.plugins.folders import user_folder
from qtsolitaire.rules.errors import Problem

USAGE = "new-variant NAME [--folder DIR]"

TEMPLATE = Path(__file__).resolve().parent.parent / "testing" / "template"


class KitProblem(Problem):
    """The folder cannot be written."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game's name, several words are one; the folder is the player's plugin folder unless told."""
    parser.add_argument("name", metavar="NAME", nargs="+")
    parser.add_argument("--folder", metavar="DIR", type=Path, default=None)


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Write it.

    Raises:
        KitProblem: the name cannot be one, or the folder is there already.
    """
    name = " ".join(" ".join(given.name).split())
    game = _id(name)
    snake = game.replace("-", "_")
    folder = (given.folder or user_folder()) / snake
    if folder.exists():
        raise KitProblem("kit.exists", folder=str(folder))
    code = free_code(name, {variant.code for variant in context.catalogue.variants})
    _write(folder, {"@NAME@": name, "@ID@": game, "@SNAKE@": snake, "@CODE@": code, "@DEAL@": f"{code}1-PA-AAAAAAB"})
    say = context.speech.say
    next_step = say("command.new-variant.next", command=f"{PROGRAM} check {folder}")
    return Answer(say("command.new-variant.written", folder=str(folder), game=game) + "\n" + next_step + "\n")


def _id(name: str) -> str:
    """``My Game`` is ``my-game``; accents fall away."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = "-".join(re.findall("[a-z0-9]+", plain))
    if not re.fullmatch("[a-z][a-z0-9-]*", found) or '"' in name or "\\" in name:
        raise KitProblem("kit.bad_name", name=name[:40])
    return found


def free_code(name: str, taken: set[str]) -> str:
    """Two letters that no game has: of the name where they are free, else any."""
    own = [letter for letter in _id(name).upper() if letter in ascii_uppercase]
    wishes = [own[0] + letter for letter in (*own[1:], *ascii_uppercase)]
    every: list[str] = [*wishes, *(one + other for one in ascii_uppercase for other in ascii_uppercase)]
    return next(code for code in every if code not in taken)


def _write(folder: Path, words: dict[str, str]) -> None:
    files = {"variant.py": "variant.py", "examples.toml": "examples.toml", f"test_{words['@SNAKE@']}.py": "test.py"}
    try:
        folder.mkdir(parents=True)
        for name, source in files.items():
            text = (TEMPLATE / f"{source}.txt").read_text(encoding="utf-8")
            for mark, word in words.items():
                text = text.replace(mark, word)
            (folder / name).write_text(text, encoding="utf-8")
    except OSError:
        raise KitProblem("file.not_written", file=str(folder)) from None
