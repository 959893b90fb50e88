"""A past game played again before the player's eyes, on a table of its own: the game that is being played stays."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSlider, QWidget

from qtsolitaire.play.replay import replay
from qtsolitaire.play.session import Session
from qtsolitaire.plugins import Catalogue
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.words import Move
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.store.results import Game
from qtsolitaire.table.view import TableView
from qtsolitaire.text.played import game_name, options_words
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.keeping import watched
from qtsolitaire.windows.moments import moment
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.sheet import Sheet

PACE_MS = 700
"""From one move to the next."""

_SLIDER = """
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: #D5D8D2; }}
QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {colour}; }}
QSlider::handle:horizontal {{ width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: {colour}; }}
QSlider::handle:horizontal:focus {{ border: 2px solid {link}; width: 14px; height: 14px; margin: -7px 0;
    border-radius: 9px; }}
"""


class WatchSheet(Sheet):
    """Plays by itself until the end, until it is stopped, or until the sheet is closed."""

    def __init__(
        self, parent: QWidget, game: Game, catalogue: Catalogue, speech: Speech, preferences: Preferences, colour: str
    ) -> None:
        """Show ``game``; the table is dressed as ``preferences`` say."""
        super().__init__(parent, QSize(4000, 4000))
        self._speech, self._game, self._catalogue = speech, game, catalogue
        self._title = Paragraph(self, pixels=17, weight=style.SEMIBOLD)
        self._line = Paragraph(self, pixels=13, colour=style.SECOND)
        self.table = TableView(self)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wardrobe.dress(self.table, preferences)
        self.back, self.go, self.forward = PanelButton(self), PanelButton(self, primary=True), PanelButton(self)
        self.go.fill = colour
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setStyleSheet(_SLIDER.format(colour=colour, link=style.LINK))
        self.place_words = Paragraph(self, pixels=13, colour=style.SECOND)
        self.parts = (self.back, self.go, self.forward, self.slider)
        self._timer = QTimer(self)
        self._timer.setInterval(PACE_MS)
        self.session, self.moves, self.fault = _read(game, catalogue)
        self.at = 0
        self._connect()
        self._tell()
        if self.session is not None:
            self.table.set_session(self.session, animate_deal=False)
            self.play(True)

    def _connect(self) -> None:
        self._timer.timeout.connect(self.step)
        self.back.clicked.connect(lambda: self.jump(self.at - 1))
        self.forward.clicked.connect(self._one_step)
        self.go.clicked.connect(lambda: self.play(not self.is_playing))
        self.slider.setRange(0, len(self.moves))
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._slid)
        self.finished.connect(lambda _result: self.play(False))

    @property
    def is_playing(self) -> bool:
        """True while it goes on by itself."""
        return self._timer.isActive()

    def play(self, on: bool) -> None:
        """Go on by itself, from the start where it was at the end; or stop."""
        if on and self.at == len(self.moves):
            self.jump(0)
        if on and self.moves:
            self._timer.start()
        else:
            self._timer.stop()
        self._tell_buttons()

    def step(self) -> None:
        """The next move, before the player's eyes."""
        if self.session is None or self.at >= len(self.moves):
            self.play(False)
            return
        self.table.act(self.moves[self.at])
        self.at = len(self.session.history)
        self._show_place()
        if self.at >= len(self.moves):
            self.play(False)

    def _one_step(self) -> None:
        self.play(False)
        self.step()

    def jump(self, to: int) -> None:
        """The board after so many moves, at once."""
        if self.session is None:
            return
        self.table.land()
        self.session.restart()
        for move in self.moves[: max(0, to)]:
            self.session.play(move)
        self.at = len(self.session.history)
        self.table.set_session(self.session, animate_deal=False)
        self._show_place()

    def _slid(self, value: int) -> None:
        if value != self.at:
            self.play(False)
            self.jump(value)

    # What it shows

    def _tell(self) -> None:
        speech, language, variants = self._speech, self._speech.language, self._catalogue.variants
        translate = QCoreApplication.translate
        name = game_name(speech, variants, self._game.game)
        options = options_words(speech, variants, self._game.game, self._game.options)
        self._title.tell(" · ".join(filter(None, (name, options))), language)
        result = translate("Statistics", "Won") if self._game.won else translate("Statistics", "Lost")
        told = (self._game.code or "", result, speech.time(self._game.seconds), moment(self._game.ended, speech))
        self._line.tell(" · ".join(filter(None, told)) if not self.fault else self._fault_words(), language)
        self.setAccessibleName(translate("Watch", "Watch a past game"))
        self.close_button.tell(translate("Watch", "Close"))
        self.back.tell(translate("Watch", "Back"), language)
        self.forward.tell(translate("Watch", "Forward"), language)
        self.slider.setAccessibleName(translate("Watch", "Moves"))
        self._tell_buttons()
        self._show_place()

    def _fault_words(self) -> str:
        """The rules have changed since, or the deal can no longer be laid."""
        if self.session is None:
            return QCoreApplication.translate("Watch", "This game can no longer be shown.")
        words = QCoreApplication.translate("Watch", "It can be shown up to move {number} only.")
        return words.format(number=self._speech.number(len(self.moves)))

    def _tell_buttons(self) -> None:
        translate = QCoreApplication.translate
        self.go.tell(
            translate("Watch", "Stop") if self.is_playing else translate("Watch", "Play"), self._speech.language
        )
        self.back.setEnabled(self.at > 0)
        self.forward.setEnabled(self.at < len(self.moves))
        self.go.setEnabled(bool(self.moves))

    def _show_place(self) -> None:
        words = QCoreApplication.translate("Watch", "Move {number} of {count}")
        number, count = self._speech.number(self.at), self._speech.number(len(self.moves))
        self.place_words.tell(words.format(number=number, count=count), self._speech.language)
        self.slider.setValue(self.at)
        self._tell_buttons()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and stops, arrows go one move."""
        keys = {Qt.Key.Key_Space: lambda: self.play(not self.is_playing), Qt.Key.Key_Right: self._one_step}
        keys[Qt.Key.Key_Left] = lambda: self._slid(self.at - 1) if self.at else None
        act = keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()
            event.accept()

    def arrange(self, panel: QRect) -> None:
        """Words above, the table, what can be done below."""
        pad, tall = self.pad, style.scaled(42)
        left, across, top = panel.left() + pad, panel.width() - 2 * pad, panel.top() + pad - 6
        self._title.setGeometry(left, top, across - 48, style.scaled(26))
        self._line.setGeometry(left, top + style.scaled(26), across - 48, style.scaled(22))
        top += style.scaled(56)
        foot = panel.bottom() - pad - tall + 4
        self.table.setGeometry(left, top, across, foot - top - 12)
        at = left
        for button in (self.back, self.go, self.forward):
            wide = max(button.sizeHint().width(), style.scaled(92))
            button.setGeometry(at, foot, wide, tall)
            at += wide + 10
        count = style.width(self.place_words.text, self.place_words.face()) + 24
        self.slider.setGeometry(at + 6, foot, max(60, left + across - count - at - 12), tall)
        self.place_words.setGeometry(
            left + across - count + 12, foot + (tall - style.scaled(20)) // 2, count, style.scaled(22)
        )


def _read(game: Game, catalogue: Catalogue) -> tuple[Session | None, Sequence[Move], bool]:
    """The game at its opening, its moves, and whether something of it cannot be shown."""
    try:
        replayed = replay(watched(game), catalogue.variants)
    except Problem:
        return None, (), True
    moves = tuple(replayed.session.history)
    replayed.session.restart()
    return replayed.session, moves, replayed.stop is not None
