"""One deal on a part of a page: heading and QR code, picture, cards in words, boxes to fill in."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtsolitaire.output.listing import Line, hides, listing
from qtsolitaire.output.painting import fitting, paint_scene
from qtsolitaire.output.qr import QUIET, qr_code
from qtsolitaire.output.scene import UNIT, Scene, scene
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.type import HAIR, INK, MM, POINT, SECOND, SEMIBOLD, Words, advance, font, paint_in
from qtsolitaire.output.typeset import Typeset
from qtsolitaire.output.wishes import Layout, Wishes
from qtsolitaire.text.speech import Speech

_LEAST_QR = 13 * MM
_WORDS = 0.95  # size of the cards in words, by that of the type
_SHRUNK = 0.85  # how much smaller the picture may become for the words
_READABLE = 11 * MM  # the width of a card; a picture with such cards may become smaller yet
_LARGEST_PLAIN, _SMALLEST = 20.0, 5.5  # points


class DealSheet:
    """Paints subjects in one language, by the same wishes."""

    def __init__(self, speech: Speech, wishes: Wishes, points: float) -> None:
        """Set type ``points`` large."""
        self._speech, self._wishes, self._points = speech, wishes, points
        self._em = points * POINT

    def paint(self, painter: QPainter, box: QRectF, subject: Subject) -> None:
        """Fill the box."""
        gap = 0.9 * self._em
        top = box.top() + self._head(painter, box, subject) + gap
        bottom = box.bottom()
        if self._wishes.boxes:
            bottom -= self._boxes(painter, box) + gap
        room = QRectF(box.left(), top, box.width(), bottom - top)
        if self._wishes.layout is Layout.PLAIN:
            self._plain(painter, room, subject)
        else:
            self._picture(painter, room, subject, gap)

    # Head

    def _head(self, painter: QPainter, box: QRectF, subject: Subject) -> float:
        """Name, options, code; the QR code on the right. Returns how high it is."""
        with_code = bool(subject.code) and self._wishes.code
        room = box.width() - (max(_LEAST_QR, 5.2 * self._em) + self._em if with_code else 0)
        engine, speech = subject.engine, self._speech
        parts = [Words(speech.name(engine.variant), font(1.55 * self._points, SEMIBOLD), room)]
        heading = subject.heading(speech)
        if heading:
            parts.append(Words(heading, font(self._points), room, SECOND))
        if subject.code:
            parts.append(self._code(subject.code, room))
        height = sum(part.height for part in parts)
        side = max(_LEAST_QR, height, 5.2 * self._em) if with_code else 0.0
        y = box.top()
        for part in parts:
            part.paint(painter, box.left(), y)
            y += part.height
        if with_code:
            self._qr(painter, QRectF(box.right() - side, box.top(), side, side), subject.code)
        return max(height, side)

    def _code(self, code: str, room: float) -> Words:
        """The deal code on one line, without its label where that has no room: a broken code is copied wrongly."""
        usual = 1.1 * self._points
        labelled = self._speech.say("output.code", code=code)
        text = labelled if advance(labelled, font(0.85 * usual, SEMIBOLD)) <= room else code
        points = usual
        while advance(text, font(points, SEMIBOLD)) > room and points > _SMALLEST:
            points -= 0.25
        return Words(text, font(points, SEMIBOLD), room)

    def _qr(self, painter: QPainter, box: QRectF, text: str) -> None:
        """The code at the box's right edge, its quiet zone kept on the other sides."""
        code = qr_code(text)
        unit = box.width() / (code.modules + QUIET)
        painter.save()
        painter.translate(box.right() - code.modules * unit, box.top())
        painter.scale(unit, unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillPath(_joined(code.runs), QColor(INK))
        painter.restore()

    # Boxes

    def _boxes(self, painter: QPainter, box: QRectF) -> float:
        """Three boxes at the foot. Returns how high they are."""
        high, gap = 3.1 * self._em, 0.8 * self._em
        room = box.width() - 2 * gap
        x, y = box.left(), box.bottom() - high
        for name, part in (("name", 0.5), ("time", 0.25), ("moves", 0.25)):
            field = QRectF(x, y, room * part, high)
            painter.setPen(QPen(QColor(HAIR), 0.08 * self._em))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(field, 0.4 * self._em, 0.4 * self._em)
            label = font(max(0.78 * self._points, _SMALLEST))
            inside = QRectF(field.left() + 0.5 * self._em, y + 0.15 * self._em, field.width(), 1.2 * self._em)
            paint_in(painter, inside, self._speech.say(f"output.{name}"), label, SECOND)
            x += room * part + gap
        return high

    # Picture and words

    def _picture(self, painter: QPainter, room: QRectF, subject: Subject, gap: float) -> None:
        note = self._note(subject, room.width())
        for size in self._sizes():
            words = self._set(listing(subject, self._speech), size * self._points, room.width(), columns=True)
            below = words.height + note.height + 1.5 * gap
            shown, scale = self._fitted(subject, room, room.height() - below)
            if size > _WORDS and scale * shown.width < 0.999 * room.width():
                continue
            if scale >= _SHRUNK * self._fitted(subject, room, room.height())[1] or scale * UNIT >= _READABLE:
                self._paint_picture(painter, shown, QRectF(room.left(), room.top(), room.width(), scale * shown.height))
                y = min(room.top() + scale * shown.height + 1.5 * gap, room.bottom() - below + 1.2 * gap)
                words.paint(painter, room.left(), y, self._wishes.grey)
                note.paint(painter, room.left(), y + words.height + 0.3 * gap)
                return
        self._paint_picture(painter, self._fitted(subject, room, room.height())[0], room)

    def _sizes(self) -> tuple[float, ...]:
        """How large the words may be, the best first; larger than usual only where the picture loses nothing."""
        wanted = self._wishes.listing and self._wishes.layout is Layout.SHEET
        return (1.6 * _WORDS, 1.3 * _WORDS, _WORDS) if wanted else ()

    def _fitted(self, subject: Subject, room: QRectF, high: float) -> tuple[Scene, float]:
        """The picture in so much of the room's height, and how large a card unit becomes."""
        high = max(high, 1.0)
        shown = scene(subject.engine, subject.board, high / room.width(), large_print=self._wishes.deck.large_print)
        return shown, fitting(shown, QRectF(0, 0, room.width(), high))

    def _paint_picture(self, painter: QPainter, shown: Scene, room: QRectF) -> None:
        paint_scene(painter, shown, room, self._wishes.deck, grey=self._wishes.grey)

    def _note(self, subject: Subject, width: float) -> Words:
        """How the lines are read."""
        lines = listing(subject, self._speech)
        stock = subject.engine.stock
        is_plain = not hides(lines) and not (stock >= 0 and subject.board.piles[stock])
        text = self._speech.say("output.order.open" if is_plain else "output.order")
        return Words(text, font(max(0.78 * self._points, _SMALLEST)), width, SECOND)

    def _plain(self, painter: QPainter, room: QRectF, subject: Subject) -> None:
        """The words alone, as large as they fit."""
        lines, note = listing(subject, self._speech), self._note(subject, room.width())
        points, step = _LARGEST_PLAIN, 0.5
        high = room.height() - note.height - self._em
        words = self._set(lines, points, room.width())
        while words.height > high and points > 5:
            points -= step
            words = self._set(lines, points, room.width())
        words.paint(painter, room.left(), room.top(), self._wishes.grey)
        note.paint(painter, room.left(), room.top() + words.height + 0.5 * self._em)

    def _set(self, lines: Sequence[Line], points: float, width: float, columns: bool = False) -> Typeset:
        return Typeset(lines, self._speech, self._wishes.deck, points, width, columns=columns)


def _joined(runs: Sequence[QRect]) -> QPainterPath:
    """One path, so that no printer leaves hair lines between them."""
    path = QPainterPath()
    for run in runs:
        path.addRect(QRectF(run))
    return path
