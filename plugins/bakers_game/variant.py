"""Baker's Game: free cells, columns down in one suit (SPEC BK-01 to BK-13)."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Choice,
    Deal,
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
    cells,
    columns,
    foundations,
    hookimpl,
    one_lower,
    pid,
    room,
    same_suit,
)

STEP = 1.14  # card widths from one column to the next
DOWN = (same_suit, one_lower)


def lay_out(options: Options) -> Table:
    """Eight open columns, free cells as chosen, four foundations that keep their cards."""
    free = options["cells"]
    return Table(
        piles=(
            *cells(free if isinstance(free, int) else 4, STEP),
            *foundations((4 * STEP, 0), STEP, final=True),
            *columns(8, STEP, onto=DOWN, run=DOWN, lift=Lift.RUN, sizes=(room,)),
        ),
        deal=(Deal(pid("t", 8), (7, 7, 7, 7, 6, 6, 6, 6)),),
        goal=all_on_foundations,
        scoring=Scoring((Points("to_foundation", 10, What.CARRIED, target=Role.FOUNDATION, once_per_card=True),)),
        double=(To.FOUNDATION, To.FILLED_COLUMN, To.EMPTY_COLUMN, To.CELL),
        strips=(8, 0),
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """Four, two or one free cells."""
    free = Setting("cells", (Choice(4, "C4"), Choice(2, "C2"), Choice(1, "C1")), default=4)
    return [Variant("bakers-game", "BK", lay_out, (free,), numberings=("microsoft",))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.bakers-game.name": "Baker’s Game",
        "game.bakers-game.tagline": "FreeCell in suit",
        "game.bakers-game.summary": "FreeCell in suit: stricter, and older.",
    },
    "fr": {
        "game.bakers-game.name": "Jeu du Boulanger",
        "game.bakers-game.tagline": "FreeCell par enseigne",
        "game.bakers-game.summary": "Un FreeCell par enseigne\u00a0: plus strict, et plus ancien.",
    },
    "hi": {
        "game.bakers-game.name": "बेकर्स गेम",
        "game.bakers-game.tagline": "एक ही सूट में फ्रीसेल",
        "game.bakers-game.summary": "एक ही सूट में चलने वाला फ्रीसेल: ज़्यादा कड़ा और ज़्यादा पुराना।",
    },
}
