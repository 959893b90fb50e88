"""The drop-in plugins and how far each has come: seen, asked about, tried, loaded; or why not.

Pure bookkeeping: the window asks the player, runs the trials and shows the rows. Nothing of a file is run before the
player's yes, and none is loaded before its trial was passed. A changed file asks again, and its old games play on until
the new ones are there.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from qtsolitaire.plugins.catalogue import Catalogue
from qtsolitaire.plugins.folders import Candidate, candidates, folders, look
from qtsolitaire.rules.errors import Problem, VariantProblem
from qtsolitaire.store.consent import Consents, Trial


class State(Enum):
    """How far a drop-in plugin has come."""

    NEW = "new"  # waits for the player's answer
    FORBIDDEN = "forbidden"  # the player said no
    TRYING = "trying"  # its trial runs
    FAULTY = "faulty"  # its trial failed, or loading it did
    PLAYED = "played"  # its games are in the catalogue


@dataclass(frozen=True, slots=True)
class Row:
    """One drop-in plugin."""

    candidate: Candidate  # the file as it was seen last
    state: State
    problem: Problem | None = None  # FAULTY: why
    old_plays: bool = False  # an older version of the file is still in the catalogue

    @property
    def path(self) -> Path:
        """Its file."""
        return self.candidate.path


class DropIns:
    """Every drop-in plugin, by its file."""

    def __init__(self, catalogue: Catalogue, consents: Consents) -> None:
        """Nothing is looked at yet."""
        self.catalogue = catalogue
        self.consents = consents
        self._rows: dict[Path, Row] = {}
        self._played: dict[Path, str] = {}  # fingerprints of what is in the catalogue

    @property
    def rows(self) -> tuple[Row, ...]:
        """In the order of the folders and names."""
        return tuple(map(self._told, self._rows.values()))

    def row(self, path: Path) -> Row:
        """The row of a file.

        Raises:
            KeyError: there is none.
        """
        return self._told(self._rows[path])

    @property
    def played(self) -> dict[Path, str]:
        """The files that are played, each with the fingerprint of the bytes that are."""
        return dict(self._played)

    def scan(self, found: Iterable[Candidate] | None = None) -> list[Row]:
        """Look at the folders again. Bytes that were allowed and tried before are loaded at once.

        Returns:
            The rows that are new or changed: NEW ones to be asked about, TRYING ones to be tried.
        """
        seen = {candidate.path: candidate for candidate in (candidates() if found is None else found)}
        for path in [path for path in self._rows if path not in seen]:
            self._take_out(path)
            del self._rows[path]
        changed = [path for path, candidate in seen.items() if self._is_changed(candidate)]
        for path in changed:
            self._look(seen[path])
        self._rows = {path: self._rows[path] for path in seen}
        self.catalogue.arrange(list(seen))
        return [self.row(path) for path in changed]

    def _is_changed(self, candidate: Candidate) -> bool:
        known = self._rows.get(candidate.path)
        return known is None or known.candidate.sha != candidate.sha

    def _look(self, candidate: Candidate) -> None:
        path, sha = candidate.path, candidate.sha
        if not self.consents.allows(path, sha):
            refused = self.consents.answer(sha) is False
            self._rows[path] = Row(candidate, State.FORBIDDEN if refused else State.NEW)
            return
        self._rows[path] = Row(candidate, State.TRYING)
        trial = self.consents.trial(sha)
        if trial is not None:
            self._settle(path, VariantProblem(trial.problem, **trial.args) if trial.problem else None)

    def answer(self, path: Path, allowed: bool) -> Row:
        """The player's answer to the file as it was shown; a yes makes it TRYING, a no takes its games away."""
        candidate = self._rows[path].candidate
        self.consents.say(path, candidate.sha, allowed)
        if not allowed:
            self._take_out(path)
            self._rows[path] = Row(candidate, State.FORBIDDEN)
        else:
            self._look(candidate)
        return self.row(path)

    def again(self, path: Path) -> Row:
        """Try it once more, whatever came of it before."""
        row = self._rows[path]
        if self.consents.allows(path, row.candidate.sha):
            self.consents.tried(row.candidate.sha, None)
            self._rows[path] = replace(row, state=State.TRYING, problem=None)
        return self.row(path)

    def trust(self, folder: Path, trusted: bool) -> list[Row]:
        """Let the files of a folder run unasked, or no longer; the rows that wait for their trial now."""
        self.consents.trust(folder, trusted)
        for row in list(self._rows.values()):
            if row.state is State.NEW and self.consents.allows(row.path, row.candidate.sha):
                self._look(row.candidate)
        return [row for row in self.rows if row.state is State.TRYING]

    def tried(self, path: Path, sha: str, problem: Problem | None) -> Row | None:
        """The trial of these bytes has ended; a passed one is loaded. None where the file has changed meanwhile."""
        row = self._rows.get(path)
        if row is None or row.candidate.sha != sha or row.state is not State.TRYING:
            return None
        told = Trial("", {}) if problem is None else Trial(problem.text_id, problem.args_by_name)
        self.consents.tried(sha, told)
        self._settle(path, problem)
        self.catalogue.arrange(list(self._rows))
        return self.row(path)

    def _settle(self, path: Path, problem: Problem | None) -> None:
        """Load what has passed its trial."""
        row = self._rows[path]
        if problem is None:
            self._load(row.candidate)
        self._rows[path] = replace(row, state=State.FAULTY if problem else State.PLAYED, problem=problem)

    def _load(self, candidate: Candidate) -> None:
        if self.catalogue.replace(candidate.path, candidate, proven=True):
            self._played[candidate.path] = candidate.sha

    def _take_out(self, path: Path) -> None:
        self._played.pop(path, None)
        self.catalogue.remove(path)

    def _told(self, row: Row) -> Row:
        """With what the catalogue knows now: another plugin may have taken its id, or given it back."""
        fault = next((fault.problem for fault in self.catalogue.faults if fault.path == row.path), None)
        state, problem = row.state, row.problem
        if state is State.PLAYED and fault is not None:
            state, problem = State.FAULTY, fault
        is_old = self._played.get(row.path, row.candidate.sha) != row.candidate.sha
        return replace(row, state=state, problem=problem, old_plays=is_old)


def add_allowed(catalogue: Catalogue, files: Iterable[Path]) -> None:
    """Take in these plugin files as they lie, for another process of the program.

    A drop-in is looked at again: bytes that the player has not allowed are left out. Files that lie in no plugin
    folder belong to installed packages.
    """
    consents, installed = Consents(), False
    for path in files:
        if not any(folder in path.parents for folder in folders()):
            installed = True
            continue
        with suppress(OSError):
            candidate = look(path)
            if consents.allows(path, candidate.sha):
                catalogue.replace(path, candidate, proven=True)
    if installed:
        from qtsolitaire.plugins.installed import add_installed

        add_installed(catalogue)


def add_own(catalogue: Catalogue) -> None:
    """Take in what the player has allowed, and installed packages, where no window asks: for the command line.

    Allowed bytes that were never tried are tried now.
    """
    from qtsolitaire.plugins.installed import add_installed
    from qtsolitaire.plugins.vetting import vet

    found = list(candidates())
    if found:
        drop_ins = DropIns(catalogue, Consents())
        for row in drop_ins.scan(found):
            if row.state is State.TRYING:
                drop_ins.tried(row.path, row.candidate.sha, vet(row.path, row.candidate.sha))
    add_installed(catalogue)
