"""A search for any declared variant: best first over the engine's own moves, twins of piles merged.

What the goal still asks for and how much lies out of order decide which position is looked at next. A search that runs
out of positions has proved the loss, since nothing but equal positions was left out.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from qtsolitaire.rules.clicks import is_pointless
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget

CHECK_EVERY = 64  # positions between two looks at the budget


def fits(engine: Engine) -> bool:
    """Every table."""
    return True


class _Node(NamedTuple):
    board: Position
    move: Move | None
    parent: "_Node | None"


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """Search until won, exhausted or out of budget."""
    twins = _twins(engine)
    start = _Node(board, None, None)
    seen = {_key(board, twins)}
    heap = [(0, 0, start)]
    looked = 0
    while heap:
        if looked % CHECK_EVERY == 0 and budget.is_over(looked):
            return Answer(Verdict.UNDECIDED, positions=looked)
        node = heappop(heap)[2]
        looked += 1
        for move in search_moves(engine, node.board):
            after = engine.play(node.board, move).after
            key = _key(after, twins)
            if key in seen:
                continue
            seen.add(key)
            child = _Node(after, move, node)
            if engine.is_won(after):
                return Answer(Verdict.WON, _line(child), looked)
            heappush(heap, (_cost(engine, after), len(seen), child))
    return Answer(Verdict.LOST, positions=looked)


def search_moves(engine: Engine, board: Position) -> Iterator[Move]:
    """The legal moves less those that only swap like places."""
    for move in engine.legal_moves(board):
        if move.verb != Verb.CARRY or not _swaps(engine, board, move):
            yield move


def _swaps(engine: Engine, board: Position, move: Move) -> bool:
    like = _shape(engine, move.source) == _shape(engine, move.target)
    return like and is_pointless(engine, board, move)


def _line(node: _Node) -> tuple[Move, ...]:
    moves: list[Move] = []
    at: _Node | None = node
    while at is not None and at.move is not None:
        moves.append(at.move)
        at = at.parent
    return tuple(reversed(moves))


def _shape(engine: Engine, pile: int) -> object:
    """A pile's declaration without its name and place: equal ones are interchangeable."""
    word = engine.places.piles[pile]
    return (word.role, word.onto, word.first, word.lift, word.run, word.takes, word.full, word.sizes, word.final)


def _twins(engine: Engine) -> tuple[tuple[int, ...], ...]:
    """Groups of interchangeable piles; none where a rule, a cover or a row deal tells places apart."""
    apart = any(pile.covered_by for pile in engine.places.piles) or any(rule.by_place for rule in engine.table.rules)
    groups: dict[object, list[int]] = {}
    for pile in range(len(engine.piles)):
        alone = apart or pile in engine.row or pile in (engine.stock, engine.waste, engine.out)
        groups.setdefault(pile if alone else _shape(engine, pile), []).append(pile)
    return tuple(tuple(group) for group in groups.values())


def _key(board: Position, twins: tuple[tuple[int, ...], ...]) -> tuple[object, ...]:
    piles = board.piles
    return (
        board.redeals,
        *(piles[group[0]] if len(group) == 1 else tuple(sorted(piles[pile] for pile in group)) for group in twins),
    )


def _cost(engine: Engine, board: Position) -> int:
    """Smaller is nearer to the goal: what is left, and what lies out of order in the columns."""
    disorder = 0
    for pile in engine.places.of(Role.TABLEAU):
        cards, masks = board.piles[pile], engine.piles[pile].run
        disorder += sum(not masks[under] >> over & 1 for under, over in pairwise(cards))
    held = sum(1 for cell in engine.places.of(Role.CELL) if board.piles[cell])
    return 2 * engine.left(board) + 3 * disorder + 2 * held
