"""Say what the system lacks before Qt fails with a message that helps nobody.

Standard library alone, so it runs before anything is installed: `python -m qtsolitaire.doctor`.
The sentences are English, because without Qt there is no translation yet.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence

# What the PySide6 wheels load and do not carry, by soname, and the Debian 12 package that holds it.
_ALWAYS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def no_display(environment: Mapping[str, str], platform: str = sys.platform) -> str:
    """Return the sentence to show when no window can open, or "" when one can be tried.

    Only Linux and its like have to be told where the display is. A Qt platform that draws elsewhere
    (`QT_QPA_PLATFORM=offscreen`, `vnc`...) needs none.
    """
    if not platform.startswith("linux") or not _wants_display(environment):
        return ""
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return ""
    return (
        "Qt Solitaire found no display (neither DISPLAY nor WAYLAND_DISPLAY is set): start it from a graphical session."
    )


def needed_libraries(environment: Mapping[str, str], platform: str = sys.platform) -> dict[str, str]:
    """Return the system libraries that Qt will load here: soname -> Debian package."""
    if not platform.startswith("linux"):
        return {}
    if not _wants_display(environment):
        return _ALWAYS
    if environment.get("DISPLAY"):
        return _ALWAYS | _X11
    return _ALWAYS | (_WAYLAND if environment.get("WAYLAND_DISPLAY") else {})


def missing_libraries(needed: Mapping[str, str]) -> dict[str, str]:
    """Return the part of `needed` that the dynamic linker cannot load."""
    return {soname: package for soname, package in needed.items() if not _loads(soname)}


def advice(missing: Mapping[str, str]) -> str:
    """Return what to tell about missing libraries, or "" when none are."""
    if not missing:
        return ""
    return (
        f"Qt needs system libraries that are not installed: {', '.join(missing)}.\n"
        f"On Debian or Ubuntu: sudo apt-get install {' '.join(missing.values())}\n"
        "Elsewhere: install the packages that hold these files."
    )


def main(arguments: Sequence[str]) -> int:
    """Print what is missing and return 1, or return 0 when all is well.

    `--display` asks for the display alone. With `--install`, root on Debian gets the missing libraries.
    """
    complaint = no_display(os.environ)
    if not complaint and "--display" not in arguments:
        complaint = advice(_still_missing(install="--install" in arguments))
    if complaint:
        print(complaint, file=sys.stderr)
    return 1 if complaint else 0


def _still_missing(install: bool) -> dict[str, str]:
    missing = missing_libraries(needed_libraries(os.environ))
    if missing and install and _may_install():
        print("Installing the system libraries that Qt needs:", *missing.values(), flush=True)
        _install(list(missing.values()))
        missing = missing_libraries(missing)
    return missing


def _wants_display(environment: Mapping[str, str]) -> bool:
    chosen = environment.get("QT_QPA_PLATFORM", "")
    return not chosen or chosen.startswith(("xcb", "wayland"))


def _loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install(packages: list[str]) -> None:
    """Run apt-get; its own messages tell what went wrong, and the check that follows counts."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False)
    subprocess.run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages], env=quiet, check=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
