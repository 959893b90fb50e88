"""A board as pixels, for PNG files and the clipboard."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from qtsolitaire.output.lettering import caption_font
from qtsolitaire.output.painting import paint_scene
from qtsolitaire.output.picture import CAPTION, MARGIN, Framed, framed, pixels
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.target import not_written, replacing
from qtsolitaire.output.wishes import PictureWishes
from qtsolitaire.table.felt import paint_felt
from qtsolitaire.text.speech import Speech

_TITLE, _DESCRIPTION = "Title", "Description"  # keywords of PNG (ISO/IEC 15948, 11.3.4.2)
_PER_METRE = 96 / 0.0254


def image(subject: Subject, speech: Speech, wishes: PictureWishes) -> QImage:
    """The picture in device pixels; its caption and code stand in its texts too.

    Raises:
        OutputProblem: ``output.too_large``, ``output.too_small``.
    """
    picture = framed(subject, speech, wishes)
    width, height = pixels(picture, wishes)
    made = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if picture.theme:
        paint_felt(painter, picture.theme, QRect(0, 0, width, height))
    painter.scale(width / picture.width, width / picture.width)
    _paint(painter, picture, wishes)
    painter.end()
    made.setDotsPerMeterX(round(_PER_METRE * wishes.ratio))
    made.setDotsPerMeterY(round(_PER_METRE * wishes.ratio))
    made.setText(_TITLE, subject.title(speech))
    made.setText(_DESCRIPTION, picture.caption)
    return made


def _paint(painter: QPainter, picture: Framed, wishes: PictureWishes) -> None:
    shown = picture.scene
    box = QRectF(MARGIN, MARGIN, shown.width, shown.height)
    paint_scene(painter, shown, box, wishes.deck, theme=picture.theme)
    room = picture.width - 2 * MARGIN
    face = caption_font(picture.caption, room)
    painter.setFont(face)
    painter.setPen(QColor(picture.ink))
    base = picture.height - MARGIN - CAPTION / 2 + QFontMetricsF(face).capHeight() / 2 + MARGIN / 2
    painter.drawText(QPointF(MARGIN, base), picture.caption)


def write_png(path: Path, subject: Subject, speech: Speech, wishes: PictureWishes) -> None:
    """Write the picture whole or not at all.

    Raises:
        OutputProblem: as ``image``, and ``file.not_written``.
    """
    made = image(subject, speech, wishes)
    with replacing(path) as target:
        if not made.save(str(target), "PNG"):  # type: ignore[call-overload]
            raise not_written(path)
