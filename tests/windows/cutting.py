"""Finds text that is cut: lines that end in an ellipsis or reach beyond their widget, paragraphs without room."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QLineEdit, QTextBrowser, QWidget

from qtsolitaire.windows import style
from qtsolitaire.windows.bubble import Bubble
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Scroller
from qtsolitaire.windows.win_panel import WinPanel

_TOLERANCE = 1.0
_WITH_SHADOWS = (Bubble, WinPanel)
"""Their widgets are larger than what is seen."""

_draw_line = style.draw_line


class Looker(Protocol):
    """Whatever the parts of the window are shown to, one after the other."""

    def look(self, window: QWidget) -> None:
        """Look at all that the window shows now."""


@dataclass
class Watch:
    """Looks at every line that is drawn while it looks at a window."""

    found: list[str] = field(default_factory=list)

    def draw_line(self, painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag, fall: float = 0) -> None:
        """In place of ``style.draw_line``: the same, and a look at it."""
        metrics, widget = QFontMetricsF(painter.font()), painter.device()
        across = metrics.horizontalAdvance(text)
        if metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 0.5) != text:
            self.found.append(f"{_name(widget)}: {text!r} needs {across:.0f} of {box.width():.0f} pixels")
        elif isinstance(widget, QWidget):
            self._look_at_edges(widget, QRectF(box).translated(0, fall), text, metrics, align)
        _draw_line(painter, box, text, align, fall)

    def _look_at_edges(
        self, widget: QWidget, box: QRectF, text: str, metrics: QFontMetricsF, align: Qt.AlignmentFlag
    ) -> None:
        across = metrics.horizontalAdvance(text)
        left = {
            Qt.AlignmentFlag.AlignLeft: box.left(),
            Qt.AlignmentFlag.AlignRight: box.right() - across,
            Qt.AlignmentFlag.AlignHCenter: box.center().x() - across / 2,
        }[align & Qt.AlignmentFlag.AlignHorizontal_Mask]
        ink = metrics.tightBoundingRect(text)
        base = box.center().y() - metrics.height() / 2 + metrics.ascent()
        top, bottom = base + ink.top(), base + ink.bottom()
        beyond = left < -_TOLERANCE or left + across > widget.width() + _TOLERANCE
        if beyond or top < -_TOLERANCE or bottom > widget.height() + _TOLERANCE:
            self.found.append(f"{_name(widget)}: {text!r} reaches beyond the widget")

    def look(self, window: QWidget) -> None:
        """Draw everything, what is scrolled out of sight too, and measure what wraps."""
        before = list(self.found)  # what is painted until all lies in its place does not count
        for _ in range(8):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        self.found = before
        window.grab()
        for scroller in window.findChildren(Scroller):
            content = scroller.widget()
            if content is not None and scroller.isVisible():
                content.grab()
        for widget in window.findChildren(QWidget):
            if widget.isVisible():
                self.found += [f"{_name(widget)}: {wrong}" for wrong in _wrong(widget)]


def _wrong(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, Paragraph) and widget.text:
        yield from _wrong_paragraph(widget)
    elif widget.hasHeightForWidth() and widget.heightForWidth(widget.width()) > widget.height() + 1:
        yield f"{widget.accessibleName()!r} needs {widget.heightForWidth(widget.width())} of {widget.height()} pixels"
    if isinstance(widget, QTextBrowser) and widget.document().size().width() > widget.viewport().width() + 1:
        yield "the page is wider than its view"
    if isinstance(widget, QLineEdit) and not widget.text():
        needs = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if needs > widget.contentsRect().width() - 4:
            yield f"{widget.placeholderText()!r} needs {needs} of {widget.contentsRect().width()} pixels"
    parent = widget.parentWidget()
    if parent is not None and not widget.isWindow() and not isinstance(widget, _WITH_SHADOWS):
        yield from _outside(widget, parent)


def _wrong_paragraph(widget: Paragraph) -> Iterator[str]:
    layout, high = widget._laid(widget.width())
    if high > widget.height() + _TOLERANCE:
        yield f"{widget.text!r} needs {high:.0f} of {widget.height()} pixels in height"
    widest = max((layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())), default=0)
    if widest > widget.width() + _TOLERANCE:
        yield f"{widget.text!r} has a word that needs {widest:.0f} of {widget.width()} pixels"


def _outside(widget: QWidget, parent: QWidget) -> Iterator[str]:
    """Beyond its parent; what is scrolled may be so at top and bottom."""
    box, room = widget.geometry(), parent.rect()
    scrolled = isinstance(parent.parentWidget(), (Scroller, QTextBrowser))
    inside = box.left() >= room.left() and box.right() <= room.right()
    if not inside or not (scrolled or (box.top() >= room.top() and box.bottom() <= room.bottom())):
        yield f"{widget.accessibleName()!r} at {box.getRect()} lies outside of {room.getRect()}"


def _name(widget: object) -> str:
    return type(widget).__name__


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A watch in place of every line that is drawn."""
    made = Watch()
    monkeypatch.setattr(style, "draw_line", made.draw_line)
    return made
