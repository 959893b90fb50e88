"""The deck as it is printed: in colour or in greys, and only what is seen of a covered card.

A page of whole cards in vectors would be large: outlines that lie under other cards are left out.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from qtsolitaire.output.scene import Cover
from qtsolitaire.rules.cards import FACE_DOWN, is_red
from qtsolitaire.table.art.deck import picture, suit_and_rank
from qtsolitaire.table.art.geometry import polyline, rect
from qtsolitaire.table.art.pips import index, pips
from qtsolitaire.table.art.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER_RADIUS, Picture, Shape, painter_path
from qtsolitaire.table.art.style import DeckStyle

BLACK, WHITE = "#000000", "#FFFFFF"
_EDGE = "#555555"
_NET = "#8C8C8C"
_CRUMB = 6.0  # the largest detail that a small card can do without, in card units
_OUTLINE = 1.5  # thickness of a hollow heart or diamond, in card units


@lru_cache(maxsize=4096)
def printed(card: int, style: DeckStyle, grey: bool, covers: tuple[Cover, ...] = (), small: bool = False) -> Picture:
    """What a page shows of this card.

    Args:
        card: the engine's byte, face down or not.
        style: the deck.
        grey: without colours.
        covers: where later cards lie over it.
        small: so small that fine details cannot be seen; they are left out.
    """
    whole = picture(card, style)
    if small:
        whole = _plain_back(whole) if card & FACE_DOWN else _without_crumbs(whole, card, style)
    if grey:
        whole = _grey_back() if card & FACE_DOWN else _grey(whole, card, style)
    return tuple(_seen(whole, covers)) if covers else whole


def _plain_back(whole: Picture) -> Picture:
    """Paper, field and lines: the pattern itself would be a blur."""
    return (*whole[:2], *(shape for shape in whole[2:] if shape.stroke and not shape.fill))


def _without_crumbs(whole: Picture, card: int, style: DeckStyle) -> Picture:
    """A court without its smallest details; the other cards have none."""
    suit, rank = suit_and_rank(card)
    if rank <= 10:
        return whole
    signs = set(index(suit, rank, style))
    return tuple(kept for shape in whole if (kept := shape if shape in signs else _coarse(shape)))


def _coarse(shape: Shape) -> Shape | None:
    boxes = [(piece, _box(piece, 0.0)) for piece in _outlines(shape.d)]
    pieces = [piece for piece, box in boxes if max(box.width(), box.height()) >= _CRUMB]
    return shape._replace(d=" ".join(pieces)) if pieces else None


# Greys: hearts and diamonds are hollow, so that no printer can mix them up with spades and clubs


def _grey(whole: Picture, card: int, style: DeckStyle) -> Picture:
    suit, rank = suit_and_rank(card)
    signs = index(suit, rank, style)
    if rank <= 10 or style.large_print:
        signs = (*pips(suit, rank, style), *signs)
    hollow = set(signs) if is_red(card) else set()
    return (_paper(), *(_hollow(shape) if shape in hollow else _greyed(shape) for shape in whole[1:]))


def _paper() -> Shape:
    return Shape(rect(0.4, 0.4, 99.2, 139.2, CORNER_RADIUS - 0.4), WHITE, _EDGE, 0.8)


def _hollow(shape: Shape) -> Shape:
    """An outline for a filled sign; letters and figures, which are strokes, stay black."""
    if shape.fill is None:
        return shape._replace(stroke=BLACK)
    return shape._replace(fill=WHITE, stroke=BLACK, stroke_width=_OUTLINE, cap="round")


def _greyed(shape: Shape) -> Shape:
    return shape._replace(fill=_tone(shape.fill), stroke=_tone(shape.stroke))


def _tone(colour: str | None) -> str | None:
    """The grey of the same lightness; the deck's ink is black."""
    if colour is None:
        return None
    shade = QColor(colour)
    level = round(0.299 * shade.red() + 0.587 * shade.green() + 0.114 * shade.blue())
    return BLACK if level < 48 else QColor(level, level, level).name()


def _grey_back() -> Picture:
    """A net of thin lines: it saves ink and leaves no doubt."""
    lines = []
    for start in range(-130, 90, 10):
        points = [(x, start + x) for x in (max(10, 10 - start), min(90, 130 - start))]
        if points[0][0] < points[1][0]:
            lines += [polyline(points), polyline([(100 - x, y) for x, y in points])]
    net = Shape(" ".join(lines), stroke=_NET, stroke_width=0.7, cap="butt")
    return (_paper(), net, Shape(rect(8, 8, 84, 124, 2), stroke=_EDGE, stroke_width=1.0))


# What is seen

_ROUND = 0.3 * CORNER_RADIUS  # a round corner hides nothing this near to the card's corner


def _seen(shapes: Picture, covers: tuple[Cover, ...]) -> Iterator[Shape]:
    upright = [_rectangle(cover) for cover in covers]
    turned = [
        QRectF(CARD_WIDTH - box.right(), CARD_HEIGHT - box.bottom(), box.width(), box.height()) for box in upright
    ]
    for shape in shapes:
        hidden = turned if shape.turned else upright
        room = shape.stroke_width / 2 if shape.stroke else 0.0
        pieces = [piece for piece in _outlines(shape.d) if not _is_hidden(_box(piece, room), hidden)]
        if pieces:
            yield shape._replace(d=" ".join(pieces))


def _rectangle(cover: Cover) -> QRectF:
    box = QRectF(cover.left, cover.top, cover.right - cover.left, cover.bottom - cover.top)
    return box.adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND)


def _is_hidden(box: QRectF, covers: Sequence[QRectF]) -> bool:
    return any(cover.contains(box) for cover in covers)


@lru_cache(maxsize=1024)
def _outlines(d: str) -> tuple[str, ...]:
    """The separate outlines of a path; all its commands are absolute, so each stands by itself."""
    return tuple(piece.strip() for piece in re.split(r"(?=M)", d) if piece.strip())


@lru_cache(maxsize=8192)
def _box(piece: str, room: float) -> QRectF:
    """The outline's box with half its line; never empty, since nothing contains an empty one."""
    room = max(room, 0.01)
    return painter_path(piece).controlPointRect().adjusted(-room, -room, room, room)
