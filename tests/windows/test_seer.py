"""The child process that searches: one question, one process, never a stall (cases P53, P64; SOLVING.md)."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from qtsolitaire.solving.answers import Verdict
from qtsolitaire.windows import seer as seeing
from qtsolitaire.windows.seer import Seer, Told
from tests.windows.searching import LOOPING, board, is_alive, kill, looping_plugin

EASY = "PY1-ND-AAAAAAD"  # won at once
HARD = "SP1-S4-AAAAAAB"  # nobody proves it in a minute
SLOW = 60_000  # ms for a busy machine


@pytest.fixture
def seer(qapp: object) -> Iterator[Seer]:
    made = Seer()
    yield made
    made.close()


def ask(qtbot: QtBot, seer: Seer, text: str, seconds: float = 10.0) -> Told:
    told: list[Told] = []
    seer.ask(text, seconds, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=SLOW)
    assert len(told) == 1
    return told[0]


def begin(qtbot: QtBot, seer: Seer, told: list[Told]) -> int:
    """Let it search something hard; returns the child's process id once it does."""
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON
    seer.ask(board(HARD), 60.0, told.append)
    qtbot.wait(150)
    return seer.process_id


def test_nothing_runs_before_the_first_question(seer: Seer) -> None:
    assert seer.process_id == 0


def test_one_process_answers_every_question(qtbot: QtBot, seer: Seer) -> None:
    won = ask(qtbot, seer, board(EASY))
    assert won.verdict is Verdict.WON
    assert won.line
    process = seer.process_id
    assert ask(qtbot, seer, board("PY1-ND-AAAAAAB")).verdict is Verdict.LOST
    assert seer.process_id == process


def test_what_is_no_board_is_undecided_and_harms_nothing(qtbot: QtBot, seer: Seer) -> None:
    told = ask(qtbot, seer, "variant: freecell\nt1: XX\n")
    assert told.verdict is Verdict.UNDECIDED
    assert told.error
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON


def test_p64_only_the_newest_of_many_questions_is_answered(qtbot: QtBot, seer: Seer) -> None:
    told: list[tuple[int, Told]] = []

    def hear(number: int, answer: Told) -> None:
        told.append((number, answer))

    texts = [board(HARD), board("KL1-D1N-AAAAAAB"), board("FC1-C4-#1")]
    for number in range(200):
        seer.ask(texts[number % 3], 10.0, partial(hear, number))
        if number % 20 == 0:
            qtbot.wait(10)
    seer.ask(board(EASY), 10.0, partial(hear, 200))
    process = seer.process_id
    qtbot.waitUntil(lambda: bool(told) and told[-1][0] == 200, timeout=SLOW)
    assert told[-1][1].verdict is Verdict.WON
    assert seer.process_id == process, "no question cost a process"
    assert not seer.is_asked


def test_a_cancelled_question_is_never_answered(qtbot: QtBot, seer: Seer) -> None:
    told: list[Told] = []
    process = begin(qtbot, seer, told)
    seer.cancel()
    qtbot.wait(seeing.REACT_MS + 500)
    assert told == []
    assert seer.process_id == process, "it let go by itself"
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON


def test_a_child_killed_in_mid_search_is_replaced_and_the_question_answered(qtbot: QtBot, seer: Seer) -> None:
    told: list[Told] = []
    process = begin(qtbot, seer, told)
    seer.ask(board("FC1-C4-#1"), 10.0, told.append)
    kill(process)
    qtbot.waitUntil(lambda: bool(told), timeout=SLOW)
    assert told[0].verdict is Verdict.WON
    assert seer.process_id not in (0, process)
    assert not is_alive(process), "no zombie"


def test_a_child_killed_while_idle_is_replaced_by_the_next_question(qtbot: QtBot, seer: Seer) -> None:
    ask(qtbot, seer, board(EASY))
    process = seer.process_id
    kill(process)
    qtbot.waitUntil(lambda: seer.process_id == 0, timeout=SLOW)
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON


def test_a_question_that_kills_every_child_stays_undecided(qtbot: QtBot, seer: Seer) -> None:
    told: list[Told] = []
    begin(qtbot, seer, told)
    killed = set[int]()
    while not told and len(killed) < 10:
        process = seer.process_id
        if process and process not in killed:
            kill(process)
            killed.add(process)
        qtbot.wait(20)
    assert told[0].verdict is Verdict.UNDECIDED
    assert len(killed) == 1 + seeing.TRIES
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON


def test_p53_a_plugin_that_loops_is_killed_when_the_position_changes(qtbot: QtBot) -> None:
    path, text = looping_plugin()
    seer = Seer(lambda: [path])
    assert ask(qtbot, seer, board(EASY)).verdict is Verdict.WON
    process, told = seer.process_id, list[Told]()
    seer.ask(text, 60.0, told.append)
    qtbot.wait(300)
    began = time.monotonic()
    seer.ask(board(EASY), 10.0, told.append)
    qtbot.waitUntil(lambda: not is_alive(process), timeout=SLOW)
    assert time.monotonic() - began > seeing.REACT_MS / 1000 - 0.1, "it has been given its time"
    qtbot.waitUntil(lambda: bool(told), timeout=SLOW)
    assert told[0].verdict is Verdict.WON
    seer.close()


def test_p53_a_plugin_that_loops_is_undecided_when_its_time_is_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeing, "LATE_MS", 300)
    path, text = looping_plugin()
    seer = Seer(lambda: [path])
    told = ask(qtbot, seer, text, seconds=0.2)
    assert told.verdict is Verdict.UNDECIDED
    qtbot.waitUntil(lambda: seer.process_id == 0, timeout=SLOW)
    seer.close()


def test_a_plugin_file_that_comes_later_is_known_to_the_next_question(qtbot: QtBot) -> None:
    files: list[Path] = []
    seer = Seer(lambda: files)
    ask(qtbot, seer, board(EASY))
    path, text = looping_plugin(LOOPING.replace("all(number >= 0 for number in itertools.count())", "False"))
    assert "unknown_game" in ask(qtbot, seer, text).error
    files.append(path)
    assert ask(qtbot, seer, text).verdict is Verdict.LOST, "no move is legal"
    seer.close()


def test_p64_closing_in_mid_search_ends_the_process_at_once(qtbot: QtBot, seer: Seer) -> None:
    told: list[Told] = []
    process = begin(qtbot, seer, told)
    began = time.monotonic()
    seer.close()
    assert time.monotonic() - began < 2
    assert not is_alive(process)
    assert told == []
