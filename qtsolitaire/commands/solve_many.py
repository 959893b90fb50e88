"""``qtsolitaire solve --many``: one row a deal, a progress bar on the terminal, a summary; goes on where it stopped."""

import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import NamedTuple

from qtsolitaire.commands import Answer, Context
from qtsolitaire.play.session import Session
from qtsolitaire.play.textfiles import read_text, shown_name
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.study import Load, Task, study

COLUMNS = ("code", "verdict", "positions", "seconds", "moves")
"""Of a row, with tabs between them."""

MOST = 10_000_000  # deals in one range
AHEAD = 4  # tasks under way for each worker
_VERDICTS = {verdict.value: verdict for verdict in Verdict}


class SolveProblem(Problem):
    """A range of deals that is none, or a file that cannot hold their rows."""


class Wanted(NamedTuple):
    """What the command line asks for."""

    game: str
    first: str
    last: str
    seconds: float  # for each deal
    out: Path | None  # where the rows go; None: standard output
    jobs: int


class Row(NamedTuple):
    """One deal's result."""

    code: str
    verdict: Verdict
    positions: int  # looked at
    seconds: float  # spent
    moves: int  # of the line that wins, 0 where there is none

    def __str__(self) -> str:
        """The row as text."""
        return f"{self.code}\t{self.verdict.value}\t{self.positions}\t{self.seconds:.4f}\t{self.moves}\n"


def run_many(
    wanted: Wanted,
    context: Context,
    workers: Callable[[], AbstractContextManager[Executor]],
    load: Load,
    files: tuple[str, ...],
) -> Answer:
    """Rows and summary, told as they come.

    Raises:
        Problem: game or deals are none, or the file is none of this command's.
    """
    first, last = _range(wanted, context)
    known = _rows(wanted.out) if wanted.out else {}
    return Answer(_tell(wanted, context, workers, (first, last), known, (load, files)))


def _range(wanted: Wanted, context: Context) -> tuple[Deal, Deal]:
    variants = context.catalogue.variants
    chosen = context.catalogue.get(wanted.game)
    first = dealcodes.parse(wanted.first, variants, chosen)
    last = dealcodes.parse(wanted.last, variants, chosen, first.options)
    same = first.variant is last.variant is chosen and first.options == last.options
    if not same or first.numbering != last.numbering or first.number > last.number:
        raise SolveProblem("solve.range", first=first.code, last=last.code)
    if last.number - first.number >= MOST:
        raise SolveProblem("solve.too_many", most=MOST)
    return first, last


def _rows(path: Path) -> dict[str, Row]:
    """The rows that the file holds already, by code."""
    if not path.exists():
        return {}
    lines = read_text(path).split("\n")
    found = [_row(line, path, number) for number, line in enumerate(lines[:-1], 1)]  # the last is empty, or cut off
    return {row.code: row for row in found if row is not None}


def _row(line: str, path: Path, number: int) -> Row | None:
    if not line.strip() or tuple(line.split("\t")) == COLUMNS:
        return None
    try:
        code, verdict, positions, seconds, moves = line.split("\t")
        return Row(code, _VERDICTS[verdict], int(positions), float(seconds), int(moves))
    except (ValueError, KeyError):
        raise SolveProblem("solve.not_rows", file=shown_name(path), line=number) from None


def _tell(
    wanted: Wanted,
    context: Context,
    workers: Callable[[], AbstractContextManager[Executor]],
    ends: tuple[Deal, Deal],
    known: dict[str, Row],
    games: tuple[Load, tuple[str, ...]],
) -> Iterator[str]:
    first, last = ends
    rows = [known[deal.code] for deal in _deals(first, last) if deal.code in known] if known else []
    whole = last.number - first.number + 1
    bar = Bar(whole, len(rows))
    tasks = _tasks((deal for deal in _deals(first, last) if deal.code not in known), wanted.seconds, games)
    write = _Sheet(wanted.out)
    try:
        if len(rows) < whole:
            with workers() as executor:
                for found in study(tasks, executor, AHEAD * wanted.jobs):
                    row = Row(found.name, found.verdict, found.positions, found.seconds, len(found.line))
                    rows.append(row)
                    yield write.row(row)
                    bar.step(row)
    except BrokenProcessPool:
        raise SolveProblem("solve.broken") from None
    finally:
        write.close()
        bar.end()
    yield _summary(rows, context)


def _deals(first: Deal, last: Deal) -> Iterator[Deal]:
    return (replace(first, number=number) for number in range(first.number, last.number + 1))


def _tasks(deals: Iterable[Deal], seconds: float, games: tuple[Load, tuple[str, ...]]) -> Iterator[Task]:
    engine: Engine | None = None
    for deal in deals:
        engine = engine or Engine(deal.variant, deal.options)
        session = Session.from_deal(deal, engine)
        yield Task(deal.code, boards.write(engine, session.position), seconds, *games)


class _Sheet:
    """Where rows go: into the file, one write each, or out."""

    def __init__(self, path: Path | None) -> None:
        self._file = None
        if path is not None:
            try:
                _mend(path)
                self._file = path.open("a", encoding="utf-8", newline="\n")
            except OSError:
                raise SolveProblem("file.not_written", file=shown_name(path)) from None

    def row(self, row: Row) -> str:
        """Write it into the file and return nothing to say, or the other way round."""
        if self._file is None:
            return str(row)
        self._file.write(str(row))
        self._file.flush()
        return ""

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _mend(path: Path) -> None:
    """Take off a last line that was cut in the middle."""
    if path.exists():
        content = path.read_bytes()
        if content and not content.endswith(b"\n"):
            path.write_bytes(content[: content.rfind(b"\n") + 1])


def _summary(rows: list[Row], context: Context) -> str:
    count = {verdict: sum(row.verdict is verdict for row in rows) for verdict in Verdict}
    seconds = sorted(row.seconds for row in rows) or [0.0]
    say = context.speech.say
    sums = say(
        "command.solve.sums",
        deals=len(rows),
        won=count[Verdict.WON],
        lost=count[Verdict.LOST],
        undecided=count[Verdict.UNDECIDED],
        share=context.speech.percentage(count[Verdict.WON] / max(1, len(rows)), 2),
    )
    times = say(
        "command.solve.times",
        median=f"{median(seconds):.4f}",
        late=f"{seconds[min(len(seconds) - 1, len(seconds) * 95 // 100)]:.4f}",
        most=f"{seconds[-1]:.4f}",
    )
    return f"{sums}\n{times}\n"


class Bar:
    """A progress bar on standard error, where that is a terminal."""

    def __init__(self, whole: int, done: int) -> None:
        """Begin with ``done`` of ``whole`` deals behind."""
        self._whole, self._done, self._won = whole, done, 0
        self._before, self._began = done, time.monotonic()
        self._shows = sys.stderr.isatty()
        self._drawn = 0.0

    def step(self, row: Row) -> None:
        """One deal more; drawn ten times a second at most."""
        self._done += 1
        now = time.monotonic()
        if self._shows and (now - self._drawn > 0.1 or self._done == self._whole):
            self._drawn = now
            sys.stderr.write("\r" + self.text(shutil.get_terminal_size().columns - 1, now - self._began))
            sys.stderr.flush()

    def text(self, columns: int, seconds: float) -> str:
        """The bar, ``columns`` wide: part done, count, and the time it will still take."""
        fresh = self._done - self._before
        left = seconds / fresh * (self._whole - self._done) if fresh else 0.0
        tail = f" {self._done}/{self._whole} {int(left) // 60}:{int(left) % 60:02}"
        room = max(0, columns - len(tail) - 2)
        full = room * self._done // max(1, self._whole)
        return f"[{'#' * full}{'.' * (room - full)}]{tail}"

    def end(self) -> None:
        """Leave the line."""
        if self._shows and self._drawn:
            sys.stderr.write("\n")
