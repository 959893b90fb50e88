"""Everything that the program demands of a plugin, and more: ``qtsolitaire check``, and the same for tests.

from qtsolitaire.testing import CHECKS, check_variant
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from qtsolitaire import places
from qtsolitaire.plugins import Catalogue, plugin_files
from qtsolitaire.plugins.folders import DECLARATION, look, shown_name
from qtsolitaire.plugins.loading import Fault, fault_of
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Variant
from qtsolitaire.testing import check_layout, check_rules, check_texts
from qtsolitaire.testing.findings import CheckProblem, Finding, Subject

Check = Callable[[Subject, Variant], Iterator[Finding]]

CHECKS: Mapping[str, Check] = {
    "opening": check_rules.check_opening,
    "play": check_rules.check_play,
    "undo": check_rules.check_undo,
    "codes": check_rules.check_codes,
    "layout": check_layout.check_layout,
    "texts": check_texts.check_texts,
    "pages": check_texts.check_pages,
    "examples": check_texts.check_examples,
    "search": check_rules.check_search,
    "speed": check_rules.check_speed,
}
"""By name, in the order in which they are made."""


def check_variant(path: Path | str, only: str = "") -> list[Finding]:
    """What must be mended in a plugin: nothing for a sound one. The plugin is run in this process.

    Args:
        path: a plugin's file, or its folder.
        only: one name of ``CHECKS``; all of them where not given.
    """
    subject = load(Path(path))
    if isinstance(subject, list):
        return subject
    checks = [CHECKS[only]] if only else list(CHECKS.values())
    return [
        *_outdated(subject),
        *(found for check in checks for each in subject.variants for found in _made(check, subject, each)),
    ]


def _made(check: Check, subject: Subject, variant: Variant) -> list[Finding]:
    """A check that the plugin's own rules break off is a finding too."""
    try:
        return list(check(subject, variant))
    except Exception as error:  # the plugin's own rules
        return [_found(fault_of(subject.path, error))]


def load(path: Path) -> Subject | list[Finding]:
    """The plugin beside the bundled games, or why it cannot be loaded."""
    file = path / DECLARATION if path.is_dir() else path
    catalogue = Catalogue()
    for known in plugin_files(places.bundled_plugins()):
        if known.resolve() != file.resolve():
            catalogue.add(known, proven=True)
    try:
        candidate = look(file)
    except OSError as error:
        problem = CheckProblem("plugin.failed_somewhere", file=shown_name(file), error=str(error.strerror or error))
        return [Finding(file, 1, problem)]
    catalogue.replace(file, candidate)
    if catalogue.faults:
        return [_found(fault) for fault in catalogue.faults]
    return Subject(file, catalogue, tuple(catalogue.of_file(file)))


def _found(fault: Fault) -> Finding:
    return Finding(fault.path, fault.line or 1, fault.problem)


def _outdated(subject: Subject) -> list[Finding]:
    words: list[Problem] = [
        CheckProblem("check.outdated", old=old, new=new) for old, new in subject.catalogue.outdated(subject.path)
    ]
    return [Finding(subject.path, 1, word) for word in words]
