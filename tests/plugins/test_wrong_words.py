"""Every way to be wrong in a declaration has its own sentence: one mutator each, its docstring the sentence."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.plugins.wrong import problem, sentence, spoiled

ID = 'Variant("mygame", "QX", lay_out, (PASSES,))'
PASSES = 'Setting("passes", (Choice(1, "P1"), Choice(2, "P2")), default=1)'


def syntax() -> str:
    """“mine.py”, line 9: SyntaxError: '(' was never closed"""
    return spoiled("def lay_out(options):", "def lay_out(options:")


def missing_import() -> str:
    """“mine.py”, line 3: ModuleNotFoundError: No module named 'nosuchmodule'"""
    return spoiled("from qtsolitaire.api import (", "import nosuchmodule\nfrom qtsolitaire.api import (")


def unknown_word() -> str:
    """“mine.py”, line 3: ImportError: cannot import name 'turn_over' from 'qtsolitaire.api' ..."""
    return spoiled("turn_up, waste,", "turn_over, waste,").replace("(turn_up,)", "()")


def raises() -> str:
    """“mine.py”, line 26: ZeroDivisionError: division by zero"""
    return spoiled("\n\nPASSES", "\n\n1 / 0\nPASSES")


def exits() -> str:
    """“mine.py”, line 26: SystemExit: 3"""
    return spoiled("\n\nPASSES", "\n\nraise SystemExit(3)\nPASSES")


def no_hook() -> str:
    """“mine.py” declares no game."""
    return "VALUE = 1\n"


def no_games() -> str:
    """“mine.py” declares no game."""
    return spoiled(f"[{ID}]", "[]")


def no_list() -> str:
    """“mine.py” gives a “Variant” where a list of games is expected."""
    return spoiled(f"[{ID}]", ID)


def no_variant() -> str:
    """The plugin declares a “str” where a game is expected."""
    return spoiled(f"[{ID}]", '["mygame"]')


def unknown_hook() -> str:
    """“mine.py” failed: PluginValidationError: unknown hook 'qtsolitaire_variant' ..."""
    return spoiled("def qtsolitaire_variants", "def qtsolitaire_variant")


def newer_api() -> str:
    """“mine.py” is made for version 99 of the plugin interface, and this program has version 1."""
    return spoiled("\n\nPASSES", "\n\n@hookimpl\ndef qtsolitaire_api_version():\n    return 99\n\nPASSES")


def api_text() -> str:
    """In “mine.py”, API_VERSION is '1', and it must be a whole number."""
    return spoiled("\n\nPASSES", "\n\n@hookimpl\ndef qtsolitaire_api_version():\n    return '1'\n\nPASSES")


def bundled_id() -> str:
    """“mine.py” brings a game with the id “bakers-game”, which is there already, from “bakers_game/variant.py”."""
    return spoiled('Variant("mygame"', 'Variant("bakers-game"')


def bundled_code() -> str:
    """“mine.py”: the letters “KL” of the game “mygame” belong to “klondike” from “klondike/variant.py” already."""
    return spoiled('"QX"', '"KL"')


def bad_id() -> str:
    """“My Game” is not an id for a game: small letters, digits and hyphens are."""
    return spoiled('Variant("mygame"', 'Variant("My Game"')


def id_of_another_type() -> str:
    """“5” is not an id for a game: small letters, digits and hyphens are."""
    return spoiled('Variant("mygame"', "Variant(5")


def bad_letters() -> str:
    """The game “mygame” needs two capital letters for its codes and a revision from 1; it has “qx”."""
    return spoiled('"QX"', '"qx"')


def bad_revision() -> str:
    """The game “mygame” needs two capital letters for its codes and a revision from 1; it has “QX”."""
    return spoiled("lay_out, (PASSES,))", "lay_out, (PASSES,), revision=0)")


def no_lay_out() -> str:
    """The game “mygame” has no function lay_out."""
    return spoiled('"QX", lay_out,', '"QX", None,')


def no_table() -> str:
    """lay_out of the game “mygame” gives a “NoneType” where a Table is expected."""
    return spoiled("    return Table(", "    Table(")


def lay_out_raises() -> str:
    """“mine.py”, line 10: KeyError: 'decks'"""
    return spoiled("    return Table(", '    options["decks"]\n    return Table(')


def lost_comma() -> str:
    """In “t1: first” stands a “First” where a “tuple” is expected."""
    return spoiled("first=(king_only,)", "first=(king_only)")


def wrong_kind_of_rule() -> str:
    """In “t1: onto” stands a “First” where a “Pair” is expected."""
    return spoiled("onto=(other_colour, one_lower)", "onto=(king_only,)")


def wrong_goal() -> str:
    """In “goal” stands a “str” where a “Goal” is expected."""
    return spoiled("goal=all_on_foundations", 'goal="all"')


def wrong_stock() -> str:
    """In “stock” stands a “tuple” where a “Draw, DealRow, None” is expected."""
    return spoiled('stock=Draw("stock", "waste")', 'stock=("stock", "waste")')


def wrong_click() -> str:
    """In “double” stands a “str” where a “To” is expected."""
    return spoiled("double=(To.FOUNDATION,)", 'double=("foundation",)')


def pile_id() -> str:
    """“T 1” is not an id for a pile: a small letter followed by letters and digits is."""
    return spoiled("stock(),", 'stock(), *columns(1, 1)[:0], __import__("dataclasses").replace(stock(), id="T 1"),')


def pile_number() -> str:
    """A number of the pile “t1” is not one that it may be."""
    return spoiled("lift=Lift.RUN)", 'lift=Lift.RUN, takes="all")')


def pile_twice() -> str:
    """The declaration of the game has two piles called “stock”."""
    return spoiled("stock(),", "stock(), stock((2.3, 0)),")


def unknown_pile() -> str:
    """The declaration of the game names a pile “t8” (deal) that it does not have."""
    return spoiled('pid("t", 7), (1, 2, 3, 4, 5, 6, 7)', 'pid("t", 8), (1, 2, 3, 4, 5, 6, 7, 8)')


def counts_of_other_length() -> str:
    """The deal to “t1” and the piles after it names 7 piles, but “counts” has 6 numbers."""
    return spoiled("(1, 2, 3, 4, 5, 6, 7)", "(1, 2, 3, 4, 5, 6)")


def ups_of_other_length() -> str:
    """The deal to “t1” and the piles after it names 7 piles, but “up” has 2 numbers."""
    return spoiled("up=1", "up=(1, 1)")


def cards_left_over() -> str:
    """The declaration of the game deals 28 cards, but its pack has 52."""
    return spoiled(', Deal(("stock",), up=0)', ",")


def p53_53_cards() -> str:
    """The pack has AS 2 times and other cards 1 times."""
    return spoiled("        piles=(", "        pack=pack() + pack()[:1],\n        piles=(")


def no_card() -> str:
    """“AS” in the pack is not a card."""
    return spoiled("        piles=(", '        pack=("AS",),\n        piles=(')


def empty_pack() -> str:
    """The declaration of the game deals 0 cards, but its pack has 0."""
    return spoiled("        piles=(", "        pack=(),\n        piles=(")


def p53_goal_is_none() -> str:
    """The goal “never” gives a “NoneType” where a whole number is expected."""
    goal = '__import__("qtsolitaire.api").api.Goal("never", lambda board, places: None)'
    return spoiled("goal=all_on_foundations", f"goal={goal}")


def p53_points_are_text() -> str:
    """The points “to_foundation” are a “str” where a whole number is expected."""
    return spoiled('"to_foundation", 10', '"to_foundation", "abc"')


def setting_twice() -> str:
    """The game “mygame” has two settings called “passes”."""
    return spoiled("lay_out, (PASSES,)", "lay_out, (PASSES, PASSES)")


def setting_of_another_type() -> str:
    """In “settings” stands a “str” where a “Setting” is expected."""
    return spoiled("lay_out, (PASSES,)", 'lay_out, ("passes",)')


def choice_of_another_type() -> str:
    """In “choices” stands a “int” where a “Choice” is expected."""
    return spoiled(PASSES, 'Setting("passes", (1, 2), default=1)')


def bad_default() -> str:
    """In the game “mygame” the default “3” of the setting “passes” is none of its choices."""
    return spoiled("default=1", "default=3")


def default_of_another_type() -> str:
    """In the game “mygame” the default “True” of the setting “passes” is none of its choices."""
    return spoiled("default=1", "default=True")


def choice_code() -> str:
    """In the game “mygame” the setting “passes” has a choice “p-2”. Codes of choices are capitals and digits."""
    return spoiled('Choice(2, "P2")', 'Choice(2, "p-2")')


def codes_alike() -> str:
    """In the game “mygame” two choices of options are both spelled “P1”."""
    return spoiled('Choice(2, "P2")', 'Choice(2, "P1")')


def codes_read_alike() -> str:
    """In the game “mygame” two choices of options are both spelled “PI”."""
    return spoiled('Choice(2, "P2")', 'Choice(2, "PI")')


def too_many_options() -> str:
    """The settings of the game “mygame” can be combined in 1,024 ways, and 200 are allowed."""
    many = 'tuple(Setting(f"s{n}", (Choice(1, f"A{n}"), Choice(2, f"B{n}")), default=1) for n in range(10))'
    return spoiled("lay_out, (PASSES,)", f"lay_out, {many}")


def numbering() -> str:
    """The game “mygame” names a numbering “apple” that does not exist."""
    return spoiled("lay_out, (PASSES,))", 'lay_out, (PASSES,), numberings=("apple",))')


def shuffle() -> str:
    """The game “mygame” names a shuffle “7” that does not exist."""
    return spoiled("lay_out, (PASSES,))", "lay_out, (PASSES,), shuffle=7)")


MUTATORS = [
    syntax, missing_import, unknown_word, raises, exits, no_hook, no_games, no_list, no_variant, unknown_hook,
    newer_api, api_text, bundled_id, bundled_code, bad_id, id_of_another_type, bad_letters, bad_revision,
    no_lay_out, no_table,
    lay_out_raises, lost_comma, wrong_kind_of_rule, wrong_goal, wrong_stock, wrong_click, pile_id, pile_number,
    pile_twice, unknown_pile, counts_of_other_length, ups_of_other_length, cards_left_over,
    p53_53_cards, no_card, empty_pack, p53_goal_is_none, p53_points_are_text,
    setting_twice, setting_of_another_type, choice_of_another_type, bad_default, default_of_another_type, choice_code,
    codes_alike, codes_read_alike, too_many_options, numbering, shuffle,
]  # fmt: skip


def test_the_sound_plugin_is_sound(tmp_path: Path) -> None:
    assert problem(tmp_path, spoiled("Mine.", "Mine!")) is None


@pytest.mark.parametrize("mutate", MUTATORS, ids=lambda mutate: mutate.__name__)
def test_a_wrong_declaration_is_told_in_its_own_sentence(mutate: Callable[[], str], tmp_path: Path) -> None:
    said = sentence(problem(tmp_path, mutate()))
    wanted = ".*".join(map(re.escape, (mutate.__doc__ or "").split("...")))
    assert re.fullmatch(wanted, said), said


def test_the_line_is_that_of_the_file_at_fault_in_a_package(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    (folder / "part.py").write_text("VALUE = 1\n\nraise ValueError('no')\n", encoding="utf-8")
    (folder / "variant.py").write_text("from .part import VALUE\n", encoding="utf-8")
    from tests.plugins.wrong import loaded

    faults = loaded(folder / "variant.py").faults
    told = faults[0].problem.args_by_name
    assert (Path(str(told["file"])), faults[0].line) == (Path("deep/part.py"), 3)


def test_a_plugin_that_is_far_too_big_is_refused_without_being_read_into_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from qtsolitaire.plugins import folders

    monkeypatch.setattr(folders, "MOST_BYTES", 100)
    said = sentence(problem(tmp_path, spoiled("Mine.", "Mine!")))
    assert said == "“mine.py” is too big: the Python files of a plugin may have 5 megabytes together."


def test_an_authors_tools_beside_a_package_are_none_of_it(tmp_path: Path) -> None:
    from qtsolitaire.plugins.folders import look
    from tests.plugins.wrong import SOUND, written

    written(tmp_path, SOUND, "variant.py")
    before = look(tmp_path / "variant.py")
    written(tmp_path / ".venv" / "lib", "1 / 0\n", "tool.py")
    assert look(tmp_path / "variant.py").sha == before.sha
