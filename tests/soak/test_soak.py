"""Random games through the real window: no exception, no warning of Qt, no growth, no lost references (cases P46, P47).

pytest-qt fails a test for each exception in a callback and for each warning of Qt.
"""

import gc
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from tests.soak.player import Player, resident_bytes, settle

MOST_GROWTH = 10_000_000  # bytes, however many games
MOST_DRIFT = 500  # references to True, up or down, and to None that are lost
"""A callback that loses one loses thousands in a run, and the process aborts when none is left.

References to None are counted downwards only: PySide keeps one for good for every item that joins a scene.
"""


class Measured(NamedTuple):
    """What must not grow, or shrink."""

    bytes: int  # resident, 0 where unknown
    none: int  # references to None
    true: int  # references to True


@pytest.fixture
def player(open_window: Callable[..., MainWindow], qtbot: QtBot) -> Player:
    window = open_window("TF1-D1N-AAAAAAB")
    window.plugins.start()
    player = Player(window)
    player.see_all()
    return player


def soak(player: Player, games: int) -> None:
    faults: list[object] = []
    player.window.house.faults.listener = faults.append
    player.window.table.fault.connect(lambda variant, error: faults.append((variant, error)))
    for _ in range(games // 4):  # warm: what is kept by design is there now
        player.game()
    before = measured(player)
    while player.games < games:
        player.game()
    after = measured(player)
    player.window.plugins.close()
    assert faults == []
    assert after.bytes - before.bytes < MOST_GROWTH, f"{before} -> {after}"
    assert abs(after.true - before.true) < MOST_DRIFT, f"{before} -> {after}"
    assert before.none - after.none < MOST_DRIFT, f"{before} -> {after}"


def measured(player: Player) -> Measured:
    """Always in the same state of the window."""
    player.rest()
    settle()
    gc.collect()
    return Measured(resident_bytes(), sys.getrefcount(None), sys.getrefcount(True))


def test_p46_p47_random_games_in_all_variants_leave_nothing_behind(player: Player) -> None:
    soak(player, 24)


@pytest.mark.nightly
def test_p46_p47_two_thousand_random_games_leave_nothing_behind(player: Player) -> None:
    soak(player, 2000)
