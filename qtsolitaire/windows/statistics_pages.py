"""The statistics window's second and third page: past games, and starred deals."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.figures import Which
from qtsolitaire.store.past import Past, Star, Wanted
from qtsolitaire.store.results import Game
from qtsolitaire.text.played import game_name, options_words
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.flow import FlowLayout
from qtsolitaire.windows.moments import day, moment
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.statistics_list import Column, Listing
from qtsolitaire.windows.text_field import Mark, TextField
from qtsolitaire.windows.widgets import ChipRow

_RESULTS = (None, True, False)
_GOOD = "#0A5A3E"


class GamesPage(QWidget):
    """Every game that was finished or left."""

    again_wanted = Signal(object)  # a Game whose deal to play
    watch_wanted = Signal(object)  # a Game to watch
    star_wanted = Signal(str, str)  # a deal code and its game's id

    def __init__(self, past: Past, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past, self._variants = past, variants
        self._which, self._speech = Which(), Speech("en")
        self.results = ChipRow(len(_RESULTS), self)
        self.search = TextField(self, icon="search")
        self.listing = Listing(self)
        self._nothing = Paragraph(self, pixels=14, colour=style.SECOND)
        self.again, self.watch, self.star = PanelButton(self), PanelButton(self), PanelButton(self)
        self._place()
        self.results.chosen.connect(lambda _index: self._list())
        self.search.line.textEdited.connect(lambda _text: self._list())
        self.listing.picked.connect(self._picked)
        self.listing.entered_row.connect(self._again)
        self.again.clicked.connect(self._again)
        self.watch.clicked.connect(lambda: self.watch_wanted.emit(self._whole()))
        self.star.clicked.connect(self._star)

    def _place(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(12)
        above.addWidget(self.results, 3)
        above.addWidget(self.search, 2)
        below = FlowLayout(gap=10)
        for button in (self.again, self.watch, self.star):
            button.tall = 40
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(above)
        column.addWidget(self.listing, 1)
        column.addWidget(self._nothing, 1)
        column.addLayout(below)

    @property
    def wanted(self) -> Wanted:
        """What is listed."""
        return Wanted(self._which, _RESULTS[self.results.index], self.search.line.text())

    def show_games(self, which: Which, speech: Speech) -> None:
        """List these games, the latest first."""
        translate = QCoreApplication.translate
        self._which, self._speech, language = which, speech, speech.language
        words = [
            translate("Statistics", "Won and lost"),
            translate("Statistics", "Won"),
            translate("Statistics", "Lost"),
        ]
        self.results.tell(translate("Statistics", "Result"), words, language)
        name = translate("Statistics", "Search the deal codes")
        self.search.tell(name, name, language)
        self.search.say(Mark.NONE, "", language)
        self.again.tell(translate("Statistics", "Play this deal again"), language)
        self.watch.tell(translate("Statistics", "Watch"), language)
        self.star.tell(translate("Statistics", "Star this deal…"), language)
        self._nothing.tell(translate("Statistics", "No game is like that."), language)
        self._list()

    def _list(self) -> None:
        wanted = self.wanted
        count = self._past.count(wanted)
        self.listing.setVisible(count > 0)
        self._nothing.setVisible(count == 0)

        def read(first: int, most: int) -> Sequence[Game]:
            return self._past.page(wanted, first, most)

        self.listing.show_rows(self._columns(), count, read, self._speech.language)

    def _columns(self) -> tuple[Column, ...]:
        speech, translate = self._speech, QCoreApplication.translate
        won, lost = translate("Statistics", "Won"), translate("Statistics", "Lost")
        columns = (
            Column(
                translate("Statistics", "Ended"),
                lambda game: moment(game.ended, speech),
                sample=moment("2026-09-30T12:00:00Z", speech),
            ),
            Column(
                translate("Statistics", "Result"),
                lambda game: won if game.won else lost,
                _colour,
                sample=max(won, lost, key=len),
            ),
            Column(
                translate("Statistics", "Time"), lambda game: speech.time(game.seconds), right=True, sample="0:00:00"
            ),
            Column(
                translate("Statistics", "Moves"),
                lambda game: speech.number(int(game.moves)),
                right=True,
                sample="0,000",
            ),
            Column(
                translate("Statistics", "Score"),
                lambda game: "" if game.score is None else speech.number(int(game.score)),
                right=True,
                sample="0,000",
            ),
            Column(translate("Statistics", "Deal"), lambda game: game.code or _board()),
        )
        return (self._game_column(), *columns) if self._which.options is None else columns

    def _game_column(self) -> Column:
        """What is not chosen already: game and options, or the options alone."""
        translate = QCoreApplication.translate
        if self._which.game is None:
            names = (game_name(self._speech, self._variants, variant.id) for variant in self._variants)
            sample = max(names, key=len, default="") + " · 00000000"
            return Column(translate("Statistics", "Game"), self._name, sample=sample)
        return Column(translate("Statistics", "Options"), self._options, sample="0" * 22)

    def _options(self, game: Game) -> str:
        return options_words(self._speech, self._variants, game.game, game.options)

    def _name(self, game: Game) -> str:
        name = game_name(self._speech, self._variants, game.game)
        return " · ".join(filter(None, (name, self._options(game))))

    def _picked(self) -> None:
        game = self.listing.picked_row
        known = game is not None and any(variant.id == game.game for variant in self._variants)
        self.again.setEnabled(known)
        self.watch.setEnabled(known)
        self.star.setEnabled(known and game.code is not None)

    def _again(self) -> None:
        if self.again.isEnabled():
            self.again_wanted.emit(self._whole())

    def _star(self) -> None:
        game = self.listing.picked_row
        self.star_wanted.emit(game.code, game.game)

    def _whole(self) -> Game:
        """The chosen game with its moves, which the list leaves out."""
        listed: Game = self.listing.picked_row
        return self._past.whole(listed.uid) or listed


class StarsPage(QWidget):
    """Deals to come back to, with the player's own words."""

    play_wanted = Signal(str)  # a deal code
    edit_wanted = Signal(str, str)  # a deal code and its game's id

    def __init__(self, past: Past, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past, self._variants, self._speech = past, variants, Speech("en")
        self.listing = Listing(self)
        self._nothing = Paragraph(self, pixels=14, colour=style.SECOND)
        self.play, self.edit, self.remove = PanelButton(self), PanelButton(self), PanelButton(self)
        below = FlowLayout(gap=10)
        for button in (self.play, self.edit, self.remove):
            button.tall = 40
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.listing, 1)
        column.addWidget(self._nothing, 1)
        column.addLayout(below)
        self.listing.picked.connect(self._picked)
        self.listing.entered_row.connect(self._play)
        self.play.clicked.connect(self._play)
        self.edit.clicked.connect(self._edit)
        self.remove.clicked.connect(self._remove)

    def show_stars(self, speech: Speech) -> None:
        """List them, the latest first."""
        translate, language = QCoreApplication.translate, speech.language
        self._speech = speech
        self.play.tell(translate("Statistics", "Play this deal"), language)
        self.edit.tell(translate("Statistics", "Change the note…"), language)
        self.remove.tell(translate("Statistics", "Remove the star"), language)
        text = translate("Statistics", "No deal has a star yet. “Star this deal…” in the menu gives one, with a note.")
        self._nothing.tell(text, language)
        stars = self._past.stars()
        self.listing.setVisible(bool(stars))
        self._nothing.setVisible(not stars)
        self.listing.show_rows(self._columns(), len(stars), lambda first, most: stars[first : first + most], language)

    def _columns(self) -> tuple[Column, ...]:
        speech, translate = self._speech, QCoreApplication.translate
        names = [game_name(speech, self._variants, variant.id) for variant in self._variants]
        return (
            Column(translate("Statistics", "Deal"), lambda star: star.code, sample="WW1-D1N-WWWWWWW"),
            Column(
                translate("Statistics", "Game"),
                lambda star: game_name(speech, self._variants, star.game),
                sample=max(names, key=len, default=""),
            ),
            Column(translate("Statistics", "Note"), lambda star: star.note),
            Column(
                translate("Statistics", "Starred"),
                lambda star: day(star.added, speech),
                sample=day("2026-09-30T12:00:00Z", speech),
            ),
        )

    def _picked(self) -> None:
        star: Star | None = self.listing.picked_row
        self.play.setEnabled(star is not None and any(variant.id == star.game for variant in self._variants))
        self.edit.setEnabled(star is not None)
        self.remove.setEnabled(star is not None)

    def _play(self) -> None:
        if self.play.isEnabled():
            self.play_wanted.emit(self.listing.picked_row.code)

    def _edit(self) -> None:
        star = self.listing.picked_row
        self.edit_wanted.emit(star.code, star.game)

    def _remove(self) -> None:
        self._past.unstar(self.listing.picked_row.code)
        self.show_stars(self._speech)


def _colour(game: Game) -> str:
    return _GOOD if game.won else style.SECOND


def _board() -> str:
    return QCoreApplication.translate("Statistics", "from a board")
