"""Thoughtful Solitaire: Klondike with every card of the columns face up (SPEC TF-01 to TF-21)."""

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
    waste,
)

STEP = 1.16  # card widths from one column to the next
DOWN = (other_colour, one_lower)


def lay_out(options: Options) -> Table:
    """Seven open columns of 1 to 7 cards, a stock of 24, foundations that give cards back."""
    drawn = 3 if options["draw"] == 3 else 1
    return Table(
        piles=(
            stock(),
            waste((STEP, 0), shows=drawn),
            *foundations((3 * STEP, 0), STEP),
            *columns(7, STEP, first=(king_only,), onto=DOWN, run=DOWN, lift=Lift.RUN),
        ),
        deal=(Deal(pid("t", 7), (1, 2, 3, 4, 5, 6, 7)), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", drawn),
        goal=all_on_foundations,
        scoring=Scoring(
            (
                Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION, once_per_card=True),
                Points("waste_to_column", 5, What.CARRIED, source=Role.WASTE, target=Role.TABLEAU),
                Points("recycle", -100, What.REDEALT),
            )
        ),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN),
        strips=(8, 0),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """Draw 1 or 3; the waste may be recycled without limit, which the code spells as N."""
    draw = Setting("draw", (Choice(1, "D1"), Choice(3, "D3")), default=1)
    redeals = Setting("redeals", (Choice(None, "N"),))
    return [Variant("thoughtful", "TF", lay_out, (draw, redeals))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.thoughtful.name": "Thoughtful Solitaire",
        "game.thoughtful.tagline": "All cards open",
        "game.thoughtful.summary": "Klondike with every card of the columns open: plan, don’t guess.",
        "game.thoughtful.setting.draw.D1": "Draw 1 · easy",
        "game.thoughtful.setting.draw.D3": "Draw 3 · hard",
    },
    "fr": {
        "game.thoughtful.name": "Solitaire Réfléchi",
        "game.thoughtful.tagline": "Toutes les cartes visibles",
        "game.thoughtful.summary": "Un Klondike aux colonnes toutes visibles\u00a0: prévoyez, ne devinez pas.",
        "game.thoughtful.setting.draw.D1": "Pioche 1 · facile",
        "game.thoughtful.setting.draw.D3": "Pioche 3 · difficile",
    },
    "hi": {
        "game.thoughtful.name": "विचारशील सॉलिटेयर",
        "game.thoughtful.tagline": "सभी पत्ते खुले",
        "game.thoughtful.summary": "क्लोंडाइक, जिसमें कॉलमों के सभी पत्ते खुले हैं: अंदाज़ा नहीं, योजना बनाएँ।",
        "game.thoughtful.setting.draw.D1": "ड्रॉ 1 · आसान",
        "game.thoughtful.setting.draw.D3": "ड्रॉ 3 · कठिन",
    },
}
