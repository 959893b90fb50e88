"""The widget that the table is drawn on: its size, its looks, and one animation at a time."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsView, QWidget

from qtsolitaire import places
from qtsolitaire.table.animation import Act, Driver, Speed, linear
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.geometry import Box
from qtsolitaire.table.items import CardItem
from qtsolitaire.table.marks import Marks, Place, place_box
from qtsolitaire.table.moves import FLYING
from qtsolitaire.table.scene import TableScene
from qtsolitaire.table.themes import Theme
from qtsolitaire.table.win import PANEL_MS, arc_acts, drift_acts, place_arc

FADE_MS = 80  # with reduced motion


class TableCanvas(QGraphicsView):
    """Shows a scene at the view's size and lets it move. It knows no game."""

    celebrated = Signal()  # the arc of a win stands, or was cut short: time for the panel

    def __init__(self, parent: QWidget | None = None, cache: Path | None = None) -> None:
        """Make an empty table; ``cache`` keeps drawn cards between runs, None: the player's own cache folder."""
        super().__init__(parent)
        self.table = TableScene(cache or places.cache_dir() / "cards", self)
        self.setScene(self.table)
        self.motion, self.fades = Driver(self), Driver(self)
        self.marks = Marks(self.table, self.fades)
        self.reduced_motion = False
        self.zoom = 100  # percent of the size that fits
        self._has_arc = False  # the cards of a won game stand in their arc
        self._veil = QGraphicsPixmapItem()
        self._veil.setVisible(False)
        self.table.add_fixed(self._veil, 2 * FLYING)
        self._set_up()

    def _set_up(self) -> None:
        viewport = QWidget()  # handing one over takes no time; naming the view's own costs a start some 8 ms
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the felt is everywhere: fill nothing under it
        self.setViewport(viewport)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    # --- motion ---------------------------------------------------------------------------------------------

    def land(self) -> None:
        """Whatever flies lies at its place now."""
        self.motion.finish()

    def run(self, acts: list[Act], done: Callable[[], None] = lambda: None) -> None:
        """Let these acts run; then everything lies at its place and ``done`` is called."""

        def landed() -> None:
            self.table.settle()
            self.marks.relay()
            done()

        if self.reduced_motion and acts:
            acts = [self._cross_fade()]
        self.motion.run(acts, landed)

    def _cross_fade(self) -> Act:
        """Instead of any movement: the old picture fades over the new one."""
        self._veil.setPixmap(self.viewport().grab())
        self._veil.setPos(self.scrolled)
        self._veil.setVisible(True)
        self.table.settle()

        def fade(part: float) -> None:
            self._veil.setOpacity(1 - part)

        def end() -> None:
            self._veil.setVisible(False)
            self._veil.setPixmap(QPixmap())

        return Act(0, FADE_MS, fade, end=end, ease=linear)

    def play_win(self) -> None:
        """Fan all cards into an arc; ``celebrated`` follows when they stand, at once where nothing moves."""
        self.land()
        if not self.table.is_laid:
            return
        self._has_arc = True
        self.table.clear_places()
        if self.reduced_motion or self.motion.speed is Speed.OFF:
            self._place_arc()
            self.motion.run([], self.celebrated.emit)
            return
        table = self.table
        acts = arc_acts(table.frame, self._all_items(), table.pictures.atlas)
        pause = Act(max(act.start + act.duration for act in acts), PANEL_MS, lambda part: None)
        self.fades.run(drift_acts(table, table.frame.size, table.ratio))
        self.motion.run([*acts, pause], self.celebrated.emit)

    def _all_items(self) -> list[CardItem]:
        return [item for pile in self.table.piles for item in pile]

    def _place_arc(self) -> None:
        self.table.clear_places()
        place_arc(self.table.frame, self._all_items(), self.table.pictures.atlas)

    # --- looks ----------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Show another table theme."""
        self.land()
        self.table.theme = theme
        self.table.paint_ground()
        self._relay()

    def set_deck_style(self, style: DeckStyle) -> None:
        """Show another deck."""
        self.land()
        self.table.set_deck_style(style)
        self._relay()

    def set_mirrored(self, mirrored: bool) -> None:
        """Lay the table out for the left hand."""
        self.set_sides(mirrored, self.table.stock_right)

    def set_sides(self, mirrored: bool, stock_right: bool) -> None:
        """Lay everything out the other way round, and the stock at the right end of what it then is."""
        self.land()
        self.table.set_sides(mirrored, stock_right)
        self._relay()

    def set_zoom(self, percent: int) -> None:
        """Cards of this part of the size that fits; above 100 the table scrolls."""
        if percent == self.zoom:
            return
        self.land()
        self.zoom = percent
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if percent > 100 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self.table.shrink = min(percent, 100) / 100
        self.table.relay()
        self.fit()

    @property
    def scrolled(self) -> QPoint:
        """How far the table is scrolled, in logical pixels; nothing at 100 % and below."""
        return (
            QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
            if self.zoom > 100
            else QPoint()
        )

    def reveal(self, box: Box) -> None:
        """Scroll until this part of the table is seen."""
        if self.zoom > 100:
            self.ensureVisible(QRectF(*box), 24, 24)

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move."""
        self.motion.finish()
        self.motion.speed = speed
        self.fades.speed = Speed.OFF if speed is Speed.OFF else Speed.NORMAL

    def set_reduced_motion(self, on: bool) -> None:
        """Instead of moving, cards fade from place to place."""
        self.motion.finish()
        self.reduced_motion = on

    def _relay(self) -> None:
        self.table.relay()
        self._after_relay()

    def _after_relay(self) -> None:
        self.marks.relay()
        if self._has_arc:
            self._place_arc()

    def card_rect(self, pile: int, depth: int = -1) -> QRect:
        """What is seen of a card, or of the pile's empty place where ``depth`` is -1, in the view's coordinates."""
        box = place_box(self.table.frame, self.table.board.piles[pile], Place(pile, depth))
        return QRect(*box).translated(-self.scrolled)

    # --- size -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table to its new size at once."""
        super().resizeEvent(event)
        self.fit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave what is dropped to the window; Qt's views would swallow it."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Follow the screen's pixel ratio (P43)."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def fit(self) -> None:
        """Lay everything out for the viewport's size and pixel ratio."""
        size = self.size()  # neither frame nor bars take room, and the viewport costs a start some 20 ms to name
        if self.zoom > 100:
            size = size * (self.zoom / 100)
        self.motion.finish()
        self.table.resize((size.width(), size.height()), self.devicePixelRatioF())
        self._after_relay()
