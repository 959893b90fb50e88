"""What can be chosen about printed pages and exported pictures, as data."""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from qtsolitaire.rules.errors import Problem
from qtsolitaire.table.art.style import DeckStyle


class OutputProblem(Problem):
    """Something that cannot be printed or exported; nothing has been written."""


class Paper(NamedTuple):
    """A sheet of paper, upright."""

    id: str  # on the command line and in the settings
    name: str  # as everybody calls it; never translated
    width: float  # millimetres
    height: float  # millimetres


PAPERS = {
    paper.id: paper
    for paper in (
        Paper("a4", "A4", 210.0, 297.0),
        Paper("letter", "Letter", 215.9, 279.4),
        Paper("a5", "A5", 148.0, 210.0),
    )
}
"""By id; ISO 216 and ANSI A."""

PER_PAGE = (1, 2, 4, 6)
"""How many deals a page may hold."""


class Layout(Enum):
    """How a page shows a deal."""

    SHEET = "sheet"  # picture, cards in words, boxes
    PICTURE = "picture"  # one large picture across the page
    PLAIN = "plain"  # cards in words alone, to lay out real cards from


@dataclass(frozen=True, slots=True)
class Wishes:
    """How pages are printed."""

    paper: str = "a4"  # a key of PAPERS
    layout: Layout = Layout.SHEET
    per_page: int = 1  # one of PER_PAGE; a large picture has a page of its own
    listing: bool = True  # the cards in words, where there is room
    boxes: bool = True  # for name, time and moves
    code: bool = True  # the deal code as a QR code too
    rules: bool = False  # the rules page of every game
    solution: bool = False  # the winning line of every deal that has one
    grey: bool = False  # for printers without colours
    deck: DeckStyle = field(default_factory=DeckStyle)


class Background(Enum):
    """What lies behind the cards of an exported picture."""

    NOTHING = "transparent"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class PictureWishes:
    """How a picture is exported."""

    width: int = 1600  # pixels, before the ratio
    ratio: float = 1.0  # device pixels for each
    background: Background = Background.TABLE
    theme: str = "green"  # of the table
    deck: DeckStyle = field(default_factory=DeckStyle)
    mirrored: bool = False  # stock on the right


MOST_PIXELS = 16_384
"""Of a picture's longer side."""
