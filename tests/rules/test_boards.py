"""Any position of any game as text: written, read back exactly, and read as people and other programs write it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qtsolitaire.rules import boards
from qtsolitaire.rules.cards import FACE_DOWN, Card, face_down, face_up
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.layouts import columns, foundations, stock, waste
from qtsolitaire.rules.outcomes import all_on_foundations
from qtsolitaire.rules.table import Choice, Deal, Draw, Options, Setting, Table, Variant
from qtsolitaire.rules.words import Lift, Pile, Position, Role
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import walk
from tests.boards import VARIANTS, read
from tests.rules.games import game

GAMES = [pytest.param(v, o, id="-".join([v.id, *map(str, o.values())])) for v in VARIANTS for o in all_options(v)]


@pytest.mark.parametrize(("variant", "options"), GAMES)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_every_position_of_every_game_is_read_back_exactly(variant: Variant, options: Options, seed: int) -> None:
    engine = Engine(variant, options)
    for _, _, step in walk(engine, Random(seed), 60):
        text = boards.write(engine, step.after)
        assert read(text) == boards.Board(variant, dict(options), step.after)
        assert text.isascii()


def _everything(options: Options) -> Table:
    """A game that no bundled one is like: two wastes of faces, a reserve, odd option values, cards in any order."""
    return Table(
        piles=(
            stock(),
            waste((1, 0)),
            *foundations((3, 0), 1),
            Pile("hand", Role.RESERVE, (9, 0), lift=Lift.TOP),
            *columns(2, 1),
        ),
        deal=(Deal(("t1", "t2"), 20, up=3), Deal(("hand",), 5), Deal(("stock",), up=2)),
        stock=Draw("stock", "waste", redeals=2),
        goal=all_on_foundations,
    )


ODD = Variant(
    "odd-one",
    "ZZ",
    _everything,
    (
        Setting("fast", (Choice(False, "F0"), Choice(True, "F1")), default=False),
        Setting("way", (Choice("to the left", "L"), Choice("# right = left", "R")), default="to the left"),
    ),
)


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), redeals=st.integers(0, 2), fast=st.booleans(), way=st.booleans())
def test_any_cards_in_any_pile_face_up_or_down_are_read_back(seed: int, redeals: int, fast: bool, way: bool) -> None:
    choose = Random(seed)
    engine = Engine(ODD, {"fast": fast, "way": "# right = left" if way else "to the left"})
    piles: list[list[Card]] = [[] for _ in engine.piles]
    deck = list(engine.table.pack)
    choose.shuffle(deck)
    for card in deck:
        piles[choose.randrange(len(piles))].append(choose.choice([face_up, face_down])(card))
    board = Position(tuple(map(bytes, piles)), redeals)
    again = boards.read(boards.write(engine, board), [ODD])
    assert (again.position, again.options) == (board, engine.options)


def test_a_klondike_deal_is_written_like_this() -> None:
    engine = game("klondike", draw=3)
    board = engine.start(engine.table.pack)
    assert boards.write(engine, board, "KL1-D3N-AAAAAAB").splitlines() == [
        "variant: klondike",
        "options: draw=3 redeals=unlimited",
        "code: KL1-D3N-AAAAAAB",
        "foundations: S-0 H-0 D-0 C-0",
        "t1: | AS",
        "t2: 2S | 8S",
        "t3: 3S 9S | AH",
        "t4: 4S TS 2H | 6H",
        "t5: 5S JS 3H 7H | TH",
        "t6: 6S QS 4H 8H JH | KH",
        "t7: 7S KS 5H 9H QH AD | 2D",
        "stock: 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
        "waste: (empty)",
    ]


def test_redeals_used_are_written_and_read() -> None:
    engine = game("klondike", redeals=2)
    start = engine.start(engine.table.pack)
    board = Position(start.piles, 1)
    text = boards.write(engine, board)
    assert "redeals used: 1" in text
    assert read(text).position.redeals == 1
    assert read(text.replace("redeals used: 1", "redeals left: 0")).position.redeals == 2


BASE = """
: KC 6H 4C QS 2D 4S AS
: 4H TH 2S JH 2H 9S AH
: 3S 6C 9H AD KH QD 7C
: 3C JS 5H KS TC 9C 8C
: 4D 9D 7S JC 5D TS
: KD QC 5C QH 6S 3D
: 5S JD 8D 6D TD 8H
: 8S 7H 3H 2C AC 7D
"""


@pytest.mark.parametrize(
    "text",
    [
        BASE,
        BASE.replace("\n", "\r\n"),
        BASE.replace("\n", "\r"),
        BASE.replace(" ", "\t"),
        "\ufeff" + BASE.lstrip(),
        BASE.strip(),
        BASE.replace("T", "10"),
        BASE.lower(),
        BASE.replace(": ", ""),
        BASE.replace("H", "♥").replace("S", "♠"),
        BASE + "Foundations: H-0 S-0 C-0 D-0\n",
        "Foundations: H-0 S-0 C-0 D-0\nFreecells: - - - -\n" + BASE,
        "Foundations: (empty)\nFreecells:\n" + BASE,
        "FC: (empty)\nFounds: S0 H0\n" + BASE,
        "# a comment\n" + BASE.replace("AS\n", "AS   # the ace\n") + "\n\n   \n# the end",
    ],
)
def test_p28_p29_boards_of_other_freecell_programs(text: str) -> None:
    board = read(text, "freecell")
    assert board.position == read(BASE, "freecell").position
    assert [len(board.position.piles[column]) for column in Engine(board.variant).places.of(Role.TABLEAU)] == [
        *(7, 7, 7, 7, 6, 6, 6, 6)
    ]


def test_cells_and_foundations_in_the_middle_of_a_game() -> None:
    text = BASE.replace("AS\n", "\n").replace("7D\n", "\n") + "Foundations: S-A\nFreecells: - 7D\n"
    board = read(text, "bakers-game")
    written = dict(boards.pairs(Engine(board.variant, board.options), board.position))
    assert (written["cells"], written["foundations"]) == ("- 7D - -", "S-A H-0 D-0 C-0")


@pytest.mark.parametrize("name", ["bakersgame", "Bakers Game", "bakers-game", "BAKER'S GAME"])
def test_ap_10_names_of_games_are_forgiven(name: str) -> None:
    assert read(f"variant: {name}\n{BASE}").variant.id == "bakers-game"


def test_the_name_that_solvers_give_klondike_with_known_cards() -> None:
    engine = game("klondike")
    text = boards.write(engine, engine.start(engine.table.pack)).replace(": klondike", ": thoughtful-klondike")
    assert read(text).variant.id == "klondike"


def test_options_follow_from_the_board_where_it_does_not_say_them() -> None:
    for suits in (1, 2, 4):
        engine = game("spider", suits=suits)
        text = boards.write(engine, engine.start(engine.table.pack))
        silent = "".join(line for line in text.splitlines(True) if not line.startswith("options"))
        assert read(silent).options == {"suits": suits}
    assert read(BASE, "freecell", {"cells": 2}).options == {"cells": 2}, "the player's choice, where it fits"
    three = BASE.replace("AS\n", "\n").replace("AH\n", "\n").replace("7C\n", "\n") + "cells: AS AH 7C"
    assert read(three, "freecell", {"cells": 2}).options == {"cells": 4}
    assert read(f"options: cells=3\n{three}", "freecell").options == {"cells": 3}
    limited = "r1: KC\nr2: QD AS\nredeals left: 0\nf1: (empty)"
    assert read(limited, "pyramid", partial=True).options["redeals"] == 0


def test_options_may_be_spelled_as_in_codes_and_as_solvers_do() -> None:
    engine = game("klondike", draw=3)
    text = boards.write(engine, engine.start(engine.table.pack))
    for options in ("D3", "draw=D3", "draw = 3 redeals=N", "draw=3 foundation_to_tableau=yes partial_runs=yes"):
        line = options if "=" in options else f"draw={options}"
        assert read(text.replace("draw=3 redeals=unlimited", line)).options["draw"] == 3


def test_notes_remarks_and_several_keys_in_one_line() -> None:
    text = """
    id: any 'note': with anything in it ♥ and d5: (empty)
    source: somewhere
    answer: impossible
    r1: .
    r2: 5C 9D
    stock: 8H  waste: (empty)   (nothing there)
    """
    board = read(text, "pyramid")
    engine = Engine(board.variant, board.options)
    written = dict(boards.pairs(engine, board.position))
    assert (written["r1"], written["r2"], written["r3"]) == (".", "5C 9D", ". . .")
    assert (written["stock"], written["waste"]) == ("8H", "(empty)")
    assert board.position.piles[engine.stock][0] >= FACE_DOWN


def test_one_pile_of_a_row_may_have_its_own_line() -> None:
    board = read("r7c2: KD", "pyramid")
    assert dict(boards.pairs(Engine(board.variant), board.position))["r7"] == ". KD . . . . ."


def test_the_code_of_a_board_is_told() -> None:
    assert read(f"code: FC1-C4-#624\n{BASE}", "freecell").code == "FC1-C4-#624"


@pytest.mark.parametrize(("text", "plain"), [(BASE, True), ("t1: 5H", False), ("variant: freecell\n5H", False)])
def test_plain_boards_are_known_by_their_lines(text: str, plain: bool) -> None:
    assert boards.is_plain(text) is plain
