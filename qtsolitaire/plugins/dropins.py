"""The drop-in plugins and how far each has come: seen, asked about, tried, loaded; or why not.

Pure bookkeeping: the window asks the player, runs the trials and shows the rows. Nothing of a file is run before the
player's yes, and none is loaded before its trial was passed. A changed file asks again, and its old games play on until
the new ones are there.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from qtsolitaire.plugins.catalogue import Catalogue
from qtsolitaire.plugins.folders import Candidate, candidates
from qtsolitaire.rules.errors import Problem
from qtsolitaire.store.consent import Consents


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


class DropIns:
    """Every drop-in plugin, by its file."""

    def __init__(self, catalogue: Catalogue, consents: Consents) -> None:
        """Nothing is looked at yet."""
        self.catalogue = catalogue
        self.consents = consents
        self._rows: dict[Path, Row] = {}
        self._passed: set[str] = set()  # fingerprints whose trial was passed in this run of the program

    @property
    def rows(self) -> tuple[Row, ...]:
        """In the order of the folders and names."""
        return tuple(self._rows.values())

    def row(self, path: Path) -> Row:
        """The row of a file.

        Raises:
            KeyError: there is none.
        """
        return self._rows[path]

    def scan(self, found: Iterable[Candidate] | None = None) -> list[Row]:
        """Look at the folders again.

        Returns:
            The rows that are new or changed: NEW ones to be asked about, TRYING ones to be tried.
        """
        seen = {candidate.path: candidate for candidate in (candidates() if found is None else found)}
        for path in [path for path in self._rows if path not in seen]:
            self.catalogue.remove(path)
            del self._rows[path]
        changed = [self._look(candidate) for candidate in seen.values() if self._is_changed(candidate)]
        self._rows = {path: self._rows[path] for path in seen}
        return changed

    def _is_changed(self, candidate: Candidate) -> bool:
        known = self._rows.get(candidate.path)
        return known is None or known.candidate.sha != candidate.sha

    def _look(self, candidate: Candidate) -> Row:
        allowed = self.consents.allows(candidate.path, candidate.sha)
        refused = self.consents.answer(candidate.sha) is False
        state = State.FORBIDDEN if refused else State.TRYING if allowed else State.NEW
        return self._put(Row(candidate, state, old_plays=bool(self.catalogue.of_file(candidate.path))))

    def _put(self, row: Row) -> Row:
        self._rows[row.candidate.path] = row
        return row

    def answer(self, path: Path, allowed: bool) -> Row:
        """The player's answer to the file as it was shown; a yes makes it TRYING, a no takes its games away."""
        row = self._rows[path]
        self.consents.say(path, row.candidate.sha, allowed)
        if not allowed:
            self.catalogue.remove(path)
        return self._put(Row(row.candidate, State.TRYING if allowed else State.FORBIDDEN, old_plays=row.old_plays))

    def tried(self, path: Path, sha: str, problem: Problem | None) -> Row | None:
        """The trial of these bytes has ended; a passed one is loaded. None where the file has changed meanwhile."""
        row = self._rows.get(path)
        if row is None or row.candidate.sha != sha or row.state is not State.TRYING:
            return None
        if problem is None:
            self._passed.add(sha)
            problem = self._load(path)
        old_plays = problem is not None and bool(self.catalogue.of_file(path))
        state = State.PLAYED if problem is None else State.FAULTY
        return self._put(replace(row, state=state, problem=problem, old_plays=old_plays))

    def _load(self, path: Path) -> Problem | None:
        self.catalogue.replace(path)
        return next((fault.problem for fault in self.catalogue.faults if fault.path == path), None)
