"""Words for a screen reader, said at once. What is shown elsewhere too is said where it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QObject

listeners: list[Callable[[str], None]] = []
"""Hear every announcement, whether or not a screen reader runs."""


def announce(about: QObject, words: str) -> None:
    """Tell a screen reader at once; nothing happens where none runs."""
    for listener in tuple(listeners):
        listener(words)
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, words))
