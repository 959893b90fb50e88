"""Section: start, answer to a click, memory and rest, beside other programs, on an X screen of its own.

Warm: one start of each goes before; then the programs take turns, so that a busy machine is busy for all. Cold: after
the system was asked to forget the files that a program reads.
"""

import argparse
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks import programs
from benchmarks.figures import Missing, Told, many, ratio, row
from benchmarks.programs import BARE, OTHERS, OURS, Clicked, Environment, Started
from benchmarks.x_screen import Screen

COLD_RUNS = FIRST_RUNS = 5
CLICKS = 40
SETTLE_S, REST_S = 3, 15
MOST_MB, MOST_ANSWER_MS, MOST_REST_PERCENT = 110.0, 30.0, 0.5
OF_KPATS_MEMORY = 0.5
OF_OTHERS_START = {"KPat": 0.7, "AisleRiot": 2.0, "PySolFC": 0.15}

FLY_OVER = ("KPat",)
"""Whose dealt cards fly over the waste at the start, so that nobody can see which click turned one."""

Commands = Mapping[str, list[str]]
Clicks = Mapping[str, Clicked]


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Warm, first and cold starts, memory, answers and an untouched window, of every program that is there."""
    if not shutil.which("Xvfb"):
        yield Missing("start, clicks, memory and rest", "Xvfb is not installed")
        return
    commands = programs.programs(arguments.pysolfc)
    with programs.stage() as (screen, environment):
        clicks = programs.clicks(screen, commands, environment)
        early = {name: click for name, click in clicks.items() if name not in FLY_OVER}
        yield from _missing(commands, clicks)
        warm = _by_turns(screen, commands, environment, early, arguments.runs)
        yield from _starts("warm", warm)
        yield from _memory(warm)
        yield from _first()
        yield from _cold(screen, commands, environment, early)
        yield from _awake(screen, commands, environment, clicks)


def _missing(commands: Commands, clicks: Clicks) -> Iterator[Missing]:
    for name in OTHERS:
        if name not in commands:
            why = "no folder was given by --pysolfc" if name == "PySolFC" else "it is not installed"
            yield Missing(f"start of {name}", why)
        elif name not in clicks and name != BARE:
            yield Missing(f"clicks on {name}", "where its stock lies is not known")
        elif name in FLY_OVER:
            yield Missing(f"first accepted click of {name}", "cards that it deals fly over the place of the answer")


def _by_turns(
    screen: Screen, commands: Commands, environment: Environment, clicks: Clicks, runs: int, *, cold: bool = False
) -> dict[str, list[Started]]:
    """So many starts of each, after one that does not count."""
    found: dict[str, list[Started]] = {name: [] for name in commands}
    for run in range(runs + 1):
        for name, command in commands.items():
            if cold:
                forget(_files(name, command))
            took = programs.start(screen, command, environment, clicks.get(name))
            found[name] += [took] if run else []
    return found


def _starts(kind: str, found: Mapping[str, Sequence[Started]]) -> Iterator[Told]:
    """Each program's times, then ours over theirs: cards and clicks are compared, and the windows told."""
    for name, runs in found.items():
        yield row(f"{name}: {kind} start to window", "ms", [1000 * run.window for run in runs])
        yield row(f"{name}: {kind} start to painted cards", "ms", [1000 * run.cards for run in runs])
        if runs[0].click:
            yield row(f"{name}: {kind} start to first accepted click", "ms", [1000 * run.click for run in runs])
    ours = found[OURS]
    for name in [other for other in OTHERS if other in found]:
        theirs, goal = found[name], OF_OTHERS_START.get(name)
        yield ratio(f"{kind} start to painted cards / {name}'s", _of(ours, "cards"), _of(theirs, "cards"), goal)
        yield ratio(f"{kind} start to window / {name}'s", _of(ours, "window"), _of(theirs, "window"))
        if theirs[0].click:
            yield ratio(f"{kind} start to first accepted click / {name}'s", _of(ours, "click"), _of(theirs, "click"))


def _of(runs: Sequence[Started], which: str) -> list[float]:
    return [getattr(run, which) for run in runs]


def _memory(warm: Mapping[str, Sequence[Started]]) -> Iterator[Told]:
    for name, runs in warm.items():
        yield row(f"{name}: peak memory after start", "MB", _of(runs, "megabytes"), MOST_MB if name == OURS else None)
    if "KPat" in warm:
        ours, theirs = _of(warm[OURS], "megabytes"), _of(warm["KPat"], "megabytes")
        yield ratio("peak memory after start / KPat's", ours, theirs, OF_KPATS_MEMORY)


def _first() -> Iterator[Told]:
    """A new player's start: no card has been drawn yet."""
    found = []
    for _ in range(FIRST_RUNS):
        with programs.stage() as (screen, environment):
            found.append(programs.start(screen, programs.programs()[OURS], environment))
    yield row(f"{OURS}: a player's very first start to painted cards", "ms", [1000 * each.cards for each in found])
    yield row(f"{OURS}: peak memory after that", "MB", _of(found, "megabytes"), MOST_MB)


def _cold(screen: Screen, commands: Commands, environment: Environment, clicks: Clicks) -> Iterator[Told]:
    """What other programs have open stays in the system's memory, and so is no colder than warm."""
    if not hasattr(os, "posix_fadvise"):
        yield Missing("cold start", "this system cannot be asked to forget files")
        return
    others = {name: command for name, command in commands.items() if name != BARE}
    yield from _starts("cold", _by_turns(screen, others, environment, clicks, COLD_RUNS, cold=True))


def _files(name: str, command: Sequence[str]) -> Iterator[Path]:
    """What a program reads when it starts: its own files and the libraries it is linked with."""
    linked = subprocess.run(["ldd", command[0]], capture_output=True, text=True, check=False).stdout.split()
    yield from (Path(word) for word in (command[0], *linked) if word.startswith("/"))
    if name == OURS:
        import PySide6

        for folder in (Path(PySide6.__path__[0]), Path(os.__file__).parent, programs.ROOT / "qtsolitaire"):
            yield from (path for path in folder.rglob("*") if path.suffix in (".pyc", ".py") or ".so" in path.name)
    elif name == "PySolFC":
        yield from (Path(command[1]).parent.rglob("*"))
    else:
        for folder in (Path("/usr/share/carddecks"), Path("/usr/share/kpat"), Path("/usr/share/aisleriot")):
            yield from folder.rglob("*")


def forget(files: Iterator[Path]) -> None:
    """Ask the system to drop these files from its cache."""
    for path in files:
        if path.is_file():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def _awake(screen: Screen, commands: Commands, environment: Environment, clicks: Clicks) -> Iterator[Told]:
    """Answers to clicks; then a window that nobody touches, while the clock of its game runs."""
    answered: dict[str, list[float]] = {}
    for name, click in clicks.items():
        with programs.running(screen, commands[name], environment) as (process, window, _):
            time.sleep(SETTLE_S)
            answered[name] = [1000 * each for each in programs.answers(screen, window, click, CLICKS)]
            time.sleep(SETTLE_S)
            pairs = [programs.spent(process.pid, REST_S / 5) for _ in range(5)]
        goals = (MOST_ANSWER_MS, MOST_REST_PERCENT) if name == OURS else (None, None)
        yield many(f"{name}: click to first painted change", "ms", answered[name], goals[0])
        yield row(f"{name}: CPU at rest, clock running, of a core", "%", [each[0] for each in pairs], goals[1])
        yield row(f"{name}: wake-ups of all threads at rest", "/s", [each[1] for each in pairs])
    for name in clicks:
        if name != OURS:
            yield ratio(f"click to first painted change / {name}'s", answered[OURS], answered[name])
