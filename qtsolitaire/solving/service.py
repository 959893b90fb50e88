"""The searching side of the child process: questions in, answers out, one line of JSON each.

A question is ``{"id": 7, "board": "<board text>", "seconds": 10.0}``; a newer one ends the older at once, and
``{"id": 8}`` without a board only ends it and is answered by ``{"id": 8}``. The answer is ``{"id": 7, "verdict": "won",
"line": ["t4 t5", ...], "positions": 1234, "seconds": 0.2}``, or ``{"id": 7, "error": "..."}`` where the question cannot
be read or the game's own rules fail. Positions travel as board text, so plugins need not be pickled. When the input
ends, so does the process.
"""

import json
import os
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from qtsolitaire.play.movetext import to_text
from qtsolitaire.rules import boards
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Move, Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve

MEMORY = 1_500_000_000
"""Bytes of address space a search may use, where the system can bound it; beyond it the answer is undecided."""


class Service:
    """Answers the newest question; older ones are dropped."""

    def __init__(self, variants: Sequence[Variant], say: Callable[[str], None]) -> None:
        """``say`` writes one line of answer."""
        self._variants = variants
        self._say = say
        self._asked: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._newest = -1
        self._engines: dict[tuple[str, str], Engine] = {}

    def listen(self, lines: Iterable[str]) -> None:
        """Take questions until the lines end; runs in a thread of its own, so that a search can be ended."""
        for line in lines:
            with suppress(ValueError, KeyError, TypeError):
                question = json.loads(line)
                self._newest = int(question["id"])
                self._asked.put(question)
        self._newest = -1
        self._asked.put(None)

    def run(self, lines: Iterable[str]) -> None:
        """Answer until the lines end."""
        threading.Thread(target=self.listen, args=(lines,), daemon=True).start()
        while (question := self._asked.get()) is not None:
            if question["id"] == self._newest:
                self._say(json.dumps(self.answer(question) if question.get("board") else {"id": question["id"]}))

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to one question, whatever goes wrong in it."""
        number = question["id"]
        try:
            engine, board = self._read(str(question["board"]))
            budget = Budget(float(question.get("seconds", 10.0)), cancelled=lambda: self._newest != number)
            found = _bounded(engine, board, budget)
            line = _texts(engine, board, found.line)
        except Exception as error:  # a plugin's rules run here: its fault is told, not fatal
            return {"id": number, "error": f"{type(error).__name__}: {error}"[:300]}
        told = {"verdict": found.verdict.value, "line": line, "positions": found.positions}
        return {"id": number, **told, "seconds": round(found.seconds, 3)}

    def _read(self, text: str) -> tuple[Engine, Position]:
        read = boards.read(text, self._variants)
        key = (read.variant.id, boards.options_text(read.variant, read.options))
        if key not in self._engines:
            self._engines[key] = Engine(read.variant, read.options)
        return self._engines[key], read.position


def _bounded(engine: Engine, board: Position, budget: Budget) -> Answer:
    try:
        return solve(engine, board, budget)
    except (MemoryError, RecursionError):
        return Answer(Verdict.UNDECIDED, seconds=budget.spent)


def _texts(engine: Engine, board: Position, line: Sequence[Move]) -> list[str]:
    texts = []
    for move in line:
        texts.append(to_text(engine, board, move))
        board = engine.play(board, move).after
    return texts


def bound_memory() -> None:
    """Ask the system to refuse this process more than ``MEMORY``, where it can; and to run it behind the window."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with suppress(AttributeError, OSError):
        os.nice(5)
