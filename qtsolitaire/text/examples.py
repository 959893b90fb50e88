"""Examples of a game: real deals with their moves, and the sentence to read at each step.

They lie beside the plugin as ``examples.toml``::

    [[example]]
    id = "group-in-disorder"
    code = "TF1-D1N-AAAAAAB"
    before = ["t4 t5"]                      # played without a word, so that the example begins in mid-game
    title = { en = "...", fr = "...", hi = "..." }

    [[example.step]]
    move = "t4 t6 3"                        # optional: what is played or tried
    refused = "source.disordered"           # where the move must be refused, and by which rule
    limit = 5                               # the number that the refusal tells, where it tells one
    say = { en = "...", fr = "...", hi = "..." }

They are stepped through on the table and run as tests: ``play`` refuses an example that does not happen as written.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qtsolitaire.play.movetext import from_text
from qtsolitaire.play.session import Session
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.errors import Problem, RecordProblem
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Event, Move, Refusal
from qtsolitaire.text.languages import ENGLISH

FILE = "examples.toml"


@dataclass(frozen=True, slots=True)
class Step:
    """One step to read, with what happens on the table."""

    say: Mapping[str, str]  # the sentence by language
    move: str = ""  # as text; "": nothing is played
    refused: str = ""  # the rule that refuses the move; "": it is played
    limit: int = -1  # the number of the refusal, -1: not told


@dataclass(frozen=True, slots=True)
class Example:
    """A real deal with its steps."""

    id: str  # unique in its file
    code: str  # the deal
    title: Mapping[str, str]  # by language
    before: tuple[str, ...]  # moves played before the first step
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a step did."""

    step: Step
    move: Move | None  # the move played or tried
    events: tuple[Event, ...]  # what happened; () for a refusal
    refusal: Refusal | None


def load(folder: Path) -> tuple[Example, ...]:
    """The examples beside a plugin, () where it has none.

    Raises:
        RecordProblem: the file cannot be read, or lacks something.
    """
    path = folder / FILE
    if not path.is_file():
        return ()
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))["example"]
        return tuple(_example(entry) for entry in found)
    except KeyError as missing:
        raise RecordProblem("example.missing", file=FILE, key=str(missing.args[0])) from None
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise RecordProblem("example.unreadable", file=FILE, error=str(error)[:200]) from None


def _example(entry: dict[str, Any]) -> Example:
    steps = tuple(
        Step(dict(step["say"]), step.get("move", ""), step.get("refused", ""), step.get("limit", -1))
        for step in entry["step"]
    )
    return Example(entry["id"], entry["code"], dict(entry["title"]), tuple(entry.get("before", ())), steps)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in this language, else in English."""
    return texts.get(language) or texts.get(ENGLISH.id, "")


def begin(example: Example, variants: Sequence[Variant]) -> Session:
    """The game at the example's first step.

    Raises:
        Problem: the code is wrong, or a move before the first step is refused.
    """
    session = Session.from_deal(dealcodes.parse(example.code, variants))
    for number, text in enumerate(example.before, 1):
        answer = session.play(from_text(session.engine, session.position, text, number))
        if isinstance(answer, Refusal):
            raise RecordProblem("example.move_refused", id=example.id, number=number, move=text, rule=answer.rule)
    return session


def play(example: Example, session: Session) -> Iterator[Shown]:
    """Take the steps one by one on a session from ``begin``.

    Raises:
        RecordProblem: a step does not happen as written.
    """
    for number, step in enumerate(example.steps, 1):
        yield take(example, session, number, step)


def take(example: Example, session: Session, number: int, step: Step) -> Shown:
    """Take one step, numbered from 1.

    Raises:
        RecordProblem: it does not happen as written.
    """
    if not step.move:
        return Shown(step, None, (), None)
    move = from_text(session.engine, session.position, step.move, number)
    answer = session.play(move)
    if not isinstance(answer, Refusal):
        if step.refused:
            raise _not_as_written(example, number, step, "-")
        return Shown(step, move, answer.events, None)
    if answer.rule != step.refused or step.limit not in (-1, answer.limit):
        raise _not_as_written(example, number, step, f"{answer.rule} {answer.limit}")
    return Shown(step, move, (), answer)


def _not_as_written(example: Example, number: int, step: Step, found: str) -> Problem:
    wanted = f"{step.refused or '-'} {step.limit}"
    return RecordProblem("example.not_as_written", id=example.id, number=number, wanted=wanted, found=found)
