"""Printing without a display: time and memory of whole processes, size of their files.

    python benchmarks/bench_output.py [--runs 5]

The goals: one deal in a PDF in under 1.5 s, a page under 300 KB, a hundred deals in under 10 s with flat memory.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
HUNDRED = "AAAAAAA..AAAAADD"
CASES = {
    "one deal, PDF": ["FC1-C4-#11982", "--to", "{}.pdf"],
    "one deal with rules in Hindi, PDF": ["FC1-C4-#11982", "--rules", "--lang", "hi", "--to", "{}.pdf"],
    "one deal, SVG": ["FC1-C4-#11982", "--to", "{}.svg"],
    "one deal, PNG": ["FC1-C4-#11982", "--to", "{}.png"],
    "ten deals, PDF": ["SP1-S4-AAAAAAA..AAAAAAJ", "--to", "{}.pdf"],
    "100 deals of Thoughtful Solitaire, PDF": [f"TF1-D1N-{HUNDRED}", "--to", "{}.pdf"],
    "100 deals of Spider, PDF": [f"SP1-S4-{HUNDRED}", "--to", "{}.pdf"],
    "100 deals of FreeCell, six on a page, PDF": [f"FC1-C4-{HUNDRED}", "--per-page", "6", "--to", "{}.pdf"],
}
"""Arguments of ``qtsolitaire deal`` by what they make; ``{}`` is the file."""


class Run(NamedTuple):
    """One process."""

    seconds: float  # from its start to its end
    peak_mb: float  # of its memory
    kilobytes: float  # of the file


def run(arguments: list[str], folder: Path) -> Run:
    """Make the file in a process of its own."""
    words = [word.format(folder / "made") for word in arguments]
    began = time.perf_counter()
    child = subprocess.Popen([sys.executable, "-m", "qtsolitaire", "deal", *words], cwd=ROOT, stdout=subprocess.DEVNULL)
    usage = _waited(child)
    seconds = time.perf_counter() - began
    if child.returncode:
        raise SystemExit(f"deal {' '.join(words)}: status {child.returncode}")
    return Run(seconds, usage.ru_maxrss / 1024, Path(words[-1]).stat().st_size / 1000)


def _waited(child: subprocess.Popen[bytes]) -> resource.struct_rusage:
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage


def main() -> None:
    """Print a row for each case."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    print(f"{'':44} {'median s':>9} {'most s':>7} {'peak MB':>8} {'file KB':>8}")
    for name, arguments in CASES.items():
        with tempfile.TemporaryDirectory() as folder:
            found = [run(arguments, Path(folder)) for _ in range(runs)]
        times = [each.seconds for each in found]
        peak = max(each.peak_mb for each in found)
        print(f"{name:44} {statistics.median(times):9.2f} {max(times):7.2f} {peak:8.0f} {found[0].kilobytes:8.0f}")


if __name__ == "__main__":
    main()
