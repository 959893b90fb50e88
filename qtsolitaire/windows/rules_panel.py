"""The rules beside the table, open at the rule that was just refused (look brief, picture 12); examples and FAQ."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.rules.engine import Engine
from qtsolitaire.text.examples import Example
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import BarButton, LinkButton
from qtsolitaire.windows.examples_page import ExamplesPage
from qtsolitaire.windows.page_view import PageView
from qtsolitaire.windows.panel_tab import Tab
from qtsolitaire.windows.rules_shelf import Reading, Shelf
from qtsolitaire.windows.style import Chrome

LEAST, MOST = 320, 480
_HEADER, _FOOT, _PAD, _GRIP = 50, 50, 22, 7
_LINE = "#DDDFDA"
_PAPER = Chrome(style.SURFACE, style.SECOND, style.SECOND, style.PRIMARY, "#FFFFFF", "")


class RulesPanel(QWidget):
    """A light panel of its own width; the stage places it beside the table or over it."""

    closed = Signal()
    resized = Signal(int)  # the width the player drags it to
    asked_detach = Signal()  # into a window of its own, or back
    asked_example = Signal(object)  # an Example: onto the table with it
    asked_leave = Signal()  # Escape while an example is on the table

    def __init__(self, parent: QWidget, shelf: Shelf) -> None:
        """Read pages from ``shelf``."""
        super().__init__(parent)
        self.hide()
        self._reading = Reading(shelf)
        self._speech = Speech("en")
        self._rule = ""
        self.tabs = {name: Tab(self) for name in ("rules", "examples", "faq")}
        for name, tab in self.tabs.items():
            tab.clicked.connect(lambda _checked=False, chosen=name: self.choose(chosen))
        self.close_button = self._button("close")
        self.close_button.clicked.connect(self.closed)
        self.detach_button = self._button("detach")
        self.detach_button.clicked.connect(self.asked_detach)
        self.browser = PageView(self)
        self.examples = ExamplesPage(self)
        self.examples.chosen.connect(self.asked_example)
        self.examples.hide()
        self.foot = LinkButton(self)
        self.foot.clicked.connect(self._follow_foot)
        self._dragged: int | None = None
        self.setMouseTracking(True)

    def _button(self, icon: str) -> BarButton:
        made = BarButton(icon, self)
        made.word_shown = False
        made.wear(_PAPER)
        return made

    @property
    def chosen(self) -> str:
        """The tab that is open: "rules", "examples" or "faq"."""
        return next((name for name, tab in self.tabs.items() if tab.isChecked()), "rules")

    def show_game(self, engine: Engine, speech: Speech) -> None:
        """Read the pages of this game in this language; the place in the page is kept."""
        if self._reading.begin(engine, speech):
            self._rule = ""
        self._speech = speech
        if self.isVisible():
            self._fill()

    def show_step(self, example: Example | None, at: int) -> None:
        """An example's step stands on the table; None: the player's own game does."""
        self.examples.show_step(example, at)
        if example is not None and self.chosen != "examples":
            self.choose("examples")
        else:
            self._say_foot()

    def open_at(self, rule: str) -> None:
        """Show the rules with this rule marked."""
        self._rule = rule
        self.show()
        self.choose("rules")

    def _fill(self) -> None:
        """Load what is missing and show the chosen page again at the same place."""
        if not self._reading.has_game:
            return
        self._reading.load()
        self.examples.show_examples(self._reading.examples, self._speech)
        self._say_tabs()
        at = self.browser.verticalScrollBar().value()
        self._show_page(self.chosen)
        self.browser.verticalScrollBar().setValue(at)

    def _say_tabs(self) -> None:
        translate, language = QCoreApplication.translate, self._speech.language
        self.tabs["rules"].tell(translate("rules", "Rules"), language)
        self.tabs["examples"].tell(translate("rules", "Examples"), language)
        whole = translate("rules", "Frequently asked questions")
        self.tabs["faq"].tell(translate("rules", "FAQ"), language, whole)
        self.close_button.tell(translate("rules", "Close the rules"), language)
        apart, back = translate("rules", "In a window of its own"), translate("rules", "Back beside the table")
        self.detach_button.tell(back if self.isWindow() else apart, language)
        self.setWindowTitle(self._reading.title)
        for name, tab in self.tabs.items():
            tab.setVisible(self._reading.has(name))
        self.setAccessibleName(translate("rules", "Rules"))
        self._arrange()

    def choose(self, name: str) -> None:
        """Turn to this page."""
        self._fill()
        self._show_page(name)
        anchor = self._anchor()
        if anchor:
            self.browser.go_to(anchor)

    def _anchor(self) -> str | None:
        """The place of the marked rule on the page that is shown."""
        page = self._reading.pages.get("rules")
        return page.anchor(self._rule) if page and self._rule and self.chosen == "rules" else None

    def _show_page(self, name: str) -> None:
        name = name if self._reading.has(name) else "rules"
        self.tabs[name].setChecked(True)
        self.examples.setVisible(name == "examples")
        self.browser.setVisible(name != "examples")
        if name in self._reading.pages:
            self.browser.show_page(self._reading.pages[name], self._anchor())
        self._say_foot()

    # The foot leads to the examples.

    def _say_foot(self) -> None:
        translate = QCoreApplication.translate
        words = ""
        if self.chosen != "examples" and self.examples.example is not None:
            words = translate("rules", "Back to the example")
        elif self.chosen == "rules" and self._reading.examples:
            fits = self._rule and self._reading.example_of(self._rule)
            words = (
                translate("rules", "See an example of this rule") if fits else translate("rules", "See the examples")
            )
        self.foot.tell(words, self._speech.language)
        self.foot.setVisible(bool(words))
        self._arrange()

    def _follow_foot(self) -> None:
        example = self._reading.example_of(self._rule) if self._rule else None
        if self.examples.example is None and example is not None:
            self.asked_example.emit(example)
        else:
            self.choose("examples")

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language."""
        if self._reading.engine is not None:
            self.show_game(self._reading.engine, speech)

    def showEvent(self, event: QEvent) -> None:
        """Read the pages now, not before: the start stays short."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange_header(self, header: int) -> None:
        """Tabs left, buttons right; where it is narrow, the tabs move together and only one button stays."""
        tabs = [tab for tab in self.tabs.values() if not tab.isHidden()]
        size = self.close_button.sizeHint()
        needs = _PAD - 12 + sum(tab.wish() + 4 for tab in tabs)
        both = needs + 2 * size.width() + 10 <= self.width() or self.isWindow()
        lacks = max(0, needs + (2 if both else 1) * size.width() + 10 - self.width())
        less = min(16, -(-lacks // max(1, len(tabs))))
        left = _PAD - 12 - less // 2
        for tab in tabs:
            tab.setGeometry(left, header - style.scaled(40), tab.wish() - less, style.scaled(40))
            left += tab.wish() - less + 4
        self.detach_button.setVisible(both)
        for place, button in enumerate((self.close_button, self.detach_button), 1):
            at = self.width() - 10 - place * size.width()
            button.setGeometry(at, (header - size.height()) // 2, size.width(), size.height())

    def _arrange(self) -> None:
        header = style.scaled(_HEADER)
        self._arrange_header(header)
        foot = 0 if self.foot.isHidden() else style.scaled(_FOOT)
        body = self.height() - header - foot
        self.browser.setGeometry(_PAD, header + 12, self.width() - _PAD - 6, body - 12)
        self.browser.setViewportMargins(0, 0, _PAD - 10, 0)
        self.examples.setGeometry(_PAD, header + 1, self.width() - 2 * _PAD, body - 1)
        wish = self.foot.sizeHint()
        across = min(wish.width(), self.width() - 2 * _PAD + 8)
        self.foot.setGeometry(_PAD - 4, self.height() - (foot + wish.height()) // 2, across, wish.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing its own window is closing the rules."""
        event.ignore()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the example, else closes the panel."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.examples.example is not None:
            self.asked_leave.emit()
        else:
            self.closed.emit()

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
        """Surface, lines under the tabs, over the foot and at the left edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(style.SURFACE))
        painter.setPen(QPen(QColor(_LINE), 1))
        painter.drawLine(0, style.scaled(_HEADER), self.width(), style.scaled(_HEADER))
        painter.drawLine(0, 0, 0, self.height())
        if not self.foot.isHidden():
            top = self.height() - style.scaled(_FOOT)
            painter.drawLine(0, top, self.width(), top)
