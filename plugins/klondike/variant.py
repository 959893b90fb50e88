"""Klondike: the classic, with hidden cards that turn up (SPEC KL-01 to KL-04)."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Choice,
    Deal,
    Draw,
    Lift,
    Options,
    Points,
    Role,
    Scoring,
    Setting,
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
    stock,
    turn_up,
    waste,
)

STEP = 1.16  # card widths from one column to the next
DOWN = (other_colour, one_lower)


def lay_out(options: Options) -> Table:
    """Seven columns of 1 to 7 cards with only the last one open, a stock of 24, and redeals as chosen."""
    drawn = 3 if options["draw"] == 3 else 1
    redeals = options["redeals"]
    return Table(
        piles=(
            stock(),
            waste((STEP, 0), shows=drawn),
            *foundations((3 * STEP, 0), STEP),
            *columns(7, STEP, first=(king_only,), onto=DOWN, run=DOWN, lift=Lift.RUN),
        ),
        deal=(Deal(pid("t", 7), (1, 2, 3, 4, 5, 6, 7), up=1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", drawn, None if redeals is None else int(redeals)),
        after=(turn_up,),
        goal=all_on_foundations,
        scoring=Scoring(
            (
                Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION, once_per_card=True),
                Points("waste_to_column", 5, What.CARRIED, source=Role.WASTE, target=Role.TABLEAU),
                Points("turned_up", 5, What.TURNED_UP),
                Points("recycle", -100, What.REDEALT),
            )
        ),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN),
        strips=(7, 3),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """Draw 1 or 3, and how often the waste may be recycled."""
    draw = Setting("draw", (Choice(1, "D1"), Choice(3, "D3")), default=1)
    limits = (Choice(None, "N"), *(Choice(limit, str(limit)) for limit in range(4)))
    # In the boards that solvers share, Klondike whose hidden cards are known has a name of its own.
    return [Variant("klondike", "KL", lay_out, (draw, Setting("redeals", limits)), aliases=("thoughtful-klondike",))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.klondike.name": "Klondike",
        "game.klondike.tagline": "The classic",
        "game.klondike.summary": "The classic: turn up what the columns hide.",
    },
    "fr": {
        "game.klondike.name": "Klondike",
        "game.klondike.tagline": "Le grand classique",
        "game.klondike.summary": "Le grand classique\u00a0: retournez ce que cachent les colonnes.",
    },
    "hi": {
        "game.klondike.name": "क्लोंडाइक",
        "game.klondike.tagline": "सबका जाना-पहचाना",
        "game.klondike.summary": "सबका जाना-पहचाना खेल: कॉलमों में छिपे पत्ते पलटते जाएँ।",
    },
}
