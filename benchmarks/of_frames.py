"""Section: CPU time per frame of every movement, in every game, at the usual size and on a 4K screen."""

import argparse
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from benchmarks import bench_frames
from benchmarks.figures import Missing, Told, many
from qtsolitaire import plugins

SIZES = ((1280, 800), (3840, 2160))
MOVEMENTS = {
    "deal": bench_frames.deal,
    "drag": bench_frames.drag_any,
    "undo all": bench_frames.undo_all,
    "win": bench_frames.win,
}


def rows(arguments: argparse.Namespace) -> Iterator[Told]:
    """Milliseconds of CPU per frame, painting in the raster engine included; half of the frames of a 4K screen."""
    application = QApplication([])
    for size in SIZES:
        for variant in plugins.load_bundled().variants:
            for name, frames in MOVEMENTS.items():
                what = f"{variant.id}: {name}, {size[0]}x{size[1]}"
                times = bench_frames.measure(application.processEvents, variant.id, size, frames)
                yield many(what, "ms", [1000 * each for each in times]) if times else Missing(what, "nothing moves")
