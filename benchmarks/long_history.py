"""A history of 100,000 games, made up, for the benchmarks that need a long one."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from qtsolitaire.store.database import Database
from qtsolitaire.store.history import History
from qtsolitaire.store.notices import Notices

GAMES = 100_000
_KINDS = (
    ("thoughtful", "D1N", "TF1"), ("thoughtful", "D3N", "TF1"), ("klondike", "D1N", "KL1"), ("spider", "S4", "SP1"),
    ("freecell", "C4", "FC1"), ("bakers-game", "C4", "BK1"), ("pyramid", "ND", "PY1"),
)  # fmt: skip
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def write(path: Path, games: int = GAMES) -> None:
    """Make the file, with every game's moves."""
    chance = random.Random(7)
    History(path).rate("klondike")
    database = Database(path, Notices())
    rows = [_row(number, chance) for number in range(games)]

    def fill(to: object) -> None:
        many = to.executemany  # type: ignore[attr-defined]
        many("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        many("INSERT INTO records VALUES (?, ?, NULL)", [(row[0], "draw\nwaste t4\n" * 40) for row in rows])

    database.write(fill)
    database.close()


def _row(number: int, chance: random.Random) -> tuple[object, ...]:
    game, options, code = chance.choices(_KINDS, (60, 10, 10, 5, 5, 5, 5))[0]
    won = chance.random() < 0.4
    deal = "AA" + "".join(chance.choices(_LETTERS, k=5))
    ended = datetime(2016, 1, 1, tzinfo=UTC) + timedelta(minutes=50 * number)
    score = None if game == "pyramid" else chance.randrange(0, 700, 5)
    return (
        f"{number:032x}", game, options, f"{code}-{options}-{deal}", int(won), score, chance.randrange(60, 400), 3,
        round(chance.lognormvariate(6.2, 0.5), 3), 0, ended.isoformat(), ended.isoformat(),
    )  # fmt: skip
