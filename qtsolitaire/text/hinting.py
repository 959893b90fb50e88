"""From a move to the sentence that suggests it."""

from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.text.speech import Speech

_STOCK = {Verb.DRAW: "hint.draw", Verb.REDEAL: "hint.redeal", Verb.DEAL: "hint.deal"}
_EMPTY = {Role.CELL: "hint.cell", Role.TABLEAU: "hint.column"}


def sentence(speech: Speech, engine: Engine, board: Position, move: Move) -> str:
    """The sentence, with cards by rank and glyph; ``move`` is legal on ``board``."""
    if move.verb in _STOCK:
        return speech.say_of(engine.variant, _STOCK[move.verb])
    card = speech.card(board.piles[move.source][-max(move.size, 1)])
    under = board.piles[move.target][-1:] if move.target != NO_PILE else b""
    other = speech.card(under[0]) if under else ""
    if move.verb == Verb.REMOVE:
        text_id = "hint.pair" if other else "hint.alone"
    else:
        text_id = _carry(engine, move, bool(under))
    return speech.say_of(engine.variant, text_id, card=card, other=other)


def _carry(engine: Engine, move: Move, onto_card: bool) -> str:
    role = engine.places.piles[move.target].role
    if role is Role.FOUNDATION:
        text_id = "hint.foundation"
    else:
        text_id = "hint.onto" if onto_card else _EMPTY.get(role, "hint.place")
    return f"{text_id}.group" if move.size > 1 and role is not Role.CELL else text_id
