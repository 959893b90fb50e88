"""What the command line says besides boards and moves."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

COMMAND = {
    "won": QT_TRANSLATE_NOOP("command", "won"),
    "not_won": QT_TRANSLATE_NOOP("command", "not won"),
    "score": QT_TRANSLATE_NOOP("command", "score: {score}"),
    "moves": QT_TRANSLATE_NOOP("command", "moves: {moves}"),
    "solve.won": QT_TRANSLATE_NOOP("command", "won"),
    "solve.lost": QT_TRANSLATE_NOOP("command", "lost"),
    "solve.undecided": QT_TRANSLATE_NOOP("command", "undecided"),
    "solve.positions": QT_TRANSLATE_NOOP("command", "positions: {positions}"),
    "solve.seconds": QT_TRANSLATE_NOOP("command", "seconds: {seconds}"),
    "solve.error": QT_TRANSLATE_NOOP("command", "fault: {error}"),
    "solve.sums": QT_TRANSLATE_NOOP(
        "command", "deals: {deals}, won: {won}, lost: {lost}, undecided: {undecided}; winnable: {share}"
    ),
    "solve.times": QT_TRANSLATE_NOOP(
        "command", "seconds for a deal: median {median}, 95th percentile {late}, most {most}"
    ),
    "help": QT_TRANSLATE_NOOP("command", "Qt Solitaire. Without a command it opens its window. The commands:"),
    "help.games": QT_TRANSLATE_NOOP("command", "List the games: the letters of their deal codes, id and name."),
    "help.rules": QT_TRANSLATE_NOOP("command", "Show the rules of a game."),
    "help.deal": QT_TRANSLATE_NOOP(
        "command",
        "Show the deals of codes or of a range as boards, or write them into a PDF, SVG, PNG, text or game file.",
    ),
    "more.deal": QT_TRANSLATE_NOOP(
        "command",
        "--to FILE writes the kind of file that its suffix names: .pdf, .svg, .png, .txt or .qsol.\n"
        "For PDF: --paper a4|letter|a5, --layout sheet|picture|plain, --per-page 1|2|4|6, --rules, --solution, --grey, "
        "--no-list, --no-boxes, --no-qr.\n"
        "For SVG and PNG: --width PIXELS, --ratio NUMBER, --background table|transparent.\n"
        "For all of these: --four-colours for a deck in four colours, --large-print for large signs.",
    ),
    "deal.written": QT_TRANSLATE_NOOP("command", "{file} has been written: %n page(s)."),
    "deal.saved": QT_TRANSLATE_NOOP("command", "{file} has been written."),
    "deal.unsolved": QT_TRANSLATE_NOOP("command", "No solution was found in time: {codes}"),
    "help.replay": QT_TRANSLATE_NOOP("command", "Play a game file and show how it ends."),
    "help.legal": QT_TRANSLATE_NOOP("command", "List the moves that are allowed where a game file ends."),
    "help.solve": QT_TRANSLATE_NOOP(
        "command",
        "Tell whether a deal, or a game file where it ends, can be won, and how; or search many deals, one row each.",
    ),
    "more.solve": QT_TRANSLATE_NOOP(
        "command",
        "--seconds N limits each search. With --many, --jobs N says how many run side by side, --out FILE keeps the "
        "rows and goes on where it stopped, and --cluster ADDRESS searches on a Dask cluster.",
    ),
    "help.stats": QT_TRANSLATE_NOOP(
        "command", "Show what you have played and won; with --csv every game, for other programs."
    ),
    "stats.none": QT_TRANSLATE_NOOP("command", "No game has been finished or given up yet."),
    "stats.game": QT_TRANSLATE_NOOP("command", "game"),
    "stats.played": QT_TRANSLATE_NOOP("command", "played"),
    "stats.won": QT_TRANSLATE_NOOP("command", "games won"),
    "stats.share": QT_TRANSLATE_NOOP("command", "win rate"),
    "stats.streak": QT_TRANSLATE_NOOP("command", "streak now"),
    "stats.longest": QT_TRANSLATE_NOOP("command", "longest streak"),
    "stats.time": QT_TRANSLATE_NOOP("command", "best time"),
    "stats.moves": QT_TRANSLATE_NOOP("command", "fewest moves"),
    "stats.score": QT_TRANSLATE_NOOP("command", "best score"),
    "help.window": QT_TRANSLATE_NOOP("command", "Open the window with this deal or this file."),
    "check.sound": QT_TRANSLATE_NOOP("command", "{game} is sound: {pace} positions a second."),
    "new-variant.written": QT_TRANSLATE_NOOP("command", "{folder} has been written. Its game is called {game}."),
    "new-variant.next": QT_TRANSLATE_NOOP("command", "Change it, then run: {command}"),
    "help.new-variant": QT_TRANSLATE_NOOP("command", "Write a new game for you to change, with texts and a test."),
    "help.check": QT_TRANSLATE_NOOP("command", "Check a plugin: all that the program demands, and more."),
    "help.safe": QT_TRANSLATE_NOOP("command", "Add --safe to leave your own plugins and installed packages out."),
    "help.language": QT_TRANSLATE_NOOP("command", "Add --lang en, --lang fr or --lang hi for another language."),
}
