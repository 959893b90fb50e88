"""Yukon: seven columns whose face-up cards move with whatever lies on them."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Deal,
    Lift,
    Options,
    Points,
    Role,
    Scoring,
    Table,
    To,
    Variant,
    What,
    all_on_foundations,
    columns,
    foundations,
    hookimpl,
    king_only,
    one_lower,
    other_colour,
    pid,
    turn_up,
)

STEP = 1.16  # card widths from one column to the next
SIZES = (1, 6, 7, 8, 9, 10, 11)


def lay_out(options: Options) -> Table:
    """All 52 cards in seven columns, five of each face up; no stock."""
    return Table(
        piles=(
            *foundations((3 * STEP, 0), STEP),
            *columns(7, STEP, first=(king_only,), onto=(other_colour, one_lower), lift=Lift.TAIL, takes=52),
        ),
        deal=(Deal(pid("t", 7), SIZES, up=5),),
        after=(turn_up,),
        goal=all_on_foundations,
        scoring=Scoring(
            (
                Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION, once_per_card=True),
                Points("turned_up", 5, What.TURNED_UP),
            )
        ),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("yukon", "YU", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.yukon.name": "Yukon",
        "game.yukon.tagline": "No stock, wild groups",
        "game.yukon.summary": "No stock: any open card moves with all the cards on it.",
        "rule.first.king_only": "An empty column takes only a king, alone or with all the cards on it.",
        "refused.first.king_only": "An empty column takes only a king, alone or with all the cards on it.",
    },
    "fr": {
        "game.yukon.name": "Yukon",
        "game.yukon.tagline": "Sans pioche, groupes libres",
        "game.yukon.summary": "Sans pioche\u00a0: toute carte visible part avec celles qui la recouvrent.",
        "rule.first.king_only": "Une colonne vide n’accepte qu’un Roi, seul ou avec les cartes qui sont dessus.",
        "refused.first.king_only": "Une colonne vide n’accepte qu’un Roi, seul ou avec les cartes qui sont dessus.",
    },
    "hi": {
        "game.yukon.name": "युकॉन",
        "game.yukon.tagline": "स्टॉक नहीं, समूह बिना क्रम के",
        "game.yukon.summary": "स्टॉक नहीं: कोई भी खुला पत्ता अपने ऊपर के सब पत्तों के साथ चलता है।",
        "rule.first.king_only": "खाली कॉलम में सिर्फ़ बादशाह आता है, अकेला या अपने ऊपर के सभी पत्तों के साथ।",
        "refused.first.king_only": "खाली कॉलम में सिर्फ़ बादशाह आता है, अकेला या अपने ऊपर के सभी पत्तों के साथ।",
    },
}
