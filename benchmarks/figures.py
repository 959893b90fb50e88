"""What a benchmark tells: one row per figure, with its spread and, where there is one, its goal."""

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One figure. ``low`` and ``high`` are the whole spread; of many values ``high`` is the 95th percentile."""

    what: str  # in words, with the variant or the size it is about
    unit: str  # "ms", "MB", "/s", "%", "x" (a ratio), "" (a count or an exponent)
    median: float
    low: float  # the smallest value
    high: float  # the largest, or the 95th percentile
    values: int  # how many lie behind the median
    goal: float | None = None  # None: measured only
    at_least: bool = False  # the goal is a floor, else a ceiling
    late: bool = False  # ``high`` is the 95th percentile, and the goal is about that

    @property
    def is_reached(self) -> bool:
        """True where the median, or the 95th percentile, keeps to the goal, or there is none."""
        value = self.high if self.late else self.median
        return self.goal is None or (value >= self.goal if self.at_least else value <= self.goal)


class Missing(NamedTuple):
    """Something that was not measured."""

    what: str
    why: str


Told = Row | Missing


def row(what: str, unit: str, values: Sequence[float], goal: float | None = None, *, at_least: bool = False) -> Row:
    """The median of the values with all their spread."""
    return Row(what, unit, statistics.median(values), min(values), max(values), len(values), goal, at_least)


def many(what: str, unit: str, values: Sequence[float], goal: float | None = None) -> Row:
    """The median of many values, spread from the smallest to the 95th percentile, which the goal is about."""
    return Row(what, unit, statistics.median(values), min(values), p95(values), len(values), goal, late=True)


def p95(values: Sequence[float]) -> float:
    """The smallest value that 95 % of the values do not exceed."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]


def ratio(what: str, ours: Sequence[float], theirs: Sequence[float], goal: float | None = None) -> Row:
    """Median over median; the spread is that of our values over their median."""
    whole = statistics.median(theirs)
    return Row(what, "x", statistics.median(ours) / whole, min(ours) / whole, max(ours) / whole, len(ours), goal)


def exponent(costs: Mapping[int, float]) -> float:
    """The power of the size that the cost grows with: 1 is linear, 0 is no growth.

    A straight line through the logarithms of all sizes and costs, by least squares.
    """
    sizes, values = [math.log(size) for size in costs], [math.log(cost) for cost in costs.values()]
    return statistics.linear_regression(sizes, values).slope


def number(value: float) -> str:
    """Three digits that count, thousands apart."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def cells(told: Row) -> list[str]:
    """What, median with unit, spread, count, goal, reached."""
    goal = verdict = ""
    if told.goal is not None:
        goal = f"{'p95 ' if told.late else ''}{'≥' if told.at_least else '≤'} {number(told.goal)}"
        verdict = "yes" if told.is_reached else "NO"
    spread = f"{number(told.low)} to {'p95 ' if told.late else ''}{number(told.high)}"
    return [told.what, f"{number(told.median)} {told.unit}".rstrip(), spread, str(told.values), goal, verdict]


HEAD = ("what", "median", "spread", "values", "goal", "reached")


def text_line(told: Told) -> str:
    """One line of the table on a terminal."""
    if isinstance(told, Missing):
        return f"not measured: {told.what} ({told.why})"
    what, median, spread, count, goal, verdict = cells(told)
    return f"{what:<66}{median:>13}{spread:>22}{count:>7}  {goal:<13}{verdict}".rstrip()


def markdown(rows: Iterable[Row]) -> list[str]:
    """The table, one line per row."""
    lines = ["| " + " | ".join(HEAD) + " |", "|---|--:|--:|--:|--:|---|"]
    return lines + ["| " + " | ".join(cells(each)) + " |" for each in rows]
