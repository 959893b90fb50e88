"""What is wrong and what to do about it: the sentences of every ``Problem``, by its text id.

To add one: an id, and a whole English sentence whose placeholders the Problem is raised with. Then ``make
translations`` puts it into the Linguist files, and a test asks for its French and Hindi.
"""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP
from qtsolitaire.text.problems_check import CHECK
from qtsolitaire.text.problems_files import PROBLEM_FILES
from qtsolitaire.text.problems_output import OUTPUT_PROBLEMS
from qtsolitaire.text.problems_plugins import PLUGIN

PROBLEM = {
    "code.empty": QT_TRANSLATE_NOOP(
        "problem",
        "The field is empty. Type a deal code.",
    ),
    "code.too_long": QT_TRANSLATE_NOOP(
        "problem",
        "The code is too long: “{rest}” (character {place}) is more than it needs.",
    ),
    "code.too_short": QT_TRANSLATE_NOOP(
        "problem",
        "The number of the deal is too short: “{number}” has {count} of the {needed} characters it needs.",
    ),
    "code.bad_character": QT_TRANSLATE_NOOP(
        "problem",
        "“{character}” (character {place}) cannot be in a code. Only letters A–Z, digits and hyphens can.",
    ),
    "code.bad_digit": QT_TRANSLATE_NOOP(
        "problem",
        "“{character}” (character {place}) cannot be in the number of a deal. Only A–Z and 2–7 can.",
    ),
    "code.bad_figure": QT_TRANSLATE_NOOP(
        "problem",
        "“{character}” (character {place}) cannot be in a Microsoft deal number. Only the digits 0–9 can.",
    ),
    "code.no_game": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” does not begin with a game. A code begins with one of these: {known}.",
    ),
    "code.unknown_game": QT_TRANSLATE_NOOP(
        "problem",
        "No game has the letters “{game}”. These are known: {known}.",
    ),
    "code.no_revision": QT_TRANSLATE_NOOP(
        "problem",
        "After {game} the number of a revision must follow (character {place}), as in {example}.",
    ),
    "code.newer_revision": QT_TRANSLATE_NOOP(
        "problem",
        "This code asks for revision {revision} of {game}, and this program knows only revision {known}. A "
        "newer version of the program can deal it.",
    ),
    "code.unknown_revision": QT_TRANSLATE_NOOP(
        "problem",
        "{game} has no revision {revision}. Its codes look like {example}.",
    ),
    "code.no_options": QT_TRANSLATE_NOOP(
        "problem",
        "{game} has no options: “{options}” (character {place}) does not belong there.",
    ),
    "code.options_missing": QT_TRANSLATE_NOOP(
        "problem",
        "The options of {game} are missing (character {place}). They look like {example}.",
    ),
    "code.bad_options": QT_TRANSLATE_NOOP(
        "problem",
        "“{options}” (character {place}) are not options of {game}. They look like {example}.",
    ),
    "code.unknown_choice": QT_TRANSLATE_NOOP(
        "problem",
        "The setting {setting} has no choice {value}.",
    ),
    "code.ambiguous": QT_TRANSLATE_NOOP(
        "problem",
        "This code can be read in two ways. Write it with its hyphens, as in {example}.",
    ),
    "code.stray_hyphen": QT_TRANSLATE_NOOP(
        "problem",
        "The hyphen at character {place} does not belong there.",
    ),
    "code.no_number": QT_TRANSLATE_NOOP(
        "problem",
        "The number of the deal is missing. A whole code looks like {example}.",
    ),
    "code.no_hash": QT_TRANSLATE_NOOP(
        "problem",
        "A Microsoft deal number is written with a #, as in {example}.",
    ),
    "code.not_numbered": QT_TRANSLATE_NOOP(
        "problem",
        "{game} does not take Microsoft deal numbers. Its codes look like {example}.",
    ),
    "code.number_range": QT_TRANSLATE_NOOP(
        "problem",
        "{number} is not a Microsoft deal number. They go from {first} to {last}.",
    ),
    "code.is_game_name": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” is the name of a game. Its codes look like {example}.",
    ),
    "code.choose_game": QT_TRANSLATE_NOOP(
        "problem",
        "{number} is only the number of a deal. Choose the game first, or type a whole code.",
    ),
    "variant.unknown": QT_TRANSLATE_NOOP(
        "problem",
        "There is no game called “{name}”. These are known: {known}.",
    ),
    "variant.no_such_pile": QT_TRANSLATE_NOOP(
        "problem",
        "The declaration of the game names a pile “{pile}” ({word}) that it does not have.",
    ),
    "variant.pile_twice": QT_TRANSLATE_NOOP(
        "problem",
        "The declaration of the game has two piles called “{pile}”.",
    ),
    "variant.deal_and_pack": QT_TRANSLATE_NOOP(
        "problem",
        "The declaration of the game deals {dealt} cards, but its pack has {pack}.",
    ),
    "variant.event_of_absent_cards": QT_TRANSLATE_NOOP(
        "problem",
        "The game takes cards from “{pile}” that do not lie there. The fault is in its plugin.",
    ),
    "variant.never_at_rest": QT_TRANSLATE_NOOP(
        "problem",
        "After a move the game goes on by itself without end. The fault is in its plugin.",
    ),
    "variant.code_letters": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” needs two capital letters for its codes and a revision from 1; it has “{code}”.",
    ),
    "variant.choice_code": QT_TRANSLATE_NOOP(
        "problem",
        "In the game “{variant}” the setting “{setting}” has a choice “{code}”. Codes of choices are capitals"
        " and digits.",
    ),
    "variant.codes_alike": QT_TRANSLATE_NOOP(
        "problem",
        "In the game “{variant}” two choices of options are both spelled “{code}”.",
    ),
    "variant.microsoft_pack": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” takes Microsoft deal numbers, and those deal one whole deck of 52 cards only.",
    ),
    "plugin.not_python": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is not a Python file.",
    ),
    "plugin.no_variant": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” declares no game.",
    ),
    "plugin.not_a_variant": QT_TRANSLATE_NOOP(
        "problem",
        "The plugin declares a “{given}” where a game is expected.",
    ),
    "plugin.same_id": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” brings a game with the id “{id}”, which is there already, from “{other_file}”.",
    ),
    "plugin.same_code": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}”: the letters “{code}” of the game “{id}” belong to “{other}” from “{other_file}” already.",
    ),
    "plugin.failed": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}”, line {line}: {error}",
    ),
    "store.set_aside": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” was damaged. It has been kept as “{aside}”, and a new one is begun.",
    ),
    "store.not_read": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” cannot be read. It is left as it is, and nothing is saved into it.",
    ),
    "store.newer": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” was written by a newer Qt Solitaire. It is left as it is, and nothing is saved into it.",
    ),
    "store.not_saved": QT_TRANSLATE_NOOP(
        "problem",
        "Nothing can be saved in “{folder}”. You can play, but this game and its result will not be kept.",
    ),
    "store.bad_settings": QT_TRANSLATE_NOOP(
        "problem",
        "Some settings were not understood and are at their defaults: {keys}.",
    ),
    "store.not_resumed": QT_TRANSLATE_NOOP(
        "problem",
        "The game saved in “{file}” cannot be continued. It has been kept as “{aside}”.",
    ),
    "example.missing": QT_TRANSLATE_NOOP("problem", "“{file}” lacks “{key}”."),
    "example.unreadable": QT_TRANSLATE_NOOP("problem", "“{file}” cannot be read: {error}"),
    "example.move_refused": QT_TRANSLATE_NOOP(
        "problem", "In the example “{id}”, move {number} (“{move}”) is refused by the rule “{rule}”."
    ),
    "example.not_as_written": QT_TRANSLATE_NOOP(
        "problem", "In the example “{id}”, step {number} says {wanted}, but the game says {found}."
    ),
    "any": QT_TRANSLATE_NOOP(
        "problem",
        "Something is wrong: {id} ({args}).",
    ),
    **PROBLEM_FILES,
    **OUTPUT_PROBLEMS,
    **PLUGIN,
    **CHECK,
}
