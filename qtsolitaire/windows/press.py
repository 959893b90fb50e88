"""Printing, exporting and copying the game on the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice
from PySide6.QtWidgets import QWidget

from qtsolitaire.output.export import Order, board, export
from qtsolitaire.output.pages import Page, paged
from qtsolitaire.output.pdf import run_off
from qtsolitaire.output.png import image
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.wishes import PictureWishes, Wishes
from qtsolitaire.play.session import Session
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.words import Position
from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.house import House
from qtsolitaire.windows.toast import Message

Recall = Callable[[Engine, Position], tuple[str, ...]]
"""The winning line that is known from a position on, () where none is."""

_STAYS_MS = 8000


class Press(QObject):
    """Makes pages and pictures of one session, by the player's settings."""

    told = Signal(object)  # a Message for the player

    def __init__(self, window: QWidget, house: House, playing: Callable[[], Session | None], recall: Recall) -> None:
        super().__init__(window)
        self._window, self._house, self._playing, self._recall = window, house, playing, recall
        self._remembered: dict[str, dict[str, int]] = {}

    @property
    def house(self) -> House:
        """Language, settings and games."""
        return self._house

    # What is shown

    def subject(self, *, now: bool) -> Subject | None:
        """The deal on the table, or the table as it is now."""
        session = self._playing()
        if session is None:
            return None
        made = Subject.of_session(session, opening=not now)
        return replace(made, line=self._recall(made.engine, made.board))

    def subjects(self, *, now: bool, deals: int) -> Iterator[Subject]:
        """The subject, and the deals that follow it by number."""
        session, first = self._playing(), self.subject(now=now)
        if session is None or first is None:
            return
        yield first
        deal = session.deal
        for _ in range(deals - 1 if deal and not now else 0):
            assert deal is not None
            deal = dealcodes.next_deal(deal)
            subject = Subject.of_deal(deal, first.engine)
            yield replace(subject, line=self._recall(subject.engine, subject.board))

    @property
    def has_moves(self) -> bool:
        """True where the table is no longer as it was dealt."""
        session = self._playing()
        return session is not None and session.position != session.opening

    @property
    def has_code(self) -> bool:
        """False for a game dealt from a board: nothing follows it."""
        session = self._playing()
        return session is not None and session.deal is not None

    @property
    def would_spoil(self) -> bool:
        """True while a game is played whose hidden cards the words would tell."""
        session = self._playing()
        if session is None or not session.started or session.is_won:
            return False
        return any(card & FACE_DOWN for pile in session.position.piles for card in pile)

    # Settings

    def wishes(self, **chosen: object) -> Wishes:
        """How pages are made: as chosen, with the deck in use. The table's high contrast is no matter on paper."""
        deck = replace(wardrobe.deck(self._house.preferences), high_contrast=False)
        return replace(Wishes(deck=deck), **chosen)  # type: ignore[arg-type]

    def picture(self, **chosen: object) -> PictureWishes:
        """How pictures are made: as chosen, with the deck and table in use."""
        preferences = self._house.preferences
        usual = PictureWishes(
            theme=wardrobe.theme(preferences).id,
            deck=wardrobe.deck(preferences),
            mirrored=preferences.flag("mirrored"),
        )
        return replace(usual, **chosen)  # type: ignore[arg-type]

    def order(self, wishes: Wishes, picture: PictureWishes) -> Order:
        """Both, in the language in use."""
        return Order(self._house.speech, self._house.catalogue, wishes, picture)

    @staticmethod
    def usual_paper() -> int:
        """Letter where inches are in use, else A4: an index into the papers."""
        return int(QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem)

    def remember(self, mode: str, choices: dict[str, int]) -> None:
        """Begin with these choices the next time."""
        self._remembered[mode] = choices

    def remembered(self, mode: str) -> dict[str, int]:
        """The choices of the last time, {} at first."""
        return self._remembered.get(mode, {})

    # What is done

    def pages(self, subjects: Iterator[Subject], wishes: Wishes) -> Iterator[Page]:
        """The pages, one at a time."""
        return paged(subjects, self._house.speech, wishes, self._house.catalogue)

    def print_on(self, device: QPagedPaintDevice, pages: Iterator[Page], paper: str) -> bool:
        """Print, and say how it went."""
        try:
            count = run_off(device, pages, paper)
        except OSError:
            self.told.emit(Message(_not_printed, "no", stays_ms=_STAYS_MS))
            return False
        self.told.emit(Message(lambda: _printed(count)))
        return True

    def save(self, path: Path, subjects: Iterator[Subject], wishes: Wishes, picture: PictureWishes) -> bool:
        """Write the file whole or not at all, and say so."""
        try:
            export(path, subjects, self.order(wishes, picture))
        except Problem as problem:
            self._refuse(problem)
            return False
        self.told.emit(Message(lambda: _saved(path.name)))
        return True

    def copy_picture(self, picture: PictureWishes | None = None, *, now: bool = True) -> None:
        """Put a picture of the table on the clipboard."""
        subject = self.subject(now=now)
        if subject is not None:
            made = image(subject, self._house.speech, picture or self.picture())
            QGuiApplication.clipboard().setImage(made)
            self.told.emit(Message(_picture_copied))

    def copy_board(self) -> None:
        """Put the table as text on the clipboard."""
        subject = self.subject(now=True)
        if subject is not None:
            QGuiApplication.clipboard().setText(board(subject))
            self.told.emit(Message(_board_copied))

    def _refuse(self, problem: Problem) -> None:
        self.told.emit(Message(lambda: self._house.speech.problem(problem), "no", stays_ms=_STAYS_MS))

    def first_pages(self, subjects: Iterator[Subject], wishes: Wishes, most: int) -> list[Page]:
        """The first pages, for the preview."""
        return list(islice(self.pages(subjects, wishes), most))


def _printed(count: int) -> str:
    return QCoreApplication.translate("Print", "%n page(s) printed", None, count)


def _not_printed() -> str:
    return QCoreApplication.translate("Print", "The printer takes no pages. Save them as a PDF file instead.")


def _saved(name: str) -> str:
    return QCoreApplication.translate("Print", "Saved as {file}").format(file=name)


def _picture_copied() -> str:
    return QCoreApplication.translate("Print", "Picture copied")


def _board_copied() -> str:
    return QCoreApplication.translate("Print", "Board copied as text")
