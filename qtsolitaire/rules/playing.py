"""What a move does: a new position and the events that happened, in order."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.words import Event, Move, Position, Step, Verb, What

if TYPE_CHECKING:
    from qtsolitaire.rules.engine import Engine

MOST_CONSEQUENCES = 1000
"""More in one action is a declaration that never comes to rest."""

_UP = bytes(byte & 63 for byte in range(128)) + bytes(range(128, 256))
_DOWN = bytes(byte | FACE_DOWN for byte in range(128)) + bytes(range(128, 256))


def play(engine: "Engine", board: Position, move: Move) -> Step:
    """Carry out a legal move and its consequences."""
    if move.verb == Verb.CARRY and not engine.table.after:
        return _plain_carry(board, move)
    happened = _own_events(engine, board, move)
    redeals = board.redeals + (1 if move.verb == Verb.REDEAL and engine.counts_redeals else 0)
    after = Position(tuple(_moved(engine, board.piles, happened)), redeals)
    return _settle(engine, after, happened)


def _plain_carry(board: Position, move: Move) -> Step:
    _, source, target, size = move
    piles = list(board.piles)
    cards = piles[source][-size:]
    piles[source] = piles[source][:-size]
    piles[target] += cards
    after = tuple.__new__(Position, (tuple(piles), board.redeals))
    event = tuple.__new__(Event, (What.CARRIED, source, target, cards))
    return tuple.__new__(Step, (after, (event,)))


def _own_events(engine: "Engine", board: Position, move: Move) -> list[Event]:
    verb, source, target, size = move
    cards = board.piles[source]
    if verb == Verb.CARRY:
        return [Event(What.CARRIED, source, target, cards[-size:])]
    if verb == Verb.DRAW:
        return [Event(What.DRAWN, source, target, cards[-size:])]
    if verb == Verb.REDEAL:
        return [Event(What.REDEALT, source, target, cards)]
    if verb == Verb.DEAL:
        row = engine.row[: len(cards)]
        return [Event(What.DEALT, source, pile, cards[-1 - turn :][:1]) for turn, pile in enumerate(row)]
    ends = (source,) if target < 0 else (source, target)
    return [Event(What.REMOVED, end, engine.out, board.piles[end][-1:]) for end in ends]


def landed(engine: "Engine", event: Event) -> bytes:
    """The event's cards as they lie in the target afterwards: order and faces."""
    what, cards = event.what, event.cards
    if what == What.DRAWN:
        return cards[::-1].translate(_UP)
    if what == What.REDEALT:
        return cards[::-1] if engine.stock_faces_up else cards[::-1].translate(_DOWN)
    if what in (What.DEALT, What.TURNED_UP, What.REFILLED):
        return cards.translate(_UP)
    return cards


def _moved(engine: "Engine", before: Sequence[bytes], events: Sequence[Event]) -> list[bytes]:
    piles = list(before)
    for event in events:
        size = len(event.cards)
        if not size or piles[event.source][-size:] != event.cards:
            raise VariantProblem("variant.event_of_absent_cards", pile=engine.places.piles[event.source].id)
        piles[event.source] = piles[event.source][:-size]
        piles[event.target] += landed(engine, event)
    return piles


def _settle(engine: "Engine", board: Position, happened: list[Event]) -> Step:
    """Ask the consequences, in declared order, again after each, until none has anything to do."""
    touched = frozenset(pile for event in happened for pile in (event.source, event.target))
    while engine.table.after:
        event = _next_event(engine, board, touched)
        if event is None:
            break
        happened.append(event)
        if len(happened) > MOST_CONSEQUENCES:
            raise VariantProblem("variant.never_at_rest")
        board = Position(tuple(_moved(engine, board.piles, [event])), board.redeals)
        touched |= {event.source, event.target}
    return Step(board, tuple(happened))


def _next_event(engine: "Engine", board: Position, touched: frozenset[int]) -> Event | None:
    for consequence in engine.table.after:
        event = consequence.next(board, engine.places, touched)
        if event is not None:
            return event
    return None


def take_back(piles: Sequence[bytes], events: Sequence[Event]) -> tuple[bytes, ...]:
    """The piles before these events: drop from the target, append to the source, last event first."""
    before = list(piles)
    for event in reversed(events):
        before[event.target] = before[event.target][: len(before[event.target]) - len(event.cards)]
        before[event.source] += event.cards
    return tuple(before)
