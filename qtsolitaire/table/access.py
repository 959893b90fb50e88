"""The table for screen readers: piles and cards as a tree of named things (QAccessible).

A node stands for a place, "the third card of column 2", and looks up what lies there whenever it is asked. So nodes
need never be told of a move, there is a bounded number of them, and they are kept as long as the view: Qt keeps
pointers to them. Cards that lie hidden under others have no node, face-down ones are called just that.
"""

import atexit
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from shiboken6 import Shiboken

from qtsolitaire.table.access_nodes import CardNode, Node, PileNode, TableNode
from qtsolitaire.table.marks import Place
from qtsolitaire.text.speech import Speech

if TYPE_CHECKING:
    from qtsolitaire.table.view import TableView

_KEY = "access"

Nodes = tuple[dict[int, PileNode], dict[tuple[int, int], CardNode]]


class Access(QObject):
    """The nodes of one view."""

    def __init__(self, view: "TableView") -> None:
        """Make the table's node; the others follow when they are asked for."""
        super().__init__(view)
        self.view = view
        self.speech: Callable[[], Speech] = _english  # the voice of the moment
        self.root = TableNode(self)
        self._piles: dict[int, PileNode] = {}
        self._cards: dict[tuple[int, int], CardNode] = {}
        _keep(self.root, (self._piles, self._cards))
        view.destroyed.connect(partial(_let_go, (self._piles, self._cards)))

    def pile(self, index: int) -> PileNode:
        """The node of a pile."""
        if index not in self._piles:
            self._piles[index] = PileNode(self, index)
        return self._piles[index]

    def card(self, pile: int, depth: int) -> CardNode:
        """The node of a place in a pile."""
        key = (pile, depth)
        if key not in self._cards:
            self._cards[key] = CardNode(self, pile, depth)
        return self._cards[key]

    def node(self, place: Place) -> Node:
        """The node of a card, or of an empty pile."""
        return self.card(place.pile, place.depth) if place.depth >= 0 else self.pile(place.pile)

    def has_keys(self, place: Place) -> bool:
        """True where the cursor is."""
        caret = self.view.caret
        at = caret.place
        here = at is not None and (at.pile, at.depth) == (place.pile, place.depth)
        return here and caret.is_shown and self.view.hasFocus()

    def tell_focus(self, place: Place) -> None:
        """The cursor has moved: say so to whoever listens."""
        if QAccessible.isActive() and self.view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self.node(place), QAccessible.Event.Focus))


_kept: list[tuple[TableNode, Nodes]] = []
"""Qt's cache holds a plain pointer to every node that was ever looked at, so none may be collected before it knows.

Of a view that is destroyed Qt itself deletes the root; what lies below has no object of Qt's own and is taken out here.
"""


def _keep(root: TableNode, nodes: Nodes) -> None:
    _kept[:] = [each for each in _kept if Shiboken.isValid(each[0])]
    _kept.append((root, nodes))


def _let_go(nodes: Nodes, *_view: QObject) -> None:
    """Take the nodes out of Qt's cache, which deletes them."""
    for each in filter(Shiboken.isValid, (*nodes[0].values(), *nodes[1].values())):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(each))
    nodes[0].clear()
    nodes[1].clear()


@atexit.register
def _let_all_go() -> None:
    """Before the interpreter clears its modules."""
    for root, nodes in _kept:
        _let_go(nodes)
        if Shiboken.isValid(root) and Shiboken.isValid(root.tree.view):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(root))


@cache
def _english() -> Speech:
    """Before anybody has lent the table a voice."""
    return Speech("en")


def access_of(view: "TableView") -> Access:
    """The nodes of a view. Qt may ask for them before the view's own constructor has come to its end."""
    known = view.__dict__.get(_KEY)
    if known is None:
        known = view.__dict__[_KEY] = Access(view)
    assert isinstance(known, Access)
    return known


def factory(name: str, about: QObject) -> QAccessibleInterface | None:
    """What ``QAccessible`` asks for the interface of an object; None leaves it to Qt."""
    if name != "TableView":
        return None
    return access_of(about).root  # type: ignore[arg-type]  # by its name it is one


_installed: list[bool] = []


def install() -> None:
    """Offer the nodes to Qt; once for the whole program."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(factory)
