"""A TOML file that belongs to the player: read with care, changed without losing what others wrote into it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from qtsolitaire.store import files
from qtsolitaire.store.notices import Notices

FORMAT_KEY = "format"
_DEEPEST = 40  # tables in tables; our own files have two
_STRINGS = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*')  # dots in these are no keys


class Damaged(Exception):
    """Bytes that are no TOML file of ours."""


class File:
    """One file of ``format`` 1 and up, at most ``most`` bytes long."""

    def __init__(self, path: Path, version: int, most: int, notices: Notices) -> None:
        """Nothing is read yet."""
        self.path = path
        self.version = version
        self.most = most
        self.notices = notices
        self._document: dict[str, Any] = {}  # what was read or written last
        self._pending: list[Callable[[dict[str, Any]], None]] = []  # changes not yet on the disk
        self._locked = False  # the file must stay as it is

    def load(self) -> dict[str, Any]:
        """What the file holds, empty where there is none; a damaged one is set aside, a newer one left alone."""
        self._document = self._read() or {}
        return self._document

    def edit(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Apply a change to what the file holds now and write it whole; a newer or immovable file stays.

        A change that could not be written is tried again with the next one.
        """
        fresh = None if self._locked else self._read()
        document = self._document if fresh is None else fresh
        self._pending.append(change)
        for pending in self._pending:
            pending(document)
        self._document = document
        if self._locked:
            return
        try:
            files.write_whole(self.path, self._dump(document))
        except OSError:
            self.notices.not_saved(self.path.parent)
        else:
            self._pending.clear()

    def _read(self) -> dict[str, Any] | None:
        """The document on the disk, None where there is none or none that can be used."""
        try:
            content = files.read(self.path, self.most)
            document = parse(content) if content is not None else None
        except (files.Unreadable, Damaged):
            self._set_aside()
            return None
        given = (document or {}).get(FORMAT_KEY, self.version)
        if type(given) is int and given > self.version:
            self._locked = True
            self.notices.add("store.newer", str(self.path), file=self.path.name)
        return document

    def _dump(self, document: dict[str, Any]) -> bytes:
        import tomli_w

        rest = {key: value for key, value in document.items() if key != FORMAT_KEY}
        return tomli_w.dumps({FORMAT_KEY: self.version, **rest}).encode()

    def _set_aside(self) -> None:
        aside = files.set_aside(self.path)
        if aside is None:
            self._locked = True
            self.notices.add("store.not_read", str(self.path), file=self.path.name)
        else:
            self.notices.add("store.set_aside", str(aside), file=self.path.name, aside=aside.name)


def parse(content: bytes) -> dict[str, Any]:
    """The document.

    Raises:
        Damaged: it is none, it is empty, or it could not be written again as it is.
    """
    import tomllib

    if not content:
        raise Damaged
    try:
        text = content.decode()
        _check_dots(text)
        document = tomllib.loads(text)
        _check(document, 0)
    except (ValueError, RecursionError) as error:
        raise Damaged from error
    return document


def _check_dots(text: str) -> None:
    """Refuse lines like `a.a.a.a = 1` with thousands of dots: the parser would take gigabytes for them."""
    for line in _STRINGS.sub("", text).splitlines():
        if line.count(".") > _DEEPEST:
            raise Damaged


def _check(value: object, depth: int) -> None:
    """Refuse what only an attack nests so deep, and numbers too long to be written in decimal."""
    if depth > _DEEPEST:
        raise Damaged
    if isinstance(value, dict):
        for held in value.values():
            _check(held, depth + 1)
    elif isinstance(value, list):
        for held in value:
            _check(held, depth + 1)
    elif isinstance(value, int) and value.bit_length() > 10_000:
        raise Damaged
