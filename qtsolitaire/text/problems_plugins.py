"""What is wrong with a plugin: the sentences of every problem of loading, trying and declaring one, by text id."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

PLUGIN = {
    "plugin.api_not_a_number": QT_TRANSLATE_NOOP(
        "problem",
        "In “{file}”, API_VERSION is {given}, and it must be a whole number.",
    ),
    "plugin.changed": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” has changed since you allowed it.",
    ),
    "plugin.crashed": QT_TRANSLATE_NOOP(
        "problem",
        "Trying “{file}” ended with status {status}: {error}",
    ),
    "plugin.failed_somewhere": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” failed: {error}",
    ),
    "plugin.newer_api": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is made for version {needed} of the plugin interface, and this program has version {known}.",
    ),
    "plugin.no_answer": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” gave no answer within {seconds} seconds when it was tried.",
    ),
    "plugin.not_a_list": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” gives a “{given}” where a list of games is expected.",
    ),
    "plugin.not_a_module": QT_TRANSLATE_NOOP(
        "problem",
        "The entry point “{file}” names a “{given}” where a module is expected.",
    ),
    "plugin.not_tried": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” could not be tried: {error}",
    ),
    "plugin.text_not_text": QT_TRANSLATE_NOOP(
        "problem",
        "In the plugin’s sentences for “{language}”, “{key}” is not text.",
    ),
    "plugin.text_too_long": QT_TRANSLATE_NOOP(
        "problem",
        "In the plugin’s sentences for “{language}”, “{key}” is longer than {most} characters.",
    ),
    "plugin.texts_not_a_mapping": QT_TRANSLATE_NOOP(
        "problem",
        "The plugin gives a “{given}” where its sentences for “{language}” are expected.",
    ),
    "plugin.too_big": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” is too big: the Python files of a plugin may have {most} megabytes together.",
    ),
    "plugin.unsound": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{id}” contradicts itself when it is played: {fault}",
    ),
    "variant.bad_default": QT_TRANSLATE_NOOP(
        "problem",
        "In the game “{variant}” the default “{default}” of the setting “{setting}” is none of its choices.",
    ),
    "variant.bad_id": QT_TRANSLATE_NOOP(
        "problem",
        "“{id}” is not an id for a game: small letters, digits and hyphens are.",
    ),
    "variant.bad_number": QT_TRANSLATE_NOOP(
        "problem",
        "A number of the pile “{pile}” is not one that it may be.",
    ),
    "variant.bad_pile_id": QT_TRANSLATE_NOOP(
        "problem",
        "“{pile}” is not an id for a pile: a small letter followed by letters and digits is.",
    ),
    "variant.goal_not_a_number": QT_TRANSLATE_NOOP(
        "problem",
        "The goal “{goal}” gives a “{given}” where a whole number is expected.",
    ),
    "variant.deal_lengths": QT_TRANSLATE_NOOP(
        "problem",
        "The deal to “{first}” and the piles after it names {piles} piles, but “{word}” has {numbers} numbers.",
    ),
    "variant.no_lay_out": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” has no function lay_out.",
    ),
    "variant.not_a_card": QT_TRANSLATE_NOOP(
        "problem",
        "“{given}” in the pack is not a card.",
    ),
    "variant.not_a_table": QT_TRANSLATE_NOOP(
        "problem",
        "lay_out of the game “{variant}” gives a “{given}” where a Table is expected.",
    ),
    "variant.points_not_a_number": QT_TRANSLATE_NOOP(
        "problem",
        "The points “{points}” are a “{given}” where a whole number is expected.",
    ),
    "variant.setting_twice": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” has two settings called “{setting}”.",
    ),
    "variant.too_many_options": QT_TRANSLATE_NOOP(
        "problem",
        "The settings of the game “{variant}” can be combined in {ways} ways, and {most} are allowed.",
    ),
    "variant.uneven_pack": QT_TRANSLATE_NOOP(
        "problem",
        "The pack has {card} {times} times and other cards {others} times.",
    ),
    "variant.unknown_numbering": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” names a numbering “{given}” that does not exist.",
    ),
    "variant.unknown_shuffle": QT_TRANSLATE_NOOP(
        "problem",
        "The game “{variant}” names a shuffle “{given}” that does not exist.",
    ),
    "variant.wrong_word": QT_TRANSLATE_NOOP(
        "problem",
        "In “{word}” stands a “{given}” where a “{wanted}” is expected.",
    ),
}
