"""What can be done in a position of Klondike's family, in steps that cannot be taken back.

Only three things cannot be undone at once: a card leaves its place in a column, a card leaves the stock, and (with
final foundations) a card goes up. Between them the position wanders among states of which one is kept, the one with as
many loose cards up as go (``settle``). A step is one of the three with what it needs: hosts fetched from the
foundations, and from a stock whose every card can be had at any time, which is as good as a hand. Whatever else could
be fetched would go up again, or could be fetched later as well.

Kept states of one kind may differ: two hosts are ready, and the one that stays down holds the only card of their block.
A step that fetches the one and sends up the other leads from each to the other.
"""

from collections.abc import Iterator

from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_stock import reach

Log = tuple["Log", int, bool] | None
"""What was done, last first: (what was done before, card number, it went up; else it came to a column)."""

Work = tuple[int, int, int, Log]
"""A position in work: cards at rest, up and in play, and what was done."""

Step = tuple[State, Log]
"""A settled position, and what was done for it, but for the cards that went up by themselves."""


class Moves:
    """The steps of one board where only cards that have no host open columns."""

    def __init__(self, board: Board) -> None:
        """Prepare for ``board``."""
        self.board = board
        self.final = board.family.final
        self.hand = board.stock if board.free_stock else 0
        self.wanted_by = tuple(near.kids if self.final else near.line for near in board.near)

    def settle(self, state: State, done: list[int] | None = None) -> State:
        """The state with every card up that goes there without loss; ``done`` tells which, in order.

        Without loss go a loose card, since it can come back to its host, and a card of a stock that is as good as a
        hand, since the foundation is as good: both with foundations that give back; and any card when all that could
        ever lie on it is up.
        """
        board, hand, wanted_by = self.board, self.hand, self.wanted_by
        rest, up, drawn, redeals = state
        again = True
        while again:
            again = False
            rest, bases, _ = board.loosen(rest)
            loose = board.all & ~rest & ~up
            play, can_go = loose | bases, loose | bases | hand & rest
            gladly = 0 if self.final else can_go & ~bases
            for order, suit in zip(board.order, board.suits, strict=True):
                for number in order[(up & suit).bit_count() :]:
                    card = 1 << number
                    if not can_go & card or not (gladly & card or not wanted_by[number] & ~up):
                        break
                    if play & card and not board.is_free(number, play, rest):
                        break
                    again = True
                    rest &= ~card
                    play &= ~card
                    up |= card
                    if done is not None:
                        done.append(number)
        return State(rest, up, drawn, redeals)

    def steps(self, state: State) -> Iterator[Step]:
        """Every step from a settled state."""
        for rest, up, drawn, redeals, log in self._after(state):
            yield self.settle(State(rest, up, drawn, redeals)), log

    def _after(self, state: State) -> Iterator[tuple[int, int, int, int, Log]]:
        board = self.board
        rest, up, drawn, redeals = state
        _, bases, emptied = board.loosen(rest)
        play = board.all & ~rest & ~up | bases
        work = rest, up, play, None
        for after, gone, _, log in self._off_columns(work, bases, emptied):
            yield after, gone, drawn, redeals, log
        for after, gone, _, log in self._up(work, emptied):
            yield after, gone, drawn, redeals, log
        if self.hand:
            return
        for card, at, used in reach(board, rest, drawn, redeals):
            number = card.bit_length() - 1
            if board.is_next(number, up):
                yield rest ^ card, up | card, at, used, (None, number, True)
            for after, gone, _, log in self._with_host(number, work, emptied):
                yield after ^ card, gone, at, used, (log, number, False)

    def _off_columns(self, work: Work, bases: int, emptied: int) -> Iterator[Work]:
        """The open card of a column goes with its run to a host or an empty column."""
        while bases:
            card = bases & -bases
            bases ^= card
            number = card.bit_length() - 1
            for rest, up, play, log in self._with_host(number, work, emptied):
                yield rest ^ card, up, play, (log, number, False)

    def _up(self, work: Work, emptied: int) -> Iterator[Work]:
        """A card goes up that does not go by itself."""
        board = self.board
        rest, up, play, _ = work
        for order, suit in zip(board.order, board.suits, strict=True):
            height = (up & suit).bit_count()
            if height == len(order):
                continue
            number = order[height]
            card = 1 << number
            if play & card:
                near = board.near[number]
                for after, gone, now, log in self._with_room(near.like, near.kids, work, emptied):
                    if board.is_next(number, gone):
                        yield after & ~card, gone | card, now & ~card, (log, number, True)
            elif rest & card & self.hand:
                yield rest ^ card, up | card, play, (None, number, True)

    def _with_host(self, number: int, work: Work, emptied: int) -> Iterator[Work]:
        """The ways to make ready a place in the columns for this card."""
        near = self.board.near[number]
        if near.hosts:
            yield from self._with_room(near.hosts, near.mates, work, emptied)
        elif self.board.roots >> number & 1:
            rest, _, play, _ = work
            if emptied > (play & ~rest & self.board.roots).bit_count():
                yield work

    def _with_room(self, hosts: int, kids: int, work: Work, emptied: int) -> Iterator[Work]:
        """The ways to have a host of this block without a card: as it is, or with one more host fetched."""
        rest, up, play, _ = work
        if not kids or (play & hosts).bit_count() > (play & ~rest & kids).bit_count():
            yield work
            return
        away = hosts & ~play
        while away:
            card = away & -away
            away ^= card
            if up & card:
                if not self.final:
                    yield from self._fetched_down(card, work, emptied)
            elif rest & card & self.hand:
                number = card.bit_length() - 1
                for after, gone, now, log in self._with_host(number, work, emptied):
                    if after & card:
                        yield after ^ card, gone, now | card, (log, number, False)

    def _fetched_down(self, card: int, work: Work, emptied: int) -> Iterator[Work]:
        """The ways to bring a card down from its foundation, those over it first."""
        board = self.board
        up = work[1]
        if not up & card:
            yield work
            return
        suit = board.suit_of[card.bit_length() - 1]
        number = board.order[suit][(up & board.suits[suit]).bit_count() - 1]
        top = 1 << number
        for rest, gone, play, log in self._with_host(number, work, emptied):
            if gone & top:
                yield from self._fetched_down(card, (rest, gone ^ top, play | top, (log, number, False)), emptied)
