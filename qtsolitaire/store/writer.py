"""Writes files whole in a thread, so that the hand never waits for the disk; it is one write behind at most.

A disk needs 10 to 20 ms to be sure of a file. The next write to be asked for waits for the last one, so whatever ends
the program, kill -9 or a power failure, takes no more than the write that was under way.
"""

import threading
from pathlib import Path

from qtsolitaire.store import files


class Writer:
    """One write at a time; the thread comes with the first and goes when nothing has been written for a while."""

    def __init__(self) -> None:
        """No thread yet."""
        self._ready = threading.Condition()
        self._work: tuple[Path, bytes] | None = None  # what is being written
        self._failed: OSError | None = None
        self._alive = False

    def put(self, path: Path, content: bytes) -> None:
        """Write the file, once the last write has ended; ``wait`` tells whether it could be done."""
        with self._ready:
            self._ready.wait_for(lambda: self._work is None)
            self._work = (path, content)
            if not self._alive:
                self._alive = True
                threading.Thread(target=self._run, name="saving", daemon=True).start()
            self._ready.notify_all()

    def wait(self) -> None:
        """Come back when all is on the disk.

        Raises:
            OSError: a write since the last call has failed.
        """
        with self._ready:
            self._ready.wait_for(lambda: self._work is None)
            failed, self._failed = self._failed, None
        if failed is not None:
            raise failed

    def _run(self) -> None:
        while True:
            with self._ready:
                if not self._ready.wait_for(lambda: self._work is not None, timeout=_IDLE_S):
                    self._alive = False
                    return
                work = self._work
            failed = _write(*work) if work else None
            with self._ready:
                self._work, self._failed = None, failed or self._failed
                self._ready.notify_all()


_IDLE_S = 30.0


def _write(path: Path, content: bytes) -> OSError | None:
    try:
        files.write_whole(path, content)
    except OSError as error:
        return error
    except Exception as error:  # whatever it is, the thread goes on, or the window would wait for ever
        return OSError(repr(error))
    return None
