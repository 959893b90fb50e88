"""Games of removed pairs whose stock comes round a limited number of times: decided exactly.

Here the order of the stock matters. A position is what is left of the board, which stock cards are left, how many of
them have been drawn, and how many redeals remain. Three things keep the search small:

- it branches only where cards leave: every card that drawing alone can bring to the top of the waste is one branch;
- a card that leaves alone leaves at once, from the waste too, since it can only cover others;
- what cannot be won with every stock card at hand (``pyramid``) cannot be won at all.
"""

from collections.abc import Iterator
from typing import NamedTuple

from qtsolitaire.rules.cards import rank
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.table import Draw
from qtsolitaire.rules.words import Move, Position, Verb
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.pyramid import STOCK_BITS, PairSearch, clears_by_rank, read

CHECK_EVERY = 64  # positions between two looks at the budget
MOST_KNOWN = 500_000  # positions remembered, some 250 bytes each; a search that needs more is UNDECIDED


class Loose(NamedTuple):
    """The cards of stock and waste, numbered in the order of drawing."""

    left: int  # bits of those not removed
    drawn: int  # those numbered below this lie on the waste; the last of them, number ``drawn - 1``, on top
    redeals: int  # that remain


class Taken(NamedTuple):
    """One step of a solution."""

    place: int  # of the board card
    other: int  # the board card it leaves with, -1: it leaves with the top of the waste
    loose: Loose  # how stock and waste lie then


def fits(engine: Engine) -> bool:
    """As ``pyramid``, with a limit of redeals.

    Draws of several cards stay outside: there a king taken off the waste changes which cards later draws show.
    """
    stock = engine.table.stock
    return clears_by_rank(engine) and isinstance(stock, Draw) and stock.size == 1 and stock.redeals is not None


def solve(engine: Engine, board: Position, budget: Budget) -> Answer:
    """WON with a line or LOST; UNDECIDED only where time or memory ends first."""
    search = _Search(engine, board, budget)
    verdict = search.run()
    line = _Line(engine, board).of(search) if verdict is Verdict.WON else ()
    return Answer(verdict, line, search.looked)


def redeals_left(engine: Engine, board: Position) -> int:
    """How often the waste may still be turned over, where that is limited."""
    word = engine.table.stock
    return word.redeals - board.redeals if isinstance(word, Draw) and word.redeals is not None else 0


class _Search:
    """Depth first; a position met again with no more redeals than before is not looked at again."""

    def __init__(self, engine: Engine, board: Position, budget: Budget) -> None:
        self.board = read(engine, board)
        self._singles = sum(1 << number for number, r in enumerate(self.board.ranks) if not self.board.partner[r])
        self.looked = 0
        self.steps: list[Taken] = []
        waste, stock = board.piles[engine.waste], board.piles[engine.stock]
        self._ranks = [rank(card) for card in waste + stock[::-1]]
        self._start = Loose((1 << len(self._ranks)) - 1, len(waste), redeals_left(engine, board))
        self._budget = budget
        self._relaxed = PairSearch(self.board, budget)
        self._known: dict[tuple[int, int, int], int] = {}
        self._free: dict[int, list[int]] = {}
        self._stocks: dict[int, int] = {}
        self._over = False

    def run(self) -> Verdict:
        if self._wins((1 << len(self.board.places)) - 1, self._start):
            return Verdict.WON
        return Verdict.UNDECIDED if self._over else Verdict.LOST

    def free(self, board: int) -> list[int]:
        """The board cards that nothing covers."""
        found = self._free.get(board)
        if found is None:
            covers = self.board.covers
            found = [number for number in range(len(covers)) if board >> number & 1 and not covers[number] & board]
            self._free[board] = found
        return found

    def _wins(self, board: int, loose: Loose) -> bool:
        while board & self._singles and (
            alone := sum(1 << number for number in self.free(board) if self._singles >> number & 1)
        ):
            board ^= alone
        if not board:
            return True
        if self._is_known(board, loose) or not self._relaxed.may_win(board, self._stock(loose.left)):
            return False
        return any(self._wins_after(*branch) for branch in self._branches(board, loose))

    def _wins_after(self, board: int, step: Taken, loose: Loose) -> bool:
        self.steps.append(step)
        if self._wins(board, loose):
            return True
        self.steps.pop()
        return False

    def _is_known(self, board: int, loose: Loose) -> bool:
        """True where looking at the position gives nothing new, or the budget is over."""
        key = (board, loose.left, (loose.left & (1 << loose.drawn) - 1).bit_length())
        if self._known.get(key, -1) >= loose.redeals or self._over:
            return True
        self._known[key] = loose.redeals
        self.looked += 1
        if self.looked % CHECK_EVERY == 0:
            self._over = self._budget.is_over(self.looked) or len(self._known) > MOST_KNOWN
        return False

    def _stock(self, left: int) -> int:
        """Cards per rank of stock and waste."""
        found = self._stocks.get(left)
        if found is None:
            found = sum(1 << STOCK_BITS * rank for number, rank in enumerate(self._ranks) if left >> number & 1)
            self._stocks[left] = found
        return found

    def _branches(self, board: int, loose: Loose) -> Iterator[tuple[int, Taken, Loose]]:
        """(board, step, stock and waste) after each pair: on the board first, then with the stock, nearest first."""
        free, ranks, partner = self.free(board), self.board.ranks, self.board.partner
        for turn, one in enumerate(free):
            for other in free[turn + 1 :]:
                if ranks[other] == partner[ranks[one]]:
                    yield board ^ (1 << one | 1 << other), Taken(one, other, loose), loose
        for now in self._tops(loose):
            mate = partner[self._ranks[now.drawn - 1]]
            after = Loose(now.left ^ 1 << now.drawn - 1, now.drawn, now.redeals)
            for one in free:
                if ranks[one] == mate:
                    yield board ^ 1 << one, Taken(one, -1, now), after

    def _tops(self, loose: Loose) -> Iterator[Loose]:
        """Stock and waste with each card on top that drawing brings there; after one redeal all have been there."""
        left, drawn, redeals = loose
        again = redeals > 0
        while True:
            top = (left & (1 << drawn) - 1).bit_length()
            if top and not self.board.partner[self._ranks[top - 1]]:
                left ^= 1 << top - 1
                continue
            if top:
                yield Loose(left, top, redeals)
            rest = left >> drawn << drawn
            if rest:
                drawn = (rest & -rest).bit_length()
            elif again and left:
                again, drawn, redeals = False, 0, redeals - 1
            else:
                return


class _Line:
    """Plays the steps of a solution on the game's own board."""

    def __init__(self, engine: Engine, board: Position) -> None:
        self.engine = engine
        self.board = board
        self.moves: list[Move] = []

    def of(self, search: _Search) -> tuple[Move, ...]:
        self._singles(search)
        for step in search.steps:
            place = search.board.places[step.place]
            if step.other >= 0:
                self._play(Move(Verb.REMOVE, place, search.board.places[step.other], 1))
            else:
                self._draw_to(step.loose)
                self._play(Move(Verb.REMOVE, place, self.engine.waste, 1))
            self._singles(search)
        return tuple(self.moves)

    def _play(self, move: Move) -> None:
        self.moves.append(move)
        self.board = self.engine.play(self.board, move).after

    def _singles(self, search: _Search) -> None:
        """Take off every open card that leaves alone."""
        again = True
        while again:
            again = False
            for place in search.board.places:
                is_open = self.board.piles[place] and not self.engine.is_covered(self.board, place)
                if is_open and self.engine.single >> (self.board.piles[place][-1] & 63) & 1:
                    self._play(Move(Verb.REMOVE, place, NO_PILE, 1))
                    again = True

    def _draw_to(self, loose: Loose) -> None:
        """Draw, and take single cards off the waste, until stock and waste lie so."""
        engine = self.engine
        held = (loose.left & (1 << loose.drawn) - 1).bit_count()
        while True:
            waste, stock = self.board.piles[engine.waste], self.board.piles[engine.stock]
            if waste and engine.single >> (waste[-1] & 63) & 1:
                self._play(Move(Verb.REMOVE, engine.waste, NO_PILE, 1))
            elif (len(waste), len(stock)) == (held, loose.left.bit_count() - held) and redeals_left(
                engine, self.board
            ) == loose.redeals:
                return
            else:
                self._play(engine.stock_move(self.board, Verb.DRAW if stock else Verb.REDEAL))
