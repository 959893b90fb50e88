"""Many positions searched side by side, on any ``concurrent.futures.Executor``: cores of this machine, or a cluster's.

A task and what is found travel as text and numbers, so that any executor can pickle them; a worker loads the games
once. Nothing here knows where plugins come from: the caller names a function that loads them.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
from typing import NamedTuple

from qtsolitaire.play.replay import move_texts
from qtsolitaire.rules import boards
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

Load = Callable[[tuple[str, ...]], Sequence[Variant]]
"""Loads the games, with these plugin files besides its own; a function of a module, so that it can be pickled."""


class Task(NamedTuple):
    """One position to be searched."""

    name: str  # its deal code, or whatever the caller calls it
    board: str  # as board text
    seconds: float  # to spend at most
    load: Load
    files: tuple[str, ...] = ()  # plugin files for ``load``


class Found(NamedTuple):
    """What a search found."""

    name: str  # of the task
    verdict: Verdict
    line: tuple[str, ...]  # WON: the moves as text
    positions: int  # looked at
    seconds: float  # spent
    error: str = ""  # a plugin's fault; the verdict is then UNDECIDED


class _Games:
    """The games of one worker, engines kept."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self._variants = variants
        self._engines: dict[tuple[str, str], Engine] = {}

    def read(self, text: str) -> tuple[Engine, Position]:
        board = boards.read(text, self._variants)
        key = (board.variant.id, boards.options_text(board.variant, board.options))
        if key not in self._engines:
            self._engines[key] = Engine(board.variant, board.options)
        return self._engines[key], board.position


@lru_cache(maxsize=1)
def _games(load: Load, files: tuple[str, ...]) -> _Games:
    return _Games(load(files))


def search(task: Task) -> Found:
    """Do one task, in whatever process this is; whatever goes wrong is told, not raised."""
    budget = Budget(task.seconds)
    try:
        engine, board = _games(task.load, task.files).read(task.board)
        budget = Budget(task.seconds)  # loading the games is not counted
        answer = solve(engine, board, budget)
        line = move_texts(engine, board, answer.line)
    except (MemoryError, RecursionError):
        answer, line = Answer(Verdict.UNDECIDED, seconds=budget.spent), ()
    except Exception as error:  # a plugin's rules run here
        told = f"{type(error).__name__}: {error}"[:300]
        return Found(task.name, Verdict.UNDECIDED, (), 0, budget.spent, told)
    return Found(task.name, answer.verdict, line, answer.positions, answer.seconds)


def study(tasks: Iterable[Task], executor: Executor, ahead: int = 8) -> Iterator[Found]:
    """Everything found, in the order of the tasks.

    Args:
        tasks: read only as far as needed, so there may be millions.
        executor: where they run; the caller makes it and ends it.
        ahead: how many are under way at most, so that memory stays small.
    """
    waiting: deque[Future[Found]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(search, task))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
