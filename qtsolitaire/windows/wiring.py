"""What each command and button of the main window does."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from qtsolitaire.windows.main_window import MainWindow


def wire_commands(window: "MainWindow") -> None:
    """Connect menu, keys and buttons; whatever deals another game first leaves an example that is shown."""
    desk, bar, leaving = window.desk, window.bar, window.lesson.leaving
    window.commands.connect(
        {
            "new_game": window.new_game,
            "restart": leaving(desk.restart),
            "next_deal": leaving(desk.next_deal),
            "previous_deal": leaving(desk.previous_deal),
            "deal_of_the_day": leaving(desk.deal_of_the_day),
            "pause": window.toggle_pause,
            "undo": window.undo,
            "redo": window.redo,
            "hint": window.aids.hint,
            "show_me": window.aids.show_me,
            "back_to_winnable": window.aids.go_back,
            "winnable_light": window.aids.toggle_light,
            "open": leaving(window.open_file),
            "save": leaving(window.save_file),
            "copy_code": window.copy_code,
            "paste_code": leaving(window.paste),
            "print": window.outputs.print,
            "export": window.outputs.export,
            "copy_board": window.outputs.copy_board,
            "copy_picture": window.outputs.copy_picture,
            "rules": lambda: window.open_rules(not window.stage.rules_open),
            "statistics": window.open_statistics,
            "star": window.star,
            "keys": window.dialogs.keys,
            "settings": window.open_settings,
            "plugins": window.open_plugins,
            "full_screen": window.frame.toggle_full_screen,
            "about": window.messages.tell_about,
            "quit": window.close,
        }
    )
    bar.asked_menu.connect(window.open_menu)
    QShortcut(QKeySequence(Qt.Key.Key_F10), window).activated.connect(window.open_menu)
    bar.new_game.clicked.connect(window.new_game)
    bar.undo.clicked.connect(window.undo)
    bar.redo.clicked.connect(window.redo)
    bar.hint.clicked.connect(window.aids.hint)
    bar.rules.clicked.connect(lambda: window.open_rules(not window.stage.rules_open))
    window.status.code.clicked.connect(window.copy_code)
