"""Pictures made into images, and what can be seen in them."""

from collections.abc import Iterable

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from qtsolitaire.table.art.shapes import Picture, paint
from qtsolitaire.table.art.style import PAPER


def drawn(picture: Picture, width: int, background: str = PAPER) -> QImage:
    """The picture on a plain background, `width` pixels wide, as opaque RGB32."""
    image = QImage(width, round(1.4 * width), QImage.Format.Format_RGB32)
    image.fill(QColor(background))
    painter = QPainter(image)
    painter.scale(image.width() / 100, image.height() / 140)
    paint(painter, picture)
    painter.end()
    return image


def greys(image: QImage) -> list[bytes]:
    """The rows of the image in 256 greys."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, stride = bytes(grey.constBits()), grey.bytesPerLine()
    return [data[y * stride : y * stride + grey.width()] for y in range(grey.height())]


def ink_box(image: QImage, paper: int = 250, contrast: int = 24) -> QRect:
    """The smallest rectangle around all pixels clearly darker than the paper."""
    rows = greys(image)
    marked = [(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value < paper - contrast]
    xs, ys = [x for x, _ in marked], [y for _, y in marked]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def patches(image: QImage, threshold: int = 150) -> int:
    """How many separate dark patches there are."""
    rows = greys(image)
    dark = {(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value < threshold}
    count = 0
    while dark:
        count += 1
        edge = [dark.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & dark
            dark -= near
            edge.extend(near)
    return count


def difference(first: Iterable[bytes], second: Iterable[bytes], step: int = 64) -> int:
    """How many pixels differ by more than `step` greys."""
    pairs = (
        (a, b) for one, two in zip(first, second, strict=True) if one != two for a, b in zip(one, two, strict=True)
    )
    return sum(abs(a - b) > step for a, b in pairs)


def half_turned(image: QImage) -> QImage:
    """The image turned by 180 degrees."""
    return image.transformed(QTransform().rotate(180))
