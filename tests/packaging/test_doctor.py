"""What the player reads when the system lacks something."""

import pytest

from qtsolitaire import doctor


@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        ({"DISPLAY": ":0"}, "linux"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux"),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "linux"),
        ({}, "darwin"),
        ({}, "win32"),
    ],
)
def test_a_window_can_be_tried(environment: dict[str, str], platform: str) -> None:
    assert doctor.no_display(environment, platform) == ""


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}])
def test_no_display_is_told_in_one_sentence(environment: dict[str, str]) -> None:
    told = doctor.no_display(environment, "linux")
    assert "no display" in told
    assert told.count(".") == 1
    assert "\n" not in told


def test_the_libraries_follow_the_display() -> None:
    offscreen = doctor.needed_libraries({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    x11 = doctor.needed_libraries({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "linux")
    wayland = doctor.needed_libraries({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert "libegl1" in offscreen.values()
    assert "libxcb-cursor0" not in offscreen.values()
    assert "libxcb-cursor0" in x11.values()
    assert "libwayland-client0" in wayland.values()
    assert doctor.needed_libraries({}, "darwin") == {}


def test_a_missing_library_is_told_with_the_package_to_install() -> None:
    needed = {"libc.so.6": "libc6", "libno-such-thing.so.7": "libno-such-thing7"}
    missing = doctor.missing_libraries(needed)
    assert missing == {"libno-such-thing.so.7": "libno-such-thing7"}
    assert "sudo apt-get install libno-such-thing7" in doctor.advice(missing)
    assert "libno-such-thing.so.7" in doctor.advice(missing)


def test_nothing_missing_is_nothing_said() -> None:
    assert doctor.advice({}) == ""


def test_without_a_display_the_check_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(doctor, "no_display", lambda _environment: "No display.")
    assert doctor.main(["--display"]) == 1
    assert capsys.readouterr().err == "No display.\n"
