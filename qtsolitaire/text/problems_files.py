"""What is wrong with boards, game files, move texts and command lines: sentences of ``problem``, by text id."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

PROBLEM_FILES = {
    "board.empty": QT_TRANSLATE_NOOP(
        "problem",
        "There is no board in this text.",
    ),
    "board.too_long": QT_TRANSLATE_NOOP(
        "problem",
        "This text is too long for a board: it may have at most {most} characters.",
    ),
    "board.stray": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board holds “{text}”, which does not belong there.",
    ),
    "board.no_game": QT_TRANSLATE_NOOP(
        "problem",
        "The board does not say its game; add a line “variant:” with one of these: {known}.",
    ),
    "board.unknown_game": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board names the game “{text}”, but these are known: {known}.",
    ),
    "board.bad_option": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board has the option “{text}”, but these are known: {known}.",
    ),
    "board.unknown_key": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board begins with “{key}”, but the game has no such pile.",
    ),
    "board.twice": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board tells “{key}” a second time.",
    ),
    "board.columns": QT_TRANSLATE_NOOP(
        "problem",
        "The board has {found} columns, but the game has {needed}.",
    ),
    "board.places": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board fills {found} places of “{key}”, but there are {needed}.",
    ),
    "board.pile_full": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board puts more cards on “{key}” than it holds: {most}.",
    ),
    "board.not_a_card": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” in line {line} of the board is not a card; cards are written like 7H, TS or AC.",
    ),
    "board.bad_foundation": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” in line {line} of the board is not a foundation; foundations are written like H-5 or S-0.",
    ),
    "board.duplicate_card": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board holds {card} once too often.",
    ),
    "board.missing_card": QT_TRANSLATE_NOOP(
        "problem",
        "These cards are missing on the board: {cards}.",
    ),
    "board.redeals": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of the board tells “{text}” redeals, which the game does not have.",
    ),
    "move.not_understood": QT_TRANSLATE_NOOP(
        "problem",
        "Move {number} is “{text}”, and that is no move; moves are written like “t4 t5” or “draw”.",
    ),
    "move.no_pile": QT_TRANSLATE_NOOP(
        "problem",
        "Move {number} is “{text}”, but the game has no pile “{pile}”.",
    ),
    "record.not_toml": QT_TRANSLATE_NOOP(
        "problem",
        "This is no game file: it is not written in TOML.",
    ),
    "record.not_toml_line": QT_TRANSLATE_NOOP(
        "problem",
        "This is no game file: line {line} is not written in TOML.",
    ),
    "record.no_format": QT_TRANSLATE_NOOP(
        "problem",
        "This is no game file: it has no line “format = 1”.",
    ),
    "record.newer": QT_TRANSLATE_NOOP(
        "problem",
        "This game file has format {format}, and this program knows formats up to {known}; a newer version can "
        "read it.",
    ),
    "record.no_deal": QT_TRANSLATE_NOOP(
        "problem",
        "The game file tells neither a deal code nor a board.",
    ),
    "record.two_deals": QT_TRANSLATE_NOOP(
        "problem",
        "The game file tells a deal code and a board; it may have only one of the two.",
    ),
    "record.no_game": QT_TRANSLATE_NOOP(
        "problem",
        "The game file does not say its game.",
    ),
    "record.unknown_game": QT_TRANSLATE_NOOP(
        "problem",
        "The game file is of the game “{text}”, but these are known: {known}.",
    ),
    "record.other_game": QT_TRANSLATE_NOOP(
        "problem",
        "The game file says the game “{game}”, but its deal is of “{other}”.",
    ),
    "record.bad_value": QT_TRANSLATE_NOOP(
        "problem",
        "The value of “{key}” in the game file is not what it should be.",
    ),
    "file.missing": QT_TRANSLATE_NOOP(
        "problem",
        "There is no file “{file}”.",
    ),
    "file.folder": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is a folder, not a file.",
    ),
    "file.not_a_file": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is not an ordinary file.",
    ),
    "file.too_big": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is too big: a game file or a board has at most {most} kilobytes.",
    ),
    "file.not_text": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is not a text file in UTF-8.",
    ),
    "file.unreadable": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” cannot be read.",
    ),
    "file.not_written": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” cannot be written; nothing has been changed.",
    ),
    "solve.range": QT_TRANSLATE_NOOP(
        "problem",
        "From {first} to {last} is no range of deals: both must be of the same game, and the first must not be larger.",
    ),
    "solve.too_many": QT_TRANSLATE_NOOP(
        "problem",
        "This range has more deals than the {most} that one search takes.",
    ),
    "solve.not_rows": QT_TRANSLATE_NOOP(
        "problem",
        "Line {line} of “{file}” is no row of this command, so nothing is written into this file.",
    ),
    "solve.broken": QT_TRANSLATE_NOOP(
        "problem",
        "A searching process was ended from outside; the same command goes on where it stopped.",
    ),
    "cluster.no_dask": QT_TRANSLATE_NOOP(
        "problem",
        "Dask is missing; install it with the extra “cluster” of this program.",
    ),
    "cluster.no_answer": QT_TRANSLATE_NOOP(
        "problem",
        "No cluster answers at “{address}”.",
    ),
    "usage.wrong": QT_TRANSLATE_NOOP(
        "problem",
        "The command is used like this: {usage}",
    ),
    "usage.unknown": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” does not belong there; the command is used like this: {usage}",
    ),
    "usage.command": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” is not a command; the commands are: {known}.",
    ),
    "usage.language": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” is not a language of this program, which speaks: {known}.",
    ),
}
