"""Boards as text: any position of any game, written and read back exactly.

The format is that of the boards with known answers which solvers share: ``key: value`` lines, described in
``docs/FORMATS.md``. The plain lines that fc-solve and PySolFC read are read too.
"""

from qtsolitaire.rules.board_options import options_text
from qtsolitaire.rules.board_reading import Board, is_plain, read, variant_named
from qtsolitaire.rules.board_writing import pairs, write

__all__ = ["Board", "is_plain", "options_text", "pairs", "read", "variant_named", "write"]
