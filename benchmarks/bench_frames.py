"""CPU time per frame of the table's movements. Run: python benchmarks/bench_frames.py [--platform xcb]

A frame is one step of the animation (or one move of the pointer) and the painting that follows, in the raster engine.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--platform", default="offscreen", help="Qt platform plugin")
    os.environ.setdefault("QT_QPA_PLATFORM", parser.parse_args().platform)
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    print(f"{'case':<34}{'frames':>7}{'median ms':>11}{'p95 ms':>9}")
    for size in ((1280, 800), (3840, 2160)):
        for name, game, frames in CASES:
            report(f"{name}, {size[0]}x{size[1]}", measure(application.processEvents, game, size, globals()[frames]))


DRAG_FRAMES, UNDONE = 120, 20

CASES = (
    ("deal 52", "freecell", "deal"),
    ("deal 54 of 104", "spider", "deal"),
    ("deal a row of ten", "spider", "row"),
    ("drag 13", "freecell", "drag"),
    ("undo 20 actions", "klondike", "undo_all"),
    ("win", "spider", "win"),
)


def report(name: str, times: list[float]) -> None:
    times.sort()
    p95 = times[int(0.95 * (len(times) - 1))]
    print(f"{name:<34}{len(times):>7}{1000 * statistics.median(times):>11.2f}{1000 * p95:>9.2f}")


def measure(
    show: Callable[[], None], game: str, size: tuple[int, int], frames: "Callable[[object], Iterator[None]]"
) -> list[float]:
    from qtsolitaire.plugins import load_bundled

    view = make_view(load_bundled().get(game), size)
    show()
    return timed(show, view, frames)


def timed(show: Callable[[], None], view, frames: "Callable[[object], Iterator[None]]") -> list[float]:  # type: ignore[no-untyped-def]
    """Seconds of CPU of each frame."""
    times = []
    moving = frames(view)
    while True:
        start = time.process_time()
        if next(moving, "end") == "end":
            break
        show()
        times.append(time.process_time() - start)
    view.close()
    return times


def make_view(variant, size: tuple[int, int]):  # type: ignore[no-untyped-def]
    from qtsolitaire.play.session import Session
    from qtsolitaire.rules.deals import Deal
    from qtsolitaire.table.view import TableView

    view = TableView(cache=Path(tempfile.gettempdir()) / "qtsolitaire-bench-cards")
    view.resize(size[0], size[1] - 84)
    view.show()
    view.set_session(Session.from_deal(Deal(variant, variant.default_options(), 1)), animate_deal=False)
    return view


def deal(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """Every frame of the opening deal at 60 a second; the clock is driven by hand."""
    view.motion.run(view.table.deal(view.session.engine.deal_events(view.session.deck)))
    yield from ticks(view)


def row(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """Every frame of a deal onto Spider's ten columns."""
    from qtsolitaire.rules.words import Verb

    view.act(view.session.engine.stock_move(view.session.position, Verb.DEAL))
    yield from ticks(view)


def ticks(view, step: int = 16) -> Iterator[None]:  # type: ignore[no-untyped-def]
    clock = view.motion.clock
    clock.pause()
    for now in range(0, clock.duration(), step):
        clock.setCurrentTime(now)
        yield
    view.motion.finish()


def drag(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """A run of thirteen under the pointer, through the middle of the table."""
    from qtsolitaire.play.session import Session
    from qtsolitaire.rules.cards import Suit, card
    from qtsolitaire.rules.words import Position
    from qtsolitaire.table.hits import Hit

    engine = view.session.engine
    run = bytes(card(rank, Suit(rank % 2)) for rank in range(13, 0, -1))
    first = engine.places.index("t1")
    piles = tuple(run if pile == first else b"" for pile in range(len(engine.table.piles)))
    view.set_session(Session(engine, Position(piles, 0)), animate_deal=False)
    at = view.card_rect(first, 0).center()
    view.gestures.drag.begin(Hit(first, 0), at.x(), at.y())
    view.motion.finish()
    for turn in range(DRAG_FRAMES):
        view.gestures.drag.follow(at.x() + turn * view.width() / 200, at.y() + turn)
        yield
    view.gestures.cancel()


def drag_any(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """The longest group that can be lifted in some position of a random game, through the middle of the table."""
    from random import Random

    from qtsolitaire.table.hits import Hit
    from qtsolitaire.testing.walks import walk

    engine, held = view.session.engine, (0, 0, view.session.position)
    for board, _, _ in walk(engine, Random(3), 60):
        for pile in engine.sources:
            held = max(held, (engine.liftable(board, pile), pile, board), key=lambda each: each[0])
    size, pile, board = held
    if not size:
        return
    view.set_session(type(view.session)(engine, board), animate_deal=False)
    depth = len(board.piles[pile]) - size
    at = view.card_rect(pile, depth).center()
    view.gestures.drag.begin(Hit(pile, depth), at.x(), at.y())
    view.motion.finish()
    for turn in range(DRAG_FRAMES):
        view.gestures.drag.follow(at.x() + turn * view.width() / 200, at.y() + turn)
        yield
    view.gestures.cancel()


def undo_all(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """A random game taken back action by action, every fourth frame of each flight."""
    from random import Random

    chance, session = Random(2), view.session
    for _ in range(UNDONE):
        moves = session.engine.legal_moves(session.position)
        if moves:
            session.play(chance.choice(moves))
    view.set_session(session, animate_deal=False)
    while view.session.can_undo:
        view.undo()
        yield from ticks(view, 64)


def win(view) -> Iterator[None]:  # type: ignore[no-untyped-def]
    """The arc of a won game and the signs that drift down."""
    view.play_win()
    view.fades.clock.pause()
    clock = view.motion.clock
    clock.pause()
    for now in range(0, clock.duration(), 32):
        clock.setCurrentTime(now)
        view.fades.clock.setCurrentTime(now)
        yield
    view.motion.finish()
    view.fades.finish()


if __name__ == "__main__":
    main()
