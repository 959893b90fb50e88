"""Games from pip-installed packages: the entry-point group ``qtsolitaire``.

Who installs a package lets it run, so nobody is asked. The first look at the entry points reads the metadata of every
package there is (about 40 ms), so the window looks once it is seen.
"""

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from qtsolitaire.plugins.catalogue import Catalogue
from qtsolitaire.plugins.inspection import inspect
from qtsolitaire.plugins.loading import INSTALLED, Loaded, declared, fault_of
from qtsolitaire.rules.errors import VariantProblem

GROUP = "qtsolitaire"


def add_installed(catalogue: Catalogue) -> bool:
    """Take in the games of every installed package, by the name of its entry point; True where there are any."""
    found = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    for point in found:
        _add(catalogue, point)
    return bool(found)


def _add(catalogue: Catalogue, point: EntryPoint) -> None:
    path = Path(point.name)
    try:
        module = point.load()
        if not isinstance(module, ModuleType):
            raise VariantProblem("plugin.not_a_module", file=point.name, given=type(module).__name__)
        path = Path(module.__file__ or path)
        variants = declared(module, point.name)
        for variant in variants:
            inspect(variant)
    except (Exception, SystemExit) as error:  # the package's own code
        catalogue.blame(fault_of(path, error))
    else:
        catalogue.join(Loaded(path, module, tuple(variants), tier=INSTALLED))
