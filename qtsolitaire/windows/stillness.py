"""Does the desktop ask for less motion? Asked once the window is seen, without waiting for the answer.

Qt has no word for it on most desktops, so each is asked in its own way: Windows' client area animation
(SPI_GETCLIENTAREAANIMATION), macOS's `reduceMotion`, KDE's `AnimationDurationFactor`, the `enable-animations` of GNOME
and those like it.
"""

import configparser
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

_QUESTIONS = {
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
}
"""By system: what to run, and the answer that means stillness."""

_GET_CLIENT_AREA_ANIMATION = 0x1042


class Stillness(QObject):
    """Asks, and tells the answer once."""

    def __init__(self, tell: Callable[[bool], None], parent: QObject | None = None) -> None:
        """``tell`` gets True where the desktop wants things to be still; at once or a moment later."""
        super().__init__(parent)
        self._tell = tell
        self._process: QProcess | None = None

    def ask(self, platform: str = sys.platform) -> None:
        """Find out; a desktop that cannot be asked says nothing, which is no."""
        if platform == "win32":
            self._tell(_windows_is_still())
        elif platform.startswith("linux") and _kde_is_still(_config_home()):
            self._tell(True)
        else:
            question, still = _QUESTIONS.get(platform, ((), ""))
            if question:
                self._run(question, still)

    def _run(self, question: tuple[str, ...], still: str) -> None:
        process = QProcess(self)
        process.finished.connect(
            lambda _code, _how: self._tell(bytes(process.readAllStandardOutput().data()).strip().decode() == still)
        )
        process.errorOccurred.connect(lambda _error: process.deleteLater())
        process.start(question[0], list(question[1:]))
        process.closeWriteChannel()
        self._process = process


def _config_home() -> Path:
    given = Path(os.environ.get("XDG_CONFIG_HOME", ""))
    return given if given.is_absolute() else Path("~/.config").expanduser()


def _kde_is_still(config: Path) -> bool:
    """KDE writes 0 into kdeglobals where animations are turned off."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(config / "kdeglobals", encoding="utf-8")
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (configparser.Error, ValueError, OSError):
        return False


def _windows_is_still() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value
