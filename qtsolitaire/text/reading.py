"""Names of cards and piles, and what an action did, as a screen reader says them."""

from collections.abc import Sequence
from typing import Any

from qtsolitaire.rules import clicks
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Event, Move, Position, Step, What
from qtsolitaire.text.speech import Speech

_SAID = {
    What.CARRIED: "carried",
    What.DRAWN: "drawn",
    What.REDEALT: "redealt",
    What.DEALT: "dealt",
    What.REMOVED: "removed",
    What.COLLECTED: "collected",
    What.TURNED_UP: "turned_up",
    What.REFILLED: "refilled",
}


def listed(parts: Sequence[str]) -> str:
    """Several things one after the other."""
    return ", ".join(parts)


def pile(speech: Speech, engine: Engine, board: Position, index: int) -> str:
    """The pile and how many cards lie there: "column 3, 5 cards"."""
    held, name = len(board.piles[index]), speech.pile(engine, index)
    return speech.say("read.pile", n=held, pile=name) if held else speech.say("read.empty", pile=name)


def card(speech: Speech, engine: Engine, board: Position, index: int, depth: int) -> str:
    """One card, where it lies and where it can go; a face-down one is called just that."""
    cards = board.piles[index]
    face, size = cards[depth], len(cards) - depth
    args: dict[str, Any] = {"card": speech.card_long(face), "pile": speech.pile(engine, index)}
    column = len(cards) > 1 and engine.piles[index].pile.fan is not engine.piles[index].pile.fan.NONE
    if column:
        args |= {"place": depth + 1, "count": len(cards)}
    kind = "card" if column else "alone"
    if face >= FACE_DOWN:
        return speech.say(f"read.{kind}", **args)
    if index in engine.removable:
        return _removable(speech, engine, board, index, args)
    found = clicks.targets(engine, board, index, size)
    if not found:
        return speech.say(f"read.{kind}", **args)
    return speech.say(f"read.{kind}.to", targets=_targets(speech, engine, board, found), **args)


def _removable(speech: Speech, engine: Engine, board: Position, index: int, args: dict[str, Any]) -> str:
    if engine.is_covered(board, index):
        return speech.say("read.alone.covered", **args)
    if isinstance(clicks.click(engine, board, index, 1), Move):
        return speech.say("read.alone.leaves", **args)
    found = clicks.targets(engine, board, index, 1)
    if not found:
        return speech.say("read.alone", **args)
    return speech.say("read.alone.pair", targets=_targets(speech, engine, board, found), **args)


def _targets(speech: Speech, engine: Engine, board: Position, piles: Sequence[int]) -> str:
    """Where cards can go, by the card there; of several alike empty places the first."""
    told: dict[str, None] = {}
    seen = set()
    for index in piles:
        cards = board.piles[index]
        if cards:
            told[speech.say("read.target.card", card=speech.card_long(cards[-1]))] = None
        elif (role := engine.places.piles[index].role) not in seen:
            seen.add(role)
            told[speech.say("read.target.empty", pile=speech.pile(engine, index))] = None
    return listed(list(told))


def group(speech: Speech, cards: bytes) -> str:
    """Some cards by their first: "7 of hearts and 2 more"."""
    first = speech.card_long(cards[0])
    return first if len(cards) == 1 else speech.say("read.group", n=len(cards) - 1, card=first)


def step(speech: Speech, engine: Engine, happened: Step) -> str:
    """What an action did, one part for each kind of event."""
    parts = []
    for what in dict.fromkeys(event.what for event in happened.events):
        events = [event for event in happened.events if event.what is what]
        parts.append(_events(speech, engine, happened.after, what, events))
    return ". ".join(parts)


def _events(speech: Speech, engine: Engine, after: Position, what: What, events: Sequence[Event]) -> str:
    text_id = f"read.{_SAID[what]}"
    if what in (What.REDEALT, What.COLLECTED):
        return speech.say(text_id)
    if what in (What.CARRIED, What.REFILLED):
        moved = group(speech, events[0].cards)
        return speech.say(text_id, cards=moved, pile=speech.pile(engine, events[0].target))
    if what is What.REMOVED:
        return speech.say(text_id, cards=listed([speech.card_long(each) for e in events for each in e.cards]))
    faces = [each for event in events for each in after.piles[event.target][-len(event.cards) :]]
    return speech.say(text_id, cards=listed([speech.card_long(each) for each in faces]))
