"""Games as their plugins declare them, as far as deal codes care, and ways to draw codes of them."""

from dataclasses import replace
from itertools import product

from hypothesis import strategies as st

from qtsolitaire.rules.dealcodes import DEALS, Deal
from qtsolitaire.rules.table import Choice, Options, Setting, Table, Value, Variant


def no_table(_: Options) -> Table:
    """Stand in for a layout: reading a code must never need one."""
    raise AssertionError("a deal code was read with the help of a table")


def setting(name: str, default: Value, **codes: Value) -> Setting:
    """Spell a setting short: code=value."""
    return Setting(name, tuple(Choice(value, code.lstrip("_")) for code, value in codes.items()), default)


DRAW = setting("draw", 1, D1=1, D3=3)
CELLS = setting("cells", 4, C4=4, C3=3, C2=2, C1=1)
REDEALS = setting("redeals", None, N=None, _0=0, _1=1, _2=2, _3=3)

THOUGHTFUL = Variant("thoughtful", "TF", no_table, (DRAW, setting("redeals", None, N=None)))
KLONDIKE = Variant("klondike", "KL", no_table, (DRAW, REDEALS))
SPIDER = Variant("spider", "SP", no_table, (setting("suits", 4, S4=4, S2=2, S1=1),))
FREECELL = Variant("freecell", "FC", no_table, (CELLS,), numberings=("microsoft",))
BAKERS = Variant("bakers-game", "BK", no_table, (CELLS,), numberings=("microsoft",))
PYRAMID = Variant(
    "pyramid",
    "PY",
    no_table,
    (setting("redeals", None, N=None, _0=0, _2=2), setting("stock_up", False, D=False, U=True)),
)
SIX = (THOUGHTFUL, KLONDIKE, SPIDER, FREECELL, BAKERS, PYRAMID)

# Awkward ones: letters that look like digits, no settings, revisions that begin alike.
LOOKALIKE = Variant("oil", "OI", no_table, (setting("lamps", 1, L1=1, O2=2),), revision=10)
BARE = Variant("bare", "XX", no_table, numberings=("microsoft",))
BARE_LATER = replace(BARE, id="bare-later", settings=(setting("row", 2, _2=2, _22=22),), revision=12)
ALL = (*SIX, LOOKALIKE, BARE, BARE_LATER)


def all_options(variant: Variant) -> list[dict[str, Value]]:
    """Every way to set the game."""
    ids = [of.id for of in variant.settings]
    choices = [[choice.value for choice in of.choices] for of in variant.settings]
    return [dict(zip(ids, values, strict=True)) for values in product(*choices)]


@st.composite
def deals(draw: st.DrawFn, variants: tuple[Variant, ...] = ALL) -> Deal:
    """Any deal of any of the games."""
    variant = draw(st.sampled_from(variants))
    options = draw(st.sampled_from(all_options(variant)))
    numbering = draw(st.sampled_from(("", *variant.numberings)))
    if numbering:
        return Deal(variant, options, draw(st.integers(1, 2**31 - 1)), numbering)
    return Deal(variant, options, draw(st.integers(0, DEALS - 1)))
