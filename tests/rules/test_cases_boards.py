"""Boards with known answers that other programs share: legal moves, group sizes, Klondike boards, wrong pairs."""

import tomllib

import pytest

from qtsolitaire.rules.cards import FULL_PACK
from qtsolitaire.rules.engine import Engine
from tests.boards import GOLDEN, Play, read
from tests.rules.games import catalogue

LEGALITY = tomllib.loads((GOLDEN / "boards/move_legality.toml").read_text())["case"]
_ROWS = (GOLDEN / "boards/supermove_table.txt").read_text().splitlines()
TABLE = [row.split() for row in _ROWS if not row.startswith("#")]
KLONDIKE = (GOLDEN / "boards/klondike.txt").read_text().split("\n\n")[1:]


def test_the_golden_boards_are_there() -> None:
    assert (len(LEGALITY), len(TABLE), len(KLONDIKE)) == (10, 23, 5)


@pytest.mark.parametrize("case", LEGALITY, ids=lambda case: case["id"])
def test_fc_02_fc_03_bk_02_move_legality(case: dict[str, str]) -> None:
    board = read(case["board"], case["game"])
    assert Engine(board.variant, board.options).cards(board.position) == sorted(FULL_PACK), "52 cards"
    assert Play(case["board"], case["game"]).why(case["move"]) == case["refused"]


@pytest.mark.parametrize(("cells", "columns", "target", "most"), TABLE)
def test_fc_03_bk_05_largest_run_as_a_board(cells: str, columns: str, target: str, most: str) -> None:
    """A run of the largest size moves as one, one card more does not, and the refusal tells the size."""
    limit, empty = int(most), int(columns) + (target == "empty")
    taken = " ".join(["KC", "QS", "JC", "TS"][: 4 - int(cells)])  # never part of the run below
    run = [f"{rank}H" for rank in "KQJT98765432A"]
    size = min(limit + 1, 12)
    lines = [f"cells: {taken or '(empty)'}", f"t1: 2D {' '.join(run[-size:])}"]
    lines.append("t2: (empty)" if target == "empty" else f"t2: 3D {run[-size - 1]}")
    low = ["AC", "2C", "3C", "4C", "5C", "6C"]
    last = 3 + empty - (target == "empty")
    lines += [f"t{column}: (empty)" for column in range(3, last)]
    lines += [f"t{column}: {low[column - 3]}" for column in range(last, 9)]
    play = Play("\n".join(lines), "bakers-game")
    if target == "card":  # the head goes onto the card one higher
        lines[1] = f"t1: 2D {' '.join(run[-limit:])}"
        lines[2] = f"t2: 3D {run[-limit - 1]}"
        whole = Play("\n".join(lines), "bakers-game")
        assert whole.why(f"t1 t2 {limit}") == ""
    else:
        assert play.why(f"t1 t2 {limit}") == ""
    if limit < 12:
        refusal = play.do(f"t1 t2 {limit + 1}")
        assert getattr(refusal, "rule", "") == "size.room"
        assert getattr(refusal, "limit", 0) == limit


@pytest.mark.parametrize("text", KLONDIKE, ids=lambda text: text.split()[1])
def test_kl_01_shared_klondike_boards_are_openings(text: str) -> None:
    board = read(text)
    assert board.variant.id == "klondike"
    engine = Engine(board.variant, board.options)
    assert engine.cards(board.position) == sorted(FULL_PACK)
    opening = engine.start(FULL_PACK)
    assert [len(pile) for pile in board.position.piles] == [len(pile) for pile in opening.piles]
    faces = [[card >= 64 for card in pile] for pile in board.position.piles]
    assert faces == [[card >= 64 for card in pile] for pile in opening.piles]
    assert board.options["draw"] == (3 if "draw=3" in text else 1)


def test_a_stock_begins_with_its_next_card() -> None:
    play = Play(KLONDIKE[0])
    play.do("draw")
    assert play.shows("waste") == "5C 2C QD"
    assert play.shows("stock").startswith("3D KC 4S")


PYR_1 = "variant: pyramid\nr1: 7H\nr2: 6S .\nstock: (empty)  waste: (empty)  redeals left: 0"
PYR_2 = "variant: pyramid\nr1: 7H\nr2: 6S .\nstock: (empty)  waste: 6D 7C   (7C on top)"
PYR_3 = "variant: pyramid\nr1: KC\nr2: 4D .\nstock: (empty)  waste: 9S KH  (KH on top)"
PYR_4 = "variant: pyramid\nr1: .\nr2: 5C 9D\nstock: 8H  waste: (empty)"


def test_py_03_p12_a_card_and_its_cover_are_never_a_pair() -> None:
    play = Play(PYR_1)
    assert play.why("pair r1c1 r2c1") == "source.overlapped"
    assert play.engine.legal_moves(play.session.position) == []
    assert not play.is_won()


def test_py_03_p12_with_a_way_out() -> None:
    play = Play(PYR_2)
    play.do("pair waste r2c1", "pair waste r1c1")
    assert play.is_won()


def test_py_03_p12_a_covered_king_and_a_free_one() -> None:
    play = Play(PYR_3)
    assert play.why("king r1c1") == "source.overlapped"
    play.do("king waste", "pair waste r2c1", "king r1c1")
    assert play.is_won()


def test_py_05_p11_a_wrong_pair_leaves_both_cards() -> None:
    play = Play(PYR_4)
    before = play.state
    assert getattr(play.do("pair r2c1 r2c2"), "rule", "") == "remove.thirteen"
    assert play.state == before
    play.do("draw", "pair waste r2c1")
    assert play.shows("r2") == ". 9D"


def test_py_02_what_is_on_no_line_of_a_pyramid_has_been_removed() -> None:
    board = read(PYR_4)
    engine = Engine(board.variant, board.options)
    assert engine.cards(board.position) == sorted(FULL_PACK)
    assert len(board.position.piles[engine.out]) == 49


def test_py_07_p13_won_with_cards_left_in_stock_or_waste() -> None:
    for rest in ("stock: (empty)\nwaste: 3H 8C", "stock: 3H 8C 2S 2D 9H\nwaste: (empty)"):
        play = Play(f"r1: KD\n{rest}", "pyramid")
        play.do("king r1c1")
        assert play.is_won()


def test_the_games_of_the_golden_boards_are_bundled() -> None:
    assert {variant.id for variant in catalogue().variants} >= {"freecell", "bakers-game", "klondike", "pyramid"}
