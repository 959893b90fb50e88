"""Results and what they say about the player: SPEC AP-05, cases P17, P23, P58, P59."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.store.history import Best, Game, History, Rate, Records, Streaks, new_uid


def game(won: bool = True, **other: object) -> Game:
    """A game of 300 points, 120 moves and 400 seconds, but for what ``other`` says."""
    usual = Game(
        uid=new_uid(),
        game="klondike",
        options="D1N",
        code="KL1-D1N-AAAAAAB",
        won=won,
        score=300,
        moves=120,
        undos=2,
        seconds=400.0,
        helped=False,
        started="2026-01-31T18:00:00Z",
        ended="2026-01-31T18:07:00Z",
        record="draw\nt4 t5",
    )
    return usual._replace(**other)  # type: ignore[arg-type]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.sqlite3")


def reopened(history: History) -> History:
    history.close()
    return History(history.path)


def test_nothing_is_read_or_made_before_the_first_question(tmp_path: Path) -> None:
    History(tmp_path / "history.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_a_game_outlives_the_program(history: History) -> None:
    kept = game()
    history.record(kept)
    assert reopened(history).games() == [kept]


def test_p17_a_lost_game_sets_no_best_and_options_are_apart(history: History) -> None:
    history.record(game(won=False, options="D3N", code="KL1-D3N-AAAAAAB", score=120))
    history.record(game(score=640))
    assert history.bests("klondike", "D3N") == (None, None, None)
    assert history.bests("klondike", "D1N").score == Best(640, "KL1-D1N-AAAAAAB", "2026-01-31T18:07:00Z")
    assert (history.rate("klondike", "D3N"), history.rate("klondike", "D1N")) == (Rate(1, 0), Rate(1, 1))
    assert history.rate("klondike") == Rate(2, 1)


def test_ap_05_bests_are_the_shortest_time_the_fewest_moves_and_the_highest_score(history: History) -> None:
    history.record(game(seconds=90.5, moves=200, score=10, code="KL1-D1N-AAAAAAC"))
    history.record(game(seconds=300.0, moves=80, score=20, code="KL1-D1N-AAAAAAD"))
    history.record(game(seconds=300.0, moves=200, score=700, code="KL1-D1N-AAAAAAE"))
    bests = history.bests("klondike", "D1N")
    assert (bests.time and bests.time.value, bests.time and bests.time.code) == (90.5, "KL1-D1N-AAAAAAC")
    assert (bests.moves and bests.moves.value, bests.moves and bests.moves.code) == (80, "KL1-D1N-AAAAAAD")
    assert (bests.score and bests.score.value, bests.score and bests.score.code) == (700, "KL1-D1N-AAAAAAE")


def test_ap_05_a_game_without_score_has_no_best_score(history: History) -> None:
    history.record(game(game="pyramid", options="ND", score=None))
    bests = history.bests("pyramid", "ND")
    assert bests.score is None
    assert bests.moves is not None


def test_help_wins_but_sets_no_best(history: History) -> None:
    assert history.record(game(helped=True, moves=1)) == Records()
    assert history.bests("klondike", "D1N").moves is None
    assert history.rate("klondike") == Rate(1, 1)


def test_a_board_is_kept_but_counts_nowhere(history: History) -> None:
    kept = game(code=None, board="t1: 7H\n", moves=1)
    assert history.record(kept) == Records()
    assert history.rate("klondike") == Rate(0, 0)
    assert history.rates() == {}
    assert history.bests("klondike", "D1N").moves is None
    assert history.streaks("klondike") == Streaks(0, 0)
    assert history.games() == [kept]


def test_records_name_what_a_win_has_bettered(history: History) -> None:
    assert history.record(game()) == Records(first=True)
    assert history.record(game()) == Records(), "as good is not better"
    assert history.record(game(moves=119)) == Records(moves=True)
    assert history.record(game(seconds=10.0, score=301)) == Records(time=True, score=True)
    assert history.record(game(won=False, moves=3)) == Records()
    assert history.record(game(options="D3N")) == Records(first=True)


def test_p23_the_same_win_counts_once(history: History) -> None:
    won = game()
    history.record(won)
    assert history.record(won._replace(moves=1, seconds=1.0)) == Records()
    assert history.rate("klondike") == Rate(1, 1)
    assert history.games() == [won], "the first win is final"


def test_p58_a_win_is_not_taken_back_by_leaving_the_game_afterwards(history: History) -> None:
    won = game()
    history.record(won)
    history.record(won._replace(won=False, moves=5))
    assert history.rate("klondike") == Rate(1, 1)
    assert history.games() == [won]


def test_p58_three_games_three_wins(history: History) -> None:
    first, again, third = game(), game(), game()  # a restart is a game of its own
    for each in (first, again, again, first, third, third, third):
        history.record(each)
    assert history.rate("klondike") == Rate(3, 3)


def test_p59_left_and_later_won_is_one_game_won(history: History) -> None:
    left = game(won=False, moves=1)
    history.record(left)
    assert history.rate("klondike") == Rate(1, 0)
    assert history.record(left._replace(won=True, moves=99)) == Records(first=True)
    assert history.rate("klondike") == Rate(1, 1)
    assert history.games()[0].moves == 99


def test_streaks_follow_the_order_in_which_games_ended(history: History) -> None:
    for day, won in enumerate((True, True, True, False, True, True), 10):
        history.record(game(won=won, ended=f"2026-01-{day}T00:00:00Z"))
    assert history.streaks("klondike") == Streaks(current=2, longest=3)
    history.record(game(won=False, ended="2026-02-01T00:00:00Z"))
    assert history.streaks("klondike") == Streaks(current=0, longest=3)
    assert history.streaks("klondike", "D3N") == Streaks(0, 0)


def test_rates_of_every_game_at_once(history: History) -> None:
    history.record(game())
    history.record(game(won=False, options="D3N"))
    history.record(game(game="spider", options="S4"))
    assert history.rates() == {"klondike": Rate(2, 1), "spider": Rate(1, 1)}
    assert Rate(2, 1).share == 0.5
    assert Rate(0, 0).share == 0.0


@given(
    st.lists(
        st.tuples(
            st.integers(0, 4),  # which game
            st.booleans(),  # won
            st.integers(-(2**70), 2**70),  # moves
            st.floats(),  # seconds, nan and infinity among them
            st.none() | st.integers(-(2**70), 2**70),
        ),
        max_size=12,
    )
)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_p58_never_more_wins_than_games(tmp_path: Path, told: list[tuple[int, bool, int, float, int | None]]) -> None:
    for old in tmp_path.glob("history*"):
        old.unlink()
    history = History(tmp_path / "history.sqlite3")
    for which, won, moves, seconds, score in told:
        history.record(game(uid=f"uid{which}", won=won, moves=moves, seconds=seconds, score=score))
    rate, streaks = history.rate("klondike"), history.streaks("klondike")
    assert rate.played == len({which for which, *_ in told})
    assert rate.won == len({which for which, won, *_ in told if won})
    assert streaks.current <= streaks.longest <= rate.won
    history.close()
