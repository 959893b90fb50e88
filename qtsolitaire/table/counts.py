"""The small number at the stock: how many cards, or deals, are left in it."""

from math import ceil, inf

from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Position
from qtsolitaire.table.geometry import Frame
from qtsolitaire.table.plan import Spread
from qtsolitaire.table.themes import Theme

TEXT_PX = 12  # on cards of the usual size; larger on cards wider than 133 pixels
GAP_PX = 4


class Count(QGraphicsSimpleTextItem):
    """Under the stock where there is room, else above it; beside a stock of whole deals (look brief, section 3)."""

    def tell(self, engine: Engine, board: Position, frame: Frame, theme: Theme) -> None:
        """Show the number for this board, nothing for an empty stock or a game without one."""
        held = len(board.piles[engine.stock]) if engine.stock >= 0 else 0
        self.setVisible(held > 0)
        if not held:
            return
        font = self.font()
        font.setPixelSize(max(TEXT_PX, round(0.09 * frame.width)))
        self.setFont(font)
        self.setBrush(QColor(theme.dim))
        deals = frame.plan.spots[engine.stock].spread is Spread.DEALS
        self.setText(str(ceil(held / max(frame.plan.row, 1)) if deals else held))
        self._place(engine, frame, held, deals)

    def _place(self, engine: Engine, frame: Frame, held: int, deals: bool) -> None:
        points = frame.points(engine.stock, bytes(held))
        left, right = min(p.x for p in points), max(p.x for p in points) + frame.width
        top, bottom = points[-1].y, max(p.y for p in points) + frame.height
        size = self.boundingRect()
        if deals:
            self.setPos(right + 2 * GAP_PX, round(top + (frame.height - size.height()) / 2))
            return
        x = round((left + right - size.width()) / 2)
        below = frame.plan.spots[engine.stock].below
        ends = frame.size[1] if below == inf else frame.origin(engine.stock).y + round(below * frame.height)
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
