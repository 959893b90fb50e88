"""Hair, lit on the left and shaded on the right like the rest of a court."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from qtsolitaire.table.art.courts.casts import AXIS, Cast, mixed
from qtsolitaire.table.art.courts.faces import ears
from qtsolitaire.table.art.geometry import both, circle, mirrored, placed, right_half, symmetric
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined

Circles = Iterable[tuple[float, float, float]]


class Hair(NamedTuple):
    """One head of hair."""

    behind: Picture  # behind face and neck; a queen's lies over her robe
    before: Picture  # over the forehead, below the headgear; a king's beard
    over: Picture = ()  # over robe and collar: braids


def shaded(cast: Cast) -> str:
    """The hair's colour on the right side."""
    return mixed(cast.hair, cast.lock, 0.26)


def mass(cast: Cast, left: str) -> Picture:
    """A symmetric body of hair from its left half, an open path from axis to axis."""
    return (filled(symmetric(left, AXIS), cast.hair), filled(right_half(left, AXIS), shaded(cast)))


def curls(cast: Cast, circles: Circles) -> Picture:
    """Round curls on both sides of the axis, from those on the left."""
    circles = tuple(circles)
    left = " ".join(circle(x, y, r) for x, y, r in circles)
    right = " ".join(circle(2 * AXIS - x, y, r) for x, y, r in circles if x < AXIS)
    return (filled(right, shaded(cast)), filled(left, cast.hair))


def strands(cast: Cast, *lefts: str, width: float = 0.65) -> Picture:
    """Fine dark lines on both sides."""
    return (lined(" ".join(both(left, AXIS) for left in lefts), mixed(cast.hair, cast.lock, 0.75), width),)


# Queens


def straight(cast: Cast) -> Hair:
    """Long and straight, parted in the middle."""
    fall = "M60,15 C52,15 47.8,18.5 47.2,24 L44,61 C47.4,62.4 51.4,62.2 54,61 L56,45 L60,45"
    part = "M60,20.6 C55,22.8 51.6,27 50.3,36.6 L47,37 L48,20 L60,17"
    return Hair(
        (*mass(cast, fall), *strands(cast, "M48.4,34 L46.9,58", "M50.6,45 L49.8,59", width=0.7)),
        (*mass(cast, part), *strands(cast, "M57,20.6 C52.6,23.4 49.8,27.6 48.9,33.6")),
    )


def ringlets(cast: Cast) -> Hair:
    """Falling ringlets, parted on one side."""
    rings = ((48.6, 24.6, 3.8), (45.8, 30, 4), (46.4, 36, 4.3), (45, 42.4, 4.4), (47, 48.6, 4.2), (45.4, 54.4, 4))
    body = "M60,16 C53,16 47.6,19 46.6,26 L45,54 C46,59.5 50.5,60.5 52.5,56.5 L56,45 L60,45"
    front = (
        "M49.4,35.6 C50,29.8 54.8,27.4 65.6,21.6 C68.6,24 69.8,28 70.3,35.6 L72,34 L71,20.6 L60,17 L49,20.6 L47.8,34 Z"
    )
    waves = ("M44.4,33.4 C46.6,34.6 48.2,33.6 48.8,31.6", "M43,46 C45.2,47.2 47.4,46.4 48.4,44.4")
    more = ("M44,57 C46,58 48.2,57 49,55", "M44.4,39 C46.4,40.4 48.4,39.4 49.2,37.4")
    return Hair(
        (*mass(cast, body), *curls(cast, rings), *strands(cast, *waves, *more)),
        (
            filled(front, cast.hair),
            lined("M48.8,30.6 C51.6,26.8 56,25 61.6,22", mixed(cast.hair, cast.lock, 0.75), 0.65),
        ),
    )


def braids(cast: Cast) -> Hair:
    """Smooth, with two plaits over the shoulders."""
    cap = "M60,17 C53,17 47.6,18.6 47.2,24 L46.6,43 C47.4,46.4 50,47 52,46 L56,45 L60,45"
    part = "M60,20.4 C55.4,22.2 51.6,26.4 50.3,36.6 L47.2,37 L47.4,20 L60,17"
    return Hair(
        mass(cast, cap),
        (*mass(cast, part), *strands(cast, "M56.6,20.8 C52.2,23.4 49.6,27.6 48.8,33.6")),
        _plaits(cast),
    )


_PLAIT = "M-3.2,-2.2 C-4,0.6 -2.2,2.6 0,3 C2.2,2.6 4,0.6 3.2,-2.2 C2,-0.8 0.9,-0.2 0,0 C-0.9,-0.2 -2,-0.8 -3.2,-2.2 Z"


def _plaits(cast: Cast) -> Picture:
    line = mixed(cast.hair, cast.lock, 0.8)
    links = [circle(47.5, 42.4, 3.3), *(placed(_PLAIT, 47.3 - 0.5 * i, 44.4 + 2.75 * i) for i in range(6))]
    ribbon = both("M42.3,62.3 L46.5,62.7", AXIS)
    tuft = "M42.4,62.8 L46.4,62.8 L45.6,66 L43,66 Z"
    pairs = ((Shape(d, cast.hair, line, 0.5), Shape(mirrored(d, AXIS), shaded(cast), line, 0.5)) for d in links)
    return (
        filled(both(tuft, AXIS), cast.hair),
        *(link for pair in pairs for link in pair),
        lined(ribbon, cast.main, 1.6),
    )


def rounded(cast: Cast) -> Hair:
    """Full and round."""
    cloud = "M60,13.6 C48.6,13.6 43.4,19.6 44,28 C41.4,32.4 41.6,41 45,44.4 C48.4,48 53.4,48 60,47.4"
    cap = "M60,25 C54.6,25 51.4,28.2 50.3,36 L47.6,36 L46.4,22 L60,17"
    waves = ("M46,31 C45.2,34 45.6,37 46.8,39", "M47,42 C48.4,44.4 50.4,45.4 52.4,45.4")
    return Hair(
        (*mass(cast, cloud), *strands(cast, *waves)),
        (*mass(cast, cap), *strands(cast, "M49.4,29.6 C50.6,26 53.4,23.4 57,22.6")),
    )


# Jacks


def bob(cast: Cast) -> Hair:
    """To the jaw, turned outwards below, with a fringe."""
    left = "M60,18 L47.2,18 C47.2,30 46.8,38 45,43.4 C44.2,45.6 43,46.8 41.8,47.2 C45,48.8 49,48.2 51.6,45.6 L60,45.6"
    front = "M60,25.8 C56,26.2 53,26.4 50.3,27.4 L49.6,35 L47.2,34 L47.2,19 L60,19"
    return Hair(
        (*mass(cast, left), *strands(cast, "M48.6,36 C48.4,40 47.6,43.4 46.2,45.8")),
        (*mass(cast, front), *strands(cast, "M53,22.4 L52.6,26", "M57.2,22.4 L57,25.4")),
    )


def locks(cast: Cast) -> Hair:
    """Short curls all round."""
    sides = ((48.8, 25.4, 3.3), (47.6, 30, 3.3), (47.4, 35, 3.4), (48.6, 39.8, 3.1))
    top = ((51.6, 23.6, 2.8), (55.8, 22.8, 2.7), (60, 22.6, 2.6))
    lines = strands(cast, "M46,28.6 C47.4,29.8 48.8,29.4 49.6,28.2", "M45.8,33.6 C47.4,34.8 48.8,34.2 49.4,33.2")
    return Hair(
        (*mass(cast, "M60,19 L48,19 L47,40 L60,40"), *curls(cast, sides)),
        (*curls(cast, top), *lines),
    )


def fringe(cast: Cast) -> Hair:
    """Cut straight round, with a fringe."""
    left = "M60,18 L46.6,18 L46,43.4 C46,45 47.2,45.4 48.4,45.4 L60,45.4"
    front = "M60,26.4 C56,26.4 53,26.8 50.3,27.4 L50,35 L46.8,34 L46.8,19 L60,19"
    return Hair(
        (*mass(cast, left), *strands(cast, "M48,35 L47.8,44")),
        (*mass(cast, front), *strands(cast, "M52.6,23.4 L52.5,26.6", "M55.8,23 L55.8,26.2", "M58.6,22.8 L58.7,26")),
    )


def cropped(cast: Cast) -> Hair:
    """Close to the head; the ears are free."""
    left = "M60,17 L49,17 C48.4,22 48.6,28 49.6,31 L60,31"
    front = "M60,24.8 C55.6,24.8 52.4,25.2 51.4,27.2 L51,32.6 L49.4,31.6 L48.8,19 L60,19"
    return Hair((*mass(cast, left), *ears(cast)), mass(cast, front))
