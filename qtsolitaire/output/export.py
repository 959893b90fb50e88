"""Subjects into a file of the kind that its suffix names."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from qtsolitaire.output.pages import paged
from qtsolitaire.output.pdf import About, write_pdf
from qtsolitaire.output.png import write_png
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.svg import write_svg
from qtsolitaire.output.target import Kind, kind_of
from qtsolitaire.output.wishes import OutputProblem, PictureWishes, Wishes
from qtsolitaire.play.record import Record, write_file
from qtsolitaire.play.replay import board_text
from qtsolitaire.play.textfiles import shown_name, write_text
from qtsolitaire.rules import boards
from qtsolitaire.text.pages import Shelf
from qtsolitaire.text.speech import Speech


@dataclass(frozen=True, slots=True)
class Order:
    """How files are written."""

    speech: Speech  # the language of whatever stands in them
    shelf: Shelf  # where the rules pages lie
    wishes: Wishes = field(default_factory=Wishes)  # for pages
    picture: PictureWishes = field(default_factory=PictureWishes)  # for SVG and PNG


def export(path: Path, subjects: Iterable[Subject], order: Order, title: str = "") -> int:
    """Write the file whole or not at all. Returns the number of its pages, 1 for what has none.

    Args:
        path: its suffix says what is written.
        subjects: one, or several for PDF.
        order: how.
        title: of a document about several; one names itself.

    Raises:
        OutputProblem: ``output.suffix``, ``output.one_only``, ``output.too_large``, ``file.not_written``.
        RecordProblem: ``file.not_written``.
    """
    kind = kind_of(path)
    waiting = iter(subjects)
    first = list(islice(waiting, 2))
    if kind is Kind.PDF:
        about = About(title or first[0].title(order.speech), order.speech.language, first[0].code)
        return write_pdf(
            path, paged(_joined(first, waiting), order.speech, order.wishes, order.shelf), order.wishes.paper, about
        )
    if len(first) > 1:
        raise OutputProblem("output.one_only", file=shown_name(path))
    _write_one(path, kind, first[0], order)
    return 1


def _joined(first: Sequence[Subject], waiting: Iterable[Subject]) -> Iterable[Subject]:
    yield from first
    yield from waiting


def _write_one(path: Path, kind: Kind, subject: Subject, order: Order) -> None:
    if kind is Kind.SVG:
        write_svg(path, subject, order.speech, order.picture)
    elif kind is Kind.PNG:
        write_png(path, subject, order.speech, order.picture)
    elif kind is Kind.BOARD:
        write_text(path, board(subject))
    else:
        write_file(path, record(subject))


def board(subject: Subject) -> str:
    """The subject as board text."""
    return boards.write(subject.engine, subject.board, subject.code or None)


def record(subject: Subject) -> Record:
    """The subject as a game that has not begun: by its code, or by its board where it is no deal as dealt."""
    if subject.code and subject.moves is None:
        return Record(subject.engine.variant.id, code=subject.code)
    return Record(subject.engine.variant.id, board=board_text(subject.engine, subject.board))
