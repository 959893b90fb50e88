"""A look at a card that others cover: it lies on top for as long as a button or a key is held down."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.table.moves import FLYING
from qtsolitaire.table.scene import TableScene


class Peek:
    """One card, shown whole above all others; never one that lies face down."""

    def __init__(self, scene: TableScene) -> None:
        """Keep its item in the scene, hidden most of the time."""
        self._scene = scene
        self._item = QGraphicsPixmapItem()
        self._item.setVisible(False)
        scene.add_fixed(self._item, FLYING - 1)
        self.card = -1  # the card that is shown, -1: none

    def show(self, pile: int, depth: int) -> None:
        """Show this card whole, if it is an open one that others lie over."""
        scene = self._scene
        cards = scene.board.piles[pile]
        self.hide()
        if not 0 <= depth < len(cards) or cards[depth] >= FACE_DOWN or not self._is_covered(pile, depth):
            return
        atlas, at = scene.pictures.atlas, scene.frame.points(pile, cards)[depth]
        self._item.setPixmap(atlas.lifted(cards[depth]))
        self._item.setPos(QPoint(at.x, at.y) - atlas.lifted_offset)
        self._item.setVisible(True)
        self.card = cards[depth]

    def _is_covered(self, pile: int, depth: int) -> bool:
        scene = self._scene
        held = len(scene.board.piles[pile])
        return depth < held - 1 or (scene.engine is not None and scene.engine.is_covered(scene.board, pile))

    def hide(self) -> None:
        """Show nothing."""
        self.card = -1
        self._item.setVisible(False)
