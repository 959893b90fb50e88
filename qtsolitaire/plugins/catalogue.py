"""The games that can be played, and the plugins that failed."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType

from qtsolitaire import places
from qtsolitaire.plugins.folders import Candidate, plugin_files, shown_name
from qtsolitaire.plugins.inspection import inspect
from qtsolitaire.plugins.loading import Fault, Loaded, fault_of, load_file, texts
from qtsolitaire.rules.codeoptions import check_codes
from qtsolitaire.rules.errors import VariantProblem
from qtsolitaire.rules.table import Variant


class Catalogue:
    """Plugins in order: a game never takes the id or the letters of one that came before.

    Bundled plugins come first, then drop-ins by folder and name, then installed packages by name.
    """

    def __init__(self) -> None:
        """Without games."""
        self.variants: list[Variant] = []  # in the order in which they are shown; a newer revision before an older
        self.faults: list[Fault] = []  # one per plugin or game refused
        self._plugins: list[Loaded] = []  # in order
        self._broken: dict[Path, Fault] = {}  # files that brought nothing
        self._by_path: dict[Path, Loaded] = {}
        self._origins: dict[int, Loaded] = {}  # by the identity of a variant
        self._named: dict[str, Variant] = {}  # the newest revision by plain id
        self._lettered: dict[str, Variant] = {}  # by the letters of codes
        self._gone: dict[str, Loaded] = {}  # plugins that were removed, by the plain ids of their games
        self._texts: dict[tuple[str, str], Mapping[str, str]] = {}  # by module and language

    @property
    def current(self) -> list[Variant]:
        """The games to choose from: every game in its newest revision."""
        return [variant for variant in self.variants if self._named.get(plain(variant.id)) is variant]

    def get(self, name: str) -> Variant:
        """The variant of this id; hyphens, underscores, spaces, apostrophes and case are forgiven (AP-10).

        Raises:
            VariantProblem: there is no such game.
        """
        known = self._named.get(plain(name))
        if known is None:
            names = ", ".join(variant.id for variant in self.current)
            raise VariantProblem("variant.unknown", name=name[:40], known=names)
        return known

    def has(self, name: str) -> bool:
        """True where ``get`` finds a game."""
        return plain(name) in self._named

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        """The sentences that the variant's plugin brings for a language, empty where it has none.

        Raises:
            KeyError: the game was never here.
        """
        module = self._of(variant).module
        key = (module.__name__, language)
        if key not in self._texts:
            self._texts[key] = texts(module, language)
        return self._texts[key]

    def folder(self, variant: Variant) -> Path:
        """Where the variant's pages and examples lie."""
        return self.origin(variant).parent

    def origin(self, variant: Variant) -> Path:
        """The file that declares the variant, or now another of its id.

        Raises:
            KeyError: the game was never here.
        """
        return self._of(variant).path

    def module(self, variant: Variant) -> ModuleType:
        """The module that declares the variant."""
        return self._of(variant).module

    def _of(self, variant: Variant) -> Loaded:
        """A game on the table may have been replaced, or its file deleted, while it is played to its end."""
        held = self._origins.get(id(variant))
        if held is not None:
            return held
        now = self._named.get(plain(variant.id))
        return self._origins[id(now)] if now is not None else self._gone[plain(variant.id)]

    def of_file(self, path: Path) -> list[Variant]:
        """The games that a plugin file has brought."""
        plugin = self._by_path.get(path)
        return [variant for variant in plugin.variants if self._origins.get(id(variant)) is plugin] if plugin else []

    def outdated(self, path: Path) -> tuple[tuple[str, str], ...]:
        """Words of the api that the plugin uses and that will go, each with what takes its place."""
        plugin = self._by_path.get(path)
        return plugin.outdated if plugin else ()

    # Plugins come and go

    def add(self, path: Path, candidate: Candidate | None = None, *, proven: bool = False) -> None:
        """Load one plugin file after the others; whatever goes wrong becomes a fault.

        Args:
            path: the file.
            candidate: its bytes where it is not to be read again.
            proven: its tables have been tried before, so they need not be compiled at every start.
        """
        self._take(path, self._load(path, candidate, proven))

    def _take(self, path: Path, loaded: Loaded | Fault) -> None:
        if isinstance(loaded, Fault):
            self.blame(loaded)
        else:
            self.join(loaded)

    def blame(self, fault: Fault) -> None:
        """Note a plugin that brings nothing."""
        self._broken[fault.path] = fault
        self.faults.append(fault)

    def join(self, plugin: Loaded) -> None:
        """Take in the games of a plugin after the others."""
        self._plugins.append(plugin)
        self._admit(plugin)

    @staticmethod
    def _load(path: Path, candidate: Candidate | None, proven: bool) -> Loaded | Fault:
        try:
            loaded = load_file(path, candidate)
            for variant in loaded.variants:
                check_codes(variant) if proven else inspect(variant)
        except (Exception, SystemExit) as error:  # the plugin's own code
            return fault_of(path, error)
        return loaded

    def replace(self, path: Path, candidate: Candidate | None = None, *, proven: bool = False) -> bool:
        """Load a new or changed plugin file in the place of the old; while it fails the old games play on.

        Returns:
            True where it could be loaded; its games may still clash with others.
        """
        loaded = self._load(path, candidate, proven)
        known = self._by_path.get(path)
        if known is None and path not in self._broken:
            self._take(path, loaded)
            return isinstance(loaded, Loaded)
        self._broken.pop(path, None)
        if isinstance(loaded, Fault):
            self._broken[path] = loaded
        else:
            self._plugins = [loaded if plugin is known else plugin for plugin in self._plugins]
            self._plugins += [loaded] if known is None else []
            self._forget_texts(loaded.module.__name__)
        self._admit_all()
        return isinstance(loaded, Loaded)

    def remove(self, path: Path) -> None:
        """Forget the games of a plugin file."""
        if path in self._by_path or path in self._broken:
            self._gone |= {plain(variant.id): self._by_path[path] for variant in self.of_file(path)}
            self._plugins = [plugin for plugin in self._plugins if plugin.path != path]
            self._broken.pop(path, None)
            self._admit_all()

    def arrange(self, order: Sequence[Path]) -> None:
        """Bring drop-ins into this order, whenever each was loaded: after the bundled, before installed packages."""
        place = {path: at for at, path in enumerate(order)}
        ordered = sorted(self._plugins, key=lambda plugin: (plugin.tier, place.get(plugin.path, -1)))
        if ordered != self._plugins:
            self._plugins = ordered
            self._admit_all()

    def _forget_texts(self, module: str) -> None:
        self._texts = {key: held for key, held in self._texts.items() if key[0] != module}

    # Who is let in

    def _admit_all(self) -> None:
        self.variants.clear()
        self.faults[:] = self._broken.values()
        for index in (self._origins, self._named, self._lettered, self._by_path):
            index.clear()
        for plugin in self._plugins:
            self._admit(plugin)

    def _admit(self, plugin: Loaded) -> None:
        self._by_path[plugin.path] = plugin
        for variant in sorted(plugin.variants, key=lambda each: -each.revision):
            try:
                self._check(variant, plugin)
            except VariantProblem as problem:
                self.faults.append(Fault(plugin.path, problem))
            else:
                self._origins[id(variant)] = plugin
                self._named.setdefault(plain(variant.id), variant)
                self._lettered.setdefault(variant.code, variant)
                self.variants.append(variant)
        self._as_declared(plugin)

    def _as_declared(self, plugin: Loaded) -> None:
        """The plugin's own order, newest revisions first."""
        own = [variant for variant in plugin.variants if self._origins.get(id(variant)) is plugin]
        first = [variant for variant in own if self._named[plain(variant.id)] is variant]
        self.variants[len(self.variants) - len(own) :] = [*first, *(v for v in own if v not in first)]

    def _check(self, variant: Variant, plugin: Loaded) -> None:
        """Refuse a game that clashes with one that is there.

        Raises:
            VariantProblem: names both games and files.
        """
        named, lettered = self._named.get(plain(variant.id)), self._lettered.get(variant.code)
        if named is not None and named is lettered and self._is_older(variant, named, plugin):
            return
        file = shown_name(plugin.path)
        for other, text_id in ((named, "plugin.same_id"), (lettered, "plugin.same_code")):
            if other is not None:
                told = {"file": file, "id": variant.id, "code": variant.code, "other": other.id}
                raise VariantProblem(text_id, **told, other_file=shown_name(self._origins[id(other)].path))

    def _is_older(self, variant: Variant, named: Variant, plugin: Loaded) -> bool:
        """True for another revision of a game, from the same plugin: it keeps old codes playable (DC-04)."""
        revisions = {each.revision for each in self.variants if each.id == variant.id}
        return named.id == variant.id and self._origins[id(named)] is plugin and variant.revision not in revisions


def load_bundled() -> Catalogue:
    """The games that ship with the program."""
    return load(plugin_files(places.bundled_plugins()), proven=True)


def load(files: Iterable[Path], *, proven: bool = False) -> Catalogue:
    """Load these plugin files in this order; ``proven`` as in ``Catalogue.add``."""
    catalogue = Catalogue()
    for path in files:
        catalogue.add(path, proven=proven)
    return catalogue


def plain(name: str) -> str:
    """A name as it is compared: letters and digits, without case."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
