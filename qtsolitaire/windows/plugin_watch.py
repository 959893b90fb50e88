"""Watches the plugin folders: what is saved there is asked about, tried and taken up while the program runs."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from qtsolitaire.plugins import folders
from qtsolitaire.plugins.dropins import DropIns, Row, State
from qtsolitaire.rules.errors import Problem
from qtsolitaire.windows.plugin_trials import Trials

REST_MS = 150
"""Editors write in several steps: the folders are looked at when they have been quiet for so long."""

MOST_WATCHED = 2000
"""Files and folders; systems bound how many can be watched."""


class PluginWatch(QObject):
    """Keeps ``DropIns`` up to date with the disk."""

    changed = Signal()  # a row is new, another or gone
    waiting = Signal(object)  # a Row that the player must be asked about
    loaded = Signal(object)  # the file whose games have come, changed or gone

    def __init__(self, drop_ins: DropIns, parent: QObject | None = None) -> None:
        """Nothing is watched yet."""
        super().__init__(parent)
        self.drop_ins = drop_ins
        self.trials = Trials(self)
        self.trials.ended.connect(self._tried)
        self._watcher: QFileSystemWatcher | None = None
        self._asked: set[str] = set()  # fingerprints the player has been told about
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.rescan)

    def start(self) -> None:
        """Make the player's folder, look at all, and watch from now on."""
        with suppress(OSError):  # the Plugins window shows the place all the same
            folders.user_folder().mkdir(parents=True, exist_ok=True)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _path: self._rest.start())
        self._watcher.fileChanged.connect(lambda _path: self._rest.start())
        for row in self.drop_ins.rows:
            self._follow(row)
        self.rescan()

    def close(self) -> None:
        """Watch and try no more."""
        self._rest.stop()
        self.trials.close()

    def rescan(self) -> None:
        """Look at the folders now."""
        before = self.drop_ins.played
        rows = self.drop_ins.scan()
        self._watch()
        for row in rows:
            self._follow(row)
        gone = before.keys() - {row.path for row in self.drop_ins.rows}
        for path in gone:
            self.trials.forget(path)
        self._tell_loaded(before)
        self.changed.emit()

    def _follow(self, row: Row) -> None:
        if row.state is State.TRYING:
            self.trials.add(row)
        elif row.state is State.NEW and row.candidate.sha not in self._asked:
            self._asked.add(row.candidate.sha)
            self.waiting.emit(row)

    def _tell_loaded(self, before: dict[Path, str]) -> None:
        now = self.drop_ins.played
        for path in before.keys() | now.keys():
            if before.get(path) != now.get(path):
                self.loaded.emit(path)

    def _watch(self) -> None:
        """Watch every folder and file of plugins; a file that was written anew has lost its watch."""
        if self._watcher is None:
            return
        wanted: dict[str, None] = {}
        for folder in folders.folders():
            wanted[str(folder)] = None
        for row in self.drop_ins.rows:
            for part in row.candidate.parts:
                file = row.path.parent / part
                wanted.update({str(file): None, str(file.parent): None})
        watched = {*self._watcher.files(), *self._watcher.directories()}
        fresh = [path for path in list(wanted)[:MOST_WATCHED] if path not in watched and Path(path).exists()]
        if fresh:
            self._watcher.addPaths(fresh)
        old = [path for path in watched if path not in wanted]
        if old:
            self._watcher.removePaths(old)

    # What the player says

    def answer(self, path: Path, allowed: bool) -> None:
        """May this file run?"""
        before = self.drop_ins.played
        self._follow(self.drop_ins.answer(path, allowed))
        if not allowed:
            self.trials.forget(path)
        self._tell_loaded(before)
        self.changed.emit()

    def again(self, path: Path) -> None:
        """Try it once more."""
        self._follow(self.drop_ins.again(path))
        self.changed.emit()

    def trust(self, folder: Path, trusted: bool) -> None:
        """Let the files of a folder run unasked, or no longer."""
        before = self.drop_ins.played
        for row in self.drop_ins.trust(folder, trusted):
            self._follow(row)
        self._tell_loaded(before)
        self.changed.emit()

    def _tried(self, path: Path, sha: str, problem: object) -> None:
        before = self.drop_ins.played
        if self.drop_ins.tried(path, sha, problem if isinstance(problem, Problem) else None) is None:
            return
        self._tell_loaded(before)
        self.changed.emit()
