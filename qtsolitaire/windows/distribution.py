"""Numbers sorted into bars of a handy width."""

from collections.abc import Sequence
from typing import NamedTuple

SECONDS = (5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400)
POINTS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
MOST = 9
"""Bars."""


class Bin(NamedTuple):
    """One bar: from ``low`` on, below ``high``."""

    low: int
    high: int | None  # None: and all above
    games: int


def bins(tally: Sequence[tuple[int, int]], widths: Sequence[int]) -> list[Bin]:
    """At most ``MOST`` bars for how often each number came, the smallest first; the last one takes all above.

    The widths are tried from the smallest on, until nearly all numbers (97 of 100) fit without the last bar.
    """
    if not tally:
        return []
    first, usual = tally[0][0], _quantile(tally, 0.97)
    width = next((each for each in widths if usual // each - first // each < MOST), widths[-1])
    low = first // width * width
    steps = min(MOST, max(usual // width - low // width + 1, 1))
    counts = [0] * steps
    for value, count in tally:
        counts[min(steps - 1, (value - low) // width)] += count
    is_open = tally[-1][0] >= low + steps * width
    return [
        Bin(low + at * width, None if is_open and at == steps - 1 else low + (at + 1) * width, count)
        for at, count in enumerate(counts)
    ]


def holds(which: Bin, value: float | None) -> bool:
    """True where the bar counts this number."""
    return value is not None and which.low <= value and (which.high is None or value < which.high)


def _quantile(tally: Sequence[tuple[int, int]], share: float) -> int:
    wanted, seen = share * sum(count for _, count in tally), 0
    for value, count in tally:
        seen += count
        if seen >= wanted:
            return value
    return tally[-1][0]
