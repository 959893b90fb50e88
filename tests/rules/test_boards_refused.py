"""Wrong boards are refused by name and line (P28, P29), and nothing else ever happens."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qtsolitaire.rules import boards
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import BoardProblem
from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.testing.walks import walk
from qtsolitaire.text.speech import Speech
from tests.boards import VARIANTS, read
from tests.rules.games import game
from tests.rules.test_boards import BASE

LINES = BASE.strip().splitlines()
PYRAMID = "variant: pyramid\nr1: KD"


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def refused(text: str, name: str = "freecell") -> BoardProblem:
    with pytest.raises(BoardProblem) as caught:
        read(text, name)
    return caught.value


@pytest.mark.parametrize(
    ("text", "text_id", "args"),
    [
        (with_line(4, ": 3C JS KS TC 9C 8C"), "board.missing_card", {"cards": "5H"}),
        (with_line(1, ": KC KC 4C QS 2D 4S AS"), "board.duplicate_card", {"card": "KC", "line": 1}),
        (with_line(5, ": 4D 9D 7S JC 5D TS KC"), "board.duplicate_card", {"card": "KC", "line": 5}),
        (f"Foundations: zzz\n{BASE}", "board.bad_foundation", {"text": "zzz", "line": 1}),
        ("\n".join([*LINES[:-1], f"{LINES[-1]} d"]), "board.not_a_card", {"text": "d", "line": 8}),
        (f"Freecells: d\n{BASE.strip()}", "board.not_a_card", {"text": "d", "line": 1}),
        ("\n".join(LINES[:7]), "board.columns", {"found": 7, "needed": 8}),
        ("\n".join([*LINES, ": 5H"]), "board.columns", {"found": 9, "needed": 8}),
        ("\n".join([*LINES, "and nothing more"]), "board.not_a_card", {"text": "and", "line": 9}),
        (with_line(2, ": 4H 1H"), "board.not_a_card", {"text": "1H", "line": 2}),
        (with_line(2, ": 4H 110H"), "board.not_a_card", {"text": "110H", "line": 2}),
        (f"Foundations: S-0 S-0\n{BASE}", "board.bad_foundation", {"text": "S-0", "line": 1}),
        (f"Foundations: S-14\n{BASE}", "board.bad_foundation", {"text": "S-14", "line": 1}),
        (f"Foundations: -\nFoundations: S-0\n{BASE}", "board.twice", {"key": "foundations", "line": 2}),
        (f"Foundations: KC\n{BASE}", "board.bad_foundation", {"text": "KC", "line": 1}),
        (f"cells: - - - - -\n{BASE}", "board.places", {"key": "cells", "found": 5, "needed": 4, "line": 1}),
        ("t1: KC KC", "board.duplicate_card", {"card": "KC", "line": 1}),
        ("t1: KC\nt1: QC", "board.twice", {"key": "t1", "line": 2}),
        ("t9: KC", "board.unknown_key", {"key": "t9", "line": 1}),
        ("c1: KC QC", "board.pile_full", {"key": "c1", "most": 1, "line": 1}),
        ("options: cells=9\nt1: KC", "board.bad_option", {"text": "cells=9", "line": 1}),
        ("options: suits=1\nt1: KC", "board.bad_option", {"text": "suits=1", "line": 1}),
        ("redeals used: 1\nt1: KC", "board.redeals", {"text": "1", "line": 1}),
        ("variant: poker\nt1: KC", "board.unknown_game", {"text": "poker", "line": 1}),
        ("variant: freecell\nvariant: freecell", "board.twice", {"key": "variant", "line": 2}),
        ("t1: KC | QC | JC", "board.not_a_card", {"text": "|", "line": 1}),
        ("t1: KC\0", "board.stray", {"text": "U+0000", "line": 1}),
        ("", "board.empty", {}),
        ("\n \n# only a comment\n", "board.empty", {}),
        ("x" * 100_001, "board.too_long", {"most": 100_000}),
        (f"{PYRAMID}\n5H 6H", "board.stray", {"text": "5H 6H", "line": 3}),
        (f"{PYRAMID}\nr2: 5H", "board.places", {"key": "r2", "found": 1, "needed": 2, "line": 3}),
        (f"{PYRAMID}\nr2: 5H 6H 7H", "board.places", {"key": "r2", "found": 3, "needed": 2, "line": 3}),
        (f"{PYRAMID}\nredeals left: 9", "board.redeals", {"text": "9", "line": 3}),
        (f"{PYRAMID}\nredeals left: -1", "board.redeals", {"text": "-1", "line": 3}),
        (f"{PYRAMID}\nf1: (empty)", "board.missing_card", {"cards": "AS, 2S, 3S, 4S, 5S, …"}),
    ],
)
def test_p28_p29_refused_by_name(text: str, text_id: str, args: dict[str, object]) -> None:
    problem = refused(text)
    assert problem.text_id == text_id
    assert args.items() <= problem.args_by_name.items()


def test_p28_the_sentences_name_card_and_line() -> None:
    say = Speech("en").problem
    assert "5H" in say(refused(with_line(4, ": 3C JS KS TC 9C 8C")))
    duplicate = say(refused(with_line(1, ": KC KC 4C QS 2D 4S AS")))
    assert "KC" in duplicate
    assert "ine 1 " in duplicate
    seven = say(refused("\n".join(LINES[:7])))
    assert "7 columns" in seven
    assert "8" in seven


def test_a_board_without_a_game_asks_for_one() -> None:
    with pytest.raises(BoardProblem) as caught:
        read(BASE)
    assert caught.value.text_id == "board.no_game"


def test_the_first_options_are_blamed_where_none_fit() -> None:
    assert refused(with_line(1, ": KC KC 4C QS 2D 4S AS")).args_by_name["card"] == "KC"


def answer(text: str) -> boards.Board | BoardProblem:
    try:
        return read(text, "freecell")
    except BoardProblem as problem:
        return problem


def check(text: str) -> None:
    """A whole position, or a problem with a sentence that needs nothing more."""
    found = answer(text)
    if isinstance(found, BoardProblem):
        assert "Something is wrong" not in Speech("en").problem(found), "the sentence for unknown problems"
        return
    engine = Engine(found.variant, found.options)
    assert engine.cards(found.position) == sorted(engine.table.pack)
    engine.legal_moves(found.position)
    engine.left(found.position)


@settings(max_examples=150)
@given(st.text(max_size=200))
@example("t1:" * 200)
@example("(" * 500)
@example("-- : :: | # (((")
@example("\ufeff\ufeff\ufeff")
def test_any_text_is_a_board_or_refused(text: str) -> None:
    check(text)


KEYS = ["variant", "options", "code", "foundations", "cells", "stock", "waste", "t1", "t2", "r1", "r2", "f1", "", "id"]
VALUES = [
    *["KC", "KC QC", "(empty)", "-", ".", "|", "H-5", "S-0", "7", "klondike", "spider", "draw=3", "-KC +QD", "5H | 4S"],
    *["unlimited", "redeals left: 2", "#", "(a remark)", "10H", "\u0000", "♥", "suits=1"],
]


@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(KEYS), st.lists(st.sampled_from(VALUES), max_size=5)), max_size=8))
def test_texts_like_boards_are_a_board_or_refused(lines: list[tuple[str, list[str]]]) -> None:
    check("\n".join(f"{key}: {' '.join(values)}" for key, values in lines))


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_board_is_a_board_or_refused(data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(VARIANTS))
    engine = Engine(variant)
    board = engine.start(engine.table.pack)
    for _, _, step in walk(engine, Random(data.draw(st.integers(0, 99))), 30):
        board = step.after
    text = boards.write(engine, board)
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 5))
    check(text[:place] + data.draw(st.text(max_size=5)) + text[place + length :])


def test_hostile_texts_are_refused_in_time() -> None:
    """Each would take minutes if anything here were worse than linear."""
    for text in ("(" * 99_000, "a:" * 49_000, " # " * 33_000, "t1: " + "|" * 99_000, ": " * 49_000, "\n" * 99_000):
        assert isinstance(answer(text), BoardProblem)
    many = "\n".join([": KC"] * 20_000)
    assert isinstance(answer(many[:99_000]), BoardProblem)


def test_no_game_is_harmed_by_garbage_on_the_places_of_runs() -> None:
    """All places for complete runs hold something, and a run is completed: it stays, nothing breaks."""
    engine = game("spider", suits=1)
    places = "\n".join(f"f{place}: {'3S' if place == 8 else '2S'}" for place in range(1, 9))
    text = f"variant: spider\noptions: suits=1\n{places}\nt1: | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: | AS"
    board = read(text, partial=True)
    ace, run = engine.places.index("t2"), engine.places.index("t1")
    step = engine.play(board.position, Move(Verb.CARRY, ace, run, 1))
    assert len(step.after.piles[run]) == 13
