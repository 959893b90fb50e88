"""What the command line says besides boards and moves."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

COMMAND = {
    "won": QT_TRANSLATE_NOOP("command", "won"),
    "not_won": QT_TRANSLATE_NOOP("command", "not won"),
    "score": QT_TRANSLATE_NOOP("command", "score: {score}"),
    "moves": QT_TRANSLATE_NOOP("command", "moves: {moves}"),
    "help": QT_TRANSLATE_NOOP("command", "Qt Solitaire. Without a command it opens its window. The commands:"),
    "help.games": QT_TRANSLATE_NOOP("command", "List the games: the letters of their deal codes, id and name."),
    "help.rules": QT_TRANSLATE_NOOP("command", "Show the rules of a game."),
    "help.deal": QT_TRANSLATE_NOOP("command", "Show the deal of a code as a board."),
    "help.replay": QT_TRANSLATE_NOOP("command", "Play a game file and show how it ends."),
    "help.legal": QT_TRANSLATE_NOOP("command", "List the moves that are allowed where a game file ends."),
    "help.window": QT_TRANSLATE_NOOP("command", "Open the window with this deal or this file."),
    "help.new-variant": QT_TRANSLATE_NOOP("command", "Write a new game for you to change, with texts and a test."),
    "help.check": QT_TRANSLATE_NOOP("command", "Check a plugin: all that the program demands, and more."),
    "help.safe": QT_TRANSLATE_NOOP("command", "Add --safe to leave your own plugins and installed packages out."),
    "help.language": QT_TRANSLATE_NOOP("command", "Add --lang en, --lang fr or --lang hi for another language."),
}
