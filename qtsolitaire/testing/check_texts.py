"""Can a game speak: its sentences in three languages, its pages, its examples."""

from collections.abc import Iterator
from pathlib import Path

from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Variant
from qtsolitaire.testing.findings import CheckProblem, Finding, Subject
from qtsolitaire.text import coverage, examples
from qtsolitaire.text.languages import ENGLISH, LANGUAGES
from qtsolitaire.text.placeholders import placeholders

PAGES = ("rules", "faq")


def check_texts(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Every sentence that the game can say is there, with the same placeholders."""
    for language in LANGUAGES:
        for gap in coverage.gaps(variant, subject.catalogue, language):
            word = gap.text_id
            if gap.reason:
                said = {"language": language, "id": word, "reason": gap.reason}
                yield subject.at(variant, "check.text_faulty", word, **said)
            else:
                yield subject.at(variant, "check.text_missing", word, language=language, id=word)


def check_pages(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """A page that is there in one language is there in all, and can be read."""
    folder = subject.path.parent
    for page in PAGES:
        files = {language: folder / f"{page}.{language}.md" for language in LANGUAGES}
        if not any(file.is_file() for file in files.values()):
            continue
        for language, file in files.items():
            if not file.is_file():
                yield Finding(file, 1, CheckProblem("check.page_missing", file=file.name, language=language))
            elif not _is_text(file):
                yield Finding(file, 1, CheckProblem("check.page_unreadable", file=file.name))


def _is_text(file: Path) -> bool:
    try:
        return bool(file.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return False


def check_examples(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Every example happens as written, and is told in three languages."""
    folder = subject.path.parent
    try:
        found = examples.load(folder)
    except Problem as problem:
        yield Finding(folder / examples.FILE, 1, problem)
        return
    for example in found:
        line = _line(folder / examples.FILE, example.id)
        try:
            for _ in examples.play(example, examples.begin(example, subject.catalogue.variants)):
                pass
        except Problem as problem:
            yield Finding(folder / examples.FILE, line, problem)
        yield from _told(folder, example, line)


def _told(folder: Path, example: examples.Example, line: int) -> Iterator[Finding]:
    for said in (example.title, *(step.say for step in example.steps)):
        for language in LANGUAGES:
            if not said.get(language):
                problem = CheckProblem("check.example_untold", id=example.id, language=language)
                yield Finding(folder / examples.FILE, line, problem)
            elif placeholders(said[language]) != placeholders(said.get(ENGLISH.id, "")):
                problem = CheckProblem("check.example_braces", id=example.id, language=language)
                yield Finding(folder / examples.FILE, line, problem)


def _line(file: Path, word: str) -> int:
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    return next((number for number, line in enumerate(lines, 1) if f'"{word}"' in line), 1)
