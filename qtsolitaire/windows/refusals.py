"""From a refusal to the bubble that explains it: which words, and where on the table."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect

from qtsolitaire.play.session import Session
from qtsolitaire.rules.words import Refusal
from qtsolitaire.table.view import TableView
from qtsolitaire.text import pages
from qtsolitaire.windows.bubble import Spot
from qtsolitaire.windows.house import House

_EDGE = 10  # pixels between the bubble and the table's edge


class Told(NamedTuple):
    """What the bubble says."""

    headline: str
    reason: str
    heading: str  # under which the rules page tells the rule, "" where it stands nowhere
    rule: str  # what the rules page is opened at


def texts(house: House, refusal: Refusal, session: Session) -> Told:
    """The words for a refusal, and the way to its rule."""
    headline, reason = house.speech.refusal(refusal, session.engine)
    page = pages.rules(house.speech, session.engine, house.catalogue)
    rule = pages.told_at(refusal, session.engine)
    anchor = page.anchor(rule)
    return Told(headline, reason, page.heading(anchor) if anchor else "", rule)


def spot(table: TableView, session: Session, refusal: Refusal) -> Spot:
    """Where the bubble may go, in the coordinates of the table's parent: all of the table but the card it speaks of."""
    room = table.geometry().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    pile = refusal.pile
    if pile < 0:
        middle = QRect(room.center(), room.center() + QPoint(1, 1))
        return Spot(middle, middle, (), room)
    held = len(session.position.piles[pile])
    depth = refusal.depth if 0 <= refusal.depth < held else held - 1
    card = table.card_rect(pile, depth).translated(table.pos())
    column = table.card_rect(pile, -1).translated(table.pos()).united(card)
    if held:
        column = column.united(table.card_rect(pile, held - 1).translated(table.pos()))
    return Spot(card, column, (card,), room)
