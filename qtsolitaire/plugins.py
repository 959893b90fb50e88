"""Find, load and list the games. A broken plugin is a row with its reason, never a crash.

A plugin is a module that answers the hooks of ``qtsolitaire.hookspecs``; a folder with a ``variant.py`` or a single
``.py`` file. The bundled games come in by this same door. A plugin's pages lie beside its module.
"""

import importlib.util
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import pluggy

from qtsolitaire import hookspecs, places
from qtsolitaire.rules.codeoptions import check_codes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem, VariantProblem
from qtsolitaire.rules.table import Variant

BUNDLED_ORDER = (
    "thoughtful",
    "klondike",
    "spider",
    "freecell",
    "bakers_game",
    "pyramid",
    "yukon",
    "golf",
    "tripeaks",
    "forty_thieves",
    "canfield",
    "eight_off",
)
"""The gallery's order; folders that are not named come after these, by name."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a plugin is not there."""

    path: Path  # the file at fault
    problem: Problem  # the sentence for the player
    line: int = 0  # where in the file, 0 unknown


@dataclass(slots=True)
class Catalogue:
    """The games that can be played, and the plugins that failed."""

    variants: list[Variant] = field(default_factory=list)  # in the order in which they are shown
    faults: list[Fault] = field(default_factory=list)  # one per plugin or game refused
    _origins: dict[str, tuple[Path, ModuleType]] = field(default_factory=dict)
    _texts: dict[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)

    def get(self, name: str) -> Variant:
        """The variant of this id; hyphens, underscores, spaces, apostrophes and case are forgiven (AP-10).

        Raises:
            VariantProblem: there is no such game.
        """
        wanted = _plain(name)
        for variant in self.variants:
            if _plain(variant.id) == wanted:
                return variant
        raise VariantProblem("variant.unknown", name=name[:40], known=", ".join(v.id for v in self.variants))

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        """The sentences that the variant's plugin brings for a language, empty where it has none."""
        _, module = self._origins[variant.id]
        key = (module.__name__, language)
        if key not in self._texts:
            self._texts[key] = _texts_of(module, language)
        return self._texts[key]

    def folder(self, variant: Variant) -> Path:
        """Where the variant's pages and examples lie."""
        return self._origins[variant.id][0].parent

    @property
    def files(self) -> tuple[Path, ...]:
        """The plugin files whose games are here, each once, in the order they were loaded."""
        return tuple(dict.fromkeys(path for path, _ in self._origins.values()))

    def add(self, path: Path) -> None:
        """Load one plugin file; whatever goes wrong becomes a fault."""
        try:
            module = load_module(path)
            variants = _declared(module)
        except Problem as problem:
            self.faults.append(Fault(path, problem))
        except (Exception, SystemExit) as error:
            self.faults.append(_as_fault(path, error))
        else:
            for variant in variants:
                self._admit(variant, path, module)

    def _admit(self, variant: Variant, path: Path, module: ModuleType) -> None:
        try:
            _check(variant, self.variants)
        except Problem as problem:
            self.faults.append(Fault(path, problem))
        except Exception as error:
            self.faults.append(_as_fault(path, error))
        else:
            self.variants.append(variant)
            self._origins[variant.id] = (path, module)


def load_bundled() -> Catalogue:
    """The games that ship with the program."""
    return load(plugin_files(places.bundled_plugins()))


def load(files: Iterable[Path]) -> Catalogue:
    """Load these plugin files in this order."""
    catalogue = Catalogue()
    for path in files:
        catalogue.add(path)
    return catalogue


def plugin_files(folder: Path) -> list[Path]:
    """The plugin files of a folder, in an order that never depends on the file system."""
    found = [path / "variant.py" for path in folder.iterdir() if (path / "variant.py").is_file()]
    found += [path for path in folder.glob("*.py") if not path.name.startswith((".", "_"))]
    return sorted(found, key=_shown_order)


def _shown_order(path: Path) -> tuple[int, str]:
    name = path.parent.name if path.name == "variant.py" else path.stem
    return (BUNDLED_ORDER.index(name) if name in BUNDLED_ORDER else len(BUNDLED_ORDER), name)


def load_module(path: Path) -> ModuleType:
    """Import a plugin file under a name of its own, so that two files never clash.

    Raises:
        Exception: whatever the file raises.
    """
    name = f"qtsolitaire_plugin_{path.parent.name}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise VariantProblem("plugin.not_python", file=path.name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _manager(module: ModuleType) -> pluggy.PluginManager:
    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(module)
    manager.check_pending()
    return manager


def _declared(module: ModuleType) -> Sequence[Variant]:
    answers = _manager(module).hook.qtsolitaire_variants()
    variants = [variant for answer in answers for variant in answer]
    if not variants:
        raise VariantProblem("plugin.no_variant", file=Path(str(module.__file__)).name)
    for variant in variants:
        if not isinstance(variant, Variant):
            raise VariantProblem("plugin.not_a_variant", given=type(variant).__name__)
    return variants


def _texts_of(module: ModuleType, language: str) -> Mapping[str, str]:
    """The plugin's answer, or nothing where it fails: a broken translation must not stop a game."""
    try:
        answers = _manager(module).hook.qtsolitaire_texts(language=language)
        return {str(key): str(text) for answer in reversed(answers) for key, text in answer.items()}
    except Exception:
        return {}


def _check(variant: Variant, known: Sequence[Variant]) -> None:
    for other in known:
        if _plain(other.id) == _plain(variant.id):
            raise VariantProblem("plugin.same_id", id=variant.id)
        if other.code == variant.code:
            raise VariantProblem("plugin.same_code", code=variant.code, id=variant.id, other=other.id)
    check_codes(variant)
    Engine(variant)


def _as_fault(path: Path, error: BaseException) -> Fault:
    line, trace = 0, error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename) == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.lineno:
        line = error.lineno
    told = f"{type(error).__name__}: {error}".strip().rstrip(":")
    return Fault(path, VariantProblem("plugin.failed", file=path.name, line=line, error=told[:300]), line)


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())
