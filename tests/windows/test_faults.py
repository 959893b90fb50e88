"""Exceptions become messages; the game stays playable or can be left (AP-01; P53)."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from qtsolitaire.plugins import Catalogue, load, load_bundled
from qtsolitaire.rules.words import Move
from qtsolitaire.windows.faults import Fault, Faults
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.games import first_move


@pytest.fixture
def catalogue() -> Catalogue:
    return load_bundled()


def raised(act: Callable[[], Any]) -> Exception:
    try:
        act()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_p53_a_fault_names_the_plugin_and_its_function(tmp_path: Path) -> None:
    source = (load_bundled().folder(load_bundled().get("thoughtful")) / "variant.py").read_text(encoding="utf-8")
    plugin = tmp_path / "odd" / "variant.py"
    plugin.parent.mkdir()
    plugin.write_text(source + "\n\ndef breaks():\n    raise ValueError('no such card')\n", encoding="utf-8")
    catalogue = load([plugin])
    assert catalogue.faults == []
    variant = catalogue.variants[0]
    module = __import__("sys").modules[variant.lay_out.__module__]
    if not hasattr(module, "breaks"):
        module = __import__("sys").modules["qtsolitaire_plugin_odd_variant"]
    error = raised(module.breaks)
    fault = Faults(catalogue).locate(error, error.__traceback__)
    assert fault == Fault(variant, "breaks", "ValueError: no such card")


def test_p53_a_fault_of_the_program_names_no_plugin(catalogue: Catalogue) -> None:
    error = raised(lambda: 1 // 0)
    assert Faults(catalogue).locate(error, error.__traceback__).variant is None


def test_p53_the_same_fault_of_the_program_is_told_once_and_logged_each_time(
    catalogue: Catalogue, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Fault] = []
    faults = Faults(catalogue)
    faults.listener = told.append
    for _ in range(3):
        error = raised(lambda: 1 // 0)
        faults.hear(type(error), error, error.__traceback__)
    assert len(told) == 1
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 3


def test_p53_a_plugin_that_fails_in_a_move_changes_nothing_and_is_named(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = window.host.session
    assert session is not None
    before = session.position

    def fails(_move: Move) -> None:
        raise RuntimeError("out of cards")

    monkeypatch.setattr(session, "play", fails)
    window.table.act(first_move(session))
    assert "out of cards" in window.stage.toast.words
    assert session.position == before
    monkeypatch.undo()
    window.table.act(first_move(session))
    assert session.moves == 1


def test_p53_after_a_fault_the_game_can_be_left(window: MainWindow, qtbot: QtBot) -> None:
    error = RuntimeError("x")
    window.house.faults.hear(RuntimeError, error, None)
    assert window.stage.toast.words
    window.desk.next_deal()
    assert window.status.code.text() == "TF1-D1N-AAAAAAC"
