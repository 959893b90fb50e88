"""From the search's settled positions to single moves, by the cards themselves, and from these to moves of the game.

A step names the cards and what they go onto, never a pile: so it stays meaningful when steps before it are left out.
"""

from typing import NamedTuple

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.solving.cells_columns import Columns
from qtsolitaire.solving.cells_layout import EMPTY_COLUMN, TO_CELL, TO_FOUNDATION, Layout, Step
from qtsolitaire.solving.cells_moves import CELL, UP, Change
from qtsolitaire.solving.cells_shorten import shortened
from qtsolitaire.solving.cells_stage import RANK_MASK, UP_BITS


class Reached(NamedTuple):
    """A settled position on the way to the win."""

    change: Change | None  # what led there; None: only what happens by itself
    columns: tuple[bytes, ...]  # the columns that are not empty, in any order
    up: int  # heights, UP_BITS per suit


def line_of(engine: Engine, board: Position, columns: Columns, path: list[Reached]) -> tuple[Move, ...]:
    """The moves that play the path out, without those that lead nowhere."""
    start = read_layout(engine, board)
    return as_moves(engine, board, shortened(columns.family, start, steps_of(start.copy(), columns, path)))


def read_layout(engine: Engine, board: Position) -> Layout:
    """The cards as they lie."""
    piles, of = board.piles, engine.places.of
    heights = [0] * 4
    for pile in of(Role.FOUNDATION):
        if piles[pile]:
            heights[piles[pile][-1] >> 4] = piles[pile][-1] & 15
    held = {piles[pile][0] for pile in of(Role.CELL) if piles[pile]}
    return Layout([piles[pile] for pile in of(Role.TABLEAU)], held, heights)


def steps_of(layout: Layout, columns: Columns, path: list[Reached]) -> list[Step]:
    """Every single step; ``layout`` is moved along to the end."""
    steps: list[Step] = []

    def do(step: Step) -> None:
        layout.do(step)
        steps.append(step)

    for reached in path:
        if reached.change:
            for step in _of_change(columns, reached.change):
                do(step)
        while (card := _goes_up(layout, reached.up)) >= 0:
            do(Step(bytes((card,)), TO_FOUNDATION))
        by_foot = {column[0]: column for column in reached.columns}
        for column in layout.columns[:]:
            rest = by_foot[column[0]][len(column) :] if column else b""
            for under, card in zip(column[-1:] + rest, rest, strict=False):
                do(Step(bytes((card,)), under))
    return steps


def _of_change(columns: Columns, change: Change) -> list[Step]:
    target = columns.cards[change.target] if change.target >= 0 else b""
    kept = len(target) - change.lifted
    steps = [Step(bytes((card,)), TO_CELL) for card in reversed(target[kept:])]
    cards = columns.cards[change.source][-change.size :] if change.source >= 0 else bytes((~change.source,))
    if change.target == CELL:
        return [Step(bytes((card,)), TO_CELL) for card in reversed(cards)]
    if change.target == UP:
        return [Step(cards, TO_FOUNDATION)]
    return [*steps, Step(cards, target[kept - 1] if target else EMPTY_COLUMN)]


def _goes_up(layout: Layout, goal: int) -> int:
    """A playable card that a foundation wants on its way to these heights, -1 when they are reached."""
    for suit, height in enumerate(layout.heights):
        if height < goal >> suit * UP_BITS & RANK_MASK:
            card = suit * 16 + height + 1
            if card in layout.cells or any(column[-1:] == bytes((card,)) for column in layout.columns):
                return card
    return -1


def as_moves(engine: Engine, board: Position, steps: list[Step]) -> tuple[Move, ...]:
    """The steps as moves between piles."""
    moves = []
    for step in steps:
        source = next(pile for pile, cards in enumerate(board.piles) if step.cards[0] in cards)
        move = Move(Verb.CARRY, source, _target(engine, board, step), len(step.cards))
        moves.append(move)
        board = engine.play(board, move).after
    return tuple(moves)


def _target(engine: Engine, board: Position, step: Step) -> int:
    if step.onto >= 0:
        return next(pile for pile in engine.places.of(Role.TABLEAU) if board.piles[pile][-1:] == bytes((step.onto,)))
    if step.onto == TO_FOUNDATION:
        suit = step.cards[0] >> 4
        return next(
            p for p in engine.places.of(Role.FOUNDATION) if engine.piles[p].pile.first and _takes(engine, p, suit)
        )
    role = Role.CELL if step.onto == TO_CELL else Role.TABLEAU
    return next(pile for pile in engine.places.of(role) if not board.piles[pile])


def _takes(engine: Engine, pile: int, suit: int) -> bool:
    return bool(engine.piles[pile].first[0] >> suit * 16 + 1 & 1)
