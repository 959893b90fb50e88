"""The deck's pixmaps for the view's present size: rescaled at once, drawn sharp as soon as there is time."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from qtsolitaire.table.art.atlas import Atlas
from qtsolitaire.table.art.style import DeckStyle

IDLE_MS = 120  # after the last change of size the cards are drawn anew


class Pictures(QObject):
    """Keeps one atlas for the present style, card width and pixel ratio."""

    renewed = Signal()  # the atlas is another one now, of the same size

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        """Keep drawn cards in ``folder`` between runs; None: nowhere."""
        super().__init__(parent)
        self._folder = folder
        self._atlas: Atlas | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.sharpen)

    @property
    def atlas(self) -> Atlas:
        """The atlas of the last ``want``."""
        assert self._atlas is not None
        return self._atlas

    def want(self, style: DeckStyle, width: int, ratio: float) -> bool:
        """Have an atlas for this; True where it is another one than before. A quick one comes first, if it must."""
        old = self._atlas
        if old and (old.style, old.card_width, old.ratio) == (style, width, ratio):
            return False
        if old is None or old.style != style:
            self._atlas = self._sharp(style, width, ratio)
            self._idle.stop()
        else:
            self._atlas = Atlas.scaled_from(old, width, ratio)
            self._idle.start()
        return True

    def sharpen(self) -> None:
        """Draw the cards at their true size now, if they are only rescaled."""
        self._idle.stop()
        if self._atlas and self._atlas.is_scaled:
            self._atlas = self._sharp(self._atlas.style, self._atlas.card_width, self._atlas.ratio)
            self.renewed.emit()

    def _sharp(self, style: DeckStyle, width: int, ratio: float) -> Atlas:
        atlas = Atlas(style, width, ratio)
        if self._folder:
            atlas.load_or_render(self._folder)
        return atlas
