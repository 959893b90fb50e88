"""Games and boards from files, and the game on the table into one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from qtsolitaire import __version__
from qtsolitaire.play.record import SUFFIX, write_file
from qtsolitaire.play.replay import record_of, replay
from qtsolitaire.rules.errors import Problem
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.toast import Message

_STAYS_MS = 8000


class Files(QObject):
    """Open and Save as."""

    told = Signal(object)  # a Message for the player

    def __init__(self, window: QWidget, house: House, host: GameHost, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._house, self._host, self._desk = window, house, host, desk

    def open(self) -> None:
        """Let the player choose a file and open it."""
        from PySide6.QtWidgets import QFileDialog

        translate = QCoreApplication.translate
        games, everything = translate("files", "Games and boards"), translate("files", "All files")
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("files", "Open a game or board"),
            str(Path.home()),
            f"{games} (*{SUFFIX} *.txt);;{everything} (*)",
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> bool:
        """Put the file's game on the table; a file that is none is told, and the table stays. True where it is one."""
        from qtsolitaire.play import opening

        session = self._host.session
        chosen = session.engine.variant if session else None
        options = session.engine.options if session else None
        try:
            variants = self._house.catalogue.variants
            found = opening.understand_file(path, variants, chosen, options)
            replayed = replay(found, variants)
        except Problem as problem:
            self._refuse(problem)
            return False
        self._desk.want_session(replayed.session, found.running.seconds if found.running else 0.0)
        if replayed.stop:
            number = replayed.stop.number
            text = replayed.stop.text
            self.told.emit(Message(lambda: _stopped(number, text), "info", stays_ms=_STAYS_MS))
        return True

    def save(self) -> None:
        """Let the player choose a place and write the game there, whole or not at all."""
        from PySide6.QtWidgets import QFileDialog

        session = self._host.session
        if session is None:
            return
        translate = QCoreApplication.translate
        name = session.deal.code if session.deal else session.engine.variant.id
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("files", "Save game as"),
            str(Path.home() / f"{name}{SUFFIX}"),
            f"{translate('files', 'Games')} (*{SUFFIX})",
        )
        if chosen:
            self.save_path(Path(chosen))

    def save_path(self, path: Path) -> None:
        """Write the game on the table into this file."""
        session = self._host.session
        if session is None:
            return
        target = path if path.suffix else path.with_suffix(SUFFIX)
        made = record_of(session, seconds=self._host.clock.seconds, app=f"Qt Solitaire {__version__}")
        try:
            write_file(target, made)
        except Problem as problem:
            self._refuse(problem)
        else:
            saved = target.name
            self.told.emit(Message(lambda: _saved(saved)))

    def _refuse(self, problem: Problem) -> None:
        self.told.emit(Message(lambda: self._house.speech.problem(problem), "no", stays_ms=_STAYS_MS))


def _saved(name: str) -> str:
    return QCoreApplication.translate("files", "Saved as {file}").format(file=name)


def _stopped(number: int, text: str) -> str:
    words = QCoreApplication.translate(
        "files", "Move {number} of the file, “{move}”, is not allowed: it stops before it."
    )
    return words.format(number=number, move=text)
