"""The author's guide is true: every snippet runs, every word of the vocabulary has an example that does."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from qtsolitaire import api
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Table, Variant
from qtsolitaire.rules.words import Pile
from qtsolitaire.testing import check_variant
from qtsolitaire.testing.trial import try_file
from tests.text.linguist import ROOT

GUIDE = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
PLUGINS = [each for each in SNIPPETS if "def qtsolitaire_variants" in each]
TESTS = [each for each in SNIPPETS if "def test_" in each]
PIECES = [each for each in SNIPPETS if each not in PLUGINS and each not in TESTS]
WORDS = [
    row.split(" | ") for row in GUIDE.partition("## Every word")[2].partition("\n## ")[0].splitlines() if "| `" in row
]
WISHES = [row for row in GUIDE.partition("## I want")[2].partition("\n## ")[0].splitlines() if row.startswith("| ")][1:]


def names(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def scope() -> dict[str, Any]:
    words = {name: getattr(api, name) for name in api.__all__}

    def lay_out(options: Mapping[str, Any]) -> Table:
        return Table(piles=(api.stock(),), deal=(api.Deal(("stock",), up=0),), goal=api.all_on_foundations)

    return {**words, "lay_out": lay_out}


def test_the_guide_begins_with_eleven_lines() -> None:
    lines = [line for line in PLUGINS[0].splitlines() if line.strip()]
    assert len(lines) <= 11
    assert len(PLUGINS) >= 4


@pytest.mark.parametrize("source", PLUGINS, ids=range(len(PLUGINS)))
def test_every_game_of_the_guide_passes_its_trial(source: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(source, encoding="utf-8")
    assert "games" in try_file(path)
    wrong = check_variant(path)
    if "TEXTS" in source:
        assert wrong == []
    assert {each.problem.text_id for each in wrong} <= {"check.text_missing"}


@pytest.mark.parametrize("source", PIECES, ids=range(len(PIECES)))
def test_every_piece_of_the_guide_runs(source: str) -> None:
    names: dict[str, Any] = {}
    exec(source, names)
    if "lay_out" in names:
        engine = Engine(Variant("piece", "QQ", names["lay_out"]))
        assert engine.legal_moves(engine.start(engine.table.pack))
    if "reserve_gone" in names:
        piles = (Pile("r1", api.Role.RESERVE, (0, 0)), Pile("c1", api.Role.CELL, (1, 0)))
        places, board = api.Places(piles), api.Position((bytes([65]), b""), 0)
        assert names["reserve_gone"].left(board, places) == 1
        assert names["reserve_turns_up"].next(board, places, frozenset({0})).what is api.What.TURNED_UP
        assert not names["no_empty_cell"].allows(board, places, api.Move(api.Verb.CARRY, 0, 1, 1))


def test_the_tests_of_the_guide_are_those_of_the_kit(tmp_path: Path) -> None:
    path = tmp_path / "my_game.py"
    path.write_text(PLUGINS[1], encoding="utf-8")
    names: dict[str, Any] = {}
    exec(TESTS[0], names)
    assert "layout" in names["CHECKS"]
    assert names["check_variant"](path, "layout") == []


def test_every_word_of_the_vocabulary_has_its_row_and_no_other_has() -> None:
    rows = [name for row in WORDS for name in names(row[0])]
    assert sorted(rows) == sorted(api.__all__)


@pytest.mark.parametrize("row", WORDS, ids=[names(row[0])[0] for row in WORDS])
def test_every_example_of_a_word_is_one(row: list[str]) -> None:
    (example,) = names(row[2])
    assert eval(example, scope()) is not None
    assert any(name in example for name in names(row[0])) or names(row[0])[0] in ("Options", "Value", "Table")


@pytest.mark.parametrize("row", WISHES, ids=[row.split(" | ")[0][2:] for row in WISHES])
def test_every_wish_is_declared_in_words_that_exist(row: str) -> None:
    for code in names(row.split(" | ")[1]):
        if code != "Table":
            eval(f"dict({code})" if re.match(r"\w+=", code) else code, scope())


def test_the_tables_of_toml_can_be_read() -> None:
    for text in re.findall(r"^```toml\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL):
        assert tomllib.loads(text)
