"""What the history keeps of a game, and what it answers."""

import secrets
from typing import Any, NamedTuple


class Game(NamedTuple):
    """One game to be kept."""

    uid: str  # from new_uid()
    game: str  # the variant's id
    options: str  # as the deal code spells them: "D1N"
    code: str | None  # None: played from a board
    won: bool  # False: left
    score: int | None  # None: the game has none
    moves: int  # the counter's value
    undos: int
    seconds: float  # played time
    helped: bool  # an aid was used that keeps it out of the bests
    started: str  # UTC, ISO 8601: 2026-01-31T18:05:00Z
    ended: str
    record: str = ""  # its moves, one a line
    board: str | None = None  # the opening as text, where there is no code


class Best(NamedTuple):
    """The best value so far, and the deal it was reached with."""

    value: float
    code: str
    ended: str  # UTC, ISO 8601


class Bests(NamedTuple):
    """The player's bests in one game with one set of options: wins without help only (AP-05)."""

    time: Best | None = None  # seconds
    moves: Best | None = None
    score: Best | None = None


class Records(NamedTuple):
    """What a win has just bettered; a first win betters nothing."""

    first: bool = False  # no win without help before it
    time: bool = False
    moves: bool = False
    score: bool = False


class Rate(NamedTuple):
    """How often one has won."""

    played: int
    won: int  # never more than played

    @property
    def share(self) -> float:
        """0 to 1; 0 where nothing has been played."""
        return self.won / self.played if self.played else 0.0


class Streaks(NamedTuple):
    """Wins in a row."""

    current: int  # up to the last game
    longest: int


def new_uid() -> str:
    """The uid of a game that begins; never given twice."""
    return secrets.token_hex(16)


def as_game(row: tuple[Any, ...]) -> Game | None:
    """The game of a row, None where a damaged file has put something else there."""
    game = Game(*row)
    numbers = (game.won, game.moves, game.undos, game.seconds, game.helped)
    texts = (game.uid, game.game, game.options, game.started, game.ended, game.code or "", game.record)
    if not all(isinstance(number, int | float) for number in (*numbers, game.score or 0)):
        return None
    if not all(isinstance(text, str) for text in texts):
        return None
    return game._replace(won=bool(game.won), helped=bool(game.helped))
