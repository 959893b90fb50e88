"""What each command and button of the main window does."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from qtsolitaire.windows.main_window import MainWindow


def wire_commands(window: "MainWindow") -> None:
    """Connect menu, keys and buttons; whatever deals another game first leaves an example that is shown."""
    requests, desk, bar, leaving = window.requests, window.desk, window.bar, window.lesson.leaving
    window.commands.connect(
        {
            "new_game": requests.new_game,
            "restart": leaving(desk.restart),
            "next_deal": leaving(desk.next_deal),
            "previous_deal": leaving(desk.previous_deal),
            "deal_of_the_day": leaving(desk.deal_of_the_day),
            "pause": requests.toggle_pause,
            "undo": requests.undo,
            "redo": requests.redo,
            "hint": window.aids.hint,
            "show_me": window.aids.show_me,
            "back_to_winnable": window.aids.go_back,
            "winnable_light": window.aids.toggle_light,
            "open": leaving(requests.open_file),
            "save": leaving(requests.save_file),
            "copy_code": requests.copy_code,
            "paste_code": leaving(requests.paste),
            "print": window.outputs.print,
            "export": window.outputs.export,
            "copy_board": window.outputs.copy_board,
            "copy_picture": window.outputs.copy_picture,
            "rules": requests.toggle_rules,
            "statistics": requests.open_statistics,
            "star": requests.star,
            "keys": window.dialogs.keys,
            "settings": requests.open_settings,
            "plugins": requests.open_plugins,
            "full_screen": window.frame.toggle_full_screen,
            "about": window.messages.tell_about,
            "quit": window.close,
        }
    )
    bar.asked_menu.connect(requests.open_menu)
    QShortcut(QKeySequence(Qt.Key.Key_F10), window).activated.connect(requests.open_menu)
    bar.new_game.clicked.connect(requests.new_game)
    bar.undo.clicked.connect(requests.undo)
    bar.redo.clicked.connect(requests.redo)
    bar.hint.clicked.connect(window.aids.hint)
    bar.rules.clicked.connect(requests.toggle_rules)
    window.status.code.clicked.connect(requests.copy_code)
    stage = window.stage
    stage.asked_new.connect(requests.new_game)
    stage.asked_statistics.connect(requests.open_statistics)
    stage.asked_again.connect(desk.play_again)
    stage.rules_closed.connect(lambda: requests.open_rules(False))
    window.explainer.followed.connect(requests.follow)
