"""The rules beside the table, open at the rule that was just refused (look brief, picture 12)."""

import re

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from qtsolitaire.rules.engine import Engine
from qtsolitaire.text import pages
from qtsolitaire.text.pages import Page, Shelf
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import BarButton, Button
from qtsolitaire.windows.style import Chrome
from qtsolitaire.windows.weights import embolden

LEAST, MOST = 320, 480
_HEADER, _PAD, _GRIP = 50, 22, 7
_PAPER = Chrome(style.SURFACE, style.SECOND, style.SECOND, style.PRIMARY, "#FFFFFF", "")

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


class Tab(Button):
    """One of the panel's tabs: its word, and a line below while it is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: str, language: str) -> None:
        """Take the word in the player's language."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(word)
        self.update()

    def wish(self) -> int:
        """Pixels across."""
        return style.width(self.text(), style.font(14, style.SEMIBOLD, self.language)) + 24

    def paintEvent(self, event: QPaintEvent) -> None:
        """Word and line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        painter.setFont(style.font(14, style.SEMIBOLD if chosen else style.MEDIUM, self.language))
        painter.setPen(QColor(style.PRIMARY if chosen else style.INK if self.underMouse() else style.SECOND))
        box = self.rect().toRectF()
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignHCenter, style.drop(self.language, 14))
        if chosen:
            painter.fillRect(8, self.height() - 3, self.width() - 16, 3, QColor(style.PRIMARY))
        self._draw_focus(painter, style.LINK, 6)


class RulesPanel(QWidget):
    """A light panel of its own width; the stage places it beside the table or over it."""

    closed = Signal()
    resized = Signal(int)  # the width the player drags it to
    asked_detach = Signal()  # into a window of its own, or back

    def __init__(self, parent: QWidget, shelf: Shelf) -> None:
        """Read pages from ``shelf``."""
        super().__init__(parent)
        self.hide()
        self._shelf = shelf
        self._speech = Speech("en")
        self._engine: Engine | None = None
        self._rule = ""
        self._pages: dict[str, Page] = {}
        self.tabs = {name: Tab(self) for name in ("rules", "faq")}
        for name, tab in self.tabs.items():
            tab.clicked.connect(lambda _checked=False, chosen=name: self.choose(chosen))
        self.close_button = BarButton("close", self)
        self.close_button.word_shown = False
        self.close_button.wear(_PAPER)
        self.close_button.clicked.connect(self.closed)
        self.detach_button = BarButton("detach", self)
        self.detach_button.word_shown = False
        self.detach_button.wear(_PAPER)
        self.detach_button.clicked.connect(self.asked_detach)
        self.browser = self._make_browser()
        self._dragged: int | None = None
        self.setMouseTracking(True)

    def _make_browser(self) -> QTextBrowser:
        browser = QTextBrowser(self)
        browser.setFrameShape(QFrame.Shape.NoFrame)
        browser.setOpenLinks(False)
        browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        browser.setStyleSheet(_BROWSER.format(surface=style.SURFACE, ink=style.INK))
        browser.document().setDocumentMargin(0)
        browser.document().setIndentWidth(22)
        browser.anchorClicked.connect(lambda url: browser.scrollToAnchor(url.fragment()))
        return browser

    @property
    def chosen(self) -> str:
        """The tab that is open: "rules" or "faq"."""
        return next((name for name, tab in self.tabs.items() if tab.isChecked()), "rules")

    def show_game(self, engine: Engine, speech: Speech) -> None:
        """Read the pages of this game in this language; the place in the page is kept."""
        if self._engine is None or self._engine.variant is not engine.variant:
            self._rule = ""
        self._engine, self._speech = engine, speech
        self._pages.clear()
        if self.isVisible():
            self._fill()

    def open_at(self, rule: str) -> None:
        """Show the rules with this rule marked."""
        self._rule = rule
        self.show()
        self.choose("rules")

    def _fill(self) -> None:
        """Load what is missing and show the chosen page again at the same place."""
        if self._engine is None:
            return
        if not self._pages:
            self._pages["rules"] = pages.rules(self._speech, self._engine, self._shelf)
            faq = pages.faq(self._speech, self._engine.variant, self._shelf)
            if faq:
                self._pages["faq"] = faq
        self._say_tabs()
        at = self.browser.verticalScrollBar().value()
        self._show_page(self.chosen if self.chosen in self._pages else "rules")
        self.browser.verticalScrollBar().setValue(at)

    def _say_tabs(self) -> None:
        translate, language = QCoreApplication.translate, self._speech.language
        self.tabs["rules"].tell(translate("rules", "Rules"), language)
        self.tabs["faq"].tell(translate("rules", "FAQ"), language)
        self.close_button.tell(translate("rules", "Close the rules"), language)
        apart, back = translate("rules", "In a window of its own"), translate("rules", "Back beside the table")
        self.detach_button.tell(back if self.isWindow() else apart, language)
        self.setWindowTitle(self._speech.name(self._engine.variant) if self._engine else "")
        for name, tab in self.tabs.items():
            tab.setVisible(name in self._pages)
        self.setAccessibleName(translate("rules", "Rules"))
        self._arrange()

    def choose(self, name: str) -> None:
        """Turn to this page."""
        self._fill()
        self._show_page(name if name in self._pages else "rules")
        if name == "rules" and self._rule:
            anchor = self._pages["rules"].anchor(self._rule)
            if anchor:
                self.browser.scrollToAnchor(anchor)
                self._leave_air()

    def _leave_air(self) -> None:
        bar = self.browser.verticalScrollBar()
        if bar.value() < bar.maximum():
            bar.setValue(max(0, bar.value() - 40))

    def _show_page(self, name: str) -> None:
        self.tabs[name].setChecked(True)
        page = self._pages[name]
        anchor = page.anchor(self._rule) if name == "rules" and self._rule else None
        document = self.browser.document()
        document.setDefaultFont(style.font(15, style.REGULAR, page.language))
        document.setDefaultStyleSheet(self._sheet(page.language))
        self.browser.setHtml("\n".join(self._block(block.html(), anchor in block.anchors) for block in page.blocks))
        if page.language == style.HINDI:
            embolden(document)

    def _block(self, html: str, marked: bool) -> str:
        """One block; headings as paragraphs of a class, since Qt enlarges its own headings beyond their style."""
        html = re.sub(r"<h(\d)>(.*)</h\d>", r'<p class="h\1">\2</p>', html)
        if not marked:
            return html
        return _HIGHLIGHTED.format(bar=style.HIGHLIGHT_BAR, fill=style.HIGHLIGHT, html=html)

    def _sheet(self, language: str) -> str:
        sizes = {"h1": style.scaled(22), "h2": style.scaled(17), "h3": style.scaled(15)}
        line = round(style.line_height(language) * 100) - 15  # Qt counts from the font's own leading
        return _SHEET.format(ink=style.INK, link=style.LINK, tile=style.TILE, line=line, **sizes)

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language."""
        if self._engine is not None:
            self.show_game(self._engine, speech)

    def showEvent(self, event: QEvent) -> None:
        """Read the pages now, not before: the start stays short."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        header = style.scaled(_HEADER)
        left = _PAD - 12
        for tab in self.tabs.values():
            if not tab.isHidden():
                tab.setGeometry(left, header - style.scaled(40), tab.wish(), style.scaled(40))
                left += tab.wish() + 4
        size = self.close_button.sizeHint()
        at = self.width() - 10
        for button in (self.close_button, self.detach_button):
            at -= size.width()
            button.setGeometry(at, (header - size.height()) // 2, size.width(), size.height())
        self.browser.setGeometry(_PAD, header + 12, self.width() - _PAD - 6, self.height() - header - 12)
        self.browser.setViewportMargins(0, 0, _PAD - 10, 0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing its own window is closing the rules."""
        event.ignore()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the panel."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # The left edge drags the width.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the edge."""
        at = event.position().toPoint()
        if at.x() <= _GRIP and event.button() == Qt.MouseButton.LeftButton and not self.isWindow():
            self._dragged = self.mapToParent(QPoint(0, 0)).x() + self.width()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the edge, or show that it can be dragged."""
        at = event.position().toPoint()
        if self._dragged is not None:
            self.resized.emit(max(LEAST, min(MOST, self._dragged - self.mapToParent(at).x())))
        grips = not self.isWindow() and (at.x() <= _GRIP or self._dragged is not None)
        self.setCursor(Qt.CursorShape.SizeHorCursor if grips else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the edge."""
        self._dragged = None
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Surface, a line under the tabs and one at the left edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(style.SURFACE))
        painter.setPen(QPen(QColor("#DDDFDA"), 1))
        painter.drawLine(0, style.scaled(_HEADER), self.width(), style.scaled(_HEADER))
        painter.drawLine(0, 0, 0, self.height())
