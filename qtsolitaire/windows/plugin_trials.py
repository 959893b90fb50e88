"""Tries drop-in plugins one after the other, each in a process of its own: the window never waits for one."""

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from qtsolitaire.plugins import vetting
from qtsolitaire.plugins.dropins import Row
from qtsolitaire.plugins.folders import shown_name
from qtsolitaire.rules.errors import VariantProblem


class Trials(QObject):
    """A queue of files; only the newest bytes of each are tried."""

    ended = Signal(object, str, object)  # the file, the fingerprint of its bytes, the Problem or None

    def __init__(self, parent: QObject | None = None, seconds: float = vetting.SECONDS) -> None:
        """Kill a trial after ``seconds``."""
        super().__init__(parent)
        self._seconds = seconds
        self._waiting: list[Row] = []
        self._now: Row | None = None
        self._process: QProcess | None = None
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._overdue)

    @property
    def is_busy(self) -> bool:
        """True while something is tried, or waits."""
        return self._now is not None

    def add(self, row: Row) -> None:
        """Try this file when its turn comes; older bytes of it are no longer tried."""
        self._waiting = [other for other in self._waiting if other.path != row.path]
        self._waiting.append(row)
        if self._now is not None and self._now.path == row.path:
            self._stop()
        self._next()

    def forget(self, path: Path) -> None:
        """Do not try this file any more."""
        self._waiting = [row for row in self._waiting if row.path != path]
        if self._now is not None and self._now.path == path:
            self._stop()
            self._next()

    def close(self) -> None:
        """End everything now."""
        self._waiting.clear()
        self._stop()

    def _next(self) -> None:
        if self._now is not None or not self._waiting:
            return
        row = self._now = self._waiting.pop(0)
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in vetting.environment().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.finished.connect(lambda status, how: self._finished(process, status, how))
        process.errorOccurred.connect(lambda error: self._failed(process, error))
        _, *arguments = vetting.command(row.path, row.candidate.sha)
        self._late.start(round(self._seconds * 1000))
        process.start(sys.executable, arguments)
        process.closeWriteChannel()

    def _stop(self) -> QProcess | None:
        """Let go of the process; what it still says is not heard."""
        process, self._process, self._now = self._process, None, None
        self._late.stop()
        if process is not None:
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()
        return process

    def _overdue(self) -> None:
        row = self._now
        self._stop()
        if row is not None:
            self._tell(row, vetting.no_answer(row.path, self._seconds))

    def _failed(self, process: QProcess, error: QProcess.ProcessError) -> None:
        """A process that cannot be started is never ``finished``."""
        row = self._now
        if process is self._process and row is not None and error == QProcess.ProcessError.FailedToStart:
            why = process.errorString()
            self._stop()
            self._tell(row, VariantProblem("plugin.not_tried", file=shown_name(row.path), error=why))

    def _finished(self, process: QProcess, status: int, how: QProcess.ExitStatus) -> None:
        row = self._now
        if process is not self._process or row is None:
            return
        said = bytes(process.readAllStandardOutput().data())
        errors = bytes(process.readAllStandardError().data())
        crashed = how == QProcess.ExitStatus.CrashExit
        self._stop()
        self._tell(row, vetting.read_answer(row.path, said, errors, -abs(status) if crashed else status))

    def _tell(self, row: Row, problem: object) -> None:
        self.ended.emit(row.path, row.candidate.sha, problem)
        self._next()
