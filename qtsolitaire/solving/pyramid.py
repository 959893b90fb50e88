"""Games of removed pairs under a pyramid of covered cards, without a limit of redeals: decided exactly.

Every card of stock and waste can be brought to the top of the waste again and again, so a position is the set of board
cards left and how many stock cards of each rank there are. Two things make it small (the argument is written out in
``_forced``): a card that leaves alone leaves at once, and ranks whose need the stock meets leave as soon as exposed.
"""

from functools import cache
from typing import NamedTuple

from qtsolitaire.rules.cards import KING, RANKS, Suit, card, rank
from qtsolitaire.rules.compile import Masks
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.outcomes import tableau_gone
from qtsolitaire.rules.table import Draw
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget

CHECK_EVERY = 256  # positions between two looks at the budget
STOCK_BITS = 4  # per rank in the packed stock: up to 15 cards of one rank
MOST_OF_A_RANK = (1 << STOCK_BITS) - 1


class Removed(NamedTuple):
    """One step of a solution: a board card leaves with another, with a stock card, or alone."""

    place: int  # index into Board.places
    other: int  # index into Board.places, WITH_STOCK or ALONE


WITH_STOCK, ALONE = -1, -2


class Board(NamedTuple):
    """What the search reads from a table and a position."""

    places: tuple[int, ...]  # pile indexes of the cards still on the board
    ranks: tuple[int, ...]  # their ranks
    covers: tuple[int, ...]  # for each the bits of the cards that lie over it
    of_rank: tuple[int, ...]  # the bits of the board cards of each rank 0..13
    stock: int  # stock and waste cards per rank, STOCK_BITS each
    partner: tuple[int, ...]  # the rank that a rank leaves with, 0 for ranks that leave alone


def fits(engine: Engine) -> bool:
    """A removal by rank with one partner each, a stock drawn singly without limit, won when the board is clear."""
    stock = engine.table.stock
    return clears_by_rank(engine) and isinstance(stock, Draw) and stock.size == 1 and stock.redeals is None


def clears_by_rank(engine: Engine) -> bool:
    """The same, drawn in any size and with any limit of redeals."""
    table = engine.table
    if table.removal is None or not isinstance(table.stock, Draw) or table.goal is not tableau_gone or table.after:
        return False
    if engine.waste not in engine.removable or engine.sources:
        return False
    board = [pile for pile in engine.removable if pile != engine.waste]
    if any(engine.piles[pile].pile.full != 1 for pile in board) or set(board) != set(engine.places.of(Role.TABLEAU)):
        return False
    return partners(engine) is not None


def partners(engine: Engine) -> tuple[int, ...] | None:
    """For each rank 0..13 its partner's rank, 0 where it leaves alone; None where the rules are not of this kind."""
    return _partners(engine.pairs, engine.single)


@cache
def _partners(pairs: Masks, single: int) -> tuple[int, ...] | None:
    found = [0] * (KING + 1)
    for one in RANKS:
        alone = {single >> card(one, suit) & 1 for suit in Suit}
        mates = {_mate(pairs[card(one, suit)]) for suit in Suit}
        mate = mates.pop()
        if mates or mate is None or alone != {0 if mate else 1}:
            return None
        found[one] = mate
    return tuple(found) if all(found[found[r]] == r and found[r] != r for r in RANKS if found[r]) else None


def _mate(mask: int) -> int | None:
    """The one rank whose four cards these are, 0 for no card at all, None for any other set."""
    if not mask:
        return 0
    found = rank(mask.bit_length() - 1)
    return found if mask == sum(1 << card(found, suit) for suit in Suit) else None


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line or LOST; UNDECIDED only where the budget ends first."""
    search = PairSearch(read(engine, board), budget)
    verdict = search.run()
    line = as_moves(engine, board, search.board, search.steps) if verdict is Verdict.WON else ()
    return Answer(verdict, line, search.looked)


def read(engine: Engine, board: Position) -> Board:
    """The board as bits: bit n is the n-th remaining card."""
    partner = partners(engine) or ()
    places = tuple(pile for pile in engine.removable if pile != engine.waste and board.piles[pile])
    bit = {pile: 1 << number for number, pile in enumerate(places)}
    ranks = tuple(rank(board.piles[pile][-1]) for pile in places)
    covers = tuple(sum(bit.get(cover, 0) for cover in engine.piles[pile].covers) for pile in places)
    of_rank = [sum(bit[p] for p, r in zip(places, ranks, strict=True) if r == wanted) for wanted in range(KING + 1)]
    loose = [rank(c) for pile in (engine.stock, engine.waste) for c in board.piles[pile]]
    stock = sum(min(loose.count(r), MOST_OF_A_RANK) << STOCK_BITS * r for r in RANKS)
    return Board(places, ranks, covers, tuple(of_rank), stock, partner)


class PairSearch:
    """Depth first, every lost position remembered."""

    def __init__(self, board: Board, budget: Budget) -> None:
        self.board = board
        self.budget = budget
        self.looked = 0
        self.steps: list[Removed] = []
        self._lost: set[tuple[int, int]] = set()
        self._won: set[tuple[int, int]] = set()
        self._over = False

    def run(self) -> Verdict:
        """Search the whole board; where it is won, ``steps`` tells how."""
        if self._wins((1 << len(self.board.places)) - 1, self.board.stock):
            return Verdict.WON
        return Verdict.UNDECIDED if self._over else Verdict.LOST

    def may_win(self, left: int, stock: int) -> bool:
        """False only where these cards are proved never to leave, whatever the order of the stock."""
        key = (left, stock)
        if key in self._won:
            return True
        if not self._wins(left, stock):
            return self._over
        self._won.add(key)
        self.steps.clear()
        return True

    def _wins(self, left: int, stock: int) -> bool:
        """Can these cards leave; the steps that do it are appended where they can."""
        kept = len(self.steps)
        left, stock = self._forced(left, stock)
        if not left:
            return True
        key = (left, stock)
        if key not in self._lost and not self._is_over():
            for after, taken, step in self._branches(left, stock):
                self.steps.append(step)
                if self._wins(after, taken):
                    return True
                self.steps.pop()
            self._lost.add(key)
        del self.steps[kept:]
        return False

    def _is_over(self) -> bool:
        self.looked += 1
        if self.looked % CHECK_EVERY == 0 and self.budget.is_over(self.looked):
            self._over = True
        return self._over

    def _free(self, left: int) -> list[int]:
        covers = self.board.covers
        return [number for number in range(len(covers)) if left >> number & 1 and not covers[number] & left]

    def _forced(self, left: int, stock: int) -> tuple[int, int]:
        """Take off what can leave without loss, until nothing more can.

        A card that leaves alone uncovers others and is nobody's partner. Of two partner ranks whose board cards all
        find a partner in the stock, no card is needed by another: each may leave with the stock at once.
        """
        again = True
        while again:
            again = False
            for number in self._free(left):
                mate = self.board.partner[self.board.ranks[number]]
                if not mate or self._is_met(left, stock, self.board.ranks[number], mate):
                    left &= ~(1 << number)
                    stock -= 1 << STOCK_BITS * mate if mate else 0
                    self.steps.append(Removed(number, WITH_STOCK if mate else ALONE))
                    again = True
        return left, stock

    def _is_met(self, left: int, stock: int, one: int, mate: int) -> bool:
        of_rank = self.board.of_rank
        return (
            stock >> STOCK_BITS * mate & MOST_OF_A_RANK >= (of_rank[one] & left).bit_count()
            and stock >> STOCK_BITS * one & MOST_OF_A_RANK >= (of_rank[mate] & left).bit_count()
        )

    def _branches(self, left: int, stock: int) -> list[tuple[int, int, Removed]]:
        """(board, stock, step) after each pair; pairs on the board first, since they save stock cards."""
        board, free = self.board, self._free(left)
        found, with_stock = [], []
        for turn, one in enumerate(free):
            mate = board.partner[board.ranks[one]]
            for other in free[turn + 1 :]:
                if board.ranks[other] == mate:
                    found.append((left & ~(1 << one | 1 << other), stock, Removed(one, other)))
            if stock >> STOCK_BITS * mate & MOST_OF_A_RANK:
                with_stock.append((left & ~(1 << one), stock - (1 << STOCK_BITS * mate), Removed(one, WITH_STOCK)))
        return found + with_stock


def as_moves(engine: Engine, board: Position, read: Board, steps: list[Removed]) -> tuple[Move, ...]:
    """The steps as moves, in the order that draws least: what needs no stock card first, then the next card wanted."""
    moves: list[Move] = []
    waiting = list(steps)
    while waiting:
        fitting = (step for step in waiting if _is_open(engine, board, read, step))
        step = next((step for step in fitting if _can_go(engine, board, read, step)), None)
        if step is None:
            verb = Verb.DRAW if board.piles[engine.stock] else Verb.REDEAL
            move = engine.stock_move(board, verb)
        else:
            waiting.remove(step)
            mate = engine.waste if step.other == WITH_STOCK else NO_PILE
            move = Move(Verb.REMOVE, read.places[step.place], mate if step.other < 0 else read.places[step.other], 1)
        moves.append(move)
        board = engine.play(board, move).after
    return tuple(moves)


def _is_open(engine: Engine, board: Position, read: Board, step: Removed) -> bool:
    ends = [step.place] + [step.other] * (step.other >= 0)
    return not any(engine.is_covered(board, read.places[end]) for end in ends)


def _can_go(engine: Engine, board: Position, read: Board, step: Removed) -> bool:
    """Does an open step need no stock card, or the one that lies on the waste."""
    waste = board.piles[engine.waste]
    return step.other != WITH_STOCK or (bool(waste) and rank(waste[-1]) == read.partner[read.ranks[step.place]])
