"""The lines of a board set in type: suits are the deck's own signs, so no font can lack them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from qtsolitaire.output.ink import BLACK, WHITE
from qtsolitaire.output.listing import GAP, Line
from qtsolitaire.output.type import POINT, REGULAR, SECOND, SEMIBOLD, advance, font, line_height, paint_in
from qtsolitaire.rules.cards import FACE_DOWN, is_red, rank, suit
from qtsolitaire.table.art.shapes import Shape, paint
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.art.suits import OUTLINES
from qtsolitaire.text.speech import Speech

MOST_COLUMNS = 3
_SUIT = 0.82  # of a sign, in sizes of the type
_SIGN, _HOLLOW_LINE = 0.72, 7.0  # the sign in sizes of the type; the line of a hollow one in hundredths of the sign
_AFTER = 0.42  # between two cards
_BRACKET = 0.38
_NOTHING = "–"


class _Sign(NamedTuple):
    """One card of a line, or what stands for none."""

    text: str  # its rank
    suit: int  # 0..3, or -1: none
    opens: bool  # a bracket before it
    closes: bool  # and after it
    width: float


class Typeset:
    """A listing at one size and width. Lines that are longer than most stand below the others, across the width."""

    def __init__(
        self,
        lines: Sequence[Line],
        speech: Speech,
        style: DeckStyle,
        points: float,
        width: float,
        *,
        columns: bool = True,
    ) -> None:
        self._style, self._points, self._width = style, points, width
        self._step = line_height(points)
        self._bold, self._plain = font(points, SEMIBOLD), font(points, REGULAR)
        self._gap = 1.6 * points * POINT
        rows = [(line.label, tuple(self._signs(line, speech))) for line in lines]
        self._label = max((advance(label, self._bold) for label, _ in rows), default=0) + 0.6 * points * POINT
        usual = sorted(_across(signs) for _, signs in rows)[: max(1, len(rows) - len(rows) // 4)]
        column = self._label + (usual[-1] if usual else 0)
        count = max(1, min(MOST_COLUMNS, int((width + self._gap) / (column + self._gap)))) if columns else 1
        self._column = width / count - self._gap * (count - 1) / count
        self._short = [row for row in rows if self._label + _across(row[1]) <= self._column + 1]
        self._long = [row for row in rows if row not in self._short]
        if count == 1:
            self._short, self._long = [], rows
        self._deep = -(-len(self._short) // count)
        self.height = self._step * (self._deep + sum(len(self._broken(signs)) for _, signs in self._long))

    def _signs(self, line: Line, speech: Speech) -> Iterator[_Sign]:
        em = self._points * POINT
        hidden = [card is not GAP and card >= FACE_DOWN for card in line.cards]
        if not line.cards:
            text = speech.say("output.pile.empty")
            yield _Sign(text, -1, False, False, advance(text, self._plain) + _AFTER * em)
        for place, card in enumerate(line.cards):
            opens = hidden[place] and not (place and hidden[place - 1])
            closes = hidden[place] and not any(hidden[place + 1 : place + 2])
            text = _NOTHING if card is GAP else speech.rank(rank(card))
            sign = 0.0 if card is GAP else _SUIT
            width = advance(text, self._plain) + em * (sign + _AFTER + _BRACKET * (opens + closes))
            yield _Sign(text, -1 if card is GAP else int(suit(card)), opens, closes, width)

    def _broken(self, signs: tuple[_Sign, ...]) -> list[list[_Sign]]:
        """The signs of one pile in as many lines as they need."""
        room, used = self._width - self._label, 0.0
        lines: list[list[_Sign]] = [[]]
        for sign in signs:
            if used + sign.width > room and lines[-1]:
                lines.append([])
                used = 0.0
            lines[-1].append(sign)
            used += sign.width
        return lines

    def paint(self, painter: QPainter, x: float, y: float, grey: bool) -> None:
        """Paint it from this top left corner."""
        for place, (label, signs) in enumerate(self._short):
            column, row = divmod(place, self._deep)
            self._paint_row(painter, x + column * (self._column + self._gap), y + row * self._step, label, signs, grey)
        y += self._deep * self._step
        for label, signs in self._long:
            for number, part in enumerate(self._broken(signs)):
                self._paint_row(painter, x, y, "" if number else label, part, grey)
                y += self._step

    def _paint_row(self, painter: QPainter, x: float, y: float, label: str, signs: Sequence[_Sign], grey: bool) -> None:
        paint_in(painter, QRectF(x, y, self._label, self._step), label, self._bold)
        x += self._label
        for sign in signs:
            self._paint_sign(painter, x, y, sign, grey)
            x += sign.width

    def _paint_sign(self, painter: QPainter, x: float, y: float, sign: _Sign, grey: bool) -> None:
        em = self._points * POINT
        if sign.opens:
            paint_in(painter, QRectF(x, y, em, self._step), "(", self._plain, SECOND)
            x += _BRACKET * em
        ink = SECOND if sign.suit < 0 else BLACK if grey else self._style.ink(sign.suit)
        paint_in(painter, QRectF(x, y, em, self._step), sign.text, self._plain, ink)
        x += advance(sign.text, self._plain)
        if sign.suit >= 0:
            self._paint_suit(painter, x + _SUIT * em / 2, y + self._step / 2, sign.suit, grey)
        if sign.closes:
            paint_in(painter, QRectF(x + _SUIT * em, y, em, self._step), ")", self._plain, SECOND)

    def _paint_suit(self, painter: QPainter, x: float, y: float, suit: int, grey: bool) -> None:
        """The same shape everywhere, moved: outlines are kept for good, and there must not be thousands of them."""
        hollow = grey and is_red(suit << 4)
        ink = BLACK if grey else self._style.ink(suit)
        shape = Shape(OUTLINES[suit], WHITE, BLACK, _HOLLOW_LINE) if hollow else Shape(OUTLINES[suit], ink)
        scale = _SIGN * self._points * POINT / 100
        painter.save()
        painter.translate(x, y)
        painter.scale(scale, scale)
        paint(painter, (shape,))
        painter.restore()


def _across(signs: Sequence[_Sign]) -> float:
    return sum(sign.width for sign in signs)
