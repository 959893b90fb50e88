"""What bar, status line and title say about the game on the table."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.bar import Bar
from qtsolitaire.windows.buttons import BarButton
from qtsolitaire.windows.commands import Actions
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.status_line import StatusLine
from qtsolitaire.windows.verdict_sign import Sign


class Display(QObject):
    """Follows the host."""

    def __init__(self, window: QWidget, house: House, host: GameHost, bar: Bar, status: StatusLine) -> None:
        super().__init__(window)
        self._window, self._house, self._host = window, house, host
        self._bar, self._status = bar, status
        self.example: Session | None = None  # shown in place of the player's game
        self.light: Callable[[], tuple[str, Sign]] = lambda: ("", Sign.NONE)  # what is known of a running game

    @property
    def _session(self) -> Session | None:
        """What is on the table."""
        return self.example or self._host.session

    def say_game(self) -> None:
        """Name, options, code."""
        session, speech = self._session, self._house.speech
        if session is None:
            return
        variant = session.engine.variant
        name = speech.name(variant)
        self._bar.title.tell(name, speech.options(variant, session.engine.options), speech.language)
        self._bar.arrange()
        self._status.set_code(session.deal.code if session.deal else "")
        self._window.setWindowTitle(QCoreApplication.translate("window", "{game} – Qt Solitaire").format(game=name))
        self.say_verdict()

    def say_verdict(self) -> None:
        """What is known of a running game; after a win how often this game has been won."""
        if self.example is not None:
            words = QCoreApplication.translate("status", "This is an example. Your own game waits.")
            self._status.set_words(words, Sign.NONE)
            return
        session = self._host.session
        if session is None or self._host.result is None:
            words, sign = self.light()
            self._status.set_words(words, sign, moves=wardrobe.moves(self._house.preferences))
            return
        rate = self._house.history.rate(session.engine.variant.id)
        words = QCoreApplication.translate("status", "Won · {share} of your games")
        alone = QCoreApplication.translate("status", "Won")
        share = self._house.speech.percentage(rate.share)
        self._status.set_words(words.format(share=share) if rate.played else alone)

    def show_counts(self, commands: Actions) -> None:
        """Moves, score, and which commands can do anything; after a win nothing is left to suggest."""
        session = self._session
        if session is None:
            return
        self._bar.counters.set_counts(session.moves, session.score)
        own = self.example is None
        free, goes_on = not self._host.is_paused, self._host.result is None and not session.is_won
        for command, possible in (("undo", session.can_undo), ("redo", session.can_redo), ("hint", goes_on)):
            button: BarButton = getattr(self._bar, command)
            button.setEnabled(own and possible and free)
            commands[command].setEnabled(own and possible and free)
        for command in ("show_me", "back_to_winnable", "winnable_light"):
            commands[command].setEnabled(own and free and (goes_on or command == "winnable_light"))

    def show_time(self) -> None:
        """Played time."""
        self._bar.counters.set_time(self._host.clock.seconds if self.example is None else 0.0)
