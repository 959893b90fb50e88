"""The decks of other programs in the Settings dialog: found at once, opened and pictured one by one when idle."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from qtsolitaire import places
from qtsolitaire.rules.cards import FACE_DOWN, QUEEN, Suit, card
from qtsolitaire.table.art import foreign
from qtsolitaire.table.art.foreign import DeckFault, FoundDeck, OpenDeck

OWN = ""
"""The choice of the own deck."""

_ACROSS = 84  # device pixels of a card in a preview kept on the disk
_MOST_PREVIEWS = 128
_SHOWN = (card(QUEEN, Suit.HEARTS), FACE_DOWN)


@dataclass(frozen=True, slots=True)
class Broken:
    """A deck that cannot be used."""

    deck: FoundDeck
    reason: str  # as DeckFault names it
    missing: int  # cards that are not there


class Decks(QObject):
    """Looks through the decks of this computer, one at a time, and keeps small pictures of them on the disk."""

    pictured = Signal(str)  # the id of a deck whose preview is there now
    broke = Signal()  # one more deck is known to be of no use

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        """Find what there is; nothing is opened yet."""
        super().__init__(parent)
        self.found = foreign.find(foreign.data_folders(), language)
        self.broken: list[Broken] = []
        self._previews: dict[str, tuple[QImage, ...]] = {}
        self._left = list(self.found)
        self._folder = places.cache_dir() / "decks"
        self._idle = QTimer(self)
        self._idle.setInterval(10)
        self._idle.timeout.connect(self._next)

    def begin(self) -> None:
        """Open the decks while nothing else is to do."""
        if self._left:
            self._idle.start()

    def stop(self) -> None:
        """Open no more."""
        self._idle.stop()

    @property
    def is_done(self) -> bool:
        """True once every deck has been looked at."""
        return not self._left

    def name(self, deck_id: str) -> str:
        """What its makers call it."""
        return next((deck.name for deck in self.found if deck.id == deck_id), deck_id)

    def draw(self, painter: QPainter, box: QRectF, deck_id: str) -> None:
        """Two overlapping cards of the deck, nothing while they are not known."""
        for step, image in enumerate(self._previews.get(deck_id, ())):
            painter.drawImage(QRectF(box.x() + 16 + step * 32, box.y() + 9, 40, 56), image)

    def _next(self) -> None:
        deck = self._left.pop(0)
        if not self._left:
            self._idle.stop()
        try:
            self._previews[deck.id] = self._preview(deck)
            self.pictured.emit(deck.id)
        except DeckFault as fault:
            self.broken.append(Broken(deck, fault.reason, fault.missing))
            self.broke.emit()

    def _preview(self, deck: FoundDeck) -> tuple[QImage, ...]:
        if deck.path is None:
            raise DeckFault("file")
        key = sha256(foreign.stamp(str(deck.path)).encode()).hexdigest()[:24]
        paths = [self._folder / f"{key}-{at}.png" for at in range(len(_SHOWN))]
        images = [QImage(str(path)) if path.is_file() else QImage() for path in paths]
        if all(not image.isNull() for image in images):
            return tuple(images)
        opened = OpenDeck(deck.path)
        images = [opened.image(each, QSize(_ACROSS, round(1.4 * _ACROSS))) for each in _SHOWN]
        self._keep(paths, images)
        return tuple(images)

    def _keep(self, paths: list[Path], images: list[QImage]) -> None:
        """A folder that cannot be written to is no fault: the decks are then opened again next time."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for path, image in zip(paths, images, strict=True):
                image.save(str(path), "PNG")  # type: ignore[call-overload]
            kept = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in kept[_MOST_PREVIEWS:]:
                path.unlink(missing_ok=True)
        except OSError:
            return

    def left_out(self) -> str:
        """Which decks cannot be used, and why; "" where all can."""
        return " ".join(_reason(each) for each in self.broken)


def _reason(broken: Broken) -> str:
    translate = QCoreApplication.translate
    if broken.reason == "cards":
        words = translate("decks", "{deck} is left out: it lacks %n card(s).", "", broken.missing)
    elif broken.reason == "drawing":
        words = translate("decks", "{deck} is left out: its picture cannot be drawn here.")
    elif broken.reason == "svg":
        words = translate("decks", "{deck} is left out: its file is no scalable picture.")
    else:
        words = translate("decks", "{deck} is left out: its file cannot be read.")
    return words.format(deck=broken.deck.name)
