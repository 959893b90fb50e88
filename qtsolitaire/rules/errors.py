"""One small family of errors: a text id and what its sentence needs, never a finished English string.

The text layer writes ``problem.<id>`` in the player's language; ``str()`` is for logs and tests.
"""


class Problem(Exception):
    """Something the player or an author gave is wrong; the sentence says what, where and what to do."""

    def __init__(self, text_id: str, **args: str | int) -> None:
        """Name the sentence ``problem.<text_id>`` and fill its placeholders with ``args``."""
        super().__init__(text_id, args)
        self.text_id = text_id
        self.args_by_name = args

    def __str__(self) -> str:
        """Id and arguments on one line."""
        told = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.text_id}({told})"


class CodeProblem(Problem):
    """A deal code that cannot be read or dealt (DC-06)."""


class BoardProblem(Problem):
    """A board text that is no position of the game."""


class RecordProblem(Problem):
    """A game file that cannot be read or played."""


class VariantProblem(Problem):
    """A declaration that contradicts itself; names the variant and the word at fault."""
