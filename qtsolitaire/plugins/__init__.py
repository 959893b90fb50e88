"""Find, vet, load and list the games. A broken plugin is a row with its reason, never a crash.

A plugin is a module that answers the hooks of ``qtsolitaire.hookspecs``: a single ``.py`` file, or a folder with a
``variant.py`` and its pages beside it. The bundled games come in by this same door.
"""

from qtsolitaire.plugins.catalogue import Catalogue, load, load_bundled
from qtsolitaire.plugins.dropins import add_allowed, add_own
from qtsolitaire.plugins.folders import plugin_files
from qtsolitaire.plugins.loading import Fault, import_file

__all__ = ["Catalogue", "Fault", "add_allowed", "add_own", "import_file", "load", "load_bundled", "plugin_files"]
