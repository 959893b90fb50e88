"""Which game comes onto the table next, and whether the player must be asked first.

Every way to another game ends in ``want``: a game that has begun and would count as lost is given up only by a clear
word (P59, P63). The deal is fixed before anything is shown (P57).
"""

import datetime
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from qtsolitaire.play.session import Session
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.toast import Message

Ask = Callable[[Callable[[], None]], None]
"""Asks the player whether the game may be given up, and goes on if so."""


class Desk(QObject):
    """Deals games to the host."""

    told = Signal(object)  # a Message for the player

    def __init__(self, house: House, host: GameHost, ask: Ask, parent: QObject | None = None) -> None:
        """Deal to ``host``; ``ask`` is used only where a game would be lost."""
        super().__init__(parent)
        self._house, self._host, self._ask = house, host, ask

    @property
    def deal(self) -> Deal | None:
        """The deal on the table, None without one or for a board."""
        return self._host.session.deal if self._host.session else None

    def want(self, deal: Deal, *, agreed: bool = False) -> None:
        """Deal this; ``agreed`` means the player has already given up the game on the table."""
        self._when_free(lambda: self.deal_out(deal), agreed)

    def want_session(self, session: Session, seconds: float = 0.0) -> None:
        """Put this game on the table, so many seconds of it already played."""
        self._when_free(lambda: self._begin(session, seconds), agreed=False)

    def restart(self) -> None:
        """The same deal from the start."""
        self._when_free(self._host.restart, agreed=False)

    def play_again(self) -> None:
        """The same deal once more after a win."""
        self._host.restart()

    def _when_free(self, act: Callable[[], None], agreed: bool) -> None:
        if self._host.would_be_lost and not agreed:
            self._ask(act)
        else:
            act()

    def deal_out(self, deal: Deal) -> None:
        """Put the deal on the table and remember its game and options for the next start."""
        self._begin(Session.from_deal(deal))

    def _begin(self, session: Session, seconds: float = 0.0) -> None:
        variant = session.engine.variant
        self._house.preferences.set("last_game", variant.id)
        self._house.preferences.set_options(variant, session.engine.options)
        self._host.begin(session, seconds)

    def random(self, variant: Variant | None = None) -> Deal:
        """Any deal of the game, the one on the table where none is named, with the options last chosen."""
        variant = variant or self._variant()
        return dealcodes.random_deal(variant, self._options(variant))

    def _variant(self) -> Variant:
        """The game on the table; as its plugin has it now, where that has changed."""
        catalogue, session = self._house.catalogue, self._host.session
        if session is None:
            return catalogue.variants[0]
        own = session.engine.variant
        return catalogue.get(own.id) if own not in catalogue.variants and catalogue.has(own.id) else own

    def _options(self, variant: Variant) -> Options:
        if self._host.session and self._host.session.engine.variant is variant:
            return self._host.session.engine.options
        return self._house.preferences.options(variant)

    def next_deal(self) -> None:
        """The deal numbered one more (AP-11); from a board, any."""
        self.want(dealcodes.next_deal(self.deal) if self.deal else self.random())

    def previous_deal(self) -> None:
        """The deal numbered one less; from a board, any."""
        self.want(dealcodes.previous_deal(self.deal) if self.deal else self.random())

    def deal_of_the_day(self) -> None:
        """Today's deal, the same for everyone."""
        variant = self._variant()
        today = datetime.datetime.now().astimezone().date()
        self.want(dealcodes.deal_of_the_day(variant, self._options(variant), today))

    def copy_code(self) -> None:
        """Put the deal's code on the clipboard."""
        if self.deal:
            QGuiApplication.clipboard().setText(self.deal.code)
            self.told.emit(Message(lambda: QCoreApplication.translate("desk", "Deal code copied")))
        else:
            self.told.emit(Message(_no_code, "info"))

    def paste_code(self) -> None:
        """Deal the code on the clipboard; a wrong one is told, and the game on the table stays (DC-06)."""
        self.want_code(QGuiApplication.clipboard().text())

    def want_code(self, text: str) -> None:
        """Deal this code, typed by whomever."""
        variant = self._variant()
        try:
            deal = dealcodes.parse(text, self._house.catalogue.variants, variant, self._options(variant))
            Engine(deal.variant, deal.options)
        except Problem as problem:
            self._refuse(problem)
        else:
            self.want(deal)

    def _refuse(self, problem: Problem) -> None:
        self.told.emit(Message(lambda: self._house.speech.problem(problem), "no", stays_ms=8000))


def _no_code() -> str:
    return QCoreApplication.translate("desk", "A game dealt from a board has no code")
