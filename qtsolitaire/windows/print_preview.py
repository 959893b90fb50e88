"""What will be printed or exported, in small: a page at a time, or the picture."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtsolitaire.output.pages import Page
from qtsolitaire.output.type import MM
from qtsolitaire.output.wishes import PAPERS
from qtsolitaire.windows import style

_MARGIN = 10
_CHECKED = 8  # pixels of a square of the ground behind what is transparent
_BACK = (Qt.Key.Key_PageUp, Qt.Key.Key_Up, Qt.Key.Key_Left)
_ON = (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_Right)


class Preview(QWidget):
    """Shows one page; the wheel and the keys turn it."""

    def __init__(self, parent: QWidget, turned: Callable[[], object]) -> None:
        """``turned`` hears that another page is shown."""
        super().__init__(parent)
        self._turned = turned
        self._pages: Sequence[Page] = ()
        self._paper = "a4"
        self._picture: QImage | None = None
        self._shown: tuple[int, QSize, QImage] | None = None
        self.page = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def pages(self) -> int:
        """How many there are; 1 for a picture."""
        return 1 if self._picture is not None else len(self._pages)

    def show_pages(self, pages: Sequence[Page], paper: str) -> None:
        """Show these pages, the same one as before if it is still there."""
        self._pages, self._paper, self._picture, self._shown = pages, paper, None, None
        self.page = min(self.page, max(0, len(pages) - 1))
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show a picture."""
        self._picture, self.page, self._shown = picture, 0, None
        self.update()

    def turn(self, by: int) -> None:
        """Show another page."""
        page = max(0, min(self.pages - 1, self.page + by))
        if page != self.page:
            self.page = page
            self.update()
            self._turned()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch a page."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down, arrows."""
        if event.key() in (*_BACK, *_ON):
            self.turn(-1 if event.key() in _BACK else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page as paper, the picture on its ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(style.TILE))
        size = self._size()
        room = QSizeF(self.width() - 2 * _MARGIN, self.height() - 2 * _MARGIN)
        if size is None or room.width() < 8 or room.height() < 8:
            return
        fit = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        at = QRectF((self.width() - fit.width()) / 2, (self.height() - fit.height()) / 2, fit.width(), fit.height())
        if self._picture is not None:
            _paint_ground(painter, at)
            painter.drawImage(at, self._picture)
        else:
            style.shadow(painter, at, 2, 6, 0.2)
            painter.drawImage(at, self._drawn(fit))
        if self.hasFocus():
            painter.setPen(QColor(style.LINK))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _size(self) -> QSizeF | None:
        if self._picture is not None:
            return QSizeF(self._picture.size())
        if not self._pages:
            return None
        paper = PAPERS[self._paper]
        upright = QSizeF(paper.width, paper.height)
        return upright.transposed() if self._pages[self.page].landscape else upright

    def _drawn(self, fit: QSizeF) -> QImage:
        """The page at this size in device pixels, kept until something changes."""
        pixels = QSize(*(max(1, round(side * self.devicePixelRatioF())) for side in (fit.width(), fit.height())))
        if self._shown is None or self._shown[:2] != (self.page, pixels):
            self._shown = (self.page, pixels, self._painted(pixels))
        return self._shown[2]

    def _painted(self, pixels: QSize) -> QImage:
        page, paper = self._pages[self.page], PAPERS[self._paper]
        image = QImage(pixels, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        across = (paper.height if page.landscape else paper.width) * MM
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels.width() / across, pixels.width() / across)
        page.paint(painter)
        painter.end()
        return image


def _paint_ground(painter: QPainter, at: QRectF) -> None:
    """Squares, as everywhere where something is transparent."""
    painter.fillRect(at, QColor("#FFFFFF"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#DADDD8"))
    for row in range(int(at.height()) // _CHECKED + 1):
        for column in range(row % 2, int(at.width()) // _CHECKED + 1, 2):
            square = QRectF(at.x() + column * _CHECKED, at.y() + row * _CHECKED, _CHECKED, _CHECKED)
            painter.drawRect(square.intersected(at))
