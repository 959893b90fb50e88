"""The engine's counts of lines of play against a second writing of the six games (``independent.py``)."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.cards import rank, suit
from qtsolitaire.rules.engine import Engine
from tests.rules import independent
from tests.rules.games import catalogue

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden" / "perft.toml").read_text(encoding="utf-8"))["perft"]
MOST = 1000  # lines that the slow writing counts for one code
SIX = [code for code in GOLDEN if code[:2] in {"TF", "KL", "SP", "FC", "BK", "PY"}]


def written_again(code: str) -> tuple[independent.Game, Callable[[independent.Game], Iterator[independent.Game]]]:
    deal = dealcodes.parse(code, catalogue().variants)
    engine = Engine(deal.variant, deal.options)
    deck = [(rank(card), "SHDC"[suit(card)], True) for card in deal.deck(engine.table.pack)]
    numbers = {name: value if isinstance(value, int) else 0 for name, value in deal.options.items()}
    redeals = numbers["redeals"] if deal.options.get("redeals") is not None else None
    match code[:2]:
        case "TF" | "KL":
            return independent.klondike(deck, numbers["draw"], redeals, code.startswith("TF"))
        case "FC":
            return independent.cell_game(deck, numbers["cells"], independent.alternating)
        case "BK":
            return independent.cell_game(deck, numbers["cells"], independent.in_suit)
        case "SP":
            return independent.spider(deck)
    return independent.pyramid(deck, redeals)


@pytest.mark.parametrize("code", SIX)
def test_a_second_writing_counts_the_same(code: str) -> None:
    game, moves = written_again(code)
    depths = [depth for depth, lines in enumerate(GOLDEN[code], 1) if lines <= MOST]
    assert depths
    assert [independent.count(game, moves, depth) for depth in depths] == GOLDEN[code][: len(depths)]
