"""A star for a deal, with the player's own words: asked for in a small sheet."""

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from qtsolitaire.store.past import Past, Star
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.keeping import stamp
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.sheet import Sheet
from qtsolitaire.windows.text_field import Mark, TextField

MOST = 400
"""Characters of a note."""


class StarSheet(Sheet):
    """Writes the star and its note into the history where the player says so."""

    def __init__(self, parent: QWidget, past: Past, code: str, game: str, name: str, language: str, fill: str) -> None:
        """``game`` is the variant's id, ``name`` what it is called, ``fill`` the colour of the default button."""
        super().__init__(parent, QSize(480, 292))
        self._past, self._code, self._game = past, code, game
        old = past.star(code)
        self._title = Paragraph(self, pixels=17, weight=style.SEMIBOLD)
        self._deal = Paragraph(self, pixels=13, colour=style.SECOND)
        self.note = TextField(self)
        self.note.line.setMaxLength(MOST)
        self.note.line.setText(old.note if old else "")
        self.keep, self.remove = PanelButton(self, primary=True), PanelButton(self)
        self.keep.fill = fill
        self.parts = (self.note, self.remove, self.keep)
        self.keep.clicked.connect(self._keep)
        self.remove.clicked.connect(self._remove)
        self.note.line.confirmed.connect(self._keep)
        self.remove.setVisible(old is not None)
        self._tell(name, language, is_new=old is None)

    def _tell(self, name: str, language: str, *, is_new: bool) -> None:
        translate = QCoreApplication.translate
        title = translate("Star", "Star this deal") if is_new else translate("Star", "A starred deal")
        self.setAccessibleName(title)
        self._title.tell(title, language)
        self._deal.tell(f"{self._code} · {name}", language)
        words = translate("Star", "A note for yourself, if you like")
        self.note.tell(words, words, language)
        self.note.say(Mark.NONE, "", language)
        self.keep.tell(translate("Star", "Keep"), language)
        self.remove.tell(translate("Star", "Remove the star"), language)
        self.close_button.tell(translate("Star", "Close"))

    def _keep(self) -> None:
        self._past.set_star(Star(self._code, self._game, self.note.line.text().strip(), stamp()))
        self.accept()

    def _remove(self) -> None:
        self._past.unstar(self._code)
        self.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin in the note."""
        super().showEvent(event)
        self.note.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, panel: QRect) -> None:
        """Title, deal, note, buttons."""
        pad = self.pad
        left, across, top = panel.left() + pad, panel.width() - 2 * pad, panel.top() + pad
        self._title.setGeometry(left, top, across - 44, style.scaled(28))
        top += style.scaled(36)
        self._deal.setGeometry(left, top, across, style.scaled(26))
        top += style.scaled(32)
        self.note.setGeometry(left, top, across, self.note.sizeHint().height())
        tall = style.scaled(44)
        foot = min(panel.bottom() - pad - tall, top + self.note.sizeHint().height() + 28)
        keep = max(self.keep.sizeHint().width(), style.scaled(110))
        self.keep.setGeometry(left + across - keep, foot, keep, tall)
        self.remove.setGeometry(left, foot, min(self.remove.sizeHint().width(), across - keep - 12), tall)
