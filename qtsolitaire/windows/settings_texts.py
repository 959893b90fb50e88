"""What the Settings dialog says about each setting: groups, labels, sentences and choices, by the setting's key."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

CONTEXT = "Settings"


class Words(NamedTuple):
    """English source texts of one setting."""

    label: str
    sentence: str  # what it does
    choices: tuple[str, ...] = ()  # in the order of the setting's choices; none for a switch
    also: str = ""  # more words that a search finds it by


class Group(NamedTuple):
    """Settings under one heading."""

    title: str
    keys: tuple[str, ...]


GROUPS = (
    Group(
        QT_TRANSLATE_NOOP("Settings", "Play"),
        ("one_click", "double_click", "show_targets", "interactive_rules", "winnable_light"),
    ),
    Group(
        QT_TRANSLATE_NOOP("Settings", "Cards"),
        ("deck", "back", "letters", "four_colours", "large_print"),
    ),
    Group(
        QT_TRANSLATE_NOOP("Settings", "Table"),
        ("theme", "mirrored", "stock_side", "zoom"),
    ),
    Group(
        QT_TRANSLATE_NOOP("Settings", "Motion"),
        ("animation", "reduce_motion"),
    ),
    Group(
        QT_TRANSLATE_NOOP("Settings", "Language"),
        ("language",),
    ),
)

TEXTS = {
    "one_click": Words(
        QT_TRANSLATE_NOOP("Settings", "One click"),
        QT_TRANSLATE_NOOP("Settings", "What a single click on a card does. Dragging works in any case."),
        (
            QT_TRANSLATE_NOOP("Settings", "To its foundation"),
            QT_TRANSLATE_NOOP("Settings", "Select, then click the target"),
            QT_TRANSLATE_NOOP("Settings", "To the best place"),
        ),
        QT_TRANSLATE_NOOP("Settings", "mouse touch move"),
    ),
    "show_targets": Words(
        QT_TRANSLATE_NOOP("Settings", "Show where a card can go"),
        QT_TRANSLATE_NOOP("Settings", "The places that take a card light up while the pointer or the cursor is on it."),
        (),
        QT_TRANSLATE_NOOP("Settings", "hover highlight light legal moves"),
    ),
    "mirrored": Words(
        QT_TRANSLATE_NOOP("Settings", "Mirror the table"),
        QT_TRANSLATE_NOOP("Settings", "Everything stands the other way round, for left hands."),
        (),
        QT_TRANSLATE_NOOP("Settings", "left-handed side"),
    ),
    "stock_side": Words(
        QT_TRANSLATE_NOOP("Settings", "Side of the stock"),
        QT_TRANSLATE_NOOP("Settings", "At which end the stock stands. A mirrored table turns this round too."),
        (
            QT_TRANSLATE_NOOP("Settings", "Left"),
            QT_TRANSLATE_NOOP("Settings", "Right"),
        ),
    ),
    "zoom": Words(
        QT_TRANSLATE_NOOP("Settings", "Size of the cards"),
        QT_TRANSLATE_NOOP("Settings", "At 100% everything fits into the window; above that the table scrolls."),
        (
            QT_TRANSLATE_NOOP("Settings", "70%"),
            QT_TRANSLATE_NOOP("Settings", "85%"),
            QT_TRANSLATE_NOOP("Settings", "100%"),
            QT_TRANSLATE_NOOP("Settings", "125%"),
            QT_TRANSLATE_NOOP("Settings", "150%"),
            QT_TRANSLATE_NOOP("Settings", "200%"),
        ),
        QT_TRANSLATE_NOOP("Settings", "zoom larger smaller"),
    ),
    "double_click": Words(
        QT_TRANSLATE_NOOP("Settings", "Double click"),
        QT_TRANSLATE_NOOP("Settings", "A double click sends a card to the best place that takes it."),
    ),
    "interactive_rules": Words(
        QT_TRANSLATE_NOOP("Settings", "Interactive rules"),
        QT_TRANSLATE_NOOP("Settings", "A refused move shows the rule that forbids it."),
    ),
    "winnable_light": Words(
        QT_TRANSLATE_NOOP("Settings", "Winnable?"),
        QT_TRANSLATE_NOOP("Settings", "A light below the table says whether the game can still be won."),
        (),
        QT_TRANSLATE_NOOP("Settings", "solver verdict lost"),
    ),
    "theme": Words(
        QT_TRANSLATE_NOOP("Settings", "Colours"),
        QT_TRANSLATE_NOOP("Settings", "The colour of the table and of the bars around it."),
        (
            QT_TRANSLATE_NOOP("Settings", "Green felt"),
            QT_TRANSLATE_NOOP("Settings", "Deep blue"),
            QT_TRANSLATE_NOOP("Settings", "Plain dark"),
            QT_TRANSLATE_NOOP("Settings", "High-contrast light"),
            QT_TRANSLATE_NOOP("Settings", "As the system says"),
        ),
        QT_TRANSLATE_NOOP("Settings", "theme colour background"),
    ),
    "deck": Words(
        QT_TRANSLATE_NOOP("Settings", "Deck"),
        QT_TRANSLATE_NOOP("Settings", "The own deck, or one of KDE’s and GNOME’s decks on this computer."),
        (QT_TRANSLATE_NOOP("Settings", "Own deck"),),
        QT_TRANSLATE_NOOP("Settings", "cards pictures theme"),
    ),
    "back": Words(
        QT_TRANSLATE_NOOP("Settings", "Card backs"),
        QT_TRANSLATE_NOOP("Settings", "The pattern on face-down cards."),
        (
            QT_TRANSLATE_NOOP("Settings", "Lattice"),
            QT_TRANSLATE_NOOP("Settings", "Waves"),
            QT_TRANSLATE_NOOP("Settings", "Sunburst"),
            QT_TRANSLATE_NOOP("Settings", "Plain"),
        ),
        QT_TRANSLATE_NOOP("Settings", "deck pattern"),
    ),
    "letters": Words(
        QT_TRANSLATE_NOOP("Settings", "Letters on the cards"),
        QT_TRANSLATE_NOOP("Settings", "How ace, jack, queen and king are marked."),
        (
            QT_TRANSLATE_NOOP("Settings", "A J Q K"),
            QT_TRANSLATE_NOOP("Settings", "A V D R"),
            QT_TRANSLATE_NOOP("Settings", "1 V D R"),
        ),
        QT_TRANSLATE_NOOP("Settings", "index French"),
    ),
    "four_colours": Words(
        QT_TRANSLATE_NOOP("Settings", "Four colours"),
        QT_TRANSLATE_NOOP("Settings", "Each suit has a colour of its own: diamonds are orange and clubs are green."),
        (),
        QT_TRANSLATE_NOOP("Settings", "suits"),
    ),
    "large_print": Words(
        QT_TRANSLATE_NOOP("Settings", "Large print"),
        QT_TRANSLATE_NOOP("Settings", "Rank and suit are much larger on every card."),
        (),
        QT_TRANSLATE_NOOP("Settings", "index big size"),
    ),
    "animation": Words(
        QT_TRANSLATE_NOOP("Settings", "Speed of the cards"),
        QT_TRANSLATE_NOOP("Settings", "How fast cards move. You never have to wait for them."),
        (
            QT_TRANSLATE_NOOP("Settings", "At once"),
            QT_TRANSLATE_NOOP("Settings", "Fast"),
            QT_TRANSLATE_NOOP("Settings", "Normal"),
            QT_TRANSLATE_NOOP("Settings", "Slow"),
        ),
        QT_TRANSLATE_NOOP("Settings", "animation"),
    ),
    "reduce_motion": Words(
        QT_TRANSLATE_NOOP("Settings", "Reduce motion"),
        QT_TRANSLATE_NOOP("Settings", "Cards fade to their places instead of gliding."),
        (
            QT_TRANSLATE_NOOP("Settings", "As the system says"),
            QT_TRANSLATE_NOOP("Settings", "On"),
            QT_TRANSLATE_NOOP("Settings", "Off"),
        ),
        QT_TRANSLATE_NOOP("Settings", "animation accessibility"),
    ),
    "language": Words(
        QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "Everything changes at once, in the middle of a game too."),
        (QT_TRANSLATE_NOOP("Settings", "As the system says"),),
        "English Français French हिन्दी Hindi langue भाषा",
    ),
}
"""By key; every setting that the player may change here."""


def say(source: str) -> str:
    """The text in the player's language."""
    return QCoreApplication.translate(CONTEXT, source)
