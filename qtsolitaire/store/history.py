"""Every game that was finished, or left after its first action, and what it says about the player.

A game is one try of one deal and has one uid: restarting a deal begins a new one, whatever is undone, saved or loaded
does not. Its win is final and counts once (P17, P23, P58). A game counts as played from its first action on, even if
that was taken back (P59). Games played from a board are kept but count nowhere: they may begin one move before the
win.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qtsolitaire import places
from qtsolitaire.store.database import Busy, Database
from qtsolitaire.store.notices import Notices
from qtsolitaire.store.results import Best, Bests, Game, Rate, Records, Streaks, as_game, new_uid

if TYPE_CHECKING:
    import sqlite3

    from qtsolitaire.store.figures import Figures
    from qtsolitaire.store.past import Past

__all__ = ["Best", "Bests", "Game", "History", "Rate", "Records", "Streaks", "new_uid"]

_LARGEST = 2**63 - 1  # what SQLite can hold


class History:
    """The history in `history.sqlite3`; without a usable file it lasts as long as the program."""

    def __init__(self, path: Path | None = None, notices: Notices | None = None) -> None:
        """Nothing is opened yet; ``path`` is in the player's own place where not given."""
        self.notices = notices or Notices()
        self._database = Database(path or places.data_dir() / "history.sqlite3", self.notices)
        self._waiting: list[Game] = []  # games that another window kept us from writing

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    @cached_property
    def figures(self) -> "Figures":
        """Answers in numbers."""
        from qtsolitaire.store.figures import Figures

        return Figures(self._database)

    @cached_property
    def past(self) -> "Past":
        """The list of past games, and the starred deals."""
        from qtsolitaire.store.past import Past

        return Past(self._database)

    def record(self, game: Game) -> Records:
        """Keep a game that was finished or left; one already won is never changed again.

        Returns:
            The bests that it has just bettered, all False for a game that is not a win without help.
        """
        before = self.bests(game.game, game.options)
        counts = game.won and not game.helped and game.code is not None and not self._is_won(game.uid)
        self._waiting.append(game)
        self.flush()
        return _bettered(before, game) if counts else Records()

    def flush(self) -> None:
        """Write what could not be written yet."""
        waiting = tuple(self._waiting)
        if not waiting:
            return
        try:
            self._database.write(lambda database: _insert(database, waiting))
        except Busy:
            return
        self._waiting.clear()

    def bests(self, game: str, options: str) -> Bests:
        """The best time, moves and score in this game with these options."""
        where = ("won = 1 AND helped = 0", game, options)
        return Bests(
            self._best("seconds", "ASC", *where),
            self._best("moves", "ASC", *where),
            self._best("score", "DESC", *where),
        )

    def rate(self, game: str, options: str | None = None) -> Rate:
        """Games played and won, with these options or with any."""
        rows = self._rows(f"SELECT count(*), total(won = 1) FROM games WHERE {_counted(options)}", game, options)
        played, won = rows[0] if rows else (0, 0)
        return Rate(int(played), int(won))

    def rates(self) -> dict[str, Rate]:
        """The rate of every game that has been played, by its id."""
        rows = self._rows(
            "SELECT game, count(*), total(won = 1) FROM games WHERE code IS NOT NULL GROUP BY game", None, None
        )
        return {str(game): Rate(int(played), int(won)) for game, played, won in rows}

    def streaks(self, game: str, options: str | None = None) -> Streaks:
        """Wins in a row, in the order in which the games ended."""
        from qtsolitaire.store.figures import Which, streaks

        return streaks(self.figures.course(Which(game, options)))

    def games(self, game: str | None = None, most: int = 1000) -> list[Game]:
        """The latest games first, their moves included, at most ``most``."""
        which = "" if game is None else "WHERE game = ?"
        rows = self._rows(
            f"SELECT {', '.join(f'games.{name}' for name in _COLUMNS)}, coalesce(records.moves, ''), board "
            f"FROM games LEFT JOIN records USING (uid) {which} ORDER BY ended DESC, games.rowid DESC LIMIT {most:d}",
            game,
            None,
        )
        return [found for found in map(as_game, rows) if found]

    def close(self) -> None:
        """Write what waits and let go of the file."""
        self.flush()
        self._database.close()

    def _is_won(self, uid: str) -> bool:
        if any(game.uid == uid and game.won for game in self._waiting):
            return True
        return bool(self._rows("SELECT 1 FROM games WHERE uid = ? AND won = 1", uid, None))

    def _best(self, column: str, order: str, which: str, game: str, options: str) -> Best | None:
        rows = self._rows(
            f"SELECT {column}, code, ended FROM games WHERE {which} AND {_counted(options)} "
            f"AND typeof({column}) IN ('integer', 'real') ORDER BY {column} {order}, ended LIMIT 1",
            game,
            options,
        )
        return Best(rows[0][0], str(rows[0][1]), str(rows[0][2])) if rows else None

    def _rows(self, query: str, game: str | None, options: str | None) -> Sequence[tuple[Any, ...]]:
        """The answer, empty where another program holds the file."""
        wanted = [value for value in (game, options) if value is not None]
        try:
            return self._database.ask(lambda database: database.execute(query, wanted).fetchall())
        except Busy:
            return []


_COLUMNS = Game._fields[:12]


def _counted(options: str | None) -> str:
    """The games that count, as the index has them."""
    return "code IS NOT NULL AND game = ?" + ("" if options is None else " AND options = ?")


def _insert(database: "sqlite3.Connection", games: Sequence[Game]) -> None:
    names = ", ".join(_COLUMNS)
    changed = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS[1:])
    for game in games:
        marks = ", ".join("?" * len(_COLUMNS))
        done = database.execute(
            f"INSERT INTO games ({names}) VALUES ({marks}) ON CONFLICT (uid) DO UPDATE SET {changed} WHERE won = 0",
            tuple(_fitting(game)),
        )
        if done.rowcount:
            database.execute(
                "INSERT INTO records (uid, moves, board) VALUES (?, ?, ?) "
                "ON CONFLICT (uid) DO UPDATE SET moves = excluded.moves, board = excluded.board",
                (game.uid, game.record, game.board),
            )


def _fitting(game: Game) -> Iterator[object]:
    """The columns' values, no number beyond what SQLite holds."""
    for value in game[: len(_COLUMNS)]:
        if isinstance(value, bool):
            yield int(value)
        elif isinstance(value, float):
            yield value if math.isfinite(value) else 0.0
        else:
            yield max(-_LARGEST, min(value, _LARGEST)) if isinstance(value, int) else value


def _bettered(before: Bests, game: Game) -> Records:
    if before.time is None or before.moves is None:
        return Records(first=True)
    better_score = game.score is not None and before.score is not None and game.score > before.score.value
    return Records(time=game.seconds < before.time.value, moves=game.moves < before.moves.value, score=better_score)
