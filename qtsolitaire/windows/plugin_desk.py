"""Between plugins and window: asks, tells, opens the Plugins window, takes a changed game up on the table."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.plugins.dropins import Row, State
from qtsolitaire.plugins.folders import belongs, shown_name
from qtsolitaire.windows.dialogs import Dialogs
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.messages import Messages
from qtsolitaire.windows.toast import Message

if TYPE_CHECKING:
    from qtsolitaire.windows.plugin_guard import Guard
    from qtsolitaire.windows.plugin_watch import PluginWatch

_STAYS_MS = 12_000


class PluginDesk(QObject):
    """Begins with ``start``, when the window is seen."""

    def __init__(self, window: QWidget, house: House, host: GameHost, messages: Messages, dialogs: Dialogs) -> None:
        super().__init__(window)
        self._window, self._house, self._host = window, house, host
        self._messages, self._dialogs = messages, dialogs
        self.watch: PluginWatch | None = None
        self._guard: Guard | None = None
        self._asked: Message | None = None
        self._has_installed = False
        dialogs.plugins = self.open

    def start(self) -> None:
        """Take in installed packages and watch the folders; nothing of this where only the bundled games may run."""
        if self._house.drop_ins is None or self.watch is not None:
            return
        from qtsolitaire.windows.plugin_guard import Guard
        from qtsolitaire.windows.plugin_watch import PluginWatch

        self.add_installed()
        self.watch = PluginWatch(self._house.drop_ins, self)
        self.watch.waiting.connect(self._ask)
        self.watch.changed.connect(self._answered)
        self.watch.loaded.connect(self._loaded)
        self.watch.start()
        self._guard = Guard(self._owns, self)
        self._guard.watch(bool(self._house.drop_ins.played))

    def add_installed(self) -> None:
        """Take in the games of installed packages, once."""
        if self._house.drop_ins is None or self._has_installed:
            return
        from qtsolitaire.plugins.installed import add_installed

        self._has_installed = True
        add_installed(self._house.catalogue)

    def open(self) -> None:
        """Show the Plugins window."""
        from qtsolitaire.windows.plugins_window import PluginsDialog

        self.start()
        dialog = PluginsDialog(self._window, self._house, self.watch)
        with self._host.held():
            dialog.exec()
        dialog.deleteLater()

    def close(self) -> None:
        """End trials and watch."""
        if self.watch is not None:
            self.watch.close()
        if self._guard is not None:
            self._guard.close()

    def _owns(self, file: Path) -> bool:
        """True for a file of the player's own plugins; asked from another thread."""
        return any(belongs(file, path) for path in self._house.drop_ins.played) if self._house.drop_ins else False

    def _ask(self, row: Row) -> None:
        """A file that was never seen: the question is asked where the player can read what it is about."""
        name = shown_name(row.path)
        self._asked = Message(lambda: _waits(name), "info", _look, self.open, stays_ms=_STAYS_MS)
        self._messages.tell(self._asked)

    def _answered(self) -> None:
        """Nothing waits any more: nothing is said about it."""
        rows = self._house.drop_ins.rows if self._house.drop_ins else ()
        if self._asked is not None and all(row.state is not State.NEW for row in rows):
            self._messages.take_back(self._asked)
            self._asked = None

    def _loaded(self, path: Path) -> None:
        self._dialogs.renew_games()
        if self._guard is not None and self._house.drop_ins is not None:
            self._guard.watch(bool(self._house.drop_ins.played))
        session = self._host.session
        if session is None or session.is_won:
            return
        known = self._house.catalogue.of_file(path)
        fresh = next((variant for variant in known if variant.id == session.engine.variant.id), None)
        if fresh is None or fresh is session.engine.variant:
            return
        taken = self._taken_up(session)
        if taken is not None:
            self._host.swap(taken)
            self._messages.tell(Message(_taken))
        else:
            self._messages.tell(Message(_kept, "info", stays_ms=_STAYS_MS))

    def _taken_up(self, session: Session) -> Session | None:
        """The game on the table, played again by the new rules; None where its code or moves no longer fit."""
        try:
            from qtsolitaire.play.replay import record_of, replay

            record = record_of(session, seconds=self._host.clock.seconds)
            replayed = replay(record, self._house.catalogue.variants)
        except Exception:  # the plugin's own rules
            return None
        return None if replayed.stop or replayed.session.is_won else replayed.session


def _waits(name: str) -> str:
    return QCoreApplication.translate("Plugins", "The plugin “{file}” waits for your answer.").format(file=name)


def _look() -> str:
    return QCoreApplication.translate("Plugins", "Look…")


def _taken() -> str:
    return QCoreApplication.translate("Plugins", "The plugin of this game has changed, and the game goes on by it.")


def _kept() -> str:
    return QCoreApplication.translate(
        "Plugins",
        "The plugin of this game has changed and no longer fits it: this game is played to its end as it was.",
    )
