"""From subjects to pages, one at a time, so that a hundred deals need no more memory than one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtsolitaire.output.prose import Prose
from qtsolitaire.output.sheet import DealSheet
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.type import HAIR, MM, POINT, SECOND, SEMIBOLD, Words, font, paint_in
from qtsolitaire.output.wishes import PAPERS, Layout, Wishes
from qtsolitaire.play.movetext import from_text
from qtsolitaire.text import hinting, pages
from qtsolitaire.text.pages import Shelf
from qtsolitaire.text.speech import Speech

MARGIN = 14 * MM
_GUTTER = 12 * MM
_FOOT = 8 * MM
_GRID = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}  # columns and rows, by deals per page
_POINTS = {1: 11.0, 2: 9.5, 4: 8.0, 6: 7.5}
_PROSE_POINTS, _MOVE_POINTS = 10.5, 8.5
_SMALL_PAPER = 0.85  # smaller type on paper narrower than this many A4
_A4_WIDTH = PAPERS["a4"].width


class Page(NamedTuple):
    """One page, ready to be painted in tenths of a point from the paper's top left corner."""

    landscape: bool
    paint: Callable[[QPainter], None]


def paged(subjects: Iterable[Subject], speech: Speech, wishes: Wishes, shelf: Shelf) -> Iterator[Page]:
    """All pages: the deals, their solutions, then the rules of every game among them."""
    return _Pages(speech, wishes, shelf).of(subjects)


class _Pages:
    def __init__(self, speech: Speech, wishes: Wishes, shelf: Shelf) -> None:
        self._speech, self._wishes, self._shelf = speech, wishes, shelf
        paper = PAPERS[wishes.paper]
        self._landscape = wishes.layout is Layout.PICTURE
        self._upright = QSizeF(paper.width * MM, paper.height * MM)
        self._scale = 1.0 if paper.width > _SMALL_PAPER * _A4_WIDTH else 0.8
        self._count = 1 if self._landscape else wishes.per_page
        self._sheet = DealSheet(speech, wishes, _POINTS[self._count] * self._scale)
        self._cells = self._grid()

    def _grid(self) -> list[QRectF]:
        size = self._upright.transposed() if self._landscape else self._upright
        columns, rows = _GRID[self._count]
        wide = (size.width() - 2 * MARGIN - (columns - 1) * _GUTTER) / columns
        high = (size.height() - 2 * MARGIN - (rows - 1) * _GUTTER) / rows
        places = ((column, row) for row in range(rows) for column in range(columns))
        return [
            QRectF(MARGIN + column * (wide + _GUTTER), MARGIN + row * (high + _GUTTER), wide, high)
            for column, row in places
        ]

    def of(self, subjects: Iterable[Subject]) -> Iterator[Page]:
        waiting, games = iter(subjects), dict[str, Subject]()
        while together := tuple(islice(waiting, self._count)):
            games |= {each.engine.variant.id: each for each in together}
            yield Page(self._landscape, partial(self._paint_deals, together))
            if self._wishes.solution:
                for subject in together:
                    yield from self._solution(subject)
        if self._wishes.rules:
            for subject in games.values():
                yield from self._rules(subject)

    # Deals

    def _paint_deals(self, together: Sequence[Subject], painter: QPainter) -> None:
        for box, subject in zip(self._cells, together, strict=False):
            self._sheet.paint(painter, box, subject)
        self._cuts(painter)

    def _cuts(self, painter: QPainter) -> None:
        """Fine lines to cut along, halfway between the deals."""
        painter.setPen(QPen(QColor(HAIR), 0.4 * POINT, Qt.PenStyle.DashLine))
        size, half = self._upright, _GUTTER / 2
        for x in sorted({box.left() for box in self._cells})[1:]:
            painter.drawLine(QLineF(x - half, 0, x - half, size.height()))
        for y in sorted({box.top() for box in self._cells})[1:]:
            painter.drawLine(QLineF(0, y - half, size.width(), y - half))

    # Prose

    def _room(self) -> QRectF:
        size = self._upright
        return QRectF(MARGIN, MARGIN, size.width() - 2 * MARGIN, size.height() - 2 * MARGIN - _FOOT)

    def _rules(self, subject: Subject) -> Iterator[Page]:
        html = pages.rules(self._speech, subject.engine, self._shelf).html()
        room = self._room()
        prose = Prose(html, room.size(), _PROSE_POINTS * self._scale)
        foot = self._speech.name(subject.engine.variant)
        for number in range(prose.pages):
            yield Page(
                False, partial(self._paint_prose, prose, [(number, room.left())], (number + 1, prose.pages), foot, None)
            )

    def _solution(self, subject: Subject) -> Iterator[Page]:
        """The winning line in two columns under its title."""
        if not subject.line:
            return
        room, speech = self._room(), self._speech
        name = speech.name(subject.engine.variant)
        text_id = "output.solution" if subject.code else "output.solution.position"
        title = Words(speech.say(text_id, game=name, code=subject.code), font(13 * self._scale, SEMIBOLD), room.width())
        room.setTop(room.top() + 1.5 * title.height)
        wide = (room.width() - _GUTTER) / 2
        prose = Prose(self._moves(subject), QSizeF(wide, room.height()), _MOVE_POINTS * self._scale, indent=3.2)
        total, foot = -(-prose.pages // 2), subject.title(speech)
        for number in range(total):
            places = ((2 * number, room.left()), (2 * number + 1, room.left() + wide + _GUTTER))
            parts = [(column, x) for column, x in places if column < prose.pages]
            yield Page(False, partial(self._paint_prose, prose, parts, (number + 1, total), foot, title))

    def _moves(self, subject: Subject) -> str:
        """The winning line as numbered sentences."""
        engine, board, told = subject.engine, subject.board, []
        for number, text in enumerate(subject.line, 1):
            move = from_text(engine, board, text, number)
            told.append(f"<li>{escape(hinting.sentence(self._speech, engine, board, move))}</li>")
            board = engine.play(board, move).after
        return f"<ol>{''.join(told)}</ol>"

    def _paint_prose(
        self,
        prose: Prose,
        parts: Sequence[tuple[int, float]],
        number: tuple[int, int],
        foot: str,
        title: Words | None,
        painter: QPainter,
    ) -> None:
        room = self._room()
        if title is not None:
            title.paint(painter, room.left(), room.top())
        top = room.top() + (1.5 * title.height if title else 0)
        for page, x in parts:
            prose.paint(painter, page, x, top)
        line = QRectF(room.left(), room.bottom(), room.width(), _FOOT)
        face = font(8 * self._scale)
        paint_in(painter, line, foot, face, SECOND)
        shown = self._speech.say("output.page", page=number[0], pages=number[1])
        paint_in(painter, line, shown, face, SECOND, right=True)
