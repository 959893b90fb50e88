"""Where plugins lie, and what a file looks like before anything of it is run."""

import errno
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from qtsolitaire import places

BUNDLED_ORDER = (
    "thoughtful",
    "klondike",
    "spider",
    "freecell",
    "bakers_game",
    "pyramid",
    "yukon",
    "golf",
    "tripeaks",
    "forty_thieves",
    "canfield",
    "eight_off",
)
"""The gallery's order; what is not named comes after these, by name, never in the order of the file system."""

MORE_FOLDERS = "QTSOLITAIRE_PLUGINS"
"""Environment variable: further folders, separated as in PATH."""

DECLARATION = "variant.py"
"""The file that a plugin's folder must have."""


MOST_BYTES, MOST_FILES = 5_000_000, 500
"""What a plugin's Python files may have together; the bundled games have 4 KB each."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A plugin on the disk, not yet run."""

    path: Path  # the file that would be imported
    sha: str  # SHA-256 over all its Python files: what consent is given to
    size: int  # bytes of these files
    changed: datetime  # the latest change among them, UTC
    parts: Mapping[str, bytes] = field(default_factory=dict, compare=False, repr=False)  # the files, by their names


def user_folder() -> Path:
    """The player's own plugin folder; it may not exist yet."""
    return places.data_dir() / "plugins"


def folders() -> list[Path]:
    """The player's folder, then those that the environment adds."""
    more = os.environ.get(MORE_FOLDERS, "").split(os.pathsep)
    return [user_folder(), *(Path(name) for name in more if name)]


def plugin_files(folder: Path) -> list[Path]:
    """The plugin files of a folder: single files and folders with a declaration; hidden ones and others are passed."""
    try:
        entries = list(folder.iterdir())
    except OSError:
        return []
    visible = [entry for entry in entries if not entry.name.startswith((".", "_"))]
    found = [entry / DECLARATION for entry in visible if (entry / DECLARATION).is_file()]
    found += [entry for entry in visible if entry.suffix == ".py" and entry.is_file()]
    return sorted(found, key=_shown_order)


def candidates() -> Iterator[Candidate]:
    """Every drop-in plugin of every folder, looked at but not run; one that cannot be read is left out."""
    for folder in folders():
        for path in plugin_files(folder):
            try:
                yield look(path)
            except OSError:
                continue


def look(path: Path) -> Candidate:
    """Size, date and fingerprint of a plugin. One that is far too big has no parts, and is refused when it is tried.

    Raises:
        OSError: it cannot be read.
    """
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    files = {file: file.stat() for file in _python_files(path)}
    size = sum(found.st_size for found in files.values())
    latest = _date(max(found.st_mtime for found in files.values()))
    if size > MOST_BYTES or len(files) > MOST_FILES:
        return Candidate(path, sha256(f"too big: {path}, {size}".encode()).hexdigest(), size, latest)
    parts = {file.relative_to(path.parent).as_posix(): file.read_bytes() for file in files}
    digest = sha256()
    for part, content in parts.items():
        digest.update(part.encode() + b"\0" + content + b"\0")
    return Candidate(path, digest.hexdigest(), sum(map(len, parts.values())), latest, parts)


def _python_files(path: Path) -> list[Path]:
    """A plugin's Python files, sorted; hidden folders (an author's tools) are none of its."""
    if path.name != DECLARATION:
        return [path]
    found: list[Path] = []
    for folder, below, names in os.walk(path.parent):
        below[:] = [name for name in below if not name.startswith((".", "__pycache__"))]
        found += [Path(folder, name) for name in names if name.endswith(".py")]
        if len(found) > MOST_FILES:
            break
    return sorted(file for file in found if file.is_file())


def _date(seconds: float) -> datetime:
    """A file's date; one from before or beyond the calendar is 1970."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def belongs(file: Path, plugin: Path) -> bool:
    """True where ``file`` is the plugin's, ``plugin`` being the file that is imported."""
    return file == plugin or (plugin.name == DECLARATION and plugin.parent in file.parents)


def shown_name(path: Path) -> str:
    """A plugin's file as players know it: ``mine.py``, or ``mine/variant.py``."""
    return f"{path.parent.name}/{path.name}" if path.name == DECLARATION else path.name


def _shown_order(path: Path) -> tuple[int, str]:
    name = path.parent.name if path.name == DECLARATION else path.stem
    return (BUNDLED_ORDER.index(name) if name in BUNDLED_ORDER else len(BUNDLED_ORDER), name)
