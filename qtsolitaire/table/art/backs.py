"""The four backs (look brief, "Variants").

Patterns that run into the frame are cut by computation, because pictures have no clip paths.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from qtsolitaire.table.art.geometry import Point, circle, lozenge, polygon, polyline, ray, rect
from qtsolitaire.table.art.shapes import Picture, Shape, turned
from qtsolitaire.table.art.style import GOLD, PAPER, Back
from qtsolitaire.table.art.suits import CLUBS, DIAMONDS, HEARTS, SPADES, glyph

_FRAME = 5.0  # paper frame around the pattern
_LEFT, _TOP, _RIGHT, _BOTTOM = _FRAME, _FRAME, 100 - _FRAME, 140 - _FRAME
_RADIUS = 3.5


def _field(colour: str) -> Shape:
    return Shape(rect(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, _RADIUS), colour)


def _inner_line(colour: str, inset: float = 8.0, width: float = 0.7) -> Shape:
    return Shape(rect(inset, inset, 100 - 2 * inset, 140 - 2 * inset, 1.6), stroke=colour, stroke_width=width)


def _frame() -> Shape:
    """The paper ring around the field; it covers what the pattern leaves in the rounded corners."""
    ring = 1.4
    inset = _FRAME - ring / 2
    path = rect(inset, inset, 100 - 2 * inset, 140 - 2 * inset, _RADIUS + ring / 2)
    return Shape(path, stroke=PAPER, stroke_width=ring)


def _cut(points: list[Point], inside: Callable[[Point], float]) -> list[Point]:
    """The part of a polygon where a linear function is not negative: a step of Sutherland-Hodgman."""
    kept: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        a, b = inside((x0, y0)), inside((x1, y1))
        if a >= 0:
            kept.append((x0, y0))
        if (a >= 0) != (b >= 0):
            t = a / (a - b)
            kept.append((x0 + t * (x1 - x0), y0 + t * (y1 - y0)))
    return kept


def _in_field(points: list[Point]) -> str:
    """A polygon cut to the field, as a path; "" if nothing is left."""
    points = _cut(points, lambda p: p[0] - _LEFT)
    points = _cut(points, lambda p: _RIGHT - p[0])
    points = _cut(points, lambda p: p[1] - _TOP)
    points = _cut(points, lambda p: _BOTTOM - p[1])
    return polygon(points) if len(points) > 2 else ""


def _lattice() -> Picture:
    step = 9.0  # half of a mesh: lines cross at (50 + 9i, 70 + 9j), i + j even, and suits stand where it is odd
    lines: list[str] = []
    for k in range(-12, 13):
        x0, x1 = max(8.0, 50 + 18 * k - 62), min(92.0, 50 + 18 * k + 62)
        if x0 < x1:
            rising = [(x, 70 + (x - 50 - 18 * k)) for x in (x0, x1)]
            lines += [polyline(rising), polyline([(x, 140 - y) for x, y in rising])]
    glyphs: dict[int, list[str]] = {suit: [] for suit in range(4)}
    studs: list[str] = []
    for j in range(-6, 7):
        for i in range(-4, 5):
            x, y = 50 + step * i, 70 + step * j
            if (i + j) % 2 == 0:
                studs.append(lozenge(x, y, 2.6, 2.6))
            elif j < 0 or (j == 0 and i < 0):
                row = (HEARTS, CLUBS, DIAMONDS, SPADES)
                glyphs[row[(i // 2 + 2 * j) % 4]].append(glyph(row[(i // 2 + 2 * j) % 4], x, y, 6.2))
    half = tuple(Shape(" ".join(paths), "#5F86BD") for paths in glyphs.values())
    net = Shape(" ".join(lines), stroke="#4D71A6", stroke_width=0.55, cap="butt")
    return (
        _field("#24406B"),
        net,
        *half,
        *turned(half),
        Shape(" ".join(studs), GOLD),
        _inner_line(GOLD),
        _frame(),
    )


def _waves() -> Picture:
    radius, pitch = 11.25, 5.6
    base = "#124E4C"
    rings = ((1.0, base), (0.9, "#256F69"), (0.68, base), (0.58, "#35857C"), (0.36, base), (0.26, "#57A79B"))
    shapes = [_field(base)]
    for row in range(ceil((_BOTTOM - _TOP + radius) / pitch)):
        y = _TOP + pitch * (row + 1)
        shift = radius * (row % 2)
        for part, colour in rings:
            centres = (_LEFT + radius - shift + 2 * radius * k for k in range(5))
            path = " ".join(filter(None, (_scale(x, y, radius * part) for x in centres)))
            if path:
                shapes.append(Shape(path, colour))
    return (*shapes, _inner_line("#A9D3C8", 8.0, 0.6), _frame())


def _scale(cx: float, cy: float, r: float) -> str:
    """The upper half of a disc, cut to the field."""
    if cx - r > _RIGHT or cy - r > _BOTTOM:
        return ""
    return _in_field([ray(cx, cy, r, -90 + 7.5 * i) for i in range(25)])


def _sunburst() -> Picture:
    dark, light, pink = "#8E2F3C", "#A94450", "#F0B9B4"
    rays = [_in_field([(50, 70), ray(50, 70, 170, a - 5.625), ray(50, 70, 170, a + 5.625)]) for a in _sixteenths()]
    small = " ".join(lozenge(*ray(50, 70, 19, a), 2.6, 2.6) for a in (45, 135, 225, 315))
    suits = ((SPADES, 0), (HEARTS, 90), (CLUBS, 180), (DIAMONDS, 270))
    corners = " ".join(lozenge(x, y, 4.6, 6) for x in (13.5, 86.5) for y in (14.5, 125.5))
    return (
        _field(dark),
        Shape(" ".join(rays), light),
        Shape(circle(50, 70, 27), dark),
        Shape(circle(50, 70, 27) + " " + circle(50, 70, 13), stroke=GOLD, stroke_width=0.8),
        Shape(circle(50, 70, 25), stroke=GOLD, stroke_width=0.45),
        *(Shape(glyph(suit, *ray(50, 70, 19, a), 7.4, a), pink) for suit, a in suits),
        Shape(small + " " + corners + " " + lozenge(50, 70, 9.5, 13), GOLD),
        Shape(lozenge(50, 70, 4.4, 6.2), dark),
        _inner_line(GOLD),
        _frame(),
    )


def _sixteenths() -> list[float]:
    return [22.5 * i for i in range(16)]


def _plain() -> Picture:
    cross = ((SPADES, 0, -14.5), (HEARTS, 14.5, 0), (CLUBS, 0, 14.5), (DIAMONDS, -14.5, 0))
    suits = " ".join(glyph(suit, 50 + dx, 70 + dy, 15) for suit, dx, dy in cross)
    return (_field("#2B3040"), _inner_line(PAPER, 9.0, 1.6), Shape(suits, PAPER), _frame())


_PATTERNS: dict[Back, Callable[[], Picture]] = {
    "lattice": _lattice,
    "waves": _waves,
    "sunburst": _sunburst,
    "plain": _plain,
}


def pattern(back: Back) -> Picture:
    """What lies on the paper of a back."""
    return _PATTERNS[back]()
