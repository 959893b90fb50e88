"""The player's time: monotonic, so neither a changed system clock nor a finished game can move it (AP-05)."""

import time
from collections.abc import Callable


class Clock:
    """Counts seconds while it runs; ``now`` gives monotonic seconds."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        """A stopped clock showing ``seconds`` already played."""
        self._now = now
        self._counted = seconds
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """Seconds played so far, never less than before."""
        return self._counted + (max(0.0, self._now() - self._since) if self._since is not None else 0.0)

    @property
    def is_running(self) -> bool:
        """True between start and stop."""
        return self._since is not None

    def start(self) -> None:
        """Run on; nothing happens where it runs already."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Stand still; nothing happens where it stands already."""
        self._counted, self._since = self.seconds, None

    def reset(self, seconds: float = 0.0) -> None:
        """Stand still at ``seconds``."""
        self._counted, self._since = seconds, None
