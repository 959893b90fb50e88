"""Settings on the disk: SPEC AP-02 and cases P54, P55, P56, P60."""

import errno
import os
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.store.keys import KEYS, Key, Value
from qtsolitaire.store.preferences import Preferences
from tests.store.damage import WAYS, asides, dangling

DEFAULTS = {key.id: key.default for key in KEYS.values()}


def values(preferences: Preferences) -> dict[str, Value]:
    return {key: preferences[key] for key in KEYS}


def notice_ids(preferences: Preferences) -> list[str]:
    return [problem.text_id for problem in preferences.notices.take()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_ap_02_a_choice_outlives_the_program(path: Path) -> None:
    Preferences(path).set("theme", "blue")
    again = Preferences(path)
    assert again.text("theme") == "blue"
    assert values(again) == DEFAULTS | {"theme": "blue"}
    assert notice_ids(again) == []


def test_first_start_writes_nothing(path: Path) -> None:
    preferences = Preferences(path)
    preferences.set("theme", "system")  # as it stands
    assert not path.exists()


def test_the_folder_is_the_players_own_one(player_home: Path) -> None:
    Preferences().set("double_click", False)
    assert (player_home / "settings" / "settings.toml").is_file()


# P60: (line in the file, key at fault)
WRONG = [
    ("double_click = 1", "double_click"),
    ("double_click = 'yes'", "double_click"),
    ("double_click = 0.0", "double_click"),
    ("four_colours = []", "four_colours"),
    ("language = 'xx'", "language"),
    ("language = true", "language"),
    ("language = 2024-01-01", "language"),
    ("animation = 1e400", "animation"),
    ("animation = nan", "animation"),
    ("animation = -inf", "animation"),
    ("theme = 99999999999999999999", "theme"),
    ("theme = 'ü'", "theme"),
    ("back = ['lattice']", "back"),
    ("rules_width = true", "rules_width"),
    ("rules_width = 400.0", "rules_width"),
    ("rules_width = -1", "rules_width"),
    ("rules_width = 0", "rules_width"),
    ("rules_width = 99999999999999999999", "rules_width"),
    ("rules_width = '1_00'", "rules_width"),
    ("rules_width = 'many'", "rules_width"),
    ("window = [0, 0]", "window"),
    ("window = [0, 0, true, 600]", "window"),
    ("window = [0, 0, 800.5, 600]", "window"),
    ("window = [0, 0, 99999999999999999999, 600]", "window"),
    ("window = 'big'", "window"),
    ("[theme]\nname = 'blue'", "theme"),
    ("options = 3", "options"),
    ("[options]\nklondike = 3", "options.klondike"),
    ("[options]\nklondike = 'draw three'", "options.klondike"),
    ("[options.klondike]\ndraw = 3", "options.klondike"),
]


@pytest.mark.parametrize(("line", "key"), WRONG, ids=[line for line, _ in WRONG])
def test_p60_a_wrong_value_counts_as_its_default_alone(path: Path, line: str, key: str) -> None:
    written = f"large_print = true\n{line}\n"
    path.write_text(written, encoding="utf-8")
    preferences = Preferences(path)
    assert preferences.faults == [key]
    assert values(preferences) == DEFAULTS | {"large_print": True}
    (notice,) = preferences.notices.take()
    assert (notice.text_id, notice.args_by_name["keys"]) == ("store.bad_settings", key)
    assert path.read_text(encoding="utf-8") == written, "rewritten though nothing was changed"


@pytest.mark.parametrize(("line", "key"), WRONG, ids=[line for line, _ in WRONG])
def test_p60_a_change_leaves_no_wrong_value_behind(path: Path, line: str, key: str) -> None:
    path.write_text(f"large_print = true\n{line}\n", encoding="utf-8")
    Preferences(path).set("interactive_rules", False)
    again = Preferences(path)
    assert again.faults == []
    assert values(again) == DEFAULTS | {"large_print": True, "interactive_rules": False}


def test_p60_the_program_itself_cannot_choose_a_wrong_value(path: Path) -> None:
    preferences = Preferences(path)
    with pytest.raises(ValueError, match="theme"):
        preferences.set("theme", "sepia")
    with pytest.raises(ValueError, match="double_click"):
        preferences.set("double_click", 1)
    assert values(preferences) == DEFAULTS


def test_p55_what_other_versions_wrote_is_kept(path: Path) -> None:
    path.write_text(
        "future = 'x'\nwhen = 2026-01-31T10:00:00Z\n[later]\ndeep = { a = [1, 2.5, nan] }\n", encoding="utf-8"
    )
    preferences = Preferences(path)
    assert notice_ids(preferences) == []
    preferences.set("theme", "dark")
    after = tomllib.loads(path.read_text(encoding="utf-8"))
    assert after["future"] == "x"
    assert after["when"] == datetime(2026, 1, 31, 10, tzinfo=UTC)
    assert after["later"]["deep"]["a"][:2] == [1, 2.5]
    assert after["theme"] == "dark"


def test_p55_a_newer_file_is_never_written(path: Path) -> None:
    written = "format = 999\ntheme = 'blue'\n"
    path.write_text(written, encoding="utf-8")
    preferences = Preferences(path)
    assert preferences.text("theme") == "blue"
    preferences.set("theme", "dark")
    assert preferences.text("theme") == "dark", "chosen for as long as the program runs"
    assert path.read_text(encoding="utf-8") == written
    assert notice_ids(preferences) == ["store.newer"]
    assert asides(path) == []


@pytest.mark.parametrize("way", WAYS)
def test_p54_a_damaged_file_is_set_aside_and_told_once(path: Path, way: Callable[[Path], None]) -> None:
    Preferences(path).set_many({"theme": "blue", "back": "waves", "four_colours": True})
    way(path)
    before = path.read_bytes() if path.is_file() else None
    preferences = Preferences(path)
    assert values(preferences) == DEFAULTS
    (aside,) = asides(path)
    if before is not None:
        assert aside.read_bytes() == before
    (notice,) = preferences.notices.take()
    assert (notice.text_id, notice.args_by_name["aside"]) == ("store.set_aside", aside.name)
    preferences.set("theme", "dark")
    assert Preferences(path).text("theme") == "dark"
    assert notice_ids(preferences) == []


def test_p54_a_dangling_link_is_no_file(path: Path) -> None:
    path.write_text("", encoding="utf-8")
    dangling(path)
    preferences = Preferences(path)
    assert values(preferences) == DEFAULTS
    preferences.set("theme", "dark")
    assert Preferences(path).text("theme") == "dark"


def test_settings_kept_elsewhere_stay_there(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.toml"
    real.write_text("theme = 'blue'\n", encoding="utf-8")
    path.symlink_to(real)
    Preferences(path).set("back", "waves")
    assert path.is_symlink()
    assert "waves" in real.read_text(encoding="utf-8")


def test_p54_damage_while_the_program_runs_loses_nothing(path: Path) -> None:
    preferences = Preferences(path)
    preferences.set("theme", "blue")
    path.write_bytes(bytes(100))
    preferences.set("back", "waves")
    again = Preferences(path)
    assert (again.text("theme"), again.text("back")) == ("blue", "waves")
    assert len(asides(path)) == 1


def test_p56_a_place_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "settings").write_text("a file where a folder should be")
    preferences = Preferences(tmp_path / "settings" / "settings.toml")
    preferences.set("theme", "blue")
    preferences.set("theme", "dark")
    assert preferences.text("theme") == "dark"
    assert notice_ids(preferences) == ["store.not_saved"]


def test_p56_a_full_disk_keeps_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences(path)
    preferences.set("theme", "blue")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        preferences.set("back", "waves")
    assert Preferences(path).text("back") == "lattice"
    assert list(path.parent.iterdir()) == [path], "no half file is left"
    assert notice_ids(preferences) == ["store.not_saved"]
    preferences.set("letters", "AVDR")  # there is room again
    assert (Preferences(path).text("back"), Preferences(path).text("letters")) == ("waves", "AVDR")


def test_p56_blanks_and_devanagari_in_the_place(tmp_path: Path) -> None:
    path = tmp_path / "my games" / "बाज़ी" / "settings.toml"
    Preferences(path).set("theme", "blue")
    assert Preferences(path).text("theme") == "blue"


def test_two_windows_do_not_undo_each_other(path: Path) -> None:
    one, other = Preferences(path), Preferences(path)
    one.set("theme", "blue")
    other.set("back", "waves")
    again = Preferences(path)
    assert (again.text("theme"), again.text("back")) == ("blue", "waves")


def test_listeners_hear_the_key_after_the_change(path: Path) -> None:
    preferences = Preferences(path)
    heard: list[tuple[str, Value]] = []
    preferences.listen(lambda key: heard.append((key, preferences[key])))
    preferences.set_many({"theme": "blue", "back": "lattice"})
    preferences.set("theme", "blue")
    assert heard == [("theme", "blue")]


def accepted(key: Key) -> st.SearchStrategy[Any]:
    if key.choices:
        return st.sampled_from(key.choices)
    if isinstance(key.default, bool):
        return st.booleans()
    if isinstance(key.default, tuple):
        number = st.integers(key.low, key.high)
        return st.one_of(st.just(()), st.tuples(*[number] * key.count))
    if isinstance(key.default, int):
        return st.integers(key.low, key.high)
    if key.id == "deck":
        return st.sampled_from(["", "kde:svg-oxygen", "aisleriot:Атласные", "kde:a deck of 3"])
    return st.one_of(st.just(""), st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=60))


@given(st.fixed_dictionaries({key.id: accepted(key) for key in KEYS.values()}))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_can_be_chosen_comes_back(tmp_path: Path, chosen: dict[str, Value]) -> None:
    path = tmp_path / "settings.toml"
    path.unlink(missing_ok=True)
    Preferences(path).set_many(chosen)
    assert values(Preferences(path)) == chosen


VALID = b"format = 1\ntheme = 'blue'\nwindow = [1, 2, 800, 600]\ndouble_click = false\n[options]\nklondike = 'D1N'\n"


@given(
    st.one_of(
        st.binary(max_size=200),
        st.tuples(st.integers(0, len(VALID)), st.integers(0, 20), st.binary(max_size=20)).map(
            lambda cut: VALID[: cut[0]] + cut[2] + VALID[cut[0] + cut[1] :]
        ),
    )
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_p54_any_bytes_start_and_none_are_lost(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    for old in tmp_path.iterdir():
        old.unlink()
    path.write_bytes(content)
    preferences = Preferences(path)
    assert all(KEYS[key].accepts(value) for key, value in values(preferences).items())
    kept = [each.read_bytes() for each in tmp_path.iterdir()]
    assert content in kept, "the file as it was is still there"
    preferences.set("rules_width", 411)
    if not any(notice == "store.newer" for notice in notice_ids(preferences)):
        assert Preferences(path).number("rules_width") == 411


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 100_000,
        b"a = " + b"[" * 100_000,
        b"a = " + b"{a = " * 50_000,
        b"a" + b".a" * 100_000 + b" = 1",
        b"a = 0x" + b"f" * 100_000,
        b"a = " + b"9" * 100_000,
        b"\xff\xfe" + b"a = 1".decode().encode("utf-16-le"),
    ],
    ids=["headers", "arrays", "tables", "dots", "hex", "digits", "utf-16"],
)
def test_traps_for_a_parser_are_set_aside_quickly(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    preferences = Preferences(path)
    assert values(preferences) == DEFAULTS
    assert notice_ids(preferences) == ["store.set_aside"]
