"""What a check has found, and where an author looks for it."""

from pathlib import Path
from typing import NamedTuple

from qtsolitaire.plugins import Catalogue
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Variant


class CheckProblem(Problem):
    """Something that an author should mend."""


class Finding(NamedTuple):
    """One thing to be mended."""

    file: Path  # where
    line: int  # 1 for a file as a whole
    problem: Problem  # the sentence


class Subject(NamedTuple):
    """A plugin that could be loaded."""

    path: Path  # the file that declares the games
    catalogue: Catalogue  # it and the bundled games
    variants: tuple[Variant, ...]  # its games

    def at(self, variant: Variant, text_id: str, /, word: str = "", **args: str | int) -> Finding:
        """A finding at the first line that has ``word`` in quotes, else where the game's table is laid out."""
        return Finding(self.path, self._line(variant, word), CheckProblem(text_id, **args))

    def _line(self, variant: Variant, word: str) -> int:
        if word:
            for number, line in enumerate(self.path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                if f'"{word}"' in line or f"'{word}'" in line:
                    return number
        code = getattr(variant.lay_out, "__code__", None)
        return code.co_firstlineno if code is not None and Path(code.co_filename) == self.path else 1
