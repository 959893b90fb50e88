"""Running text on pages: rules, and the moves of a solution.

Qt breaks pages between any two lines, and through a line where the lines are set wide; so the breaks are chosen here:
headings stay with what follows, short paragraphs stay whole, of long ones no line stands alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)

from qtsolitaire.output.type import INK, POINT, REGULAR, SEMIBOLD, font

_SHEET = """
h1 {{ font-size: {h1}px; font-weight: 600; margin: 0 0 {gap}px 0; }}
h2 {{ font-size: {h2}px; font-weight: 600; margin: {wide}px 0 {small}px 0; }}
h3, h4 {{ font-size: {h3}px; font-weight: 600; margin: {gap}px 0 {small}px 0; }}
p {{ margin: 0 0 {gap}px 0; line-height: 135%; }}
li {{ margin: 0 0 {small}px 0; line-height: 135%; }}
ul, ol {{ margin: 0 0 {gap}px 0; }}
b {{ font-weight: 600; }}
a {{ color: #000000; text-decoration: none; }}
"""
_INDENT = 2.2
"""Of lists, in sizes of the type: two figures and a point."""

_FEW_LINES = 4
"""A paragraph of so many lines is not torn."""


class _Line(NamedTuple):
    """One line of the whole text."""

    top: float
    bottom: float
    may_begin: bool  # a page


class Prose:
    """HTML cut into pages of one size."""

    def __init__(self, html: str, size: QSizeF, points: float, indent: float = _INDENT) -> None:
        """Set it ``points`` large; ``size`` is the room for text on a page, ``indent`` that for bullets and numbers."""
        em = points * POINT
        document = self._document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setUseDesignMetrics(True)
        document.setDefaultFont(font(points))
        document.setIndentWidth(indent * em)
        measures = {"h1": 1.7 * em, "h2": 1.25 * em, "h3": 1.08 * em, "wide": em, "gap": 0.6 * em, "small": 0.28 * em}
        document.setDefaultStyleSheet(_SHEET.format(**{name: round(value) for name, value in measures.items()}))
        document.setHtml(html)
        self._embolden()
        document.setTextWidth(size.width())
        self._width = size.width()
        self._parts = list(_parts(list(self._lines()), size.height()))

    @property
    def pages(self) -> int:
        """How many pages it fills."""
        return len(self._parts)

    def paint(self, painter: QPainter, page: int, x: float, y: float) -> None:
        """Paint one page, counted from 0, from this top left corner."""
        top, bottom = self._parts[page]
        area = QRectF(0, top, self._width, bottom - top)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = area
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, QColor(INK))
        context.palette = palette
        painter.save()
        painter.translate(x, y - top)
        painter.setClipRect(area)
        self._document.documentLayout().draw(painter, context)
        painter.restore()

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self._document.begin()
        while block.isValid():
            yield block
            block = block.next()

    def _lines(self) -> Iterator[_Line]:
        after_heading = False
        self._document.documentLayout().documentSize()  # lays everything out
        for block in self._blocks():
            layout = block.layout()
            count = layout.lineCount()
            for number in range(count):
                line = layout.lineAt(number)
                top = layout.position().y() + line.y()
                torn = number > 0 and (count <= _FEW_LINES or number in (1, count - 1))
                yield _Line(top, top + line.height(), not torn and not (after_heading and number == 0))
            after_heading = block.blockFormat().headingLevel() > 0

    def _embolden(self) -> None:
        """Give what is heavier than normal the axis of a semibold font: a style sheet leaves variable fonts thin."""
        cursor = QTextCursor(self._document)
        for fragment in [each for block in self._blocks() for each in _fragments(block)]:
            if fragment.charFormat().fontWeight() > REGULAR:
                face = fragment.charFormat().font()
                face.setWeight(QFont.Weight(SEMIBOLD))
                face.setVariableAxis(QFont.Tag("wght"), SEMIBOLD)
                heavy = QTextCharFormat()
                heavy.setFont(face)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(heavy)


def _parts(lines: list[_Line], high: float) -> Iterator[tuple[float, float]]:
    """Where each page's text begins and ends in the whole."""
    start = 0
    while start < len(lines):
        full = next((at for at in range(start, len(lines)) if lines[at].bottom - lines[start].top > high), len(lines))
        full = max(full, start + 1)  # a line higher than a page
        end = full
        if full < len(lines):
            end = next((at for at in range(full, start, -1) if lines[at].may_begin), full)
        yield lines[start].top, lines[end - 1].bottom
        start = end


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    place = block.begin()
    while not place.atEnd():
        yield place.fragment()
        place += 1
