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


class Weights(NamedTuple):
    """What makes a position look far from the goal."""

    left: int  # per unit of what the goal still asks for
    disorder: int  # per card that lies on one it does not move with
    buried: int  # per card over one that a foundation takes now
    held: int  # per taken cell
    empty: int  # per empty column, as a credit


WEIGHTS = (
    Weights(left=4, disorder=4, buried=2, held=3, empty=4),
    Weights(left=2, disorder=5, buried=4, held=2, empty=6),
    Weights(left=6, disorder=2, buried=1, held=5, empty=2),
)
"""They take turns: each finds wins that the others leave. Tried on Microsoft's FreeCell deals 1 to 100."""

FIRST_SHARE = 1000  # positions each weighting looks at in the first round, four times as many in every further one


class _Node(NamedTuple):
    board: Position
    move: Move | None
    parent: "_Node | None"


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """Search until won, exhausted or out of budget."""
    searches = [_BestFirst(engine, board, weights) for weights in WEIGHTS]
    share = FIRST_SHARE
    while True:
        for search in searches:
            verdict = search.run(share, budget)
            looked = sum(each.looked for each in searches)
            if verdict is not Verdict.UNDECIDED or budget.is_over(looked):
                return Answer(verdict, _line(search.won), looked)
        share *= 4


class _BestFirst:
    """One search that can be run on in shares."""

    def __init__(self, engine: Engine, board: Position, weights: Weights) -> None:
        self.looked = 0
        self.won: _Node | None = None
        self._engine = engine
        self._twins = _twins(engine)
        self._cost = _Cost(engine, weights)
        self._seen = {_key(board, self._twins)}
        self._heap: list[tuple[int, int, _Node]] = [(0, 0, _Node(board, None, None))]

    def run(self, share: int, budget: Budget) -> Verdict:
        """Look at ``share`` more positions."""
        heap, ends = self._heap, self.looked + share
        while heap:
            if self.looked >= ends or (self.looked % CHECK_EVERY == 0 and budget.is_over(self.looked)):
                return Verdict.UNDECIDED
            self.looked += 1
            self._expand(heappop(heap)[2])
            if self.won is not None:
                return Verdict.WON
        return Verdict.LOST

    def _expand(self, node: _Node) -> None:
        engine, seen = self._engine, self._seen
        for move in search_moves(engine, node.board):
            after = engine.play(node.board, move).after
            key = _key(after, self._twins)
            if key in seen:
                continue
            seen.add(key)
            child = _Node(after, move, node)
            if engine.is_won(after):
                self.won = child
                return
            heappush(self._heap, (self._cost.of(after), -len(seen), child))


class _Cost:
    """The distance to the goal as the weights see it; what one column adds is remembered."""

    def __init__(self, engine: Engine, weights: Weights) -> None:
        self._engine = engine
        self._weights = weights
        self._columns = engine.places.of(Role.TABLEAU)
        self._cells = engine.places.of(Role.CELL)
        self._foundations = [pile for pile in engine.places.of(Role.FOUNDATION) if engine.piles[pile].pile.takes]
        self._known: dict[tuple[int, bytes, int], int] = {}

    def of(self, board: Position) -> int:
        """Smaller is nearer."""
        piles, known, wanted = board.piles, self._known, self._wanted(board)
        cost = self._weights.left * self._engine.left(board)
        for cell in self._cells:
            cost += self._weights.held if piles[cell] else 0
        for pile in self._columns:
            key = (pile, piles[pile], wanted)
            share = known.get(key)
            if share is None:
                share = known[key] = self._column(pile, piles[pile], wanted)
            cost += share
        return cost

    def _wanted(self, board: Position) -> int:
        """The cards that some foundation takes now, one bit each."""
        engine, wanted = self._engine, 0
        for pile in self._foundations:
            cards, rules = board.piles[pile], engine.piles[pile]
            wanted |= rules.onto[cards[-1]] if cards else rules.first[engine.base_of(board)]
        return wanted

    def _column(self, pile: int, cards: bytes, wanted: int) -> int:
        weights, masks = self._weights, self._engine.piles[pile].run
        if not cards:
            return -weights.empty
        disorder = sum(not masks[under] >> over & 1 for under, over in pairwise(cards))
        buried = sum(len(cards) - 1 - depth for depth, card in enumerate(cards) if wanted >> (card & 63) & 1)
        return weights.disorder * disorder + weights.buried * buried


def search_moves(engine: Engine, board: Position) -> Iterator[Move]:
    """The legal moves less those that only swap like places."""
    for move in engine.legal_moves(board):
        if move.verb != Verb.CARRY or not _swaps(engine, board, move):
            yield move


def _swaps(engine: Engine, board: Position, move: Move) -> bool:
    like = _shape(engine, move.source) == _shape(engine, move.target)
    return like and is_pointless(engine, board, move)


def _line(node: _Node | None) -> tuple[Move, ...]:
    moves: list[Move] = []
    at = node
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
