"""Pyramid: pairs that make thirteen (SPEC PY-01 to PY-10)."""

from collections.abc import Mapping, Sequence

from qtsolitaire.api import (
    Choice,
    Deal,
    Draw,
    Options,
    Removal,
    Setting,
    Table,
    To,
    Undo,
    Variant,
    discard,
    hookimpl,
    king_alone,
    pyramid,
    stock,
    tableau_gone,
    thirteen,
    waste,
)

STEP = 1.1  # card widths from one card of a row to the next
PITCH = 0.47  # card heights from one row to the next
LEFT = 2.1 + 0.55  # stock and waste, then a gap
FOOT = 6 * PITCH  # the last row's height, where stock and waste stand


def lay_out(options: Options) -> Table:
    """28 cards in seven rows, a stock of 24 drawn one by one, and one pile for what is removed."""
    redeals = options["redeals"]
    open_stock = options["stock"] == "up"
    places = pyramid(7, (LEFT, 0), STEP, PITCH)
    names = tuple(place.id for place in places)
    return Table(
        piles=(
            stock((0, FOOT)),
            waste((STEP, FOOT), pairs_only=True),
            discard((LEFT + 6 * STEP, 0)),
            *places,
        ),
        deal=(Deal(names, 1), Deal(("stock",), up=None if open_stock else 0)),
        stock=Draw("stock", "waste", 1, None if redeals is None else int(redeals), open_stock),
        removal=Removal((*names, "waste"), "f1", (king_alone,), (thirteen,), total=13),
        goal=tableau_gone,
        click=(To.OUT,),
        double=(To.OUT,),
        undo=Undo(limit=None, counts_as_move=True),
        says_lost=True,
    )


@hookimpl
def qtsolitaire_variants() -> Sequence[Variant]:
    """How often the waste may be recycled, and whether the stock lies open."""
    redeals = Setting("redeals", (Choice(None, "N"), Choice(0, "0"), Choice(2, "2")))
    facing = Setting("stock", (Choice("down", "D"), Choice("up", "U")), default="down")
    return [Variant("pyramid", "PY", lay_out, (redeals, facing))]


@hookimpl
def qtsolitaire_texts(language: str) -> Mapping[str, str]:
    """The game's name and the line below it."""
    return TEXTS.get(language, {})


TEXTS = {
    "en": {
        "game.pyramid.name": "Pyramid",
        "game.pyramid.tagline": "Pairs that make 13",
        "game.pyramid.summary": "Clear the pyramid with pairs that make 13.",
    },
    "fr": {
        "game.pyramid.name": "Pyramide",
        "game.pyramid.tagline": "Des paires qui font 13",
        "game.pyramid.summary": "Défaites la pyramide avec des paires qui font 13.",
    },
    "hi": {
        "game.pyramid.name": "पिरामिड",
        "game.pyramid.tagline": "13 बनाने वाली जोड़ियाँ",
        "game.pyramid.summary": "13 बनाने वाली जोड़ियों से पूरा पिरामिड हटाएँ।",
    },
}
