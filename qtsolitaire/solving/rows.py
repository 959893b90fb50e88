"""Spider's family: best first between two deals, a beam of positions across each deal, wider every round.

It finds wins. Losses it proves only where little is left: then the generic search tries every line.
"""

from heapq import heappop, heappush
from typing import NamedTuple, Optional

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.solving import generic
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.rows_columns import Carry, Columns, Family, fits, rows_of

__all__ = ["fits", "solve"]

CHECK_EVERY = 32  # positions between two looks at the budget
BEAM = 8  # positions that go on across a deal in the first round, doubled with every further one
SHARE = 60  # positions looked at per position of the beam in the first round
SHARE_GROWTH = 1.4
LAST_SHARE = 20  # times as many once the stock is empty
FIRST_SHARE = 4  # times as many before the first deal, where there is one position only
CANDIDATES = 6  # positions dealt onto, per place in the beam
SHORT_PROOF = 0.2  # seconds for trying every line, while the stock holds rows


class _Node(NamedTuple):
    """A position with the way to it."""

    columns: Columns
    collected: int  # runs gone
    carry: Carry | None  # the move that led here; None: a deal, or the start
    parent: Optional["_Node"]


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line; LOST where every line could be tried; else UNDECIDED."""
    search = _Beam(engine, board, budget)
    won = search.first_round()
    if won is None:
        tried = generic.solve(engine, board, _proof_budget(engine, board, budget))
        if tried.verdict is not Verdict.UNDECIDED:
            return tried._replace(positions=tried.positions + search.looked)
        won = search.more_rounds()
    line = _as_moves(engine, board, won) if won else ()
    return Answer(Verdict.WON if won else Verdict.UNDECIDED, line, search.looked)


def _proof_budget(engine: Engine, board: Position, budget: Budget) -> Budget:
    """More for a loss where no row is left: while rows come, only the shortest dead ends can be proved."""
    has_rows = bool(board.piles[engine.stock])
    return budget.part(SHORT_PROOF if has_rows else max(SHORT_PROOF, budget.left / 2))


class _Beam:
    """Rounds of a search that widens."""

    def __init__(self, engine: Engine, board: Position, budget: Budget) -> None:
        self.looked = 0
        self._family = Family(engine)
        self._budget = budget
        self._rows = rows_of(engine, board)
        columns = tuple(board.piles[pile] for pile in engine.places.of(Role.TABLEAU))
        gone = sum(1 for pile in engine.places.of(Role.FOUNDATION) if board.piles[pile])
        self._start = _Node(columns, gone, None, None)

    def first_round(self) -> _Node | None:
        """The won position, None where the narrowest beam has not found it."""
        return self._round(BEAM, SHARE)

    def more_rounds(self) -> _Node | None:
        """The won position, None when the budget is spent."""
        beam, share = BEAM, float(SHARE)
        while not self._budget.is_over(self.looked):
            beam, share = beam * 2, share * SHARE_GROWTH
            won = self._round(beam, int(share))
            if won is not None:
                return won
        return None

    def _round(self, beam: int, share: int) -> _Node | None:
        starts = [self._start]
        for level in range(len(self._rows) + 1):
            is_last = level == len(self._rows)
            times = LAST_SHARE if is_last else len(starts) if level else FIRST_SHARE
            won, seen = self._between_deals(starts, is_last, share * times)
            if won is not None or is_last or not seen:
                return won
            starts = self._across(seen, self._rows[level], beam)
        return None

    def _across(self, seen: list[tuple[int, int, _Node]], row: bytes, beam: int) -> list[_Node]:
        """Deal a row onto the most promising positions; those go on that look best after it."""
        seen.sort()
        dealt = []
        for _, serial, node in seen[: CANDIDATES * beam]:
            columns, left = self._family.dealt(node.columns, row)
            after = _Node(columns, node.collected + left, None, node)
            dealt.append((self._family.cost(columns, after.collected), serial, after))
        dealt.sort()
        return [node for _, _, node in dealt[:beam]]

    def _between_deals(
        self, starts: list[_Node], is_last: bool, share: int
    ) -> tuple[_Node | None, list[tuple[int, int, _Node]]]:
        """The won position, or every position seen that may be dealt onto, with its cost."""
        family, heap, known, ready = self._family, list[tuple[int, int, _Node]](), set[Columns](), []
        fresh, serial, ends = starts, 0, self.looked + share
        while True:
            for node in fresh:
                key = tuple(sorted(node.columns)) if is_last else node.columns
                if key in known:
                    continue
                known.add(key)
                if is_last and not any(node.columns):
                    return node, []
                serial += 1
                entry = (family.cost(node.columns, node.collected), serial, node)
                heappush(heap, entry)
                if not is_last and (all(node.columns) or not family.needs_full_row):
                    ready.append(entry)
            if (
                not heap
                or self.looked >= ends
                or (self.looked % CHECK_EVERY == 0 and self._budget.is_over(self.looked))
            ):
                return None, ready
            self.looked += 1
            fresh = self._children(heappop(heap)[2])

    def _children(self, node: _Node) -> list[_Node]:
        family, found = self._family, []
        for carry in family.carries(node.columns):
            columns, left = family.carried(node.columns, carry)
            found.append(_Node(columns, node.collected + left, carry, node))
        return found


def _as_moves(engine: Engine, board: Position, won: _Node) -> tuple[Move, ...]:
    nodes: list[_Node] = []
    at: _Node | None = won
    while at is not None and at.parent is not None:
        nodes.append(at)
        at = at.parent
    columns, moves = engine.places.of(Role.TABLEAU), []
    for node in reversed(nodes):
        if node.carry is None:
            move = engine.stock_move(board, Verb.DEAL)
        else:
            move = Move(Verb.CARRY, columns[node.carry.source], columns[node.carry.target], node.carry.size)
        moves.append(move)
        board = engine.play(board, move).after
    return tuple(moves)
