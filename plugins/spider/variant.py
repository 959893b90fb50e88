"""Spider: two decks, ten columns, eight runs to complete (SPEC SP-01 to SP-06)."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Choice,
    Deal,
    DealRow,
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
    collect_runs,
    columns,
    columns_filled,
    hookimpl,
    one_lower,
    pack,
    pid,
    row,
    same_suit,
    stays_empty,
    stock,
    turn_up,
)

STEP = 1.1  # card widths from one column to the next
COLUMNS = pid("t", 10)


def lay_out(options: Options) -> Table:
    """54 cards in ten columns, five rows of ten in the stock, eight places for complete runs."""
    suits = options["suits"]
    return Table(
        pack=pack(decks=2, suits=suits if isinstance(suits, int) else 4),
        piles=(
            stock(),
            *row("f", 8, Role.FOUNDATION, (2 * STEP, 0), STEP, first=(stays_empty,), final=True),
            *columns(10, STEP, onto=(one_lower,), run=(same_suit, one_lower), lift=Lift.RUN),
        ),
        deal=(Deal(COLUMNS, (6,) * 4 + (5,) * 6, up=1), Deal(("stock",), up=0)),
        stock=DealRow("stock", COLUMNS, (columns_filled(least=10),)),
        after=(collect_runs, turn_up),
        goal=all_on_foundations,
        scoring=Scoring((Points("action", -1), Points("run", 100, What.COLLECTED)), start=500),
        click=(),
        double=(To.FILLED_COLUMN, To.EMPTY_COLUMN),
        strips=(6, 5),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """Four suits, two or one."""
    suits = Setting("suits", (Choice(4, "S4"), Choice(2, "S2"), Choice(1, "S1")), default=4)
    return [Variant("spider", "SP", lay_out, (suits,))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.spider.name": "Spider",
        "game.spider.tagline": "Two decks, ten columns",
        "game.spider.summary": "Two decks, ten columns, eight runs to complete.",
    },
    "fr": {
        "game.spider.name": "Spider",
        "game.spider.tagline": "Deux jeux, dix colonnes",
        "game.spider.summary": "Deux jeux de cartes, dix colonnes, huit suites à compléter.",
    },
    "hi": {
        "game.spider.name": "स्पाइडर",
        "game.spider.tagline": "दो गड्डियाँ, दस कॉलम",
        "game.spider.summary": "दो गड्डियाँ, दस कॉलम और पूरे करने के लिए आठ क्रम।",
    },
}
