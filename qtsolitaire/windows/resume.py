"""The running games between window and disk: saved after every action, one per variant, taken up again (P57).

An action is on the disk before the next one is. A game of another variant is put away, not lost.
"""

from PySide6.QtCore import QObject

from qtsolitaire.play.session import Session
from qtsolitaire.play.transcript import Transcript
from qtsolitaire.store.saved import Saved
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.keeping import Kept, as_game, as_record, as_saved

_EVERY_S = 10
"""How often the time alone is saved while the player thinks."""


class Resume(QObject):
    """Follows the host's game to the disk."""

    def __init__(self, house: House, host: GameHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house, self._host = house, host
        self._second = 0
        host.changed.connect(self._save_soon)
        host.put_away.connect(self._save_soon)
        host.ticked.connect(self._ticked)

    def save(self) -> None:
        """Write the game now and wait for the disk; a finished one is forgotten."""
        self._save_soon()
        self._house.saved.finish()

    def _save_soon(self) -> None:
        session = self._host.session
        if session is None:
            return
        if session.is_won:
            self._house.saved.forget(session.engine.variant.id)
        else:
            self._house.saved.save_soon(as_saved(session, self._host.kept, self._host.transcript))

    def _ticked(self) -> None:
        self._second += 1
        if self._second % _EVERY_S == 0 and self._host.would_be_lost:
            self._save_soon()

    def last(self) -> tuple[Session, Saved] | None:
        """The game played last, as it was left; None where there is none that can be played on."""
        game = self._house.preferences.text("last_game")
        return self.take_up(game) if game else None

    def waiting(self, game: str) -> Saved | None:
        """The game of this variant that was begun and put away; None for the one on the table."""
        on_table = self._host.session
        if on_table is not None and on_table.engine.variant.id == game:
            return None
        saved = self._house.saved.load(game) if self._house.saved.has(game) else None
        return saved if saved is not None and saved.counter > 0 else None

    def take_up(self, game: str) -> tuple[Session, Saved] | None:
        """The saved game of this variant; one that cannot be played is set aside.

        One whose plugin is not here now waits for it: it may still be asked about, or left out by --safe.
        """
        saved = self._house.saved.load(game) if self._house.catalogue.has(game) else None
        if saved is None:
            return None
        from qtsolitaire.play.replay import replay

        try:
            replayed = replay(as_record(saved), self._house.catalogue.variants)
        except Exception:  # the file's fault, or the plugin's rules
            replayed = None
        if replayed is None or replayed.stop or replayed.session.is_won:
            self._house.saved.reject(saved.game)
            return None
        return replayed.session, saved

    def give_up(self, game: str) -> None:
        """The game that waits will not be played on: it counts as lost (P59)."""
        taken = self.take_up(game)
        if taken is not None and taken[0].started:
            session, saved = taken
            kept = Kept(saved.uid, saved.started, saved.seconds)
            self._house.history.record(as_game(session, kept, Transcript(), won=False))
        self._house.saved.forget(game)
