"""A first try of a plugin file in a process of its own: ``python -m qtsolitaire.testing.trial FILE [SHA]``.

Imports it, checks its declarations and texts, and plays random games with every option set while the invariants are
watched. One line of JSON on standard output tells what was found: ``{"games": [...]}`` or
``{"problem": id, "args": {...}, "line": n}``. An endless loop, an exit, a crash or a hog of memory ends this process
alone; the one that started it has a time limit (``plugins.vetting``).
"""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from qtsolitaire.places import bundled_plugins
from qtsolitaire.plugins import Catalogue, plugin_files
from qtsolitaire.plugins.folders import look, shown_name
from qtsolitaire.plugins.inspection import inspect_table
from qtsolitaire.plugins.loading import Fault, checked_texts, fault_of
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Variant
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import faults, walk

MEMORY = 1_000_000_000  # bytes of address space
GAMES = 50
STEPS = 40
CHECKED_STEPS = (0, 7, 25)  # of each game are held against every conceivable move, which is slow
LANGUAGES = ("en", "fr", "hi")


def try_file(path: Path, sha: str = "") -> dict[str, Any]:
    """What a plugin file is worth: its games, or the problem. With ``sha`` only these bytes are run."""
    try:
        candidate = look(path)
    except OSError as error:
        return _told(fault_of(path, error))
    if sha and candidate.sha != sha:
        return _told(Fault(path, VariantProblem("plugin.changed", file=shown_name(path))))
    catalogue = Catalogue()
    for known in plugin_files(bundled_plugins()):
        if known.resolve() != path.resolve():
            catalogue.add(known, proven=True)
    catalogue.replace(path, candidate)
    if catalogue.faults:
        return _told(catalogue.faults[0])
    try:
        for variant in catalogue.of_file(path):
            _texts(catalogue, variant)
            _play(variant)
    except Exception as error:  # the plugin's own rules
        return _told(fault_of(path, error))
    return {"games": [variant.id for variant in catalogue.of_file(path)]}


def _texts(catalogue: Catalogue, variant: Variant) -> None:
    for language in LANGUAGES:
        checked_texts(catalogue.module(variant), language)


def _play(variant: Variant) -> None:
    every = [inspect_table(variant, options) for options in all_options(variant)]
    for game in range(max(GAMES, len(every))):
        _one(variant, every[game % len(every)], game)


def _one(variant: Variant, engine: Engine, seed: int) -> None:
    for number, (board, move, step) in enumerate(walk(engine, Random(seed), STEPS)):
        if number in CHECKED_STEPS:
            found = faults(engine, board, move, step)
            if found:
                raise VariantProblem("plugin.unsound", id=variant.id, fault=found[0])


def _told(fault: Fault) -> dict[str, Any]:
    return {"problem": fault.problem.text_id, "args": fault.problem.args_by_name, "line": fault.line}


def main(arguments: Sequence[str]) -> int:
    """Try one file and say what was found."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a plugin that prints must not disturb the answer
    print(json.dumps(try_file(Path(arguments[0]), *arguments[1:2])), file=answers, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
