"""The command line: no window, no display, no Qt unless the language asks for its translations.

Exit status 0: done. 1: the answer is no (an illegal move). 2: bad usage or a bad file, told in one sentence on standard
error. ``docs/FORMATS.md`` describes what goes in and out.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from typing import NoReturn

from qtsolitaire import __version__, commands, plugins
from qtsolitaire.commands import NAMES, ON_THEIR_OWN, PROGRAM, Answer, Context
from qtsolitaire.rules.errors import Problem
from qtsolitaire.text.languages import ENGLISH, LANGUAGES
from qtsolitaire.text.speech import Speech

BAD = 2
BROKEN_PIPE = 141
"""What shells report for a program whose reader went away: 128 + SIGPIPE."""

INTERRUPTED = 130
"""What shells report after Ctrl+C: 128 + SIGINT."""

_HELP = ("--help", "-h")
_VERSION = "--version"
_LANGUAGE = "--lang"
_SAFE = "--safe"


class UsageProblem(Problem):
    """A command line that cannot be understood."""


class _Parser(argparse.ArgumentParser):
    """Raises a Problem where argparse would print English and leave."""

    def error(self, message: str) -> NoReturn:
        raise UsageProblem("usage.wrong", usage=str(self.usage))


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line, ``sys.argv`` where none is given; returns the exit status."""
    speech = Speech(ENGLISH.id)
    try:
        language, rest = _language(sys.argv[1:] if argv is None else argv)
        catalogue = plugins.load_bundled()
        if _SAFE in rest:
            rest.remove(_SAFE)
        elif rest and rest[0] in NAMES and rest[0] not in ON_THEIR_OWN:
            plugins.add_own(catalogue)
        speech = Speech(language, catalogue)
        return _say(_answer(rest, Context(catalogue, speech)))
    except Problem as problem:
        print(speech.problem(problem), file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        return INTERRUPTED


def _language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, and the arguments without it.

    Raises:
        UsageProblem: ``usage.language``.
    """
    rest, language = list(argv), ENGLISH.id
    known = ", ".join(LANGUAGES)
    for place, word in reversed(list(enumerate(rest))):
        name, equals, value = word.partition("=")
        if name != _LANGUAGE:
            continue
        language = value if equals else "".join(rest[place + 1 : place + 2])
        del rest[place : place + (1 if equals else 2)]
        if language not in LANGUAGES:
            raise UsageProblem("usage.language", text=_shown(language), known=known)
    return language, rest


def _answer(argv: list[str], context: Context) -> Answer:
    first = argv[0] if argv else _HELP[0]
    if first in _HELP:
        return Answer(_help(context.speech))
    if first == _VERSION:
        return Answer(f"{PROGRAM} {__version__}\n")
    if first not in NAMES:
        raise UsageProblem("usage.command", text=_shown(first), known=", ".join(NAMES))
    command = commands.command(first)
    if any(word in _HELP for word in argv[1:]):
        return Answer("".join(_help_of(first, command.USAGE, context.speech)))
    parser = _Parser(prog=PROGRAM, usage=_usage(command.USAGE), add_help=False, allow_abbrev=False)
    command.add_arguments(parser)
    given, unknown = parser.parse_known_args(argv[1:])
    if unknown:
        raise UsageProblem("usage.unknown", text=_shown(unknown[0]), usage=_usage(command.USAGE))
    return command.run(given, context)


def _help_of(name: str, usage: str, speech: Speech) -> Iterator[str]:
    """How a command is used, and what it does."""
    yield f"{_usage(usage)}\n\n"
    for text_id in (f"command.help.{name}", f"command.more.{name}"):
        if speech.knows(text_id):
            yield f"{speech.say(text_id)}\n"


def _usage(of: str) -> str:
    return f"{PROGRAM} {of} [{_LANGUAGE} {'|'.join(LANGUAGES)}]"


def _help(speech: Speech) -> str:
    """Every command with one sentence."""
    usages = {name: commands.command(name).USAGE for name in NAMES}
    width = max(map(len, usages.values()))
    rows = [f"  {PROGRAM} {usages[name]:<{width}}  {speech.say(f'command.help.{name}')}\n" for name in NAMES]
    rows.append(f"  {PROGRAM} {'CODE|FILE':<{width}}  {speech.say('command.help.window')}\n")
    notes = [speech.say(f"command.help.{name}") + "\n" for name in ("language", "safe")]
    return "".join([speech.say("command.help"), "\n\n", *rows, "\n", *notes])


def _say(answer: Answer) -> int:
    """Print the answer; a terminal without the suits' signs gets question marks, a closed pipe is no fault."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        for piece in (answer.text,) if isinstance(answer.text, str) else answer.text:
            sys.stdout.write(piece)
            sys.stdout.flush()
    except BrokenPipeError:
        # What is left in the buffer must not fail again when the interpreter closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return answer.status


def _shown(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:60])
