"""Moves one by one for tables of Klondike's family where a card that has hosts may open a column too.

Here the emptied columns are spare places for every block: a block may have more cards in play than hosts, if the cards
over can open columns and columns are empty. Positions are the same sets of cards.
"""

from collections.abc import Iterator

from qtsolitaire.solving.builders_board import Board, State
from qtsolitaire.solving.builders_moves import Step
from qtsolitaire.solving.builders_stock import reach


class PlainMoves:
    """Every single move of one board."""

    def __init__(self, board: Board) -> None:
        """Prepare for ``board``."""
        self.board = board
        self.blocks = tuple({(near.hosts, near.mates) for near in board.near if near.hosts})

    def settle(self, state: State, done: list[int] | None = None) -> State:
        """The state with the cards loose that come loose by themselves; none goes up."""
        return self.board.loosen(state[0])[0], *state[1:]

    def steps(self, state: State) -> Iterator[Step]:
        """Every move from a settled state; where it leads is not settled."""
        board = self.board
        rest, up, drawn, redeals = state
        _, bases, emptied = board.loosen(rest)
        loose = board.all & ~rest & ~up
        tops = self._tops(up) if not board.family.final else 0
        open_cards = [(1 << n, drawn, redeals) for n in range(len(board.cards)) if (loose | bases | tops) >> n & 1]
        for card, at, used in (*open_cards, *reach(board, rest, drawn, redeals)):
            number = card.bit_length() - 1
            can_land = not loose & card and self._fits(loose | bases, loose | card, emptied, number)
            if can_land:
                yield (rest & ~card, up & ~card, at, used), (None, number, False)
            if board.is_next(number, up) and self._fits((loose | bases) & ~card, loose, emptied, -1):
                yield (rest & ~card, up | card, at, used), (None, number, True)

    def _tops(self, up: int) -> int:
        heights = [(up & suit).bit_count() for suit in self.board.suits]
        return sum(1 << order[h - 1] for order, h in zip(self.board.order, heights, strict=True) if h)

    def _fits(self, hosts: int, loose: int, emptied: int, landing: int) -> bool:
        """Is there a place for all loose cards, with these hosts and empty columns?"""
        board = self.board
        needed = (loose & board.roots).bit_count()
        if landing >= 0 and not board.near[landing].hosts and not board.roots >> landing & 1:
            return False
        for of_block, mates in self.blocks:
            over = (loose & mates).bit_count() - (hosts & of_block).bit_count()
            if over > 0:
                if over > (loose & mates & board.openers).bit_count():
                    return False
                needed += over
        return needed <= emptied
