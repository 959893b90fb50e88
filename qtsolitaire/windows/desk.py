"""Which game comes onto the table next, and whether the player must be asked first.

Every way to another game ends here: a game that has begun and would count as lost is given up only by a clear word
(P59, P63). One game of each variant is kept, so a game of another variant waits, and may be taken up again instead. The
deal is fixed before anything is shown (P57).
"""

import contextlib
import datetime
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from qtsolitaire.play.session import Session
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import CodeProblem, Problem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.store.results import Game
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.keeping import Waiting, watched
from qtsolitaire.windows.resume import Resume
from qtsolitaire.windows.toast import Message

Act = Callable[[], None]


class Asks(Protocol):
    """Questions for the player; each does what is answered, or nothing."""

    def ask_to_give_up(self, act: Act) -> None:
        """May the game on the table be given up?"""
        ...

    def ask_about_waiting(self, variant: Variant, give_up: Act, take_up: Act) -> None:
        """A game of this variant waits: give it up for a new deal, or go on with it?"""
        ...


class Desk(QObject):
    """Deals games to the host."""

    told = Signal(object)  # a Message for the player

    def __init__(self, house: House, host: GameHost, resume: Resume, asks: Asks, parent: QObject | None = None) -> None:
        """Deal to ``host``; ``asks`` is used only where a game would be lost."""
        super().__init__(parent)
        self._house, self._host, self._resume, self._asks = house, host, resume, asks

    @property
    def deal(self) -> Deal | None:
        """The deal on the table, None without one or for a board."""
        return self._host.session.deal if self._host.session else None

    def want(self, deal: Deal) -> None:
        """Deal this."""
        self._when_free(deal.variant, lambda: self.deal_out(deal))

    def want_session(self, session: Session, seconds: float = 0.0, announce: Act = lambda: None) -> None:
        """Put this game on the table, so many seconds of it already played; ``announce`` is done just before."""

        def act() -> None:
            announce()
            self._begin(session, seconds)

        self._when_free(session.engine.variant, act)

    def want_again(self, game: Game) -> None:
        """The deal, or the board, of a past game from its start."""
        from qtsolitaire.play.replay import opening

        try:
            session = opening(watched(game), self._house.catalogue.variants)
        except Problem as problem:
            self._refuse(problem)
        else:
            self.want_session(session)

    def restart(self) -> None:
        """The same deal from the start."""
        if self._host.session:
            self._when_free(self._host.session.engine.variant, self._host.restart)

    def play_again(self) -> None:
        """The same deal once more after a win."""
        self._host.restart()

    def take_up(self, variant: Variant) -> None:
        """Go on with the game of this variant that waits; nothing happens where none can be played on."""
        taken = self._resume.take_up(variant.id)
        if taken is not None:
            session, saved = taken
            self._begin(session, saved.seconds, saved.uid, saved.started)

    def waiting(self, variant: Variant) -> Waiting | None:
        """The game of this variant that was put away, None where there is none."""
        saved = self._resume.waiting(variant.id)
        if saved is None:
            return None
        options: Options = {}
        if saved.code is not None:
            with contextlib.suppress(CodeProblem):
                options = dealcodes.parse(saved.code, self._house.catalogue.variants, variant).options
        return Waiting(variant, options, saved.counter, saved.seconds)

    def _when_free(self, variant: Variant, act: Act) -> None:
        """Do it, but ask first where a game of this variant would be lost."""
        on_table = self._host.session
        if on_table is not None and on_table.engine.variant.id == variant.id:
            if self._host.would_be_lost:
                self._asks.ask_to_give_up(act)
            else:
                act()
        elif self._resume.waiting(variant.id) is not None:
            self._asks.ask_about_waiting(variant, lambda: self._instead(variant, act), lambda: self.take_up(variant))
        else:
            act()

    def _instead(self, variant: Variant, act: Act) -> None:
        self._resume.give_up(variant.id)
        act()

    def deal_out(self, deal: Deal) -> None:
        """Put the deal on the table and remember its game and options for the next start."""
        self._begin(Session.from_deal(deal))

    def _begin(self, session: Session, seconds: float = 0.0, uid: str = "", began: str = "") -> None:
        variant = session.engine.variant
        self._house.preferences.set("last_game", variant.id)
        self._house.preferences.set_options(variant, session.engine.options)
        self._host.begin(session, seconds, uid, began)

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

    def copy_code(self, deal: Deal | None = None) -> None:
        """Put this deal's code on the clipboard, else that of the deal on the table."""
        deal = deal or self.deal
        if deal:
            QGuiApplication.clipboard().setText(deal.code)
            self.told.emit(Message(lambda: QCoreApplication.translate("desk", "Deal code copied")))
        else:
            self.tell_no_code()

    def tell_no_code(self) -> None:
        """A board has none, so what needs one cannot be done."""
        self.told.emit(Message(_no_code, "info"))

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
