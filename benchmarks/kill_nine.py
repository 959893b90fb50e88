"""Kill the program with signal 9 at random moments of automatic play, and look whether anything is lost (P54, P57).

    python benchmarks/kill_nine.py [kills]

A thousand kills by default, some minutes. The program plays by itself, with animations, in a window that is not shown
on any screen: moves, undoes, deals anew, changes the game. After each kill it is started again in the same home, and
what it then stands in is compared with what it had told before. Exit status 1 where more than the last action is gone,
or where any file was damaged.
"""

import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from qtsolitaire.store.history import History  # noqa: E402
from qtsolitaire.store.saved import SavedGames  # noqa: E402

KILLS = 1000
LONGEST_S = 0.35
"""A life after the window has opened; at times it ends before."""

_UNDO_COUNTS = ("pyramid",)
"""Games in which an undo is a move (PY-06)."""


class Told(NamedTuple):
    """What the program says of the game on the table after each action."""

    what: str  # "start", "did", or "leaves": another game is about to come
    game: str  # the variant's id
    uid: str
    actions: int  # all there have been, undoes among them
    notices: int  # what the stores had to tell


@dataclass(slots=True)
class Toll:
    """What many kills have cost."""

    kills: int = 0
    actions: int = 0  # told by the program in all
    missing: int = 0  # times that the last action was gone, which is allowed
    lost: list[str] = field(default_factory=list)  # more than that
    damaged: list[str] = field(default_factory=list)  # files set aside, notices, a broken database

    def __str__(self) -> str:
        """One line."""
        return (
            f"{self.kills} kills, {self.actions} actions: {len(self.lost)} lost beyond the last, "
            f"{self.missing} times the last one, {len(self.damaged)} damaged files"
        )


# The program that plays by itself


def play(tell: int, seed: int) -> None:
    """Open the window and play until the end of the process; every action is told to the file descriptor."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from qtsolitaire import app
    from qtsolitaire.windows.main_window import MainWindow

    application = QApplication([sys.argv[0], "-platform", "offscreen"])
    house = app.build(application, safe=True)
    window = MainWindow(house)
    chance = random.Random(seed)

    def say(what: str) -> None:
        session = window.host.session
        if session is not None:
            actions = _actions(session.engine.table.undo.counts_as_move, session.moves, session.undone)
            told = Told(what, session.engine.variant.id, window.host.uid, actions, len(house.notices.take()))
            os.write(tell, (json.dumps(told) + "\n").encode())

    def act() -> None:
        _act(window, chance, say)
        QTimer.singleShot(chance.choice((0, 0, 1, 5)), act)

    app.begin(window)
    window.show()
    say("start")
    QTimer.singleShot(0, act)
    application.exec()


def _actions(undo_counts: bool, moves: int, undone: int) -> int:
    """The counters' sum grows by one with every action, an undo among them."""
    return moves if undo_counts else moves + undone


def _act(window: Any, chance: random.Random, say: Any) -> None:
    """One thing that a player does."""
    session = window.host.session
    moves = session.engine.legal_moves(session.position)
    dice = chance.random()
    if session.is_won or not moves or dice < 0.03:
        say("leaves")
        _other_game(window, chance)
    elif dice < 0.10:
        window.requests.undo()
    elif dice < 0.13:
        window.requests.redo()
    else:
        window.table.act(chance.choice(moves))
    say("did")


def _other_game(window: Any, chance: random.Random) -> None:
    """Another variant, where its own game waits that one; or the same variant anew."""
    variant = chance.choice(window.house.catalogue.variants[:6])
    if window.resume.waiting(variant.id) is not None:
        window.desk.take_up(variant)
    else:
        window.desk.deal_out(window.desk.random(variant))


# Who kills it


def run(home: Path, kills: int, seed: int = 1, longest: float = LONGEST_S) -> Toll:
    """Kill the program so often, always in the same home, and count what is lost."""
    os.environ["QTSOLITAIRE_HOME"] = str(home)
    chance = random.Random(seed)
    toll, before = Toll(), None
    _load_all()
    for number in range(kills):
        life = list(_one_life(chance, seed * 100_000 + number, longest))
        toll.kills += 1
        toll.actions += sum(told.what == "did" for told in life)
        if not life:
            continue  # killed before its window stood
        toll.damaged += [f"life {number}: notices" for told in life if told.notices]
        if before is not None:
            _compare(before, life[0], home, toll)
        before = life[-1]
    toll.damaged += [str(path) for path in home.rglob("*.damaged-*")]
    toll.damaged += _broken(home / "data" / "history.sqlite3")
    return toll


def _load_all() -> None:
    """Import once what every life needs: each is a fork of this process."""
    import qtsolitaire.windows.desk
    import qtsolitaire.windows.main_window  # noqa: F401


def _one_life(chance: random.Random, seed: int, longest: float) -> Iterator[Told]:
    """Start, wait, kill; then what it has told."""
    heard, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            play(tell, seed)
        except BaseException:
            traceback.print_exc()
        os._exit(1)
    os.close(tell)
    with os.fdopen(heard, "rb") as lines:
        first = b"" if chance.random() < 0.1 else lines.readline()
        time.sleep(chance.uniform(0, longest))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            raise SystemExit("the program ended by itself")
        for line in [first, *lines.readlines()]:
            if line.endswith(b"\n"):
                yield Told(*json.loads(line))


def _compare(before: Told, after: Told, home: Path, toll: Toll) -> None:
    """Does the next start stand where the last life ended?"""
    there = after.actions if after.uid == before.uid else _kept_of(before, home)
    missing = before.actions - there
    if missing == 1:
        toll.missing += 1
    elif missing > 1:
        toll.lost.append(f"{before} then {after}")


def _kept_of(before: Told, home: Path) -> int:
    """The actions of a game that is no longer on the table: it waits, or is in the history as won or lost."""
    undo_counts = before.game in _UNDO_COUNTS
    waiting = SavedGames(home / "data" / "running").load(before.game)
    if waiting is not None and waiting.uid == before.uid:
        return _actions(undo_counts, waiting.counter, waiting.undone)
    history = History(home / "data" / "history.sqlite3")
    ended = history.past.whole(before.uid)
    history.close()
    return _actions(undo_counts, ended.moves, ended.undos) if ended is not None else 0


def _broken(path: Path) -> list[str]:
    """What SQLite finds wrong with the history."""
    if not path.exists():
        return []
    with contextlib.closing(sqlite3.connect(path)) as database:
        answer = database.execute("PRAGMA integrity_check").fetchone()[0]
    return [] if answer == "ok" else [str(answer)]


def main() -> int:
    """Print what it has cost."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        toll = run(Path(folder), kills, seed=random.randrange(10**6))
        print(f"{toll}, {time.monotonic() - began:.0f} s")
        for line in (*toll.lost, *toll.damaged):
            print(line)
    return 1 if toll.lost or toll.damaged else 0


if __name__ == "__main__":
    sys.exit(main())
