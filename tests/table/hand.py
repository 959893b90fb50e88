"""A hand at the pointer: real mouse events on a table, and what must hold when it lies still."""

from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.play.session import Session
from qtsolitaire.rules.words import Position
from qtsolitaire.table.view import TableView
from tests.table.games import engine

LEFT = Qt.MouseButton.LeftButton


def lay(
    qtbot: QtBot, session: Session, cache: Path, size: tuple[int, int] = (1280, 716), deal: bool = False
) -> TableView:
    view = TableView(cache=cache)
    qtbot.addWidget(view)
    view.resize(*size)
    with qtbot.waitExposed(view):
        view.show()
    view.set_session(session, animate_deal=deal)
    return view


def board(game: str, redeals: int = 0, /, **cards: bytes) -> Session:
    """A game played from a board; piles not named are empty."""
    made = engine(game)
    return Session(made, Position(tuple(cards.get(pile.id, b"") for pile in made.table.piles), redeals))


class Hand:
    """Presses, moves and lets go at cards by pile id and depth."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    def pile(self, name: str) -> int:
        assert self.view.session
        return self.view.session.engine.places.index(name)

    def cards(self, name: str) -> bytes:
        assert self.view.session
        return self.view.session.position.piles[self.pile(name)]

    def spot(self, name: str, depth: int | None = None) -> QPoint:
        """A point on the visible part of a card, the last one without a depth, or of the empty place."""
        held = len(self.view.table.board.piles[self.pile(name)])
        box = self.view.card_rect(self.pile(name), held - 1 if depth is None else depth)
        return QPoint(box.x() + box.width() // 3, box.y() + min(box.height() // 2, 6))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, pos=at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, pos=at)

    def move(self, at: QPoint, buttons: Qt.MouseButton = LEFT) -> None:
        where = QPointF(at)
        globally = QPointF(self.view.viewport().mapToGlobal(at))
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(QEvent.Type.MouseMove, where, globally, none, buttons, plain)
        QApplication.sendEvent(self.view.viewport(), event)

    def click(self, name: str, depth: int | None = None) -> None:
        at = self.spot(name, depth)
        self.press(at)
        self.release(at)

    def double_click(self, name: str, depth: int | None = None) -> None:
        """Press, release, and the second press as the window system reports it, at the same point."""
        at = self.spot(name, depth)
        self.press(at)
        self.release(at)
        self.second_click(at)

    def second_click(self, at: QPoint) -> None:
        """The second half of a double click."""
        viewport = self.view.viewport()
        where, globally = QPointF(at), QPointF(viewport.mapToGlobal(at))
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(
            viewport, QMouseEvent(QEvent.Type.MouseButtonDblClick, where, globally, LEFT, LEFT, plain)
        )
        self.release(at)

    def lift(self, name: str, depth: int | None = None) -> QPoint:
        """Press and move until the cards are held."""
        at = self.spot(name, depth)
        self.press(at)
        self.move(at + QPoint(12, 4))
        return at + QPoint(12, 4)

    def drag(self, name: str, target: str, depth: int | None = None) -> None:
        start = self.lift(name, depth)
        end = self.spot(target) + QPoint(0, 10)
        for part in (0.3, 0.7, 1.0):
            self.move(start + (end - start) * part)
        self.release(end)


def arrive(view: TableView) -> None:
    """Let everything come to rest."""
    view.motion.finish()
    view.fades.finish()


def check_rest(view: TableView) -> None:
    """Every card at its place, its face right, later cards higher, nothing left over in the scene."""
    session, table = view.session, view.table
    assert session
    arrive(view)
    view.gestures.hover.clear()
    for pile, cards in enumerate(session.position.piles):
        items = table.piles[pile]
        assert bytes(item.card for item in items) == cards
        assert [item.at() for item in items] == table.frame.points(pile, cards)
        assert all(item.pos().x() == item.at().x and item.parentItem() is None for item in items)
        assert all(low.zValue() < high.zValue() for low, high in pairwise(items))
        assert all(
            item.rotation() == item.baked == 0 and item.scale() == 1 and item.transform().isIdentity() for item in items
        )
        assert [item.isVisible() for item in items] == [
            table.frame.is_shown(pile, place, len(cards)) for place in range(len(cards))
        ]
    marked = len(view.marks.items())
    cards_and_places = sum(map(len, table.piles)) + len(table.piles) + len(table.counts)
    assert len(table.items()) == cards_and_places + marked + fixed_items()


@lru_cache
def fixed_items() -> int:
    """What an empty table holds: ground, word, shadows, pill."""
    return len(TableView(cache=Path("/nonexistent")).table.items())
