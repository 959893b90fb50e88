"""Tells a screen reader what happens on the table: moves, draws, cards that turn up, cards lifted, a win."""

from PySide6.QtCore import QObject

from qtsolitaire.rules.words import Position, Step
from qtsolitaire.table.view import TableView
from qtsolitaire.text import reading
from qtsolitaire.windows.announcing import announce
from qtsolitaire.windows.game_host import GameHost, Result
from qtsolitaire.windows.house import House


class Announcer(QObject):
    """Hears the table and the host. Refusals, toasts and verdicts are told by whoever shows them."""

    def __init__(self, window: QObject, house: House, host: GameHost, table: TableView) -> None:
        super().__init__(window)
        self._house, self._host, self._table = house, host, table
        self._lifted: Position | None = None  # the board on which cards were lifted
        table.access.speech = lambda: house.speech
        table.acted.connect(self._tell_step)
        table.undone.connect(lambda: self._say(house.speech.say("read.undone")))
        table.selection_changed.connect(self._tell_selection)
        host.won.connect(self._tell_win)

    def _say(self, words: str) -> None:
        announce(self._table, words)

    def _tell_step(self, step: Step) -> None:
        session = self._host.session
        if session is not None:
            self._say(self._table.ask(reading.step, self._house.speech, session.engine, step) or "")

    def _tell_selection(self) -> None:
        """Cards are lifted by key or click, or put back; put down elsewhere they are told as a move."""
        session, place, speech = self._host.session, self._table.selection, self._house.speech
        if session is None:
            return
        if place is not None:
            self._lifted = session.position
            cards = session.position.piles[place.pile][place.depth :][: max(place.size, 1)]
            self._say(speech.say("read.lifted", cards=reading.group(speech, cards)) if cards else "")
        elif self._lifted is session.position:
            self._say(speech.say("read.put_back"))
        else:
            self._lifted = None

    def _tell_win(self, result: Result) -> None:
        speech = self._house.speech
        self._say(speech.say("read.won", n=result.moves, time=speech.time(result.seconds)))
