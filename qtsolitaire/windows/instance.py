"""One window for one player: a second start hands over what it was given to the first, which comes to the front.

Two windows would write into the same running games, and the last one to save would win. A lock file tells that there
is a first one; it counts for nothing once its process is gone. What is to be opened is left in a file beside it, and
the first takes that away. A first one that does not is taken for dead, and the second opens as usual, so nobody is ever
kept from playing.
"""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject

from qtsolitaire import places
from qtsolitaire.store import files

PATIENCE_S = 2.0
"""How long the second waits for the first, which may just be opening."""

_MOST = 10_000  # bytes of what is to be opened
_LOCK, _REQUEST = "lock", "open.txt"


class Instance(QObject):
    """This start of the program, the first or a later one."""

    def __init__(self, folder: Path | None = None) -> None:
        """Take the lock if nobody has it; ``folder`` is `window` in the player's data folder where not given."""
        super().__init__()
        self._folder = folder or places.data_dir() / "window"
        self._request = self._folder / _REQUEST
        self._open: Callable[[str], None] = lambda _what: None
        self._watcher: QFileSystemWatcher | None = None
        with contextlib.suppress(OSError):  # where nothing can be written, the stores tell it
            files.make_folder(self._folder)
        self._lock = QLockFile(str(self._folder / _LOCK))
        self._lock.setStaleLockTime(0)  # however old, as long as its process lives
        self._lock.tryLock(0)

    @property
    def is_first(self) -> bool:
        """True too where no lock can be kept at all."""
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self, open_: Callable[[str], None]) -> None:
        """Hear of later starts; ``open_`` gets what they were given: a code, a path, or ""."""
        if not self._lock.isLocked():
            return
        self._open = open_
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(lambda _folder: self._look())
        self._look()

    def _look(self) -> None:
        """Take away what was left, and open it."""
        try:
            content = files.read(self._request, _MOST)
            if content is None:
                return
            files.remove(self._request)
        except (files.Unreadable, OSError):
            files.set_aside(self._request)
            return
        self._open(content.decode(errors="replace").strip())

    def hand_over(self, what: str) -> bool:
        """Ask the first one to open this; False where it does not take it."""
        try:
            files.write_whole(self._request, what.encode(errors="replace"))
        except OSError:
            return False
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if not self._request.exists():
                return True
            time.sleep(0.02)
        with contextlib.suppress(OSError):
            files.remove(self._request)
        return False
