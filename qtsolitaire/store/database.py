"""The history's database file: opened late, shared with other windows, never in the way of a game.

Damaged: set aside, and a new one begun. Newer: left alone. Not to be written: a copy in memory. In each case one
notice, and every question goes on being answered.
"""

import contextlib
import os
import secrets
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from qtsolitaire.store import files, schema
from qtsolitaire.store.notices import Notices

if TYPE_CHECKING:
    import sqlite3

Answer = TypeVar("Answer")

_PATIENCE = 2.0  # seconds that a write waits for another window's
# Primary result codes, https://www.sqlite.org/rescode.html
_BUSY = {5, 6}  # BUSY, LOCKED
_PLACE = {3, 8, 10, 13, 14, 22, 23}  # PERM, READONLY, IOERR, FULL, CANTOPEN, NOLFS, AUTH
_ATTEMPTS = 4  # the file, a new file, a copy in memory, an empty one in memory


class Busy(Exception):
    """Another program holds the database for longer than one waits."""


class Database:
    """One SQLite file behind which a fresh one or the memory steps in when it fails."""

    def __init__(self, path: Path, notices: Notices) -> None:
        """Nothing is opened yet: sqlite3 is imported with the first question, not at the program's start."""
        self.path = path.absolute()
        self.notices = notices
        self._open: sqlite3.Connection | None = None
        self._in_memory = False

    @property
    def in_memory(self) -> bool:
        """True where nothing outlives the program."""
        return self._in_memory

    def ask(self, work: Callable[["sqlite3.Connection"], Answer]) -> Answer:
        """The answer of ``work``, which may be called again on another database if it fails on this one.

        Raises:
            Busy: try again later.
        """
        import sqlite3

        for attempt in range(_ATTEMPTS):
            try:
                return work(self._connected())
            # A message that quotes a damaged file may be no UTF-8, and then no sqlite3.Error either.
            except (sqlite3.Error, UnicodeError) as error:
                if attempt == _ATTEMPTS - 1:
                    raise
                self._recover(_primary_code(error))
        raise AssertionError

    def write(self, work: Callable[["sqlite3.Connection"], Answer]) -> Answer:
        """As ``ask``, in one transaction: all of it or nothing.

        Raises:
            Busy: try again later.
        """

        def whole(database: "sqlite3.Connection") -> Answer:
            database.execute("BEGIN IMMEDIATE")
            try:
                answer = work(database)
                database.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(Exception):
                    database.execute("ROLLBACK")
                raise
            return answer

        return self.ask(whole)

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        import sqlite3

        if self._open is not None and not self._in_memory:
            with contextlib.suppress(sqlite3.Error):
                self._open.close()
            self._open = None

    def _connected(self) -> "sqlite3.Connection":
        if self._open is None:
            self._make_sure_of_file()
            if self._open is None:
                self._check_version()
            if self._open is None:
                self._open = _connect(f"{self.path.as_uri()}?mode=rw")
                self._open.execute("PRAGMA journal_mode = WAL")
                self._open.execute("PRAGMA synchronous = FULL")
                schema.bring_up(self._open)
        return self._open

    def _make_sure_of_file(self) -> None:
        """Have a file with our tables, or else go on in memory."""
        try:
            found = self.path.stat()
        except OSError:
            if os.path.lexists(self.path):  # a link that leads nowhere
                self._set_aside()
            else:
                self._create()
            return
        # A database is never empty: ours come into being whole.
        if not stat.S_ISREG(found.st_mode) or found.st_size == 0:
            self._set_aside()

    def _create(self) -> None:
        """Make the file beside its place and link it there, unless another window was faster."""
        import sqlite3

        temporary = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}.new")
        try:
            files.make_folder(self.path.parent)
            database = _connect(f"{temporary.as_uri()}?mode=rwc")
            with contextlib.closing(database):
                schema.bring_up(database)
            _move_into_place(temporary, self.path)
        except (OSError, sqlite3.Error):
            self._go_on_in_memory()
            self.notices.not_saved(self.path.parent)
        finally:
            with contextlib.suppress(OSError):
                temporary.unlink()

    def _check_version(self) -> None:
        """Look before anything is written: a newer file is left as it is, a stranger's is no file of ours."""
        import sqlite3

        with contextlib.closing(_connect(f"{self.path.as_uri()}?mode=ro")) as database:
            version = schema.version_of(database)
            ours = schema.is_ours(database)
        if not ours or version < 1:
            raise sqlite3.DatabaseError
        if version > schema.NEWEST:
            self._go_on_in_memory()
            self.notices.add("store.newer", str(self.path), file=self.path.name)

    def _recover(self, code: int) -> None:
        """Make sure that the next attempt finds a database that works.

        Raises:
            Busy: nothing is wrong but the moment.
        """
        if code in _BUSY:
            raise Busy
        if self._in_memory:  # the copy is as damaged as the file was
            self._go_on_in_memory()
            return
        self.close()
        if code in _PLACE:
            self._go_on_in_memory(readable=True)
            self.notices.not_saved(self.path.parent)
        else:
            self._set_aside()

    def _set_aside(self) -> None:
        aside = files.set_aside(self.path)
        if aside is None:
            self._go_on_in_memory()
            self.notices.add("store.not_read", str(self.path), file=self.path.name)
        else:
            self.notices.add("store.set_aside", str(aside), file=self.path.name, aside=aside.name)
            self._create()

    def _go_on_in_memory(self, readable: bool = False) -> None:
        """Answer from memory from now on; with what the file says, where it is ``readable``."""
        import sqlite3

        memory = _connect(":memory:")
        if readable:
            # Without a right to write, SQLite reads a WAL database only if told that nobody changes it.
            with (
                contextlib.suppress(sqlite3.Error, UnicodeError),
                contextlib.closing(_connect(f"{self.path.as_uri()}?mode=ro&immutable=1")) as database,
            ):
                database.backup(memory)
        try:
            schema.bring_up(memory)
        except (sqlite3.Error, UnicodeError):
            memory = _connect(":memory:")
            schema.bring_up(memory)
        self._open, self._in_memory = memory, True


def _connect(place: str) -> "sqlite3.Connection":
    """Open a database in autocommit mode; texts with broken bytes are read as well as they can be."""
    import sqlite3

    database = sqlite3.connect(place, timeout=_PATIENCE, isolation_level=None, uri=True)
    database.execute("PRAGMA foreign_keys = ON")
    database.text_factory = lambda raw: raw.decode(errors="replace")
    return database


def _move_into_place(temporary: Path, path: Path) -> None:
    try:
        os.link(temporary, path)
    except FileExistsError:
        return
    except OSError:  # a file system without links
        if not path.exists():
            temporary.replace(path)


def _primary_code(error: Exception) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
