"""Import one plugin file and hear what it declares. Whatever goes wrong in it is told by file and line."""

import importlib.util
import sys
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NamedTuple

import pluggy

from qtsolitaire import hookspecs
from qtsolitaire.plugins.folders import DECLARATION, MOST_BYTES, Candidate, belongs, shown_name
from qtsolitaire.plugins.sources import FINDER
from qtsolitaire.rules.errors import Problem, VariantProblem
from qtsolitaire.rules.table import Variant

MOST_ERROR = 300
"""Characters of an error's own text that are shown."""

MOST_TEXT = 2_000
"""Characters of one sentence of a plugin; the host's longest has 200."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a plugin, or one of its games, is not there."""

    path: Path  # the file at fault
    problem: Problem  # the sentence for the player
    line: int = 0  # where in the file, 0 unknown


BUNDLED, DROP_IN, INSTALLED = range(3)
"""Where plugins come from, in the order in which they are let in."""


class Loaded(NamedTuple):
    """A plugin that has been imported and heard."""

    path: Path  # its file
    module: ModuleType
    variants: tuple[Variant, ...]  # as declared, not yet held against other plugins
    outdated: tuple[tuple[str, str], ...] = ()  # words of the api that will go, each with what takes its place
    tier: int = BUNDLED


def load_file(path: Path, candidate: Candidate | None = None) -> Loaded:
    """Import a plugin file and hear its games.

    Args:
        path: the file.
        candidate: its bytes, for a file that is not to be read again; None reads it as Python does.

    Raises:
        BaseException: whatever the file raises, and as ``declared``.
    """
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("ignore")
        warnings.simplefilter("always", hookspecs.OutdatedWord)
        module = import_file(path, candidate)
        variants = declared(module, shown_name(path))
    told = [warning.message for warning in caught if isinstance(warning.message, hookspecs.OutdatedWord)]
    outdated = tuple(dict.fromkeys((word.old, word.new) for word in told))
    return Loaded(path, module, tuple(variants), outdated, BUNDLED if candidate is None else DROP_IN)


def import_file(path: Path, candidate: Candidate | None = None) -> ModuleType:
    """Import a plugin file under a name of its own, so that two files never clash.

    A package's other modules are found beside it as ``from .part import ...``.

    Raises:
        BaseException: whatever the file raises.
    """
    name = f"qtsolitaire_plugin_{sha256(str(path).encode()).hexdigest()[:12]}"
    inside = [str(path.parent)] if path.name == DECLARATION else None
    if candidate is None:
        spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=inside)
    elif not candidate.parts:
        raise VariantProblem("plugin.too_big", file=shown_name(path), most=MOST_BYTES // 1_000_000)
    else:
        spec = FINDER.hold(name, candidate)
    if spec is None or spec.loader is None:
        raise VariantProblem("plugin.not_python", file=shown_name(path))
    if name in sys.modules:
        for old in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
            del sys.modules[old]
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for half in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
            del sys.modules[half]
        raise
    return module


class _Manager(pluggy.PluginManager):
    """Looks for marked functions in a module's own dictionary: twenty times faster, which 200 plugins feel."""

    def parse_hookimpl_opts(self, plugin: object, name: str) -> pluggy.HookimplOpts | None:
        """What the marker says, None for anything that is not marked."""
        found = vars(plugin).get(name)
        marked = isinstance(found, FunctionType) and hasattr(found, f"{hookspecs.PROJECT}_impl")
        return super().parse_hookimpl_opts(plugin, name) if marked else None


def manager(module: ModuleType) -> pluggy.PluginManager:
    """A manager with this plugin alone, its hooks checked against the specifications.

    Raises:
        pluggy.PluginValidationError: a hook has unknown arguments or an unknown name.
    """
    made = _Manager(hookspecs.PROJECT)
    made.add_hookspecs(hookspecs)
    made.register(module)
    made.check_pending()
    return made


def declared(module: ModuleType, name: str) -> Sequence[Variant]:
    """The games that the plugin declares.

    Raises:
        VariantProblem: it is for a newer program, declares none, or something that is no game.
        Exception: whatever its hooks raise.
    """
    hooks = manager(module).hook
    for version in hooks.qtsolitaire_api_version():
        if type(version) is not int:
            raise VariantProblem("plugin.api_not_a_number", file=name, given=repr(version)[:40])
        if version > hookspecs.API_VERSION:
            raise VariantProblem("plugin.newer_api", file=name, needed=version, known=hookspecs.API_VERSION)
    variants: list[Variant] = []
    for answer in hooks.qtsolitaire_variants():
        if not isinstance(answer, Sequence) or isinstance(answer, str | bytes):
            raise VariantProblem("plugin.not_a_list", file=name, given=type(answer).__name__)
        variants += answer
    if not variants:
        raise VariantProblem("plugin.no_variant", file=name)
    for variant in variants:
        if not isinstance(variant, Variant):
            raise VariantProblem("plugin.not_a_variant", file=name, given=type(variant).__name__)
    return variants


def texts(module: ModuleType, language: str) -> Mapping[str, str]:
    """The plugin's sentences, or none where it fails: a broken translation must not stop a game."""
    try:
        return checked_texts(module, language)
    except Exception:  # the plugin's own code
        return {}


def checked_texts(module: ModuleType, language: str) -> Mapping[str, str]:
    """The plugin's sentences.

    Raises:
        VariantProblem: they are no sentences by id, or far too long.
        Exception: whatever its hook raises.
    """
    found: dict[str, str] = {}
    for answer in reversed(manager(module).hook.qtsolitaire_texts(language=language)):
        if not isinstance(answer, Mapping):
            raise VariantProblem("plugin.texts_not_a_mapping", language=language, given=type(answer).__name__)
        for key, text in answer.items():
            if not (isinstance(key, str) and isinstance(text, str)):
                raise VariantProblem("plugin.text_not_text", language=language, key=str(key)[:60])
            if len(text) > MOST_TEXT:
                raise VariantProblem("plugin.text_too_long", language=language, key=key[:60], most=MOST_TEXT)
            found[key] = text
    return found


def fault_of(path: Path, error: BaseException) -> Fault:
    """An exception as a row: what it says, and the last line of the plugin's own files it went through."""
    if isinstance(error, Problem):
        return Fault(path, error)
    name, line, trace = shown_name(path), 0, error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if belongs(file, path):
            name, line = _within(path, file), trace.tb_lineno
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.lineno:
        file = Path(error.filename or path)
        name, line = _within(path, file if path.parent in file.parents else path), error.lineno
    said = error.msg if isinstance(error, SyntaxError) else error
    told = " ".join(f"{type(error).__name__}: {said}".split()).removesuffix(":")[:MOST_ERROR]
    if not line:
        return Fault(path, VariantProblem("plugin.failed_somewhere", file=name, error=told))
    return Fault(path, VariantProblem("plugin.failed", file=name, line=line, error=told), line)


def _within(path: Path, file: Path) -> str:
    """A file of the plugin as it is shown."""
    return f"{path.parent.name}/{file.relative_to(path.parent)}" if path.name == DECLARATION else file.name
