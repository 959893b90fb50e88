"""What a screen reader finds on the table: the table, its piles, their cards."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QGuiApplication, QWindow

from qtsolitaire.table.hits import hit
from qtsolitaire.table.marks import Place
from qtsolitaire.text import reading

if TYPE_CHECKING:
    from qtsolitaire.table.access import Access

Text, Role = QAccessible.Text, QAccessible.Role


class Node(QAccessibleInterface):
    """What all nodes share."""

    def __init__(self, tree: "Access") -> None:
        super().__init__()
        self.tree = tree

    def isValid(self) -> bool:
        """True while there is something here."""
        return True

    def object(self) -> QObject:
        """No object of Qt's own stands behind a pile or a card."""
        return None  # type: ignore[return-value]  # Qt takes none

    def window(self) -> QWindow:
        """The window of the table."""
        return self.tree.view.window().windowHandle()

    def childCount(self) -> int:
        """How many nodes lie below."""
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        """The node of this number."""
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a node below, -1 for any other."""
        return next((at for at in range(self.childCount()) if self.child(at) is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The node below at this point of the screen."""
        found = (self.child(at) for at in range(self.childCount()))
        return next((node for node in found if node.rect().contains(x, y)), None)  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        """The node below that has the keys."""
        return None  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        """The name."""
        return self.name() if kind is Text.Name else ""

    def name(self) -> str:
        """What it is called in the player's language."""
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here is written to."""

    def foregroundColor(self) -> QColor:
        """Of no use to a card."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Of no use to a card."""
        return QColor()

    def on_screen(self, box: QRect) -> QRect:
        """From the view's coordinates to the screen's."""
        return QRect(self.tree.view.viewport().mapToGlobal(box.topLeft()), box.size())


class TableNode(Node):
    """The whole table."""

    def object(self) -> QObject:
        """The view itself."""
        return self.tree.view

    def parent(self) -> QAccessibleInterface:
        """Whatever the table lies in."""
        above: QObject | None = self.tree.view.parentWidget() or QGuiApplication.instance()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None  # type: ignore[return-value]

    def role(self) -> QAccessible.Role:
        """A group of piles."""
        return Role.Grouping

    def name(self) -> str:
        """The table of a game."""
        session, speech = self.tree.view.session, self.tree.speech()
        return speech.say("read.table", game=speech.name(session.engine.variant)) if session else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return self.on_screen(self.tree.view.rect())

    def state(self) -> QAccessible.State:
        """It takes the keys."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.tree.view.hasFocus()
        return state

    def childCount(self) -> int:
        """One node for each pile."""
        session = self.tree.view.session
        return len(session.position.piles) if session and self.tree.view.table.is_laid else 0

    def child(self, index: int) -> QAccessibleInterface:
        """The pile of this index."""
        return self.tree.pile(index) if 0 <= index < self.childCount() else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The pile's index."""
        return child.index if isinstance(child, PileNode) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The card at this point of the screen, else the pile."""
        view = self.tree.view
        at = view.viewport().mapFromGlobal(QPoint(x, y)) + view.scrolled
        found = hit(view.table.frame, view.table.board, at.x(), at.y()) if view.table.is_laid else None
        return self.tree.node(Place(*found)) if found else None  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        """Where the cursor is."""
        place = self.tree.view.caret.place if self.tree.view.caret.is_shown else None
        return self.tree.node(place) if place is not None else self


class PileNode(Node):
    """A pile with the cards that are seen of it."""

    def __init__(self, tree: "Access", index: int) -> None:
        super().__init__(tree)
        self.index = index

    def isValid(self) -> bool:
        """True while the game has this pile."""
        session = self.tree.view.session
        return super().isValid() and session is not None and self.index < len(session.position.piles)

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self.tree.root

    def role(self) -> QAccessible.Role:
        """A list of cards."""
        return Role.List

    def name(self) -> str:
        """Its name and how many cards lie there."""
        session = self.tree.view.session
        if session is None or not self.isValid():
            return ""
        return reading.pile(self.tree.speech(), session.engine, session.position, self.index)

    def rect(self) -> QRect:
        """Its place and its cards, on the screen."""
        view = self.tree.view
        if not self.isValid() or not view.table.is_laid:
            return QRect()
        held = len(view.table.board.piles[self.index])
        box = view.card_rect(self.index)
        return self.on_screen(box.united(view.card_rect(self.index, held - 1)) if held else box)

    def state(self) -> QAccessible.State:
        """The cursor can stand on an empty pile."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.tree.has_keys(Place(self.index))
        return state

    def depths(self) -> list[int]:
        """The cards that are seen, by their depth."""
        table = self.tree.view.table
        if not self.isValid() or not table.is_laid:
            return []
        count = len(table.board.piles[self.index])
        return [depth for depth in range(count) if table.frame.is_shown(self.index, depth, count)]

    def childCount(self) -> int:
        """One node for each card that is seen."""
        return len(self.depths())

    def child(self, index: int) -> QAccessibleInterface:
        """The card of this number among those seen."""
        depths = self.depths()
        return self.tree.card(self.index, depths[index]) if 0 <= index < len(depths) else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The card's number among those seen."""
        depths = self.depths()
        return depths.index(child.depth) if isinstance(child, CardNode) and child.depth in depths else -1


class CardNode(Node):
    """A card by its place in its pile."""

    def __init__(self, tree: "Access", pile: int, depth: int) -> None:
        super().__init__(tree)
        self.pile, self.depth = pile, depth

    def isValid(self) -> bool:
        """True while a card is seen here."""
        return super().isValid() and self.depth in self.tree.pile(self.pile).depths()

    def parent(self) -> QAccessibleInterface:
        """The pile."""
        return self.tree.pile(self.pile)

    def role(self) -> QAccessible.Role:
        """One of a list."""
        return Role.ListItem

    def name(self) -> str:
        """The card, where it lies and where it can go."""
        view = self.tree.view
        session = view.session
        if session is None or not self.isValid():
            return ""
        place = (self.pile, self.depth)
        return view.ask(reading.card, self.tree.speech(), session.engine, session.position, *place) or ""

    def rect(self) -> QRect:
        """What is seen of it, on the screen."""
        return self.on_screen(self.tree.view.card_rect(self.pile, self.depth)) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        """Whether the cursor is here, and whether the card is chosen."""
        chosen = self.tree.view.selection
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self.tree.has_keys(Place(self.pile, self.depth))
        state.selected = chosen is not None and chosen.pile == self.pile and self.depth >= chosen.depth
        return state
