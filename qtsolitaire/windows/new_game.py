"""The New Game dialog: which game, with which options, which deal (AP-02; look brief, section 4, picture 11)."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QLine, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.codeoptions import encode_options
from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.store.history import History
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.table.miniature import miniature
from qtsolitaire.table.themes import Theme
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import new_game_code, style, wardrobe
from qtsolitaire.windows.finder import Finder
from qtsolitaire.windows.keeping import Waiting
from qtsolitaire.windows.new_game_code import Reading
from qtsolitaire.windows.new_game_columns import Aside, Browser
from qtsolitaire.windows.new_game_tile import PICTURE
from qtsolitaire.windows.new_game_winnable import Hunt
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet
from qtsolitaire.windows.text_field import Mark

WISH = QSize(1040, 672)
_ASIDE, _ASIDE_LEAST = 304, 264
_log = logging.getLogger(__name__)


class NewGameDialog(Sheet):
    """After ``accepted`` either ``chosen`` is the deal to play, or ``restart`` is True, or ``take_up`` names a game."""

    def __init__(  # noqa: PLR0913 - what it shows comes from as many places
        self,
        parent: QWidget | None,
        catalogue: Catalogue,
        speech: Speech,
        preferences: Preferences,
        history: History,
        session: Session | None,
        theme: Theme,
        *,
        seconds: float | None = None,
        finder: Finder | None = None,
        waiting: Callable[[Variant], Waiting | None] = lambda _variant: None,
    ) -> None:
        """Offer the games of ``catalogue``.

        ``session`` is the one on the table, ``seconds`` its time so far; ``finder`` looks for winnable deals;
        ``waiting`` knows the game of a variant that was put away.
        """
        super().__init__(parent, WISH)
        self.take_up: Variant | None = None
        self._waiting = waiting
        self.chosen: Deal | None = None
        self.restart = False
        self.wants_plugins = False
        self._catalogue, self._speech = catalogue, speech
        self._preferences, self._history, self._theme = preferences, history, theme
        self._variant = self._first(session)
        self._options: Options = session.engine.options if session else preferences.options(self._variant)
        self._reading = Reading(None, None, False)
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        self.browser = Browser(catalogue.current, self._picture, session, seconds, self)
        self.aside = Aside(self)
        parts = (self.browser.search, self.browser.gallery, self.aside, self.browser.on_table, self.browser.more)
        self.parts = tuple(part for part in parts if part is not None)
        self.aside.deal.fill = style.primary(theme)
        self.hunt = Hunt(self.aside.details.winnable, preferences, finder, self)
        self._connect()
        self._show_game()
        self.retranslate()

    def _first(self, session: Session | None) -> Variant:
        """The game on the table, else the one played last, else the first."""
        wanted = session.engine.variant.id if session else self._preferences.text("last_game")
        found = (variant for variant in self._catalogue.variants if variant.id == wanted)
        return next(found, self._catalogue.variants[0])

    def _connect(self) -> None:
        self.browser.gallery.chosen.connect(self._game_chosen)
        self.browser.gallery.confirmed.connect(self.deal)
        self.aside.details.changed.connect(self._options_chosen)
        self.aside.code.line.textEdited.connect(self._typed)
        self.aside.code.line.editingFinished.connect(self._typing_ended)
        self.aside.deal_wanted.connect(self.deal)
        self.hunt.told.connect(self._tell_code)
        self.hunt.ended.connect(self._hunt_ended)
        self.browser.more.clicked.connect(self._more)
        if self.browser.on_table is not None:
            self.browser.on_table.wanted.connect(self.reject)
            self.browser.on_table.restart_wanted.connect(self._restart)
            self.browser.on_table.waiting_wanted.connect(self._take_up)

    # What the player does

    def deal(self) -> None:
        """Take the typed deal, or any where nothing is typed; a wrong code is told and nothing else happens.

        Where only winnable deals are wanted, one is looked for first; asked again, the search stops.
        """
        if self.hunt.is_on:
            self.hunt.stop()
            return
        if self._reading.problem is not None:
            self._tell_code(finished=True)
            self.aside.code.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        try:
            Engine(self._variant, self._options)
        except Problem as problem:
            self._reading = Reading(None, problem, False)
            self._tell_code(finished=True)
            return
        if self._reading.deal is None and self.hunt.is_wanted:
            self.hunt.start(self._variant, self._options)
            return
        self.chosen = self._reading.deal or dealcodes.random_deal(self._variant, self._options)
        self.accept()

    def _hunt_ended(self, deal: Deal | None) -> None:
        """A winnable deal has been found; without one the player may choose otherwise."""
        if deal is not None:
            self.chosen = deal
            self.accept()
        else:
            text = QCoreApplication.translate("NewGame", "Deals of this game cannot be looked through.")
            self.aside.code.say(Mark.BAD, text, self._speech.language)

    def _more(self) -> None:
        self.wants_plugins = True
        self.reject()

    def renew(self) -> None:
        """Games have come, changed or gone."""
        chosen = self._variant
        known = [variant for variant in self._catalogue.current if variant.id == chosen.id]
        self.browser.gallery.renew(self._catalogue.current)
        if not known or known[0] is not chosen:
            self._variant = known[0] if known else self._catalogue.current[0]
            self._options = self._preferences.options(self._variant)
        self._read()
        self._show_game()
        self.retranslate()

    def _restart(self) -> None:
        self.restart = True
        self.accept()

    def _take_up(self, variant: Variant) -> None:
        self.take_up = variant
        self.accept()

    def _game_chosen(self, variant: Variant) -> None:
        """Another game: a number alone now means its deal, a code of another game goes."""
        self._variant, self._options = variant, self._preferences.options(variant)
        self._read()
        deal = self._reading.deal
        if deal is None or deal.variant.id != variant.id:
            self.aside.code.line.clear()
            self._read()
        else:
            self.aside.code.line.setText(deal.code)
        self._show_game()
        self._tell_game()

    def _options_chosen(self) -> None:
        """Other options of the same deal: the code says so (DC-03)."""
        self.hunt.stop()
        self._options = dict(self.aside.details.options)
        deal = self._reading.deal
        if deal is not None:
            other = Deal(self._variant, dict(self._options), deal.number, deal.numbering)
            self.aside.code.line.setText(other.code)
        self._read()
        self._tell_game()

    def _typed(self) -> None:
        """A code moves selection and chips to what it means (DC-06)."""
        self.hunt.stop()
        self._read()
        deal = self._reading.deal
        if deal is not None and (deal.variant is not self._variant or deal.options != self._options):
            self._variant, self._options = deal.variant, deal.options
            self._show_game()
            self._tell_game()
            self.browser.bring(deal.variant)
        else:
            self._tell_code()

    def _typing_ended(self) -> None:
        """Show a good code as it is written, and what is missing in an unfinished one."""
        if self._reading.deal is not None:
            self.aside.code.line.setText(self._reading.deal.code)
        self._tell_code(finished=True)

    def _read(self) -> None:
        text = self.aside.code.line.text()
        self._reading = new_game_code.read(text, self._catalogue.variants, self._variant, self._options)

    # What it shows

    def _show_game(self) -> None:
        self.browser.gallery.choose(self._variant)
        self.aside.details.show_game(self._variant, dict(self._options))
        self.hunt.show_game(self._variant)
        if self.browser.on_table is not None:
            self.browser.on_table.show_waiting(self._waiting(self._variant))

    def _tell_game(self) -> None:
        game, options = self._variant.id, encode_options(self._variant, self._options)
        bests, rate = self._history.bests(game, options), self._history.rate(game, options)
        self.aside.details.retell(self._speech, bests, rate)
        tile = self.browser.gallery.tile(self._variant)
        if tile is not None:
            tile.repicture()
        self._tell_code()

    def _tell_code(self, *, finished: bool = False) -> None:
        reading = self._reading
        mark = Mark.NONE if reading.is_empty else Mark.BAD if reading.problem else Mark.GOOD
        if reading.unfinished and not finished:
            mark = Mark.NONE
        self.aside.tell(self._speech.language, looking=self.hunt.is_on)
        if self.hunt.is_on:
            self.aside.code.say(Mark.NONE, self.hunt.words(self._speech), self._speech.language)
            return
        self.aside.code.say(mark, new_game_code.sentence(reading, self._speech), self._speech.language)

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        title = QCoreApplication.translate("NewGame", "New game")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, self._speech.language)
        self.close_button.tell(QCoreApplication.translate("NewGame", "Close"))
        self.browser.tell(self._speech, self._history.rates())
        self.aside.tell(self._speech.language)
        self._tell_game()
        self.place()

    def _picture(self, variant: Variant, size: QSize, ratio: float) -> QPixmap:
        """A game's opening, drawn with the options that a deal would have now; plain felt where a plugin fails."""
        options = self._options if variant.id == self._variant.id else self._preferences.options(variant)
        try:
            return self._miniature(Engine(variant, options), size, ratio)
        except Exception:
            _log.exception("no miniature of %s", variant.id)
            plain = QPixmap(size * ratio)
            plain.setDevicePixelRatio(ratio)
            plain.fill(QColor(self._theme.centre))
            return plain

    def _miniature(self, engine: Engine, size: QSize, ratio: float) -> QPixmap:
        """Always of the whole size and then shrunk: at fewer pixels cards would be cut off rather than smaller."""
        deck, share = wardrobe.deck(self._preferences), size.width() / PICTURE.width()
        picture = miniature(engine, PICTURE, self._theme, deck, ratio * share)
        picture.setDevicePixelRatio(ratio)
        return picture

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Begin on the chosen tile."""
        super().showEvent(event)
        tile = self.browser.gallery.tile(self._variant)
        if tile is not None:
            tile.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speech = Speech(QLocale().name()[:2], self._catalogue, letters=self._speech.letters)
            self.retranslate()

    def done(self, result: int) -> None:
        """Nothing is looked for after the dialog."""
        self.hunt.stop()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter deals, but presses the button it is on; Escape first ends a search."""
        if event.key() == Qt.Key.Key_Escape and self.hunt.is_on:
            self.hunt.stop()
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton) and not focus.isCheckable():
                focus.click()
            else:
                self.deal()
            event.accept()
            return
        super().keyPressEvent(event)

    def arrange(self, panel: QRect) -> None:
        """Title above, games left, the chosen game right."""
        pad = self.pad
        top = panel.top() + pad + style.scaled(34) + (10 if panel.height() >= 600 else 2)
        high = panel.bottom() - pad - top + 1
        self._title.setGeometry(
            panel.left() + pad + 8, panel.top() + pad - 4, panel.width() - 2 * pad - 60, style.scaled(TITLE_HIGH)
        )
        aside = min(style.scaled(_ASIDE), max(style.scaled(_ASIDE_LEAST), round(panel.width() * 0.36)))
        aside = min(aside, panel.width() // 2)
        left = panel.right() - pad - 8 - aside
        self.aside.setGeometry(left, top, aside + 8, high)
        self.browser.setGeometry(panel.left() + pad, top, left - panel.left() - pad - 18, high)
        self._line = QLine(left - 13, top, left - 13, top + high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A thin line between the columns."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor("#DDDFDA"), 1))
        painter.drawLine(self._line)
