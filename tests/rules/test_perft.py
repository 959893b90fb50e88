"""Counts of all lines of play, per variant and option set: any change of a rule shows here."""

import tomllib
from pathlib import Path

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.testing.perft import divide, perft
from tests.rules.games import catalogue

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden" / "perft.toml").read_text(encoding="utf-8"))["perft"]


def opening(code: str) -> tuple[Engine, Position]:
    deal = dealcodes.parse(code, catalogue().variants)
    engine = Engine(deal.variant, deal.options)
    return engine, engine.start(deal.deck(engine.table.pack))


@pytest.mark.parametrize("code", GOLDEN)
def test_perft(code: str) -> None:
    engine, board = opening(code)
    counts = [perft(engine, board, depth) for depth in range(1, len(GOLDEN[code]) + 1)]
    assert counts == GOLDEN[code], divide(engine, board, len(GOLDEN[code]))
