"""The kings' hair and beards, each of another cut."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import AXIS, Cast, mixed
from qtsolitaire.table.art.courts.hair import Hair, curls, mass, strands
from qtsolitaire.table.art.geometry import symmetric
from qtsolitaire.table.art.shapes import Picture, filled

# The upper edge of every beard: along the cheek from the axis to the ear (left half).
_CHEEK = "M60,40 C58,38.4 55.6,38.4 54,39.4 C51.8,38.6 50.6,35.6 50.2,30 L47.6,30"
_MOUSTACHE = (
    "M60,39.7 C58.4,38.5 56,38.8 54.5,40.4 C53.5,41.5 52.4,41.8 51.3,41.2"
    " C52,43.5 54.4,44.3 56.8,43.6 C58.4,43.1 59.5,42.4 60,41.7"
)


def _mouth(cast: Cast) -> Picture:
    lip = "M58,43 C59.2,42.5 60.8,42.5 62,43 C61.3,44.6 58.7,44.6 58,43 Z"
    tone = mixed(cast.hair, cast.lock, 0.75)
    return (filled(lip, mixed("#B5443F", cast.mouth, 0.25)), filled(symmetric(_MOUSTACHE, AXIS), tone))


def _beard(cast: Cast, rest: str, *lines: str) -> Picture:
    """A beard whose left half runs along the cheek and then as `rest` says, back to the axis."""
    return (*mass(cast, f"{_CHEEK} {rest}"), *strands(cast, *lines, width=0.7), *_mouth(cast))


def pointed(cast: Cast) -> Hair:
    """Straight hair and a long pointed beard."""
    lines = ("M59,47 L59.4,54", "M56,46.4 L57.4,51.6", "M53,45.4 L54.4,49.6")
    beard = _beard(cast, "L46.7,45 C47,48 49,49.4 51,50 C54.4,52.6 57.6,56.4 60,61.4", *lines)
    hair = mass(cast, "M60,18 L47.6,18 L46.6,45.6 C46.6,48 48,49 50,49 L60,49")
    return Hair((*hair, *strands(cast, "M48.6,26 L48.2,42")), beard)


def _curly(cast: Cast) -> Picture:
    rounds = ((48.2, 26, 3.6), (46.6, 31.2, 3.7), (46.2, 37, 3.9), (47.8, 42.4, 3.8))
    lines = ("M44.6,31.4 C46,32.8 48,32.4 48.8,31", "M44.2,37.6 C45.8,39 47.4,38.6 48.2,37.2")
    return (*mass(cast, "M60,18 L48,18 L47,43 L60,45"), *curls(cast, rounds), *strands(cast, *lines))


def round_beard(cast: Cast) -> Hair:
    """Curls and a round curly beard."""
    rest = (
        "L47.4,41 C46.4,43.2 47.2,45.8 49.2,46.6 C48.6,49.4 50.6,51.6 52.8,51.4"
        " C53.4,54 56,55.4 58,54.4 C58.6,55.2 59.4,55.6 60,55.6"
    )
    lines = ("M59,47.4 C58.8,49 58.8,51 59.2,52.4", "M55.4,46.8 C55.6,48.6 56.2,50.2 57,51.4")
    return Hair(_curly(cast), _beard(cast, rest, *lines, "M52,45.6 C52.2,47 52.8,48.2 53.6,49"))


def forked(cast: Cast) -> Hair:
    """Curls and a beard in two points."""
    rest = "L47.4,41.4 C47.6,45 49,47 50.2,48.4 C51,52.6 52.8,56.6 55.6,59.6 C57.6,57 59,53.6 60,50.4"
    lines = ("M57.4,47 C57.2,50 56.8,52.6 55.8,55.4", "M53.2,46 C53.4,48.6 53.8,51 54.6,53")
    return Hair(_curly(cast), _beard(cast, rest, *lines))


def square(cast: Cast) -> Hair:
    """Short hair and a beard cut square."""
    rest = "L46.9,42.6 C47.2,46 48.4,47.8 50,48.6 L50.8,51.8 C51.2,53.4 52.2,54 53.6,54 L60,54"
    lines = ("M59,47.4 L59,51.6", "M56,47 L56.3,51.4", "M53.2,46.2 L53.6,50.6")
    hair = mass(cast, "M60,18 L47.8,18 L46.9,42.6 C46.9,45 48.4,46 50,46 L60,46")
    return Hair(hair, _beard(cast, rest, *lines))
