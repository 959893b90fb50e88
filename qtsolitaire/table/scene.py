"""What lies on the table: ground, places, cards and a count, each where the frame says. It decides nothing."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Event, Position
from qtsolitaire.table import themes
from qtsolitaire.table.animation import Act
from qtsolitaire.table.art.style import DeckStyle
from qtsolitaire.table.choreography import Choreography, deal_acts
from qtsolitaire.table.counts import ButtonWord, Count, counted
from qtsolitaire.table.felt import felt
from qtsolitaire.table.geometry import Frame, Point, frame, settled_width, usual_width, width_for
from qtsolitaire.table.items import CardItem, Piles, fits, make_items, remove_items
from qtsolitaire.table.moves import CARRY_MS, FLYING
from qtsolitaire.table.pictures import Pictures
from qtsolitaire.table.plan import LARGE_PRINT, USUAL, Plan, Strips, make_plan
from qtsolitaire.table.sides import stock_right
from qtsolitaire.table.slots import look_of, slot_pixmap

GROUND, PLACES, COUNTS = -3.0, -2.0, -1.0  # z of what lies under the cards
PER_LEVEL, PER_PILE = 1 << 20, 1 << 10  # z from one level of piles to the next, and from pile to pile


class TableScene(QGraphicsScene):
    """Cards and places of one board in one frame."""

    def __init__(self, cache: Path | None, parent: QObject | None = None) -> None:
        """Make an empty table; ``cache`` keeps drawn cards between runs, None: nowhere."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures(cache, self)
        self.pictures.renewed.connect(self.show_faces)
        self.theme = themes.GREEN
        self.deck_style = DeckStyle()
        self.mirrored = False
        self.stock_right = False
        self.shrink = 1.0  # the part of the usual size that cards have, 1 at most
        self.engine: Engine | None = None
        self.board = Position((), 0)
        self.piles: Piles = []
        self._plan: Plan | None = None
        self._frame: Frame | None = None
        self._size, self._ratio = (0, 0), 1.0
        self._slots: list[QGraphicsPixmapItem] = []
        self._ground = QGraphicsPixmapItem()
        self.counts: list[Count] = []
        self.button_word = ButtonWord()
        self.add_fixed(self._ground, GROUND)
        self.add_fixed(self.button_word, COUNTS)

    # --- what lies here -------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        """Where everything lies; only while a game lies on the table."""
        assert self._frame is not None
        return self._frame

    @property
    def is_laid(self) -> bool:
        """True once there are a game and a size to show it in."""
        return self._frame is not None

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        return self._ratio

    def add_fixed(self, item: QGraphicsItem, z: float) -> None:
        """Add something that lies at this height for as long as it is there."""
        item.setZValue(z)
        self.addItem(item)

    def rest_z(self, pile: int, place: int) -> float:
        """The z of a card at rest: piles that lie over others are higher, and later cards of a pile too."""
        level = self._plan.spots[pile].level if self._plan else 0
        return float(level * PER_LEVEL + pile * PER_PILE + place)

    # --- games ----------------------------------------------------------------------------------------------

    def lay(self, engine: Engine, board: Position) -> None:
        """Put another game on the table, all at rest."""
        remove_items(self, self.piles)
        for old in (*self._slots, *self.counts):
            self.removeItem(old)
        self.engine, self.board, self._plan = engine, board, self._planned(engine)
        self.piles = make_items(self, board.piles)
        self._slots = [QGraphicsPixmapItem() for _ in board.piles]
        self.counts = [Count(pile) for pile in counted(engine, self._plan)]
        for slot in self._slots:
            self.add_fixed(slot, PLACES)
        for count in self.counts:
            self.add_fixed(count, COUNTS)
        self._reframe(fresh=True)
        self.show_faces()
        self.settle()

    def _planned(self, engine: Engine) -> Plan:
        plan = make_plan(engine, self._strips)
        return stock_right(plan, engine, self._strips) if self.stock_right else plan

    @property
    def _strips(self) -> Strips:
        return LARGE_PRINT if self.deck_style.large_print else USUAL

    def set_sides(self, mirrored: bool, stock_at_right: bool) -> None:
        """Choose the side of everything, and that of the stock; ``relay`` shows it."""
        self.mirrored, self.stock_right = mirrored, stock_at_right
        self._replan()

    def set_deck_style(self, style: DeckStyle) -> None:
        """Choose another deck; ``relay`` shows it. Large indices want wider fans."""
        self.deck_style = style
        self._replan()

    def _replan(self) -> None:
        if self.engine is not None:
            self._plan = self._planned(self.engine)

    def show_board(self, board: Position) -> None:
        """Show a board of the same game at once, whatever lay here."""
        self.board = board
        if not fits(self.piles, board.piles):
            remove_items(self, self.piles)
            self.piles = make_items(self, board.piles)
        self._reframe(fresh=True)
        self.show_faces()
        self.settle()

    def step(
        self, events: Sequence[Event], after: Position, back: bool = False, least_ms: float = CARRY_MS
    ) -> list[Act]:
        """Take the board on to ``after`` and give the acts that show it; until they run, nothing seems to move.

        ``least_ms`` is the time of the shortest carry.
        """
        assert self.engine is not None
        before, self.board = self.board, after
        self._reframe(fresh=False, moving=before)
        plan = Choreography(self.engine, self.frame, self.pictures.atlas, self.piles, list(before.piles), self.rest_z)
        (plan.backward if back else plan.forward)(events)
        if not fits(self.piles, after.piles):
            self.show_board(after)
            return []
        self._uncover()
        self._show_slots()
        return plan.acts

    def deal(self, events: Sequence[Event]) -> list[Act]:
        """The acts of the opening deal; the cards wait out of sight until each has its turn."""
        empty: Piles = [[] for _ in self.piles]
        waiting = {pile: iter(items) for pile, items in enumerate(self.piles)}
        stock = self.engine.stock if self.engine else -1
        order: list[CardItem] = []
        for event in events:
            item = next(waiting[event.target], None)
            if item is not None and event.target != stock:
                empty[event.target].append(item)
                item.setVisible(False)
                order.append(item)
        return deal_acts(self.piles, order, self._dealer(stock), self.frame, self.board.piles, self.rest_z)

    def _dealer(self, stock: int) -> Point:
        """Where cards come from: the stock, else the player's hand below the table."""
        if stock >= 0:
            return self.frame.origin(stock)
        width, height = self._size
        return Point((width - self.frame.width) // 2, height)

    # --- places ---------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], ratio: float) -> None:
        """Fit everything into a view of this size and pixel ratio, all at rest."""
        changed = size != self._size or ratio != self._ratio
        self._size, self._ratio = size, ratio
        if changed:
            self.setSceneRect(0, 0, *size)
            self.paint_ground()
            self.relay()

    def relay(self) -> None:
        """Lay everything out anew, after a change of size, theme, deck or side."""
        self._reframe(fresh=True)
        self.settle()

    def paint_ground(self) -> None:
        """Draw the ground for the present theme and size."""
        self._ground.setPixmap(felt(self.theme, QSize(*self._size), self._ratio))

    def settle(self) -> None:
        """Everything at its place, as if nothing had ever moved."""
        if not self.is_laid:
            return
        for pile, items in enumerate(self.piles):
            cards = self.board.piles[pile]
            points = self.frame.points(pile, cards)
            for place, (item, card, point) in enumerate(zip(items, cards, points, strict=True)):
                self._rest(item, card, point, self.rest_z(pile, place))
                item.setVisible(self.frame.is_shown(pile, place, len(items)))
        self._show_slots()

    def _rest(self, item: CardItem, card: int, point: Point, z: float) -> None:
        if item.card != card:
            item.show_card(card, self.pictures.atlas)
        item.straighten()
        item.setPos(*point)
        item.setZValue(z)

    def _uncover(self) -> None:
        """Show the cards that lie open at the end of a step, so that what leaves them uncovers them."""
        for pile, items in enumerate(self.piles):
            for place, item in enumerate(items):
                if self.frame.is_shown(pile, place, len(items)):
                    item.setVisible(True)

    def _reframe(self, fresh: bool, moving: Position | None = None) -> None:
        if self._plan is None or min(self._size) <= 0:
            return
        strips = self._strips
        room = (round(self.shrink * self._size[0]), round(self.shrink * self._size[1]))
        fits_now = width_for(self._plan, room, self.board.piles, strips)
        if fresh or self._frame is None:
            width = fits_now
        else:
            width = settled_width(self._frame.width, usual_width(self._plan, room, strips), fits_now)
        made = frame(self._plan, self._size, width, strips, self.mirrored)
        if made != self._frame:
            self._frame = made
            if moving:
                self._rescale(moving)
        self._redraw()

    def _rescale(self, board: Position) -> None:
        """Show the board before a step in the new frame; what the player has just let go stays where it is."""
        dropped = {item: item.at() for items in self.piles for item in items if item.zValue() >= FLYING}
        after, self.board = self.board, board
        self._redraw()
        self.settle()
        self.board = after
        for item, place in dropped.items():
            item.setPos(*place)

    def _redraw(self) -> None:
        if self.pictures.want(self.deck_style, self.frame.width, self._ratio):
            self.show_faces()

    def show_faces(self) -> None:
        """Draw every card from the present atlas."""
        if self.is_laid:
            for items in self.piles:
                for item in items:
                    item.show_card(item.card, self.pictures.atlas)

    def clear_places(self) -> None:
        """Hide the empty places until the next game: a won table shows cards alone."""
        for item in (*self._slots, *self.counts, self.button_word):
            item.setVisible(False)

    def _show_slots(self) -> None:
        if self.engine is None or not self.is_laid:
            return
        size = (self.frame.width, self.frame.height)
        for pile, slot in enumerate(self._slots):
            look = look_of(self.engine, self.board, pile)
            pixmap = slot_pixmap(look, self.theme, self.deck_style, size, self._ratio)
            if slot.pixmap().cacheKey() != pixmap.cacheKey():
                slot.setPixmap(pixmap)
            slot.setPos(*self.frame.origin(pile))
            slot.setVisible(not look.hidden)
        for count in self.counts:
            count.tell(self.board, self.frame, self.theme)
        self.button_word.tell(self.engine, self.board, self.frame, self.theme)

    def retranslate(self) -> None:
        """Say the word on the felt in the player's language; a won table shows cards alone."""
        if self.engine is not None and any(slot.isVisible() for slot in self._slots):
            self.button_word.tell(self.engine, self.board, self.frame, self.theme)
