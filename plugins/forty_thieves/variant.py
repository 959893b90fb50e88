"""Forty Thieves: two decks, ten short columns in suit, one card at a time."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Deal,
    Draw,
    Lift,
    Options,
    Points,
    Role,
    Scoring,
    Suit,
    Table,
    To,
    Variant,
    What,
    all_on_foundations,
    columns,
    foundations,
    hookimpl,
    one_lower,
    pack,
    pid,
    same_suit,
    stock,
    waste,
)

STEP = 1.1  # card widths from one column to the next
SUITS = tuple(Suit) * 2


def lay_out(options: Options) -> Table:
    """Ten open columns of four, eight foundations, 64 cards in a stock that is gone through once."""
    return Table(
        pack=pack(decks=2),
        piles=(
            stock(),
            waste((STEP, 0)),
            *foundations((2 * STEP, 0), STEP, suits=SUITS, final=True),
            *columns(10, STEP, onto=(same_suit, one_lower), lift=Lift.TOP, takes=1),
        ),
        deal=(Deal(pid("t", 10), 4), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", redeals=0),
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 5, What.CARRIED, target=Role.FOUNDATION),)),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("forty-thieves", "FT", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.forty-thieves.name": "Forty Thieves",
        "game.forty-thieves.tagline": "Two decks, strict",
        "game.forty-thieves.summary": "Two decks, ten columns in suit, one card at a time, one pass.",
    },
    "fr": {
        "game.forty-thieves.name": "Quarante Voleurs",
        "game.forty-thieves.tagline": "Deux jeux de cartes, strict",
        "game.forty-thieves.summary": "Deux jeux, dix colonnes, même enseigne, carte par carte, un tour de pioche.",
    },
    "hi": {
        "game.forty-thieves.name": "चालीस चोर",
        "game.forty-thieves.tagline": "दो गड्डियाँ, कड़े नियम",
        "game.forty-thieves.summary": "दो गड्डियाँ, दस कॉलम, पत्ता अपने ही सूट पर, एक बार में एक पत्ता, स्टॉक बस एक बार।",
    },
}
