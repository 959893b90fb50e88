"""Can this position be won: the family search that fits the table, else the generic one.

Every winning line is replayed through the rules engine before anyone sees it: no search can make the program lie.
"""

from collections.abc import Callable
from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget


class Search(NamedTuple):
    """A family of games that is searched in its own way."""

    name: str
    fits: Callable[[Engine], bool]  # reads the compiled table, never the variant's name
    solve: Callable[[Engine, Position, Budget], Answer]


class WrongLine(AssertionError):
    """A search gave a line that the engine does not play to a win: a fault of the search."""


def solve(engine: Engine, board: Position, budget: Budget, searches: tuple[Search, ...] | None = None) -> Answer:
    """The verdict for a position, its line proved by replay.

    ``searches`` are tried for fit in order; None takes the program's own.

    Raises:
        WrongLine: a search is wrong.
    """
    if engine.is_won(board):
        return Answer(Verdict.WON)
    search = next(search for search in (searches or known_searches()) if search.fits(engine))
    answer = search.solve(engine, board, budget)._replace(seconds=budget.spent)
    if answer.verdict is Verdict.WON:
        prove(engine, board, answer.line, search.name)
    return answer


def prove(engine: Engine, board: Position, line: tuple[Move, ...], name: str) -> None:
    """Play the line move by move to a won position.

    Raises:
        WrongLine: a move is refused, or the game is not won at the end.
    """
    for number, move in enumerate(line, 1):
        refusal = engine.judge(board, move)
        if refusal:
            raise WrongLine(f"{name}: move {number} {move} is refused: {refusal.rule}")
        board = engine.play(board, move).after
    if not engine.is_won(board):
        raise WrongLine(f"{name}: not won after {len(line)} moves")


def known_searches() -> tuple[Search, ...]:
    """The program's searches, the special ones first, the generic one, which fits all, last."""
    from qtsolitaire.solving import builders, cells, generic, pyramid, pyramid_limited, rows

    return (
        Search("pyramid", pyramid.fits, pyramid.solve),
        Search("pyramid with a limit", pyramid_limited.fits, pyramid_limited.solve),
        Search("cells", cells.fits, cells.solve),
        Search("builders", builders.fits, builders.solve),
        Search("rows", rows.fits, rows.solve),
        Search("generic", generic.fits, generic.solve),
    )
