"""Hair and beards. `behind` is drawn before the face (a queen's after her robe), `before` over the forehead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from qtsolitaire.table.art.courts.casts import AXIS, Cast, mixed
from qtsolitaire.table.art.courts.faces import ears
from qtsolitaire.table.art.geometry import both, circle, ellipse, placed, symmetric
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined

Circles = Iterable[tuple[float, float, float]]


class Hair(NamedTuple):
    """One head of hair."""

    behind: Picture  # behind face and neck
    before: Picture  # over the forehead, below the headgear
    over: Picture = ()  # over robe and collar: braids


def _curls(circles: Circles) -> str:
    """Round curls on both sides of the axis, from those on the left."""
    return " ".join(f"{circle(x, y, r)} {circle(2 * AXIS - x, y, r)}" for x, y, r in circles)


def _lines(cast: Cast, *lefts: str, width: float = 0.6) -> Picture:
    """Fine locks on both sides."""
    return (lined(" ".join(both(left, AXIS) for left in lefts), mixed(cast.hair, cast.lock, 0.7), width),)


def _shaded(cast: Cast) -> str:
    return mixed(cast.hair, cast.lock, 0.4)


# Queens


def straight(cast: Cast) -> Hair:
    """Long and straight, parted in the middle."""
    fall = "M60,15 C52,15 47.8,18.5 47.2,24 L44,61 C47.4,62.4 51.4,62.2 54,61 L56,45 L60,45"
    part = "M60,20 C55,22.6 51.2,27 50.2,36 L47,36 L47.4,21 L60,17"
    return Hair(
        (
            filled(symmetric(fall, AXIS), cast.hair),
            *_lines(cast, "M49,30 L46.9,58", "M50.4,44 L49.6,59", width=0.7),
        ),
        (filled(symmetric(part, AXIS), cast.hair), *_lines(cast, "M59,21.8 C53.4,24.4 50.2,28 49,35")),
    )


def ringlets(cast: Cast) -> Hair:
    """Falling ringlets, parted on one side."""
    curls = ((48, 24.5, 4), (45.8, 30, 4), (46.4, 36, 4.3), (45, 42.4, 4.4), (47, 48.6, 4.2), (45.4, 54.4, 4))
    body = "M60,16 C52,16 47,19 46.6,26 L45,54 C46,59.5 50.5,60.5 52.5,56.5 L56,45 L60,45"
    fringe = "M49,35 C49.6,29.5 54.4,27.4 66,21.2 C69,23.6 70,28 70.4,35 L72.4,34 L72,19 L48,19 L47.6,34 Z"
    waves = "M44.4,33.4 C46.6,34.6 48.4,33.6 49,31.6", "M43,46 C45.2,47.2 47.4,46.4 48.4,44.4"
    return Hair(
        (
            filled(symmetric(body, AXIS), cast.hair),
            filled(_curls(curls), cast.hair),
            *_lines(cast, *waves, "M44,57 C46,58 48.2,57 49,55", "M44.4,39 C46.4,40.4 48.6,39.4 49.4,37.4"),
        ),
        (
            filled(fringe, cast.hair),
            lined("M50.6,32.6 C53,28.4 58,26 65.6,22", mixed(cast.hair, cast.lock, 0.7), 0.6),
        ),
    )


def braids(cast: Cast) -> Hair:
    """Smooth, with two plaited braids over the shoulders."""
    cap = "M60,17 C53,17 47.6,18.6 47.2,24 L46.8,44 C48,46.6 50,47 52,46 L56,45 L60,45"
    part = "M60,19.6 C55.4,21.6 50.8,26 50.2,36 L47.2,36 L47.2,20 L60,17"
    return Hair(
        (filled(symmetric(cap, AXIS), cast.hair),),
        (filled(symmetric(part, AXIS), cast.hair), *_lines(cast, "M58.6,21 C53.6,23.6 50,28 49,35.6")),
        _plaits(cast),
    )


def _plaits(cast: Cast) -> Picture:
    left = " ".join(
        placed(ellipse(0, 0, 3.1, 2.6), 47.6 - 0.42 * i, 42.6 + 3.7 * i, 1, -24 if i % 2 else 24) for i in range(6)
    )
    ribbon = both("M43.4,64.2 L47.2,64.6", AXIS)
    knots = (Shape(both(left, AXIS), cast.hair, mixed(cast.hair, cast.lock, 0.75), 0.5),)
    return (*knots, lined(ribbon, cast.main, 1.5))


def rounded(cast: Cast) -> Hair:
    """Full and round."""
    cloud = "M60,13.6 C48.6,13.6 43.4,19.6 44,28 C41.4,32.4 41.6,41 45,44.4 C48.4,48 53.4,48 60,47.4"
    cap = "M60,24.4 C54.4,24.4 51.2,27.8 50.3,35 L47,36 L46,22 L60,17"
    curls = "M46,31 C45.2,34 45.6,37 46.8,39", "M47.4,22.6 C46.4,24 46,25.6 46.2,27"
    return Hair(
        (filled(symmetric(cloud, AXIS), cast.hair), *_lines(cast, *curls, "M47,42 C48.4,44.4 50.4,45.4 52.4,45.4")),
        (filled(symmetric(cap, AXIS), cast.hair), *_lines(cast, "M51,28.4 C52.8,25 56,23.2 60,23.2")),
    )


# Jacks


def bob(cast: Cast) -> Hair:
    """To the jaw, turned outwards below, with a fringe."""
    left = "M60,18 L47.2,18 C47.2,30 46.8,38 45,43.4 C44.2,45.6 43,46.8 41.8,47.2 C45,48.8 49,48.2 51.6,45.6 L60,45.6"
    fringe = "M60,25.6 C56,26.2 53,26.4 50.2,27.4 L49.6,34 L47.2,34 L47.2,19 L60,19"
    return Hair(
        (filled(symmetric(left, AXIS), cast.hair), *_lines(cast, "M48.6,36 C48.4,40 47.6,43.4 46.2,45.8")),
        (
            filled(symmetric(fringe, AXIS), cast.hair),
            *_lines(cast, "M53,21.5 L52.4,26.2", "M57.2,21.5 L57,25.4"),
        ),
    )


def locks(cast: Cast) -> Hair:
    """Short curls all round."""
    sides = ((48.8, 25.4, 3.3), (47.6, 30, 3.3), (47.4, 35, 3.4), (48.6, 39.8, 3.1))
    top = ((51.6, 23.6, 2.8), (55.8, 22.8, 2.7), (60, 22.6, 2.6))
    return Hair(
        (filled(_curls(sides), cast.hair), filled(symmetric("M60,19 L48,19 L47,40 L60,40", AXIS), cast.hair)),
        (
            filled(_curls(top), cast.hair),
            *_lines(cast, "M46,29 C47.4,30.2 49,29.8 49.8,28.6", "M45.8,35 C47.4,36.2 49,35.6 49.6,34.6"),
        ),
    )


def fringe(cast: Cast) -> Hair:
    """Cut straight round, with a fringe."""
    left = "M60,18 L46.6,18 L46,43.4 C46,45 47.2,45.4 48.4,45.4 L60,45.4"
    front = "M60,26 L50.2,26.6 L50,34 L46.8,34 L46.8,19 L60,19"
    return Hair(
        (filled(symmetric(left, AXIS), cast.hair), *_lines(cast, "M48,34 L47.8,44")),
        (
            filled(symmetric(front, AXIS), cast.hair),
            *_lines(cast, "M52.6,22 L52.6,26.2", "M55.8,22 L55.9,25.8", "M59,22 L59,25.7"),
        ),
    )


def cropped(cast: Cast) -> Hair:
    """Close to the head; the ears are free."""
    left = "M60,17 L49,17 C48.4,22 48.6,28 49.6,31 L60,31"
    front = "M60,24.6 C55.6,24.6 52.4,25 51.4,27 L51,32.4 L49.4,31.6 L48.8,19 L60,19"
    return Hair((filled(symmetric(left, AXIS), cast.hair), *ears(cast)), (filled(symmetric(front, AXIS), cast.hair),))
