"""The bubble that says why a move is not allowed, beside the card it speaks of (look brief, section 3).

One at a time, never over that card nor over the place the player aimed at. It goes by itself after a while, but not
while pointer or focus is on it; Escape, a click elsewhere and the next action end it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import LinkButton
from qtsolitaire.windows.paragraph import Paragraph

MARGIN = 22  # room for shadow and tip around the white box
TIP_WIDE, TIP_HIGH = 22, 11
_PAD, _SIGN, _SIGN_GAP = 16, 30, 9
_LEAST, _MOST = 300, 360
_RADIUS = 12
_STAYS_MS, _MORE_MS, _PER_LETTERS = 6000, 2000, 40


class Spot(NamedTuple):
    """Where the bubble may point and what it must leave free, in its parent's coordinates."""

    card: QRect  # the card it speaks of
    column: QRect  # all cards of that pile: the bubble goes below, above or beside it
    free: tuple[QRect, ...]  # places it must not cover: the card, the target
    room: QRect  # where it may lie at all


def stays_ms(text: str) -> int:
    """Milliseconds that the sentence is shown: 6 seconds, 2 more for each 40 letters beyond the first 120."""
    return _STAYS_MS + max(0, len(text) - 3 * _PER_LETTERS) // _PER_LETTERS * _MORE_MS


def place(size: tuple[int, int], spot: Spot) -> tuple[QRect, str]:
    """The white box's place and the side its tip is on: "top", "bottom", "left", "right", or "" without a tip.

    Below the column first, then above it, then beside; where nothing is free, as low as the room allows.
    """
    wide, high = size
    room, column, card = spot.room, spot.column, spot.card
    middle = max(room.left(), min(card.center().x() - wide // 2, room.right() - wide + 1))
    level = max(room.top(), min(card.center().y() - high // 2, room.bottom() - high + 1))
    tries = (
        (QRect(middle, column.bottom() + TIP_HIGH + 8, wide, high), "top"),
        (QRect(middle, column.top() - TIP_HIGH - 8 - high, wide, high), "bottom"),
        (QRect(column.right() + TIP_HIGH + 8, level, wide, high), "left"),
        (QRect(column.left() - TIP_HIGH - 8 - wide, level, wide, high), "right"),
    )
    for box, side in tries:
        if room.contains(box) and not any(box.intersects(taken) for taken in spot.free):
            return box, side
    return _anywhere(size, spot), ""


def _anywhere(size: tuple[int, int], spot: Spot) -> QRect:
    """A corner of the room that covers nothing it must not, the lower ones first."""
    wide, high = size
    room = spot.room
    lefts = (spot.card.center().x() - wide // 2, room.left(), room.right() - wide + 1)
    tops = (room.bottom() - high + 1, room.top())
    boxes = [QRect(max(room.left(), min(x, room.right() - wide + 1)), y, wide, high) for y in tops for x in lefts]
    return next((b for b in boxes if not any(b.intersects(taken) for taken in spot.free)), boxes[0])


class Bubble(QWidget):
    """Headline, reason and a link to the rule."""

    followed = Signal(str)  # the rule's id: open its page
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._headline = Paragraph(self, pixels=15, weight=style.SEMIBOLD)
        self._reason = Paragraph(self, pixels=14, colour="#3A4356")
        self._link = LinkButton(self)
        self._link.clicked.connect(self.follow)
        self._rule = ""
        self._side = ""
        self._tip_at = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)
        self._appearing = QVariantAnimation(self)
        self._appearing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._appearing.valueChanged.connect(self._appear)
        self._rest = QPoint()

    @property
    def headline(self) -> str:
        """What it says in bold."""
        return self._headline.text

    @property
    def reason(self) -> str:
        """What it says below."""
        return self._reason.text

    @property
    def link(self) -> LinkButton:
        """The way to the rule."""
        return self._link

    def show_refusal(self, texts: Sequence[str], rule: str, language: str, spot: Spot, fade_ms: int = 120) -> None:
        """Appear at ``spot``.

        Args:
            texts: headline, reason, and the link's words ("" without a page to lead to).
            rule: what ``followed`` tells.
            language: the player's.
            spot: where to.
            fade_ms: 0 appears at once.
        """
        headline, reason, link = texts
        self._rule = rule
        self._headline.tell(headline, language)
        self._reason.tell(reason, language)
        self._link.tell(link, language)
        self._link.setVisible(bool(link))
        self.setAccessibleName(headline)
        self.setAccessibleDescription(reason)
        self._lay_out(spot)
        self.show()
        self.raise_()
        self._rise(fade_ms)
        self._timer.start(stays_ms(headline + reason))

    def _lay_out(self, spot: Spot) -> None:
        text_left = MARGIN + _PAD + _SIGN + _SIGN_GAP
        chrome = _PAD + _SIGN + _SIGN_GAP + _PAD
        across, top = self._across(spot.room.width(), chrome), MARGIN + _PAD
        wide = across + chrome
        for part, gap in ((self._headline, 2), (self._reason, 6)):
            high = part.heightForWidth(across)
            part.setGeometry(text_left, top, across, high)
            top += high + gap
        if self._link.text():
            size = self._link.sizeHint()
            self._link.setGeometry(text_left - 4, top, min(size.width(), across + 8), size.height())
            top += size.height()
        high = top + _PAD - MARGIN - (0 if self._link.text() else 6)
        box, self._side = place((wide, high), spot)
        self._rest = box.topLeft() - QPoint(MARGIN, MARGIN)
        self.setGeometry(QRect(self._rest, box.size()).adjusted(0, 0, 2 * MARGIN, 2 * MARGIN))
        aim = spot.card.center() - self._rest
        self._tip_at = aim.x() if self._side in ("top", "bottom") else aim.y()

    def _across(self, room: int, chrome: int) -> int:
        """The text's width: the narrowest that takes no more lines than the widest."""
        most = min(style.scaled(_MOST), room) - chrome
        least = min(style.scaled(_LEAST) - chrome, most)
        parts = (self._headline, self._reason)
        high = sum(part.heightForWidth(most) for part in parts)
        tries = range(least, most, 6)
        return next((each for each in tries if sum(p.heightForWidth(each) for p in parts) <= high), most)

    def _rise(self, fade_ms: int) -> None:
        self._appearing.stop()
        if fade_ms <= 0:
            self.setGraphicsEffect(None)  # type: ignore[arg-type]  # Qt takes none for "no effect"
            return
        self.setGraphicsEffect(QGraphicsOpacityEffect(self))
        self._appearing.setStartValue(0.0)
        self._appearing.setEndValue(1.0)
        self._appearing.setDuration(fade_ms)
        self._appearing.start()

    def _appear(self, share: float) -> None:
        """Fade in and rise four pixels; then paint without any effect."""
        effect = self.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(share)
        self.move(self._rest + QPoint(0, round(4 * (1 - share))))
        if share >= 1.0:
            self.setGraphicsEffect(None)  # type: ignore[arg-type]

    def follow(self) -> None:
        """Go where the link leads; nothing where it leads nowhere."""
        if self.isVisible() and self._link.text():
            rule = self._rule
            self.dismiss()
            self.followed.emit(rule)

    def dismiss(self) -> None:
        """Go away now."""
        self._timer.stop()
        self._appearing.stop()
        if self.isVisible():
            had_focus = self._link.hasFocus()
            self.hide()
            if had_focus:
                self.closed.emit()

    def _time_is_up(self) -> None:
        if self.underMouse() or self._link.hasFocus():
            self._timer.start(1500)
        else:
            self.dismiss()

    def enterEvent(self, event: QEnterEvent) -> None:
        """It stays while the pointer is on it."""
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left: a little longer, then away."""
        super().leaveEvent(event)
        if self.isVisible():
            self._timer.start(1500)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow, box with its tip, sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        style.shadow(painter, box, _RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawPath(self._shape(box))
        disc = QRectF(box.left() + _PAD - 2, box.top() + _PAD - 2, _SIGN, _SIGN)
        painter.setBrush(QColor(style.NO_DISC))
        painter.drawEllipse(disc)
        icons.draw(painter, disc.adjusted(5, 5, -5, -5), "no", style.ERROR, 2)

    def _shape(self, box: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(box, _RADIUS, _RADIUS)
        if not self._side:
            return path
        tip, half = QPainterPath(), TIP_WIDE / 2
        along = (box.left(), box.right()) if self._side in ("top", "bottom") else (box.top(), box.bottom())
        at = max(along[0] + _RADIUS + half, min(float(self._tip_at), along[1] - _RADIUS - half))
        points = {
            "top": ((at - half, box.top() + 1), (at, box.top() - TIP_HIGH), (at + half, box.top() + 1)),
            "bottom": ((at - half, box.bottom() - 1), (at, box.bottom() + TIP_HIGH), (at + half, box.bottom() - 1)),
            "left": ((box.left() + 1, at - half), (box.left() - TIP_HIGH, at), (box.left() + 1, at + half)),
            "right": ((box.right() - 1, at - half), (box.right() + TIP_HIGH, at), (box.right() - 1, at + half)),
        }[self._side]
        tip.addPolygon(QPolygonF([QPointF(*point) for point in points]))
        tip.closeSubpath()
        return path.united(tip)
