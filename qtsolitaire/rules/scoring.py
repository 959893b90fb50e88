"""Points for events, and the ledger beside the position that once-per-card points need."""

from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Points
from qtsolitaire.rules.words import Event, Step


class Ledger(NamedTuple):
    """What has been earned; kept beside the position, since the score never decides what may be moved."""

    score: int
    earned: frozenset[tuple[str, int]]  # (points id, card) of once-per-card points already given


def opening(engine: Engine) -> Ledger:
    """The score before the first action."""
    scoring = engine.table.scoring
    return Ledger(scoring.start if scoring else 0, frozenset())


def scored(engine: Engine, ledger: Ledger, step: Step) -> Ledger:
    """The ledger after an action: all its points summed, the floor applied once to the sum (TF-17, SP-06)."""
    scoring = engine.table.scoring
    if scoring is None:
        return ledger
    total, earned = 0, set(ledger.earned)
    for points in scoring.points:
        total += points.points if points.what is None else _earned(engine, points, step.events, earned)
    return Ledger(max(scoring.floor, ledger.score + total), frozenset(earned))


def _earned(engine: Engine, points: Points, events: tuple[Event, ...], earned: set[tuple[str, int]]) -> int:
    total = 0
    for event in events:
        if not _counts(engine, points, event):
            continue
        if not points.once_per_card:
            total += points.points
            continue
        fresh = {(points.id, card) for card in event.cards} - earned
        earned |= fresh
        total += points.points * len(fresh)
    return total


def _counts(engine: Engine, points: Points, event: Event) -> bool:
    piles = engine.places.piles
    return (
        event.what == points.what
        and (points.source is None or piles[event.source].role is points.source)
        and (points.target is None or piles[event.target].role is points.target)
    )
