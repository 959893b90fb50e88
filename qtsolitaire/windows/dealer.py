"""A random deal where no dialog is open: at the start of the program, with winnable deals only if the game has that."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.table import Variant
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.finder import Finder
from qtsolitaire.windows.toast import Message


class Dealer(QObject):
    """Looks for a winnable deal and puts it on the table; the player may take any deal instead."""

    told = Signal(object)  # a Message for the player
    untold = Signal(object)  # a Message that is no longer to be said

    def __init__(self, preferences: Preferences, desk: Desk, finder: Finder) -> None:
        super().__init__(desk)
        self._preferences, self._desk, self._finder = preferences, desk, finder
        self._variant: Variant | None = None
        self._looking = Message(_looking, "info", _any_deal, self._take_any, 0)
        finder.found.connect(self._found)
        finder.failed.connect(self._take_any)

    def deal(self, variant: Variant) -> None:
        """Deal a winnable game of this variant as soon as one is found."""
        self._variant = variant
        self.told.emit(self._looking)
        self._finder.find(variant, self._preferences.options(variant))

    def _found(self, deal: Deal) -> None:
        if self._variant is not None:
            self._end()
            self._desk.deal_out(deal)

    def _take_any(self) -> None:
        variant = self._variant
        if variant is not None:
            self._finder.stop()
            self._end()
            self._desk.deal_out(self._desk.random(variant))

    def _end(self) -> None:
        self._variant = None
        self.untold.emit(self._looking)


def _looking() -> str:
    return QCoreApplication.translate("light", "Looking for a winnable deal…")


def _any_deal() -> str:
    return QCoreApplication.translate("light", "Take any deal")
