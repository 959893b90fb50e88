"""Reads every text that a window paints, in its own colour, over what lies under it at that moment.

A window is drawn as SVG: whatever paints, Python or Qt, names its colours there, so that no second list of colours can
go astray. The groups of the SVG come in the order of painting. Up to each text they are drawn as pixels: that is the
text's ground, with everything translucent blended.
"""

import html
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QBuffer, QByteArray, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QRegion, QTransform
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QTextBrowser, QWidget

from qtsolitaire.table import themes
from qtsolitaire.windows import style
from qtsolitaire.windows.scroll import Scroller

READABLE = 4.5
"""WCAG 2.2, success criterion 1.4.3, for text of any size."""

_ODD = 0.05  # of a text's pixels may lie on less: the edge of something that touches its box
_GROUP = re.compile(r"<g ([^>]*)>\s*(.*?)</g>", re.DOTALL)
_TEXT = re.compile(r"<text ([^>]*)>(.*?)</text>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {} {}">{}'


@dataclass(frozen=True, slots=True)
class Seen:
    """One text as it was painted."""

    text: str
    colour: str  # "#rrggbb"
    alpha: float  # its opacity, 0 to 1
    ground: str  # "#rrggbb", the worst of those that it lies on
    contrast: float  # with that one

    def __str__(self) -> str:
        opacity = f" at {self.alpha:.2f}" if self.alpha < 1 else ""
        return f"{self.text!r}: {self.colour}{opacity} on {self.ground} has {self.contrast:.2f}"


def drawn(widget: QWidget) -> str:
    """The widget as SVG, one unit a pixel."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.ReadWrite)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setViewBox(QRect(0, 0, widget.width(), widget.height()))
    generator.setResolution(96)
    widget.render(generator)
    del generator  # writes the file's end
    return bytes(buffer.data().data()).decode()


def texts(svg: str, size: QSize, beyond: QRegion) -> Iterator[Seen]:
    """Every text in the order of painting, without what lies ``beyond``, and what cannot be used (WCAG exempts it)."""
    defs, _, body = svg.partition("</defs>")
    head = _HEAD.format(size.width(), size.height(), f"<defs>{defs.partition('<defs>')[2]}</defs>")
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QApplication.palette().window().color())
    waiting: list[str] = []
    for group in _GROUP.finditer(body, body.index(">") + 1):
        how, what = dict(_ATTRIBUTE.findall(group[1])), group[2]
        lines = _TEXT.findall(what)
        if not lines:
            waiting += [group[0]] if what else []
            continue
        _paint(image, head, waiting)
        waiting.clear()
        opacity = float(how.get("opacity", 1))
        for line, words in ((dict(_ATTRIBUTE.findall(line)), html.unescape(words)) for line, words in lines):
            if opacity != style.DISABLED and line["fill"] != style.RESTING.lower():
                yield from _seen(image, beyond, how, line, words, opacity)


def _paint(image: QImage, head: str, groups: list[str]) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(f"{head}{''.join(groups)}</svg>".encode())).render(painter, QRectF(image.rect()))
    painter.end()


def _seen(
    image: QImage, beyond: QRegion, group: dict[str, str], line: dict[str, str], text: str, opacity: float
) -> Iterator[Seen]:
    box = _box(group, line, text).intersected(QRectF(image.rect())).toAlignedRect()
    if box.isEmpty() or beyond.intersects(box):
        return
    alpha = opacity * float(line["fill-opacity"])
    across, down = range(box.left(), box.right() + 1, 2), range(box.top(), box.bottom() + 1, 2)
    pixels = Counter(image.pixelColor(x, y).name() for y in down for x in across)
    ratios = {ground: themes.contrast(_blended(line["fill"], alpha, ground), ground) for ground in pixels}
    odd = _ODD * pixels.total()
    for ground in sorted(ratios, key=ratios.__getitem__):
        odd -= pixels[ground]
        if odd < 0:
            yield Seen(text.strip(), line["fill"], alpha, ground, ratios[ground])
            return


def _box(group: dict[str, str], line: dict[str, str], text: str) -> QRectF:
    """Where the glyphs are, in the window's pixels."""
    font = QFont(line["font-family"])
    font.setPixelSize(round(float(line["font-size"])))
    numbers = [float(each) for each in group["transform"].removeprefix("matrix(").removesuffix(")").split(",")]
    place = QFontMetricsF(font).tightBoundingRect(text).translated(float(line["x"]), float(line["y"]))
    return QTransform(*numbers).mapRect(place)


def _blended(colour: str, alpha: float, ground: str) -> str:
    parts = ((int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(over * alpha + under * (1 - alpha)):02x}" for over, under in parts)


def _beyond(window: QWidget) -> QRegion:
    """Where rows and lines lie that are scrolled half out of sight: a screen cuts them there, an SVG does not."""
    region = QRegion()
    for area in window.findChildren(QAbstractScrollArea):
        if area.isVisible():
            view = area.viewport()
            room = QRect(view.mapTo(window, QPoint()), view.size())
            for box in _rows(area, window, room):
                region += QRegion(box) - QRegion(room)
    return region


def _rows(area: QAbstractScrollArea, window: QWidget, room: QRect) -> Iterator[QRect]:
    if isinstance(area, QTextBrowser):
        bar = area.verticalScrollBar()
        above, below = bar.value() > bar.minimum(), bar.value() < bar.maximum()
        yield room.adjusted(0, -room.top() * above, 0, (window.height() - room.bottom()) * below)
    content = area.widget() if isinstance(area, Scroller) else None
    for each in content.findChildren(QWidget) if content else ():
        box = QRect(each.mapTo(window, QPoint()), each.size())
        if each.isVisible() and box.intersects(room):
            yield box


@dataclass
class Eye:
    """Looks at windows as ``cutting.Watch`` does, and finds what is hard to read."""

    found: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def look(self, window: QWidget) -> None:
        """Read all that the windows over this one show, or else this one, and what is scrolled out of sight."""
        for _ in range(8):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        over = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top is not window]
        for top in over or [window]:
            self._read(top)
        for area in (each for top in over or [window] for each in top.findChildren(QAbstractScrollArea)):
            if area.isVisible():
                self._read_on(area)

    def _read_on(self, area: QAbstractScrollArea) -> None:
        bar = area.verticalScrollBar()
        for place in range(bar.minimum() + bar.pageStep(), bar.maximum() + bar.pageStep(), max(1, bar.pageStep())):
            bar.setValue(min(place, bar.maximum()))
            self._read(area.window())
        bar.setValue(bar.minimum())

    def _read(self, window: QWidget) -> None:
        for seen in texts(drawn(window), window.size(), _beyond(window)):
            self.read.add(seen.text)
            if seen.contrast < READABLE:
                self.found.append(str(seen))
