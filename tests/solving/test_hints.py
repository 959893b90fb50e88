"""Guesses where no winning line is known: legal, sensible, and never in circles."""

import pytest

from qtsolitaire.play.movetext import from_text, to_text
from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Role
from qtsolitaire.solving.hints import ranked
from tests.boards import read

GAMES = load_bundled().variants


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_guesses_of_every_game_are_legal_and_can_be_played_one_after_the_other(variant: Variant) -> None:
    engine = Engine(variant)
    deal = dealcodes.Deal(variant, variant.default_options(), 7)
    board = engine.start(deal.deck(engine.table.pack))
    seen = {board}
    for _ in range(60):
        guesses = ranked(engine, board, seen)
        assert len(set(guesses)) == len(guesses)
        assert set(guesses) <= set(engine.legal_moves(board))
        if not guesses:
            break
        assert from_text(engine, board, to_text(engine, board, guesses[0])) == guesses[0]
        board = engine.play(board, guesses[0]).after
        seen.add(board)
        if engine.is_won(board):
            break


def first(text: str) -> str:
    """The best guess on a board that may leave cards out, as text."""
    found = read(text, partial=True)
    engine = Engine(found.variant, found.options)
    return to_text(engine, found.position, ranked(engine, found.position)[0])


def test_the_winning_move_comes_first() -> None:
    assert first("variant: freecell\nfoundations: S-K H-K D-K C-Q\nt1: KC\n") == "t1 f"


def test_an_ace_goes_up_before_anything_else() -> None:
    assert first("variant: freecell\nt1: 9D AS\nt2: 8H 7C\nt3: KS 8D\n") == "t1 f"


def test_a_card_that_turns_another_up_comes_before_drawing() -> None:
    assert first("variant: klondike\noptions: draw=1 redeals=unlimited\nt1: 2C | 9S\nt2: TH\nstock: 4C 5C\n") == "t1 t2"


def test_a_cell_is_the_last_resort() -> None:
    found = read("variant: freecell\nt1: KS 5D\nt2: 6C\nt3: 9H 3C\n", partial=True)
    engine = Engine(found.variant, found.options)
    moves = ranked(engine, found.position)
    assert to_text(engine, found.position, moves[0]) == "t1 t2"
    assert moves[-1].target in engine.places.of(Role.CELL)


def test_moves_back_to_known_positions_come_last() -> None:
    found = read("variant: spider\noptions: suits=1\nt1: 9S 5S\nt2: 6S\nt3: 6S\n", partial=True)
    engine = Engine(found.variant, found.options)
    move = ranked(engine, found.position)[0]
    after = engine.play(found.position, move).after
    again = ranked(engine, after, {found.position, after})
    assert engine.play(after, again[0]).after != found.position
