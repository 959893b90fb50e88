"""Whatever a player opens, drops or pastes becomes a record: a game file, a board, or a bare deal code."""

import re
from collections.abc import Sequence
from pathlib import Path

from qtsolitaire.play.record import SUFFIX, Record, loads
from qtsolitaire.play.replay import Replayed, from_board, record_of, replay
from qtsolitaire.play.textfiles import read_text
from qtsolitaire.rules import boards
from qtsolitaire.rules.dealcodes import Deal, parse
from qtsolitaire.rules.errors import BoardProblem
from qtsolitaire.rules.table import Options, Variant

PLAIN_BOARDS = "fc-solve"
"""The alias of the game whose board lines fc-solve and PySolFC write without keys, unless another is chosen."""

_FORMAT_LINE = re.compile(r"^[ \t]*[\"']?format[\"']?[ \t]*=", re.MULTILINE)
_CARD = re.compile(r"(?:10|[A2-9TJQK])[SHDC♠♥♦♣](?![\w-])", re.IGNORECASE)
_MICROSOFT = re.compile(r"#\s*\d+")
_LONGEST_CODE = 60


def understand(
    text: str,
    variants: Sequence[Variant],
    chosen: Variant | None = None,
    options: Options | None = None,
    suffix: str = "",
) -> Record:
    """The record that a text means.

    Args:
        text: a game file, a board, or a deal code.
        variants: the games there are.
        chosen: the game for texts that name none.
        options: the chosen game's options, for what the text leaves open.
        suffix: of the file's name; ``.qsol`` is a game file whatever it holds.

    Raises:
        RecordProblem, BoardProblem, CodeProblem: it is nothing of the kind, or a faulty one.
    """
    if suffix.lower() == SUFFIX or _FORMAT_LINE.search(text):
        return loads(text)
    line = text.strip().removeprefix("\ufeff")
    if line and len(line) <= _LONGEST_CODE and "\n" not in line and not _is_board_line(line):
        deal: Deal = parse(line, variants, *_game_of(line, variants, chosen, options))
        return Record(deal.variant.id, code=deal.code)
    return record_of(from_board(_read(text, variants, chosen, options), variants))


def _read(text: str, variants: Sequence[Variant], chosen: Variant | None, options: Options | None) -> boards.Board:
    """The board; lines without keys are of the chosen game where it has as many columns, else of the usual one."""
    if not boards.is_plain(text):
        return boards.read(text, variants, chosen, options)
    if chosen is not None:
        try:
            return boards.read(text, variants, chosen, options)
        except BoardProblem as problem:
            if problem.text_id != "board.columns":
                raise
    return boards.read(text, variants, boards.variant_named(PLAIN_BOARDS, variants))


def _game_of(
    line: str, variants: Sequence[Variant], chosen: Variant | None, options: Options | None
) -> tuple[Variant | None, Options | None]:
    """The game that a line without one means: a Microsoft number is of the game that has such numbers (DC-05)."""
    if not _MICROSOFT.fullmatch(line) or (chosen is not None and chosen.numberings):
        return chosen, options
    return boards.variant_named(PLAIN_BOARDS, variants) or chosen, None


def _is_board_line(line: str) -> bool:
    return ":" in line or len(_CARD.findall(line)) > 1


def understand_file(
    path: Path, variants: Sequence[Variant], chosen: Variant | None = None, options: Options | None = None
) -> Record:
    """The record that a file means.

    Raises:
        RecordProblem, BoardProblem, CodeProblem: as ``understand``, and ``file.…`` for what is no text file.
    """
    return understand(read_text(path), variants, chosen, options, path.suffix)


def open_text(
    text: str, variants: Sequence[Variant], chosen: Variant | None = None, options: Options | None = None
) -> Replayed:
    """The game that a text means, played to its end.

    Raises:
        RecordProblem, BoardProblem, CodeProblem: as ``understand`` and ``replay``.
    """
    return replay(understand(text, variants, chosen, options), variants)
