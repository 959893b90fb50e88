"""Does a game's table fit the smallest window, and does nothing lie on anything it should not."""

from collections.abc import Iterator
from itertools import combinations

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.table.geometry import Box, Frame, frame, width_for
from qtsolitaire.table.plan import make_plan
from qtsolitaire.testing.findings import Finding, Subject
from qtsolitaire.testing.options import all_options

SMALLEST_TABLE = (640, 396)
"""Logical pixels of the table in a window of 640 x 480, bar and status line taken off."""

LEAST_CARD = 28
"""Pixels: below this ranks and suits cannot be told apart."""

_TOUCH = 2  # pixels that rounding may let neighbours share


def check_layout(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Cards are large enough, all of them are inside, piles lie apart unless one covers the other."""
    for options in all_options(variant):
        engine = Engine(variant, options)
        found = list(_of_table(subject, variant, engine))
        yield from found
        if found:
            return


def _of_table(subject: Subject, variant: Variant, engine: Engine) -> Iterator[Finding]:
    plan, board = make_plan(engine), engine.start(engine.table.pack)
    width = width_for(plan, SMALLEST_TABLE, board.piles)
    if width < LEAST_CARD:
        yield subject.at(variant, "check.too_small", id=variant.id, pixels=width, least=LEAST_CARD)
        return
    laid = frame(plan, SMALLEST_TABLE, width)
    boxes = [_around(laid, pile, board.piles[pile]) for pile in range(len(engine.piles))]
    for pile, box in enumerate(boxes):
        if box.x < 0 or box.y < 0 or box.x + box.width > laid.size[0] or box.y + box.height > laid.size[1]:
            yield subject.at(variant, "check.outside", engine.places.piles[pile].id, pile=engine.places.piles[pile].id)
    for one, other in combinations(range(len(boxes)), 2):
        shared = boxes[one].shared(boxes[other])
        if shared > _TOUCH * max(boxes[one].height, boxes[one].width) and not _covers(engine, one, other):
            names = engine.places.piles[one].id, engine.places.piles[other].id
            yield subject.at(variant, "check.overlap", names[1], one=names[0], other=names[1])


def _around(laid: Frame, pile: int, cards: bytes) -> Box:
    """The pile's place and its cards after the deal."""
    box = laid.slot(pile)
    for point in laid.points(pile, cards):
        box = box.joined(laid.box(point))
    return box


def _covers(engine: Engine, one: int, other: int) -> bool:
    """True where one of the two lies over the other, or both in one heap of overlapping piles."""
    piles = engine.places.piles
    covered = [bool(piles[each].covered_by) or bool(engine.places.under(each)) for each in (one, other)]
    return all(covered)
