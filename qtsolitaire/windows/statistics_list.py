"""Lists of the statistics window: rows from a store, read page by page while one scrolls."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from qtsolitaire.windows import style

PAGE = 200
"""Rows read at once."""

_SHEET = """
QTableView {{ background: {surface}; alternate-background-color: {tile}; color: {ink}; border: 1px solid #DDE0DA;
    border-radius: 10px; outline: 0; selection-background-color: {tint}; selection-color: {ink}; }}
QTableView::item {{ padding: 0 8px; border: 0; }}
QTableView:focus {{ border: 2px solid {link}; }}
QHeaderView {{ background: {surface}; border: 0; }}
QHeaderView::section {{ background: {surface}; color: {second}; border: 0; border-bottom: 1px solid #DDE0DA;
    padding: 6px 8px; }}
QTableView QTableCornerButton::section {{ background: {surface}; border: 0; }}
QScrollBar:vertical {{ background: {surface}; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: #B5BAC3; min-height: 32px; border-radius: 4px; margin: 2px; }}
QScrollBar:horizontal {{ background: {surface}; height: 12px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: #B5BAC3; min-width: 32px; border-radius: 4px; margin: 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


class Column(NamedTuple):
    """One column of a list."""

    heading: str
    words: Callable[[Any], str]  # a row's cell
    colour: Callable[[Any], str] = lambda _row: style.INK
    right: bool = False  # numbers stand at the right
    sample: str = ""  # a wide cell, for the width; "": takes what is left


class Rows(QAbstractTableModel):
    """Knows how many rows there are, and reads those that are looked at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.columns: Sequence[Column] = ()
        self._count = 0
        self._read: Callable[[int, int], Sequence[Any]] = lambda _first, _most: ()
        self._pages: dict[int, Sequence[Any]] = {}

    def show_rows(self, columns: Sequence[Column], count: int, read: Callable[[int, int], Sequence[Any]]) -> None:
        """Show so many rows; ``read`` gives some, from a number on."""
        self.beginResetModel()
        self.columns, self._count, self._read, self._pages = columns, count, read, {}
        self.endResetModel()

    def row(self, number: int) -> Any:
        """The row, None where it has gone meanwhile."""
        page = number // PAGE
        if page not in self._pages:
            self._pages[page] = self._read(page * PAGE, PAGE)
        rows, at = self._pages[page], number % PAGE
        return rows[at] if at < len(rows) else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's
        """All of them; only those seen are read."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's
        """As many as there are headings."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ForegroundRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.row(index.row())
        if row is None:
            return None
        return QColor(column.colour(row)) if role == Qt.ItemDataRole.ForegroundRole else column.words(row)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A heading."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].heading
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if self.columns[section].right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class Listing(QTableView):
    """A list of whole rows in the program's own dress."""

    picked = Signal()
    """Another row is chosen, or none."""

    entered_row = Signal()
    """Enter or a double click on a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = Rows(self)
        self.setModel(self.rows)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.doubleClicked.connect(lambda _index: self.entered_row.emit())
        self.selectionModel().selectionChanged.connect(lambda _new, _old: self.picked.emit())
        self.setStyleSheet(
            _SHEET.format(
                surface=style.SURFACE, tile=style.TILE, ink=style.INK, tint=style.TINT, link=style.LINK,
                second=style.SECOND,
            )
        )  # fmt: skip

    @property
    def picked_row(self) -> Any:
        """The row that is chosen, None without one."""
        chosen = self.selectionModel().selectedRows()
        return self.rows.row(chosen[0].row()) if chosen else None

    def show_rows(
        self, columns: Sequence[Column], count: int, read: Callable[[int, int], Sequence[Any]], language: str
    ) -> None:
        """Show these rows, the first one chosen."""
        self.setFont(style.font(13, style.REGULAR, language))
        self.horizontalHeader().setFont(style.font(12, style.SEMIBOLD, language))
        self.verticalHeader().setDefaultSectionSize(style.scaled(34))
        self.rows.show_rows(columns, count, read)
        self._fit()
        if count:
            self.selectRow(0)
        self.picked.emit()

    def _fit(self) -> None:
        """Columns as wide as their samples; the rest goes to the one without."""
        face, bold = self.font(), self.horizontalHeader().font()
        widths = [
            max(style.width(column.sample, face), style.width(column.heading, bold)) + 26 if column.sample else 0
            for column in self.rows.columns
        ]
        left = max(style.scaled(160), self.viewport().width() - sum(widths))
        for at, width in enumerate(widths):
            self.setColumnWidth(at, width or left)

    def resizeEvent(self, event: Any) -> None:
        """The widest column takes what comes."""
        super().resizeEvent(event)
        if self.rows.columns:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the row's; Escape the window's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.picked_row is not None:
                self.entered_row.emit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
