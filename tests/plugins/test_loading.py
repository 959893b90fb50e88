"""Bad plugins among good ones, clashes, revisions, versions of the api (P50, P51, DC-04)."""

import subprocess
import sys
from pathlib import Path

import pytest

from qtsolitaire import hookspecs
from qtsolitaire.plugins import Catalogue, load_bundled, plugin_files
from qtsolitaire.plugins.dropins import DropIns, State
from qtsolitaire.plugins.folders import candidates, user_folder
from qtsolitaire.plugins.vetting import vet
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.store.consent import Consents
from tests.plugins.wrong import SOUND, loaded, sentence, spoiled, written

P50 = {
    "b_syntax.py": "def x(:\n",
    "c_import.py": "import nosuchmodule\n",
    "d_raise.py": "1/0\n",
    "e_exit.py": "raise SystemExit(3)\n",
    "f_nohook.py": "",
    ".hidden.py": "1/0\n",
    "note.txt": "1/0\n",
}


def game(name: str, code: str) -> str:
    return SOUND.replace("mygame", name).replace('"QX"', f'"{code}"')


def start() -> DropIns:
    """The plugins as a start of the program finds them, every file allowed and tried."""
    drop_ins = DropIns(load_bundled(), Consents())
    for found in drop_ins.scan():
        row = drop_ins.answer(found.path, True) if found.state is State.NEW else found
        if row.state is State.TRYING:
            drop_ins.tried(row.path, row.candidate.sha, vet(row.path, row.candidate.sha))
    return drop_ins


def own_games(catalogue: Catalogue) -> list[str]:
    bundled = {variant.id for variant in load_bundled().variants}
    return [variant.id for variant in catalogue.variants if variant.id not in bundled]


@pytest.mark.parametrize("starts", [1, 2])
def test_p50_bad_plugins_hide_no_good_ones(starts: int) -> None:
    folder = user_folder()
    for name, text in P50.items():
        written(folder, text, name)
    written(folder, game("good-a", "QA"), "a_ok.py")
    written(folder, game("good-g", "QG"), "g_ok.py")
    (folder / "sub.dir").mkdir()
    for _ in range(starts):
        drop_ins = start()
    assert own_games(drop_ins.catalogue) == ["good-a", "good-g"]
    told = {row.path.name: sentence(row.problem) for row in drop_ins.rows if row.state is State.FAULTY}
    assert told == {
        "b_syntax.py": "“b_syntax.py”, line 1: SyntaxError: invalid syntax",
        "c_import.py": "“c_import.py”, line 1: ModuleNotFoundError: No module named 'nosuchmodule'",
        "d_raise.py": "“d_raise.py”, line 1: ZeroDivisionError: division by zero",
        "e_exit.py": "“e_exit.py”, line 1: SystemExit: 3",
        "f_nohook.py": "“f_nohook.py” declares no game.",
    }


def test_p50_the_command_line_goes_on_with_the_good_ones() -> None:
    for name, text in P50.items():
        written(user_folder(), text, name)
    written(user_folder(), game("good-a", "QA"), "a_ok.py")
    start()
    command = [sys.executable, "-m", "qtsolitaire", "games"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "QA  good-a" in done.stdout
    safe = subprocess.run([*command, "--safe"], capture_output=True, text=True, check=True).stdout
    assert "good-a" not in safe
    assert "klondike" in safe


P51 = {
    "x.py": ("mygame", "MG"),
    "y.py": ("mygame", "MG"),
    "z.py": ("other", "MG"),
    "w.py": ("klondike", "QW"),
    "v.py": ("fine", "VF"),
}


@pytest.mark.parametrize("names", [list(P51), list(P51)[::-1]], ids=["forward", "backward"])
def test_p51_the_first_by_name_wins_and_both_files_are_named(names: list[str]) -> None:
    for name in names:
        written(user_folder(), game(*P51[name]), name)
    drop_ins = start()
    catalogue = drop_ins.catalogue
    assert own_games(catalogue) == ["fine", "mygame"]
    assert catalogue.origin(catalogue.get("mygame")).name == "x.py"
    assert "_bundled" in str(catalogue.origin(catalogue.get("klondike"))) or "plugins" in str(
        catalogue.origin(catalogue.get("klondike")).parent.parent
    )
    assert dealcodes.parse("MG1-P1-AAAAAAF", catalogue.variants).variant is catalogue.get("mygame")
    told = {row.path.name: sentence(row.problem) for row in drop_ins.rows if row.state is State.FAULTY}
    assert told == {
        "w.py": "“w.py” brings a game with the id “klondike”, which is there already, from “klondike/variant.py”.",
        "y.py": "“y.py” brings a game with the id “mygame”, which is there already, from “x.py”.",
        "z.py": "“z.py”: the letters “MG” of the game “other” belong to “mygame” from “x.py” already.",
    }


def test_p51_the_order_of_saving_decides_nothing() -> None:
    """y.py is there first; x.py, saved later, comes before it, and gives the game back when it goes."""
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.consents.trust(user_folder(), True)
    second = written(user_folder(), game("mygame", "MG"), "y.py")
    (row,) = drop_ins.scan()
    drop_ins.tried(row.path, row.candidate.sha, None)
    assert drop_ins.row(second).state is State.PLAYED
    first = written(user_folder(), game("mygame", "MG").replace("Mine", "Ours"), "x.py")
    (row,) = drop_ins.scan()
    drop_ins.tried(row.path, row.candidate.sha, None)
    assert drop_ins.catalogue.origin(drop_ins.catalogue.get("mygame")) == first
    assert drop_ins.row(second).state is State.FAULTY
    first.unlink()
    drop_ins.scan()
    assert drop_ins.catalogue.origin(drop_ins.catalogue.get("mygame")) == second
    assert drop_ins.row(second).state is State.PLAYED


def test_more_folders_come_after_the_players_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QTSOLITAIRE_PLUGINS", str(tmp_path / "more"))
    written(tmp_path / "more", SOUND, "a.py")
    written(user_folder(), SOUND, "b.py")
    assert [candidate.path.name for candidate in candidates()] == ["b.py", "a.py"]


def test_dc_04_an_older_revision_beside_the_new_one_keeps_its_codes(tmp_path: Path) -> None:
    both = spoiled(
        '[Variant("mygame", "QX", lay_out, (PASSES,))]',
        '[Variant("mygame", "QX", lay_out, (PASSES,)), Variant("mygame", "QX", lay_out, (PASSES,), revision=2)]',
    )
    catalogue = loaded(written(tmp_path, both))
    assert catalogue.faults == []
    assert catalogue.get("mygame").revision == 2
    assert [variant.revision for variant in catalogue.current if variant.id == "mygame"] == [2]
    for code in ("QX1-P1-AAAAAAF", "QX2-P1-AAAAAAF"):
        deal = dealcodes.parse(code, catalogue.variants)
        assert (deal.code, deal.variant.revision) == (code, int(code[2]))


def test_dc_04_without_it_an_old_code_says_why_it_cannot_be_dealt(tmp_path: Path) -> None:
    catalogue = loaded(written(tmp_path, spoiled("lay_out, (PASSES,))", "lay_out, (PASSES,), revision=2)")))
    with pytest.raises(CodeProblem) as caught:
        dealcodes.parse("QX1-P1-AAAAAAF", catalogue.variants)
    assert sentence(caught.value) == "QX has no revision 1. Its codes look like QX2-P1-AAAAAAB."


def test_another_plugin_is_no_revision(tmp_path: Path) -> None:
    catalogue = loaded(written(tmp_path, SOUND, "a.py"))
    loaded(written(tmp_path, spoiled("lay_out, (PASSES,))", "lay_out, (PASSES,), revision=2)"), "b.py"), catalogue)
    assert catalogue.get("mygame").revision == 1
    assert len(catalogue.faults) == 1


def test_a_word_that_will_go_is_played_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hookspecs, "DEPRECATED", {"turn_over": "turn_up"})
    path = written(tmp_path, spoiled("turn_up, waste,", "turn_over as turn_up, waste,"))
    catalogue = loaded(path)
    assert catalogue.faults == []
    assert catalogue.outdated(path) == (("turn_over", "turn_up"),)


def test_the_bundled_games_use_no_word_that_will_go() -> None:
    catalogue = load_bundled()
    assert not any(catalogue.outdated(catalogue.origin(variant)) for variant in catalogue.variants)


def test_a_replaced_file_brings_its_new_games_and_a_broken_one_leaves_the_old(tmp_path: Path) -> None:
    path = written(tmp_path, SOUND)
    catalogue = loaded(path)
    old = catalogue.get("mygame")
    loaded(written(tmp_path, SOUND + "\n1/0\n"), catalogue)
    assert catalogue.get("mygame") is old
    assert len(catalogue.faults) == 1
    loaded(written(tmp_path, SOUND + "\n"), catalogue)
    assert catalogue.get("mygame") is not old
    assert catalogue.faults == []


def test_forged_caches_beside_a_plugin_are_not_run(tmp_path: Path) -> None:
    """A ``__pycache__`` that came with a download could hold other code than the file that was allowed."""
    import importlib.util
    import py_compile

    evil = written(tmp_path, SOUND.replace("mygame", "evil"))
    py_compile.compile(
        str(evil),
        importlib.util.cache_from_source(str(evil)),
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    catalogue = loaded(written(tmp_path, SOUND))
    assert catalogue.has("mygame")
    assert not catalogue.has("evil")


def test_the_order_of_bundled_games_is_by_name_after_the_first(tmp_path: Path) -> None:
    for name in ("zebra", "apple", "mint"):
        written(tmp_path / name, SOUND, "variant.py")
    assert [path.parent.name for path in plugin_files(tmp_path)] == ["apple", "mint", "zebra"]
