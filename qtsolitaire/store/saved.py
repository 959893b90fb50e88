"""The game being played, on the disk after every action: one file per variant in `running/`, whole or not at all.

The file is a game file like any other, `game`, `code` or `board`, and `moves`, with a table `running` beside them for
what the moves alone cannot tell: counters, time, how far undo reaches, and what redo would do again. Score and cards
come from playing the moves, so they can never contradict them. Here moves are only texts; who plays them judges them,
and rejects a file whose moves are not legal.
"""

import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple

from qtsolitaire import places
from qtsolitaire.store import files, toml
from qtsolitaire.store.notices import Notices
from qtsolitaire.store.writer import Writer

FORMAT = 1
"""Raised when an older program would misread the file."""

MOST_BYTES = 4_000_000
_TABLE = "running"
_LARGEST = 1_000_000_000  # moves, undos: more is damage
_SUFFIX = ".qsol"


class Saved(NamedTuple):
    """A game as it stood after an action."""

    game: str  # the variant's id
    code: str | None  # the deal; None: played from a board
    board: str | None  # the opening as text, where there is no code
    moves: tuple[str, ...]  # what has been done and not taken back, from the opening on
    redo: tuple[str, ...]  # what has been taken back, the next to be done again last
    counter: int  # the move counter
    undone: int  # the number of undos
    undoable: int  # how many actions can be taken back
    seconds: float  # played time
    helped: bool  # an aid was used
    uid: str  # the history's
    started: str  # UTC, ISO 8601; "": no action yet


class SavedGames:
    """The running games. Neither reading nor writing raises; what goes wrong is a notice."""

    def __init__(self, folder: Path | None = None, notices: Notices | None = None) -> None:
        """Nothing is read yet; ``folder`` is in the player's own place where not given."""
        self.folder = folder or places.data_dir() / "running"
        self.notices = notices or Notices()
        self._seen: set[str] = set()  # games whose file has been looked at
        self._locked: set[str] = set()  # games whose file must stay as it is
        self._unsaved: dict[str, Saved] = {}  # what is not on the disk, so that it lasts until the program ends
        self._under_way = ""  # the game being written
        self._writer = Writer()
        files.sweep(self.folder)

    def save(self, saved: Saved) -> bool:
        """Put the game in the place of the last one saved of this variant; True once it is on the disk."""
        self.save_soon(saved)
        return self.finish() and saved.game not in self._unsaved

    def save_soon(self, saved: Saved) -> None:
        """As ``save``, without waiting for the disk; no more than one save is ever under way."""
        if saved.game not in self._seen:
            self.load(saved.game)
        self.finish()
        self._unsaved[saved.game] = saved
        if saved.game not in self._locked:
            self._under_way = saved.game
            self._writer.put(self._path(saved.game), _as_toml(saved))

    def finish(self) -> bool:
        """Wait for what is being written; True unless that could not be."""
        game, self._under_way = self._under_way, ""
        try:
            self._writer.wait()
        except OSError:
            self.notices.not_saved(self.folder)
            return False
        self._unsaved.pop(game, None)
        return True

    def load(self, game: str) -> Saved | None:
        """The game saved of this variant, None where there is none that can be used."""
        self._seen.add(game)
        self.finish()
        if game in self._unsaved:
            return self._unsaved[game]
        path = self._path(game)
        try:
            content = files.read(path, MOST_BYTES)
            if content is None:
                return None
            document = toml.parse(content)
            if _is_newer(document):
                self._locked.add(game)
                self.notices.add("store.newer", str(path), file=path.name)
                return None
            return _from_toml(document, game)
        except (files.Unreadable, toml.Damaged):
            self.reject(game)
            return None

    def reject(self, game: str) -> None:
        """Set the file aside: its deal or its moves cannot be played."""
        self.finish()
        self._unsaved.pop(game, None)
        path = self._path(game)
        aside = files.set_aside(path)
        if aside is None:
            self._locked.add(game)
            self.notices.add("store.not_read", str(path), file=path.name)
        else:
            self.notices.add("store.not_resumed", str(aside), file=path.name, aside=aside.name)

    def forget(self, game: str) -> None:
        """Delete the saved game of this variant: it is finished, or left for good."""
        self.finish()
        self._unsaved.pop(game, None)
        if game in self._locked:
            return
        try:
            files.remove(self._path(game))
        except OSError:
            self.notices.not_saved(self.folder)

    def has(self, game: str) -> bool:
        """True where a game of this variant waits, usable or not."""
        try:
            return game in self._unsaved or self._path(game).is_file()
        except OSError:
            return False

    def _path(self, game: str) -> Path:
        """The variant's file; an id that no file system would like gets a plain name of its own."""
        plain = re.sub(r"[^a-z0-9_-]", "-", game)[:64]
        name = plain if plain == game else f"{plain}-{zlib.crc32(game.encode()):08x}"
        return self.folder / f"{name}{_SUFFIX}"


def _is_newer(document: dict[str, Any]) -> bool:
    given = document.get(toml.FORMAT_KEY)
    return type(given) is int and given > FORMAT


def _as_toml(saved: Saved) -> bytes:
    import tomli_w

    head: dict[str, Any] = {toml.FORMAT_KEY: FORMAT, "game": saved.game}
    head |= {"code": saved.code} if saved.code is not None else {"board": saved.board or ""}
    running = {name: getattr(saved, name) for name in _RUNNING}
    parts = (tomli_w.dumps(head), _list("moves", saved.moves), f"\n[{_TABLE}]\n")
    return "".join((*parts, tomli_w.dumps(running), _list("redo", saved.redo))).encode()


def _list(key: str, texts: tuple[str, ...]) -> str:
    """As tomli_w writes it, in a tenth of the time: a long game is saved after every move."""
    if all(map(_PLAIN, texts)):
        rows = "".join([f'    "{text}",\n' for text in texts])
        return f"{key} = [\n{rows}]\n" if texts else f"{key} = []\n"
    import tomli_w

    return tomli_w.dumps({key: list(texts)})


_PLAIN = re.compile(r"[ !#-\[\]-~]*").fullmatch
"""Nothing that TOML would have to escape."""

_RUNNING = ("counter", "undone", "undoable", "seconds", "helped", "uid", "started")


def _from_toml(document: dict[str, Any], game: str) -> Saved:
    """The saved game.

    Raises:
        Damaged: a value is missing, of a wrong type or out of range, or it is another variant's game.
    """
    table = document.get(_TABLE)
    if type(document.get(toml.FORMAT_KEY)) is not int or not isinstance(table, dict):
        raise toml.Damaged
    if _text(document.get("game"), 64) != game:
        raise toml.Damaged
    code = document.get("code")
    return Saved(
        game=game,
        code=None if code is None else _text(code, 200),
        board=_text(document.get("board"), MOST_BYTES) if code is None else None,
        moves=_texts(document.get("moves")),
        redo=_texts(table.get("redo")),
        counter=_count(table.get("counter")),
        undone=_count(table.get("undone")),
        undoable=_count(table.get("undoable")),
        seconds=_seconds(table.get("seconds")),
        helped=_flag(table.get("helped")),
        uid=_text(table.get("uid"), 64),
        started=_text(table.get("started"), 40),
    )


def _text(given: object, most: int) -> str:
    if not isinstance(given, str) or len(given) > most:
        raise toml.Damaged
    return given


def _texts(given: object) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise toml.Damaged
    return tuple(_text(text, 100) for text in given)


def _count(given: object) -> int:
    if type(given) is not int or not 0 <= given <= _LARGEST:
        raise toml.Damaged
    return given


def _seconds(given: object) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise toml.Damaged
    if not 0 <= given <= _LARGEST:  # nan is not either
        raise toml.Damaged
    return float(given)


def _flag(given: object) -> bool:
    if not isinstance(given, bool):
        raise toml.Damaged
    return given
