"""Nothing of a drop-in file runs before the player's yes, and the answers outlive whatever happens to their file."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.plugins import add_own, load_bundled
from qtsolitaire.plugins.dropins import DropIns, Row, State
from qtsolitaire.plugins.folders import look, user_folder
from qtsolitaire.store import consent
from qtsolitaire.store.consent import Consents, Trial
from tests.plugins.wrong import SOUND, written


def telltale(marker: Path) -> str:
    """A sound plugin that leaves a mark when it is run."""
    return SOUND.replace("\n\nPASSES", f"\n\nopen({str(marker)!r}, 'a').write('x')\nPASSES")


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    return tmp_path / "ran"


def only(drop_ins: DropIns) -> Row:
    (row,) = drop_ins.rows
    return row


def test_nothing_is_run_before_the_yes(marker: Path) -> None:
    path = written(user_folder(), telltale(marker))
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    add_own(load_bundled())
    assert only(drop_ins).state is State.NEW
    assert not marker.exists()
    row = drop_ins.answer(path, True)
    assert row.state is State.TRYING
    assert not marker.exists(), "only its trial, in another process, comes first"
    drop_ins.tried(path, row.candidate.sha, None)
    assert marker.read_text() == "x", "read and imported once"
    assert drop_ins.catalogue.has("mygame")


def test_a_no_is_kept_and_takes_the_games_away(marker: Path) -> None:
    path = written(user_folder(), SOUND)
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    row = drop_ins.answer(path, True)
    drop_ins.tried(path, row.candidate.sha, None)
    drop_ins.answer(path, False)
    assert not drop_ins.catalogue.has("mygame")
    again = DropIns(load_bundled(), Consents())
    again.scan()
    assert only(again).state is State.FORBIDDEN


def test_a_changed_file_asks_again_and_its_old_game_plays_on(marker: Path) -> None:
    path = written(user_folder(), SOUND)
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    row = drop_ins.answer(path, True)
    drop_ins.tried(path, row.candidate.sha, None)
    written(user_folder(), telltale(marker))
    (row,) = drop_ins.scan()
    assert (row.state, row.old_plays) == (State.NEW, True)
    assert drop_ins.catalogue.has("mygame")
    assert not marker.exists()


def test_a_changed_part_of_a_package_asks_again(tmp_path: Path) -> None:
    folder = user_folder() / "deep"
    written(folder, SOUND, "variant.py")
    before = look(folder / "variant.py")
    written(folder / "sub", "VALUE = 2\n", "part.py")
    assert look(folder / "variant.py").sha != before.sha


def test_the_same_bytes_need_no_second_answer_under_another_name() -> None:
    written(user_folder(), SOUND, "a.py")
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    drop_ins.answer(only(drop_ins).path, True)
    (user_folder() / "a.py").rename(user_folder() / "a2.py")
    drop_ins.scan()
    assert only(drop_ins).path.name == "a2.py"


def test_a_trusted_folder_runs_unasked_but_not_what_was_forbidden(marker: Path) -> None:
    path = written(user_folder(), SOUND)
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    assert [row.path for row in drop_ins.trust(user_folder(), True)] == [path]
    drop_ins.answer(path, False)
    again = DropIns(load_bundled(), Consents())
    again.scan()
    assert only(again).state is State.FORBIDDEN


def test_p52_what_did_not_answer_is_skipped_until_asked_for() -> None:
    path = written(user_folder(), SOUND)
    drop_ins = DropIns(load_bundled(), Consents())
    drop_ins.scan()
    row = drop_ins.answer(path, True)
    from qtsolitaire.plugins.vetting import no_answer

    drop_ins.tried(path, row.candidate.sha, no_answer(path, 20))
    again = DropIns(load_bundled(), Consents())
    again.scan()
    told = only(again)
    assert told.state is State.FAULTY
    assert told.problem is not None
    assert told.problem.text_id == "plugin.no_answer"
    assert again.again(path).state is State.TRYING


def test_a_trial_by_another_version_of_the_program_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    consents = Consents()
    consents.tried("f" * 64, Trial("", {}))
    assert Consents().trial("f" * 64) == Trial("", {})
    monkeypatch.setattr(consent, "_VERSION", "another")
    assert Consents().trial("f" * 64) is None


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    content=st.one_of(
        st.binary(max_size=200),
        st.text(max_size=200).map(lambda text: text.encode()),
        st.dictionaries(
            st.sampled_from(["files", "trusted_folders", "trials", "format", "x"]),
            st.sampled_from(['"text"', "5", "[1, 2]", "{}", "{ a = 1 }", '{ "ff" = { allowed = "yes" } }', "true"]),
        ).map(lambda pairs: "\n".join(f"{key} = {value}" for key, value in pairs.items()).encode()),
    )
)
def test_p54_no_content_of_the_file_allows_anything_or_stops_the_program(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "plugins.toml"
    path.write_bytes(content)
    consents = Consents(path)
    assert consents.answer("f" * 64) is None
    assert not consents.allows(tmp_path / "a.py", "f" * 64)
    consents.say(tmp_path / "a.py", "f" * 64, True)
    assert consents.allows(tmp_path / "a.py", "f" * 64)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(answers=st.dictionaries(st.text("0123456789abcdef", min_size=64, max_size=64), st.booleans(), max_size=5))
def test_answers_come_back_as_they_were_given(answers: dict[str, bool], tmp_path: Path) -> None:
    path = tmp_path / "round.toml"
    path.unlink(missing_ok=True)
    consents = Consents(path)
    for sha, allowed in answers.items():
        consents.say(tmp_path / "a.py", sha, allowed)
    assert {sha: Consents(path).answer(sha) for sha in answers} == answers


def test_a_relative_trusted_folder_is_none(tmp_path: Path) -> None:
    path = tmp_path / "plugins.toml"
    path.write_text('trusted_folders = ["plugins", "."]\n')
    assert Consents(path).trusted_folders() == ()
