"""A board as an SVG file: every card is drawn once and used where it lies; text is outlines, so no font is needed."""

from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from PySide6.QtGui import QFontMetricsF

from qtsolitaire.output.lettering import caption_font, outlines
from qtsolitaire.output.painting import slot_picture
from qtsolitaire.output.picture import CAPTION, MARGIN, Framed, framed, pixels
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.target import replacing
from qtsolitaire.output.wishes import PictureWishes
from qtsolitaire.rules import boards
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.art.deck import picture as card_picture
from qtsolitaire.table.art.geometry import number
from qtsolitaire.table.art.shapes import Picture, Shape
from qtsolitaire.table.themes import Theme
from qtsolitaire.text.speech import Speech

_MIDDLE = (0.50, 0.38)  # of the table's gradient, as on the screen
_REACH = 0.72


def svg(subject: Subject, speech: Speech, wishes: PictureWishes) -> str:
    """The file's text; its description is the board as text, which the program reads again.

    Raises:
        OutputProblem: ``output.too_large``, ``output.too_small``.
    """
    shown = framed(subject, speech, wishes)
    width, height = pixels(shown, wishes)
    box = f'viewBox="0 0 {number(shown.width)} {number(shown.height)}" width="{width}" height="{height}"'
    board = boards.write(subject.engine, subject.board, subject.code or None)
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' xml:lang="{speech.language}" role="img" {box}>',
            f"<title>{escape(subject.title(speech))}</title>",
            f"<desc>{escape(board)}</desc>",
            *_defs(shown, wishes),
            *_ground(shown),
            *_placed(shown),
            *_caption(shown),
            "</svg>\n",
        ]
    )


def _defs(shown: Framed, wishes: PictureWishes) -> Iterator[str]:
    """Every different card and empty place once."""
    yield "<defs>"
    if shown.theme and shown.theme.centre != shown.theme.edge:
        yield _felt(shown, shown.theme)
    for card in dict.fromkeys(_kind(card.card) for card in shown.scene.cards):
        yield from _group(f"card{card}", card_picture(card, wishes.deck))
    for place, look in enumerate(dict.fromkeys(slot.look for slot in shown.scene.slots)):
        first = next(slot for slot in shown.scene.slots if slot.look == look)
        yield from _group(f"place{place}", slot_picture(first, shown.theme, wishes.deck))
    yield "</defs>"


def _kind(card: int) -> int:
    """All backs are one."""
    return FACE_DOWN if card & FACE_DOWN else card


def _felt(shown: Framed, theme: Theme) -> str:
    x, y = number(shown.width * _MIDDLE[0]), number(shown.height * _MIDDLE[1])
    radius = number(_REACH * max(shown.width, shown.height))
    return (
        f'<radialGradient id="table" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
        f'<stop offset="0" stop-color="{theme.centre}"/><stop offset="1" stop-color="{theme.edge}"/></radialGradient>'
    )


def _group(name: str, picture: Picture) -> Iterator[str]:
    yield f'<g id="{name}">'
    yield from map(_path, picture)
    yield "</g>"


def _path(shape: Shape) -> str:
    parts = [f"d={quoteattr(shape.d)}", f'fill="{shape.fill or "none"}"']
    if shape.stroke:
        parts += [f'stroke="{shape.stroke}"', f'stroke-width="{number(shape.stroke_width)}"']
        parts += ['stroke-linecap="round"', 'stroke-linejoin="round"'] if shape.cap == "round" else []
    if shape.opacity != 1.0:
        parts.append(f'opacity="{number(shape.opacity)}"')
    if shape.turned:
        parts.append('transform="rotate(180 50 70)"')
    return f"<path {' '.join(parts)}/>"


def _ground(shown: Framed) -> Iterator[str]:
    if shown.theme:
        fill = "url(#table)" if shown.theme.centre != shown.theme.edge else shown.theme.centre
        yield f'<rect width="{number(shown.width)}" height="{number(shown.height)}" fill="{fill}"/>'


def _placed(shown: Framed) -> Iterator[str]:
    looks = list(dict.fromkeys(slot.look for slot in shown.scene.slots))
    yield f'<g transform="translate({number(MARGIN)} {number(MARGIN)})">'
    for slot in shown.scene.slots:
        yield _use(f"place{looks.index(slot.look)}", slot.x, slot.y)
    for card in shown.scene.cards:
        yield _use(f"card{_kind(card.card)}", card.x, card.y)
    yield "</g>"


def _use(name: str, x: float, y: float) -> str:
    return f'<use xlink:href="#{name}" x="{number(x)}" y="{number(y)}"/>'


def _caption(shown: Framed) -> Iterator[str]:
    face = caption_font(shown.caption, shown.width - 2 * MARGIN)
    base = shown.height - MARGIN - CAPTION / 2 + QFontMetricsF(face).capHeight() / 2 + MARGIN / 2
    yield f'<path d="{outlines(shown.caption, face, MARGIN, base)}" fill="{shown.ink}"/>'


def write_svg(path: Path, subject: Subject, speech: Speech, wishes: PictureWishes) -> None:
    """Write the file whole or not at all.

    Raises:
        OutputProblem: as ``svg``, and ``file.not_written``.
    """
    text = svg(subject, speech, wishes)
    with replacing(path) as target:
        target.write_text(text, encoding="utf-8", newline="\n")
