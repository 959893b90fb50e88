"""Pictures as data: a picture is a tuple of `Shape`, and the same tuple serves screen, print and SVG.

Lengths are card units: a card is 100 wide and 140 high, the origin is its top left corner. Path strings use a
small part of SVG's path syntax: the absolute commands M, L, H, V, C, Q and Z. There are no clip paths,
filters, gradients or fonts, so that every renderer of SVG shows the same card (look brief, sections 2 and 7).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

CARD_WIDTH = 100.0
CARD_HEIGHT = 140.0
CORNER_RADIUS = 6.0  # of the card, in card units

Segment = tuple[str, tuple[float, ...]]

_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_TOKEN = re.compile(r"[\s,]*([MLHVCQZ]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_BLANK = re.compile(r"[\s,]*$")


class PathError(ValueError):
    """A path string that is not in the supported syntax."""


class Shape(NamedTuple):
    """One flat element of a picture, as an SVG `<path>` would have it."""

    d: str  # outline in card units, SVG path syntax (M L H V C Q Z, absolute)
    fill: str | None = None  # "#RRGGBB", or None: not filled; the filling rule is nonzero, as in SVG
    stroke: str | None = None  # "#RRGGBB", or None: no line
    stroke_width: float = 0.0  # width of the line in card units, centred on the outline
    opacity: float = 1.0  # 0..1, of fill and line alike
    cap: Literal["round", "butt"] = "round"  # line ends; joins are round with "round", else mitred
    turned: bool = False  # drawn turned by 180 degrees about the centre of the card (50, 70)


Picture = tuple[Shape, ...]


def filled(d: str, colour: str, opacity: float = 1.0) -> Shape:
    """An area without a line."""
    return Shape(d, colour, opacity=opacity)


def lined(d: str, colour: str, width: float, cap: Literal["round", "butt"] = "round") -> Shape:
    """A line without an area."""
    return Shape(d, stroke=colour, stroke_width=width, cap=cap)


def turned(shapes: Iterable[Shape]) -> Picture:
    """The shapes turned by 180 degrees about the centre of the card."""
    return tuple(shape._replace(turned=not shape.turned) for shape in shapes)


def _tokens(d: str) -> list[str]:
    found: list[str] = []
    at = 0
    while match := _TOKEN.match(d, at):
        found.append(match.group(1))
        at = match.end()
    if not _BLANK.match(d, at):
        raise PathError(f"unexpected {d[at : at + 8]!r} at {at} in path {d[:40]!r}")
    return found


def _with_points(command: str, values: tuple[float, ...], last: tuple[float, float]) -> Segment:
    """H and V rewritten as L, so that whoever reads segments meets only pairs of coordinates."""
    if command == "H":
        return "L", (values[0], last[1])
    if command == "V":
        return "L", (last[0], values[0])
    return command, values


@cache
def segments(d: str) -> tuple[Segment, ...]:
    """The path as (command, coordinates); H and V come back as L. `PathError` if `d` is not well formed."""
    found: list[Segment] = []
    tokens = _tokens(d)
    command, last, start, at = "", (0.0, 0.0), (0.0, 0.0), 0
    while at < len(tokens):
        if tokens[at] in _COUNTS:
            command, at = tokens[at], at + 1
        elif command in ("", "Z"):
            raise PathError(f"number {tokens[at]} without a command in path {d[:40]!r}")
        if not found and command != "M":
            raise PathError(f"path does not begin with M: {d[:40]!r}")
        numbers = tokens[at : at + _COUNTS[command]]
        if len(numbers) < _COUNTS[command] or any(number in _COUNTS for number in numbers):
            raise PathError(f"{command} wants {_COUNTS[command]} numbers in path {d[:40]!r}")
        at += len(numbers)
        segment = _with_points(command, tuple(map(float, numbers)), last)
        found.append(segment)
        last = start if command == "Z" else (segment[1][-2], segment[1][-1])
        if command == "M":
            start, command = last, "L"  # SVG: further pairs after M are lines
    return tuple(found)


@cache
def painter_path(d: str) -> QPainterPath:
    """The path string as a Qt path, with SVG's nonzero filling. Cached: treat it as read only."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, values in segments(d):
        if command == "M":
            path.moveTo(*values)
        elif command == "L":
            path.lineTo(*values)
        elif command == "C":
            path.cubicTo(*values)
        elif command == "Q":
            path.quadTo(*values)
        else:
            path.closeSubpath()
    return path


@cache
def _pen(stroke: str, width: float, cap: str) -> QPen:
    if cap == "round":
        return QPen(QColor(stroke), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    return QPen(QColor(stroke), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.SvgMiterJoin)


@cache
def _brush(fill: str) -> QBrush:
    return QBrush(QColor(fill))


_CENTRE = QPointF(CARD_WIDTH / 2, CARD_HEIGHT / 2)


def paint(painter: QPainter, shapes: Iterable[Shape]) -> None:
    """Draw a picture in the painter's present coordinates, which should be card units; antialiased."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    upright = painter.transform()
    around = painter.transform().translate(_CENTRE.x(), _CENTRE.y()).rotate(180).translate(-_CENTRE.x(), -_CENTRE.y())
    is_turned = False
    opacity = painter.opacity()
    for shape in shapes:
        if shape.turned != is_turned:
            is_turned = shape.turned
            painter.setTransform(around if is_turned else upright)
        if shape.opacity != 1.0:
            painter.setOpacity(opacity * shape.opacity)
        painter.setBrush(_brush(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(shape.stroke, shape.stroke_width, shape.cap) if shape.stroke else Qt.PenStyle.NoPen)
        painter.drawPath(painter_path(shape.d))
        if shape.opacity != 1.0:
            painter.setOpacity(opacity)
    painter.restore()
