"""Files that are written whole or not at all, and what their suffix says."""

import contextlib
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from qtsolitaire.output.wishes import OutputProblem
from qtsolitaire.play.record import SUFFIX
from qtsolitaire.play.textfiles import shown_name


class Kind(Enum):
    """What a file can be; the value is its suffix."""

    PDF = ".pdf"
    SVG = ".svg"
    PNG = ".png"
    BOARD = ".txt"
    GAME = SUFFIX


def kind_of(path: Path) -> Kind:
    """What the file's suffix asks for.

    Raises:
        OutputProblem: ``output.suffix``.
    """
    suffix = path.suffix.lower()
    found = next((kind for kind in Kind if kind.value == suffix), None)
    if found is None:
        raise OutputProblem("output.suffix", file=shown_name(path), known=", ".join(kind.value for kind in Kind))
    return found


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file to write into, which takes the path's place at the end; after a fault nothing has been changed.

    Raises:
        OutputProblem: ``file.not_written``.
    """
    temporary = _opened(path)
    try:
        yield temporary
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        raise not_written(path) from None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def _opened(path: Path) -> Path:
    """An empty file beside the one that is wanted."""
    try:
        if path.is_dir():
            raise IsADirectoryError(path)
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
        temporary.open("xb").close()
    except (OSError, ValueError):  # ValueError: a NUL in the name
        raise not_written(path) from None
    return temporary


def not_written(path: Path) -> OutputProblem:
    """The file could not be written."""
    return OutputProblem("file.not_written", file=shown_name(path))
