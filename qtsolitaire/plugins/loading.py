"""Import one plugin file and hear what it declares. Whatever goes wrong in it is told by file and line."""

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pluggy

from qtsolitaire import hookspecs
from qtsolitaire.rules.errors import Problem, VariantProblem
from qtsolitaire.rules.table import Variant

MOST_ERROR = 300
"""Characters of an error's own text that are shown."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a plugin, or one of its games, is not there."""

    path: Path  # the file at fault
    problem: Problem  # the sentence for the player
    line: int = 0  # where in the file, 0 unknown


def import_file(path: Path) -> ModuleType:
    """Import a plugin file under a name of its own, so that two files never clash.

    A package's other modules are found beside it as ``from .part import ...``.

    Raises:
        BaseException: whatever the file raises.
    """
    name = f"qtsolitaire_plugin_{sha256(str(path).encode()).hexdigest()[:12]}"
    inside = [str(path.parent)] if path.name == "variant.py" else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise VariantProblem("plugin.not_python", file=path.name)
    for old in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
        del sys.modules[old]
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        sys.modules.pop(name, None)
        raise
    return module


def manager(module: ModuleType) -> pluggy.PluginManager:
    """A manager with this plugin alone, its hooks checked against the specifications.

    Raises:
        pluggy.PluginValidationError: a hook has unknown arguments or an unknown name.
    """
    made = pluggy.PluginManager(hookspecs.PROJECT)
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
    needed = max((int(version) for version in hooks.qtsolitaire_api_version()), default=1)
    if needed > hookspecs.API_VERSION:
        raise VariantProblem("plugin.newer_api", file=name, needed=needed, known=hookspecs.API_VERSION)
    variants = [variant for answer in hooks.qtsolitaire_variants() for variant in answer]
    if not variants:
        raise VariantProblem("plugin.no_variant", file=name)
    for variant in variants:
        if not isinstance(variant, Variant):
            raise VariantProblem("plugin.not_a_variant", given=type(variant).__name__)
    return variants


def texts(module: ModuleType, language: str) -> Mapping[str, str]:
    """The plugin's sentences, or none where it fails: a broken translation must not stop a game."""
    try:
        answers = manager(module).hook.qtsolitaire_texts(language=language)
        return {str(key): str(text) for answer in reversed(answers) for key, text in answer.items()}
    except Exception:  # the plugin's own code
        return {}


def fault_of(path: Path, error: BaseException) -> Fault:
    """An exception as a row: what it says, and the last line of the plugin's own file it went through."""
    if isinstance(error, Problem):
        return Fault(path, error)
    line, trace = 0, error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename) == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.lineno:
        line = error.lineno
    told = f"{type(error).__name__}: {error}".strip().removesuffix(":")
    return Fault(path, VariantProblem("plugin.failed", file=path.name, line=line, error=told[:MOST_ERROR]), line)
