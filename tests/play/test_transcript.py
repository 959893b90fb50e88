"""Moves as text while a game is played (P57): always what writing the whole game anew gives."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qtsolitaire.play.movetext import to_text
from qtsolitaire.play.replay import move_texts
from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position

VARIANTS = load_bundled().variants


def opened(code: str) -> Session:
    return Session.from_deal(dealcodes.parse(code, VARIANTS))


def anew(session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    ahead = move_texts(session.engine, session.position, list(session.future)[::-1])
    return move_texts(session.engine, session.opening, session.history), ahead[::-1]


STEPS = st.lists(st.tuples(st.sampled_from("ppppppurs."), st.integers(0, 10_000)), max_size=60)


@given(st.sampled_from(["TF1-D3N-AAAAAAB", "SP1-S2-AAAAAAB", "PY1-ND-AAAAAAB", "BK1-C4-AAAAA24"]), STEPS)
@settings(max_examples=25)
def test_p57_the_texts_are_those_of_the_whole_game(code: str, steps: list[tuple[str, int]]) -> None:
    session, transcript = opened(code), Transcript()
    for what, choice in steps:
        if what == "p" and (moves := session.engine.legal_moves(session.position)):
            session.play(moves[choice % len(moves)])
        elif what == "u":
            session.undo()
        elif what == "r":
            session.redo()
        elif what == "s":
            session.restart()
        else:
            continue  # some actions are not followed one by one
        if choice % 3:
            assert transcript.texts(session) == anew(session)
    assert transcript.texts(session) == anew(session)


def test_p57_an_action_costs_one_text_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    session, transcript = opened("TF1-D1N-AAAAAAB"), Transcript()
    written: list[Move] = []

    def counted(engine: Engine, board: Position, move: Move) -> str:
        written.append(move)
        return to_text(engine, board, move)

    monkeypatch.setattr("qtsolitaire.play.transcript.to_text", counted)
    for number in range(1, 301):
        session.play(session.engine.legal_moves(session.position)[0])
        transcript.texts(session)
        assert len(written) == number
    for _ in range(50):
        session.undo()
        transcript.texts(session)
    session.redo()
    transcript.texts(session)
    assert len(written) == 300, "undo and redo write nothing"


def test_another_game_begins_anew() -> None:
    transcript = Transcript()
    for code in ("TF1-D1N-AAAAAAB", "BK1-C4-AAAAA24", "TF1-D1N-AAAAAAB"):
        session = opened(code)
        session.play(session.engine.legal_moves(session.position)[0])
        assert transcript.texts(session) == anew(session)
