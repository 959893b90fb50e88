"""The deck's own numerals: centre lines of one round-capped stroke (look brief, "Index").

Drawn by us and not by a font, so that cards look the same on every machine. Centre lines run in a box of
height 0..100; the flat-topped 3, the open 6 and 9 and the slim 10 keep 3/8, 6/8 and 1/7 apart on a card of 54
pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from qtsolitaire.table.art.geometry import circle, ellipse, placed
from qtsolitaire.table.art.shapes import Shape
from qtsolitaire.table.art.style import DeckStyle


class Numeral(NamedTuple):
    """One index character (or the pair "10")."""

    d: str  # centre line, height 0..100, leftmost point at x = 0
    width: float  # width of the centre line
    pen: float = 17.0  # thickness of the stroke


_SIX = circle(31, 69, 31) + " M7.3,49.1 L48.5,0"

NUMERALS: dict[str, Numeral] = {
    "A": Numeral("M0,100 L35,0 L70,100 M13,66 L57,66", 70),
    "1": Numeral("M0,17 L15,0 L15,100", 15),
    "2": Numeral("M2,27 C4,10 16,0 31,0 C49,0 60,11 60,28 C60,42 52,52 41,63 L2,100 L62,100", 62),
    "3": Numeral("M4,0 L58,0 L29,39 C49,39 62,50 62,69 C62,88 48,100 30,100 C15,100 4,92 0,79", 62),
    "4": Numeral("M48,100 L48,0 L0,70 L66,70", 66),
    "5": Numeral("M56,0 L12,0 L7,46 C14,39 22,36 31,36 C50,36 62,48 62,67 C62,87 49,100 30,100 C15,100 5,93 0,81", 62),
    "6": Numeral(_SIX, 62),
    "7": Numeral("M0,0 L60,0 L22,100", 60),
    "8": Numeral(ellipse(31, 23.5, 25, 23.5) + " " + ellipse(31, 73.5, 31, 26.5), 62),
    "9": Numeral(placed(_SIX, 62, 100, 1, 180), 62),
    "10": Numeral(
        "M0,17 L15,0 L15,100"
        " M40,24 C40,10 49,0 61,0 C73,0 82,10 82,24 L82,76 C82,90 73,100 61,100 C49,100 40,90 40,76 Z",
        82,
        16,
    ),
    "J": Numeral("M14,0 L48,0 L48,70 C48,89 39,100 23,100 C11,100 2,92 0,80", 48),
    # The tail ends on the base line: a foot below it would be cut in the smallest strip.
    "Q": Numeral(ellipse(34, 50, 34, 50) + " M43,73 L68,100", 68),
    "K": Numeral("M0,0 L0,100 M59,0 L2,60 M22,41 L62,100", 62),
    "V": Numeral("M0,0 L35,100 L70,0", 70),
    "D": Numeral("M0,0 L22,0 C48,0 62,20 62,50 C62,80 48,100 22,100 L0,100 Z", 62),
    "R": Numeral("M0,100 L0,0 L32,0 C50,0 60,12 60,28 C60,44 50,56 32,56 L0,56 M30,56 L60,100", 60),
}


def character(rank: int, style: DeckStyle) -> str:
    """The index of a rank 1..13 in this style: a key of `NUMERALS`."""
    if rank == 1:
        return "1" if style.ace_as_one else style.letters[0]
    return style.letters[rank - 10] if rank > 10 else str(rank)


def ink_width(text: str, height: float) -> float:
    """Width in units of a numeral whose ink is `height` high."""
    numeral = NUMERALS[text]
    return (numeral.width + numeral.pen) * height / (100 + numeral.pen)


def numeral(text: str, x: float, y: float, height: float, colour: str) -> Shape:
    """A numeral whose ink fills the box from (x, y), `height` high."""
    line = NUMERALS[text]
    scale = height / (100 + line.pen)
    half = line.pen * scale / 2
    return Shape(placed(line.d, x + half, y + half, scale), stroke=colour, stroke_width=line.pen * scale)
