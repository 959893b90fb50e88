"""Every figure in one table: ``make bench``, under 15 minutes on two cores.

    python -m benchmarks.bench [--only SECTION ...] [--runs 7] [--pysolfc FOLDER] [--json FILE]
    python -m benchmarks.bench --page

Each section runs in a process of its own, with a player who has never played. What cannot be measured, since a program
is not installed or a section fails, is told in the table. A whole run is written to benchmarks/results.json, a part
only to the FILE that is named. ``--page`` measures nothing: it writes the table of the last whole run into
benchmarks/README.md.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from benchmarks import report
from benchmarks.figures import Missing, Row, Told, text_line

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results.json"
PAGE = ROOT / "benchmarks" / "README.md"
LIMIT_S = 400  # of one section
LEAST_RUNS = 5  # values behind any median

SECTIONS = {
    "start": "Start, answer to a click, memory and rest, beside other programs",
    "frames": "Frames: CPU of one step of a movement and the painting after it",
    "engine": "Engine: positions per second in random walks (legal moves, then one of them)",
    "keeping": "Saved games, history and statistics",
    "killing": "Killed by signal 9 while it plays",
    "window": "Memory after a hundred games, and a switch of the language",
    "output": "Deals into files, without a display",
    "plugins": "200 drop-in games at the start",
    "solver": "Searches, beside fc-solve",
    "growth": "How cost grows",
}
"""By the module ``benchmarks.of_<name>`` whose ``rows(arguments)`` measures it."""


def main() -> int:
    """Measure, print, write; the status is 1 where a section failed."""
    arguments = parsed()
    if arguments.section:
        return tell(arguments)
    if arguments.page:
        return put_page(arguments.json or RESULTS)
    where, began, found = report.machine(), time.monotonic(), {}
    for name in arguments.only or SECTIONS:
        print(f"\n== {SECTIONS[name]}", flush=True)
        found[name] = list(section(name))
    spent = time.monotonic() - began
    print(f"\n{spent:.0f} s in all; load {where['load']} before")
    path = arguments.json or (None if arguments.only else RESULTS)
    if path:
        report.write(path, report.document(found, spent, where))
    return int(any(isinstance(told, Missing) and told.what == name for name in found for told in found[name]))


def parsed() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=SECTIONS, help="sections to measure")
    parser.add_argument("--runs", type=int, default=7, help=f"values behind a median, {LEAST_RUNS} at least")
    parser.add_argument("--pysolfc", type=Path, help="a checkout of PySolFC, to be measured too")
    parser.add_argument("--json", type=Path, help="where the figures are written, or read by --page")
    parser.add_argument("--page", action="store_true", help="write the last figures into benchmarks/README.md")
    parser.add_argument("--section", choices=SECTIONS, help=argparse.SUPPRESS)  # what the child process measures
    arguments = parser.parse_args()
    arguments.runs = max(LEAST_RUNS, arguments.runs)
    return arguments


def section(name: str) -> Iterator[Told]:
    """What the child process tells, printed as soon as it is told; a failure is told as missing."""
    with tempfile.TemporaryDirectory(prefix="qtsolitaire-bench-") as home:
        environment = os.environ | {"QTSOLITAIRE_HOME": f"{home}/player", "PYTHONPATH": str(ROOT), "HOME": home}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        command = [sys.executable, "-m", "benchmarks.bench", "--section", name, *sys.argv[1:]]
        for told in heard(name, command, environment):
            print(text_line(told), flush=True)
            yield told


def heard(name: str, command: list[str], environment: dict[str, str]) -> Iterator[Told]:
    """The lines of the child process, which is ended when it takes too long."""
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True) as child,
    ):
        assert child.stdout
        late = threading.Timer(LIMIT_S, child.kill)
        late.start()
        for text in child.stdout:
            kind, *values = json.loads(text)
            yield Row(*values) if kind == "row" else Missing(*values)
        status = child.wait()
        late.cancel()
        if status:
            errors.seek(0)
            words = errors.read().strip().splitlines()
            yield Missing(name, f"ended with {status}: {words[-1] if words else 'no answer in time'}")


def tell(arguments: argparse.Namespace) -> int:
    """In the child process: measure one section, one line of JSON per figure."""
    for told in import_module(f"benchmarks.of_{arguments.section}").rows(arguments):
        print(json.dumps(["row" if isinstance(told, Row) else "missing", *told]), flush=True)
    return 0


def put_page(path: Path) -> int:
    """Write the figures of this file into the page."""
    if not path.exists():
        print(f"There is no {path.name} yet: run make bench first.", file=sys.stderr)
        return 1
    lines = report.page(json.loads(path.read_text(encoding="utf-8")), SECTIONS)
    PAGE.write_text(report.put(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
