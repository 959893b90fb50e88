"""From the player's settings to what table and window look like; a change shows at once."""

from typing import get_args

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from qtsolitaire.store.preferences import Preferences
from qtsolitaire.table import themes
from qtsolitaire.table.animation import Speed
from qtsolitaire.table.art import foreign
from qtsolitaire.table.art.style import Back, DeckStyle, Letters
from qtsolitaire.table.input import OneClick
from qtsolitaire.table.themes import Theme
from qtsolitaire.table.view import TableView
from qtsolitaire.text.language import system_language

SYSTEM = "system"
"""The choice that leaves it to the desktop."""

TABLE = frozenset(
    (
        "theme", "deck", "back", "four_colours", "large_print", "letters", "animation", "reduce_motion", "double_click",
        "interactive_rules", "one_click", "show_targets", "mirrored", "stock_side", "zoom",
    )
)  # fmt: skip
"""Settings that the table shows."""


def theme(preferences: Preferences) -> Theme:
    """The table theme in use."""
    return named(preferences.text("theme"))


def named(choice: str) -> Theme:
    """The theme of this choice; "system" is the dark one where the desktop is dark, else the first."""
    if choice == SYSTEM:
        return themes.DARK if system_is_dark() else themes.THEMES[0]
    return themes.theme(choice)


def system_is_dark() -> bool:
    """True where the desktop asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def deck(preferences: Preferences) -> DeckStyle:
    """The deck in use; the high-contrast theme gives the cards a border in ink."""
    letters = preferences.text("letters")
    back = preferences.text("back")
    return DeckStyle(
        four_colours=preferences.flag("four_colours"),
        large_print=preferences.flag("large_print"),
        letters=next((each for each in get_args(Letters) if each == _plain(letters)), "AJQK"),
        ace_as_one=letters.startswith("1"),
        back=next((each for each in get_args(Back) if each == back), "lattice"),
        high_contrast=theme(preferences).is_light,
        foreign=_foreign(preferences.text("deck")),
    )


def _foreign(deck_id: str) -> str:
    """The file of another program's deck; "" for the own one, and where the other is gone."""
    path = foreign.path_of(deck_id, foreign.data_folders()) if deck_id else None
    return str(path) if path is not None and path.is_file() else ""


def _plain(letters: str) -> str:
    """1VDR is AVDR with another ace."""
    return letters.replace("1", "A")


def speed(preferences: Preferences) -> Speed:
    """How fast cards move."""
    return Speed[preferences.text("animation").upper()]


def reduces_motion(preferences: Preferences) -> bool:
    """True where things fade instead of moving; "system" does as the desktop says."""
    chosen = preferences.text("reduce_motion")
    return chosen == "on" or (chosen == "system" and system_is_still())


_still = [False]


def system_is_still() -> bool:
    """True where the desktop asks for less motion; False until ``stillness`` has its answer."""
    return _still[0]


def set_system_still(still: bool) -> None:
    """The desktop's answer."""
    _still[0] = still


def moves(preferences: Preferences) -> bool:
    """False where everything is at its place at once."""
    return speed(preferences) is not Speed.OFF and not reduces_motion(preferences)


def language(preferences: Preferences) -> str:
    """The language to speak; "system" asks the system."""
    chosen = preferences.text("language")
    return system_language() if chosen == "system" else chosen


def dress(table: TableView, preferences: Preferences) -> None:
    """Give the table everything that has changed."""
    if table.table.theme is not theme(preferences):
        table.set_theme(theme(preferences))
    if table.table.deck_style != deck(preferences):
        table.set_deck_style(deck(preferences))
    table.set_speed(speed(preferences))
    table.set_reduced_motion(reduces_motion(preferences))
    sides = (preferences.flag("mirrored"), preferences.text("stock_side") == "right")
    if (table.table.mirrored, table.table.stock_right) != sides:
        table.set_sides(*sides)
    table.set_zoom(int(preferences.text("zoom")))
    table.set_one_click(OneClick(preferences.text("one_click")))
    if table.lights.on != preferences.flag("show_targets"):
        table.lights.set_on(preferences.flag("show_targets"))
    table.set_double_click(preferences.flag("double_click"))
    table.set_interactive_rules(preferences.flag("interactive_rules"))
