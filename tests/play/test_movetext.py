"""Moves as text: what is written is read back, and what is read is what a player means."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qtsolitaire.play.movetext import from_text, to_text
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.errors import RecordProblem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.rules.words import Move, Refusal, Verb
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import conceivable, walk
from tests.boards import VARIANTS, Play

GAMES = [pytest.param(v, o, id="-".join([v.id, *map(str, o.values())])) for v in VARIANTS for o in all_options(v)]


@pytest.mark.parametrize(("variant", "options"), GAMES)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_every_legal_move_is_read_back_and_no_two_are_written_alike(
    variant: Variant, options: Options, seed: int
) -> None:
    engine = Engine(variant, options)
    for board, _, _ in walk(engine, Random(seed), 30):
        moves = engine.legal_moves(board)
        texts = [to_text(engine, board, move) for move in moves]
        assert [from_text(engine, board, text) for text in texts] == moves
        assert len(set(texts)) == len(texts)


@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_illegal_moves_stay_illegal_as_text(seed: int) -> None:
    """But for a single card that may not go where exactly one group may."""
    engine = Engine(VARIANTS[0])
    for board, _, _ in walk(engine, Random(seed), 5):
        for move in conceivable(engine, board):
            again = from_text(engine, board, to_text(engine, board, move))
            if engine.judge(board, move) and move.size > 1 and again.target == move.target:
                assert engine.judge(board, again) is not None


@pytest.mark.parametrize(
    ("board", "game", "text", "means"),
    [
        ("t1: 9H\nt2: TS", "freecell", "t1 t2", ("t1", "t2", 1)),
        ("t1: 9H\nt2: TS", "freecell", "  T1\tt2  1 ", ("t1", "t2", 1)),
        ("t1: 9H 8S\nt2: TS", "freecell", "t1 t2", ("t1", "t2", 2)),
        ("t1: 9H 8S\nt2: (empty)", "freecell", "t1 t2", ("t1", "t2", 1)),
        ("t1: 9H 8S\nt2: (empty)", "freecell", "t1 t2 2", ("t1", "t2", 2)),
        ("t1: KH QS\nt2: (empty)", "thoughtful", "t1 t2", ("t1", "t2", 2)),
        ("t1: 9H 8S\nt2: 5S", "freecell", "t1 t2", ("t1", "t2", 1)),
        ("t1: 9H\nt2: TS", "freecell", "t1 c4", ("t1", "c4", 1)),
        ("cells: - 9H\nt2: TS", "freecell", "c2 t2", ("c2", "t2", 1)),
        ("t1: AD", "freecell", "t1 f", ("t1", "f3", 1)),
        ("t1: 5D", "freecell", "t1 f", ("t1", "f3", 1)),
        ("t1: AD", "freecell", "t1 f1", ("t1", "f1", 1)),
        ("waste: AC", "klondike", "waste f", ("waste", "f4", 1)),
        ("foundations: H-2\nt3: | 3S", "klondike", "f2 t3", ("f2", "t3", 1)),
    ],
)
def test_carries(board: str, game: str, text: str, means: tuple[str, str, int]) -> None:
    play = Play(board, game)
    source, target, size = means
    index = play.engine.places.index
    move = Move(Verb.CARRY, index(source), index(target), size)
    assert from_text(play.engine, play.session.position, text) == move


@pytest.mark.parametrize(
    ("board", "text", "one", "other"),
    [
        ("r7: 6H 7S - - - - -", "pair r7c1 r7c2", "r7c1", "r7c2"),
        ("r7: 6H - - - - - -\nwaste: 7S", "pair waste r7c1", "waste", "r7c1"),
        ("r7: KH - - - - - -", "king r7c1", "r7c1", ""),
        ("waste: KH", "king waste", "waste", ""),
        ("waste: KH", "remove waste", "waste", ""),
    ],
)
def test_removals(board: str, text: str, one: str, other: str) -> None:
    play = Play(board, "pyramid")
    index = play.engine.places.index
    move = Move(Verb.REMOVE, index(one), index(other) if other else NO_PILE, 1)
    assert from_text(play.engine, play.session.position, text) == move
    assert to_text(play.engine, play.session.position, move) == text.replace("remove", "king")


def test_the_stock() -> None:
    play = Play("stock: 5H 6H\nwaste: (empty)\nt7: | KS", "klondike")
    play.do("draw", "draw", "redeal")
    assert play.shows("stock") == "5H 6H"
    assert play.why("deal") == "stock.not_here"
    assert play.why("redeal") == "stock.not_empty"
    assert Play("stock: (empty)\nt1: | 5H", "spider").why("deal") == "stock.empty"
    assert Play("t1: 5H", "freecell").why("draw") == "stock.not_here"


@pytest.mark.parametrize(
    ("text", "text_id"),
    [
        ("", "move.not_understood"),
        ("t1", "move.not_understood"),
        ("t1 t2 3 4", "move.not_understood"),
        ("t1 t2 x", "move.not_understood"),
        ("t1 t2 0", "move.not_understood"),
        ("t1 t2 -1", "move.not_understood"),
        ("t1 t2 ٣", "move.not_understood"),
        ("t1 t2 1000", "move.not_understood"),
        ("pair t1", "move.no_pile"),
        ("king", "move.not_understood"),
        ("t1 t99", "move.no_pile"),
        ("t0 t1", "move.no_pile"),
        ("f t1", "move.no_pile"),
        ("drawn", "move.not_understood"),
        ("t1 " * 1000, "move.not_understood"),
        ("t1\0t2", "move.not_understood"),
    ],
)
def test_what_is_no_move_is_refused_with_its_number_and_text(text: str, text_id: str) -> None:
    play = Play("t1: 5H", "freecell")
    with pytest.raises(RecordProblem) as caught:
        from_text(play.engine, play.session.position, text, 7)
    assert caught.value.text_id == text_id
    assert caught.value.args_by_name["number"] == 7
    assert str(caught.value.args_by_name["text"]).isprintable()


WORDS = ["t1", "t2", "c1", "f", "f1", "waste", "stock", "pair", "king", "draw", "2", "99"]


@settings(max_examples=200)
@given(st.text(max_size=30) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    play = Play("t1: 5H 4S\nt2: 6C", "freecell")
    try:
        move = from_text(play.engine, play.session.position, text)
    except RecordProblem:
        return
    answer = play.session.play(move)
    assert isinstance(answer, Refusal) or play.engine.cards(play.session.position)
