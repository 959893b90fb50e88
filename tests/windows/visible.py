"""Everything that can be read or heard in the program's windows, by where it stands."""

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTextEdit, QWidget

from qtsolitaire.windows.counters import Counters
from qtsolitaire.windows.paragraph import Paragraph


def texts(window: QWidget) -> dict[str, str]:
    """Texts, tooltips, accessible names and window titles of what is shown, and of all actions."""
    found = {f"{key}.{what}": text for key, widget in shown(window) for what, text in of_widget(widget)}
    for at, action in enumerate(window.findChildren(QAction)):
        found[f"action {at} {action.objectName()}"] = action.text()
    return {key: text for key, text in found.items() if text and "qt_" not in text}


def shown(window: QWidget) -> Iterator[tuple[str, QWidget]]:
    """The window's visible widgets by their path in it, and any window of its own over it."""
    seen = [window, *(top for top in QApplication.topLevelWidgets() if top is not window)]
    for top in seen:
        if top.isVisible():
            yield from _within(top, type(top).__name__)


def _within(widget: QWidget, path: str) -> Iterator[tuple[str, QWidget]]:
    yield path, widget
    children = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    for at, child in enumerate(children):
        yield from _within(child, f"{path}/{at}:{type(child).__name__}")


def of_widget(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What one widget tells."""
    yield "title", widget.windowTitle()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "tip", widget.toolTip()
    if isinstance(widget, Paragraph):
        yield "text", widget.text
    elif isinstance(widget, (QAbstractButton, QLabel, QLineEdit)):
        yield "text", widget.text()
    elif isinstance(widget, QTextEdit):
        yield "text", widget.toPlainText()
    elif isinstance(widget, Counters):
        yield "text", " ".join(f"{each.label} {each.value}" for each in widget.shown)
    if isinstance(widget, QLineEdit):
        yield "hint", widget.placeholderText()
