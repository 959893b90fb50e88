"""A main window as a player finds it, on a fresh home, with a clock that the test turns."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire import app
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.windows.house import House
from qtsolitaire.windows.main_window import MainWindow


@dataclass
class Now:
    """Monotonic seconds as the test wants them."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Opener:
    """Opens windows and closes them at the end."""

    qtbot: QtBot
    qapp: QApplication
    now: Now = field(default_factory=Now)
    houses: list[House] = field(default_factory=list)

    def __call__(self, what: str = "", size: tuple[int, int] = (1280, 800), language: str = "en") -> MainWindow:
        house = app.build(self.qapp)
        house.preferences.set_many({"language": language, "animation": "off"})
        house.languages.switch(language)
        self.houses.append(house)
        window = MainWindow(house, self.now)
        self.qtbot.addWidget(window)
        window.resize(*size)
        with self.qtbot.waitActive(window):
            window.show()
        app.begin(window, what)
        window.table.setFocus()
        return window


_KEPT: list[LanguageSwitch] = []
"""A translator that is collected while Qt is translating waits for ever for Qt's lock; the program has only one."""


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, now: Now) -> Iterator[Opener]:
    opener = Opener(qtbot, qapp, now)
    yield opener
    for house in opener.houses:
        _KEPT.append(house.languages)
        house.languages.switch("en")
        for translator in (house.languages._own, house.languages._qt):
            qapp.removeTranslator(translator)
        house.languages.setParent(None)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window: Callable[..., MainWindow]) -> MainWindow:
    return open_window("TF1-D1N-AAAAAAB")
