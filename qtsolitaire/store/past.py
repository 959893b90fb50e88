"""The list of past games: filtered, page by page, forgotten on demand, as CSV; and the deals the player has starred."""

import contextlib
import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from qtsolitaire.store.database import Busy, Database
from qtsolitaire.store.figures import Which
from qtsolitaire.store.results import Game, as_game

COLUMNS = Game._fields[:12]
CSV_COLUMNS = (
    "ended", "started", "game", "options", "deal", "won", "score", "moves", "undos", "seconds", "helped",
)  # fmt: skip
"""Never translated: the file is for other programs."""

CSV_HEADER = ",".join(CSV_COLUMNS) + "\r\n"

_PAGE = 5000


class Wanted(NamedTuple):
    """Which past games are listed."""

    which: Which = Which()
    won: bool | None = None  # None: won and lost alike
    text: str = ""  # what their deal code contains


class Star(NamedTuple):
    """A deal to come back to."""

    code: str
    game: str  # the variant's id
    note: str  # the player's own words
    added: str  # UTC, ISO 8601


class Past:
    """Reads and forgets games of a history's database, and keeps stars in it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Games

    def count(self, wanted: Wanted) -> int:
        """How many games are listed."""
        where, values = _where(wanted)
        rows = self._rows(f"SELECT count(*) FROM games WHERE {where}", values)
        return int(rows[0][0]) if rows else 0

    def page(self, wanted: Wanted, first: int, most: int) -> list[Game]:
        """The latest games first, from the ``first`` on, at most ``most``; their moves are left out."""
        where, values = _where(wanted)
        rows = self._rows(
            f"SELECT {', '.join(COLUMNS)}, '', NULL FROM games WHERE {where} "
            f"ORDER BY ended DESC, rowid DESC LIMIT {most:d} OFFSET {first:d}",
            values,
        )
        return [game for game in map(as_game, rows) if game]

    def whole(self, uid: str) -> Game | None:
        """One game with its moves."""
        rows = self._rows(
            f"SELECT {', '.join(f'games.{name}' for name in COLUMNS)}, coalesce(records.moves, ''), board "
            "FROM games LEFT JOIN records USING (uid) WHERE uid = ?",
            [uid],
        )
        return as_game(rows[0]) if rows else None

    def played(self) -> list[tuple[str, str]]:
        """Every game and set of options that counts, the game's id first."""
        rows = self._rows("SELECT DISTINCT game, options FROM games WHERE code IS NOT NULL", [])
        return sorted((str(game), str(options)) for game, options in rows)

    def csv(self, wanted: Wanted | None = None) -> Iterator[str]:
        """Lines of CSV (RFC 4180), a header first, the oldest game first; boards have no deal."""
        yield CSV_HEADER
        where, values = _where(wanted or Wanted())
        first = 0
        while rows := self._rows(
            "SELECT ended, started, game, options, coalesce(code, ''), won, coalesce(score, ''), moves, undos, "
            f"round(seconds, 1), helped FROM games WHERE {where} ORDER BY ended, rowid LIMIT {_PAGE} OFFSET {first}",
            values,
        ):
            yield from map(_line, rows)
            first += _PAGE

    def forget(self, game: str | None) -> Path | None:
        """Forget the games of a variant, or all, after a copy of the file has been written beside it.

        Returns:
            The copy; None where none could be written: then nothing has been forgotten.
        """
        import sqlite3

        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        path = self._database.path
        backup = path.with_name(f"{path.stem}.backup-{stamp}{path.suffix}")
        try:
            if self._database.in_memory:
                return None
            while backup.exists():
                backup = path.with_name(f"{path.stem}.backup-{stamp}-{secrets.token_hex(2)}{path.suffix}")
            self._database.ask(lambda database: database.execute("VACUUM INTO ?", [str(backup)]))
            where, values = ("1", []) if game is None else ("game = ?", [game])
            self._database.write(lambda database: database.execute(f"DELETE FROM games WHERE {where}", values))
        except (Busy, OSError, sqlite3.Error):
            return None
        return backup if backup.is_file() else None

    # Stars

    def stars(self) -> list[Star]:
        """The starred deals, the latest first."""
        rows = self._rows("SELECT code, game, note, added FROM starred ORDER BY added DESC, rowid DESC", [])
        return [Star(*map(str, row)) for row in rows]

    def star(self, code: str) -> Star | None:
        """The star of a deal, None where it has none."""
        rows = self._rows("SELECT code, game, note, added FROM starred WHERE code = ?", [code])
        return Star(*map(str, rows[0])) if rows else None

    def set_star(self, star: Star) -> None:
        """Star a deal, or change its note."""
        with contextlib.suppress(Busy):
            self._database.write(
                lambda database: database.execute(
                    "INSERT INTO starred (code, game, note, added) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT (code) DO UPDATE SET note = excluded.note",
                    tuple(star),
                )
            )

    def unstar(self, code: str) -> None:
        """Take the star of a deal away, and its note."""
        with contextlib.suppress(Busy):
            self._database.write(lambda database: database.execute("DELETE FROM starred WHERE code = ?", [code]))

    def _rows(self, query: str, values: Sequence[object]) -> Sequence[tuple[Any, ...]]:
        try:
            return self._database.ask(lambda database: database.execute(query, list(values)).fetchall())
        except Busy:
            return []


def _where(wanted: Wanted) -> tuple[str, list[object]]:
    parts: list[tuple[str, object]] = [("game = ?", wanted.which.game), ("options = ?", wanted.which.options)]
    if wanted.won is not None:
        parts.append(("won = ?", int(wanted.won)))
    if wanted.text:
        parts.append(("instr(code, ?)", wanted.text.strip().upper()))
    given = [(part, value) for part, value in parts if value is not None]
    return " AND ".join(part for part, _ in given) or "1", [value for _, value in given]


def _line(values: Sequence[object]) -> str:
    import csv
    import io

    text = io.StringIO()
    csv.writer(text).writerow(values)
    return text.getvalue()
