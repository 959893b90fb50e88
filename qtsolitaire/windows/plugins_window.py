"""The Plugins window: every drop-in plugin, how far it has come and why, and what the player can do about it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from qtsolitaire.plugins import folders
from qtsolitaire.plugins.dropins import State
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.house import House
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.plugin_watch import PluginWatch
from qtsolitaire.windows.plugins_rows import FolderCard, PluginCard
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet

WISH = QSize(660, 700)


class PluginsDialog(Sheet):
    """Follows the watch while it is open; ``watch`` is None where only the bundled games may run."""

    def __init__(self, parent: QWidget | None, house: House, watch: PluginWatch | None) -> None:
        super().__init__(parent, WISH)
        self._house, self._watch = house, watch
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        content = Content()
        self.warning = Paragraph(content, pixels=14)
        self.folders = [FolderCard(folder, content) for folder in (folders.folders() if watch else ())]
        self.empty = Paragraph(content, pixels=14, colour=style.SECOND)
        self.cards: list[PluginCard] = []
        self.packages = Paragraph(content, pixels=14, colour=style.SECOND)
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 4, 14, 8)
        self._column.setSpacing(10)
        for widget in (self.warning, *self.folders, self.empty, self.packages):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._content = content
        self.scroller = Scroller(content, self)
        self.parts = (self.scroller,)
        for folder in self.folders:
            folder.opened.connect(self.open_folder)
            folder.trusted.connect(self._trust)
        if watch is not None:
            watch.changed.connect(self.refresh)
            watch.rescan()
        self.retranslate()

    def open_folder(self, folder: Path) -> None:
        """Show the folder in the system's file manager; it is made where it is missing."""
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _trust(self, folder: Path, trusted: bool) -> None:
        if self._watch is not None:
            self._watch.trust(folder, trusted)

    def refresh(self) -> None:
        """Show the rows as they are now."""
        drop_ins, speech = self._house.drop_ins, self._house.speech
        rows = sorted(drop_ins.rows if drop_ins and self._watch else (), key=lambda row: row.state is not State.NEW)
        while len(self.cards) < len(rows):
            self._add_card()
        fill = style.primary(wardrobe.theme(self._house.preferences))
        for card, row in zip(self.cards, rows, strict=False):
            card.show_row(row, self._house.catalogue, speech, fill)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(rows))
        self.empty.setVisible(bool(self._watch) and not rows)
        for folder in self.folders:
            folder.tell(speech.language, bool(drop_ins and folder.folder in drop_ins.consents.trusted_folders()))
        self.packages.tell(self._packages(), speech.language)
        self.packages.setVisible(bool(self.packages.text))

    def _add_card(self) -> None:
        watch = self._watch
        if watch is None:
            return
        card = PluginCard(self._content)
        card.allowed.connect(watch.answer)
        card.again.connect(watch.again)
        self._column.insertWidget(2 + len(self.folders) + len(self.cards), card)
        self.cards.append(card)

    def _packages(self) -> str:
        """What installed packages lack; drop-ins have cards of their own."""
        known = {row.path for row in self._house.drop_ins.rows} if self._house.drop_ins else set()
        faults = [fault for fault in self._house.catalogue.faults if fault.path not in known]
        return "\n".join(self._house.speech.problem(fault.problem) for fault in faults)

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        language, translate = self._house.speech.language, QCoreApplication.translate
        title = translate("Plugins", "Plugins")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, language)
        self.close_button.tell(translate("Plugins", "Close"))
        self.warning.tell(_safe() if self._watch is None else _warning(), language)
        self.empty.tell(_empty(), language)
        self.refresh()
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What Tab comes to scrolls into view."""
        moved = super().focusNextPrevChild(forward)
        focus = QApplication.focusWidget()
        if focus is not None and self.scroller.isAncestorOf(focus):
            self.scroller.bring(focus)
        return moved

    def arrange(self, panel: QRect) -> None:
        """Title above, plugins below."""
        pad = self.pad
        left, across = panel.left() + pad + 4, panel.width() - 2 * pad - 8
        top = panel.top() + pad - 4
        self._title.setGeometry(left, top, across - 52, style.scaled(TITLE_HIGH))
        top += style.scaled(34) + 10
        self.scroller.setGeometry(left, top, across + pad - 4, panel.bottom() - 8 - top)


def _warning() -> str:
    return QCoreApplication.translate(
        "Plugins",
        "A plugin is a program, and Python has no sandbox: it can do whatever you can do on this computer, read and "
        "delete your files too. Allow only files from people you trust. A file that changes asks again.",
    )


def _safe() -> str:
    return QCoreApplication.translate(
        "Plugins", "The program was started with --safe: only the games that ship with it can be played."
    )


def _empty() -> str:
    return QCoreApplication.translate(
        "Plugins", "No plugin is here yet. Put a Python file into the folder, and it appears here at once."
    )
