"""Ways in which a file gets damaged (P54): each leaves something at the path that is no file of ours."""

import os
import random
from collections.abc import Callable
from pathlib import Path


def emptied(path: Path) -> None:
    """0 bytes."""
    path.write_bytes(b"")


def halved(path: Path) -> None:
    """The first half only."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def zeroed(path: Path) -> None:
    """4096 NUL bytes, as a power failure leaves them."""
    path.write_bytes(bytes(4096))


def scrambled(path: Path) -> None:
    """Random bytes."""
    path.write_bytes(random.Random(7).randbytes(3000))


def followed_by_garbage(path: Path) -> None:
    """A valid file and then garbage."""
    path.write_bytes(path.read_bytes() + b"\x00\xff\xfe garbage = = \x00")


def directory(path: Path) -> None:
    """A folder of that name, with something in it."""
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("kept")


def pipe(path: Path) -> None:
    """A named pipe: whoever opens it waits for ever."""
    path.unlink()
    os.mkfifo(path)


def dangling(path: Path) -> None:
    """A link that leads nowhere."""
    path.unlink()
    path.symlink_to(path.parent / "nowhere" / "at all")


WAYS: tuple[Callable[[Path], None], ...] = (emptied, halved, zeroed, scrambled, followed_by_garbage, directory, pipe)
"""All but the dangling link: nothing lies there that could be kept."""


def asides(path: Path) -> list[Path]:
    """What has been set aside in the file's folder, without SQLite's side files."""
    found = path.parent.glob(f"{path.stem}.damaged-*")
    return sorted(each for each in found if not each.name.endswith(("-wal", "-shm")))
