"""The two columns of the New Game dialog: the games to choose from, and the chosen game with its deal code."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.rules.table import Variant
from qtsolitaire.store.results import Rate
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import LinkButton, PanelButton
from qtsolitaire.windows.new_game_continue import ContinueCard
from qtsolitaire.windows.new_game_details import Details
from qtsolitaire.windows.new_game_gallery import Gallery
from qtsolitaire.windows.new_game_tile import Painter
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.text_field import Mark, TextField

_PIN_FROM = 540  # logical pixels

SEARCH_FROM = 9
"""Games from which on a search box is worth its room."""


class Browser(QWidget):
    """The gallery, a search box above it where there are many games, below it the game on the table."""

    def __init__(
        self,
        variants: Sequence[Variant],
        paint: Painter,
        session: Session | None,
        seconds: float | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.search = TextField(self, icon="search") if len(variants) >= SEARCH_FROM else None
        content = Content()
        self.gallery = Gallery(variants, paint, content)
        self._nothing = Paragraph(content, pixels=14, colour=style.SECOND)
        self._nothing.hide()
        self.more = LinkButton(content, wraps=True)
        self.on_table = ContinueCard(session, seconds, self) if session else None
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(8)
        inner.addWidget(self.gallery)
        inner.addWidget(self._nothing)
        inner.addWidget(self.more)
        inner.addStretch(1)
        self._inner = inner
        self._scroller = Scroller(content, self)
        self.gallery.focused.connect(self._scroller.bring)
        self._place()

    def _place(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        if self.search is not None:
            outer.addWidget(self.search)
            self.search.line.textEdited.connect(self._filter)
        outer.addWidget(self._scroller, 1)
        self._outer = outer

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The game on the table is always in sight where that leaves enough of the gallery; else it is at its end."""
        super().resizeEvent(event)
        layout = self._outer if self.height() >= _PIN_FROM else self._inner
        if self.on_table is not None and layout.indexOf(self.on_table) < 0:
            layout.addWidget(self.on_table)

    def tell(self, speech: Speech, rates: dict[str, Rate]) -> None:
        """Say everything in the player's language."""
        self.gallery.tell(speech, rates)
        self._nothing.tell(QCoreApplication.translate("NewGame", "No game is called that."), speech.language)
        more = QCoreApplication.translate("NewGame", "More games: drop a plugin into the folder…")
        self.more.tell(more, speech.language)
        if self.search is not None:
            name = QCoreApplication.translate("NewGame", "Search the games")
            self.search.tell(name, name, speech.language)
            self.search.say(Mark.NONE, "", speech.language)
        if self.on_table is not None:
            self.on_table.tell(speech)

    def bring(self, variant: Variant) -> None:
        """Scroll to the game's tile."""
        tile = self.gallery.tile(variant)
        if tile is not None:
            self._scroller.bring(tile)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        left = self.gallery.show_only(lambda tile: all(word in tile.searched for word in words))
        self._nothing.setVisible(left == 0)


class Aside(QWidget):
    """The chosen game, its deal code and the button that deals."""

    deal_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.details = Details()
        self._scroller = Scroller(self.details, self)
        self._label = Paragraph(self, pixels=13, colour=style.SECOND)
        self.code = TextField(self)
        self.deal = PanelButton(self, primary=True)
        self.deal.tall = 48
        self.deal.clicked.connect(self.deal_wanted)
        self.code.line.confirmed.connect(self.deal_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._scroller, 1)
        layout.addWidget(self._label)
        layout.addWidget(self.code)
        layout.addSpacing(8)
        layout.addWidget(self.deal)

    def tell(self, language: str, *, looking: bool = False) -> None:
        """Say label and button in the player's language; details and code have more to say.

        While a deal is being looked for the button stops that.
        """
        label = QCoreApplication.translate("NewGame", "Deal code")
        self._label.tell(label, language)
        self.code.tell(label, QCoreApplication.translate("NewGame", "Random deal"), language)
        translate = QCoreApplication.translate
        self.deal.tell(translate("NewGame", "Stop") if looking else translate("NewGame", "Deal"), language)
