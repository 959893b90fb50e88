"""The moves of a game as text, kept while it is played: each action costs one ``to_text``, however long the game is."""

from qtsolitaire.play.movetext import to_text
from qtsolitaire.play.session import Session
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Move, Position


class Transcript:
    """Follows one session at a time; what it once wrote of a game it does not write again."""

    def __init__(self) -> None:
        """Nothing is followed yet."""
        self._engine: Engine | None = None
        self._opening: Position | None = None
        self._line: list[Move] = []  # from the opening on: what has been done, then what redo would do
        self._texts: list[str] = []  # the same as text

    def texts(self, session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The moves done, from the opening on, and those taken back, the next to be done again last."""
        if session.engine is not self._engine or session.opening != self._opening:
            self._engine, self._opening = session.engine, session.opening
            self._line, self._texts = [], []
        done = len(session.history)
        line = [*session.history, *reversed(session.future)]
        same = self._known_of(line)
        del self._texts[same:]
        self._write(session, line[same:], same)
        self._line = line
        return tuple(self._texts[:done]), tuple(reversed(self._texts[done:]))

    def _known_of(self, line: list[Move]) -> int:
        """How many moves from the start on are already written."""
        if line == self._line:
            return len(line)
        pairs = zip(line, self._line, strict=False)
        return next((at for at, (new, old) in enumerate(pairs) if new != old), min(len(line), len(self._line)))

    def _write(self, session: Session, moves: list[Move], first: int) -> None:
        engine = session.engine
        board = _board_before(session, first) if moves else session.position
        for at, move in enumerate(moves, 1):
            self._texts.append(to_text(engine, board, move))
            if at < len(moves):
                board = engine.play(board, move).after


def _board_before(session: Session, number: int) -> Position:
    """The board on which the move of this number, counted from 0, was made; the session remembers the latest."""
    oldest = len(session.history) - len(session.past)
    if number == len(session.history):
        return session.position
    if oldest <= number < len(session.history):
        return session.past[number - oldest].before
    board = session.opening
    for move in session.history[:number]:
        board = session.engine.play(board, move).after
    return board
