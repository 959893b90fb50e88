"""Which cards of a stock can be brought to the top of the waste, and where the stock stands after they are played."""

from collections.abc import Iterator

from qtsolitaire.solving.builders_board import Board


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
