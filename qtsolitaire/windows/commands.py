"""Everything the player can ask of the window, as data: words, keys and icon by id."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP
from qtsolitaire.windows import icons, style


class Command(NamedTuple):
    """One command."""

    id: str  # as the menu and the main window name it
    words: str  # English source of its menu entry
    keys: tuple[str, ...] = ()  # the first one is shown
    icon: str = ""  # a name in ``icons``
    checkable: bool = False  # shows a state


COMMANDS = (
    Command("new_game", QT_TRANSLATE_NOOP("commands", "New game…"), ("Ctrl+N",), "new_game"),
    Command("restart", QT_TRANSLATE_NOOP("commands", "Restart this deal"), ("Ctrl+R",)),
    Command("next_deal", QT_TRANSLATE_NOOP("commands", "Next deal"), ("Ctrl+PgDown",)),
    Command("previous_deal", QT_TRANSLATE_NOOP("commands", "Previous deal"), ("Ctrl+PgUp",)),
    Command("deal_of_the_day", QT_TRANSLATE_NOOP("commands", "Deal of the day"), ("Ctrl+D",)),
    Command("undo", QT_TRANSLATE_NOOP("commands", "Undo"), ("Ctrl+Z",), "undo"),
    Command("redo", QT_TRANSLATE_NOOP("commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("hint", QT_TRANSLATE_NOOP("commands", "Hint"), ("H",), "hint"),
    Command("show_me", QT_TRANSLATE_NOOP("commands", "Show me the way"), ("Shift+H",)),
    Command("back_to_winnable", QT_TRANSLATE_NOOP("commands", "Back to the last winnable position"), ("Ctrl+B",)),
    Command("winnable_light", QT_TRANSLATE_NOOP("commands", "Winnable?"), ("Ctrl+L",), checkable=True),
    Command("draw", QT_TRANSLATE_NOOP("commands", "Draw from the stock"), ("D",)),
    Command("send_up", QT_TRANSLATE_NOOP("commands", "Send to the foundation"), ("F",)),
    Command("send_best", QT_TRANSLATE_NOOP("commands", "Send to the best place"), ("Shift+Return", "Shift+Enter")),
    Command("last_move", QT_TRANSLATE_NOOP("commands", "Show the last move"), ("L",)),
    Command("movable", QT_TRANSLATE_NOOP("commands", "Show what can move"), ("M",)),
    Command("mirror", QT_TRANSLATE_NOOP("commands", "Mirror the table"), ("Ctrl+M",), checkable=True),
    Command("zoom_in", QT_TRANSLATE_NOOP("commands", "Larger cards"), ("Ctrl++", "Ctrl+=")),
    Command("zoom_out", QT_TRANSLATE_NOOP("commands", "Smaller cards"), ("Ctrl+-",)),
    Command("zoom_reset", QT_TRANSLATE_NOOP("commands", "Cards that fit the window"), ("Ctrl+0",)),
    Command("pause", QT_TRANSLATE_NOOP("commands", "Pause"), ("P", "Pause"), checkable=True),
    Command("open", QT_TRANSLATE_NOOP("commands", "Open a game or board…"), ("Ctrl+O",)),
    Command("save", QT_TRANSLATE_NOOP("commands", "Save game as…"), ("Ctrl+S",)),
    Command("print", QT_TRANSLATE_NOOP("commands", "Print…"), ("Ctrl+P",)),
    Command("export", QT_TRANSLATE_NOOP("commands", "Export…"), ("Ctrl+E",)),
    Command("copy_board", QT_TRANSLATE_NOOP("commands", "Copy the board as text"), ("Ctrl+Shift+C",)),
    Command("copy_picture", QT_TRANSLATE_NOOP("commands", "Copy a picture of the table"), ("Ctrl+Alt+C",)),
    Command("copy_code", QT_TRANSLATE_NOOP("commands", "Copy deal code"), ("Ctrl+C",), "copy"),
    Command("paste_code", QT_TRANSLATE_NOOP("commands", "Paste a deal or board"), ("Ctrl+V",)),
    Command("rules", QT_TRANSLATE_NOOP("commands", "Rules of this game"), ("F1",), "rules", checkable=True),
    Command("keys", QT_TRANSLATE_NOOP("commands", "Keys…"), ("?", "Shift+F1")),
    Command("star", QT_TRANSLATE_NOOP("commands", "Star this deal…"), ("Ctrl+K",)),
    Command("statistics", QT_TRANSLATE_NOOP("commands", "Statistics…"), ("Ctrl+T",)),
    Command("settings", QT_TRANSLATE_NOOP("commands", "Settings…"), ("Ctrl+,",)),
    Command("plugins", QT_TRANSLATE_NOOP("commands", "Plugins…"), ("Ctrl+Shift+P",)),
    Command("full_screen", QT_TRANSLATE_NOOP("commands", "Full screen"), ("F11",), checkable=True),
    Command("about", QT_TRANSLATE_NOOP("commands", "About Qt Solitaire"), ("Ctrl+F1",)),
    Command("quit", QT_TRANSLATE_NOOP("commands", "Quit"), ("Ctrl+Q",)),
)
"""Every command of the window."""

SUBMENUS: Mapping[str, str] = {
    "deals": QT_TRANSLATE_NOOP("commands", "Other deals"),
    "table": QT_TRANSLATE_NOOP("commands", "Cards and table"),
    "aid": QT_TRANSLATE_NOOP("commands", "Hints and help"),
    "file": QT_TRANSLATE_NOOP("commands", "Files and printing"),
    "language": QT_TRANSLATE_NOOP("commands", "Language"),
}
"""Entries that open another menu, by id."""

MENU: tuple[str | None, ...] = (
    "new_game", "restart", "deals", None, "undo", "redo", "pause", "table", "aid", None,
    "file", "statistics", "star", None, "rules", "keys", None,
    "settings", "plugins", "language", "full_screen", None, "about", "quit",
)  # fmt: skip
"""The menu from top to bottom; None is a line."""

ENTRIES: Mapping[str, tuple[str | None, ...]] = {
    "deals": ("next_deal", "previous_deal", "deal_of_the_day", None, "copy_code", "paste_code"),
    "table": (
        "draw", "send_up", "send_best", None, "last_move", "movable", None, "mirror", "zoom_in", "zoom_out",
        "zoom_reset",
    ),
    "aid": ("hint", "show_me", "back_to_winnable", "winnable_light"),
    "file": ("open", "save", None, "print", "export", None, "copy_board", "copy_picture"),
}  # fmt: skip
"""What stands in the submenus; the languages come from elsewhere."""


class Actions:
    """The commands as QActions of one window: keys work wherever the focus is."""

    def __init__(self, window: QWidget) -> None:
        """Make them and add them to the window."""
        self._by_id: dict[str, QAction] = {}
        for command in COMMANDS:
            action = QAction(window)
            action.setObjectName(command.id)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            action.setCheckable(command.checkable)
            window.addAction(action)
            self._by_id[command.id] = action

    def __getitem__(self, command_id: str) -> QAction:
        """The action of a command.

        Raises:
            KeyError: there is no such command.
        """
        return self._by_id[command_id]

    def connect(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Do this when a command is given."""
        for command_id, handler in handlers.items():
            self._by_id[command_id].triggered.connect(lambda _checked=False, do=handler: do())

    def draw_icons(self, ratio: float) -> None:
        """Give the actions their icons, at this pixel ratio; only a menu shows them."""
        for command in COMMANDS:
            if command.icon:
                self._by_id[command.id].setIcon(icons.icon(command.icon, style.SECOND, ratio))

    def keys(self, command_id: str) -> str:
        """A command's first keys as the player's system writes them, "" without."""
        return self._by_id[command_id].shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def words(source: str) -> str:
    """A command's words in the player's language."""
    return QCoreApplication.translate("commands", source)
