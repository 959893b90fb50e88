"""What helps the player: the light, hints, *Show me*, the way back, winnable deals. Each is made when first wanted.

So a game that asks for nothing of this starts no search, and the window opens no later for it.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qtsolitaire import places
from qtsolitaire.rules.table import Variant
from qtsolitaire.table.view import TableView
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.display import Display
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.messages import Messages

if TYPE_CHECKING:
    from qtsolitaire.windows.adviser import Adviser
    from qtsolitaire.windows.finder import Finder
    from qtsolitaire.windows.guide import Guide
    from qtsolitaire.windows.lookout import Lookout
    from qtsolitaire.windows.oracle import Oracle
    from qtsolitaire.windows.retreat import Retreat

LIGHT = "winnable_light"
"""The setting of the light in the status line."""


class Aids(QObject):
    """Makes them and wires them to the window."""

    def __init__(
        self, window: QWidget, house: House, host: GameHost, table: TableView, messages: Messages, display: Display
    ) -> None:
        super().__init__(window)
        self._window, self._house, self._host = window, house, host
        self._table, self._messages, self._display = table, messages, display
        self.undo: Callable[[], None] = lambda: None
        self.new_game: Callable[[], None] = lambda: None
        house.preferences.listen(self._setting_changed)

    # Commands

    def follow(self) -> None:
        """Another game stands on the table, or the same from the start."""
        session = self._host.session
        announces = session is not None and session.engine.table.says_lost
        if announces or self._house.preferences.flag(LIGHT) or self._has("lookout"):
            self.lookout.begin()

    def toggle_light(self) -> None:
        """Turn the light on or off."""
        preferences = self._house.preferences
        preferences.set(LIGHT, not preferences.flag(LIGHT))

    def hint(self) -> None:
        """Mark a good move."""
        self.adviser.hint()

    def show_me(self) -> None:
        """Play on to a win."""
        self.guide.start()

    def go_back(self) -> None:
        """Undo to the last winnable position."""
        self.retreat.start()

    def deal_winnable(self, variant: Variant, desk: Desk) -> None:
        """Put a winnable deal of this game on the table as soon as one is found."""
        from qtsolitaire.windows.dealer import Dealer

        dealer = Dealer(self._house.preferences, desk, self.finder)
        dealer.told.connect(self._messages.tell)
        dealer.untold.connect(self._messages.take_back)
        dealer.deal(variant)

    def set_quiet(self, quiet: bool) -> None:
        """Say and show nothing while the game is out of sight; what was under way ends."""
        if quiet:
            for name in ("guide", "retreat"):
                if self._has(name):
                    getattr(self, name).stop()
            if self._has("adviser"):
                self.adviser.end()
        if self._has("lookout"):
            self.lookout.set_quiet(quiet)

    def close(self) -> None:
        """End the search and its process."""
        if self._has("oracle"):
            self.oracle.close()

    def _setting_changed(self, key: str) -> None:
        if key == LIGHT and self._host.session is not None and not self._has("lookout"):
            self.lookout.begin()

    # The parts

    def _has(self, name: str) -> bool:
        return name in self.__dict__

    @cached_property
    def oracle(self) -> "Oracle":
        """What is known of positions."""
        from qtsolitaire.windows.oracle import Oracle
        from qtsolitaire.windows.seer import Seer

        return Oracle(Seer(self._drop_ins, self), self._host, self)

    def _drop_ins(self) -> list[Path]:
        """The plugin files that do not ship with the program."""
        catalogue, bundled = self._house.catalogue, places.bundled_plugins()
        origins = dict.fromkeys(map(catalogue.origin, catalogue.variants))
        return [path for path in origins if bundled not in path.parents]

    @cached_property
    def lookout(self) -> "Lookout":
        """Light and notice."""
        from qtsolitaire.windows.lookout import Lookout

        made = Lookout(self._house, self._host, self.oracle, self._messages.stage)
        made.undo, made.new_game = self.undo, self.new_game
        self._display.light = made.light
        made.changed.connect(self._display.say_verdict)
        return made

    @cached_property
    def adviser(self) -> "Adviser":
        """Hints."""
        from qtsolitaire.windows.adviser import Adviser

        made = Adviser(self._house, self._host, self.oracle, self._table)
        made.retreat, made.new_game = self.go_back, self.new_game
        made.told.connect(self._messages.tell)
        made.untold.connect(self._messages.take_back)
        return made

    @cached_property
    def retreat(self) -> "Retreat":
        """The way back."""
        from qtsolitaire.windows.retreat import Retreat

        made = Retreat(self._host, self.oracle, self._table)
        made.told.connect(self._messages.tell)
        made.untold.connect(self._messages.take_back)
        return made

    @cached_property
    def guide(self) -> "Guide":
        """Shows the way to a win."""
        from qtsolitaire.windows.guide import Guide

        made = Guide(self._window, self._house, self._host, self.oracle, self._table)
        made.tell_lost = self.adviser.tell_lost
        made.told.connect(self._messages.tell)
        made.untold.connect(self._messages.take_back)
        return made

    @cached_property
    def finder(self) -> "Finder":
        """Winnable deals."""
        from qtsolitaire.windows.finder import Finder

        return Finder(self.oracle, self)
