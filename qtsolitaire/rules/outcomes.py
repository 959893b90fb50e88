"""The stock of goals and consequences: when a game is won, and what the board does by itself."""

from qtsolitaire.rules.cards import ACE, FACE_DOWN, KING
from qtsolitaire.rules.table import Consequence, Goal
from qtsolitaire.rules.words import Event, Places, Position, Role, What

RUN_LENGTH = KING - ACE + 1


def _not_on_foundations(board: Position, places: Places) -> int:
    foundations = set(places.of(Role.FOUNDATION))
    return sum(len(pile) for index, pile in enumerate(board.piles) if index not in foundations)


def _in_tableau(board: Position, places: Places) -> int:
    return sum(len(board.piles[index]) for index in places.of(Role.TABLEAU))


all_on_foundations = Goal("all_on_foundations", _not_on_foundations)
tableau_gone = Goal("tableau_gone", _in_tableau)


def _turn_up(board: Position, places: Places, touched: frozenset[int]) -> Event | None:
    uncovered = (under for pile in touched for under in places.under(pile))
    for index in sorted(touched.union(uncovered).intersection(places.of(Role.TABLEAU))):
        pile = board.piles[index]
        covered = any(board.piles[places.index(over)] for over in places.piles[index].covered_by)
        if pile and pile[-1] >= FACE_DOWN and not covered:
            return Event(What.TURNED_UP, index, index, pile[-1:])
    return None


turn_up = Consequence("turn_up", _turn_up)
"""A face-down card that becomes a column's last, or that nothing covers any more, turns up (KL-03)."""


def is_complete_run(cards: bytes) -> bool:
    """Thirteen face-up cards of one suit, king to ace."""
    king = cards[0] if cards else 0
    return (
        len(cards) == RUN_LENGTH
        and king & 15 == KING
        and king < FACE_DOWN
        and all(card == king - step for step, card in enumerate(cards))
    )


def _collect_runs(board: Position, places: Places, touched: frozenset[int]) -> Event | None:
    free = next((place for place in places.of(Role.FOUNDATION) if not board.piles[place]), None)
    if free is None:
        return None
    for index in sorted(touched.intersection(places.of(Role.TABLEAU))):
        tail = board.piles[index][-RUN_LENGTH:]
        if is_complete_run(tail):
            return Event(What.COLLECTED, index, free, tail)
    return None


collect_runs = Consequence("collect_runs", _collect_runs)
"""A complete same-suit run leaves for the next free foundation (SP-03)."""


def _refill(board: Position, places: Places, touched: frozenset[int]) -> Event | None:
    for column in sorted(touched.intersection(places.of(Role.TABLEAU))):
        for reserve in places.of(Role.RESERVE):
            if not board.piles[column] and board.piles[reserve]:
                return Event(What.REFILLED, reserve, column, board.piles[reserve][-1:])
    return None


refill = Consequence("refill", _refill)
"""A column that an action empties is filled from the reserve, while that has cards."""
