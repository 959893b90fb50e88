"""Names of what has been played: a history also holds games and options that the program no longer has (P17)."""

from collections.abc import Sequence

from qtsolitaire.rules.codeoptions import decode_options
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Variant
from qtsolitaire.text import naming
from qtsolitaire.text.speech import Speech


def game_name(speech: Speech, variants: Sequence[Variant], game: str) -> str:
    """The game's name, its id made readable where its plugin is gone."""
    variant = _named(variants, game)
    return speech.name(variant) if variant else naming.readable(game)


def options_words(speech: Speech, variants: Sequence[Variant], game: str, options: str) -> str:
    """The options in words, as the code spells them where they are none of the game's; "" where it has none."""
    variant = _named(variants, game)
    if variant is None:
        return options
    try:
        return speech.options(variant, decode_options(variant, options))
    except CodeProblem:
        return options


def _named(variants: Sequence[Variant], game: str) -> Variant | None:
    return next((variant for variant in variants if variant.id == game), None)
