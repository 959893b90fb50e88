"""The history's tables, version by version; `PRAGMA user_version` says which one a file has."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

APPLICATION = 0x5173_4F4C
"""`PRAGMA application_id`: tells our file from any other SQLite database ("QsOL")."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE games (
            uid TEXT PRIMARY KEY,          -- one try of one deal, whatever is undone, saved or loaded in it
            game TEXT NOT NULL,            -- id of the variant
            options TEXT NOT NULL,         -- as the deal code spells them
            code TEXT,                     -- NULL: played from a board
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            score INTEGER,                 -- NULL: the game has none
            moves INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            seconds REAL NOT NULL,
            helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
            started TEXT NOT NULL,         -- UTC, ISO 8601
            ended TEXT NOT NULL
        ) STRICT
        """,
        # Apart, so that statistics never read it.
        """
        CREATE TABLE records (
            uid TEXT PRIMARY KEY REFERENCES games (uid) ON DELETE CASCADE,
            moves TEXT NOT NULL,           -- one move a line
            board TEXT                     -- the opening, where there is no code
        ) STRICT
        """,
        # All that counts is answered from here alone.
        """
        CREATE INDEX counted ON games (game, options, ended, won, helped, seconds, moves, score, code)
        WHERE code IS NOT NULL
        """,
    ),
    (
        # The course of one game with any options, the course of all games, and the latest games first.
        "CREATE INDEX counted_of_game ON games (game, ended, won) WHERE code IS NOT NULL",
        "CREATE INDEX counted_of_all ON games (ended, won) WHERE code IS NOT NULL",
        "CREATE INDEX latest ON games (ended)",
        # Bests and distributions of the games won.
        "CREATE INDEX won_by_time ON games (game, options, helped, seconds, ended, code) "
        "WHERE code IS NOT NULL AND won = 1",
        "CREATE INDEX won_by_moves ON games (game, options, helped, moves, ended, code) "
        "WHERE code IS NOT NULL AND won = 1",
        "CREATE INDEX won_by_score ON games (game, options, helped, score DESC, ended, code) "
        "WHERE code IS NOT NULL AND won = 1",
        """
        CREATE TABLE starred (
            code TEXT PRIMARY KEY,         -- the deal
            game TEXT NOT NULL,            -- id of the variant
            note TEXT NOT NULL,            -- the player's own words
            added TEXT NOT NULL            -- UTC, ISO 8601
        ) STRICT
        """,
    ),
)
"""The statements that lead from each version to the next; the last one's number is the present version."""

NEWEST = len(MIGRATIONS)


def version_of(database: "sqlite3.Connection") -> int:
    """The version of the tables, 0 in a new file."""
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def is_ours(database: "sqlite3.Connection") -> bool:
    """False for a database of another program."""
    return bool(database.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


def bring_up(database: "sqlite3.Connection", migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Make or change the tables up to the last version, all of it or nothing.

    Another window may do so at the same moment; the second one to come finds nothing left to do.
    """
    if version_of(database) >= len(migrations):
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        for number, statements in enumerate(migrations[version_of(database) :], version_of(database) + 1):
            for statement in statements:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {number}")
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise
