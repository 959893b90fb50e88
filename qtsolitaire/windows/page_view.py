"""A page of the rules as a text browser: type, colours, and the rule that was just refused marked."""

import re

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from qtsolitaire.text.blocks import JOINER
from qtsolitaire.text.pages import Page
from qtsolitaire.windows import style
from qtsolitaire.windows.weights import embolden

_SHEET = """
body {{ color: {ink}; }}
p.h1 {{ font-size: {h1}px; font-weight: 600; margin-top: 6px; margin-bottom: 10px; }}
p.h2 {{ font-size: {h2}px; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }}
p.h3 {{ font-size: {h3}px; font-weight: 600; margin-top: 14px; margin-bottom: 4px; }}
p, li {{ line-height: {line}%; margin-top: 0px; margin-bottom: 8px; }}
ul, ol {{ margin-top: 0px; margin-bottom: 0px; margin-left: 0px; -qt-list-indent: 1; }}
a {{ color: {link}; text-decoration: none; }}
code {{ font-family: monospace; background: {tile}; }}
"""
_BROWSER = """
QTextBrowser {{ background: {surface}; color: {ink}; border: 0; selection-background-color: #CFE3D8;
    selection-color: {ink}; }}
QScrollBar:vertical {{ background: {surface}; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: #B5BAC3; min-height: 32px; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical:hover {{ background: #7A8496; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
_HIGHLIGHTED = (
    '<table width="100%" cellspacing="0" cellpadding="0" style="margin-top: 4px; margin-bottom: 12px"><tr>'
    '<td width="5" bgcolor="{bar}"></td>'
    '<td bgcolor="{fill}" style="padding: 10px 14px 4px 14px">{html}</td></tr></table>'
)
_ABOVE = 40  # pixels left above the place that is gone to


class PageView(QTextBrowser):
    """Shows one page at a time; links within it scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(_BROWSER.format(surface=style.SURFACE, ink=style.INK))
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(22)
        self.anchorClicked.connect(lambda url: self.scrollToAnchor(url.fragment()))

    def show_page(self, page: Page, anchor: str | None) -> None:
        """Show this, the block of ``anchor`` marked."""
        document = self.document()
        document.setDefaultFont(style.font(15, style.REGULAR, page.language))
        document.setDefaultStyleSheet(_sheet(page.language))
        self.setHtml("\n".join(_block(block.html(), anchor in block.anchors) for block in page.blocks))
        if page.language == style.HINDI:
            embolden(document)

    def go_to(self, anchor: str) -> None:
        """Scroll there, and leave some air above."""
        self.scrollToAnchor(anchor)
        bar = self.verticalScrollBar()
        if bar.value() < bar.maximum():
            bar.setValue(max(0, bar.value() - _ABOVE))

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy what is read, without the signs that only keep it together."""
        data = super().createMimeDataFromSelection()
        copied = QMimeData()
        copied.setText(data.text().replace(JOINER, ""))
        copied.setHtml(data.html().replace(JOINER, ""))
        return copied


def _block(html: str, marked: bool) -> str:
    """One block; headings as paragraphs of a class, since Qt enlarges its own headings beyond their style."""
    html = re.sub(r"<h(\d)>(.*)</h\d>", r'<p class="h\1">\2</p>', html)
    if not marked:
        return html
    return _HIGHLIGHTED.format(bar=style.HIGHLIGHT_BAR, fill=style.HIGHLIGHT, html=html)


def _sheet(language: str) -> str:
    sizes = {"h1": style.scaled(22), "h2": style.scaled(17), "h3": style.scaled(15)}
    line = round(style.line_height(language) * 100) - 15  # Qt counts from the font's own leading
    return _SHEET.format(ink=style.INK, link=style.LINK, tile=style.TILE, line=line, **sizes)
