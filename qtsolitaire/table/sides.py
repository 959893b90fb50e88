"""The stock at the other side: piles beside the playing area change sides, or the whole table where they cannot."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Role
from qtsolitaire.table.plan import DEAL_FAN, USUAL, Plan, Spot, Spread, Strips

_STAYS = (Role.TABLEAU, Role.RESERVE)


def stock_right(plan: Plan, engine: Engine, strips: Strips = USUAL) -> Plan:
    """The plan with its stock at the right end; a game without a stock stays as it is.

    Columns keep their order. Only where a pile would come to lie on the playing area (Pyramid's stock stands beside
    the last row), everything changes sides.
    """
    if engine.stock < 0:
        return plan
    width = max(spot.x + _span(plan, spot, engine, pile, strips) for pile, spot in enumerate(plan.spots))
    flipped = [
        replace(spot, x=round(width - spot.x - _span(plan, spot, engine, pile, strips), 3))
        for pile, spot in enumerate(plan.spots)
    ]
    stays = [pile.role in _STAYS for pile in engine.table.piles]
    mixed = [old if stay else new for old, new, stay in zip(plan.spots, flipped, stays, strict=True)]
    field = [spot for spot, stay in zip(mixed, stays, strict=True) if stay]
    beside = [spot for spot, stay in zip(mixed, stays, strict=True) if not stay]
    if any(_meet(one, other) for one in beside for other in field):
        return _with(plan, flipped, width - plan.middle)
    return _with(plan, mixed, plan.middle)


def _span(plan: Plan, spot: Spot, engine: Engine, pile: int, strips: Strips) -> float:
    """Card widths from the pile's left end to its right one, its fan included."""
    if spot.spread is Spread.LAST:
        return 1 + (spot.shows - 1) * strips.waste
    if spot.spread is Spread.DEALS:
        held = len(engine.start(engine.table.pack).piles[pile])
        return 1 + (max(held // max(plan.row, 1), 1) - 1) * DEAL_FAN
    return 1


def _meet(one: Spot, other: Spot) -> bool:
    """True where two empty places would overlap."""
    return abs(one.x - other.x) < 1 and abs(one.y - other.y) < 1


def _with(plan: Plan, spots: Sequence[Spot], middle: float) -> Plan:
    return replace(plan, spots=tuple(_spaced(spot, spots) for spot in spots), middle=middle)


def _spaced(spot: Spot, spots: Sequence[Spot]) -> Spot:
    """The same place with its new neighbours."""
    others = [other for other in spots if other is not spot]
    below = min((o.y - spot.y for o in others if abs(o.x - spot.x) < 1 and o.y - spot.y >= 1), default=inf)
    beside = min((o.x - spot.x for o in others if abs(o.y - spot.y) < 1 and o.x - spot.x >= 1), default=inf)
    return replace(spot, below=below, beside=beside)
