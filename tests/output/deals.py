"""Subjects to print: every game's deal, and positions somewhere in a game."""

from functools import cache
from random import Random

from hypothesis import strategies as st

from qtsolitaire.output.subject import Subject
from qtsolitaire.rules.dealcodes import Deal, parse
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.shuffle import shuffled
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Position
from qtsolitaire.testing.walks import walk
from qtsolitaire.text.speech import Speech
from tests.rules.games import catalogue

VARIANTS = catalogue().variants
CODES = [Deal(variant, variant.default_options(), 1).code for variant in VARIANTS]
ENGLISH = Speech("en", catalogue())


def of_code(code: str) -> Subject:
    return Subject.of_deal(parse(code, VARIANTS))


@cache
def engines(variant_id: str) -> list[Engine]:
    """The game with every choice of every setting at least once."""
    variant = catalogue().get(variant_id)
    found = [Engine(variant)]
    for setting in variant.settings:
        found += [Engine(variant, variant.default_options() | {setting.id: each.value}) for each in setting.choices]
    return found


def position(engine: Engine, seed: int, steps: int) -> Position:
    board = engine.start(shuffled(engine.table.pack, seed))
    for _, _, step in walk(engine, Random(seed), steps):
        board = step.after
    return board


@st.composite
def subjects(draw: st.DrawFn) -> Subject:
    """A position of any game with any options, or a deal as dealt."""
    variant: Variant = draw(st.sampled_from(VARIANTS))
    engine = draw(st.sampled_from(engines(variant.id)))
    seed, steps = draw(st.integers(0, 2**35 - 1)), draw(st.integers(0, 60))
    if steps:
        return Subject(engine, position(engine, seed, steps), moves=steps)
    return Subject.of_deal(Deal(variant, engine.options, seed), engine)
