"""``qtsolitaire check`` and ``qtsolitaire new-variant``: what an author gets, and what is told (one mutator each)."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules.errors import Problem
from qtsolitaire.testing import CHECKS, check_variant
from qtsolitaire.text.languages import LANGUAGES
from tests.plugins.wrong import sentence, written

BUNDLED = load_bundled()


def new(folder: Path, name: str = "Mine") -> Path:
    """A game as the kit writes it."""
    command = [sys.executable, "-m", "qtsolitaire", "new-variant", *name.split(), "--folder", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new(tmp_path_factory.mktemp("kit"))


@pytest.fixture
def folder(kit: Path, tmp_path: Path) -> Path:
    """A copy of the kit's game to be spoiled."""
    for file in kit.iterdir():
        if file.is_file():
            written(tmp_path / "mine", file.read_text(encoding="utf-8"), file.name)
    return tmp_path / "mine"


def test_the_kits_game_is_sound(kit: Path) -> None:
    assert sorted(file.name for file in kit.iterdir() if file.is_file()) == [
        "examples.toml",
        "test_mine.py",
        "variant.py",
    ]
    assert check_variant(kit) == []


def test_the_kits_own_test_runs(kit: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "texts or layout", str(kit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_environment())
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_the_pytest_plugin_makes_one_test_of_each_check(kit: Path, folder: Path) -> None:
    (folder / "test_mine.py").write_text("def test_it(qtsolitaire_check):\n    assert qtsolitaire_check() == []\n")
    plugin = ["-p", "qtsolitaire.testing.plugin", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *plugin, "--collect-only", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_environment())
    assert all(f"test_it[{name}]" in done.stdout for name in CHECKS), done.stdout + done.stderr


def _environment() -> dict[str, str]:
    import os

    import qtsolitaire

    # The entry point of an installed package and `-p` would bring the plugin twice.
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return os.environ | alone | {"PYTHONPATH": str(Path(qtsolitaire.__file__).parent.parent)}


@pytest.mark.parametrize("name", ["Été Nouveau", "My Game 2", "klondike"])
def test_a_new_game_has_an_id_and_free_letters(name: str, tmp_path: Path) -> None:
    made = new(tmp_path, name)
    (path,) = made.glob("variant.py")
    found = re.search(r'Variant\("([a-z0-9-]+)", "([A-Z]{2})"', path.read_text(encoding="utf-8"))
    assert found
    assert found[2] not in {variant.code for variant in BUNDLED.variants}


@pytest.mark.parametrize("name", ["!!!", "9 lives", 'a"b'])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "qtsolitaire", "new-variant", name, "--folder", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert done.stderr.startswith("“")


def test_what_is_there_is_not_written_over(kit: Path) -> None:
    before = (kit / "variant.py").read_bytes()
    command = [sys.executable, "-m", "qtsolitaire", "new-variant", "Mine", "--folder", str(kit.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"“{kit}” is there already; nothing has been written.\n"
    assert (kit / "variant.py").read_bytes() == before


# One mutator for each thing to be mended; its docstring is the sentence.

Mutator = Callable[[Path], None]


def change(folder: Path, old: str, new_text: str, name: str = "variant.py") -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text, old
    (folder / name).write_text(text.replace(old, new_text, 1), encoding="utf-8")


def overlap(folder: Path) -> None:
    """The piles “stock” and “waste” lie on one another; where that is meant, covered_by says so."""
    change(folder, "waste((STEP, 0))", "waste((0.5, 0))")


def too_wide(folder: Path) -> None:
    """In a window of 640 × 480 the cards of “mine” are only 21 pixels wide; they need 28."""
    change(folder, "*foundations((3 * STEP, 0), STEP)", "*foundations((3 * STEP, 0), 8)")


def no_name(folder: Path) -> None:
    """The text “game.mine.name” is missing in the language “hi”."""
    text = (folder / "variant.py").read_text(encoding="utf-8")
    head, _, tail = text.rpartition('"game.mine.name": "Mine",')
    (folder / "variant.py").write_text(head + tail, encoding="utf-8")


def empty_text(folder: Path) -> None:
    """The text “setting.passes.P1” in the language “fr” is not sound: it is empty."""
    change(folder, '"setting.passes.P1": "Un seul"', '"setting.passes.P1": ""')


def other_placeholders(folder: Path) -> None:
    """The text “setting.passes.P1” in the language “fr” is not sound: its placeholders differ in n."""
    change(folder, '"setting.passes.P1": "Un seul"', '"setting.passes.P1": "{n} seul"')


def page_missing(folder: Path) -> None:
    """The page “rules.fr.md” is missing: other languages have it, “fr” does not."""
    for language in ("en", "hi"):
        written(folder, "# Mine\n", f"rules.{language}.md")


def page_empty(folder: Path) -> None:
    """The page “faq.hi.md” is empty, or not a text in UTF-8."""
    for language in LANGUAGES:
        written(folder, "" if language == "hi" else "# Mine\n", f"faq.{language}.md")


def example_refused(folder: Path) -> None:
    """In the example “first-card”, step 2 says - -1, but the game says target.own_pile -1."""
    change(folder, 'move = "draw"', 'move = "t1 t1"', "examples.toml")


def example_untold(folder: Path) -> None:
    """The example “first-card” lacks a sentence in the language “hi”."""
    change(folder, 'title.hi = "पहला पत्ता"\n', "", "examples.toml")


def example_code(folder: Path) -> None:
    """No game has the letters “ZZ”. These are known: ..."""
    change(folder, 'code = "', 'code = "ZZ', "examples.toml")


def slow(folder: Path) -> None:
    """The rules of “mine” are slow: ... positions a second, where 300 are needed for hints and verdicts."""
    change(folder, "goal=all_on_foundations", "goal=SLOW")
    change(
        folder,
        "STEP = 1.16",
        "import time\nfrom qtsolitaire.api import Goal\n"
        "SLOW = Goal('all_on_foundations', lambda b, p: sum(map(len, b.piles[:2])) + sum(range(1_000_000)) * 0 + 1)\n"
        "STEP = 1.16",
    )


def no_move(folder: Path) -> None:
    """None of the first deals of the game “mine” has a legal move."""
    change(folder, "stock=Draw", "rules=(NO,), stock=None and Draw")
    change(
        folder,
        "STEP = 1.16",
        "from qtsolitaire.api import Whole\nNO = Whole('room', lambda b, p, m: False)\nSTEP = 1.16",
    )


def won_at_once(folder: Path) -> None:
    """The game “mine” is won before the first move."""
    change(folder, "goal=all_on_foundations", "goal=DONE")
    change(
        folder,
        "STEP = 1.16",
        "from qtsolitaire.api import Goal\nDONE = Goal('all_on_foundations', lambda b, p: 0)\nSTEP = 1.16",
    )


def raises_late(folder: Path) -> None:
    """“mine/variant.py”, line ...: ValueError: late"""
    change(folder, "after=(turn_up,)", "after=(turn_up, LATE)")
    change(
        folder,
        "STEP = 1.16",
        "from qtsolitaire.api import Consequence\n"
        "def _late(board, places, touched):\n    raise ValueError('late')\n"
        "LATE = Consequence('turn_up', _late)\nSTEP = 1.16",
    )


def no_such_file(folder: Path) -> None:
    """“mine/variant.py” failed: No such file or directory"""
    (folder / "variant.py").unlink()


MUTATORS = [
    overlap, too_wide, no_name, empty_text, other_placeholders, page_missing, page_empty, example_refused,
    example_untold, example_code, slow, no_move, won_at_once, raises_late, no_such_file,
]  # fmt: skip


@pytest.mark.parametrize("mutate", MUTATORS, ids=lambda mutate: mutate.__name__)
def test_what_is_to_be_mended_is_told_in_a_plain_sentence(mutate: Mutator, folder: Path) -> None:
    mutate(folder)
    said = [sentence(found.problem) for found in check_variant(folder)]
    wanted = ".*".join(map(re.escape, (mutate.__doc__ or "").split("...")))
    assert any(re.fullmatch(wanted, each) for each in said), said


def test_the_command_says_file_and_line_and_its_status_is_1(folder: Path) -> None:
    empty_text(folder)
    command = [sys.executable, "-m", "qtsolitaire", "check", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    line = next(
        n for n, t in enumerate((folder / "variant.py").read_text().splitlines(), 1) if "setting.passes.P1" in t
    )
    assert done.returncode == 1
    told = "The text “setting.passes.P1” in the language “fr” is not sound: it is empty."
    assert done.stdout == f"{folder / 'variant.py'}:{line}: {told}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(language: str, folder: Path) -> None:
    overlap(folder)
    command = [sys.executable, "-m", "qtsolitaire", "check", str(folder), "--lang", language]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    assert "covered_by" in said
    assert (language == "en") == ("lie on one another" in said)


@pytest.mark.parametrize("variant", BUNDLED.variants, ids=lambda variant: variant.id)
@pytest.mark.parametrize("check", ["codes", "layout", "texts", "examples"])
def test_the_bundled_games_pass_what_authors_must(variant: object, check: str) -> None:
    from qtsolitaire.rules.table import Variant

    assert isinstance(variant, Variant)
    assert [str(found.problem) for found in check_variant(BUNDLED.origin(variant), check)] == []


def test_a_finding_is_a_problem_with_a_sentence() -> None:
    assert issubclass(type(check_variant(Path("nowhere"))[0].problem), Problem)
