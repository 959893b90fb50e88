"""From a record to a game on the table, and back."""

from collections.abc import Sequence
from typing import NamedTuple

from qtsolitaire.play.movetext import from_text, to_text
from qtsolitaire.play.record import Record, Running
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import BoardProblem, CodeProblem, RecordProblem
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Move, Position, Refusal


class Stop(NamedTuple):
    """The move that may not be made."""

    number: int  # 1 for the first move
    text: str  # as the record has it
    refusal: Refusal  # the rule that forbids it


class Replayed(NamedTuple):
    """A record played."""

    session: Session  # after the last legal move
    stop: Stop | None  # None: every move was legal


def replay(record: Record, variants: Sequence[Variant]) -> Replayed:
    """Deal, and play every move through the engine.

    Args:
        record: the game.
        variants: the games there are.

    Raises:
        RecordProblem: the deal cannot be laid, or a move's text is no move.
    """
    session = opening(record, variants)
    stop = _play(session, record.moves, 1)
    if stop is None and record.running is not None:
        stop = _resume(session, record.running, len(record.moves) + 1)
    return Replayed(session, stop)


def opening(record: Record, variants: Sequence[Variant]) -> Session:
    """The record's game before its first move.

    Raises:
        RecordProblem: as ``replay``; the ids of codes and boards keep their names.
    """
    chosen = boards.variant_named(record.game, variants) if record.game else None
    if record.game and chosen is None:
        known = ", ".join(variant.id for variant in variants)
        raise RecordProblem("record.unknown_game", text=_shown(record.game), known=known)
    try:
        if record.code is not None:
            session = Session.from_deal(dealcodes.parse(record.code, variants, chosen))
        else:
            session = from_board(boards.read(record.board or "", variants, chosen), variants)
    except (CodeProblem, BoardProblem) as problem:
        raise RecordProblem(problem.text_id, **problem.args_by_name) from None
    own = session.engine.variant
    if chosen is not None and own.id != chosen.id:
        raise RecordProblem("record.other_game", game=chosen.id, other=own.id)
    return session


def from_board(board: boards.Board, variants: Sequence[Variant]) -> Session:
    """A game from a board; it has a deal code only where its code deals exactly this board."""
    engine = Engine(board.variant, board.options)
    if board.code:
        try:
            deal = dealcodes.parse(board.code, variants, board.variant, board.options)
        except CodeProblem:
            return Session(engine, board.position)
        if deal.variant.id == board.variant.id and deal.options == board.options:
            session = Session.from_deal(deal, engine)
            if session.position == board.position:
                return session
    return Session(engine, board.position)


def _play(session: Session, moves: Sequence[str], first: int) -> Stop | None:
    for number, text in enumerate(moves, first):
        move = from_text(session.engine, session.position, text, number)
        answer = session.play(move)
        if isinstance(answer, Refusal):
            return Stop(number, text, answer)
    return None


def _resume(session: Session, running: Running, first: int) -> Stop | None:
    """Let redo wait, and set the counters, as they were."""
    stop = _play(session, running.redo[::-1], first)
    if stop is not None:
        return stop
    if running.redo and session.is_won:
        raise RecordProblem("record.bad_value", key="redo")
    for _ in running.redo:
        if session.undo() is None:
            break
    session.take_up(running.counter, running.undone, running.undoable, running.helped)
    return None


def record_of(session: Session, *, seconds: float | None = None, note: str = "", app: str = "") -> Record:
    """The game as it stands; with ``seconds`` played also what a game that goes on needs (counters, redo)."""
    engine, opening_board = session.engine, session.opening
    code = session.deal.code if session.deal else None
    board = None if code else board_text(engine, opening_board)
    moves = move_texts(engine, opening_board, session.history)
    running = None
    if seconds is not None:
        redo = move_texts(engine, session.position, list(session.future)[::-1])[::-1]
        undoable = len(session.past)
        running = Running(session.moves, session.undone, undoable, seconds, session.helped, redo)
    return Record(engine.variant.id, moves, code, board, note, app, running)


def board_text(engine: Engine, board: Position) -> str:
    """The board as a record holds it: without the game's name, which the record tells."""
    return "".join(f"{key}: {value}\n" for key, value in boards.pairs(engine, board) if key != "variant")


def move_texts(engine: Engine, board: Position, moves: Sequence[Move]) -> tuple[str, ...]:
    """Legal moves, one after the other from this board on, as text."""
    texts = []
    for move in moves:
        texts.append(to_text(engine, board, move))
        board = engine.play(board, move).after
    return tuple(texts)


def _shown(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text[:40])
