"""Scenes through a painter: onto paper, or onto a picture of the table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintEngine, QPainter

from qtsolitaire.output.ink import BLACK, printed
from qtsolitaire.output.scene import HEIGHT, UNIT, PlacedSlot, Scene
from qtsolitaire.output.snapping import paint_snapped
from qtsolitaire.output.type import MM
from qtsolitaire.table.art.geometry import rect
from qtsolitaire.table.art.shapes import CORNER_RADIUS, Picture, Shape, paint
from qtsolitaire.table.art.style import INK, DeckStyle
from qtsolitaire.table.slots import sign_picture
from qtsolitaire.table.themes import Theme

_FAINT = 0.35
_LINE = 1.4  # of an empty place, in card units
_SMALL = 20 * MM  # narrower cards have a plain back: nobody could see its pattern
_PAPER_LINE, _PAPER_SIGN = 0.45, 0.40


def slot_picture(slot: PlacedSlot, theme: Theme | None, style: DeckStyle, grey: bool = False) -> Picture:
    """An empty place: on the table's ground, or on paper where there is no theme."""
    weight = _FAINT if slot.look.faint else 1.0
    outline = rect(_LINE / 2, _LINE / 2, UNIT - _LINE, HEIGHT - _LINE, CORNER_RADIUS - _LINE / 2)
    if theme is None:
        line, sign = _pale(BLACK if grey else INK, _PAPER_LINE * weight), _pale(INK, _PAPER_SIGN * weight)
        return (Shape(outline, stroke=line, stroke_width=_LINE), *sign_picture(slot.look, sign, style))
    ground = Shape(outline, theme.slot_fill[0], opacity=theme.slot_fill[1])
    border = Shape(outline, stroke=theme.ink, stroke_width=_LINE, opacity=theme.slot_line * weight)
    signs = (shape._replace(opacity=theme.sign * weight) for shape in sign_picture(slot.look, theme.ink, style))
    return (ground, border, *signs)


def _pale(ink: str, weight: float) -> str:
    """What an ink of this opacity looks like on white paper; PDF draws true colours as lines, transparent ones not."""
    full = QColor(ink)
    levels = (round(255 + weight * (level - 255)) for level in (full.red(), full.green(), full.blue()))
    return QColor(*levels).name()


def paint_scene(
    painter: QPainter, scene: Scene, box: QRectF, style: DeckStyle, *, theme: Theme | None = None, grey: bool = False
) -> None:
    """Paint the scene as large as it fits into the box, at its top and in its middle."""
    scale = fitting(scene, box)
    painter.save()
    painter.translate(box.x() + (box.width() - scale * scene.width) / 2, box.y())
    painter.scale(scale, scale)
    slots = ((slot.x, slot.y, slot_picture(slot, theme, style, grey)) for slot in scene.slots)
    is_pdf = painter.paintEngine().type() == QPaintEngine.Type.Pdf
    small = is_pdf and scale * UNIT < _SMALL
    cards = ((card.x, card.y, printed(card.card, style, grey, card.covers, small)) for card in scene.cards)
    if is_pdf:
        paint_snapped(painter, (*slots, *cards))
    else:
        for x, y, shapes in (*slots, *cards):
            _paint_at(painter, x, y, shapes)
    painter.restore()


def fitting(scene: Scene, box: QRectF) -> float:
    """How large a card unit may be."""
    return min(box.width() / scene.width, box.height() / scene.height)


def _paint_at(painter: QPainter, x: float, y: float, shapes: Picture) -> None:
    painter.translate(x, y)
    paint(painter, shapes)
    painter.translate(-x, -y)
