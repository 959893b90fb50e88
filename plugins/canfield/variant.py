"""Canfield: a reserve of thirteen, and foundations that begin with the rank the deal chooses."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    TOP_TO_COLUMNS,
    Deal,
    Draw,
    Lift,
    Options,
    Pile,
    Points,
    Role,
    Scoring,
    Table,
    To,
    Variant,
    What,
    all_on_foundations,
    base_first,
    columns,
    hookimpl,
    one_higher_round,
    one_lower_round,
    other_colour,
    pid,
    refill,
    row,
    same_suit,
    stock,
    waste,
)

STEP = 1.16  # card widths from one column to the next
DOWN = (other_colour, one_lower_round)
UP = (same_suit, one_higher_round)


def lay_out(options: Options) -> Table:
    """Reserve, four columns of one card, one card on the first foundation, 34 in the stock, drawn by threes."""
    return Table(
        piles=(
            stock(),
            waste((STEP, 0), shows=3),
            *row("f", 4, Role.FOUNDATION, (3 * STEP, 0), STEP, first=(base_first(),), onto=UP, takes=1, final=True),
            Pile("r1", Role.RESERVE, (0, TOP_TO_COLUMNS), lift=Lift.TOP),
            *columns(4, STEP, (3 * STEP, TOP_TO_COLUMNS), onto=DOWN, run=DOWN, lift=Lift.RUN),
        ),
        deal=(Deal(("r1",), 13), Deal(("f1",), 1), Deal(pid("t", 4), 1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", 3),
        after=(refill,),
        base="f1",
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 5, What.CARRIED, target=Role.FOUNDATION),)),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """One game, without options."""
    return [Variant("canfield", "CA", lay_out)]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the lines below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.canfield.name": "Canfield",
        "game.canfield.tagline": "The deal chooses the rank",
        "game.canfield.summary": "Foundations begin with the rank that the deal chooses; a reserve of thirteen waits.",
    },
    "fr": {
        "game.canfield.name": "Canfield",
        "game.canfield.tagline": "La donne choisit la valeur",
        "game.canfield.summary": "Fondations à partir de la valeur de la donne\u202f; une réserve de treize cartes.",
    },
    "hi": {
        "game.canfield.name": "कैनफ़ील्ड",
        "game.canfield.tagline": "रैंक डील चुनती है",
        "game.canfield.summary": "फ़ाउंडेशन उस रैंक से शुरू होते हैं जो डील चुनती है; तेरह पत्ते रिज़र्व में।",
    },
}
