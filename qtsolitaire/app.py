"""The composition root: the only file that knows every room. Builds the house and opens the window."""

import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from qtsolitaire import places, plugins
from qtsolitaire.plugins.dropins import DropIns
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Variant
from qtsolitaire.store.consent import Consents
from qtsolitaire.store.history import History
from qtsolitaire.store.notices import Notices
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.store.saved import SavedGames
from qtsolitaire.table import access
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.windows import wardrobe
from qtsolitaire.windows.faults import Faults
from qtsolitaire.windows.house import House
from qtsolitaire.windows.instance import Instance
from qtsolitaire.windows.main_window import MainWindow

_LISTENS_MS = 300  # once the window is seen
_SETTLED_MS = 1500  # after this the start is over


def main(arguments: Sequence[str] = (), *, safe: bool = False) -> int:
    """Open the window and run until it is closed.

    Args:
        arguments: nothing, or one deal code, game file or board file to open.
        safe: play the bundled games only.

    Returns:
        The exit status; 0 at once where another window has been asked to open it.
    """
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    QGuiApplication.setDesktopFileName("qtsolitaire")
    app = QApplication([sys.argv[0]])
    app.setApplicationName("qtsolitaire")
    app.setApplicationDisplayName("Qt Solitaire")
    access.install()
    QLoggingCategory.setFilterRules("qt.svg.warning=false")  # decks of other programs are full of small faults
    what = arguments[0] if arguments else ""
    instance = Instance()
    if not instance.is_first and instance.hand_over(str(Path(what).absolute()) if what and is_path(what) else what):
        return 0
    house = build(app, safe=safe)
    house.faults.install()
    window = MainWindow(house)
    begin(window, what)
    window.restore()
    # A desktop knows the icon from its menu entry; where there is none, 4 ms of drawing wait until the table is seen.
    QTimer.singleShot(_LISTENS_MS, window, lambda: app.setWindowIcon(icon()))
    QTimer.singleShot(_LISTENS_MS, window, lambda: instance.listen(lambda more: come_forward(window, more)))
    QTimer.singleShot(_SETTLED_MS, _collect_garbage_again)
    return app.exec()


def icon() -> QIcon:
    """The program's icon, drawn when a size of it is asked for."""
    return QIcon(str(places.resources() / "desktop" / "qtsolitaire.svg"))


def come_forward(window: MainWindow, what: str) -> None:
    """Another start has been made: show this window instead, and open what that one was given."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if what and is_path(what):
        window.files.open_path(Path(what))
    elif what:
        window.desk.want_code(what)


def _collect_garbage_again() -> None:
    """From now on, but not among all that the start has made: it stays until the end."""
    gc.collect()
    gc.freeze()
    gc.enable()


def build(app: QApplication, *, safe: bool = False) -> House:
    """Games, language and everything kept on the disk; ``safe`` leaves the player's own plugins alone."""
    catalogue = plugins.load_bundled()
    notices = Notices()
    drop_ins = None if safe else DropIns(catalogue, Consents(notices=notices))
    if drop_ins is not None:
        drop_ins.scan()
    preferences = Preferences(notices=notices)
    languages = LanguageSwitch(app, catalogue)
    languages.set_letters(preferences.text("letters"))
    languages.switch(wardrobe.language(preferences))
    return House(
        catalogue,
        languages,
        notices,
        preferences,
        History(notices=notices),
        SavedGames(notices=notices),
        Faults(catalogue),
        drop_ins,
    )


def begin(window: MainWindow, what: str = "") -> None:
    """Put the first game on the table: what was asked for, else the one left last, else a fresh deal."""
    if what or not _knows_last(window.house):
        window.plugins.add_installed()
    if what and is_path(what):
        window.files.open_path(Path(what))
    elif what:
        window.desk.want_code(what)
    if window.host.session is None:
        left = window.resume.last()  # with a code that is refused, or that first asks what becomes of a waiting game
        if left:
            session, saved = left
            window.host.begin(session, saved.seconds, saved.uid, saved.started)
        else:
            _deal_first(window)


def _deal_first(window: MainWindow) -> None:
    """A deal of the game played last; of a bundled one where the plugin of that fails (P53)."""
    house = window.house
    try:
        _deal_any(window, _last_game(house))
    except Exception as error:  # the plugin's own rules
        house.faults.hear(type(error), error, error.__traceback__)
        window.desk.deal_out(window.desk.random(house.catalogue.variants[0]))


def _deal_any(window: MainWindow, variant: Variant) -> None:
    """A random deal; a winnable one where the player wants only those."""
    if window.house.preferences.wants_winnable(variant):
        window.aids.deal_winnable(variant, window.desk)
    else:
        window.desk.deal_out(window.desk.random(variant))


def is_path(what: str) -> bool:
    """True where the word on the command line means a file, there or not: no deal code has such signs."""
    return Path(what).exists() or any(sign in what for sign in (os.sep, "/", "."))


def _knows_last(house: House) -> bool:
    """False where the game played last may come from an installed package; they are looked at later, if at all."""
    last = house.preferences.text("last_game")
    return not last or house.catalogue.has(last)


def _last_game(house: House) -> Variant:
    """The game played last, else the first of all."""
    try:
        return house.catalogue.get(house.preferences.text("last_game") or house.catalogue.variants[0].id)
    except VariantProblem:
        return house.catalogue.variants[0]
