"""A whole court card from its parts."""

from __future__ import annotations

from qtsolitaire.table.art.courts import attributes, beards, crowns, hair, hats
from qtsolitaire.table.art.courts.casts import AXIS, CASTS, GOLD, Cast
from qtsolitaire.table.art.courts.faces import JACK, KING, QUEEN, earrings, head, neck
from qtsolitaire.table.art.courts.robes import belt, hand, mantle, neckline, robe, ruff, ruff_back, scattered, sleeve
from qtsolitaire.table.art.geometry import placed, rect
from qtsolitaire.table.art.shapes import Picture, Shape, filled, turned
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.art.suits import CLUBS, DIAMONDS, HEARTS, SPADES

_HAIR = {
    JACK: {SPADES: hair.bob, HEARTS: hair.locks, DIAMONDS: hair.fringe, CLUBS: hair.cropped},
    QUEEN: {SPADES: hair.straight, HEARTS: hair.ringlets, DIAMONDS: hair.braids, CLUBS: hair.rounded},
    KING: {SPADES: beards.pointed, HEARTS: beards.round_beard, DIAMONDS: beards.forked, CLUBS: beards.square},
}
_HEADGEAR = {JACK: hats.JACKS, QUEEN: crowns.QUEENS, KING: crowns.KINGS}
_ATTRIBUTES = {JACK: attributes.JACKS, QUEEN: attributes.QUEENS, KING: attributes.KINGS}


def _dressed(suit: int, rank: int, cast: Cast, alone: bool) -> tuple[Picture, Picture]:
    """What lies behind the face: robe, hair and collar; and what lies over the face."""
    cut = _HAIR[rank][suit](cast)
    arm = () if alone else sleeve(cast, rank)
    body = (*robe(rank, cast), *arm, scattered(suit, rank, cast, mirror=alone))
    if rank == QUEEN:
        rings = (earrings(GOLD),) if suit in (HEARTS, CLUBS) else ()
        return (*body, *cut.behind, *neckline(suit, cast)), (*cut.before, *rings, *cut.over)
    if rank == KING:
        return (*cut.behind, *body, *mantle()), cut.before
    return (*cut.behind, *body, *ruff_back(), *neck(cast), *ruff()), cut.before


def _bust(suit: int, rank: int, cast: Cast, alone: bool = False) -> Picture:
    """One bust; `alone` in large print, without an arm."""
    behind, over = _dressed(suit, rank, cast, alone)
    return (*behind, *head(cast, rank), *over, *_HEADGEAR[rank][suit](cast))


def _holding(suit: int, rank: int, cast: Cast) -> Picture:
    return (*_ATTRIBUTES[rank][suit](cast), *hand(cast))


def court(suit: int, rank: int, style: DeckStyle) -> Picture:
    """The middle of a court card of rank 11..13: two busts head to foot, or one and larger in large print."""
    cast = CASTS[suit]
    if style.large_print:
        return _large(suit, rank, cast)
    half = (*_bust(suit, rank, cast), *_holding(suit, rank, cast))
    panel = filled(rect(6.5, 31, 87, 78, 3.5), cast.panel)
    return (panel, *half, *turned(half), *belt(cast))


_LARGE = 1.3  # a large-print bust is this much larger, and its base lies at y = 130


def _enlarged(shape: Shape) -> Shape:
    d = placed(shape.d, 50 - _LARGE * AXIS, 130 - _LARGE * 70, _LARGE)
    return shape._replace(d=d, stroke_width=_LARGE * shape.stroke_width)


def _large(suit: int, rank: int, cast: Cast) -> Picture:
    hem = (
        filled(rect(6.5, 127, 87, 5, 0), GOLD),
        filled(rect(6.5, 128, 87, 3, 0), cast.dark),
    )
    panel = filled(rect(6.5, 62, 87, 70, 3.5), cast.panel)
    return (panel, *(_enlarged(shape) for shape in _bust(suit, rank, cast, alone=True)), *hem)
