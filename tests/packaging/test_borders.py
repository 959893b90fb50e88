"""Borders that import-linter cannot see: plugins are loaded by path, and a name may stand in plain text."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from qtsolitaire.plugins import load_bundled

ROOT = Path(__file__).parents[2]
PLUGIN_MODULES = sorted((ROOT / "plugins").rglob("*.py"))
ENGINE_MODULES = [
    path for room in ("rules", "play", "solving") for path in sorted((ROOT / "qtsolitaire" / room).rglob("*.py"))
]

GAMES = load_bundled().variants
CODES = {variant.code for variant in GAMES}
# A pyramid is a shape of the layouts too (and a word of the list of terms), so its id says nothing here.
IDS = [variant.id.replace("-", "[-_ ]?") for variant in GAMES if variant.id != "pyramid"]
# The plural is let through: board files of other programs count their "freecells".
NAMES = re.compile(rf"({'|'.join(IDS)})(?!s\b)", re.IGNORECASE)


def imported_modules(tree: ast.AST) -> Iterator[str]:
    """Yield the module that each import names, with its leading dots if it is relative."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            if base == "qtsolitaire":
                yield from (f"qtsolitaire.{alias.name}" for alias in node.names)
            else:
                yield base


def forbidden_to_plugins(source: str) -> list[str]:
    """Return the imports beyond what a plugin may have: the api, the standard library and its own folder."""

    def allowed(module: str) -> bool:
        own_folder = module.startswith(".") and not module.startswith("..")
        top = module.partition(".")[0]
        return own_folder or module == "qtsolitaire.api" or top in sys.stdlib_module_names

    return [module for module in imported_modules(ast.parse(source)) if not allowed(module)]


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """Return the strings that stand alone, prose for the reader: they may cite a game as an example."""
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return {statement.value for statement in statements if isinstance(statement.value, ast.Constant)}


def words_of(tree: ast.AST) -> Iterator[str]:
    """Yield every name, and every string that is not a docstring."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose:
            yield node.value
        for field in ("id", "attr", "arg", "name", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


def variants_named_in(source: str) -> list[str]:
    """Return the words of `source` that name a variant by its id, in whatever spelling, or are its code."""
    return [word for word in words_of(ast.parse(source)) if word in CODES or NAMES.search(word)]


def test_there_is_something_to_look_at() -> None:
    assert {path.parent.name for path in PLUGIN_MODULES} >= {"thoughtful", "bakers_game"}
    assert {path.parent.name for path in ENGINE_MODULES} >= {"rules", "play"}


@pytest.mark.parametrize("path", PLUGIN_MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_ap_01_a_plugin_imports_only_the_api(path: Path) -> None:
    assert forbidden_to_plugins(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", ENGINE_MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_engine_names_no_variant(path: Path) -> None:
    assert variants_named_in(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "import qtsolitaire.rules",
        "import PySide6.QtCore",
        "from qtsolitaire import rules",
        "from qtsolitaire.rules.cards import Card",
        "from ..spider import variant",
        "import plugins.spider.variant",
        "def late():\n    import qtsolitaire.store",
    ],
)
def test_an_import_across_the_border_is_seen(line: str) -> None:
    assert len(forbidden_to_plugins(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "from qtsolitaire.api import Pile",
        "from qtsolitaire import api",
        "import functools",
        "from . import rows",
    ],
)
def test_what_a_plugin_may_import_is_let_through(line: str) -> None:
    assert forbidden_to_plugins(line) == []


@pytest.mark.parametrize(
    "line",
    [
        "if variant.id == 'spider': pass",
        "code = 'FC'",
        "def bakers_game_room(): ...",
        "class FreeCellSize: ...",
        "label = 'bakers game'",
        "table.klondike = True",
    ],
)
def test_a_variant_named_in_the_engine_is_seen(line: str) -> None:
    assert len(variants_named_in(line)) == 1


def test_prose_may_cite_a_variant() -> None:
    assert variants_named_in('def full():\n    """Spider asks for this (SP-04)."""  # and Pyramid\n') == []
