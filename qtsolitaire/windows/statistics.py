"""The Statistics dialog (AP-05; look brief, section 4, picture 13): figures of the history, games, starred deals."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from qtsolitaire.plugins import Catalogue
from qtsolitaire.store import files
from qtsolitaire.store.figures import Which
from qtsolitaire.store.history import History
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.store.results import Game
from qtsolitaire.text.played import game_name
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.question import Question
from qtsolitaire.windows.sheet import TITLE_HIGH, Sheet
from qtsolitaire.windows.statistics_filters import Filters, Tabs
from qtsolitaire.windows.statistics_overview import Overview
from qtsolitaire.windows.statistics_pages import GamesPage, StarsPage

WISH = QSize(1000, 720)
OVERVIEW, GAMES, STARS = range(3)


class Outcome(NamedTuple):
    """What the player has asked for; at most one of them."""

    code: str = ""  # a deal to play
    again: Game | None = None  # a past game whose deal to play


class StatisticsDialog(Sheet):
    """After ``accepted``, ``outcome`` tells what to play."""

    def __init__(
        self, parent: QWidget | None, history: History, catalogue: Catalogue, speech: Speech, preferences: Preferences,
        which: Which,
    ) -> None:  # fmt: skip
        """Show the games of ``which`` first."""
        super().__init__(parent, WISH)
        self.outcome = Outcome()
        self._history, self._catalogue, self._speech, self._preferences = history, catalogue, speech, preferences
        self._colour = style.primary(wardrobe.theme(preferences))
        history.flush()
        self._rows = history.figures.rows(Which())
        self._first = which
        self._title = Paragraph(self, pixels=22, weight=style.SEMIBOLD)
        self.tabs = Tabs(3, self)
        self.filters = Filters(catalogue.variants, self)
        self.overview = Overview(history.figures, catalogue.variants)
        self.games = GamesPage(history.past, catalogue.variants)
        self.stars = StarsPage(history.past, catalogue.variants)
        self.pages = QStackedWidget(self)
        for page in (self.overview, self.games, self.stars):
            self.pages.addWidget(page)
        self.reset, self.export = PanelButton(self), PanelButton(self)
        self.done_button = PanelButton(self, primary=True)
        self.done_button.fill = self._colour
        self.news = Paragraph(self, pixels=13, colour=style.SECOND)
        self.parts = (self.tabs, self.filters, self.pages, self.reset, self.export, self.done_button)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.tabs.chosen.connect(self._show_page)
        self.filters.changed.connect(self._show_page)
        self.overview.wanted.connect(self._play)
        self.games.again_wanted.connect(self._play_again)
        self.games.watch_wanted.connect(self.watch)
        self.games.star_wanted.connect(self.edit_star)
        self.stars.play_wanted.connect(self._play)
        self.stars.edit_wanted.connect(self.edit_star)
        self.reset.clicked.connect(self._ask_reset)
        self.export.clicked.connect(self._choose_file)
        self.done_button.clicked.connect(self.reject)

    # What the player does

    def _play(self, code: str) -> None:
        self.outcome = Outcome(code=code)
        self.accept()

    def _play_again(self, game: Game) -> None:
        self.outcome = Outcome(again=game)
        self.accept()

    def watch(self, game: Game) -> None:
        """Show the game being played, over this window."""
        from qtsolitaire.windows.watch import WatchSheet

        sheet = WatchSheet(self, game, self._catalogue, self._speech, self._preferences, self._colour)
        sheet.exec()
        sheet.deleteLater()

    def edit_star(self, code: str, game: str) -> None:
        """Ask for a note."""
        from qtsolitaire.windows.star import StarSheet

        sheet = StarSheet(self, self._history.past, code, game, self._name(game), self._speech.language, self._colour)
        sheet.exec()
        sheet.deleteLater()
        if self.tabs.index == STARS:
            self.stars.show_stars(self._speech)

    def _choose_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        translate = QCoreApplication.translate
        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Statistics", "Export the past games"),
            str(Path.home() / "qtsolitaire-games.csv"),
            f"{translate('Statistics', 'Tables of comma-separated values')} (*.csv)",
        )
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the games of the page as CSV, whole or not at all."""
        wanted = (
            self.games.wanted
            if self.tabs.index == GAMES
            else self.games.wanted._replace(which=self.filters.which, won=None, text="")
        )
        target = path if path.suffix else path.with_suffix(".csv")
        try:
            files.write_whole(target, "".join(self._history.past.csv(wanted)).encode())
        except OSError:
            words = QCoreApplication.translate("problem", "“{file}” cannot be written; nothing has been changed.")
        else:
            words = QCoreApplication.translate("Statistics", "Exported as {file}")
        self._say(words.format(file=target.name))

    def _ask_reset(self) -> None:
        self.question = Question(self)
        game = self.filters.which.game
        self.question.ask(
            lambda: self._reset_texts(game), lambda: self._reset(game), self._speech.language, self._colour
        )

    def _reset_texts(self, game: str | None) -> tuple[str, str, str, str]:
        translate = QCoreApplication.translate
        if game is None:
            headline = translate("Statistics", "Forget the games of all kinds?")
        else:
            headline = translate("Statistics", "Forget all games of {game}?").format(game=self._name(game))
        words = translate("Statistics", "Their results, bests and moves go. A copy of the history is kept beside it.")
        return headline, words, translate("Statistics", "Forget"), translate("Statistics", "Keep all")

    def _reset(self, game: str | None) -> None:
        backup = self._history.past.forget(game)
        if backup is None:
            words = QCoreApplication.translate("Statistics", "No copy could be written, so nothing has been forgotten.")
            self._say(words)
            return
        self._rows = self._history.figures.rows(Which())
        self._first = Which()
        self.retranslate()
        self._say(QCoreApplication.translate("Statistics", "A copy has been kept as {file}").format(file=backup.name))

    def _name(self, game: str) -> str:
        return game_name(self._speech, self._catalogue.variants, game)

    # What it shows

    def _say(self, words: str) -> None:
        self.news.tell(words, self._speech.language)
        self.place()

    def _show_page(self, _index: int = 0) -> None:
        index = self.tabs.index
        which = self.filters.which
        self.pages.setCurrentIndex(index)
        self.filters.setVisible(index != STARS)
        self.export.setVisible(index != STARS)
        self.reset.setVisible(index != STARS)
        self.news.tell("", self._speech.language)
        if index == OVERVIEW:
            self.overview.show_games(which, self._rows, self._speech, self._colour)
        elif index == GAMES:
            self.games.show_games(which, self._speech)
        else:
            self.stars.show_stars(self._speech)
        self.place()

    def retranslate(self) -> None:
        """Say everything in the player's language."""
        translate, language = QCoreApplication.translate, self._speech.language
        title = translate("Statistics", "Statistics")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.tell(title, language)
        self.close_button.tell(translate("Statistics", "Close"))
        pages = [translate("Statistics", "Overview"), translate("Statistics", "Past games")]
        self.tabs.tell([*pages, translate("Statistics", "Starred deals")], language)
        played = [(row.game, row.options) for row in self._rows]
        order = {variant.id: at for at, variant in enumerate(self._catalogue.variants)}
        played.sort(key=lambda each: (order.get(each[0], len(order)), each))
        first = self._first if any(game == self._first.game for game, _ in played) else Which()
        first = first if (first.game, first.options) in played else Which(first.game)
        self.filters.show_choices(played, first, self._speech)
        self.reset.tell(translate("Statistics", "Reset…"), language)
        self.export.tell(translate("Statistics", "Export…"), language)
        self.done_button.tell(translate("Statistics", "Close"), language)
        self._show_page()

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        """Another language: speak it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._first = self.filters.which
            self._speech = Speech(QLocale().name()[:2], self._catalogue, letters=self._speech.letters)
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the tabs."""
        super().showEvent(event)
        self.tabs.tabs[self.tabs.index].setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, panel: QRect) -> None:
        """Title and tabs, filters, the page, buttons at the foot."""
        pad = self.pad
        left, across, top = panel.left() + pad + 4, panel.width() - 2 * pad - 8, panel.top() + pad - 4
        self._title.setGeometry(left, top, across - 52, style.scaled(TITLE_HIGH))
        top += style.scaled(36)
        self.tabs.setGeometry(left - 10, top, across + 10, style.scaled(36))
        top += style.scaled(36) + 12
        if not self.filters.isHidden():
            high = self._filters_high(across)
            self.filters.setGeometry(left, top, across, high)
            top += high + 12
        foot = panel.bottom() - pad - style.scaled(44) + 4
        self.pages.setGeometry(left, top, across, foot - top - 12)
        self._arrange_foot(left, across, foot)

    def _filters_high(self, across: int) -> int:
        chips = self.filters.chips
        room = across - self.filters.picker.sizeHint().width() - 14
        return max(style.scaled(34), chips.heightForWidth(room) if chips is not None else 0)

    def _arrange_foot(self, left: int, across: int, top: int) -> None:
        tall, at = style.scaled(44), left
        for button in (self.export, self.reset):
            if not button.isHidden():
                button.setGeometry(at, top, button.sizeHint().width() + 20, tall)
                at = button.geometry().right() + 12
        wide = max(self.done_button.sizeHint().width() + 20, style.scaled(120))
        self.done_button.setGeometry(left + across - wide, top, wide, tall)
        room = left + across - wide - 14 - at
        high = self.news.heightForWidth(max(1, room))
        self.news.setGeometry(at + 2, top + max(0, (tall - high) // 2), room, high)
