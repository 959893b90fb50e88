"""Qt without a display, for the command line: fonts and painters, no window."""

import sys
from functools import cache

from qtsolitaire.output.wishes import OutputProblem


@cache
def begin() -> object:
    """Have a Qt application, the running one where there is one, and the font for Hindi.

    Raises:
        OutputProblem: ``output.no_qt``: system libraries of Qt are missing.
    """
    try:
        from PySide6.QtGui import QGuiApplication
    except ImportError:
        raise OutputProblem("output.no_qt") from None
    from qtsolitaire.text import fonts

    has_display = sys.platform in ("win32", "darwin")
    arguments = ["qtsolitaire"] if has_display else ["qtsolitaire", "-platform", "offscreen"]
    app = QGuiApplication.instance() or QGuiApplication(arguments)
    fonts.devanagari()
    return app
