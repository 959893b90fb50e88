"""The table as a widget: one game, its animation, and what the player does with the pointer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from qtsolitaire import places
from qtsolitaire.play.session import Session
from qtsolitaire.rules.words import Move, Refusal, Step
from qtsolitaire.table.animation import Act, Driver, Speed
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.marks import Marks, Place, place_box
from qtsolitaire.table.rings import Mark
from qtsolitaire.table.scene import TableScene
from qtsolitaire.table.themes import Theme

Answer = TypeVar("Answer")


class TableView(QGraphicsView):
    """Shows a session and plays on it. The session is always right; the view only catches up."""

    acted = Signal(object)  # a Step of the player, after redo too
    undone = Signal()
    refused = Signal(object)  # a Refusal: the rule that forbids what the player tried
    won = Signal()  # the last move has arrived
    changed = Signal()  # any counter, the board or what can be undone
    selection_changed = Signal()
    fault = Signal(str, object)  # the variant's id and the exception its code raised; the game is as it was

    def __init__(self, parent: QWidget | None = None, cache: Path | None = None) -> None:
        """Make an empty table; ``cache`` keeps drawn cards between runs, None: the player's own cache folder."""
        super().__init__(parent)
        self.table = TableScene(cache or places.cache_dir() / "cards")
        self.setScene(self.table)
        self.motion, self.fades = Driver(self), Driver(self)
        self.marks = Marks(self.table, self.fades)
        self._session: Session | None = None
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    # --- the game -------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self._session

    def set_session(self, session: Session, animate_deal: bool = True) -> None:
        """Put a game on the table; a fresh one is dealt before the player's eyes."""
        self.land()
        self._session = session
        self.table.lay(session.engine, session.position)
        if animate_deal and session.deck and not session.history and self.table.is_laid:
            events = self.ask(session.engine.deal_events, session.deck)
            self._run(self.table.deal(events or ()))
        self.changed.emit()

    def act(self, move: Move) -> None:
        """Play a move and show it; a refused one is explained by ``refused``."""
        self.land()
        if self._session is None:
            return
        answer = self.ask(self._session.play, move)
        if isinstance(answer, Refusal):
            self.refuse(answer)
        elif answer is not None:
            self._show(answer)

    def undo(self) -> None:
        """Take the last action back and show it."""
        self.land()
        events = self.ask(self._session.undo) if self._session else None
        if self._session is not None and events is not None:
            self._run(self.table.step(events, self._session.position, back=True))
            self.undone.emit()
            self.changed.emit()

    def redo(self) -> None:
        """Do the last undone action again and show it."""
        self.land()
        step = self.ask(self._session.redo) if self._session else None
        if step is not None:
            self._show(step)

    def restart(self) -> None:
        """The same deal from the start."""
        if self._session is not None:
            self.land()
            self._session.restart()
            self.set_session(self._session)

    def _show(self, step: Step) -> None:
        self._run(self.table.step(step.events, step.after), done=self._tell_if_won)
        self.acted.emit(step)
        self.changed.emit()

    def _tell_if_won(self) -> None:
        session = self._session
        if session is not None and self.ask(lambda: session.is_won):
            self.won.emit()

    def refuse(self, refusal: Refusal) -> None:
        """Say no: mark the card that forbids the move and tell the rule."""
        if refusal.pile >= 0:
            self.marks.show(Mark.REFUSED, [Place(refusal.pile, refusal.depth)])
        self.refused.emit(refusal)

    def ask(self, question: Callable[..., Answer], *args: Any) -> Answer | None:
        """Ask something that runs a plugin's code; what it raises becomes ``fault`` (P53), the answer None."""
        try:
            return question(*args)
        except Exception as error:  # whatever a stranger's code may raise
            self.fault.emit(self._session.engine.variant.id if self._session else "", error)
            return None

    # --- motion ---------------------------------------------------------------------------------------------

    def _run(self, acts: list[Act], done: Callable[[], None] = lambda: None) -> None:
        def landed() -> None:
            self.table.settle()
            done()

        self.motion.run(acts, landed)

    def land(self) -> None:
        """Whatever flies or is held lies at its place now, and old marks are gone."""
        self.motion.finish()
        self.marks.clear()

    # --- looks ----------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Show another table theme."""
        self.land()
        self.table.theme = theme
        self.table.paint_ground()
        self.table.relay()

    def set_deck_style(self, style: DeckStyle) -> None:
        """Show another deck."""
        self.land()
        self.table.deck_style = style
        self.table.relay()

    def set_mirrored(self, mirrored: bool) -> None:
        """Lay the table out for the left hand."""
        self.land()
        self.table.mirrored = mirrored
        self.table.relay()

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move."""
        self.motion.finish()
        self.motion.speed = speed

    def card_rect(self, pile: int, depth: int = -1) -> QRect:
        """What is seen of a card, or of the pile's empty place where ``depth`` is -1, in the view's coordinates."""
        return QRect(*place_box(self.table.frame, self.table.board.piles[pile], Place(pile, depth)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table to its new size at once."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        size = self.viewport().size()
        self.motion.finish()
        self.table.resize((size.width(), size.height()), self.devicePixelRatioF())
        self.marks.relay()

    def event(self, event: QEvent) -> bool:
        """Follow the screen's pixel ratio (P43)."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)
