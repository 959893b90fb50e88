"""What is printed or exported: one deal or position, with what is known of it."""

from dataclasses import dataclass

from qtsolitaire.play.session import Session
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.text.speech import Speech


@dataclass(frozen=True, slots=True)
class Subject:
    """One board to be shown."""

    engine: Engine
    board: Position
    code: str = ""  # of the deal; empty for a game dealt from a board
    moves: int | None = None  # made since the deal; None: this is the deal itself
    line: tuple[str, ...] = ()  # moves as text from this board to the win; () where none is known

    @classmethod
    def of_deal(cls, deal: Deal, engine: Engine | None = None) -> "Subject":
        """The deal as dealt.

        Raises:
            VariantProblem: the game cannot be dealt with these options.
        """
        session = Session.from_deal(deal, engine)
        return cls(session.engine, session.position, deal.code)

    @classmethod
    def of_session(cls, session: Session, *, opening: bool, line: tuple[str, ...] = ()) -> "Subject":
        """The game as it was dealt, or as it stands now."""
        code = session.deal.code if session.deal else ""
        at_start = opening or session.position == session.opening
        board = session.opening if opening else session.position
        return cls(
            session.engine, board, code, None if at_start and code else len(session.history) * (not opening), line
        )

    def heading(self, speech: Speech) -> str:
        """Options, and how far the game is, side by side."""
        parts = [speech.options(self.engine.variant, self.engine.options)]
        if self.moves:
            parts.append(speech.say("output.position", n=self.moves))
        elif self.moves is not None:
            parts.append(speech.say("output.position.board"))
        return " · ".join(filter(None, parts))

    def title(self, speech: Speech) -> str:
        """One line that names it, for a document's title."""
        game = speech.name(self.engine.variant)
        if not self.code:
            return speech.say("output.title.position", game=game)
        return speech.say("output.title", game=game, code=self.code)
