"""A restless player at the real window: random games in all variants, and everything changed in the middle of them."""

import ctypes
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtsolitaire.plugins.folders import look, user_folder
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Verb
from qtsolitaire.store.consent import Trial
from qtsolitaire.windows.main_window import MainWindow
from tests.plugins.wrong import SOUND, written

SIZES = ((1280, 800), (800, 600), (1000, 700), (640, 480))
THEMES = ("green", "blue", "dark", "light")
LANGUAGES = ("en", "fr", "hi")
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Player:
    """Plays by chance; the same seed plays the same games."""

    def __init__(self, window: MainWindow, seed: int = 1) -> None:
        """Play at ``window``; a game's first moves are those of ``seed``."""
        self.window, self._chance = window, Random(seed)
        self.games = self.actions = 0
        self._changes: tuple[Callable[[], None], ...] = (
            self.resize, self.wear, self.speak, self.read_rules, self.mirror, self.drop_in,
        )  # fmt: skip

    def game(self, moves: int = 25) -> None:
        """One game from its deal on, by moves, clicks, undo and redo; something else changes in the middle."""
        variant = self._chance.choice(self.window.house.catalogue.variants)
        self.deal(variant, self._chance.randrange(1 << 20))
        middle = self._chance.randrange(moves)
        for turn in range(moves):
            self._act()
            if turn == middle:
                self._chance.choice(self._changes)()
        settle()
        self.games += 1

    def deal(self, variant: Variant, number: int) -> None:
        """Put a deal on the table, with options by chance."""
        options = {setting.id: self._chance.choice(setting.choices).value for setting in variant.settings}
        self.window.desk.deal_out(Deal(variant, options, number))
        settle()

    # At the table

    def _act(self) -> None:
        self.actions += 1
        what = self._chance.random()
        table = self.window.table
        if what < 0.70:
            self._move()
        elif what < 0.85:
            table.undo()
        elif what < 0.92:
            table.redo()
        else:
            self._click()
        if self._chance.random() < 0.3:
            QApplication.processEvents()

    def _move(self) -> None:
        session = self.window.table.session
        legal = session.engine.legal_moves(session.position) if session else []
        if legal:
            usual = [move for move in legal if move.verb is not Verb.REDEAL] or legal
            verb = self._chance.choice(sorted({move.verb for move in usual}))
            self.window.table.act(self._chance.choice([move for move in legal if move.verb is verb]))

    def _click(self) -> None:
        """Somewhere, as a hand that slips does."""
        view = self.window.table.viewport()
        spot = QPoint(self._chance.randrange(view.width()), self._chance.randrange(view.height()))
        press = self._chance.choice((QTest.mouseClick, QTest.mouseDClick))
        press(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:  # where the click opened a sheet over the table
            QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    # Everything else

    def resize(self) -> None:
        """Another size of the window."""
        self.window.resize(*self._chance.choice(SIZES))
        settle()

    def wear(self) -> None:
        """Another theme."""
        self.window.house.preferences.set("theme", self._chance.choice(THEMES))
        settle()

    def speak(self) -> None:
        """Another language."""
        self.window.house.preferences.set("language", self._chance.choice(LANGUAGES))
        settle()

    def mirror(self) -> None:
        """The table for the other hand, and cards that move or do not."""
        preferences = self.window.house.preferences
        preferences.set("mirrored", not preferences.flag("mirrored"))
        preferences.set("animation", self._chance.choice(("off", "fast")))
        settle()

    def read_rules(self) -> None:
        """The rules open or close."""
        self.window.requests.open_rules(not self.window.stage.rules_open)
        settle()

    def drop_in(self) -> None:
        """A game of the player's own comes, or goes again while it may be on the table."""
        watch = self.window.plugins.watch
        if watch is None:
            return
        path = user_folder() / "mine.py"
        if path.exists():
            path.unlink()
        else:
            written(user_folder(), SOUND)
            candidate = look(path)
            watch.drop_ins.consents.say(path, candidate.sha, True)
            watch.drop_ins.consents.tried(candidate.sha, Trial("", {}))
        watch.rescan()
        settle()

    def see_all(self) -> None:
        """Every game in every theme, language and size once, so that what is kept for good is there."""
        for place, variant in enumerate(self.window.house.catalogue.variants):
            self.deal(variant, place)
            self.speak_and_wear(place)
            self._changes[place % len(self._changes)]()
        for place in range(len(LANGUAGES) * len(THEMES)):
            self.speak_and_wear(place)
        self.rest()

    def speak_and_wear(self, place: int) -> None:
        """The size, theme and language of this number."""
        self.window.resize(*SIZES[place % len(SIZES)])
        preferences = self.window.house.preferences
        preferences.set("theme", THEMES[place % len(THEMES)])
        preferences.set("language", LANGUAGES[place % len(LANGUAGES)])
        settle()

    def rest(self) -> None:
        """The same state whenever it is called: first game, first size, theme and language, rules closed."""
        self.window.house.preferences.set_many({"mirrored": False, "animation": "off"})
        if self.window.stage.rules_open:
            self.window.requests.open_rules(False)
        path: Path = user_folder() / "mine.py"
        if path.exists():
            self.drop_in()
        variant = self.window.house.catalogue.variants[0]
        self.window.desk.deal_out(Deal(variant, variant.default_options(), 1))
        self.speak_and_wear(0)


def settle() -> None:
    """Everything that was posted is done; what was to be deleted is."""
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def resident_bytes() -> int:
    """The memory this process holds now, without what it has freed; 0 where the system does not tell (Linux does)."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
    except OSError:
        return 0
