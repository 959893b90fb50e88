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
"""A position, and what was done for it, but for the cards that went up by themselves."""


class Moves:
    """The steps of one board where only cards that have no host open columns."""

    def __init__(self, board: Board, in_hand: bool = False) -> None:
        """Prepare for ``board``; ``in_hand`` gives every stock card at any time, whatever the table says."""
        self.board = board
        self.final = board.family.final
        self.hand = board.stock if board.free_stock or in_hand else 0
        self.under = tuple(self._under(number) for number in range(len(board.cards)))
        self.wanted_by = tuple(map(self._wanted_by, range(len(board.cards))))
        self.like = tuple(near.like for near in board.near)
        self.kids = tuple(near.kids for near in board.near)
        self.suits = tuple(zip(board.order, board.suits, strict=True))

    def _under(self, number: int) -> int:
        """The cards below this one in its foundation, the whole suit where it can never go up."""
        suit = self.board.suit_of[number]
        order = self.board.order[suit]
        if number not in order:
            return self.board.all
        return sum(1 << lower for lower in order[: order.index(number)])

    def _wanted_by(self, number: int) -> int:
        """The cards for which this one, or one below it in its foundation, could ever be wanted in play."""
        near = self.board.near
        if self.final:
            return near[number].kids
        wanted = near[number].line
        for lower, line in enumerate(near):
            if self.under[number] >> lower & 1:
                wanted |= line.line
        return wanted

    def settle(self, state: State, done: list[int] | None = None) -> State:
        """The state with every card up that goes there without loss; ``done`` tells which, in order.

        Without loss go, with foundations that give back, a loose card, since it can come back to its host; and a card
        that is never wanted again, since all is up that could ever lie on it or on those below it in its foundation.
        A card in hand does not go up for nothing: it would keep those below it from coming back.
        """
        rest, up, drawn, redeals = state
        while True:
            rest, bases, _ = self.board.loosen(rest)
            before = rest
            rest, up = self._send_up(rest, up, bases, done)
            if not (before ^ rest) & bases:
                return rest, up, drawn, redeals

    def _send_up(self, rest: int, up: int, bases: int, done: list[int] | None) -> tuple[int, int]:
        """Cards at rest and up when all has gone up that may, but for cards that come open by it."""
        wanted_by, like, kids = self.wanted_by, self.like, self.kids
        play = self.board.all & ~rest & ~up | bases
        can_go = play | self.hand & rest
        gladly = 0 if self.final else play & ~bases
        again = True
        while again:
            again = False
            for order, suit in self.suits:
                for number in order[(up & suit).bit_count() :]:
                    card = 1 << number
                    if not can_go & card or not (gladly & card or not wanted_by[number] & ~up):
                        break
                    over = (play & ~rest & kids[number]).bit_count() if play & card else 0
                    if over and over >= (play & like[number]).bit_count():
                        break
                    again = True
                    rest &= ~card
                    play &= ~card
                    up |= card
                    if done is not None:
                        done.append(number)
        return rest, up

    def steps(self, state: State) -> Iterator[Step]:
        """Every step from a settled state; where it leads is not settled."""
        board = self.board
        rest, up, drawn, redeals = state
        _, bases, emptied = board.loosen(rest)
        work = rest, up, board.all & ~rest & ~up | bases, None
        for after, gone, _, log in self._off_columns(work, bases, emptied):
            yield (after, gone, drawn, redeals), log
        for after, gone, _, log in self._up(work, emptied):
            yield (after, gone, drawn, redeals), log
        if not self.hand:
            yield from self._off_stock(state, work, emptied)

    def _off_stock(self, state: State, work: Work, emptied: int) -> Iterator[Step]:
        """A card that draws bring up goes to its foundation or a column."""
        rest, up, drawn, redeals = state
        for card, at, used in reach(self.board, rest, drawn, redeals):
            number = card.bit_length() - 1
            if self.board.is_next(number, up):
                yield (rest ^ card, up | card, at, used), (None, number, True)
                if not self.final:
                    continue  # from there it can come to a column
            for after, gone, _, log in self._with_host(number, work, emptied):
                yield (after ^ card, gone, at, used), (log, number, False)

    def _off_columns(self, work: Work, bases: int, emptied: int) -> Iterator[Work]:
        """The open card of a column goes with its run to a host or an empty column."""
        while bases:
            card = bases & -bases
            bases ^= card
            number = card.bit_length() - 1
            for rest, up, play, log in self._with_host(number, work, emptied):
                yield rest ^ card, up, play, (log, number, False)

    def _up(self, work: Work, emptied: int) -> Iterator[Work]:
        """A card in play goes up that does not go by itself, cards in hand before it."""
        rest, up, play, _ = work
        for order, suit in self.suits:
            waiting = (number for number in order[(up & suit).bit_count() :] if not (rest & self.hand) >> number & 1)
            number = next(waiting, -1)
            if number >= 0 and play >> number & 1:
                for ready in self._with_room(self.like[number], self.kids[number], work, emptied):
                    yield from self._sent_up(number, ready)

    def _sent_up(self, number: int, work: Work) -> Iterator[Work]:
        """The card goes up, if those below it are there or in hand."""
        rest, up, play, log = work
        before = self.under[number] & ~up
        if before & ~(rest & self.hand):
            return
        for lower in self.board.order[self.board.suit_of[number]]:
            if before >> lower & 1:
                log = log, lower, True
        going = before | 1 << number
        yield rest & ~going, up | going, play & ~going, (log, number, True)

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
        away = hosts & ~play & (rest & self.hand if self.final else rest & self.hand | up)
        while away:
            card = away & -away
            away ^= card
            if up & card:
                yield from self._fetched_down(card, work, emptied)
                continue
            number = card.bit_length() - 1
            for after, gone, now, log in self._with_host(number, work, emptied):
                if after & card:
                    yield after ^ card, gone, now | card, (log, number, False)

    def _fetched_down(self, card: int, work: Work, emptied: int) -> Iterator[Work]:
        """The ways to bring a card down from its foundation, those over it first."""
        board, up = self.board, work[1]
        if not up & card:
            yield work
            return
        suit = board.suit_of[card.bit_length() - 1]
        number = board.order[suit][(up & board.suits[suit]).bit_count() - 1]
        top = 1 << number
        for rest, gone, play, log in self._with_host(number, work, emptied):
            if gone & top:
                yield from self._fetched_down(card, (rest, gone ^ top, play | top, (log, number, False)), emptied)
