"""What the history says about the player in numbers: the statistics window and the command line ask here.

Only games with a deal code count. Every question is answered from the indexes alone, so 100,000 games take
milliseconds.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from qtsolitaire.store.database import Busy, Database
from qtsolitaire.store.results import Best, Bests, Rate, Streaks


class Which(NamedTuple):
    """Which games are meant."""

    game: str | None = None  # a variant's id; None: all
    options: str | None = None  # as the deal code spells them; None: any


class Averages(NamedTuple):
    """Means over the games won."""

    seconds: float
    moves: float
    score: float | None  # None: the game has none


class Row(NamedTuple):
    """One game with one set of options."""

    game: str
    options: str
    rate: Rate
    bests: Bests


class Figures:
    """Answers questions about a history's database; empty answers while another program holds it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def course(self, which: Which) -> bytes:
        """One byte a game, 1 for won and 0 for lost, the oldest first."""
        # One text of all bits: fetching 100,000 rows one by one would take four times as long.
        rows = self._rows(
            "SELECT group_concat(bit, '') FROM "
            f"(SELECT coalesce(won = 1, 0) AS bit FROM games WHERE {_where(which)} ORDER BY ended, rowid)",
            which,
        )
        return str(rows[0][0] or "").encode().translate(_BITS) if rows else b""

    def span(self, which: Which) -> tuple[str, str]:
        """When the first and the last of these games ended, "" without any."""
        ends = []
        for order in ("ASC", "DESC"):
            rows = self._rows(f"SELECT ended FROM games WHERE {_where(which)} ORDER BY ended {order} LIMIT 1", which)
            ends.append(str(rows[0][0]) if rows else "")
        return ends[0], ends[1]

    def tally(self, which: Which, column: str) -> list[tuple[int, int]]:
        """How many games were won with each whole number of ``seconds``, ``moves`` or ``score``, the smallest first."""
        query = (
            f"SELECT CAST({column} AS INTEGER), count(*) FROM games "
            f"WHERE {_where(which)} AND won = 1 AND {_is_number(column)} GROUP BY 1 ORDER BY 1"
        )
        return [(int(value), int(count)) for value, count in self._rows(query, which)]

    def last_win(self, which: Which, column: str) -> float | None:
        """The value of the last game, None unless it was won."""
        _, last = self.span(which)
        wanted = f"SELECT won, {column} FROM games WHERE {_where(which)} AND ended = ? ORDER BY rowid DESC LIMIT 1"
        rows = self._rows(wanted, which, last)
        good = rows and rows[0][0] == 1 and isinstance(rows[0][1], int | float)
        return rows[0][1] if good else None

    def averages(self, which: Which) -> Averages | None:
        """Means over the games won, None without a win."""
        query = f"SELECT avg(seconds), avg(moves), avg(score) FROM games WHERE {_where(which)} AND won = 1"
        rows = self._rows(query, which)
        return Averages(*rows[0]) if rows and rows[0][0] is not None else None

    def rows(self, which: Which) -> list[Row]:
        """Every game with every set of options that has been played, the most played first."""
        counted = self._rows(
            f"SELECT game, options, count(*), total(won = 1) FROM games WHERE {_where(which)} GROUP BY game, options",
            which,
        )
        rows = []
        for game, options, played, won in counted:
            one = Which(str(game), str(options))
            bests = Bests(*(self._best(one, *each) for each in _BESTS))
            rows.append(Row(str(game), str(options), Rate(int(played), int(won)), bests))
        return sorted(rows, key=lambda row: (-row.rate.played, row.game, row.options))

    def _best(self, which: Which, column: str, order: str) -> Best | None:
        rows = self._rows(
            f"SELECT {column}, code, ended FROM games WHERE {_where(which)} AND won = 1 AND helped = 0 "
            f"AND {_is_number(column)} ORDER BY {column} {order}, ended LIMIT 1",
            which,
        )
        return Best(rows[0][0], str(rows[0][1]), str(rows[0][2])) if rows else None

    def _rows(self, query: str, which: Which, *more: str) -> Sequence[tuple[Any, ...]]:
        wanted = [value for value in (*which, *more) if value is not None]
        try:
            return self._database.ask(lambda database: database.execute(query, wanted).fetchall())
        except Busy:
            return []


_BESTS = (("seconds", "ASC"), ("moves", "ASC"), ("score", "DESC"))
_BITS = bytes.maketrans(b"01", b"\0\1")


def streaks(course: bytes) -> Streaks:
    """Wins in a row within a course."""
    runs = [len(run) for run in course.split(b"\0")]
    return Streaks(runs[-1], max(runs))


def rolling(course: bytes, window: int, most: int) -> list[tuple[int, float]]:
    """The share of wins in the ``window`` games up to a point.

    Returns:
        At most ``most`` + 1 points: how many games had been played, and the share, 0 to 1; the last point is now.
    """
    if not course:
        return []
    first = min(window, len(course))
    step = max(1, -(-(len(course) - first + 1) // most))
    ends = [*range(first, len(course), step), len(course)]
    return [(end, course[max(0, end - window) : end].count(1) / min(window, end)) for end in ends]


def _where(which: Which) -> str:
    """The condition, as the indexes have it."""
    named = [f"{name} = ?" for name, value in zip(which._fields, which, strict=True) if value is not None]
    return " AND ".join(["code IS NOT NULL", *named])


def _is_number(column: str) -> str:
    """A damaged file may hold anything."""
    return f"typeof({column}) IN ('integer', 'real')"
