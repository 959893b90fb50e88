"""The signs in empty places, in one colour, centred on (50, 70) of a card (look brief, section 3).

The table draws the outline of the place itself; opacity (60 % white, 70 % ink) is the caller's too.
"""

from __future__ import annotations

from qtsolitaire.table.art.geometry import Point, circle, lozenge, polygon, polyline, ray
from qtsolitaire.table.art.numerals import ink_width, numeral
from qtsolitaire.table.art.shapes import Picture, Shape
from qtsolitaire.table.art.suits import glyph

_LINE = 2.6  # thickness of drawn lines, in units: 2 px on a card of 76 px


def suit_sign(suit: int, colour: str) -> Picture:
    """A foundation's suit, 42 % of the card's width."""
    return (Shape(glyph(suit, 50, 70, 42), colour),)


def lozenge_sign(colour: str) -> Picture:
    """A free cell: a hollow lozenge of 28 % of the width, lines included."""
    return (Shape(lozenge(50, 70, 28 - 2 * _LINE, 28 - 2 * _LINE), stroke=colour, stroke_width=_LINE),)


def _crown(cx: float, top: float, width: float) -> list[Point]:
    """The outline of a three-spiked crown, `width` wide and half as high."""
    w, h = width / 2, width * 0.5
    return [
        (cx - w * 0.78, top + h),
        (cx - w, top + h * 0.18),
        (cx - w * 0.45, top + h * 0.56),
        (cx, top),
        (cx + w * 0.45, top + h * 0.56),
        (cx + w, top + h * 0.18),
        (cx + w * 0.78, top + h),
    ]


def crown_sign(colour: str) -> Picture:
    """Kings only: a hollow crown, 34 % wide, at 30 % of the height, clear of a card hovering below it."""
    half = (34 - _LINE) / 2 * 0.78
    base = polyline([(50 - half, 53.2), (50 + half, 53.2)])
    outline = polygon(_crown(50, 33.5, 34 - _LINE))
    return (Shape(outline + " " + base, stroke=colour, stroke_width=_LINE),)


def redeal_sign(colour: str) -> Picture:
    """An arrow running round clockwise, 46 % of the width: the stock can be filled again."""
    radius, start, end = 18.0, 112.0, 420.0
    arc = polyline([ray(50, 70, radius, start + (end - start) * i / 40) for i in range(41)])
    x, y = ray(50, 70, radius, end)
    head = polyline([(x + 1.4, y - 11), (x + 1.4, y + 0.6), (x - 10.2, y + 0.6)])
    return (Shape(f"{arc} {head}", stroke=colour, stroke_width=4.2),)


def no_redeal_sign(colour: str) -> Picture:
    """A struck circle: the stock cannot be filled again."""
    radius = 13.0
    bar = polyline([ray(50, 70, radius, 315), ray(50, 70, radius, 135)])
    return (Shape(circle(50, 70, radius) + " " + bar, stroke=colour, stroke_width=_LINE),)


def run_sign(colour: str) -> Picture:
    """A complete run leaves to here: a filled crown, with an arrow down below it."""
    arrow = polyline([(50, 75), (50, 90)]) + " " + polyline([(43.5, 84), (50, 90.5), (56.5, 84)])
    return (
        Shape(polygon(_crown(50, 49, 34)), colour, colour, 1.2),
        Shape(arrow, stroke=colour, stroke_width=_LINE + 0.4),
    )


def index_sign(text: str, colour: str) -> Picture:
    """A rank as the cards show it, a key of ``NUMERALS``; 22 units high."""
    height = 22.0
    return (numeral(text, 50 - ink_width(text, height) / 2, 70 - height / 2, height, colour),)


def number_sign(number: int, colour: str) -> Picture:
    """A number in the deck's own numerals, such as the 13 of Pyramid's pile; 22 units high."""
    height, gap = 22.0, 4.0
    texts = ["10"] if number == 10 else list(str(number))
    if any(text not in "123456789" and text != "10" for text in texts):
        raise ValueError(f"no numerals for {number}")
    widths = [ink_width(text, height) for text in texts]
    x = 50 - (sum(widths) + gap * (len(texts) - 1)) / 2
    shapes: list[Shape] = []
    for text, width in zip(texts, widths, strict=True):
        shapes.append(numeral(text, x, 70 - height / 2, height, colour))
        x += width + gap
    return tuple(shapes)
