"""Frames of the table's movements: a frame is one step of an animation, or one move of the pointer, and the painting.

The animation's clock is driven by hand, 60 frames a second of it, and every frame is painted in the raster engine.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from qtsolitaire.play.session import Session
from qtsolitaire.rules import clicks
from qtsolitaire.rules.deals import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Position
from qtsolitaire.table.hits import Hit
from qtsolitaire.table.view import TableView
from qtsolitaire.testing.walks import walk

FRAME_MS = 16
DRAG_FRAMES, UNDONE = 120, 20
BARS = 84  # pixels of the window that the table does not have

Frames = Callable[[TableView], Iterator[None]]


def make_view(variant: Variant, size: tuple[int, int]) -> TableView:
    """A table of deal 1 at rest, in a window of this size."""
    view = TableView(cache=Path(tempfile.gettempdir()) / "qtsolitaire-bench-cards")
    view.resize(size[0], size[1] - BARS)
    view.show()
    view.set_session(Session.from_deal(Deal(variant, variant.default_options(), 1)), animate_deal=False)
    return view


def timed(paint: Callable[[], None], view: TableView, frames: Frames) -> list[float]:
    """Seconds of CPU of each frame; the view is closed then."""
    paint()
    times, moving = [], frames(view)
    while True:
        began = time.process_time()
        if next(moving, "end") == "end":
            break
        paint()
        times.append(time.process_time() - began)
    view.close()
    return times


def ticks(view: TableView) -> Iterator[None]:
    """Every frame of what has just begun to move."""
    clock = view.motion.clock
    clock.pause()
    for now in range(0, clock.duration(), FRAME_MS):
        clock.setCurrentTime(now)
        yield
    view.motion.finish()


def deal(view: TableView) -> Iterator[None]:
    """The opening deal."""
    session = view.session
    assert session is not None
    assert session.deck is not None
    view.motion.run(view.table.deal(session.engine.deal_events(session.deck)))
    yield from ticks(view)


def drag(view: TableView) -> Iterator[None]:
    """The longest group that can be lifted in some position of a random game, through the middle of the table."""
    assert view.session is not None
    engine = view.session.engine
    size, pile, board = longest(engine, view.session.position)
    view.set_session(Session(engine, board), animate_deal=False)
    depth = len(board.piles[pile]) - size
    at = view.card_rect(pile, depth).center()
    view.gestures.drag.begin(Hit(pile, depth), at.x(), at.y())
    view.motion.finish()
    for turn in range(DRAG_FRAMES):
        view.gestures.drag.follow(at.x() + turn * view.width() / 200, at.y() + turn)
        yield
    view.gestures.cancel()


def longest(engine: Engine, first: Position) -> tuple[int, int, Position]:
    """Size and pile of the longest group, and its position."""
    held = (0, 0, first)
    for board, _, _ in walk(engine, Random(3), 60):
        for pile in {*engine.sources, *engine.removable}:
            size = engine.liftable(board, pile)
            if not size and board.piles[pile] and clicks.pick(engine, board, pile, 1) is None:
                size = 1  # of a pair
            held = max(held, (size, pile, board), key=lambda each: each[0])
    return held


def undo_all(view: TableView) -> Iterator[None]:
    """A random game taken back action by action."""
    chance, session = Random(2), view.session
    assert session is not None
    for _ in range(UNDONE):
        moves = session.engine.legal_moves(session.position)
        if moves:
            session.play(chance.choice(moves))
    view.set_session(session, animate_deal=False)
    while session.can_undo:
        view.undo()
        yield from ticks(view)


def win(view: TableView) -> Iterator[None]:
    """The cards of a won game fly into their arc while signs drift down; then the signs alone."""
    view.play_win()
    arc, signs = view.motion.clock, view.fades.clock
    arc.pause()
    signs.pause()
    for now in range(0, max(arc.duration(), signs.duration()), FRAME_MS):
        arc.setCurrentTime(min(now, arc.duration() - 1))
        signs.setCurrentTime(min(now, signs.duration() - 1))
        yield
    view.motion.finish()
    view.fades.finish()
