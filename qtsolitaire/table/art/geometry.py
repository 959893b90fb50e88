"""Path strings of simple figures, and path strings moved, scaled, turned and mirrored. All in card units."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import cos, radians, sin

from qtsolitaire.table.art.shapes import Segment, segments

Point = tuple[float, float]

_KAPPA = 0.5522847498  # handle length of a cubic quarter circle of radius 1


def number(value: float) -> str:
    """A coordinate, rounded to a thousandth of a unit, without trailing zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse from four cubic quarters, running clockwise from its top."""
    return mapped(_UNIT_CIRCLE, lambda x, y: (cx + rx * x, cy + ry * y))


def circle(cx: float, cy: float, r: float) -> str:
    """A circle of radius r."""
    return ellipse(cx, cy, r, r)


_UNIT_CIRCLE = (
    f"M0,-1 C{_KAPPA},-1 1,-{_KAPPA} 1,0 C1,{_KAPPA} {_KAPPA},1 0,1"
    f" C-{_KAPPA},1 -1,{_KAPPA} -1,0 C-1,-{_KAPPA} -{_KAPPA},-1 0,-1 Z"
)


def rect(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """A rectangle, its corners rounded by `radius`."""
    n, right, bottom = number, x + width, y + height
    if radius == 0:
        return f"M{n(x)},{n(y)} H{n(right)} V{n(bottom)} H{n(x)} Z"
    r, k = radius, radius * (1 - _KAPPA)
    return (
        f"M{n(x + r)},{n(y)} L{n(right - r)},{n(y)}"
        f" C{n(right - k)},{n(y)} {n(right)},{n(y + k)} {n(right)},{n(y + r)} L{n(right)},{n(bottom - r)}"
        f" C{n(right)},{n(bottom - k)} {n(right - k)},{n(bottom)} {n(right - r)},{n(bottom)}"
        f" L{n(x + r)},{n(bottom)} C{n(x + k)},{n(bottom)} {n(x)},{n(bottom - k)} {n(x)},{n(bottom - r)}"
        f" L{n(x)},{n(y + r)} C{n(x)},{n(y + k)} {n(x + k)},{n(y)} {n(x + r)},{n(y)} Z"
    )


def polyline(points: Iterable[Point]) -> str:
    """An open line through the points."""
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    """A closed figure with the points as corners."""
    return polyline(points) + " Z"


def lozenge(cx: float, cy: float, width: float, height: float) -> str:
    """A straight-sided lozenge."""
    return polygon(((cx, cy - height / 2), (cx + width / 2, cy), (cx, cy + height / 2), (cx - width / 2, cy)))


def ray(cx: float, cy: float, length: float, degrees: float) -> Point:
    """The point `length` away from a centre; 0 degrees points up, growing clockwise."""
    return cx + length * sin(radians(degrees)), cy - length * cos(radians(degrees))


def mapped(d: str, change: Callable[[float, float], Point]) -> str:
    """The path with every point changed by an affine function."""
    parts: list[str] = []
    for command, values in segments(d):
        points = (change(values[i], values[i + 1]) for i in range(0, len(values), 2))
        parts.append(command + " ".join(f"{number(x)},{number(y)}" for x, y in points))
    return " ".join(parts)


@cache
def placed(d: str, cx: float, cy: float, scale: float = 1.0, degrees: float = 0.0) -> str:
    """The path scaled and turned (clockwise) about its origin, which then lies at (cx, cy)."""
    if degrees == 0:
        return mapped(d, lambda x, y: (cx + scale * x, cy + scale * y))
    c, s = scale * cos(radians(degrees)), scale * sin(radians(degrees))
    return mapped(d, lambda x, y: (cx + c * x - s * y, cy + s * x + c * y))


@cache
def mirrored(d: str, axis: float = 0.0) -> str:
    """The path mirrored left to right about the vertical line x = axis."""
    return mapped(d, lambda x, y: (2 * axis - x, y))


def backwards(d: str) -> str:
    """The same outlines run the other way round; so a mirrored path winds as its original does."""
    parts: list[str] = []
    for piece in _pieces(segments(d)):
        closed = piece[-1][0] == "Z"
        drawn = piece[:-1] if closed else piece
        ends = [segment[1][-2:] for segment in drawn]
        parts.append(f"M{number(ends[-1][0])},{number(ends[-1][1])}")
        for (command, values), end in zip(reversed(drawn[1:]), reversed(ends[:-1]), strict=True):
            handles = [values[i : i + 2] for i in range(len(values) - 4, -1, -2)]
            points = (*handles, end)
            parts.append(command + " ".join(f"{number(x)},{number(y)}" for x, y in points))
        parts.extend("Z" * closed)
    return " ".join(parts)


def _pieces(path: Iterable[Segment]) -> list[list[Segment]]:
    """The path cut into its separate outlines, each beginning with an M."""
    pieces: list[list[Segment]] = []
    for segment in path:
        if segment[0] == "M":
            pieces.append([])
        pieces[-1].append(segment)
    return pieces


@cache
def both(d: str, axis: float) -> str:
    """The path together with its mirror image, as one path; both wind the same way, so overlaps stay filled."""
    return f"{d} {backwards(mirrored(d, axis))}"


@cache
def symmetric(left: str, axis: float) -> str:
    """One closed outline from its left half, an open path that begins and ends on the axis."""
    right = backwards(mirrored(left, axis))
    return f"{left} L{right[1:]} Z"


@cache
def right_half(left: str, axis: float) -> str:
    """The closed right half of `symmetric(left, axis)`, for its shaded side."""
    return f"{backwards(mirrored(left, axis))} Z"
