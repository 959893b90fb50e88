"""A board as one picture: the scene with a margin, a caption below and the table behind. SVG and PNG show the same."""

from typing import NamedTuple

from qtsolitaire.output.scene import Scene, scene
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.wishes import MOST_PIXELS, Background, OutputProblem, PictureWishes
from qtsolitaire.table import themes
from qtsolitaire.table.art.style import INK
from qtsolitaire.table.themes import Theme
from qtsolitaire.text.speech import Speech

MARGIN = 28.0
CAPTION = 40.0
TYPE = 24
"""Card units: a card is 100 wide."""


class Framed(NamedTuple):
    """A picture in card units."""

    scene: Scene  # to be painted at (MARGIN, MARGIN)
    width: float
    height: float
    caption: str  # one line; its middle lies CAPTION / 2 above the lower margin
    theme: Theme | None  # None: nothing lies behind
    ink: str  # of the caption


def framed(subject: Subject, speech: Speech, wishes: PictureWishes) -> Framed:
    """The picture of a subject."""
    deck = wishes.deck
    shown = scene(subject.engine, subject.board, large_print=deck.large_print, mirrored=wishes.mirrored)
    theme = themes.theme(wishes.theme) if wishes.background is Background.TABLE else None
    name = speech.name(subject.engine.variant)
    caption = " · ".join(filter(None, (name, subject.heading(speech), subject.code)))
    height = shown.height + 2 * MARGIN + CAPTION
    return Framed(shown, shown.width + 2 * MARGIN, height, caption, theme, theme.text if theme else INK)


def pixels(picture: Framed, wishes: PictureWishes) -> tuple[int, int]:
    """The picture's size in device pixels.

    Raises:
        OutputProblem: ``output.too_large``, ``output.too_small``.
    """
    width = round(wishes.width * wishes.ratio)
    height = round(width * picture.height / picture.width)
    if max(width, height) > MOST_PIXELS:
        raise OutputProblem("output.too_large", most=MOST_PIXELS)
    if min(width, height) < 1:
        raise OutputProblem("output.too_small")
    return width, height
