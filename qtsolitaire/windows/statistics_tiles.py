"""Five numbers in a row of tiles, and the table of bests (look brief, picture 13)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import LinkButton
from qtsolitaire.windows.paragraph import Paragraph, lay_lines

_GAP, _PAD = 12, 14


class Tiles(QWidget):
    """Numbers with a word below each; two rows where one has no room for the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: Sequence[tuple[str, str]] = ()
        self._language = "en"
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, tiles: Sequence[tuple[str, str]], language: str) -> None:
        """Show these numbers and words."""
        self._tiles, self._language = tiles, language
        self.setAccessibleName(", ".join(f"{word}: {number}" for number, word in tiles))
        self.updateGeometry()
        self.update()

    def _columns(self, width: int) -> int:
        words = max((style.width(word, self._face(13)) for _, word in self._tiles), default=0) + 2 * _PAD
        count = max(1, len(self._tiles))
        return next((n for n in (count, 3, 2) if n <= count and (width + _GAP) / n - _GAP >= words), 1)

    def _face(self, pixels: int, weight: int = style.MEDIUM) -> QFont:
        return style.font(pixels, weight, self._language)

    def hasHeightForWidth(self) -> bool:
        """Tiles wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Pixels down at this width."""
        lines = -(-len(self._tiles) // self._columns(width))
        return lines * (style.scaled(76) + _GAP) - _GAP

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(600, self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """It can be narrow."""
        return QSize(120, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, tall = self._columns(self.width()), style.scaled(76)
        across = (self.width() - (columns - 1) * _GAP) / columns
        for at, (number, word) in enumerate(self._tiles):
            left, top = at % columns * (across + _GAP), at // columns * (tall + _GAP)
            box = QRectF(round(left), top, round(across), tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.TILE))
            painter.drawRoundedRect(box, 10, 10)
            self._write(painter, box.adjusted(_PAD, 8, -6, -style.scaled(32)), number, 28, style.SEMIBOLD, style.INK)
            below = box.adjusted(_PAD, style.scaled(42), -6, -8)
            self._write(painter, below, word, 13, style.MEDIUM, style.SECOND)

    def _write(self, painter: QPainter, box: QRectF, text: str, pixels: int, weight: int, colour: str) -> None:
        painter.setFont(style.font(pixels, weight, self._language))
        painter.setPen(QColor(colour))
        style.draw_line(painter, box, text, Qt.AlignmentFlag.AlignLeft, style.drop(self._language, pixels))


class BestRow(NamedTuple):
    """One line of the table."""

    cells: tuple[str, ...]  # as many as there are headings
    codes: tuple[str, ...]  # the deal of each cell, "" without one


class BestsTable(QWidget):
    """Rows of bests; each best is a link to the deal it was reached with."""

    wanted = Signal(str)
    """A deal code to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Paragraph(self, pixels=14, weight=style.SEMIBOLD)
        self._headings: tuple[str, ...] = ()
        self._rows: Sequence[BestRow] = ()
        self._links: dict[tuple[int, int], LinkButton] = {}
        self._language = "en"
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def rows(self) -> Sequence[BestRow]:
        """What it shows."""
        return self._rows

    def tell(self, title: str, headings: tuple[str, ...], rows: Sequence[BestRow], hint: str, language: str) -> None:
        """Show these; ``hint`` with {code} is what a link's tooltip says."""
        self._title.tell(title, language)
        self._headings, self._rows, self._language = headings, rows, language
        for link in self._links.values():
            link.deleteLater()
        self._links = {}
        for line, row in enumerate(rows):
            for column, (cell, code) in enumerate(zip(row.cells, row.codes, strict=True)):
                if code:
                    self._links[line, column] = self._link(cell, code, hint)
        self.updateGeometry()
        self._arrange()
        self.update()

    def _link(self, cell: str, code: str, hint: str) -> LinkButton:
        link = LinkButton(self, chevron=False)
        link.tell(cell, self._language)
        words = hint.format(code=code)
        link.setToolTip(words)
        link.setAccessibleDescription(words)
        link.clicked.connect(lambda: self.wanted.emit(code))
        link.show()
        return link

    def sizeHint(self) -> QSize:
        """Title, headings, rows."""
        return QSize(500, self.heightForWidth(max(self.width(), 200)))

    def hasHeightForWidth(self) -> bool:
        """Names wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Title, headings, rows."""
        high = style.scaled(26) + style.scaled(28) + len(self._rows) * (self._high(width) + 4)
        return high if self._rows else 0

    def minimumSizeHint(self) -> QSize:
        """All rows, in any width."""
        return QSize(200, self.sizeHint().height())

    def _widths(self, width: int) -> list[float]:
        """Pixels of every column at this width of all; the first one takes what the numbers leave."""
        face = style.font(12, style.SEMIBOLD, self._language)
        rest = [max(style.width(words, face), style.scaled(70)) + 16 for words in self._headings[1:]]
        squeeze = min(1.0, (width - style.scaled(150)) / max(1, sum(rest)))
        widths = [wide * squeeze for wide in rest]
        return [width - sum(widths) - 12, *widths]

    def _laid(self, text: str, width: float) -> tuple[QTextLayout, float]:
        """A name on as many lines as it takes."""
        face = style.font(14, style.REGULAR, self._language)
        layout = QTextLayout(text, face)
        return layout, lay_lines(layout, width, round(face.pixelSize() * style.line_height(self._language)))

    def _high(self, width: int) -> int:
        """Every row's height: the longest name decides."""
        room = self._widths(width)[0] - 8
        highest = max((self._laid(row.cells[0], room)[1] for row in self._rows), default=0.0)
        return max(style.scaled(36), round(highest) + 10)

    def _box(self, line: int, column: int) -> QRectF:
        """A cell. Line -1 holds the headings."""
        widths, high = self._widths(self.width()), self._high(self.width())
        left = 12 + sum(widths[:column])
        top = style.scaled(26) + (style.scaled(28) + line * (high + 4) if line >= 0 else 0)
        return QRectF(left, top, widths[column] - 8, high if line >= 0 else style.scaled(26))

    def _arrange(self) -> None:
        self._title.setGeometry(0, 0, self.width(), style.scaled(26))
        for (line, column), link in self._links.items():
            box, size = self._box(line, column), link.sizeHint()
            left, top = round(box.left()) - 4, round(box.center().y() - size.height() / 2)
            link.setGeometry(left, top, min(size.width(), round(box.width()) + 8), size.height())

    def resizeEvent(self, event: object) -> None:
        """Links go with their cells."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Headings and cells."""
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for column, words in enumerate(self._headings):
            self._write(painter, self._box(-1, column), words, 12, style.SEMIBOLD, style.SECOND)
        for line, row in enumerate(self._rows):
            box = self._box(line, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.TILE))
            painter.drawRoundedRect(QRectF(0, box.top(), self.width(), box.height()), 7, 7)
            self._write_name(painter, box, row.cells[0])
            for column, cell in enumerate(row.cells):
                if column and (line, column) not in self._links:
                    self._write(painter, self._box(line, column), cell, 14, style.MEDIUM, style.INK)

    def _write_name(self, painter: QPainter, box: QRectF, name: str) -> None:
        layout, high = self._laid(name, box.width())
        painter.setPen(QColor(style.INK))
        fall = style.drop(self._language, 14) if layout.lineCount() == 1 else 0
        layout.draw(painter, QPointF(box.left(), box.top() + (box.height() - high) / 2 + fall))

    def _write(self, painter: QPainter, box: QRectF, text: str, pixels: int, weight: int, colour: str) -> None:
        painter.setFont(style.font(pixels, weight, self._language))
        painter.setPen(QColor(colour))
        style.draw_line(painter, box, text, Qt.AlignmentFlag.AlignLeft, style.drop(self._language, pixels))
