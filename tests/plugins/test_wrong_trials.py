"""What only running a plugin shows: a trial in a process of its own ends it, and the reason is told (P52, P53)."""

import os
import time
from pathlib import Path

import pytest

from qtsolitaire.plugins.folders import look
from qtsolitaire.plugins.vetting import vet
from tests.plugins.wrong import SOUND, sentence, spoiled, trial_problem, written

AT_IMPORT = "\n\nPASSES"


def vetted(folder: Path, source: str, seconds: float = 15.0) -> str:
    path = written(folder, source)
    return sentence(vet(path, look(path).sha, seconds))


def test_a_sound_plugin_passes(tmp_path: Path) -> None:
    assert vetted(tmp_path, SOUND) == ""


def test_what_a_plugin_prints_does_not_disturb_the_answer(tmp_path: Path) -> None:
    assert vetted(tmp_path, spoiled(AT_IMPORT, '\n\nprint(\'{"problem": "x"}\')\nPASSES')) == ""


def test_p52_an_endless_loop_at_import_is_ended(tmp_path: Path) -> None:
    began = time.monotonic()
    said = vetted(tmp_path, spoiled(AT_IMPORT, "\n\nwhile True: pass\nPASSES"), seconds=2)
    assert said == "“mine.py” gave no answer within 2 seconds when it was tried."
    assert time.monotonic() - began < 8


def test_p52_a_rule_that_loops_is_ended(tmp_path: Path) -> None:
    rule = '__import__("qtsolitaire.api").api.Whole("slow", lambda b, p, m: all(True for _ in iter(int, 1)))'
    said = vetted(tmp_path, spoiled("after=(turn_up,),", f"after=(turn_up,), rules=({rule},),"), seconds=3)
    assert said == "“mine.py” gave no answer within 3 seconds when it was tried."


def test_p52_games_without_end_are_ended(tmp_path: Path) -> None:
    """A generator of games is no list of them, so it is never run through."""
    source = spoiled("return [Variant", "while True:\n        yield [Variant")
    assert vetted(tmp_path, source) == "“mine.py” gives a “generator” where a list of games is expected."


def test_p52_texts_that_sleep_are_ended(tmp_path: Path) -> None:
    source = spoiled('return {"game.mygame.name"', 'import time; time.sleep(30); return {"game.mygame.name"')
    assert vetted(tmp_path, source, seconds=3) == "“mine.py” gave no answer within 3 seconds when it was tried."


def test_leaving_at_once_is_a_crash_with_its_status(tmp_path: Path) -> None:
    said = vetted(tmp_path, spoiled(AT_IMPORT, "\n\nimport os; os._exit(7)\nPASSES"))
    assert said == "Trying “mine.py” ended with status 7: -"


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX's")
def test_a_crash_is_told_by_its_signal(tmp_path: Path) -> None:
    said = vetted(tmp_path, spoiled(AT_IMPORT, "\n\nimport os; os.kill(os.getpid(), 11)\nPASSES"))
    assert said.startswith("Trying “mine.py” ended with status −11") or "status -11" in said


@pytest.mark.skipif(os.name != "posix", reason="the limit is POSIX's")
def test_a_hog_of_memory_is_told(tmp_path: Path) -> None:
    said = vetted(tmp_path, spoiled(AT_IMPORT, "\n\nHOG = bytearray(4_000_000_000)\nPASSES"))
    assert said == "“mine.py”, line 26: MemoryError"


def test_other_bytes_than_the_allowed_ones_are_not_run(tmp_path: Path) -> None:
    marker = tmp_path / "ran"
    path = written(tmp_path, spoiled(AT_IMPORT, f"\n\nopen({str(marker)!r}, 'w')\nPASSES"))
    assert sentence(vet(path, "0" * 64)) == "“mine.py” has changed since you allowed it."
    assert not marker.exists()


def test_p53_texts_that_are_no_mapping(tmp_path: Path) -> None:
    said = trial_problem(
        tmp_path,
        spoiled('return {"game.mygame.name": "My game", "game.mygame.summary": "Mine."}', "return ['My game']"),
    )
    assert said == "The plugin gives a “list” where its sentences for “en” are expected."


def test_p53_a_text_that_is_a_number(tmp_path: Path) -> None:
    said = trial_problem(tmp_path, spoiled('"My game"', "5"))
    assert said == "In the plugin’s sentences for “en”, “game.mygame.name” is not text."


def test_p53_a_text_of_ten_kilobytes(tmp_path: Path) -> None:
    said = trial_problem(tmp_path, spoiled('"My game"', '"x" * 10_000'))
    assert said == "In the plugin’s sentences for “en”, “game.mygame.name” is longer than 2,000 characters."


def test_p53_a_consequence_that_raises_after_a_move(tmp_path: Path) -> None:
    boom = '__import__("qtsolitaire.api").api.Consequence("boom", lambda board, places, touched: 1 // 0)'
    said = trial_problem(tmp_path, spoiled("after=(turn_up,)", f"after=({boom},)"))
    assert said == "“mine.py”, line 19: ZeroDivisionError: integer division or modulo by zero"


def test_p53_a_consequence_that_takes_cards_which_are_not_there(tmp_path: Path) -> None:
    api = '__import__("qtsolitaire.api").api'
    event = f'{api}.Event(What.CARRIED, 0, 1, b"\\x01\\x02")'
    boom = f'{api}.Consequence("boom", lambda board, places, touched: {event})'
    said = trial_problem(tmp_path, spoiled("after=(turn_up,)", f"after=({boom},)"))
    assert said.startswith("The game takes cards from “stock” that do not lie there.")


def test_a_consequence_that_never_comes_to_rest(tmp_path: Path) -> None:
    boom = (
        '__import__("qtsolitaire.api").api.Consequence("spin", lambda b, p, t: __import__("qtsolitaire.api").api.Event('
        "What.TURNED_UP, 0, 0, b.piles[0][-1:]) if b.piles[0] else None)"
    )
    said = trial_problem(tmp_path, spoiled("after=(turn_up,)", f"after=({boom},)"))
    assert said.startswith("After a move the game goes on by itself without end.")


def test_a_rule_that_answers_now_so_now_so_is_unsound(tmp_path: Path) -> None:
    flip = "import itertools\nFLIP = itertools.cycle((True, False))\n"
    rule = '__import__("qtsolitaire.api").api.Whole("flip", lambda b, p, m: next(FLIP))'
    source = spoiled("after=(turn_up,),", f"after=(turn_up,), rules=({rule},),").replace(
        AT_IMPORT, f"\n\n{flip}\nPASSES"
    )
    assert trial_problem(tmp_path, source).startswith("The game “mygame” contradicts itself when it is played: ")
