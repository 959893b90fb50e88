"""What is wrong and what to do about it: the sentences of every ``Problem``, by its text id.

To add one: an id, and a whole English sentence with the placeholders that the Problem is raised with. Then
``make translations`` puts it into the Linguist files, and a test asks for its French and Hindi.
"""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

PROBLEM = {
    "variant.no_such_pile": QT_TRANSLATE_NOOP(
        "problem", "The game's declaration names a pile {pile} in {word}, but has none."
    ),
    "variant.pile_twice": QT_TRANSLATE_NOOP("problem", "The game's declaration has two piles called {pile}."),
    "variant.deal_and_pack": QT_TRANSLATE_NOOP(
        "problem", "The game's declaration deals {dealt} cards, but the pack has {pack}."
    ),
    "variant.event_of_absent_cards": QT_TRANSLATE_NOOP(
        "problem", "The game takes cards from {pile} that do not lie there. The plugin is at fault."
    ),
    "variant.never_at_rest": QT_TRANSLATE_NOOP(
        "problem", "After a move the game goes on by itself without end. The plugin is at fault."
    ),
    "any": QT_TRANSLATE_NOOP("problem", "Something is wrong: {id} ({args})."),
}
