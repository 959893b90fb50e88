"""Eight Off: eight cells, half of them taken, columns down in suit, kings on empty columns."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    TOP_TO_COLUMNS,
    Deal,
    Lift,
    Options,
    Places,
    Points,
    Position,
    Role,
    Scoring,
    Size,
    Table,
    To,
    Variant,
    What,
    all_on_foundations,
    cells,
    columns,
    foundations,
    hookimpl,
    king_only,
    one_lower,
    pid,
    same_suit,
)

STEP = 1.14  # card widths from one column to the next
DOWN = (same_suit, one_lower)
RIGHT = 8 * STEP + 0.3  # where the foundations begin
BELOW = (2 * STEP, TOP_TO_COLUMNS)


def most_by_cells(board: Position, places: Places, target: int) -> int:
    """Empty columns wait for kings, so only empty cells help a group along: one card more than there are."""
    return 1 + sum(1 for cell in places.of(Role.CELL) if not board.piles[cell])


room_in_cells = Size("room_in_cells", most_by_cells)


def lay_out(options: Options) -> Table:
    """Eight open columns of six, four cards in the cells, foundations on the right."""
    return Table(
        piles=(
            *cells(8, STEP),
            *foundations((RIGHT, 0), STEP, final=True),
            *columns(8, STEP, BELOW, first=(king_only,), onto=DOWN, run=DOWN, lift=Lift.RUN, sizes=(room_in_cells,)),
        ),
        deal=(Deal(pid("t", 8), 6), Deal(pid("c", 4), 1)),
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION, once_per_card=True),)),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN, To.CELL),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("eight-off", "EO", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.eight-off.name": "Eight Off",
        "game.eight-off.tagline": "Eight cells, kings only",
        "game.eight-off.summary": "Eight cells, half of them taken; empty columns wait for kings.",
        "rule.size.room_in_cells": "At most one card more than there are empty cells moves as a group.",
        "refused.size.room_in_cells": "With the cells that are empty now, at most {limit} cards move together.",
        "refused.size.room_in_cells.one": "With no cell empty now, cards move one at a time: at most {limit}.",
    },
    "fr": {
        "game.eight-off.name": "Huit Cellules",
        "game.eight-off.tagline": "Huit cellules, Rois seulement",
        "game.eight-off.summary": "Huit cellules, dont quatre prises\u202f; les colonnes vides attendent les Rois.",
        "rule.size.room_in_cells": "Un groupe compte au plus une carte de plus qu’il n’y a de cellules vides.",
        "refused.size.room_in_cells": "Avec les cellules vides du moment, un groupe compte au plus {limit} cartes.",
        "refused.size.room_in_cells.one": "Aucune cellule n’est vide : les cartes vont une à une, {limit} au plus.",
    },
    "hi": {
        "game.eight-off.name": "एट ऑफ़",
        "game.eight-off.tagline": "आठ सेल, सिर्फ़ बादशाह",
        "game.eight-off.summary": "आठ सेल, जिनमें से चार भरे; खाली कॉलम बादशाहों के लिए।",
        "rule.size.room_in_cells": "जितने सेल खाली हों, समूह में उनसे ज़्यादा से ज़्यादा एक पत्ता अधिक हो सकता है।",
        "refused.size.room_in_cells": "अभी जितने सेल खाली हैं, उनसे एक साथ ज़्यादा से ज़्यादा {limit} पत्ते चल सकते हैं।",
        "refused.size.room_in_cells.one": "अभी कोई सेल खाली नहीं है: पत्ते एक-एक करके चलते हैं, ज़्यादा से ज़्यादा {limit}।",
    },
}
