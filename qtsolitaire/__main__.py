"""The door: a command goes to the command line without Qt, everything else opens the window.

Nothing is imported before it is needed: the window should stand at once.
"""

import builtins
import gc
import os
import sys
from collections.abc import Sequence

SAFE = "--safe"
"""Option: the games that ship with the program, and no other plugin."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        argv: what stands after the program's name, ``sys.argv`` where None: a command of the command line, or one deal
            code, game file or board file to open, or nothing.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    rest = [word for word in arguments if word != SAFE]
    if rest and _is_command(rest):
        from qtsolitaire import cli

        return cli.main(arguments)
    if not os.environ.get("DISPLAY"):
        from qtsolitaire import doctor

        lacks = doctor.no_display(os.environ)
        if lacks:
            print(lacks, file=sys.stderr)
            return 1
    return _open_window(rest, safe=SAFE in arguments)


def _is_command(arguments: Sequence[str]) -> bool:
    """True for a command's name, an option, or more than the window can open."""
    from qtsolitaire import commands

    return arguments[0] in commands.NAMES or arguments[0].startswith("-") or len(arguments) > 1


def _import_plainly() -> None:
    """Let imports be Python's own again.

    PySide6 reads, and keeps, the source of every module that is imported after it, to see whether the module asks for
    snake_case names. Nothing here does, and it costs 10 ms and 3.5 MB at the start.
    """
    from PySide6 import QtCore

    del QtCore
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _open_window(arguments: Sequence[str], *, safe: bool) -> int:
    """Open the window; where Qt's system libraries are missing, say which packages hold them."""
    gc.disable()  # what is made now stays: a search for garbage would find none; ``app`` enables it again
    try:
        _import_plainly()
        from qtsolitaire import app
    except ImportError:
        from qtsolitaire import doctor

        missing = doctor.missing_libraries(doctor.needed_libraries(os.environ))
        if not missing:
            raise
        print(doctor.advice(missing), file=sys.stderr)
        return 1
    return app.main(arguments, safe=safe)


if __name__ == "__main__":
    sys.exit(main())
