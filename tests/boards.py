"""Boards given as text, played by moves as text, for tests of rules and of game files."""

from pathlib import Path

from qtsolitaire.play.movetext import from_text
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.scoring import Ledger
from qtsolitaire.rules.table import Options
from qtsolitaire.rules.words import Refusal, Step
from tests.rules.games import catalogue

GOLDEN = Path(__file__).parent / "golden"
VARIANTS = catalogue().variants


def read(text: str, game: str = "", options: Options | None = None, *, partial: bool = False) -> boards.Board:
    chosen = catalogue().get(game) if game else None
    return boards.read(text, VARIANTS, chosen, options, partial=partial)


class Play:
    """A game from a board, of which the text may leave cards out."""

    def __init__(self, text: str, game: str = "", score: int | None = None, options: Options | None = None) -> None:
        board = read(text, game, options, partial=True)
        self.engine = Engine(board.variant, board.options)
        self.session = Session(self.engine, board.position)
        if score is not None:
            self.session.ledger = Ledger(score, frozenset())

    def do(self, *moves: str) -> Step | Refusal:
        """The answer to the last of the moves; those before it must be legal."""
        for text in moves[:-1]:
            assert isinstance(self.do(text), Step), text
        return self.session.play(from_text(self.engine, self.session.position, moves[-1]))

    def why(self, move: str) -> str:
        """The rule that refuses the move, "" where it is legal; nothing is played."""
        refusal = self.engine.judge(self.session.position, from_text(self.engine, self.session.position, move))
        return refusal.rule if refusal else ""

    def is_won(self) -> bool:
        return self.session.is_won

    def shows(self, key: str) -> str:
        """What the board text says of a pile, of cells or of a row."""
        return dict(boards.pairs(self.engine, self.session.position)).get(key, "(empty)")

    @property
    def state(self) -> tuple[object, ...]:
        """All that a refused move must leave as it is (P19)."""
        session = self.session
        return (session.position, session.ledger, session.moves, session.can_undo, session.can_redo, session.started)
