"""What a benchmark tells: one row per figure, with its spread and, where there is one, its goal."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One figure. ``low`` and ``high`` are the whole spread, or the median and the 95th percentile of frames."""

    what: str  # in words, with the variant or the size it is about
    unit: str  # "ms", "MB", "/s", "%", "x" (a ratio)
    median: float
    low: float  # the smallest value
    high: float  # the largest, or the 95th percentile where there are hundreds
    values: int  # how many lie behind the median
    goal: float | None = None  # None: measured only
    at_least: bool = False  # the goal is a floor, else a ceiling

    @property
    def is_reached(self) -> bool:
        """True where the median keeps to the goal, or there is none."""
        return self.goal is None or (self.median >= self.goal if self.at_least else self.median <= self.goal)


class Missing(NamedTuple):
    """Something that was not measured."""

    what: str
    why: str


Told = Row | Missing


def row(what: str, unit: str, values: Sequence[float], goal: float | None = None, *, at_least: bool = False) -> Row:
    """The median of the values with all their spread."""
    return Row(what, unit, statistics.median(values), min(values), max(values), len(values), goal, at_least)


def many(what: str, unit: str, values: Sequence[float], goal: float | None = None) -> Row:
    """The median of hundreds of values, spread from the smallest to the 95th percentile."""
    ordered = sorted(values)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    return Row(what, unit, statistics.median(ordered), ordered[0], p95, len(ordered), goal)


def ratio(what: str, ours: Sequence[float], theirs: Sequence[float], goal: float | None = None) -> Row:
    """Median over median; the spread is that of our values over their median."""
    whole = statistics.median(theirs)
    return Row(what, "x", statistics.median(ours) / whole, min(ours) / whole, max(ours) / whole, len(ours), goal)


def number(value: float) -> str:
    """Three digits that count, thousands apart."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def cells(told: Row) -> list[str]:
    """What, median with unit, spread, count, goal, reached."""
    goal = "" if told.goal is None else f"{'≥' if told.at_least else '≤'} {number(told.goal)}"
    verdict = "" if told.goal is None else ("yes" if told.is_reached else "NO")
    spread = f"{number(told.low)} to {number(told.high)}"
    return [told.what, f"{number(told.median)} {told.unit}", spread, str(told.values), goal, verdict]


HEAD = ("what", "median", "spread", "values", "goal", "reached")


def markdown(rows: Iterable[Row]) -> list[str]:
    """The table, one line per row."""
    lines = ["| " + " | ".join(HEAD) + " |", "|---|--:|--:|--:|--:|---|"]
    return lines + ["| " + " | ".join(cells(each)) + " |" for each in rows]
