"""Which cards of a stock can be brought to the top of the waste, and where the stock stands after they are played."""

from collections.abc import Iterator

from qtsolitaire.solving.builders_board import Board, State

Stand = tuple[int, int]
"""Redeals used, cards drawn since."""


def reach(board: Board, rest: int, drawn: int, redeals: int) -> Iterator[tuple[int, int, int]]:
    """(card as a set, drawn after it left, redeals used) for each card that draws alone can bring up.

    A card that can be had in this pass is not taken in the next one: it leaves the same cards and uses a redeal more.
    """
    held = []
    left = rest & board.stock
    while left:
        card = left & -left
        held.append(card)
        left ^= card
    if not held:
        return
    size, limit, end = board.family.draw, board.family.redeals, len(held)
    now = {*range(drawn + size - 1, end, size)}
    if drawn < end:
        now.add(end - 1)
    if drawn:
        now.add(drawn - 1)
    for at in sorted(now):
        yield held[at], board.settled_drawn(at, end - 1), redeals
    if limit is None or redeals < limit:
        used = redeals if limit is None else redeals + 1
        for at in sorted({*range(size - 1, end, size), end - 1} - now):
            yield held[at], board.settled_drawn(at, end - 1), used


class Stands:
    """The stands of the stock seen with each set of cards, less those to which draws alone lead from others."""

    def __init__(self, board: Board) -> None:
        """Nothing has been seen."""
        self._stock = board.stock
        self._size = board.family.draw
        self._limited = board.family.redeals is not None
        self._seen: dict[tuple[int, int], tuple[Stand, ...]] = {}

    def is_news(self, state: State) -> bool:
        """False where a stand seen before, or draws from it, gave this one; else it is kept."""
        rest, up, drawn, redeals = state
        cards = rest, up
        seen = self._seen.get(cards, ())
        if seen:
            held = (rest & self._stock).bit_count()
            if any(self._leads(stand, (redeals, drawn), held) for stand in seen):
                return False
        self._seen[cards] = (*seen, (redeals, drawn))
        return True

    def _leads(self, one: Stand, other: Stand, held: int) -> bool:
        """Do draws alone lead from one to the other? Without a limit nothing drawn stands for every whole draw."""
        if one == other:
            return True
        whole = other[1] % self._size == 0 or other[1] == held
        if not self._limited:
            return whole or (0 < one[1] < other[1] and (other[1] - one[1]) % self._size == 0)
        if one[0] != other[0]:
            return one[0] < other[0] and whole
        return one[1] < other[1] and ((other[1] - one[1]) % self._size == 0 or other[1] == held)
