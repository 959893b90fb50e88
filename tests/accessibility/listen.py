"""A screen reader's part: starts the program, finds the table in the accessibility tree, plays by keys and listens.

Runs under the system's Python, which has the bindings of AT-SPI; ``speak.sh`` starts it. Fails with what was missed.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

CODE = "KL1-D1N-AAAAAAF"
HIDDEN = re.compile(r"^face-down card")
CARD = re.compile(r"^(ace|jack|queen|king|\d+) of (spades|hearts|diamonds|clubs), column \d")


class Reader:
    """Listens to the bus."""

    def __init__(self) -> None:
        self.focused: list[str] = []
        self.announced: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        for event in ("object:state-changed:focused", "object:announcement"):
            self._listener.register(event)

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.announced.append(str(event.any_data))
        elif event.detail1:
            self.focused.append(event.source.get_name())


def wait(what: Callable[[], Any], seconds: float = 30.0) -> Any:
    """The first true answer of ``what``; the bus is served meanwhile."""
    end, context = time.monotonic() + seconds, GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        try:
            answer = what()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        time.sleep(0.05)
    return None


def descend(node: Any, role: str, depth: int = 12) -> Iterator[Any]:
    """Every node of this role below, the node itself first."""
    if node is None or depth < 0:
        return
    if node.get_role_name() == role:
        yield node
    for at in range(node.get_child_count()):
        yield from descend(node.get_child_at_index(at), role, depth - 1)


def table() -> Any:
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(at)
        if app is not None and "solitaire" in (app.get_name() or "").lower():
            for role in ("grouping", "panel"):
                for node in descend(app, role):
                    if node.get_name() == "Table of Klondike":
                        return node
    return None


def press(*keys: str) -> None:
    subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)


def check(name: str, holds: object, found: object = "") -> bool:
    sys.stdout.write(f"{'ok    ' if holds else 'FAILED'} {name} {found}\n")
    return bool(holds)


def main() -> int:
    program = subprocess.Popen([sys.argv[1], "-m", "qtsolitaire", CODE])
    try:
        return play()
    finally:
        program.terminate()
        program.wait(10)


def play() -> int:
    reader = Reader()
    found = wait(table)
    if not check("the table is in the tree", found):
        return 1
    piles = [found.get_child_at_index(at) for at in range(found.get_child_count())]
    names = [pile.get_name() for pile in piles]
    good = [check("piles are named", "stock, 24 cards" in names and "column 7, 7 cards" in names, names)]
    cards = [pile.get_child_at_index(at).get_name() for pile in piles[6:] for at in range(pile.get_child_count())]
    good.append(check("hidden cards are not named", sum(bool(HIDDEN.match(card)) for card in cards) == 21))
    named = [card for card in cards if CARD.match(card)]
    good.append(check("open cards are named with their column", len(named) == 7, named))
    window = ("search", "--sync", "--onlyvisible", "--name", "Qt Solitaire", "windowfocus", "--sync")
    subprocess.run(["xdotool", *window], check=True)  # there is no window manager to do it
    press("Right")
    press("3")
    good.append(check("the focus is told", wait(lambda: any("column 3" in name for name in reader.focused), 10)))
    press("Right")
    follows = wait(lambda: any("column 4" in name for name in reader.focused), 10)
    good.append(check("and follows", follows, reader.focused))
    press("d")
    good.append(check("a draw is announced", wait(lambda: any("Drawn: " in w for w in reader.announced), 10)))
    press("f")
    press("ctrl+z")
    good.append(check("an undo is announced", wait(lambda: "Undone" in reader.announced, 10), reader.announced))
    waste = piles[1]
    follows = wait(lambda: waste.get_name() == "waste, empty", 10)
    good.append(check("the tree follows the board", follows, waste.get_name()))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
