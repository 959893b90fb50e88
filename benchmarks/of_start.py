"""Section: start, memory and rest, beside other programs, on an X screen of its own."""

import argparse
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks import bench_start
from benchmarks.bench_start import BARE, OTHERS, OURS, Started
from benchmarks.figures import Missing, Told, ratio, row

COLD_RUNS = 5
REST_S = 15
SETTLE_S = 4
MOST_MB = 110.0
OF_KPATS_MEMORY = 0.5
OF_OTHERS_START = {"KPat": 0.7, "AisleRiot": 2.0, "PySolFC": 0.15}
MOST_REST_PERCENT = 0.5


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Warm, cold and first starts; memory; an untouched window."""
    if not shutil.which("Xvfb"):
        yield Missing("start", "Xvfb is not installed")
        return
    warm = bench_start.measure(max(5, arguments.runs), arguments.pysolfc)
    yield from _beside(warm)
    yield from _others_missing(warm)
    yield from _first()
    yield from _cold()
    yield from _rest(max(5, arguments.runs))


def _beside(warm: dict[str, list[Started]]) -> Iterator[Told]:
    ours = warm[OURS]
    for name, runs in warm.items():
        yield row(f"{name}: warm start to window", "ms", [1000 * run.window for run in runs])
        yield row(f"{name}: warm start to painted cards", "ms", [1000 * run.cards for run in runs])
    yield row(f"{OURS}: warm start to first accepted click", "ms", [1000 * run.click for run in ours])
    for name in [other for other in OTHERS if other in warm]:
        theirs, goal = warm[name], OF_OTHERS_START.get(name)
        yield ratio(f"window / {name}'s window", _of(ours, 0), _of(theirs, 0), goal)
        yield ratio(f"painted cards / {name}'s window", _of(ours, 1), _of(theirs, 0))
        yield ratio(f"painted cards / {name}'s painted cards", _of(ours, 1), _of(theirs, 1))
    for name, runs in warm.items():
        yield row(f"{name}: peak memory after start", "MB", _of(runs, 3), MOST_MB if name == OURS else None)
    if "KPat" in warm:
        yield ratio("peak memory / KPat's", _of(ours, 3), _of(warm["KPat"], 3), OF_KPATS_MEMORY)


def _of(runs: Sequence[Started], which: int) -> list[float]:
    return [run[which] for run in runs]


def _others_missing(warm: dict[str, list[Started]]) -> Iterator[Missing]:
    for name in OTHERS:
        if name not in warm:
            why = "no folder was given by --pysolfc" if name == "PySolFC" else "it is not installed"
            yield Missing(f"start of {name}", why)
    yield Missing("first accepted click of the others", "where their stock lies is not known")


def _first() -> Iterator[Told]:
    """A new player: no card is drawn yet, nothing compiled is missing."""
    times = []
    for _ in range(5):
        with bench_start.stage() as (screen, environment):
            command = bench_start.programs()[OURS]
            times.append(bench_start.start(screen, command, environment).cards)
    yield row(f"{OURS}: a player's very first start to painted cards", "ms", [1000 * each for each in times])


def _cold() -> Iterator[Told]:
    """After the system was told to forget the files; what other programs have open stays in its memory."""
    if not hasattr(os, "posix_fadvise"):
        yield Missing("cold start", "this system cannot be told to forget files")
        return
    with bench_start.stage() as (screen, environment):
        commands = {name: each for name, each in bench_start.programs().items() if name != BARE}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for run in range(COLD_RUNS + 1):
            for name, command in commands.items():
                forget(_files(name, command))
                took = bench_start.start(screen, command, environment)
                times[name] += [1000 * took.cards] if run else []
    for name, each in times.items():
        yield row(f"{name}: cold start to painted cards", "ms", each)


def _files(name: str, command: Sequence[str]) -> Iterator[Path]:
    """What a program reads when it starts: its own files and the libraries it is linked with."""
    linked = subprocess.run(["ldd", command[0]], capture_output=True, text=True, check=False).stdout.split()
    yield from (Path(word) for word in (command[0], *linked) if word.startswith("/"))
    if name == OURS:
        import PySide6

        for folder in (Path(PySide6.__path__[0]), Path(os.__file__).parent, bench_start.ROOT / "qtsolitaire"):
            yield from (path for path in folder.rglob("*") if path.suffix in (".pyc", ".py") or ".so" in path.name)
    else:
        for folder in (Path("/usr/share/carddecks"), Path("/usr/share/kpat"), Path("/usr/share/aisleriot")):
            yield from folder.rglob("*")


def forget(files: Iterator[Path]) -> None:
    """Ask the system to drop these files from its cache."""
    for path in files:
        if path.is_file():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def _rest(runs: int) -> Iterator[Told]:
    """An untouched window while its clock runs: CPU and how often anything in it wakes up."""
    click = bench_start.the_click()
    with bench_start.stage() as (screen, environment):
        command = bench_start.programs()[OURS]
        with bench_start.running(screen, command, environment) as (process, window, _):
            screen.click(window, click.spot)
            time.sleep(SETTLE_S)
            pairs = [_spent(process.pid, REST_S / runs) for _ in range(runs)]
            yield row(f"{OURS}: CPU at rest, clock running", "%", [each[0] for each in pairs], MOST_REST_PERCENT)
            yield row(f"{OURS}: wake-ups of all threads at rest", "/s", [each[1] for each in pairs])


def _spent(process: int, seconds: float) -> tuple[float, float]:
    """Percent of a core, and waits that ended per second, of all threads."""
    before, began = _used(process), time.monotonic()
    time.sleep(seconds)
    after, spent = _used(process), time.monotonic() - began
    return 100 * (after[0] - before[0]) / spent, (after[1] - before[1]) / spent


def _used(process: int) -> tuple[float, int]:
    """Seconds of CPU to the nanosecond, and voluntary switches."""
    cpu, switches = 0.0, 0
    for task in Path(f"/proc/{process}/task").iterdir():
        cpu += int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
        lines = (task / "status").read_text(encoding="ascii", errors="replace").splitlines()
        switches += next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))
    return cpu, switches
