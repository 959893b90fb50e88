"""A position as text that people read and ``board_reading`` reads back exactly."""

from collections.abc import Iterable

from qtsolitaire.rules.board_options import options_text
from qtsolitaire.rules.board_places import CELLS, FOUNDATIONS, Lines, built, height_text, lines_of
from qtsolitaire.rules.board_text import BAR
from qtsolitaire.rules.cards import FACE_DOWN, letters
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role

EMPTY = "(empty)"
NOTHING = "-"
GONE = "."

_ORDER = (Role.FOUNDATION, Role.CELL, Role.RESERVE, Role.TABLEAU, Role.STOCK, Role.WASTE)


def write(engine: Engine, board: Position, code: str | None = None) -> str:
    """The board as ``key: value`` lines, one line end after each; ``code`` is the deal it comes from, if any."""
    return "".join(f"{key}: {value}\n" for key, value in pairs(engine, board, code))


def pairs(engine: Engine, board: Position, code: str | None = None) -> list[tuple[str, str]]:
    """The same lines as keys and values: game, options, code, redeals used, then the piles."""
    options = options_text(engine.variant, engine.options)
    head = [("variant", engine.variant.id), ("options", options), ("code", code or "")]
    head.append(("redeals used", str(board.redeals) if board.redeals else ""))
    return [(key, value) for key, value in head if value] + _piles(engine, board)


def _piles(engine: Engine, board: Position) -> list[tuple[str, str]]:
    lines = lines_of(engine)
    compact = _is_compact(lines, board)
    found: list[tuple[str, str]] = []
    for role in _ORDER:
        if role is Role.FOUNDATION and compact:
            found.append((FOUNDATIONS, _heights(lines, board)))
            continue
        for key, group in lines.together.items():
            if engine.places.piles[group[0]].role is role:
                found.append((key, _one_by_one(board, group, NOTHING if key == CELLS else GONE)))
        alone = [index for index in lines.alone if engine.places.piles[index].role is role]
        told = [index for index in alone if _is_told(engine, board, index)]
        found += [(engine.places.piles[index].id, _pile(engine, board, index)) for index in told]
    return found


def _is_told(engine: Engine, board: Position, index: int) -> bool:
    """Empty foundations are left out, but not the place of removed cards: without it the missing ones lie there."""
    is_foundation = engine.places.piles[index].role is Role.FOUNDATION
    return bool(board.piles[index]) or not is_foundation or index == engine.out


def _is_compact(lines: Lines, board: Position) -> bool:
    """True where every foundation is exactly its suit from the ace up."""
    fits = (board.piles[index] == built(suit, len(board.piles[index])) for suit, index in lines.suited)
    return bool(lines.suited) and all(fits)


def _heights(lines: Lines, board: Position) -> str:
    return " ".join(height_text(suit, len(board.piles[index])) for suit, index in lines.suited)


def _one_by_one(board: Position, group: Iterable[int], nothing: str) -> str:
    """Places of one card each, empty ones too, so that each keeps its place."""
    cards = [board.piles[index] for index in group]
    return " ".join(_marked(each[0], FACE_DOWN) if each else nothing for each in cards)


def _pile(engine: Engine, board: Position, index: int) -> str:
    """The pile from its deepest card on; the stock from its next card on."""
    pile, cards = engine.places.piles[index], board.piles[index]
    if not cards:
        return EMPTY
    if index == engine.stock:
        usual = 0 if engine.stock_faces_up else FACE_DOWN
        return " ".join(_marked(each, FACE_DOWN, usual) for each in reversed(cards))
    hidden = sum(1 for each in cards if each >= FACE_DOWN)
    if any(each >= FACE_DOWN for each in cards[hidden:]):
        return " ".join(_marked(each, FACE_DOWN) for each in cards)
    if not hidden and not (pile.role is Role.TABLEAU and _deals_hidden(engine)):
        return " ".join(map(letters, cards))
    return " ".join([*map(letters, cards[:hidden]), BAR, *map(letters, cards[hidden:])])


def _deals_hidden(engine: Engine) -> bool:
    """True where the deal lays face-down cards into the tableau: its columns show the bar always."""
    columns = {engine.places.piles[index].id for index in engine.places.of(Role.TABLEAU)}
    return any(word.up is not None and columns.intersection(word.to) for word in engine.table.deal)


def _marked(card: int, face: int, usual: int = 0) -> str:
    """The card, with ``-`` for face down or ``+`` for face up where it does not lie as usual."""
    if card & face == usual:
        return letters(card)
    return ("-" if card & face else "+") + letters(card)
