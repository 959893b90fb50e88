"""Which plugin files the player lets run, in `plugins.toml`: by SHA-256, so that a changed file asks again.

Python is not sandboxed: a plugin can do whatever its player can. So nothing of a drop-in file runs, not even to read
its name, before the player has said yes to exactly these bytes. An author may trust a whole folder instead.
"""

import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from qtsolitaire import __version__, places
from qtsolitaire.store import toml
from qtsolitaire.store.notices import Notices

FORMAT = 1
MOST_BYTES = 1_000_000
_VERSION = f"{__version__}, {sys.implementation.cache_tag}"
_FILES, _FOLDERS, _TRIALS = "files", "trusted_folders", "trials"


class Trial(NamedTuple):
    """How the trial of a plugin's bytes ended."""

    problem: str  # the id of what is wrong, "" where it was passed
    args: Mapping[str, str | int]  # what its sentence needs


class Consents:
    """The player's answers. Reading never raises, writing never raises; what goes wrong is a notice."""

    def __init__(self, path: Path | None = None, notices: Notices | None = None) -> None:
        """Read the file; ``path`` is `plugins.toml` in the player's own place where not given."""
        self.path = path or places.settings_dir() / "plugins.toml"
        self._file = toml.File(self.path, FORMAT, MOST_BYTES, notices or Notices())
        document = self._file.load()
        self._answers = _answers(document.get(_FILES))
        self._folders = _folders(document.get(_FOLDERS))
        self._trials = _trials(document.get(_TRIALS))

    def answer(self, sha: str) -> bool | None:
        """What the player said to these bytes, None where never asked."""
        return self._answers.get(sha)

    def allows(self, path: Path, sha: str) -> bool:
        """True where these bytes may run: a yes, or no answer yet in a trusted folder."""
        said = self.answer(sha)
        return self.is_trusted(path) if said is None else said

    def is_trusted(self, path: Path) -> bool:
        """True below a folder whose files run unasked."""
        return any(folder in path.parents for folder in self._folders)

    def trusted_folders(self) -> tuple[Path, ...]:
        """The folders whose files run unasked."""
        return tuple(self._folders)

    def say(self, path: Path, sha: str, allowed: bool) -> None:
        """Keep the player's answer to these bytes; ``path`` is kept for the reader of the file only."""
        self._answers[sha] = allowed
        entry = {"allowed": allowed, "path": str(path), "when": datetime.now(UTC).replace(microsecond=0)}
        self._edit(_FILES, lambda files: {**files, sha: entry} if isinstance(files, dict) else {sha: entry})

    def trust(self, folder: Path, trusted: bool) -> None:
        """Let the files of a folder run unasked, or no longer."""
        self._folders = [known for known in self._folders if known != folder] + ([folder] if trusted else [])
        self._edit(_FOLDERS, lambda _: [str(known) for known in self._folders])

    def trial(self, sha: str) -> Trial | None:
        """How the trial of these bytes ended, None where this version of the program has not tried them."""
        return self._trials.get(sha)

    def tried(self, sha: str, trial: Trial | None) -> None:
        """Keep how a trial ended, so that it need not be repeated at every start; None: forget it."""
        if trial is None:
            self._trials.pop(sha, None)
        else:
            self._trials[sha] = trial
        entries = {key: {"version": _VERSION, "problem": t.problem, **dict(t.args)} for key, t in self._trials.items()}
        self._edit(_TRIALS, lambda _: entries)

    def _edit(self, key: str, change: Callable[[Any], Any]) -> None:
        def edit(document: dict[str, Any]) -> None:
            document[key] = change(document.get(key))

        self._file.edit(edit)


def _answers(given: object) -> dict[str, bool]:
    """Well-formed answers only: a wrong entry counts as never asked."""
    entries = given.items() if isinstance(given, dict) else ()
    found = {sha: entry.get("allowed") for sha, entry in entries if isinstance(entry, dict)}
    return {sha: allowed for sha, allowed in found.items() if isinstance(allowed, bool)}


def _trials(given: object) -> dict[str, Trial]:
    """Trials by this version of the program; a newer one may demand more."""
    entries = given.items() if isinstance(given, dict) else ()
    return {
        sha: Trial(str(entry.get("problem", "")), {k: v for k, v in entry.items() if _is_arg(k, v)})
        for sha, entry in entries
        if isinstance(entry, dict) and entry.get("version") == _VERSION and isinstance(entry.get("problem"), str)
    }


def _is_arg(key: str, value: object) -> bool:
    return key not in ("version", "problem") and isinstance(value, str | int)


def _folders(given: object) -> list[Path]:
    entries = given if isinstance(given, list) else ()
    return [Path(entry) for entry in entries if isinstance(entry, str) and Path(entry).is_absolute()]
