"""``qtsolitaire solve``: can this still be won, and how; with ``--many`` a whole range of deals, a row each.

Searches run in processes of their own with bounded memory, so that neither a long one nor many can harm the machine.
"""

import argparse
import math
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from qtsolitaire import places, plugins
from qtsolitaire.commands import PROGRAM, Answer, Context
from qtsolitaire.commands import replay as replaying
from qtsolitaire.commands.solve_many import SolveProblem, Wanted, run_many
from qtsolitaire.play.session import Session
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.table import Variant
from qtsolitaire.solving import study
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.service import bound_memory
from qtsolitaire.text.speech import Speech

USAGE = "solve CODE|FILE|--many GAME FIRST LAST"

SECONDS = 30.0
MOST_SECONDS = 86_400.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A code or a file, or many deals."""
    parser.add_argument("what", metavar="CODE|FILE", nargs="*")
    parser.add_argument("--seconds", type=_seconds, default=SECONDS)
    parser.add_argument("--many", nargs=3, metavar=("GAME", "FIRST", "LAST"))
    parser.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--cluster", metavar="ADDRESS")


def _seconds(text: str) -> float:
    value = float(text)
    if not (math.isfinite(value) and 0 < value <= MOST_SECONDS):
        raise ValueError(text)
    return value


def _jobs(text: str) -> int:
    value = int(text)
    if not 0 < value <= 1024:
        raise ValueError(text)
    return value


def run(given: argparse.Namespace, context: Context) -> Answer:
    """Search one position, or many deals."""
    if bool(given.many) == bool(given.what):
        raise SolveProblem("usage.wrong", usage=f"{PROGRAM} {USAGE}")
    if given.many:
        game, first, last = given.many
        wanted = Wanted(game, first, last, given.seconds, given.out, given.jobs)
        return run_many(wanted, context, lambda: workers(given.jobs, given.cluster), load, drop_ins(context))
    return _one(given, context)


def _one(given: argparse.Namespace, context: Context) -> Answer:
    """Verdict, positions, seconds, and the moves as a game file has them."""
    session, refused = _session(given.what, context)
    if session is None:
        return Answer(refused, 1)
    text = boards.write(session.engine, session.position)
    task = study.Task("", text, given.seconds, load, drop_ins(context))
    with workers(1) as executor:
        found = next(study.study([task], executor))
    return Answer(_told(found, context.speech))


def _session(words: list[str], context: Context) -> tuple[Session | None, str]:
    """The game of a file where it ends, or of a code; None and the refusal where the file breaks a rule."""
    path = Path(words[0])
    if len(words) == 1 and (path.exists() or path.suffix):
        replayed = replaying.played(path, context)
        if replayed.stop:
            return None, replaying.refusal_line(replayed, context)
        return replayed.session, ""
    return Session.from_deal(dealcodes.parse(" ".join(words), context.catalogue.variants)), ""


def _told(found: study.Found, speech: Speech) -> str:
    say = speech.say
    lines = [
        say(f"command.solve.{found.verdict.value}"),
        say("command.solve.positions", positions=str(found.positions)),
        say("command.solve.seconds", seconds=f"{found.seconds:.3f}"),
    ]
    if found.error:
        lines.append(say("command.solve.error", error=found.error))
    if found.verdict is Verdict.WON:
        lines += ["moves = [", *(f'    "{move}",' for move in found.line), "]"]
    return "\n".join(lines) + "\n"


# Workers


def load(files: tuple[str, ...]) -> list[Variant]:
    """The bundled games and those of these plugin files that the player allows; runs in the workers."""
    catalogue = plugins.load_bundled()
    plugins.add_allowed(catalogue, map(Path, files))
    return catalogue.variants


def drop_ins(context: Context) -> tuple[str, ...]:
    """The files of games that do not ship with the program."""
    bundled = places.bundled_plugins()
    origins = dict.fromkeys(map(context.catalogue.origin, context.catalogue.variants))
    return tuple(str(path) for path in origins if bundled not in path.parents)


@contextmanager
def workers(jobs: int, cluster: str | None = None) -> Iterator[Executor]:
    """Where searches run: processes of this machine, or the cluster at this address.

    Raises:
        Problem: Dask is not installed, or nothing answers there.
    """
    if cluster:
        from qtsolitaire.commands.cluster import connected

        with connected(cluster) as executor:
            yield executor
        return
    spawn = multiprocessing.get_context("spawn")  # the same on every system, and harmless beside threads
    executor = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin_worker)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _begin_worker() -> None:
    """A worker leaves at once on Ctrl+C, and cannot eat the machine's memory."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    bound_memory()
