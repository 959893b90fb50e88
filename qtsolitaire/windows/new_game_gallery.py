"""The gallery of games: one tile each, arrow keys between them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.results import Rate
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows.new_game_tile import PAD, PICTURE, Painter, Tile

_GAP = 2  # between tiles
_WHOLE, _LEAST = 170, 130  # pictures are made so narrow before a column goes, and so narrow before the second one goes


class Gallery(QWidget):
    """All tiles in as many columns as fit, two at least."""

    chosen = Signal(Variant)
    """The player has chosen another game."""

    confirmed = Signal()
    """The player wants the chosen game dealt."""

    focused = Signal(QWidget)
    """The keyboard has come to this tile."""

    def __init__(self, variants: Sequence[Variant], paint: Painter, parent: QWidget | None = None) -> None:
        """One tile for each game, in this order."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._paint = paint
        self.tiles = [self._made(variant, paint) for variant in variants]
        self._group.buttonToggled.connect(self._toggled)
        self._quiet = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _made(self, variant: Variant, paint: Painter) -> Tile:
        tile = Tile(variant, paint, self)
        tile.confirmed.connect(self.confirmed)
        tile.focused.connect(lambda: self.focused.emit(tile))
        self._group.addButton(tile)
        return tile

    def renew(self, variants: Sequence[Variant]) -> None:
        """Show these games instead; tiles of games that stay are kept."""
        known = {id(tile.variant): tile for tile in self.tiles}
        for tile in self.tiles:
            if all(tile.variant is not variant for variant in variants):
                self._group.removeButton(tile)
                tile.hide()
                tile.deleteLater()
        self.tiles = [known.get(id(variant)) or self._made(variant, self._paint) for variant in variants]
        for tile in self.tiles:
            tile.show()
        self.updateGeometry()
        self._arrange()

    def tell(self, speech: Speech, rates: dict[str, Rate]) -> None:
        """Say everything in the player's language."""
        self.setAccessibleName(QCoreApplication.translate("NewGame", "Games"))
        for tile in self.tiles:
            tile.tell(speech, rates.get(tile.variant.id, Rate(0, 0)))
        self.updateGeometry()

    def tile(self, variant: Variant) -> Tile | None:
        """The game's tile."""
        return next((tile for tile in self.tiles if tile.variant.id == variant.id), None)

    def choose(self, variant: Variant) -> None:
        """Choose a game without a signal."""
        tile = self.tile(variant)
        if tile is not None:
            self._quiet = True
            tile.setChecked(True)
            self._quiet = False

    def show_only(self, wanted: Callable[[Tile], bool]) -> int:
        """Hide the other games; how many are left."""
        for tile in self.tiles:
            tile.setVisible(wanted(tile))
        self.updateGeometry()
        self._arrange()
        return len(self._shown())

    def _toggled(self, tile: Tile, on: bool) -> None:
        if on and not self._quiet:
            self.chosen.emit(tile.variant)

    def _shown(self) -> list[Tile]:
        return [tile for tile in self.tiles if not tile.isHidden()]

    def columns(self, width: int) -> int:
        """How many tiles side by side: as many whole ones as fit, two smaller ones where that would be one."""
        whole = (width + _GAP) // (_WHOLE + 2 * PAD + _GAP)
        return max(int(whole), 2 if width >= 2 * (_LEAST + 2 * PAD) else 1)

    def _tile_width(self, width: int) -> int:
        columns = self.columns(width)
        return min((width - (columns - 1) * _GAP) // columns, PICTURE.width() + 2 * PAD)

    def hasHeightForWidth(self) -> bool:
        """Columns depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows."""
        rows = -(-len(self._shown()) // self.columns(width))
        return rows * (self._row(width) + _GAP * 4)

    def _row(self, width: int) -> int:
        return max((tile.heightForWidth(self._tile_width(width)) for tile in self.tiles), default=0)

    def sizeHint(self) -> QSize:
        """Three columns."""
        width = 3 * (PICTURE.width() + 2 * PAD + _GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One narrow column."""
        return QSize(_LEAST + 2 * PAD, 0)

    def resizeEvent(self, event: QEvent) -> None:
        """Arrange the tiles anew."""
        self._arrange()

    def _arrange(self) -> None:
        columns, across = self.columns(self.width()), self._tile_width(self.width())
        step = across + (max(_GAP, (self.width() - columns * across) // (columns - 1)) if columns > 1 else 0)
        step, down = min(step, across + 24), self._row(self.width())
        for index, tile in enumerate(self._shown()):
            row, column = divmod(index, columns)
            tile.setGeometry(column * step, row * (down + _GAP * 4), across, down)
