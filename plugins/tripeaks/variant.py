"""TriPeaks: three overlapping peaks, cleared onto one waste, round the corner too."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Deal,
    Draw,
    Lift,
    Options,
    Table,
    To,
    Variant,
    hookimpl,
    next_either_way_round,
    peaks,
    stock,
    tableau_gone,
    turn_up,
    waste,
)

STEP = 1.1  # card widths from one card of a row to the next
PITCH = 0.47  # card heights from one row to the next
FOOT = 3 * PITCH + 1.16  # where stock and waste stand
PEAKS = peaks(3, 4, (0, 0), STEP, PITCH)
HIDDEN = tuple(place.id for place in PEAKS if place.covered_by)
OPEN = tuple(place.id for place in PEAKS if not place.covered_by)


def lay_out(options: Options) -> Table:
    """18 hidden and 10 open cards in three peaks, one on the waste, 23 in a stock that is gone through once."""
    return Table(
        piles=(
            *PEAKS,
            stock((4 * STEP, FOOT)),
            waste((5 * STEP, FOOT), lift=Lift.NOTHING, takes=1, onto=(next_either_way_round,)),
        ),
        deal=(Deal(HIDDEN, 1, up=0), Deal(OPEN, 1), Deal(("waste",), 1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", redeals=0),
        after=(turn_up,),
        goal=tableau_gone,
        click=(To.WASTE,),
        double=(To.WASTE,),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("tripeaks", "TP", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.tripeaks.name": "TriPeaks",
        "game.tripeaks.tagline": "Three peaks, one waste",
        "game.tripeaks.summary": "Take down three peaks, each card one rank up or down.",
        "refused.source.face_down": "A face-down card cannot move. It turns up when nothing covers it any more.",
    },
    "fr": {
        "game.tripeaks.name": "TriPeaks",
        "game.tripeaks.tagline": "Trois sommets, une défausse",
        "game.tripeaks.summary": "Défaites trois sommets, une valeur au-dessus ou au-dessous à chaque carte.",
        "refused.source.face_down": (
            "Une carte face cachée ne se joue pas. Elle se retourne dès que plus rien ne la couvre."
        ),
    },
    "hi": {
        "game.tripeaks.name": "ट्राइपीक्स",
        "game.tripeaks.tagline": "तीन चोटियाँ, एक वेस्ट",
        "game.tripeaks.summary": "तीनों चोटियाँ हटाएँ, हर पत्ता एक रैंक ऊपर या नीचे।",
        "refused.source.face_down": "उलटा पत्ता नहीं चलता। जब उसे कोई पत्ता नहीं ढकता, तब वह पलट जाता है।",
    },
}
