"""Games and boards from files, and the game on the table into one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qtsolitaire import __version__
from qtsolitaire.play import opening
from qtsolitaire.play.record import SUFFIX, Record, write_file
from qtsolitaire.play.replay import Replayed, record_of, replay
from qtsolitaire.play.session import Session
from qtsolitaire.play.textfiles import MOST_BYTES, shown_name
from qtsolitaire.rules.errors import BoardProblem, Problem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.windows.desk import Desk
from qtsolitaire.windows.game_host import GameHost
from qtsolitaire.windows.house import House
from qtsolitaire.windows.toast import Message

_STAYS_MS = 8000


class _Known(NamedTuple):
    """What a text may leave open."""

    variants: Sequence[Variant]  # the games there are
    chosen: Variant | None  # the one on the table
    options: Options | None  # its options


class Files(QObject):
    """Open, paste and Save as."""

    told = Signal(object)  # a Message for the player

    def __init__(self, window: QWidget, house: House, host: GameHost, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._house, self._host, self._desk = window, house, host, desk

    def open(self) -> None:
        """Let the player choose a file and open it."""
        from PySide6.QtWidgets import QFileDialog

        translate = QCoreApplication.translate
        games, everything = translate("files", "Games and boards"), translate("files", "All files")
        with self._host.held():
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
        return self._take(lambda known: opening.understand_file(path, *known), lambda what: _from_file(path, what))

    def paste(self) -> None:
        """Put on the table what the clipboard holds: a code, a board, the text of a game file, or a file."""
        self.take(QGuiApplication.clipboard().mimeData())

    def take(self, data: QMimeData) -> bool:
        """Put on the table what was pasted or dropped, as ``open_path`` does."""
        path = dropped_file(data)
        if path is not None:
            return self.open_path(path)
        text = data.text()
        return self._take(lambda known: understood(text, *known), _from_text)

    def _take(self, understand: Callable[[_Known], Record], told: Callable[[str], str]) -> bool:
        session = self._host.session
        variants = self._house.catalogue.variants
        chosen, options = (session.engine.variant, session.engine.options) if session else (None, None)
        try:
            found = understand(_Known(variants, chosen, options))
            replayed = replay(found, variants)
        except Problem as problem:
            self._refuse(problem)
            return False
        seconds = found.running.seconds if found.running else 0.0
        self._desk.want_session(replayed.session, seconds, lambda: self._tell(replayed, told))
        return True

    def _tell(self, replayed: Replayed, told: Callable[[str], str]) -> None:
        """Say what came in, or where it stops."""
        stop, session = replayed.stop, replayed.session
        if stop:
            self.told.emit(Message(lambda: _stopped(stop.number, stop.text), "info", stays_ms=_STAYS_MS))
        else:
            self.told.emit(Message(lambda: told(self._named(session)), stays_ms=_STAYS_MS))

    def _named(self, session: Session) -> str:
        """Game, options and code side by side."""
        speech, engine = self._house.speech, session.engine
        code = session.deal.code if session.deal else ""
        parts = (speech.name(engine.variant), speech.options(engine.variant, engine.options), code)
        return " · ".join(filter(None, parts))

    def save(self) -> None:
        """Let the player choose a place and write the game there, whole or not at all."""
        from PySide6.QtWidgets import QFileDialog

        session = self._host.session
        if session is None:
            return
        translate = QCoreApplication.translate
        name = session.deal.code if session.deal else session.engine.variant.id
        with self._host.held():
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


def dropped_file(data: QMimeData) -> Path | None:
    """The file that was dropped or copied; the first of several, None where it is none of this machine."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if files else None


def understood(text: str, variants: Sequence[Variant], chosen: Variant | None, options: Options | None) -> Record:
    """The record that a pasted text means.

    Raises:
        Problem: none, or the text is longer than any file may be.
    """
    if len(text) > MOST_BYTES:
        raise BoardProblem("board.too_long", most=MOST_BYTES)
    return opening.understand(text, variants, chosen, options)


def _from_file(path: Path, what: str) -> str:
    return QCoreApplication.translate("files", "From “{file}”: {what}").format(file=shown_name(path), what=what)


def _from_text(what: str) -> str:
    return QCoreApplication.translate("files", "Pasted: {what}").format(what=what)


def _saved(name: str) -> str:
    return QCoreApplication.translate("files", "Saved as {file}").format(file=name)


def _stopped(number: int, text: str) -> str:
    words = QCoreApplication.translate(
        "files", "Move {number} of the file, “{move}”, is not allowed: it stops before it."
    )
    return words.format(number=number, move=text)
