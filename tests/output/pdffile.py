"""What a PDF file holds, read from its bytes: enough to hold it to its promises without another program."""

import re
import zlib
from pathlib import Path


class PdfFile:
    """A file of Qt's: one object after the other, streams compressed."""

    def __init__(self, path: Path) -> None:
        self.bytes = path.read_bytes()

    @property
    def pages(self) -> int:
        return len(re.findall(rb"/Type /Page\b", self.bytes))

    @property
    def fonts(self) -> int:
        return len(re.findall(rb"/Type /FontDescriptor", self.bytes))

    @property
    def embedded_fonts(self) -> int:
        return len(re.findall(rb"/FontFile[23]? \d+ 0 R", self.bytes))

    @property
    def boxes(self) -> list[tuple[int, int]]:
        """Width and height of every page in points."""
        found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", self.bytes)
        return [(round(float(width)), round(float(height))) for width, height in found]

    @property
    def page_text(self) -> list[str]:
        """The content of the streams that draw, in order."""
        found = []
        for match in re.finditer(rb"stream\r?\n", self.bytes):
            end = self.bytes.find(b"endstream", match.end())
            try:
                text = zlib.decompress(self.bytes[match.end() : end])
            except zlib.error:
                continue
            if b" cm\n" in text:
                found.append(text.decode("latin-1"))
        return found

    @property
    def glyphs(self) -> list[int]:
        """Glyph ids of the embedded subsets, in the order in which they are drawn; 0 would be a box."""
        return [int(shown, 16) for text in self.page_text for shown in re.findall(r"<([0-9A-Fa-f]{4})> Tj", text)]

    def last(self, key: str) -> str:
        """The last value of a key, which is the one that counts."""
        found = re.findall(rb"/%s \((.*?)\)" % key.encode(), self.bytes)
        return found[-1].decode("latin-1") if found else ""
