"""FreeCell: free cells, columns down in alternating colours (SPEC FC-01 to FC-05)."""

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
    other_colour,
    pid,
    room,
)

STEP = 1.14  # card widths from one column to the next
DOWN = (other_colour, one_lower)


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
    """One to four free cells."""
    free = Setting("cells", tuple(Choice(count, f"C{count}") for count in (4, 3, 2, 1)), default=4)
    return [Variant("freecell", "FC", lay_out, (free,), numberings=("microsoft",), aliases=("fc-solve",))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.freecell.name": "FreeCell",
        "game.freecell.tagline": "Nearly always winnable",
        "game.freecell.summary": "All cards open, four cells: nearly every deal can be won.",
    },
    "fr": {
        "game.freecell.name": "FreeCell",
        "game.freecell.tagline": "Presque toujours gagnable",
        "game.freecell.summary": "Cartes visibles, quatre cellules\u00a0: presque toute donne est gagnable.",
    },
    "hi": {
        "game.freecell.name": "फ्रीसेल",
        "game.freecell.tagline": "लगभग हर बार जीतने योग्य",
        "game.freecell.summary": "सब पत्ते खुले, चार सेल: लगभग हर डील जीती जा सकती है।",
    },
}
