"""Shorter lines: steps that lead nowhere are left out, and the rest is tried again.

A line that a player watches should not carry a card to a cell and back. A step may go when the steps after it still
play to the win; a step that moves a card to where it lies is no step.
"""

from qtsolitaire.solving.cells_family import Family
from qtsolitaire.solving.cells_layout import TO_FOUNDATION, Layout, Step

MOST_TRIES = 300  # replays spent on one line


def shortened(family: Family, start: Layout, steps: list[Step]) -> list[Step]:
    """The steps without detours; each that goes may free another, so again until none goes."""
    steps, tries, before = without_returns(start, steps), MOST_TRIES, 0
    while tries > 0 and len(steps) != before:
        before = len(steps)
        steps, tries = _once(family, start.copy(), steps, tries)
    return steps


def _once(family: Family, layout: Layout, steps: list[Step], tries: int) -> tuple[list[Step], int]:
    """Try to leave out each step in turn; the steps that stay, and how many tries are left."""
    place = 0
    while place < len(steps) and tries > 0:
        step = steps[place]
        if step.onto != TO_FOUNDATION and _moves_again(steps, place):
            tries -= 1
            rest = replayed(family, layout.copy(), steps[place + 1 :])
            if rest is not None:
                steps = steps[:place] + rest
                continue
        layout.do(step)
        place += 1
    return steps, tries


def _moves_again(steps: list[Step], place: int) -> bool:
    head = steps[place].cards[0]
    return any(head in step.cards for step in steps[place + 1 :])


def without_returns(start: Layout, steps: list[Step]) -> list[Step]:
    """The steps without those between two positions that are equal but for the order of places."""
    layout = start.copy()
    keys = [layout.key()]
    for step in steps:
        layout.do(step)
        keys.append(layout.key())
    last = {key: place for place, key in enumerate(keys)}
    kept, place = [], last[keys[0]]
    while place < len(steps):
        kept.append(steps[place])
        place = last[keys[place + 1]]
    return kept


def replayed(family: Family, layout: Layout, steps: list[Step]) -> list[Step] | None:
    """The steps that still do something from here, None where one is not allowed; ``layout`` is moved along."""
    kept = []
    for step in steps:
        if layout.lies_on(step.cards[0]) == step.onto:
            continue
        if not layout.allows(family, step):
            return None
        layout.do(step)
        kept.append(step)
    return kept if layout.is_won() else None
