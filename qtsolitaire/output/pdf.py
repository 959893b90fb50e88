"""Pages as a PDF file: vectors and embedded fonts; title, deal code and language in its metadata."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO
from xml.sax.saxutils import escape

from PySide6.QtCore import QByteArray, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from qtsolitaire import __version__
from qtsolitaire.output.pages import Page
from qtsolitaire.output.target import not_written, replacing
from qtsolitaire.output.type import PER_INCH, PER_INCH_PDF
from qtsolitaire.output.wishes import PAPERS

_PROGRAM = "Qt Solitaire"


class About:
    """What a document tells about itself."""

    def __init__(self, title: str, language: str, code: str = "") -> None:
        """``language`` is its ISO 639-1 code; ``code`` the first deal's."""
        self.title, self.language, self.code = title, language, code

    def xmp(self) -> bytes:
        """Adobe's XMP packet, with Dublin Core (ISO 16684-1)."""
        title, code = escape(self.title), escape(self.code)
        return _XMP.format(title=title, code=code, language=self.language, tool=f"{_PROGRAM} {__version__}").encode()


_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<dc:identifier>{code}</dc:identifier><xmp:CreatorTool>{tool}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>
"""


def page_layout(paper: str, landscape: bool) -> QPageLayout:
    """The whole sheet of paper: pages keep their own margins."""
    chosen = PAPERS[paper]
    size = QPageSize(QSizeF(chosen.width, chosen.height), QPageSize.Unit.Millimeter, chosen.name)
    turned = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    return QPageLayout(size, turned, QMarginsF(0, 0, 0, 0))


def run_off(
    device: QPagedPaintDevice, pages: Iterable[Page], paper: str, go_on: Callable[[int], bool] = lambda _page: True
) -> int:
    """Paint pages onto a paged device; ``go_on`` hears how many are done and may stop. Returns how many were painted.

    Raises:
        OSError: the device cannot be painted on.
    """
    painter, count = QPainter(), 0
    try:
        for page in pages:
            device.setPageLayout(page_layout(paper, page.landscape))
            if not (device.newPage() if count else painter.begin(device)):
                raise OSError("no page")
            painter.resetTransform()
            scale = device.logicalDpiX() / PER_INCH
            painter.scale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            page.paint(painter)
            count += 1
            if not go_on(count):
                break
    finally:
        if painter.isActive():
            painter.end()
    return count


def write_pdf(path: Path, pages: Iterator[Page], paper: str, about: About) -> int:
    """Write the file whole or not at all. Returns the number of its pages.

    Raises:
        OutputProblem: ``file.not_written``.
    """
    with replacing(path) as target:
        writer = QPdfWriter(str(target))
        writer.setResolution(PER_INCH_PDF)
        writer.setTitle(about.title)
        writer.setCreator(f"{_PROGRAM} {__version__}")
        writer.setDocumentXmpMetadata(QByteArray(about.xmp()))
        count = run_off(writer, pages, paper)
        del writer
        _tell_language(target, about.language, path)
    return count


_ROOT = re.compile(rb"/Root (\d+) 0 R")
_SIZE = re.compile(rb"/Size (\d+)")
_INFO = re.compile(rb"/Info \d+ 0 R")
_TAIL = 4096


def _tell_language(file: Path, language: str, path: Path) -> None:
    """Say the document's language in its catalogue, for screen readers: Qt cannot, so it is appended.

    An incremental update as in ISO 32000-1, 7.5.6: the catalogue once more, with ``/Lang``, then a table of
    references to it.

    Raises:
        OutputProblem: the file has no end: the disk is full.
    """
    with file.open("r+b") as pdf:
        end = pdf.seek(0, 2)
        pdf.seek(max(0, end - _TAIL))
        tail = pdf.read()
        root, size, info = _ROOT.search(tail), _SIZE.search(tail), _INFO.search(tail)
        start = tail.rpartition(b"startxref")[2].split()
        if not (root and size and len(start) == 2 and start[1] == b"%%EOF"):
            raise not_written(path)
        catalogue = _object(pdf, int(root[1]), int(start[0]))
        number, at = int(root[1]), end + 1
        body = catalogue.replace(b"/Type /Catalog", b"/Type /Catalog\n/Lang (%s)" % language.encode(), 1)
        pdf.seek(0, 2)
        pdf.write(b"\n" + body + b"\n")
        table = pdf.tell()
        pdf.write(b"xref\n%d 1\n%010d 00000 n \n" % (number, at))
        kept = info[0] if info else b""
        trailer = b"trailer\n<<\n/Size %s\n%s\n%s\n/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n"
        pdf.write(trailer % (size[1], kept, root[0], start[0], table))


def _object(pdf: BinaryIO, number: int, table: int) -> bytes:
    """An object's text, found by the table of references: lines of 20 bytes after its two lines of head."""
    pdf.seek(table)
    pdf.readline()
    pdf.readline()
    pdf.seek(20 * number, 1)
    pdf.seek(int(pdf.read(10)))
    text = pdf.read(_TAIL)
    return text[: text.index(b"endobj") + len(b"endobj")]
