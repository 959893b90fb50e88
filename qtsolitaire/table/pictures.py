"""The deck's pixmaps for the view's present size: rescaled at once, drawn sharp as soon as there is time.

The own deck is drawn in one go. Decks of other programs can take half a second and more, so they are drawn a card at
a time while nothing else is to do; until then the former deck stays on the table.
"""

import threading
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.style import DeckStyle

IDLE_MS = 120  # after the last change of size the cards are drawn anew

Wanted = tuple[DeckStyle, int, float]
"""Style, card width and pixel ratio."""


class Pictures(QObject):
    """Keeps one atlas for the present style, card width and pixel ratio."""

    renewed = Signal()  # the atlas is another one now, of the same size

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        """Keep drawn cards in ``folder`` between runs; None: nowhere."""
        super().__init__(parent)
        self._folder = folder
        self._atlas: Atlas | None = None
        self._wanted: Wanted | None = None
        self._coming: Atlas | None = None  # is drawn card by card
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._sharpen_in_time)
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._draw_one)

    @property
    def atlas(self) -> Atlas:
        """The atlas of the last ``want``."""
        assert self._atlas is not None
        return self._atlas

    @property
    def is_drawing(self) -> bool:
        """True while a deck is drawn card by card."""
        return self._coming is not None

    def want(self, style: DeckStyle, width: int, ratio: float) -> bool:
        """Have an atlas for this; True where it is another one than before. A quick one comes first, if it must."""
        old, wanted = self._atlas, (style, width, ratio)
        if wanted == self._wanted:
            return False
        same_style = self._wanted is not None and self._wanted[0] == style
        self._wanted = wanted
        self._slices.stop()
        self._coming = None
        self._idle.stop()
        if same_style and old is not None:
            self._atlas = Atlas.scaled_from(old, width, ratio)
            self._idle.start()
        elif style.foreign:
            self._atlas = self._kept(wanted) or self._meanwhile(old, wanted)
        else:
            self._atlas = self._sharp(wanted)
        return True

    def sharpen(self) -> None:
        """Draw the cards at their true size now, if they are only rescaled."""
        self._idle.stop()
        if self._wanted is None or (self._atlas and not self._atlas.is_scaled and self._coming is None):
            return
        self._slices.stop()
        self._coming = None
        self._atlas = self._sharp(self._wanted)
        self.renewed.emit()

    def _sharpen_in_time(self) -> None:
        """The size has come to rest."""
        if self._wanted is None or not self._wanted[0].foreign:
            self.sharpen()
            return
        kept = self._kept(self._wanted)
        if kept is not None:
            self._atlas = kept
            self.renewed.emit()
        else:
            self._begin(self._wanted)

    def _kept(self, wanted: Wanted) -> Atlas | None:
        """The atlas from the disk, if it lies there."""
        atlas = Atlas(*wanted)
        return atlas if self._folder is not None and atlas.load(self._folder) else None

    def _meanwhile(self, old: Atlas | None, wanted: Wanted) -> Atlas:
        """What is shown until a slow deck is drawn: the former one, at the start the own."""
        self._begin(wanted)
        style, width, ratio = wanted
        if old is not None:
            return Atlas.scaled_from(old, width, ratio)
        return self._sharp((replace(style, foreign=""), width, ratio))

    def _begin(self, wanted: Wanted) -> None:
        self._coming = Atlas(*wanted)
        self._slices.start()

    def _draw_one(self) -> None:
        coming = self._coming
        if coming is None:
            self._slices.stop()
        elif not coming.render_next():
            self._slices.stop()
            self._coming, self._atlas = None, coming
            if self._folder is not None:
                threading.Thread(target=coming.save, args=(self._folder,)).start()  # packing releases the interpreter
            self.renewed.emit()

    def _sharp(self, wanted: Wanted) -> Atlas:
        atlas = Atlas(*wanted)
        if self._folder:
            atlas.load_or_render(self._folder)
        return atlas
