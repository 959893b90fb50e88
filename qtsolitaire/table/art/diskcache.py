"""Rendered cards kept on disk between runs: one file per style, size and pixel ratio.

A file is a header line of JSON and then one zlib stream per card, so that cards can be unpacked singly. Files
are written under another name and then renamed, so a reader sees a whole file or none; anything odd about a
file makes it void, and void files are drawn anew.
"""

from __future__ import annotations

import json
import os
import tempfile
import zlib
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

SUFFIX = ".cards"
MOST_FILES = 8  # two screens with different ratios, and a few sizes each
_MAGIC = b"qtsolitaire cards 1 "
_LONGEST_HEADER = 4096


def file_for(folder: Path, key: str) -> Path:
    """Where the pictures with this key lie."""
    return folder / (sha256(key.encode()).hexdigest()[:24] + SUFFIX)


def write(folder: Path, key: str, images: Sequence[QImage]) -> None:
    """Keep the images (all one size, ARGB32 premultiplied) under a key, and drop the longest unused files.

    A folder that cannot be written to is no error: the cards are then drawn again next time.
    """
    streams = [zlib.compress(bytes(image.constBits()), 1) for image in images]
    header = {
        "key": key,
        "width": images[0].width(),
        "height": images[0].height(),
        "lengths": [len(stream) for stream in streams],
    }
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        _replace(file_for(folder, key), _MAGIC + json.dumps(header).encode() + b"\n" + b"".join(streams))
        _prune(folder)


def _replace(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _prune(folder: Path) -> None:
    """Keep the `MOST_FILES` files used last, and no remains of a write that was cut off an hour ago."""
    files = sorted(folder.glob("*" + SUFFIX), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[MOST_FILES:]:
        path.unlink(missing_ok=True)
    if files:
        newest = files[0].stat().st_mtime
        for path in folder.glob(".writing-*"):
            if path.stat().st_mtime < newest - 3600:
                path.unlink(missing_ok=True)


def read(folder: Path, key: str, size: QSize, count: int) -> list[QImage] | None:
    """The images kept under a key, or None if there are none or the file is damaged in any way."""
    path = file_for(folder, key)
    try:
        content = path.read_bytes()
    except OSError:
        return None
    images = _unpack(content, key, size, count)
    if images is not None:
        with suppress(OSError):
            os.utime(path)  # used now: pruned last
    return images


def _unpack(content: bytes, key: str, size: QSize, count: int) -> list[QImage] | None:
    lengths = _lengths(content, key, size, count)
    if lengths is None:
        return None
    at = content.index(b"\n") + 1
    if len(content) - at != sum(lengths):
        return None
    images: list[QImage] = []
    for length in lengths:
        image = _image(memoryview(content)[at : at + length], size)
        if image is None:
            return None
        images.append(image)
        at += length
    return images


def _lengths(content: bytes, key: str, size: QSize, count: int) -> list[int] | None:
    """The lengths of the streams, if the header is whole and speaks of just these pictures."""
    end = content.find(b"\n", 0, _LONGEST_HEADER)
    if not content.startswith(_MAGIC) or end < 0:
        return None
    try:
        header = json.loads(content[len(_MAGIC) : end])
    except ValueError:
        return None
    wanted = {"key": key, "width": size.width(), "height": size.height()}
    if not isinstance(header, dict) or any(header.get(name) != value for name, value in wanted.items()):
        return None
    lengths = header.get("lengths")
    if not isinstance(lengths, list) or len(lengths) != count:
        return None
    return lengths if all(isinstance(length, int) and length > 0 for length in lengths) else None


def _image(stream: memoryview, size: QSize) -> QImage | None:
    """One card from its stream; zlib's own checksum finds damage, the length finds the rest."""
    wanted = size.width() * size.height() * 4
    try:
        pixels = zlib.decompress(stream, bufsize=wanted + 1)
    except zlib.error:
        return None
    if len(pixels) != wanted:
        return None
    shared = QImage(pixels, size.width(), size.height(), size.width() * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return shared.copy()  # `shared` only borrows the bytes
