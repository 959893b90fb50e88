"""Section: CPU time per frame of every movement, in every game, at the usual size and on a 4K screen."""

import argparse
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from benchmarks import movements
from benchmarks.figures import Missing, Told, many
from qtsolitaire import plugins

MOST_MS = {(1280, 800): 4.0, (3840, 2160): 12.0}
"""Of the 95th percentile, by the size of the window."""
MOVEMENTS = {
    "deal": movements.deal,
    "drag": movements.drag,
    "undo all": movements.undo_all,
    "win": movements.win,
}


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Milliseconds of CPU per frame, painting in the raster engine included."""
    application = QApplication([])
    for size, goal in MOST_MS.items():
        for variant in plugins.load_bundled().variants:
            for name, frames in MOVEMENTS.items():
                what = f"{variant.id}: {name}, {size[0]}x{size[1]}"
                view = movements.make_view(variant, size)
                times = movements.timed(application.processEvents, view, frames)
                yield many(what, "ms", [1000 * each for each in times], goal) if times else Missing(what, "no frame")
