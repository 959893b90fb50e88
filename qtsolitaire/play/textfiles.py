"""Small text files: read with a limit, written whole or not at all."""

import contextlib
import os
import secrets
import stat
from pathlib import Path

from qtsolitaire.rules.errors import Problem, RecordProblem

MOST_BYTES = 1_000_000
"""A game of 10,000 moves has about 100,000."""


def read_text(path: Path) -> str:
    """The file's text, without a byte order mark.

    Raises:
        RecordProblem: ``file.missing``, ``file.folder``, ``file.not_a_file`` (a pipe, a device), ``file.too_big``,
            ``file.not_text`` (no UTF-8), ``file.unreadable``.
    """
    try:
        kind = path.stat()
        if not stat.S_ISREG(kind.st_mode):
            raise _named("file.folder" if stat.S_ISDIR(kind.st_mode) else "file.not_a_file", path)
        if kind.st_size > MOST_BYTES:
            raise _too_big(path)
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise _named("file.missing", path) from None
    except (OSError, ValueError):  # ValueError: a NUL in the name
        raise _named("file.unreadable", path) from None
    return decoded(content, path)


def decoded(content: bytes, path: Path) -> str:
    """The text of a file's bytes.

    Raises:
        RecordProblem: ``file.too_big``, ``file.not_text``.
    """
    if len(content) > MOST_BYTES:
        raise _too_big(path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _named("file.not_text", path) from None
    if "\0" in text:
        raise _named("file.not_text", path)
    return text


def write_text(path: Path, text: str) -> None:
    """Put the text into the place of the file: afterwards the old file or the new one is there in full.

    Raises:
        RecordProblem: ``file.not_written``; nothing has been changed.
    """
    temporary = path
    try:
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except (OSError, ValueError):
        if temporary != path:
            with contextlib.suppress(OSError, ValueError):
                temporary.unlink()
        raise _named("file.not_written", path) from None


def _named(text_id: str, path: Path) -> Problem:
    return RecordProblem(text_id, file=shown_name(path))


def _too_big(path: Path) -> Problem:
    return RecordProblem("file.too_big", file=shown_name(path), most=MOST_BYTES // 1000)


def shown_name(path: Path) -> str:
    """The file's name as a sentence can show it."""
    name = path.name or str(path)
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)[-60:]
