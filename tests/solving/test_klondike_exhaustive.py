"""Klondike's family against every legal move of the engine, on small packs and tables of all kinds."""

import random

import pytest

from qtsolitaire.solving import builders
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import Search, solve
from tests.solving.exhaustive import can_win
from tests.solving.klondike_tables import some_kind, some_position

OWN = (Search("builders", builders.fits, builders.solve),)
MOST = 4000  # positions of an exhaustive search; larger boards are passed over


@pytest.mark.parametrize("block", range(3))
@pytest.mark.parametrize("proofs", [False, True])
def test_verdicts_are_those_of_every_legal_move(block: int, proofs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if proofs:  # at once and in many rounds, which boards of this size do not need
        monkeypatch.setattr(builders, "WITHOUT_PROOFS", 0)
        monkeypatch.setattr(builders, "FIRST_SHARE", 3)
        monkeypatch.setattr(builders, "FOR_PROOF", 1)
    found = {Verdict.WON: 0, Verdict.LOST: 0}
    for seed in range(block * 25, block * 25 + 25):
        rng = random.Random(seed + 1000 * proofs)
        kind = some_kind(rng)
        engine = kind.engine()
        assert builders.fits(engine)
        board = some_position(rng, engine, rng.choice((0, 0, 5, 15)))
        wins = can_win(engine, board, MOST)
        if wins is not None:
            expected = Verdict.WON if wins else Verdict.LOST
            found[expected] += 1
            assert solve(engine, board, Budget(10), OWN).verdict is expected, (seed, kind)
    assert min(found.values()) >= 5  # both verdicts were really put to the test
