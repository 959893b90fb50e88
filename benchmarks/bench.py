"""Every figure in one table: ``make bench``, under 15 minutes.

    python -m benchmarks.bench [--only SECTION ...] [--runs 7] [--pysolfc FOLDER] [--json FILE] [--markdown FILE]

Each section runs in a process of its own, with a player who has never played. What cannot be measured, since a program
is not installed or a section fails, is told below the table. The figures are written as JSON too.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from benchmarks.figures import Missing, Row, Told, cells, markdown

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results.json"
LIMIT_S = 400  # of one section

SECTIONS = {
    "start": "Start, memory and rest, beside other programs",
    "frames": "Frames: CPU of one step of a movement and the painting after it",
    "engine": "Engine: positions per second in random walks (legal moves, then one of them)",
    "keeping": "Saved games, history and statistics",
    "window": "Language, memory after 100 games, pages",
    "output": "Deals into files without a display",
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
    began, found, broken = time.monotonic(), {}, False
    for name in arguments.only or SECTIONS:
        print(f"\n== {SECTIONS[name]}", flush=True)
        found[name] = list(section(name))
        for told in found[name]:
            print(line(told), flush=True)
        broken |= any(isinstance(told, Missing) and told.what == name for told in found[name])
    spent = time.monotonic() - began
    print(f"\n{spent:.0f} s in all; load {os.getloadavg()[0]:.1f} at the end")
    write(arguments, found, spent)
    return int(broken)


def parsed() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=SECTIONS, help="sections to measure")
    parser.add_argument("--runs", type=int, default=7, help="values behind a median, 5 at least")
    parser.add_argument("--pysolfc", type=Path, help="a checkout of PySolFC, to be measured too")
    parser.add_argument("--json", type=Path, default=RESULTS)
    parser.add_argument("--markdown", type=Path, help="write the table for a page too")
    parser.add_argument("--section", choices=SECTIONS, help=argparse.SUPPRESS)  # what the child process measures
    return parser.parse_args()


def section(name: str) -> Iterator[Told]:
    """What the child process tells; a failure is told as missing."""
    with tempfile.TemporaryDirectory(prefix="qtsolitaire-bench-") as home:
        environment = os.environ | {"QTSOLITAIRE_HOME": f"{home}/player", "PYTHONPATH": str(ROOT), "HOME": home}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        command = [sys.executable, "-m", "benchmarks.bench", "--section", name, *sys.argv[1:]]
        with tempfile.TemporaryFile("w+") as errors:
            try:
                done = subprocess.run(
                    command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True,
                    timeout=LIMIT_S, check=False,
                )  # fmt: skip
                output, status = done.stdout, done.returncode
            except subprocess.TimeoutExpired as late:
                output, status = _text(late.stdout), -1
            errors.seek(0)
            words = errors.read().strip().splitlines()
    for text in output.splitlines():
        kind, *values = json.loads(text)
        yield Row(*values) if kind == "row" else Missing(*values)
    if status:
        yield Missing(name, f"ended with {status}: {words[-1] if words else 'no answer in time'}")


def _text(given: object) -> str:
    """What a process that was ended had said; bytes in some versions of Python."""
    return given.decode() if isinstance(given, bytes) else str(given or "")


def tell(arguments: argparse.Namespace) -> int:
    """In the child process: measure one section, one line of JSON per figure."""
    for told in import_module(f"benchmarks.of_{arguments.section}").rows(arguments):
        print(json.dumps(["row" if isinstance(told, Row) else "missing", *told]), flush=True)
    return 0


def line(told: Told) -> str:
    """One line of the table on a terminal."""
    if isinstance(told, Missing):
        return f"not measured: {told.what} ({told.why})"
    what, median, spread, count, goal, verdict = cells(told)
    return f"{what:<58}{median:>14}{spread:>20}{count:>7}  {goal:<10}{verdict}"


def machine() -> dict[str, Any]:
    """Where it was measured."""
    model = ""
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next((text.split(":")[1].strip() for text in lines if text.startswith("model name")), "")
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "system": platform.platform(),
        "processor": model or platform.processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "pyside": metadata.version("PySide6-Essentials"),
    }


def write(arguments: argparse.Namespace, found: dict[str, list[Told]], spent: float) -> None:
    """The JSON file, and the page's table where it is wanted."""
    rows = {name: [each._asdict() for each in told if isinstance(each, Row)] for name, told in found.items()}
    missing = [each._asdict() for told in found.values() for each in told if isinstance(each, Missing)]
    document = {"machine": machine(), "seconds": round(spent), "sections": rows, "not measured": missing}
    arguments.json.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if arguments.markdown:
        arguments.markdown.write_text("\n".join(page(found)) + "\n", encoding="utf-8")


def page(found: dict[str, list[Told]]) -> Iterator[str]:
    """The tables as Markdown."""
    for name, told in found.items():
        yield from ("", f"### {SECTIONS[name]}", "")
        yield from markdown(each for each in told if isinstance(each, Row))
        missing = [each for each in told if isinstance(each, Missing)]
        if missing:
            yield ""
        yield from (f"Not measured: {each.what} ({each.why})." for each in missing)


if __name__ == "__main__":
    sys.exit(main())
