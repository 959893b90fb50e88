"""Reading and writing small files so that none is ever lost or half written.

A write goes to a new file in the same folder, reaches the disk, and then takes the place of the old one: whoever
looks, whenever the power fails, finds the old file or the new one in full (P54). A file that cannot be understood is
moved aside under a name with a time stamp, never overwritten.
"""

import contextlib
import os
import secrets
import stat
from datetime import UTC, datetime
from pathlib import Path

SIDE_FILES = ("-wal", "-shm")
"""What SQLite keeps beside a database; it moves with it."""

_TEMPORARY = ".new"


class Unreadable(Exception):
    """A file that is there and whose bytes cannot be had: a folder, a pipe, no right to read, far too long."""


def read(path: Path, most: int) -> bytes | None:
    """The bytes of the file, None where there is none or the place cannot be reached at all.

    Args:
        path: a dangling link counts as no file.
        most: a longer file is none of ours.

    Raises:
        Unreadable: it is there but no file of at most ``most`` bytes that may be read.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    # A pipe would be waited on for ever.
    if not stat.S_ISREG(found.st_mode) or found.st_size > most:
        raise Unreadable(str(path))
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise Unreadable(str(path)) from error


def write_whole(path: Path, content: bytes) -> None:
    """Put ``content`` in the place of the file, all of it or nothing; missing folders are made.

    Raises:
        OSError: nothing has been changed.
    """
    target = _behind_link(path)
    make_folder(target.parent)
    temporary = target.with_name(f"{target.name}.{secrets.token_hex(4)}{_TEMPORARY}")
    try:
        _write_through(temporary, content)
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def make_folder(folder: Path) -> None:
    """Make the folder and those above it where they are missing; new ones are the player's alone.

    Raises:
        OSError: it cannot be made, or something else lies there.
    """
    for missing in reversed([above for above in (folder, *folder.parents) if not above.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def remove(path: Path) -> None:
    """Delete the file, if there is one.

    Raises:
        OSError: it is still there.
    """
    path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path | None:
    """Give what lies at ``path`` another name with a time stamp, in the same folder.

    Returns:
        The new path; None where it could not be moved: then it must not be overwritten.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    while os.path.lexists(aside):
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{secrets.token_hex(2)}{path.suffix}")
    try:
        path.rename(aside)
    except OSError:
        return None
    for side in SIDE_FILES:
        with contextlib.suppress(OSError):
            path.with_name(path.name + side).rename(aside.with_name(aside.name + side))
    return aside


def sweep(folder: Path) -> None:
    """Delete what writes cut short by a power failure have left in the folder, once it is a day old."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f"*{_TEMPORARY}"):
            if datetime.now(UTC).timestamp() - left.stat().st_mtime > 86_400:
                left.unlink()


def _behind_link(path: Path) -> Path:
    """Where a link leads, so that settings kept elsewhere stay there; the link itself where it leads nowhere."""
    try:
        behind = path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError):  # links in a circle
        return path
    return behind if behind.parent.is_dir() else path


def _write_through(path: Path, content: bytes) -> None:
    """Write a new file that only its player can read, down to the disk."""
    with open(path, "xb", opener=_private) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk too, where folders can be opened (not on Windows)."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
