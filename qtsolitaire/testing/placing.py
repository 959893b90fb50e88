"""Positions written by hand: only the piles that matter are named."""

from qtsolitaire.rules.cards import face_down, from_letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role


def place(engine: Engine, redeals: int = 0, /, **piles: str) -> Position:
    """A position from card letters per pile id, the playable card last; piles left out are empty.

    ``t1="5C | 9H 8S"``: cards before the bar lie face down. The stock is written as it lies, its next card last, and
    lies face down.

    Raises:
        KeyError: no pile has such an id.
        ValueError: a word is no card.
    """
    laid = {engine.places.index(name): _cards(engine, name, text) for name, text in piles.items()}
    return Position(tuple(laid.get(index, b"") for index in range(len(engine.piles))), redeals)


def _cards(engine: Engine, name: str, text: str) -> bytes:
    hidden, bar, shown = text.rpartition("|")
    pile = engine.places.piles[engine.places.index(name)]
    down = [face_down(from_letters(word)) for word in hidden.split()]
    up = [from_letters(word) for word in shown.split()]
    if pile.role is Role.STOCK and not bar and not engine.stock_faces_up:
        down, up = [face_down(card) for card in up], []
    return bytes([*down, *up])
