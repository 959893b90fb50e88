"""What the stores keep of a session: as a running game, and as one that has ended."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.store.results import Game
from qtsolitaire.store.saved import Saved

if TYPE_CHECKING:
    from qtsolitaire.play.record import Record


class Kept(NamedTuple):
    """What belongs to one try of a deal beside its session."""

    uid: str  # the history's
    began: str  # UTC, ISO 8601; "": no action yet
    seconds: float  # played


class Waiting(NamedTuple):
    """A game of another variant than the one on the table, begun and put away."""

    variant: Variant
    options: Options
    moves: int  # counted
    seconds: float  # played


def as_saved(session: Session, kept: Kept, transcript: Transcript) -> Saved:
    """The game as it stands, to be taken up later."""
    moves, redo = transcript.texts(session)
    return Saved(
        game=session.engine.variant.id,
        code=_code(session),
        board=_board(session),
        moves=moves,
        redo=redo,
        counter=session.moves,
        undone=session.undone,
        undoable=len(session.past),
        seconds=kept.seconds,
        helped=session.helped,
        uid=kept.uid,
        started=kept.began,
    )


def as_record(saved: Saved) -> "Record":
    """A saved game as ``play.replay`` takes it up."""
    from qtsolitaire.play.record import Record, Running

    running = Running(saved.counter, saved.undone, saved.undoable, saved.seconds, saved.helped, saved.redo)
    return Record(saved.game, saved.moves, saved.code, saved.board, running=running)


def as_game(session: Session, kept: Kept, transcript: Transcript, *, won: bool) -> Game:
    """The game as it ends now, with the moves that lead there, so that it can be watched again."""
    variant = session.engine.variant
    return Game(
        uid=kept.uid,
        game=variant.id,
        options=encode_options(variant, session.engine.options),
        code=_code(session),
        won=won,
        score=session.score,
        moves=session.moves,
        undos=session.undone,
        seconds=kept.seconds,
        helped=session.helped,
        started=kept.began,
        ended=stamp(),
        record="\n".join(transcript.texts(session)[0]),
        board=_board(session),
    )


def watched(game: Game) -> "Record":
    """A kept game as ``play.replay`` plays it."""
    from qtsolitaire.play.record import MOST_MOVES, Record

    return Record(game.game, tuple(game.record.splitlines()[:MOST_MOVES]), game.code, None if game.code else game.board)


def stamp() -> str:
    """Now, as the history writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _code(session: Session) -> str | None:
    return session.deal.code if session.deal else None


def _board(session: Session) -> str | None:
    if session.deal:
        return None
    from qtsolitaire.play.replay import board_text

    return board_text(session.engine, session.opening)
