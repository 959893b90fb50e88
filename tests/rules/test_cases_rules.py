"""Faults that other programs have had (the cases P01 to P25 on rules, undo and scoring): none of them here."""

from random import Random

import pytest

from qtsolitaire.play.replay import record_of, replay
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, clicks, dealcodes
from qtsolitaire.rules.words import Move, Refusal, Role, Step
from tests.boards import VARIANTS, Play
from tests.rules.games import catalogue

P01 = """
variant: freecell
foundations: C1 D1 H5 S1
cells: 6S 8H 3C 4S
t1: 4C 2C 9C 8C QS JD
t2: (empty)
t3: QC 9S 6H 9H 3S KS 3D
t4: 5D 2S JC 5C JH 6D 5S
t5: 2D KD TH TC TD 8D 7C
t6: 7H JS KH TS KC QD
t7: QH
t8: 7S 6C 7D 4D 8S 9D
""".replace("C1 D1", "C-A D-A").replace("S1", "S-A")


def refused(answer: Step | Refusal | None) -> str:
    assert isinstance(answer, Refusal)
    return answer.rule


def test_fc_03_p01_the_empty_target_column_is_no_helper() -> None:
    play = Play(P01)
    before = play.state
    assert refused(play.do("t1 t2 2")) == "size.room"
    assert play.state == before
    assert isinstance(play.do("t4 t5 2"), Step)
    one_by_one = Play(P01)
    assert isinstance(one_by_one.do("t1 t2"), Step), "JD alone"
    assert one_by_one.why("t1 t2") == "onto.one_lower", "QS does not fit below it"


def test_bk_02_p02_in_suit_not_by_colour() -> None:
    board = """
    foundations: C-0 D-A H-2 S-A
    cells: 8D 8H 6S 5S
    t1: 4C 2C 9C 8C QS 4S
    t2: 5H QH 3C AC 3H 4H QD JD
    t3: QC 9S 6H 9H 3S KS 3D
    t4: 5D 2S JC 5C JH 6D
    t5: 2D KD TH TC TD
    t6: 7H JS KH TS KC 7C
    t8: 7S 6C 7D 4D 8S 9D
    """
    bakers, freecell = Play(board, "bakers-game"), Play(board, "freecell")
    assert (bakers.why("t5 t2"), bakers.why("t4 t6")) == ("", "onto.same_suit")
    assert (freecell.why("t5 t2"), freecell.why("t4 t6")) == ("onto.other_colour", "")


@pytest.mark.parametrize("game", ["klondike", "thoughtful"])
def test_tf_06_p03_open_cards_that_are_no_run_do_not_move_as_one(game: str) -> None:
    play = Play("t1: 3C | 9H 5C\nt2: | TS\nt3: | 6D", game)
    assert play.why("t1 t2 2") == "source.disordered"
    assert isinstance(play.do("t1 t3"), Step)
    assert isinstance(play.do("t1 t2"), Step)


def test_kl_03_p04_hidden_cards_never_react() -> None:
    play = Play("t3: 4S 8D | QH JC\nt1: | 9C\nt2: | 5H", "klondike")
    before, place = play.state, play.engine.places.index("t3")
    for size in (3, 4):
        assert clicks.click(play.engine, play.session.position, place, size) is None
        assert refused(clicks.pick(play.engine, play.session.position, place, size)) == "source.face_down"
        assert clicks.targets(play.engine, play.session.position, place, size) == []
        answer = clicks.pick(play.engine, play.session.position, place, size)
        assert answer is not None
        assert answer.cards == (), "the refusal does not betray the card"
    assert play.state == before


SPIDER = "variant: spider\noptions: suits=4\n"

P05 = f"""{SPIDER}
t1: | 2C 9D
t2: | 3C
t3: | 4C
t4: | 5C
t5: | 6C
t6: (empty)
t7: | KS
t8: | 7C
t9: | 8C
t10: | 9C
stock: AH AS 2H 2S 3H 3S 4H 4S 5H 5S 6H 6S 7H 7S 8H 8S 9H 9S TH TS
"""


def test_sp_04_p05_a_deal_is_refused_while_a_column_is_empty() -> None:
    play = Play(P05)
    before = play.state
    assert refused(play.do("deal")) == "whole.columns_filled"
    assert play.state == before
    assert len(play.shows("stock").split()) == 20
    play.do("t7 t6")
    assert refused(play.do("deal")) == "whole.columns_filled", "now column 7 is empty"
    assert isinstance(play.do("t1 t7", "deal"), Step)


P06 = f"""{SPIDER}
t1: | 9H
t2: | 7C
t3: | 5S
t4: 7D | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
t5: | JD
t6: | 4S
t7: | 8C
t8: | QD
t9: | 6C
t10: | TH
stock: 3H 5D 9C AS 2H JC 8D 4C QH 6D
"""


def test_sp_03_p06_the_row_lands_before_the_run_leaves() -> None:
    play = Play(P06)
    start = play.state
    answer = play.do("deal")
    assert isinstance(answer, Step)
    kinds = [event.what.name for event in answer.events]
    assert kinds == ["DEALT"] * 10 + ["COLLECTED", "TURNED_UP"]
    assert play.shows("t4") == "| 7D"
    assert (play.shows("t5"), play.shows("t10")) == ("| JD 2H", "| TH 6D")
    assert play.shows("f1") == "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    play.session.undo()
    assert (play.session.position, play.session.ledger) == start[:2]
    assert play.shows("stock") == "3H 5D 9C AS 2H JC 8D 4C QH 6D"
    assert play.shows("t4") == "7D | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def test_sp_03_p07_mixed_suits_are_no_run() -> None:
    play = Play(f"{SPIDER}t1: | KS QS JS TS 9S 8S 7H 6S 5S 4S 3S 2S\nt2: 4D | AS")
    answer = play.do("t2 t1")
    assert isinstance(answer, Step)
    assert [event.what.name for event in answer.events] == ["CARRIED", "TURNED_UP"]
    assert play.why("t1 t3 13") == "source.disordered"
    assert play.why("t1 t3 8") == "source.disordered"
    assert play.why("t1 t3 6") == ""


def test_sp_03_p08_run_and_turning_up_are_one_step_of_undo() -> None:
    play = Play(f"{SPIDER}t2: 5C | KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D\nt7: JH | AD")
    before = play.session.position, play.session.ledger
    play.do("t7 t2")
    after = play.session.position, play.session.ledger
    assert (play.shows("t2"), play.shows("t7"), play.shows("f1")[:2]) == ("| 5C", "| JH", "KD")
    for _ in range(2):
        play.session.undo()
        assert (play.session.position, play.session.ledger) == before
        assert play.shows("t7") == "JH | AD"
        play.session.redo()
        assert (play.session.position, play.session.ledger) == after
    play.session.undo()
    play.do("t2 t1")
    assert play.shows("t1") == "| 2D"


SEVEN = "\n".join(
    f"f{place}: {' '.join(rank + suit for rank in 'KQJT98765432A')}" for place, suit in enumerate("SSHHDDC", 1)
)
P09 = f"{SPIDER}{SEVEN}\nt1: | KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C\nt5: | AC"


def test_sp_05_p09_the_last_run_wins_whatever_moved_it() -> None:
    typed = Play(P09)
    assert not typed.is_won()
    typed.do("t5 t1")
    assert typed.is_won()
    other = Play(P09)
    ace, run = (other.engine.places.index(name) for name in ("t5", "t1"))
    dropped = clicks.drop(other.engine, other.session.position, ace, 1, run)
    clicked = clicks.double(other.engine, other.session.position, ace, 1)
    assert dropped == clicked
    assert isinstance(dropped, Move)
    other.session.play(dropped)
    assert other.is_won()


def test_sp_02_p10_late_moves_to_empty_columns() -> None:
    play = Play(f"{SPIDER}stock: (empty)\nt1: | 9S\nt4: | 9D 8S")
    assert [play.why(move) for move in ("t1 t2", "t4 t3", "t4 t1")] == ["", "", ""]


@pytest.mark.parametrize(("score", "after"), [(35, 0), (0, 0), (99, 0), (100, 0), (101, 1)])
def test_tf_17_p14_recycle_below_the_penalty_and_undo(score: int, after: int) -> None:
    play = Play("waste: 9H 2C 8D 4S KH JC\nstock: (empty)", "klondike", score)
    before = play.session.position
    play.do("redeal")
    assert (play.session.score, play.shows("stock")) == (after, "9H 2C 8D 4S KH JC")
    for _ in range(3):
        play.session.undo()
        assert (play.session.score, play.session.position) == (score, before)
        play.session.redo()
        assert play.session.score == after


def test_tf_08_p15_an_ace_earns_nothing_between_foundations() -> None:
    play = Play("t1: | AS\nt7: | KD", "klondike")
    play.do("t1 f")
    assert play.session.score == 10
    before = play.state
    for place in ("f2", "f3", "f4"):
        assert refused(play.do(f"f1 {place}")) == "first.own_suit"
    assert play.state == before


def test_kl_04_p16_each_way_to_the_foundation() -> None:
    waste = Play("waste: AS\nt7: | KD", "klondike")
    waste.do("waste f")
    assert waste.session.score == 10
    round_about = Play("waste: AS\nt1: | 2H", "klondike")
    round_about.do("waste t1", "t1 f")
    assert round_about.session.score == 15
    turning = Play("t1: 9C | AS", "klondike")
    turning.do("t1 f")
    assert turning.session.score == 15
    back = Play("foundations: S-2\nt1: | 3H", "klondike", 40)
    back.do("f1 t1")
    assert back.session.score == 40, "a withdrawal costs nothing here (TF-16)"
    for play, score in ((waste, 0), (turning, 0), (back, 40)):
        play.session.undo()
        assert play.session.score == score


def test_tf_09_p18_undo_of_a_draw_of_three_keeps_the_order() -> None:
    play = Play("stock: 4H 9C KD 2S 5D 6C\nwaste: JC", "klondike", options={"draw": 3})
    for _ in range(10):
        play.do("draw")
        assert play.shows("waste") == "JC 4H 9C KD"
        play.session.undo()
        assert (play.shows("stock"), play.shows("waste")) == ("4H 9C KD 2S 5D 6C", "JC")


@pytest.mark.parametrize(
    ("text", "game", "move", "options"),
    [
        ("stock: (empty)\nwaste: 5H", "klondike", "redeal", {"redeals": 0}),
        ("stock: (empty)", "klondike", "redeal", {}),
        ("stock: (empty)", "klondike", "draw", {}),
        ("t1: | 5H\nt2: | 9C", "klondike", "t1 t2", {}),
        ("t1: | 5H", "klondike", "t1 f", {}),
        ("t1: | 5H", "klondike", "t1 t1", {}),
        ("t1: 5H", "freecell", "t1 t1", {}),
        ("stock: (empty)\nt1: | 5H", "spider", "deal", {}),
    ],
)
def test_p19_what_does_nothing_leaves_no_history(
    text: str, game: str, move: str, options: dict[str, int | str | None]
) -> None:
    play = Play(text, game, options=options)
    before = play.state
    assert isinstance(play.do(move), Refusal)
    assert play.state == before


def test_tf_18_p20_a_new_move_after_undo_drops_redo() -> None:
    session = Session.from_deal(dealcodes.parse("FC1-C4-#1", VARIANTS))
    play = Play("variant: freecell")
    play.session = session
    play.do("t2 c1", "t6 c2")
    session.undo()
    play.do("t8 c2")
    assert not session.can_redo
    assert session.redo() is None
    assert play.shows("cells") == "9C TC - -"
    assert session.engine.cards(session.position) == session.engine.cards(session.opening)


def test_tf_18_p21_undo_reaches_back_100_actions() -> None:
    session = Session.from_deal(dealcodes.parse("KL1-D1N-AAAAAAB", VARIANTS))
    states = [session.position]
    choose = Random(21)
    while len(states) < 131:
        moves = session.engine.legal_moves(session.position)
        session.play(choose.choice(moves))
        states.append(session.position)
    for _ in range(150):
        session.undo()
    assert session.position == states[30]
    assert not session.can_undo
    again = replay(record_of(session, seconds=1), VARIANTS).session
    assert not again.can_undo, "put away and taken up, it reaches no further back"
    assert again.position == states[30]
    for each in (session, again):
        for _ in range(150):
            each.redo()
        assert each.position == states[130]


@pytest.mark.parametrize("code", ["KL1-D1N-AAAAAAB", "PY1-ND-AAAAAAB", "TF1-D3N-AAAAAAB", "SP1-S2-AAAAAAB"])
def test_tf_18_p22_redo_draws_no_new_cards(code: str) -> None:
    session = Session.from_deal(dealcodes.parse(code, VARIANTS))
    engine, choose = session.engine, Random(22)

    def board() -> str:
        return boards.write(engine, session.position)

    while len(session.history) < 60 and (moves := engine.legal_moves(session.position)):
        stock = [move for move in moves if move.source in (engine.stock, engine.waste)]
        session.play(choose.choice(stock or moves))
    before = board()
    for count in (5, 60):
        for _ in range(count):
            session.undo()
        for _ in range(count):
            session.redo()
        assert board() == before
    assert session.deal is not None
    assert session.deal.code == code


def test_tf_18_p23_undo_is_off_after_a_win() -> None:
    play = Play("foundations: S-8 H-K D-K C-K\nt1: 9S\nt2: TS\nt3: JS\nt4: QS\nt5: KS", "freecell")
    play.do("t1 f", "t2 f", "t3 f", "t4 f", "t5 f")
    assert play.is_won()
    assert not play.session.can_undo
    before = play.state
    assert play.session.undo() is None
    assert play.state == before


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_p25_restart_gives_the_same_deal(variant: object) -> None:
    found = catalogue().get(getattr(variant, "id", ""))
    session = Session.from_deal(dealcodes.random_deal(found, found.default_options()))
    first = boards.write(session.engine, session.position)
    for actions in (5, 0, 2):
        for _ in range(actions):
            session.play(session.engine.legal_moves(session.position)[0])
        session.restart()
        assert boards.write(session.engine, session.position) == first
        assert (session.moves, session.can_undo, session.can_redo) == (0, False, False)
    assert session.deal is not None
    again = Session.from_deal(dealcodes.parse(session.deal.code, VARIANTS))
    assert boards.write(again.engine, again.position) == first


def test_p02_to_p10_boards_are_read_as_written() -> None:
    play = Play(P06)
    columns = play.engine.places.of(Role.TABLEAU)
    assert all(play.session.position.piles[column] for column in columns)
