"""What ``qtsolitaire check`` finds beyond what the program demands: sentences of ``problem``, by text id."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

CHECK = {
    "check.won_at_once": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{id}” is won before the first move.",
    ),
    "check.no_move": QT_TRANSLATE_NOOP(
        "problem",
        "None of the first deals of the game “{id}” has a legal move.",
    ),
    "check.undo": QT_TRANSLATE_NOOP(
        "problem",
        "In the game “{id}” undo does not bring board and score back exactly.",
    ),
    "check.code": QT_TRANSLATE_NOOP(
        "problem",
        "The deal code {code} is read as {read}.",
    ),
    "check.search": QT_TRANSLATE_NOOP(
        "problem",
        "The search gives the game “{id}” a wrong way to win: {fault}",
    ),
    "check.slow": QT_TRANSLATE_NOOP(
        "problem",
        "The rules of “{id}” are slow: {found} positions a second, where {least} are needed for hints and verdicts.",
    ),
    "check.too_small": QT_TRANSLATE_NOOP(
        "problem",
        "In a window of 640 × 480 the cards of “{id}” are only {pixels} pixels wide; they need {least}.",
    ),
    "check.outside": QT_TRANSLATE_NOOP(
        "problem",
        "In a window of 640 × 480 the pile “{pile}” reaches beyond the table.",
    ),
    "check.overlap": QT_TRANSLATE_NOOP(
        "problem",
        "The piles “{one}” and “{other}” lie on one another; where that is meant, covered_by says so.",
    ),
    "check.text_missing": QT_TRANSLATE_NOOP(
        "problem",
        "The text “{id}” is missing in the language “{language}”.",
    ),
    "check.text_faulty": QT_TRANSLATE_NOOP(
        "problem",
        "The text “{id}” in the language “{language}” is not sound: {reason}.",
    ),
    "check.page_missing": QT_TRANSLATE_NOOP(
        "problem",
        "The page “{file}” is missing: other languages have it, “{language}” does not.",
    ),
    "check.page_unreadable": QT_TRANSLATE_NOOP(
        "problem",
        "The page “{file}” is empty, or not a text in UTF-8.",
    ),
    "check.example_untold": QT_TRANSLATE_NOOP(
        "problem",
        "The example “{id}” lacks a sentence in the language “{language}”.",
    ),
    "check.example_braces": QT_TRANSLATE_NOOP(
        "problem",
        "A sentence of the example “{id}” in the language “{language}” has other placeholders than in English.",
    ),
    "check.outdated": QT_TRANSLATE_NOOP(
        "problem",
        "The word “{old}” will go; use “{new}” instead.",
    ),
    "kit.bad_name": QT_TRANSLATE_NOOP(
        "problem",
        "“{name}” cannot be the name of a game: it needs letters, digits, spaces or hyphens, a letter first.",
    ),
    "kit.exists": QT_TRANSLATE_NOOP(
        "problem",
        "“{folder}” is there already; nothing has been written.",
    ),
}
