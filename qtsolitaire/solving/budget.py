"""How long a search may run, and how it is told to stop."""

import time
from collections.abc import Callable


class Budget:
    """Seconds and positions that may be spent; asked by every search every few hundred positions.

    ``cancelled`` is asked too: it says that nobody waits for the answer any more.
    """

    def __init__(
        self, seconds: float, positions: int = 10_000_000, cancelled: Callable[[], bool] = lambda: False
    ) -> None:
        """Begin to count now."""
        self._began = time.monotonic()
        self._ends = self._began + seconds
        self._cancelled = cancelled
        self.positions = positions

    @property
    def spent(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self._began

    @property
    def left(self) -> float:
        """Seconds that remain, 0 at the least."""
        return max(0.0, self._ends - time.monotonic())

    def is_over(self, positions: int = 0) -> bool:
        """True when the search must give its answer now; ``positions`` looked at so far."""
        return positions >= self.positions or time.monotonic() >= self._ends or self._cancelled()

    def part(self, seconds: float) -> "Budget":
        """A budget of at most ``seconds`` within this one."""
        return Budget(min(seconds, self.left), self.positions, self._cancelled)
