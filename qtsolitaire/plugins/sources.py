"""Import exactly the bytes that the player said yes to.

A drop-in plugin is read once; its fingerprint, its consent and its import all speak of those bytes, so that nothing can
be changed in between. Python's own caches (``__pycache__``) beside a plugin are never used: a forged one would run
other code under an honest file's fingerprint. Compiled code is kept in the player's cache instead, by fingerprint.
"""

import importlib.util
import marshal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

from qtsolitaire import places
from qtsolitaire.plugins.folders import DECLARATION, Candidate
from qtsolitaire.store.files import write_whole

_ENDING = f".{sys.implementation.cache_tag}.bin"


class HeldLoader(Loader):
    """Runs one module of a plugin from its held bytes."""

    def __init__(self, candidate: Candidate, part: str, codes: "_Codes") -> None:
        """``part`` is the file's name within the plugin, with slashes."""
        self._candidate, self._part, self._codes = candidate, part, codes

    @property
    def file(self) -> Path:
        """Where the bytes came from."""
        return self._candidate.path.parent / self._part

    def get_source(self, _name: str) -> str:
        """The text, for tracebacks."""
        return importlib.util.decode_source(self._candidate.parts[self._part])

    def exec_module(self, module: ModuleType) -> None:
        """Run it.

        Raises:
            BaseException: whatever it raises.
        """
        module.__file__ = str(self.file)
        exec(self._codes.code(self._part), module.__dict__)


class _Codes:
    """A plugin's compiled parts, from the cache where it has them."""

    def __init__(self, candidate: Candidate) -> None:
        self._candidate = candidate
        self._path = places.cache_dir() / "plugins" / f"{candidate.sha}{_ENDING}"
        self._known = self._read()

    def _read(self) -> dict[str, CodeType]:
        try:
            known = marshal.loads(self._path.read_bytes())
        except (OSError, ValueError, EOFError, TypeError):
            return {}
        return known if isinstance(known, dict) else {}

    def code(self, part: str) -> CodeType:
        """Compiled now, or before.

        Raises:
            SyntaxError: the bytes are no Python.
        """
        code = self._known.get(part)
        file = str(self._candidate.path.parent / part)
        if not isinstance(code, CodeType) or code.co_filename != file:
            code = compile(self._candidate.parts[part], file, "exec", dont_inherit=True)
            self._known[part] = code
            self._write()
        return code

    def _write(self) -> None:
        """Keep it for the next start; where that fails, it is compiled again then."""
        with suppress(OSError):
            write_whole(self._path, marshal.dumps(self._known))


class HeldFinder(MetaPathFinder):
    """Finds the other modules of plugins that are packages; nothing beside the held files is ever found."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[Candidate, _Codes]] = {}  # by the name of the plugin's own module

    def hold(self, name: str, candidate: Candidate) -> ModuleSpec:
        """Hold a plugin's bytes under a module name, and tell how to import it."""
        if self not in sys.meta_path:
            sys.meta_path.append(self)
        codes = _Codes(candidate)
        self._held[name] = (candidate, codes)
        return self._spec(name, candidate.path.name, candidate, codes, candidate.path.name == DECLARATION)

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of a held plugin, None for any other."""
        name, _, rest = fullname.partition(".")
        if name not in self._held or not rest:
            return None
        candidate, codes = self._held[name]
        stem = rest.replace(".", "/")
        for part, is_package in ((f"{stem}.py", False), (f"{stem}/__init__.py", True)):
            if part in candidate.parts:
                return self._spec(fullname, part, candidate, codes, is_package)
        return None

    @staticmethod
    def _spec(name: str, part: str, candidate: Candidate, codes: _Codes, is_package: bool) -> ModuleSpec:
        loader = HeldLoader(candidate, part, codes)
        spec = ModuleSpec(name, loader, origin=str(loader.file), is_package=is_package)
        spec.has_location = True
        return spec


FINDER = HeldFinder()
