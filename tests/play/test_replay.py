"""From a record to a game and back: golden games, any game at any moment, records that cannot be played."""

import tomllib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qtsolitaire.play.opening import open_text, understand, understand_file
from qtsolitaire.play.record import Record, Running, dumps, loads, read_file
from qtsolitaire.play.replay import record_of, replay
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import BoardProblem, CodeProblem, RecordProblem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.testing.options import all_options
from tests.boards import GOLDEN, VARIANTS
from tests.rules.games import catalogue
from tests.rules.test_boards import BASE

RESULTS = tomllib.loads((GOLDEN / "replays/results.toml").read_text())
GAMES = [pytest.param(v, o, id="-".join([v.id, *map(str, o.values())])) for v in VARIANTS for o in all_options(v)]


def test_there_is_a_golden_game_of_each_of_the_six() -> None:
    files = {path.stem for path in (GOLDEN / "replays").glob("*.qsol")}
    assert files == set(RESULTS)
    games = {read_file(GOLDEN / f"replays/{name}.qsol").game for name in files}
    assert games >= {"thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid"}


@pytest.mark.parametrize("name", RESULTS)
def test_tf_11_sp_05_py_07_golden_games_are_won(name: str) -> None:
    record = read_file(GOLDEN / f"replays/{name}.qsol")
    session, stop = replay(record, VARIANTS)
    assert stop is None
    assert session.is_won
    assert (-1 if session.score is None else session.score, session.moves) == (
        RESULTS[name]["score"],
        RESULTS[name]["moves"],
    )
    assert record_of(session) == record, "the same moves are written the same way"
    shorter, _ = replay(Record(record.game, record.moves[:-1], record.code), VARIANTS)
    assert not shorter.is_won


@pytest.mark.parametrize("name", RESULTS)
def test_tf_18_undo_of_a_whole_game_and_redo(name: str) -> None:
    record = read_file(GOLDEN / f"replays/{name}.qsol")
    session, _ = replay(Record(record.game, record.moves[:-1], record.code), VARIANTS)
    states = [(session.position, session.ledger)]
    while session.undo():
        states.append((session.position, session.ledger))
    limit = session.engine.table.undo.limit
    assert len(states) - 1 == min(len(record.moves) - 1, limit or len(record.moves))
    for state in states[-2::-1]:
        session.redo()
        assert (session.position, session.ledger) == state


def fumble(session: Session, choose: Random, actions: int) -> None:
    """Play like somebody who changes their mind."""
    for _ in range(actions):
        moves = session.engine.legal_moves(session.position)
        if session.is_won or not moves:
            return
        session.play(choose.choice(moves))
        for _ in range(choose.choice([0, 0, 0, 0, 1, 3])):
            session.undo()
        for _ in range(choose.choice([0, 0, 0, 1])):
            session.redo()


@pytest.mark.parametrize(("variant", "options"), GAMES)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32), from_board=st.booleans())
def test_a_game_put_away_at_any_moment_goes_on_as_it_was(
    variant: Variant, options: Options, seed: int, from_board: bool
) -> None:
    choose = Random(seed)
    session = Session.from_deal(dealcodes.Deal(variant, dict(options), choose.randrange(dealcodes.DEALS)))
    if from_board:
        fumble(session, choose, 10)
        session = Session(session.engine, session.position)
    fumble(session, choose, 140)
    session.helped = bool(seed % 2)
    record = record_of(session, seconds=12.5)
    again, stop = open_text(dumps(record), VARIANTS)
    assert stop is None
    for name in ("position", "opening", "ledger", "moves", "undone", "helped", "history", "is_won"):
        assert getattr(again, name) == getattr(session, name), name
    assert list(again.past) == list(session.past)
    assert list(again.future) == list(session.future)
    assert record_of(again, seconds=12.5) == record
    assert (again.deal is None) == from_board


def test_an_illegal_move_ends_it_with_number_text_and_rule() -> None:
    session, stop = replay(Record("freecell", ("t2 c1", "t6 t1", "t1 t2"), "FC1-C4-#1"), VARIANTS)
    assert stop is not None
    assert (stop.number, stop.text, stop.refusal.rule) == (2, "t6 t1", "onto.one_lower")
    assert session.moves == 1


def test_nothing_is_played_after_a_win() -> None:
    record = read_file(GOLDEN / "replays/pyramid-3.qsol")
    _, stop = replay(Record(record.game, (*record.moves, "draw"), record.code), VARIANTS)
    assert stop is not None
    assert (stop.number, stop.refusal.rule) == (79, "source.game_over")


@pytest.mark.parametrize(
    ("record", "text_id"),
    [
        (Record("freecell", code="FC1-C4"), "code."),
        (Record("freecell", code="ZZ-12"), "code."),
        (Record("freecell", code="FC1-C4-#4294967296"), "code.number_range"),
        (Record("klondike", code="FC1-C4-#1"), "record.other_game"),
        (Record("poker", code="FC1-C4-#1"), "record.unknown_game"),
        (Record("freecell", board="t1: KC"), "board.missing_card"),
        (Record("klondike", board="variant: freecell\n" + BASE), "record.other_game"),
        (Record("freecell", ("t1 t99",), "FC1-C4-#1"), "move.no_pile"),
        (Record("freecell", ("hello world and all",), "FC1-C4-#1"), "move.not_understood"),
    ],
)
def test_records_that_cannot_be_played_are_refused(record: Record, text_id: str) -> None:
    with pytest.raises(RecordProblem) as caught:
        replay(record, VARIANTS)
    assert caught.value.text_id.startswith(text_id)


def test_redo_beyond_a_win_is_damage() -> None:
    golden = read_file(GOLDEN / "replays/pyramid-3.qsol")
    running = Running(77, 0, 77, 1.0, False, golden.moves[-1:])
    with pytest.raises(RecordProblem):
        replay(Record(golden.game, golden.moves[:-1], golden.code, running=running), VARIANTS)


def test_a_game_played_from_a_board_has_no_code() -> None:
    session, _ = open_text(BASE, VARIANTS)
    assert session.deal is None
    assert session.engine.variant.id == "freecell", "what such lines are, unless another game is chosen"
    record = record_of(session)
    assert record.code is None
    assert "code" not in dumps(record)
    assert open_text(BASE, VARIANTS, catalogue().get("bakers-game"))[0].engine.variant.id == "bakers-game"


@pytest.mark.parametrize("code", ["FC1-C4-#617", "KL1-D3N-AAAAAAB", "SP1-S1-AAAAAAC", "PY1-2U-AAAAAAD"])
def test_a_board_that_its_code_deals_keeps_the_code(code: str) -> None:
    session = Session.from_deal(dealcodes.parse(code, VARIANTS))
    text = boards.write(session.engine, session.position, code)
    again, _ = open_text(text, VARIANTS)
    assert again.deal == session.deal
    moved = session.engine.play(session.position, session.engine.legal_moves(session.position)[0]).after
    assert open_text(boards.write(session.engine, moved, code), VARIANTS)[0].deal is None
    wrong = boards.write(session.engine, session.position, "KL1-D1N-AAAAAAZ")
    assert open_text(wrong, VARIANTS)[0].deal is None
    nonsense = boards.write(session.engine, session.position, "nonsense")
    assert open_text(nonsense, VARIANTS)[0].deal is None


@pytest.mark.parametrize(
    ("text", "game", "code"),
    [
        ("TF1-D1N-AAAAAAB", None, "TF1-D1N-AAAAAAB"),
        ("  fc1-c4-#617\n", None, "FC1-C4-#617"),
        ("11982", "freecell", "FC1-C4-#11982"),
        ("#11982", "bakers-game", "BK1-C4-#11982"),
    ],
)
def test_dc_05_a_bare_code_is_opened(text: str, game: str | None, code: str) -> None:
    chosen = catalogue().get(game) if game else None
    record = understand(text, VARIANTS, chosen)
    assert record.code == code
    session, _ = replay(record, VARIANTS)
    assert session.deal is not None
    assert session.deal.code == code


@pytest.mark.parametrize("text", ["", "hello", "a\nb\nc", "ZZ1-AAAAAAA", "KC QC\nJC"])
def test_what_is_nothing_of_the_kind_is_refused(text: str) -> None:
    with pytest.raises((BoardProblem, CodeProblem, RecordProblem)):
        open_text(text, VARIANTS)


@settings(max_examples=150)
@given(st.text(max_size=80))
def test_any_text_is_opened_or_refused(text: str) -> None:
    try:
        session, _ = open_text(text, VARIANTS)
    except (BoardProblem, CodeProblem, RecordProblem):
        return
    assert session.engine.cards(session.position) == sorted(session.engine.table.pack)


@settings(max_examples=60)
@given(
    st.sampled_from(list(RESULTS)), st.integers(0, 3000), st.integers(0, 4), st.text("t1234567 cfwase\n\"'", max_size=4)
)
def test_a_damaged_game_is_opened_or_refused(name: str, place: int, length: int, more: str) -> None:
    text = (GOLDEN / f"replays/{name}.qsol").read_text()
    place %= len(text)
    damaged = text[:place] + more + text[place + length :]
    try:
        session, stop = open_text(damaged, VARIANTS)
    except (BoardProblem, CodeProblem, RecordProblem):
        return
    assert stop is not None or len(session.history) == len(loads(damaged).moves)
    assert session.engine.cards(session.position) == sorted(session.engine.table.pack)


def test_files_are_known_by_suffix_or_by_what_they_hold() -> None:
    golden = GOLDEN / "replays/freecell-2.qsol"
    assert understand_file(golden, VARIANTS).code == "FC1-C4-AAAAAAC"
    assert understand(golden.read_text(), VARIANTS).code == "FC1-C4-AAAAAAC"
    with pytest.raises(RecordProblem):
        understand(BASE, VARIANTS, suffix=".qsol")


def test_a_legal_engine_is_used_for_every_option_set() -> None:
    for variant in VARIANTS:
        for options in all_options(variant):
            engine = Engine(variant, options)
            board = engine.start(engine.table.pack)
            session, _ = open_text(boards.write(engine, board), VARIANTS)
            assert session.engine.options == options
