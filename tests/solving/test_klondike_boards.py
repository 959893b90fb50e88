"""Klondike's family on boards whose verdicts are known (P31)."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from qtsolitaire.rules.boards import read
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.solving.answers import Answer, Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from tests.rules.games import catalogue

KNOWN = tomllib.loads((Path(__file__).parents[1] / "golden" / "solving" / "klondike.toml").read_text())["board"]
SECONDS = 60.0
LONGER = {"kpat-24", "kpat-29", "kpat-31", "kpat-49"}  # with draw 3; benchmarks/bench_solve_klondike.py tries them


class Case(NamedTuple):
    engine: Engine
    position: Position

    def answer(self, seconds: float = SECONDS) -> Answer:
        return solve(self.engine, self.position, Budget(seconds))


def case(board: str, draw: int, redeals: int | None = None) -> Case:
    found = read(board, (), catalogue().get("klondike"), {"draw": draw, "redeals": redeals})
    return Case(Engine(found.variant, found.options), found.position)


def cards_of(name: str) -> str:
    return next(str(known["cards"]) for known in KNOWN if known["name"] == name)


SMALL = [
    (known["name"], draw, known[f"draw{draw}"])
    for known in KNOWN
    for draw in (1, 3)
    if f"draw{draw}" in known and (draw == 1 or known["name"] not in LONGER)
]


@pytest.mark.parametrize(("name", "draw", "verdict"), SMALL)
def test_p31_known_verdicts(name: str, draw: int, verdict: str) -> None:
    assert case(cards_of(name), draw).answer().verdict is Verdict(verdict)
