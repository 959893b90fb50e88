"""What an empty place looks like: its meaning is read from the pile's rules, never from a game's name."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from qtsolitaire.rules.cards import KING, rank, suit
from qtsolitaire.rules.compile import FACES
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Draw
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.table.art import slots as signs
from qtsolitaire.table.art.numerals import character
from qtsolitaire.table.art.shapes import CARD_WIDTH, CORNER_RADIUS, Picture, paint
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.themes import Theme


class Sign(Enum):
    """What stands in an empty place."""

    NONE = "none"
    SUIT = "suit"
    RANK = "rank"
    CELL = "cell"
    KING = "king"
    REDEAL = "redeal"
    NO_REDEAL = "no_redeal"
    RUN = "run"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Look:
    """How one empty place is drawn."""

    sign: Sign = Sign.NONE
    value: int = 0  # the suit 0..3, the rank 1..13 or the total that the sign shows
    dashed: bool = False  # free for use, as against a fixed place
    faint: bool = False  # not the next one to be used
    hidden: bool = False  # nothing is drawn at all


_HIDDEN = Look(hidden=True)


def look_of(engine: Engine, board: Position, pile: int) -> Look:
    """The look of a pile's empty place on this board."""
    word = engine.piles[pile].pile
    if pile == engine.stock:
        return _stock(engine, board)
    if pile == engine.out:
        total = engine.table.removal.total if engine.table.removal else 0
        return Look(Sign.TOTAL if total else Sign.NONE, total)
    if word.role is Role.CELL:
        return Look(Sign.CELL, dashed=True)
    if word.role is Role.FOUNDATION:
        return _foundation(engine, board, pile)
    if word.pairs_only and word.role is Role.TABLEAU:
        return _HIDDEN
    return _open(engine, board, pile) if word.takes else Look()


def _stock(engine: Engine, board: Position) -> Look:
    word = engine.table.stock
    again = isinstance(word, Draw) and (word.redeals is None or board.redeals < word.redeals)
    return Look(Sign.REDEAL if again else Sign.NO_REDEAL)


def _foundation(engine: Engine, board: Position, pile: int) -> Look:
    if not engine.piles[pile].pile.takes:
        free = next((place for place in engine.places.of(Role.FOUNDATION) if not board.piles[place]), pile)
        return Look(Sign.RUN if pile == free else Sign.NONE, faint=pile != free)
    of = next((first.suit for first in engine.piles[pile].pile.first if first.suit is not None), None)
    return Look(Sign.SUIT, of) if of is not None else _open(engine, board, pile, dashed=False)


def _open(engine: Engine, board: Position, pile: int, dashed: bool = True) -> Look:
    """From the cards that may open the place: kings alone, one rank, the deal's own too, one suit, or any."""
    mask = engine.piles[pile].first[engine.base_of(board)]
    openers = [card for card in FACES if mask >> card & 1]
    ranks, suits = {rank(card) for card in openers}, {suit(card) for card in openers}
    if ranks == {KING}:
        return Look(Sign.KING)
    if len(ranks) == 1:
        return Look(Sign.RANK, ranks.pop())
    if len(suits) == 1:
        return Look(Sign.SUIT, suits.pop())
    return Look(dashed=dashed and len(openers) == len(FACES))


def sign_picture(look: Look, colour: str, style: DeckStyle) -> Picture:
    """The sign of an empty place in card units, its letter that of the deck's cards; nothing where it has none."""
    if look.sign is Sign.SUIT:
        return signs.suit_sign(look.value, colour)
    if look.sign is Sign.RANK:
        return signs.index_sign(character(look.value, style), colour)
    if look.sign is Sign.TOTAL:
        return signs.number_sign(look.value, colour)
    drawn = {
        Sign.CELL: signs.lozenge_sign,
        Sign.KING: signs.crown_sign,
        Sign.REDEAL: signs.redeal_sign,
        Sign.NO_REDEAL: signs.no_redeal_sign,
        Sign.RUN: signs.run_sign,
    }.get(look.sign)
    return drawn(colour) if drawn else ()


_FAINT = 0.35
_BUTTON = 0.90  # the opacity of a sign that is a button


def paint_slot(painter: QPainter, look: Look, theme: Theme, style: DeckStyle, box: QRectF) -> None:
    """Paint a place into a box of a card's size, in the painter's own pixels; the line is 1.5 of them."""
    if look.hidden:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    weight = _FAINT if look.faint else 1.0
    fill = QColor(theme.slot_fill[0])
    fill.setAlphaF(theme.slot_fill[1])
    line = QColor(theme.ink)
    line.setAlphaF(theme.slot_line * weight)
    pen = QPen(line, 1.5)
    if look.dashed:
        pen.setDashPattern([4, 3])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    radius = CORNER_RADIUS / CARD_WIDTH * box.width()
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    _paint_sign(painter, look, theme, style, box)
    painter.restore()


def _paint_sign(painter: QPainter, look: Look, theme: Theme, style: DeckStyle, box: QRectF) -> None:
    painter.setOpacity(_BUTTON if look.sign is Sign.REDEAL else theme.sign)
    painter.translate(box.topLeft())
    scale = box.width() / CARD_WIDTH
    painter.scale(scale, scale)
    paint(painter, sign_picture(look, theme.ink, style))


@lru_cache(maxsize=64)
def slot_pixmap(look: Look, theme: Theme, style: DeckStyle, size: tuple[int, int], ratio: float) -> QPixmap:
    """A place of a card's size in logical pixels. Most places of a table look alike: each look is drawn once."""
    image = QImage(QSize(*size) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_slot(painter, look, theme, style, QRectF(0, 0, *size))
    painter.end()
    return QPixmap.fromImage(image)
