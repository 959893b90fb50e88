"""Clock and history of the game on the table (AP-05; cases P41, P42, P58, P59)."""

from pathlib import Path

import pytest

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.store.history import History
from qtsolitaire.windows.game_host import GameHost
from tests.windows.conftest import Now
from tests.windows.games import almost_won, first_move, last_move


@pytest.fixture
def catalogue() -> Catalogue:
    return load_bundled()


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.sqlite3")


@pytest.fixture
def host(qapp: object, history: History, now: Now) -> GameHost:
    return GameHost(history, now=now)


def fresh(catalogue: Catalogue, number: int = 1) -> Session:
    variant = catalogue.get("thoughtful")
    return Session.from_deal(dealcodes.Deal(variant, variant.default_options(), number))


def act(host: GameHost) -> None:
    assert host.session is not None
    host.session.play(first_move(host.session))
    host.acted()


def win(host: GameHost) -> None:
    assert host.session is not None
    host.session.play(last_move(host.session))
    host.acted()


def test_ap_05_the_clock_starts_with_the_first_action_not_with_the_deal(
    host: GameHost, catalogue: Catalogue, now: Now
) -> None:
    host.begin(fresh(catalogue))
    now.seconds += 60
    assert host.clock.seconds == 0
    act(host)
    now.seconds += 10
    assert host.clock.seconds == 10


def test_p41_only_time_in_a_seen_window_counts_and_the_win_stops_it(
    host: GameHost, history: History, catalogue: Catalogue, now: Now
) -> None:
    session = almost_won(catalogue)
    host.begin(session)
    draw = next(move for move in session.engine.legal_moves(session.position) if move != last_move(session))
    session.play(draw)
    host.acted()
    session.undo()
    host.acted()
    now.seconds += 10
    host.set_away(True)
    now.seconds += 60
    host.set_away(False)
    now.seconds += 5
    host.set_away(True)
    now.seconds += 30
    host.set_away(False)
    now.seconds += 5
    win(host)
    now.seconds += 60
    host.set_away(True)
    host.set_away(False)
    now.seconds += 60
    assert host.clock.seconds == 20
    assert host.result is not None
    assert host.result.seconds == 20
    assert [game.seconds for game in history.games()] == [20]


def test_p42_a_clock_that_jumps_back_takes_no_time_away(host: GameHost, catalogue: Catalogue, now: Now) -> None:
    host.begin(fresh(catalogue))
    act(host)
    now.seconds -= 86_400
    assert host.clock.seconds >= 0


def test_ap_05_no_timer_runs_while_nothing_is_counted(host: GameHost, catalogue: Catalogue) -> None:
    host.begin(fresh(catalogue))
    assert not host._timer.isActive()
    act(host)
    assert host._timer.isActive()
    host.set_away(True)
    assert not host._timer.isActive()


@pytest.mark.parametrize(
    ("moves", "undo", "played"), [(0, False, 0), (1, False, 1), (1, True, 1)], ids=["looked_at", "moved", "taken_back"]
)
def test_p59_a_game_counts_from_its_first_action(
    host: GameHost, history: History, catalogue: Catalogue, moves: int, undo: bool, played: int
) -> None:
    host.begin(fresh(catalogue))
    for _ in range(moves):
        act(host)
    if undo and host.session is not None:
        host.session.undo()
        host.acted()
    assert host.would_be_lost == bool(played)
    host.begin(fresh(catalogue, 2))
    assert history.rate("thoughtful") == (played, 0)


def test_p58_each_finished_game_counts_once(host: GameHost, history: History, catalogue: Catalogue) -> None:
    host.begin(almost_won(catalogue))
    win(host)
    host.acted()
    host.restart()
    win(host)
    host.begin(almost_won(catalogue, number=7))
    win(host)
    host.begin(fresh(catalogue))
    assert history.rate("thoughtful") == (3, 3)


def test_ap_05_a_better_win_is_told_as_a_record(host: GameHost, catalogue: Catalogue, now: Now) -> None:
    host.begin(almost_won(catalogue))
    win(host)
    assert host.result is not None
    assert host.result.records.first
    host.restart()
    session = host.session
    assert session is not None
    other = next(move for move in session.engine.legal_moves(session.position) if move != last_move(session))
    session.play(other)
    host.acted()
    now.seconds += 3
    session.undo()
    win(host)
    assert host.result.before.moves is not None
    assert not host.result.records.moves
    assert not host.result.records.time
