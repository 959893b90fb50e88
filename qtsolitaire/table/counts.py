"""Small words on the felt: how many cards, or deals, a pile has left, and what the button in an empty stock does."""

from math import ceil, inf

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position, Role
from qtsolitaire.table.geometry import Frame
from qtsolitaire.table.plan import Plan, Spread
from qtsolitaire.table.slots import Sign, look_of
from qtsolitaire.table.themes import Theme

TEXT_PX = 12  # on cards of the usual size; larger on cards wider than 133 pixels
GAP_PX = 4
LEAST_PX = 11
_WORD_AT = 0.79  # of the card's height: the middle of the word under the arrow
_WORD_ACROSS = 0.92  # of the card's width that the word may take


def counted(engine: Engine, plan: Plan) -> list[int]:
    """The piles whose cards lie on one another and are played from all game long: stock and reserves."""
    heaps = [pile for pile in engine.places.of(Role.RESERVE) if plan.spots[pile].spread is Spread.HEAP]
    return [pile for pile in (engine.stock, *heaps) if pile >= 0]


class Count(QGraphicsSimpleTextItem):
    """Under its pile where there is room, else above it; beside a stock of whole deals (look brief, section 3)."""

    def __init__(self, pile: int) -> None:
        """Tell of this pile."""
        super().__init__()
        self._pile = pile

    def tell(self, board: Position, frame: Frame, theme: Theme) -> None:
        """Show the number for this board, nothing for an empty pile."""
        held = len(board.piles[self._pile])
        self.setVisible(held > 0)
        if not held:
            return
        font = self.font()
        font.setPixelSize(max(TEXT_PX, round(0.09 * frame.width)))
        self.setFont(font)
        self.setBrush(QColor(theme.dim))
        deals = frame.plan.spots[self._pile].spread is Spread.DEALS
        self.setText(str(ceil(held / max(frame.plan.row, 1)) if deals else held))
        self._place(frame, held, deals)

    def _place(self, frame: Frame, held: int, deals: bool) -> None:
        points = frame.points(self._pile, bytes(held))
        left, right = min(p.x for p in points), max(p.x for p in points) + frame.width
        top, bottom = points[-1].y, max(p.y for p in points) + frame.height
        size = self.boundingRect()
        if deals:
            self.setPos(right + 2 * GAP_PX, round(top + (frame.height - size.height()) / 2))
            return
        x = round((left + right - size.width()) / 2)
        below = frame.plan.spots[self._pile].below
        ends = frame.size[1] if below == inf else frame.origin(self._pile).y + round(below * frame.height)
        digits = QFontMetricsF(self.font()).tightBoundingRect(self.text()).height()
        if ends - bottom >= digits + 2:
            self.setPos(x, self._around(bottom + min(ends - bottom, digits + 2 * GAP_PX) / 2))
        elif top >= digits + 2:
            self.setPos(x, self._around(top - digits / 2 - 2))
        else:
            self.setVisible(False)

    def _around(self, middle: float) -> int:
        """Where to put the text so that its digits, not its line, stand around this height."""
        metrics = QFontMetricsF(self.font())
        digits = metrics.tightBoundingRect(self.text())
        return round(middle - metrics.ascent() - digits.center().y())


class ButtonWord(QGraphicsSimpleTextItem):
    """Below the arrow in an empty stock that can be filled again: what a click on it does (PY-04)."""

    def tell(self, engine: Engine, board: Position, frame: Frame, theme: Theme) -> None:
        """Show the word while there is something to fill the stock with, and where the word fits into its place."""
        stock, waste = engine.stock, engine.waste
        is_empty = stock >= 0 and not board.piles[stock]
        shown = is_empty and waste >= 0 and bool(board.piles[waste])
        shown = shown and look_of(engine, board, stock).sign is Sign.REDEAL
        self.setVisible(shown)
        if not shown:
            return
        self.setText(QCoreApplication.translate("table", "Recycle"))
        self.setBrush(QColor(theme.text))
        font, room = self.font(), _WORD_ACROSS * frame.width
        for pixels in range(max(TEXT_PX, round(0.1 * frame.width)), LEAST_PX - 1, -1):
            font.setPixelSize(pixels)
            self.setFont(font)
            if self.boundingRect().width() <= room:
                break
        else:
            self.setVisible(False)
        corner, size = frame.origin(stock), self.boundingRect()
        x = corner.x + (frame.width - size.width()) / 2
        self.setPos(round(x), round(corner.y + _WORD_AT * frame.height - size.height() / 2))
