"""The games that can be played, and the plugins that failed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from qtsolitaire import places
from qtsolitaire.plugins.folders import plugin_files
from qtsolitaire.plugins.loading import Fault, declared, fault_of, import_file, texts
from qtsolitaire.rules.codeoptions import check_codes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Variant


@dataclass(slots=True)
class Catalogue:
    """Loaded in order: a game never takes the id or the letters of one that came before."""

    variants: list[Variant] = field(default_factory=list)  # in the order in which they are shown
    faults: list[Fault] = field(default_factory=list)  # one per plugin or game refused
    _origins: dict[str, tuple[Path, ModuleType]] = field(default_factory=dict)
    _texts: dict[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)

    def get(self, name: str) -> Variant:
        """The variant of this id; hyphens, underscores, spaces, apostrophes and case are forgiven (AP-10).

        Raises:
            VariantProblem: there is no such game.
        """
        wanted = plain(name)
        for variant in self.variants:
            if plain(variant.id) == wanted:
                return variant
        raise VariantProblem("variant.unknown", name=name[:40], known=", ".join(v.id for v in self.variants))

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        """The sentences that the variant's plugin brings for a language, empty where it has none."""
        _, module = self._origins[variant.id]
        key = (module.__name__, language)
        if key not in self._texts:
            self._texts[key] = texts(module, language)
        return self._texts[key]

    def folder(self, variant: Variant) -> Path:
        """Where the variant's pages and examples lie."""
        return self.origin(variant).parent

    def origin(self, variant: Variant) -> Path:
        """The file that declares the variant."""
        return self._origins[variant.id][0]

    def of_file(self, path: Path) -> list[Variant]:
        """The games that a plugin file has brought."""
        return [variant for variant in self.variants if self._origins[variant.id][0] == path]

    def add(self, path: Path, *, proven: bool = False) -> None:
        """Load one plugin file; whatever goes wrong becomes a fault.

        Args:
            path: the file.
            proven: its tables are compiled by the program's own tests, so they need not be at every start.
        """
        try:
            module = import_file(path)
            variants = declared(module, path.name)
        except (Exception, SystemExit) as error:
            self.faults.append(fault_of(path, error))
        else:
            for variant in variants:
                self._admit(variant, path, module, proven)

    def replace(self, path: Path) -> list[Variant]:
        """Load a changed plugin file anew; while it fails its old games play on.

        Returns:
            The games it brings now.
        """
        fresh = Catalogue([variant for variant in self.variants if self._origins[variant.id][0] != path])
        fresh.add(path)
        self.faults = [fault for fault in self.faults if fault.path != path] + fresh.faults
        if not fresh.faults:
            self.remove(path)
            self.variants += [variant for variant in fresh.variants if variant.id in fresh._origins]
            self._origins |= fresh._origins
        return self.of_file(path)

    def remove(self, path: Path) -> None:
        """Forget the games of a plugin file."""
        for variant in self.of_file(path):
            self.variants.remove(variant)
            _, module = self._origins.pop(variant.id)
            self._texts = {key: held for key, held in self._texts.items() if key[0] != module.__name__}

    def _admit(self, variant: Variant, path: Path, module: ModuleType, proven: bool) -> None:
        try:
            check(variant, self.variants)
            if not proven:
                Engine(variant)
        except Exception as error:  # lay_out is the plugin's own code
            self.faults.append(fault_of(path, error))
        else:
            self.variants.append(variant)
            self._origins[variant.id] = (path, module)


def load_bundled() -> Catalogue:
    """The games that ship with the program."""
    return load(plugin_files(places.bundled_plugins()), proven=True)


def load(files: Iterable[Path], *, proven: bool = False) -> Catalogue:
    """Load these plugin files in this order; ``proven`` as in ``Catalogue.add``."""
    catalogue = Catalogue()
    for path in files:
        catalogue.add(path, proven=proven)
    return catalogue


def check(variant: Variant, known: Sequence[Variant]) -> None:
    """Refuse a variant that clashes with one that is there, or whose codes contradict one another.

    Raises:
        VariantProblem: says which of its words is wrong.
    """
    for other in known:
        if plain(other.id) == plain(variant.id):
            raise VariantProblem("plugin.same_id", id=variant.id)
        if other.code == variant.code:
            raise VariantProblem("plugin.same_code", code=variant.code, id=variant.id, other=other.id)
    check_codes(variant)


def plain(name: str) -> str:
    """A name as it is compared: letters and digits, without case."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
