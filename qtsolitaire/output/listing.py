"""A board as lines to read aloud or to lay out real cards from: ``column 1: 7♥ K♠ …``."""

from collections.abc import Iterator
from typing import NamedTuple

from qtsolitaire.output.subject import Subject
from qtsolitaire.rules.board_places import CELLS, lines_of
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.words import Role
from qtsolitaire.text.speech import Speech

GAP = None
"""An empty place between others, such as a free cell."""


class Line(NamedTuple):
    """One pile, or the places of one row."""

    label: str  # in the language of the page, with its colon
    cards: tuple[int | None, ...]  # in the order in which they are laid; None: an empty place


_ORDER = (Role.TABLEAU, Role.RESERVE, Role.CELL, Role.FOUNDATION, Role.WASTE, Role.STOCK)
_ALWAYS = (Role.TABLEAU,)


def listing(subject: Subject, speech: Speech) -> tuple[Line, ...]:
    """The lines of a board. Empty piles are left out, but not empty columns."""
    return tuple(line for role in _ORDER for line in _of_role(subject, speech, role))


def _of_role(subject: Subject, speech: Speech, role: Role) -> Iterator[Line]:
    engine, board = subject.engine, subject.board
    lines, places = lines_of(engine), engine.places
    groups = [(key, group) for key, group in lines.together.items() if places.piles[group[0]].role is role]
    for number, (key, group) in enumerate(groups, 1):
        cards = tuple(board.piles[pile][0] if board.piles[pile] else GAP for pile in group)
        name = speech.say("output.cells") if key == CELLS else speech.say("output.row", number=number)
        if any(card is not GAP for card in cards):
            yield _line(speech, name, cards)
    for pile in lines.alone:
        held = tuple(board.piles[pile])
        if places.piles[pile].role is role and pile != engine.out and (held or role in _ALWAYS):
            yield _line(speech, speech.pile(engine, pile), _stock(held) if pile == engine.stock else held)


def _stock(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The next card first; that a stock lies face down needs no brackets."""
    return tuple(card & ~FACE_DOWN for card in reversed(cards))


def _line(speech: Speech, name: str, cards: tuple[int | None, ...]) -> Line:
    return Line(speech.say("output.pile", pile=name), cards)


def hides(lines: tuple[Line, ...]) -> bool:
    """True where a face-down card is among them."""
    return any(card is not GAP and card >= FACE_DOWN for line in lines for card in line.cards)
