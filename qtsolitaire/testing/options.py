"""Every way to set a variant's options."""

from collections.abc import Iterator
from itertools import product

from qtsolitaire.rules.table import Value, Variant


def all_options(variant: Variant) -> Iterator[dict[str, Value]]:
    """Each combination of choices, the settings in declared order."""
    for choices in product(*(setting.choices for setting in variant.settings)):
        yield {setting.id: choice.value for setting, choice in zip(variant.settings, choices, strict=True)}
