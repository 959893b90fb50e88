"""The window for printing and exporting: choices on the left, what comes of them on the right."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from qtsolitaire.output.png import image
from qtsolitaire.output.subject import Subject
from qtsolitaire.output.target import Kind
from qtsolitaire.output.wishes import PAPERS, Background, Layout, PictureWishes, Wishes
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.press import Press
from qtsolitaire.windows.print_choices import PAGES, PICTURE, Choices
from qtsolitaire.windows.print_preview import Preview
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet

WISH = QSize(980, 760)
_MOST_PAGES = 40  # of the preview
_CHOICES_WIDE = 400
_SMALL = 900  # pixels of the preview's picture


class PrintSheet(Sheet):
    """Prints pages and saves them as PDF, or saves and copies a picture."""

    def __init__(self, parent: QWidget | None, press: Press, *, pages: bool) -> None:
        """``pages``: for printing; else for exporting a picture, the board or the game."""
        super().__init__(parent, WISH)
        self._press, self._is_pages = press, pages
        self._mode = "pages" if pages else "picture"
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        content = Content()
        self.choices = Choices(PAGES if pages else PICTURE, self._changed, content)
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 14, 0)
        layout.addWidget(self.choices)
        layout.addStretch(1)
        self.scroller = Scroller(content, self)
        self.preview = Preview(self, self._tell_page)
        self.page = Paragraph(self, pixels=13, colour=style.SECOND, centred=True)
        self.notice = Paragraph(self, pixels=13, colour=style.ERROR)
        self.other = PanelButton(self)
        self.main = PanelButton(self, primary=True)
        self.parts = (self.scroller, self.preview, self.other, self.main)
        self.other.clicked.connect(self.save_pdf if pages else self.copy)
        self.main.clicked.connect(self.print if pages else self.export)
        self._begin()
        self.retranslate()

    def _begin(self) -> None:
        """The last choices; what this game cannot give is closed."""
        if self._is_pages:
            self.choices.rows["paper"].choose(self._press.usual_paper())
        self.choices.remember(self._press.remembered(self._mode))
        self.choices.rows["board"].setVisible(self._press.has_moves)
        if not self._press.has_moves:
            self.choices.rows["board"].choose(0)
        if self._is_pages:
            self.choices.rows["deals"].setVisible(self._press.has_code)
            if not self._press.has_code:
                self.choices.rows["deals"].choose(0)
            if self._press.would_spoil:
                self.choices.rows["listing"].choose(0)
            known = bool(self._subject and self._subject.line)
            self.choices.rows["solution"].setVisible(known)
        self._changed()

    # What is chosen

    @property
    def _now(self) -> bool:
        return self.choices["board"] == 1

    @property
    def _subject(self) -> Subject | None:
        return self._press.subject(now=self._now)

    def _subjects(self) -> Iterator[Subject]:
        deals = int(self.choices.word("deals")) if self._is_pages else 1
        return self._press.subjects(now=self._now, deals=deals)

    def wishes(self) -> Wishes:
        """The pages that are chosen."""
        if not self._is_pages:
            return self._press.wishes()
        chosen = self.choices
        return self._press.wishes(
            paper=list(PAPERS)[chosen["paper"]],
            layout=list(Layout)[chosen["layout"]],
            per_page=int(chosen.word("per_page")),
            **{name: bool(chosen[name]) for name in ("listing", "boxes", "code", "rules", "solution", "grey")},
        )

    def picture(self) -> PictureWishes:
        """The picture that is chosen."""
        if self._is_pages:
            return self._press.picture()
        return self._press.picture(
            width=int(self.choices.word("width")),
            ratio=float(self.choices.word("ratio")),
            background=(Background.TABLE, Background.NOTHING)[self.choices["background"]],
        )

    def _changed(self) -> None:
        """Show what comes of it."""
        wishes = self.wishes()
        if self._is_pages:
            is_large = wishes.layout is Layout.PICTURE
            self.choices.rows["per_page"].setEnabled(not is_large)
            self.choices.rows["listing"].setEnabled(wishes.layout is Layout.SHEET)
            self.preview.show_pages(self._press.first_pages(self._subjects(), wishes, _MOST_PAGES), wishes.paper)
        elif subject := self._subject:
            small = self._press.picture(width=_SMALL, background=self.picture().background)
            self.preview.show_picture(image(subject, self._press.house.speech, small))
        self._tell_page()

    # What is done

    def print(self) -> None:
        """Let the system's window choose the printer; without a printer say so."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self.tell_no_printer()
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        subject = self._subject
        if subject is not None:
            printer.setDocName(subject.title(self._press.house.speech))
        if QPrintDialog(printer, self).exec():
            wishes = self.wishes()
            if self._press.print_on(printer, self._press.pages(self._subjects(), wishes), wishes.paper):
                self._done()

    def tell_no_printer(self) -> None:
        """Say what to do instead."""
        text = QCoreApplication.translate("Print", "No printer is set up here. Save the pages as a PDF file instead.")
        self.notice.tell(text, self._language)
        self.place()

    def save_pdf(self) -> None:
        """Save the pages as a PDF file."""
        self._save((Kind.PDF,))

    def export(self) -> None:
        """Save as what the player chooses."""
        self._save((Kind.PNG, Kind.SVG, Kind.PDF, Kind.BOARD, Kind.GAME))

    def copy(self) -> None:
        """Copy the picture."""
        self._press.copy_picture(self.picture(), now=self._now)
        self._done()

    def _save(self, kinds: tuple[Kind, ...]) -> None:
        from PySide6.QtWidgets import QFileDialog

        subject = self._subject
        if subject is None:
            return
        filters = {f"{_name(kind)} (*{kind.value})": kind for kind in kinds}
        start = Path.home() / f"{(subject.code or subject.engine.variant.id).replace('#', '')}{kinds[0].value}"
        title = QCoreApplication.translate("Print", "Save as")
        name, chosen = QFileDialog.getSaveFileName(self, title, str(start), ";;".join(filters))
        if name:
            self.save_as(Path(name), filters.get(chosen, kinds[0]))

    def save_as(self, path: Path, kind: Kind) -> None:
        """Write the file; a name without a suffix gets that of its kind."""
        target = path if path.suffix else path.with_name(f"{path.name}{kind.value}")
        if self._press.save(target, self._subjects(), self.wishes(), self.picture()):
            self._done()

    def _done(self) -> None:
        self._press.remember(self._mode, self.choices.remembered())
        self.accept()

    # How it looks

    @property
    def _language(self) -> str:
        return self._press.house.speech.language

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        translate, language = QCoreApplication.translate, self._language
        title = translate("Print", "Print") if self._is_pages else translate("Print", "Export")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, language)
        self.close_button.tell(translate("Print", "Close"))
        self.choices.tell(language)
        self.preview.setAccessibleName(translate("Print", "Preview"))
        pages, picture = translate("Print", "Save as PDF…"), translate("Print", "Copy picture")
        self.other.tell(pages if self._is_pages else picture, language)
        self.main.tell(translate("Print", "Print…") if self._is_pages else translate("Print", "Save as…"), language)
        self._tell_page()
        self.place()

    def _tell_page(self) -> None:
        shown = self.preview.pages > 1
        words = QCoreApplication.translate("Print", "Page {page} of {pages}")
        text = words.format(page=self.preview.page + 1, pages=self.preview.pages)
        self.page.tell(text if shown else "", self._language)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it, on the pages too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter prints or saves."""
        super().showEvent(event)
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What Tab comes to scrolls into view."""
        moved = super().focusNextPrevChild(forward)
        focus = QApplication.focusWidget()
        if focus is not None and self.scroller.isAncestorOf(focus):
            self.scroller.bring(focus)
        return moved

    def arrange(self, panel: QRect) -> None:
        """Title above, choices left, preview right, buttons below; a narrow window has the preview above them."""
        pad = self.pad
        left, across = panel.left() + pad, panel.width() - 2 * pad
        top = panel.top() + pad
        self._title.setGeometry(left, top, across - 52, style.scaled(TITLE_HIGH))
        top += style.scaled(TITLE_HIGH) + 6
        tall = style.scaled(46)
        bottom = panel.bottom() - pad - tall
        self._place_buttons(left, bottom, across, tall)
        wide = min(style.scaled(_CHOICES_WIDE), across // 2)
        note = self.notice.heightForWidth(wide) if self.notice.text else 0
        self.scroller.setGeometry(left, top, wide, bottom - 14 - top - note)
        self.notice.setGeometry(left, bottom - 10 - note, wide, note)
        line = style.scaled(22)
        right = left + wide + 12
        self.preview.setGeometry(right, top, left + across - right, bottom - 16 - line - top)
        self.page.setGeometry(right, bottom - 14 - line, left + across - right, line)

    def _place_buttons(self, left: int, top: int, across: int, tall: int) -> None:
        right = left + across
        for button in (self.main, self.other):
            wide = min(max(button.sizeHint().width() + 24, style.scaled(140)), across // 2 - 6)
            button.setGeometry(right - wide, top, wide, tall)
            right -= wide + 12


def _name(kind: Kind) -> str:
    translate = QCoreApplication.translate
    names = {
        Kind.PDF: translate("Print", "Page for printing, PDF"),
        Kind.PNG: translate("Print", "Picture, PNG"),
        Kind.SVG: translate("Print", "Drawing, SVG"),
        Kind.BOARD: translate("Print", "Board as text"),
        Kind.GAME: translate("Print", "Game file"),
    }
    return names[kind]
