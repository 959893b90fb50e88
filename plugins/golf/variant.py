"""Golf: clear seven columns onto one waste, card by card, up or down."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Deal,
    Draw,
    Lift,
    Options,
    Table,
    To,
    Variant,
    columns,
    hookimpl,
    next_either_way,
    not_on_king,
    pid,
    stock,
    tableau_gone,
    waste,
)

STEP = 1.16  # card widths from one column to the next
WASTE_ONTO = (not_on_king, next_either_way)


def lay_out(options: Options) -> Table:
    """Seven open columns of five, one card on the waste, sixteen in a stock that is gone through once."""
    return Table(
        piles=(
            stock(),
            waste((STEP, 0), lift=Lift.NOTHING, takes=1, onto=WASTE_ONTO),
            *columns(7, STEP, lift=Lift.TOP, takes=0),
        ),
        deal=(Deal(pid("t", 7), 5), Deal(("waste",), 1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", redeals=0),
        goal=tableau_gone,
        click=(To.WASTE,),
        double=(To.WASTE,),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("golf", "GO", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.golf.name": "Golf",
        "game.golf.tagline": "Up or down, one by one",
        "game.golf.summary": "Clear the columns onto the waste, each card one rank up or down.",
    },
    "fr": {
        "game.golf.name": "Golf",
        "game.golf.tagline": "Une valeur de plus ou de moins",
        "game.golf.summary": "Videz les colonnes sur la défausse, une valeur au-dessus ou au-dessous.",
    },
    "hi": {
        "game.golf.name": "गोल्फ़",
        "game.golf.tagline": "एक रैंक ऊपर या नीचे",
        "game.golf.summary": "कॉलमों के सभी पत्ते वेस्ट पर रखें, हर पत्ता एक रैंक ऊपर या नीचे।",
    },
}
