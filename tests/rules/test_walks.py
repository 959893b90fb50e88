"""Random play over every variant and option set: judge equals legal_moves, cards conserved, undo exact."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qtsolitaire import plugins
from qtsolitaire.play.session import Session
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.rules.words import Refusal, Step
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import conceivable, faults, walk

VARIANTS = plugins.load_bundled().variants
GAMES = [pytest.param(v, o, id="-".join([v.id, *map(str, o.values())])) for v in VARIANTS for o in all_options(v)]


@pytest.mark.parametrize(("variant", "options"), GAMES)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_judge_and_legal_moves_come_from_the_same_rules(variant: Variant, options: Options, seed: int) -> None:
    engine = Engine(variant, options)
    for board, move, step in walk(engine, Random(seed), 30):
        assert faults(engine, board, move, step) == []


@pytest.mark.parametrize(("variant", "options"), GAMES)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_tf_18_undo_of_play_is_exact(variant: Variant, options: Options, seed: int) -> None:
    engine = Engine(variant, options)
    choose = Random(seed)
    deck = list(engine.table.pack)
    choose.shuffle(deck)
    session = Session(engine, engine.start(deck))
    states = [(session.position, session.ledger)]
    while len(states) <= 40 and not session.is_won and (moves := engine.legal_moves(session.position)):
        assert isinstance(session.play(choose.choice(moves)), Step)
        states.append((session.position, session.ledger))
    if session.is_won:
        assert session.undo() is None
        return
    for state in reversed(states[:-1]):
        assert session.undo() is not None
        assert (session.position, session.ledger) == state
    for state in states[1:]:
        assert session.redo() is not None
        assert (session.position, session.ledger) == state


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_a_refused_move_changes_nothing(variant: Variant) -> None:
    engine = Engine(variant)
    session = Session(engine, engine.start(engine.table.pack))
    before = (session.position, session.ledger, session.moves, session.can_undo)
    refused = [move for move in conceivable(engine, session.position) if engine.judge(session.position, move)]
    assert refused
    for move in refused:
        assert isinstance(session.play(move), Refusal)
    assert (session.position, session.ledger, session.moves, session.can_undo) == before
