"""Try a drop-in plugin in a child process first: an endless loop or a crash there is a row with its reason here."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from qtsolitaire.plugins.folders import shown_name
from qtsolitaire.rules.errors import Problem, VariantProblem

SECONDS = 20.0
"""Within which a plugin must have been tried; fifty games of a slow two-deck game take about five."""

TRIAL = "qtsolitaire.testing.trial"
_MOST_SAID = 300


def command(path: Path, sha: str = "") -> list[str]:
    """The command that tries a plugin file and prints one line of JSON; with ``sha`` no other bytes than these."""
    return [sys.executable, "-P", "-m", TRIAL, str(path), *([sha] if sha else [])]


def environment() -> dict[str, str]:
    """What the trial adds to its environment: where this package was imported from, whatever the folder."""
    home = str(Path(__file__).resolve().parent.parent.parent)
    known = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(part for part in (home, known) if part), "PYTHONDONTWRITEBYTECODE": "1"}


def vet(path: Path, sha: str = "", seconds: float = SECONDS) -> Problem | None:
    """Try a plugin file and wait for the answer; None where it is sound."""
    try:
        done = subprocess.run(
            command(path, sha),
            capture_output=True,
            timeout=seconds,
            check=False,
            stdin=subprocess.DEVNULL,
            env=os.environ | environment(),
        )
    except subprocess.TimeoutExpired:
        return no_answer(path, seconds)
    except OSError as error:
        return VariantProblem("plugin.not_tried", file=shown_name(path), error=str(error))
    return read_answer(path, done.stdout, done.stderr, done.returncode)


def no_answer(path: Path, seconds: float) -> Problem:
    """The problem of a plugin that did not answer in time."""
    return VariantProblem("plugin.no_answer", file=shown_name(path), seconds=round(seconds))


def read_answer(path: Path, said: bytes, errors: bytes, status: int) -> Problem | None:
    """What the trial found, from its output and exit status; an output that is no answer is a crash."""
    answer = _parsed(said)
    if answer is None:
        last = errors.decode(errors="replace").strip().splitlines()[-1:] or ["-"]
        return VariantProblem("plugin.crashed", file=shown_name(path), status=status, error=last[0][:_MOST_SAID])
    if "problem" not in answer:
        return None
    return VariantProblem(str(answer["problem"]), **_args(answer.get("args")))


def _parsed(said: bytes) -> dict[str, Any] | None:
    try:
        answer = json.loads(said.splitlines()[-1])
    except (ValueError, IndexError):
        return None
    return answer if isinstance(answer, dict) and ("games" in answer or "problem" in answer) else None


def _args(given: object) -> dict[str, str | int]:
    entries = given.items() if isinstance(given, dict) else ()
    return {str(name): value for name, value in entries if isinstance(value, str | int)}
