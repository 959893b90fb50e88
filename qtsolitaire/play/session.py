"""One game being played: position, undo and redo, counters and score.

The session keeps whole positions, so undo is exact (TF-18): board, score and once-per-card points come back.
"""

from collections.abc import Sequence
from typing import NamedTuple

from qtsolitaire.rules.cards import Card
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.scoring import Ledger, opening, scored
from qtsolitaire.rules.words import Event, Move, Position, Refusal, Stage, Step


class Entry(NamedTuple):
    """An action that can be taken back."""

    move: Move  # what the player did
    before: Position  # the board before it
    ledger: Ledger  # the score before it
    events: tuple[Event, ...]  # what happened


class Session:
    """A game from its opening on. Every change of the board goes through here."""

    def __init__(self, engine: Engine, start: Position, deal: Deal | None = None, deck: Sequence[Card] = ()) -> None:
        """Begin at ``start``; ``deal`` is None for a game played from a board, which has no code."""
        self.engine = engine
        self.deal = deal
        self.opening = start
        self.deck = tuple(deck)
        self.helped = False
        self.restart()

    @classmethod
    def from_deal(cls, deal: Deal, engine: Engine | None = None) -> "Session":
        """The game that a deal code gives."""
        engine = engine or Engine(deal.variant, deal.options)
        deck = deal.deck(engine.table.pack)
        return cls(engine, engine.start(deck), deal, deck)

    def restart(self) -> None:
        """The same deal from the start; nothing of the former try is kept."""
        self.position = self.opening
        self.ledger = opening(self.engine)
        self.moves = 0
        self.undone = 0
        self.history: list[Move] = []
        self._past: list[Entry] = []
        self._future: list[Move] = []

    @property
    def score(self) -> int | None:
        """The score, None where the game has none."""
        return self.ledger.score if self.engine.has_score else None

    @property
    def is_won(self) -> bool:
        """True once the goal is reached."""
        return self.engine.is_won(self.position)

    @property
    def started(self) -> bool:
        """True after the first action, even where it was taken back."""
        return self.moves > 0

    @property
    def can_undo(self) -> bool:
        """False with nothing to take back, and after a win (TF-18)."""
        return bool(self._past) and not self.is_won

    @property
    def can_redo(self) -> bool:
        """True while an undone action waits."""
        return bool(self._future)

    @property
    def past(self) -> Sequence[Entry]:
        """Actions that can be taken back, the latest last."""
        return self._past

    @property
    def future(self) -> Sequence[Move]:
        """Undone moves, the next to be done again last."""
        return self._future

    def play(self, move: Move) -> Step | Refusal:
        """An action of the player: judged, then done and counted; a new one clears redo."""
        if self.is_won:
            return Refusal("source.game_over", Stage.SOURCE)
        refusal = self.engine.judge(self.position, move)
        if refusal:
            return refusal
        step = self._do(move)
        self._future.clear()
        return step

    def _do(self, move: Move) -> Step:
        step = self.engine.play(self.position, move)
        ledger = scored(self.engine, self.ledger, step)
        self._past.append(Entry(move, self.position, self.ledger, step.events))
        limit = self.engine.table.undo.limit
        if limit is not None and len(self._past) > limit:
            del self._past[0]
        self.position, self.ledger = step.after, ledger
        self.moves += 1
        self.history.append(move)
        return step

    def undo(self) -> tuple[Event, ...] | None:
        """Take the last action back; its events, last first, for the table to animate, None with nothing to undo."""
        if not self.can_undo:
            return None
        entry = self._past.pop()
        self._future.append(entry.move)
        self.position, self.ledger = entry.before, entry.ledger
        self.history.pop()
        self.undone += 1
        self.moves += self.engine.table.undo.counts_as_move
        return entry.events[::-1]

    def take_up(self, moves: int, undone: int, undoable: int, helped: bool) -> None:
        """Counters, and how far undo reaches, as they were when the game was put away."""
        self.moves, self.undone, self.helped = moves, undone, helped
        del self._past[: max(0, len(self._past) - undoable)]

    def redo(self) -> Step | None:
        """Do the last undone action again: counts as a move and gives its points again (TF-18)."""
        return self._do(self._future.pop()) if self._future else None
