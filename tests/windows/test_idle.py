"""A window at rest sleeps: nothing wakes it but the clock, once a second (case P64)."""

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtsolitaire.windows.main_window import MainWindow
from tests.windows.games import first_move

SETTLE_MS = 1700  # animations, the look at the plugins' folders and the sharp pictures are over then
REST_MS = 2600


PIXMAP_CACHE = "QObject of NoneType"
"""How Qt's cache of pixmaps looks from here: twice a minute it drops what nobody has used."""


class Timers(QObject):
    """Notes whose timers go off."""

    def __init__(self, own: QTimer) -> None:
        super().__init__()
        self._own, self.heard = own, list[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Timer and watched is not self._own:
            self.heard.append(f"{type(watched).__name__} of {type(watched.parent()).__name__}")
        return False


def heard_at_rest(qapp: QApplication) -> list[str]:
    QTest.qWait(SETTLE_MS)
    loop, stop = QEventLoop(), QTimer()
    timers = Timers(stop)
    stop.timeout.connect(loop.quit)
    qapp.installEventFilter(timers)
    stop.start(REST_MS)
    loop.exec()
    stop.stop()
    qapp.removeEventFilter(timers)
    return [name for name in timers.heard if name != PIXMAP_CACHE]


def make_lively(window: MainWindow) -> None:
    """As a player has it: cards move, plugins are watched, the rules lie beside the table."""
    window.house.preferences.set("animation", "normal")
    window.plugins.start()
    window.requests.open_rules(True)


def test_p64_nothing_wakes_a_window_whose_game_has_not_begun(window: MainWindow, qapp: QApplication) -> None:
    make_lively(window)
    assert heard_at_rest(qapp) == []


def test_p64_only_the_clock_wakes_a_window_whose_game_runs(window: MainWindow, qapp: QApplication) -> None:
    make_lively(window)
    assert window.table.session
    window.table.act(first_move(window.table.session))
    assert window.host.clock.is_running
    assert heard_at_rest(qapp) in (["QTimer of GameHost"] * 2, ["QTimer of GameHost"] * 3)


def test_p64_nothing_wakes_a_window_that_is_hidden(window: MainWindow, qapp: QApplication) -> None:
    make_lively(window)
    assert window.table.session
    window.table.act(first_move(window.table.session))
    window.hide()
    assert heard_at_rest(qapp) == []
