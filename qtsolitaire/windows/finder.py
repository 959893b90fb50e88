"""Winnable deals only: random deals are searched one after the other until one has a proved way to win.

The deal found is an ordinary one with an ordinary code (AP-11): only the choice among the numbers is narrower.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.windows.oracle import Known, Oracle

SECONDS = 5.0
"""How long one deal is searched before the next is tried."""

FAULTS = 3
"""Searches that fail, not for want of time, before the player is told."""


class Finder(QObject):
    """One search at a time."""

    progressed = Signal(int)  # deals looked at
    found = Signal(object)  # the Deal
    failed = Signal()  # it cannot be searched

    def __init__(
        self,
        oracle: Oracle,
        parent: QObject | None = None,
        draw: Callable[[Variant, Options], Deal] = dealcodes.random_deal,
    ) -> None:
        """``draw`` gives the deals to be looked at."""
        super().__init__(parent)
        self._oracle, self._draw = oracle, draw
        self._engine: Engine | None = None
        self._tried = self._faults = 0

    @property
    def is_looking(self) -> bool:
        """True until it has found a deal, failed, or been stopped."""
        return self._engine is not None

    def find(self, variant: Variant, options: Options) -> None:
        """Look for a winnable deal of this game.

        Raises:
            VariantProblem: there is no game with these options.
        """
        self._engine = Engine(variant, options)
        self._tried = self._faults = 0
        self.progressed.emit(0)
        self._next()

    def stop(self) -> None:
        """Look no further."""
        if self._engine is not None:
            self._engine = None
            self._oracle.dismiss()

    def _next(self) -> None:
        engine = self._engine
        if engine is None:
            return
        deal = self._draw(engine.variant, engine.options)

        def hear(known: Known) -> None:
            if self._engine is engine:
                self._hear(deal, known)

        self._oracle.ask_about(engine, engine.start(deal.deck(engine.table.pack)), SECONDS, hear)

    def _hear(self, deal: Deal, known: Known) -> None:
        self._tried += 1
        self._faults += bool(known.error)
        if known.verdict is Verdict.WON:
            self.stop()
            self.found.emit(deal)
        elif self._faults >= FAULTS:
            self.stop()
            self.failed.emit()
        else:
            self.progressed.emit(self._tried)
            self._next()
