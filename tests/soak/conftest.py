"""The windows of ``tests/windows``."""

from tests.windows.conftest import now, open_window

__all__ = ["now", "open_window"]
