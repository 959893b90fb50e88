"""The asking side of the child process that searches (``qtsolitaire.solver_process``).

Only the newest question counts: a newer one, or ``cancel``, ends the older at once. The child is started by the first
question. When it dies, a new one gets the question; when it does not look up for a second after being told to stop (a
plugin that loops), it is killed. Nothing is polled, and nobody waits.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

import qtsolitaire
from qtsolitaire.solving.answers import Verdict

REACT_MS = 1000
"""How long the child may take to hear that its answer is no longer wanted."""

START_MS = 60_000
"""How long it may take to start on a busy machine."""

LATE_MS = 3000
"""What an answer may take beyond the time that was given for it."""

TRIES = 3
"""Processes that may be started for one question; then it stays undecided."""

_MODULE = "qtsolitaire.solver_process"


class Told(NamedTuple):
    """What the child has found."""

    verdict: Verdict
    line: tuple[str, ...] = ()  # WON: the moves as text
    positions: int = 0  # looked at
    seconds: float = 0.0  # spent
    error: str = ""  # why there is no answer, for the log; the verdict is then UNDECIDED


class _File(NamedTuple):
    path: str
    changed: int  # nanoseconds since 1970, 0 where it is gone
    size: int  # bytes


def _file(path: Path) -> _File:
    try:
        found = path.stat()
    except OSError:
        return _File(str(path), 0, 0)
    return _File(str(path), found.st_mtime_ns, found.st_size)


Then = Callable[[Told], None]
"""Hears the answer; is never called for a question that was cancelled or displaced."""


class _Question(NamedTuple):
    number: int
    board: str
    seconds: float
    then: Then


class Seer(QObject):
    """One question at a time, one process at most."""

    def __init__(self, plugin_files: Callable[[], Sequence[Path]] = tuple, parent: QObject | None = None) -> None:
        """Nothing is started yet; ``plugin_files`` tells which files are loaded besides the bundled games."""
        super().__init__(parent)
        self._plugin_files = plugin_files
        self._files: list[_File] = []  # those that the child has loaded
        self._process = QProcess(self)  # the same object for one child after the other
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._gone)
        self._process.errorOccurred.connect(self._failed)
        self._killed = False  # it is on its way out and not heard any more
        self._question: _Question | None = None
        self._number = 0  # of the last message
        self._sent = self._heard = 0  # last message to this process, and from it
        self._ready = False
        self._tries = 0
        self._react = self._timer(self._deaf)
        self._late = self._timer(self._overdue)

    def _timer(self, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(act)
        return timer

    @property
    def is_asked(self) -> bool:
        """True while an answer is awaited."""
        return self._question is not None

    @property
    def process_id(self) -> int:
        """The child's, 0 while there is none."""
        return int(self._process.processId())

    @property
    def _is_there(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning and not self._killed

    def ask(self, board: str, seconds: float, then: Then) -> None:
        """Ask about a position; whatever was asked before is forgotten.

        Args:
            board: the position as board text.
            seconds: how long to search.
            then: gets the answer.
        """
        self._number += 1
        self._question = _Question(self._number, board, seconds, then)
        self._tries = 0
        if self._is_there and self._files != self._files_now():
            self._drop()  # it knows other games than the window
        if not self._is_there:
            self._start()
        elif self._ready:
            self._send()

    def cancel(self) -> None:
        """The answer is no longer wanted."""
        if self._question is None:
            return
        self._question = None
        self._late.stop()
        if self._ready and self._sent > self._heard:
            self._number += 1
            self._write({"id": self._number})

    def close(self) -> None:
        """End the child now."""
        self._question = None
        self._drop()
        self._process.waitForFinished(LATE_MS)

    # The process

    def _start(self) -> None:
        """Begin a child, as soon as the former one has gone."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            return
        self._files = self._files_now()
        self._process.setProgram(sys.executable)
        self._process.setArguments(["-P", "-m", _MODULE, *(file.path for file in self._files)])
        self._process.setProcessEnvironment(_environment())
        self._sent = self._heard = self._number
        self._tries += 1
        self._late.start(START_MS)
        self._process.start()

    def _files_now(self) -> list[_File]:
        return [_file(path) for path in self._plugin_files()]

    def _drop(self) -> None:
        """Kill the child; what it still says is not heard."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._killed = True
            self._rest()
            self._process.kill()

    def _rest(self) -> None:
        self._ready = False
        self._react.stop()
        self._late.stop()

    def _gone(self) -> None:
        """The child has ended, killed by this side or by another."""
        self._rest()
        self._process.readAllStandardOutput()
        if self._killed:
            self._killed = False
            if self._question is not None:
                self._start()
        else:
            self._again()

    def _failed(self, error: QProcess.ProcessError) -> None:
        """A process that cannot be started is never ``finished``."""
        if error == QProcess.ProcessError.FailedToStart:
            self._killed = False
            self._rest()
            self._give_up("the process cannot be started")

    def _again(self) -> None:
        """Ask a new process, unless too many have died of this question."""
        if self._question is None:
            return
        if self._tries < TRIES:
            self._start()
        else:
            self._give_up("the process ended again and again")

    def _give_up(self, why: str) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.then(Told(Verdict.UNDECIDED, error=why))

    # Words to it and from it

    def _send(self) -> None:
        question = self._question
        if question is not None:
            self._write({"id": question.number, "board": question.board, "seconds": question.seconds})
            self._late.start(round(question.seconds * 1000) + LATE_MS)

    def _write(self, message: dict[str, Any]) -> None:
        """Send it; a child that still works on something older must let go of that soon."""
        if self._sent > self._heard and not self._react.isActive():
            self._react.start(REACT_MS)
        self._sent = int(message["id"])
        self._process.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        while not self._killed and self._process.canReadLine():
            self._hear(bytes(self._process.readLine().data()))

    def _hear(self, line: bytes) -> None:
        try:
            message = json.loads(line)
            if message.get("ready"):
                self._ready = True
                self._late.stop()
                self._send()
                return
            number, told = int(message["id"]), _told(message)
        except (ValueError, KeyError, TypeError, AttributeError):
            return
        self._heard = max(self._heard, number)
        self._react.stop()
        question = self._question
        if question is not None and question.number == number:
            self._question = None
            self._late.stop()
            question.then(told)

    def _deaf(self) -> None:
        """It has not looked up since it was told to stop."""
        self._drop()

    def _overdue(self) -> None:
        """No answer within its time, or no start: asking again would end alike."""
        self._drop()
        self._give_up("no answer in time")


def _environment() -> QProcessEnvironment:
    """Where this package was imported from, whatever the working directory."""
    environment = QProcessEnvironment.systemEnvironment()
    home = str(Path(qtsolitaire.__file__).resolve().parent.parent)
    known = environment.value("PYTHONPATH", "")
    environment.insert("PYTHONPATH", os.pathsep.join(part for part in (home, known) if part))
    return environment


def _told(message: dict[str, Any]) -> Told:
    return Told(
        Verdict(message.get("verdict", Verdict.UNDECIDED.value)),
        tuple(map(str, message.get("line", ()))),
        int(message.get("positions", 0)),
        float(message.get("seconds", 0.0)),
        str(message.get("error", "")),
    )
