"""All legal moves of a position, from the compiled tables. Hot: a random walk asks it at every step."""

from typing import TYPE_CHECKING

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.table import DealRow, Draw
from qtsolitaire.rules.words import Lift, Move, Position, Verb

if TYPE_CHECKING:
    from qtsolitaire.rules.engine import Engine

NO_LIMIT = 1 << 30


def legal_moves(engine: "Engine", board: Position) -> list[Move]:
    """Every legal move: carries by source, size and target, then the stock, then removals."""
    moves = _carries(engine, board)
    if engine.table.rules:
        places = engine.places
        moves = [move for move in moves if all(rule.allows(board, places, move) for rule in engine.table.rules)]
    if engine.table.stock is not None:
        moves += _stock(engine, board)
    if engine.removable:
        moves += _removals(engine, board)
    return moves


def _carries(engine: "Engine", board: Position) -> list[Move]:
    piles, compiled, moves = board.piles, engine.piles, []
    landings = _landings(engine, board)
    wanted = 0  # cards that any target takes
    for _, mask, _ in landings:
        wanted |= mask
    new = tuple.__new__
    carry = Verb.CARRY
    for source in engine.sources:
        cards = piles[source]
        if not cards or (compiled[source].covers and engine.over(board, source) is not None):
            continue
        highest = liftable(engine, board, source)
        smallest = len(cards) if compiled[source].pile.lift is Lift.PILE else 1
        for size in range(smallest, highest + 1):
            head = cards[-size]
            if not wanted >> head & 1:
                continue
            for target, mask, takes in landings:
                if mask >> head & 1 and target != source and size <= takes:
                    if size > 1 and size > _room(engine, board, target):
                        continue
                    moves.append(new(Move, (carry, source, target, size)))
    return moves


def _landings(engine: "Engine", board: Position) -> list[tuple[int, int, int]]:
    """(target, mask of the cards it takes now, most cards in one carry) for every target that takes any."""
    piles, compiled, found = board.piles, engine.piles, []
    base = engine.base_of(board) if engine.has_base else 0
    for target, takes, full in engine.targets:
        cards = piles[target]
        if not cards:
            mask = compiled[target].first[base]
        elif full and len(cards) >= full:
            continue
        else:
            mask = compiled[target].onto[cards[-1]]
        if mask:
            found.append((target, mask, min(takes, full - len(cards)) if full else takes))
    return found


def _room(engine: "Engine", board: Position, target: int) -> int:
    sizes = engine.piles[target].pile.sizes
    return min((rule.most(board, engine.places, target) for rule in sizes), default=NO_LIMIT)


def liftable(engine: "Engine", board: Position, source: int) -> int:
    """How many of the pile's last cards may be lifted as one group now (for Lift.PILE: all or none)."""
    compiled, cards = engine.piles[source], board.piles[source]
    kind = compiled.pile.lift
    if kind is Lift.NOTHING or compiled.pile.final or not cards or cards[-1] >= FACE_DOWN:
        return 0
    if kind is Lift.TOP:
        return 1
    if kind is Lift.RUN:
        return _run_length(compiled.run, cards)
    shown = next((size for size, card in enumerate(reversed(cards)) if card >= FACE_DOWN), len(cards))
    return shown if kind is Lift.TAIL or shown == len(cards) else 0


def _run_length(masks: tuple[int, ...], cards: bytes) -> int:
    size, over = 1, cards[-1]
    for under in cards[-2::-1]:
        if not masks[under] >> over & 1:
            break
        size += 1
        over = under
    return size


def _stock(engine: "Engine", board: Position) -> list[Move]:
    word, held = engine.table.stock, len(board.piles[engine.stock])
    if isinstance(word, Draw):
        if held:
            return [engine.stock_move(board, Verb.DRAW)]
        used_up = word.redeals is not None and board.redeals >= word.redeals
        return [] if used_up or not board.piles[engine.waste] else [engine.stock_move(board, Verb.REDEAL)]
    if isinstance(word, DealRow) and held:
        move = engine.stock_move(board, Verb.DEAL)
        return [move] if all(rule.allows(board, engine.places, move) for rule in word.rules) else []
    return []


def _removals(engine: "Engine", board: Position) -> list[Move]:
    piles, moves = board.piles, []
    free = [
        place
        for place in engine.removable
        if piles[place] and piles[place][-1] < FACE_DOWN and engine.over(board, place) is None
    ]
    for position, one in enumerate(free):
        card = piles[one][-1]
        if engine.single >> card & 1:
            moves.append(Move(Verb.REMOVE, one, -1, 1))
        mask = engine.pairs[card]
        moves += [Move(Verb.REMOVE, one, other, 1) for other in free[position + 1 :] if mask >> piles[other][-1] & 1]
    return moves
