"""What a hint says: one whole sentence for each kind of move. A plugin may say any of them otherwise."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

HINT = {
    "onto": QT_TRANSLATE_NOOP("hint", "Move {card} onto {other}."),
    "onto.group": QT_TRANSLATE_NOOP("hint", "Move the group that begins with {card} onto {other}."),
    "foundation": QT_TRANSLATE_NOOP("hint", "Move {card} to the foundation."),
    "foundation.group": QT_TRANSLATE_NOOP("hint", "Move the group that begins with {card} to the foundation."),
    "cell": QT_TRANSLATE_NOOP("hint", "Move {card} to an empty cell."),
    "column": QT_TRANSLATE_NOOP("hint", "Move {card} to an empty column."),
    "column.group": QT_TRANSLATE_NOOP("hint", "Move the group that begins with {card} to an empty column."),
    "place": QT_TRANSLATE_NOOP("hint", "Move {card} to the marked place."),
    "place.group": QT_TRANSLATE_NOOP("hint", "Move the group that begins with {card} to the marked place."),
    "draw": QT_TRANSLATE_NOOP("hint", "Draw from the stock."),
    "redeal": QT_TRANSLATE_NOOP("hint", "Turn the waste over to be the stock again."),
    "deal": QT_TRANSLATE_NOOP("hint", "Deal a row from the stock."),
    "pair": QT_TRANSLATE_NOOP("hint", "Remove {card} and {other}."),
    "alone": QT_TRANSLATE_NOOP("hint", "Remove {card}."),
    "guess": QT_TRANSLATE_NOOP("hint", "This is only a guess."),
}
"""By the kind of move."""
