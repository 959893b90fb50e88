"""Engines and sessions of the bundled games for table tests."""

from functools import cache

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.rules.deals import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Value


@cache
def catalogue() -> Catalogue:
    return load_bundled()


@cache
def _engine(name: str, options: tuple[tuple[str, Value], ...]) -> Engine:
    variant = catalogue().get(name)
    return Engine(variant, {**variant.default_options(), **dict(options)})


def engine(name: str, **options: Value) -> Engine:
    return _engine(name, tuple(options.items()))


def session(name: str, number: int = 1, **options: Value) -> Session:
    made = engine(name, **options)
    return Session.from_deal(Deal(made.variant, made.options, number), made)
