"""How rings around cards and places look: two tones, so that they show on felt and on paper (look brief, section 3)."""

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from qtsolitaire.table.themes import Ring, Theme

_HALO_PX = 6
_BADGE_PX = 22
_OFF_CARD_PX = 3  # the keyboard cursor keeps this distance
MARGIN = 16  # logical pixels of room around the card for ring, halo and badge


class Mark(Enum):
    """What a ring says; later ones are drawn over earlier ones."""

    MOVABLE = "movable"
    MAY = "may"
    SELECTED = "selected"
    HINT = "hint"
    CURSOR = "cursor"
    REFUSED = "refused"
    DROP = "drop"


def ring_of(theme: Theme, mark: Mark) -> Ring:
    """The theme's ring for a mark."""
    rings = {
        Mark.MOVABLE: theme.may,
        Mark.MAY: theme.may,
        Mark.SELECTED: theme.selected,
        Mark.HINT: theme.hint,
        Mark.CURSOR: theme.cursor,
        Mark.REFUSED: theme.refused,
        Mark.DROP: theme.drop,
    }
    return rings[mark]


@lru_cache(maxsize=64)
def ring_pixmap(mark: Mark, theme: Theme, size: tuple[int, int], radius: float, ratio: float) -> QPixmap:
    """The ring for a card of this size and corner radius, in logical pixels, with ``MARGIN`` around the card."""
    width, height = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QRectF(MARGIN, MARGIN, *size)
    ring = ring_of(theme, mark)
    if mark is Mark.DROP:
        halo = QColor(ring.outer)
        halo.setAlphaF(0.30)
        _outline(painter, card, radius, ring.outer_width + _HALO_PX / 2, QPen(halo, _HALO_PX))
    if mark is Mark.CURSOR:
        card = card.adjusted(-_OFF_CARD_PX, -_OFF_CARD_PX, _OFF_CARD_PX, _OFF_CARD_PX)
        radius += _OFF_CARD_PX
    if mark is Mark.HINT:
        _dashed(painter, card, radius, ring)
    else:
        _two_tones(painter, card, radius, ring)
    if mark is Mark.REFUSED:
        _badge(painter, card.topRight(), ring)
    painter.end()
    return QPixmap.fromImage(image)


def _outline(painter: QPainter, card: QRectF, radius: float, out: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(-out, -out, out, out), max(radius + out, 1), max(radius + out, 1))


def _two_tones(painter: QPainter, card: QRectF, radius: float, ring: Ring) -> None:
    _outline(painter, card, radius, ring.outer_width / 2, QPen(QColor(ring.outer), ring.outer_width))
    if ring.inner_width:
        _outline(painter, card, radius, -ring.inner_width / 2, QPen(QColor(ring.inner), ring.inner_width))


def _dashed(painter: QPainter, card: QRectF, radius: float, ring: Ring) -> None:
    """Dashes over a dark line of the same width, so that they show on paper too."""
    under = QColor(ring.inner)
    under.setAlphaF(0.55)
    _outline(painter, card, radius, ring.outer_width / 2, QPen(under, ring.outer_width + 1))
    pen = QPen(QColor(ring.outer), ring.outer_width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.0, 0.8])
    _outline(painter, card, radius, ring.outer_width / 2, pen)


def _badge(painter: QPainter, corner: QPointF, ring: Ring) -> None:
    """A red disc with a white cross on the card's corner."""
    half = _BADGE_PX / 2 - 1
    centre = QPointF(min(corner.x() + 0.5, corner.x() + MARGIN - half - 1), corner.y() + 0.5)
    painter.setPen(QPen(QColor("#FFFFFF"), 2))
    painter.setBrush(QColor("#B3261E"))
    painter.drawEllipse(centre, half, half)
    pen = QPen(QColor("#FFFFFF"), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = half * 0.38
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))
