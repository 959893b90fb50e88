"""What a screen reader says of the table: cards, piles, and what has just happened. Hidden cards are never named."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

READ = {
    "table": QT_TRANSLATE_NOOP("read", "Table of {game}"),
    "pile": QT_TRANSLATE_NOOP("read", "{pile}, %n card(s)"),
    "empty": QT_TRANSLATE_NOOP("read", "{pile}, empty"),
    "card": QT_TRANSLATE_NOOP("read", "{card}, {pile}, {place} of {count}"),
    "card.to": QT_TRANSLATE_NOOP("read", "{card}, {pile}, {place} of {count}, can go to {targets}"),
    "alone": QT_TRANSLATE_NOOP("read", "{card}, {pile}"),
    "alone.to": QT_TRANSLATE_NOOP("read", "{card}, {pile}, can go to {targets}"),
    "alone.pair": QT_TRANSLATE_NOOP("read", "{card}, {pile}, pairs with {targets}"),
    "alone.leaves": QT_TRANSLATE_NOOP("read", "{card}, {pile}, can be removed"),
    "alone.covered": QT_TRANSLATE_NOOP("read", "{card}, {pile}, covered"),
    "group": QT_TRANSLATE_NOOP("read", "{card} and %n more"),
    "target.card": QT_TRANSLATE_NOOP("read", "the {card}"),
    "target.empty": QT_TRANSLATE_NOOP("read", "the empty {pile}"),
    "lifted": QT_TRANSLATE_NOOP("read", "Lifted: {cards}"),
    "put_back": QT_TRANSLATE_NOOP("read", "Put back"),
    "carried": QT_TRANSLATE_NOOP("read", "{cards} to {pile}"),
    "drawn": QT_TRANSLATE_NOOP("read", "Drawn: {cards}"),
    "redealt": QT_TRANSLATE_NOOP("read", "The waste is the stock again"),
    "dealt": QT_TRANSLATE_NOOP("read", "Dealt: {cards}"),
    "removed": QT_TRANSLATE_NOOP("read", "Removed: {cards}"),
    "collected": QT_TRANSLATE_NOOP("read", "A complete run leaves the table"),
    "refilled": QT_TRANSLATE_NOOP("read", "{cards} fills {pile}"),
    "turned_up": QT_TRANSLATE_NOOP("read", "Turned up: {cards}"),
    "undone": QT_TRANSLATE_NOOP("read", "Undone"),
    "won": QT_TRANSLATE_NOOP("read", "You have won: {time}, %n move(s)"),
}
"""By the kind of what is said."""
