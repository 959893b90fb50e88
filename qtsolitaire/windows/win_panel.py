"""The panel after a win: time, moves, score, the record that was set, what to do next (look brief, picture 14)."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire.store.history import Best
from qtsolitaire.text.languages import MINUS
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import icons, style
from qtsolitaire.windows.buttons import LinkButton, PanelButton
from qtsolitaire.windows.game_host import Result

_WIDE, _HIGH, _MARGIN, _PAD = 440, 318, 24, 28
_RADIUS = 18
_PILL_ROOM, _NOTE_ROOM = 36, 16  # pixels that the record and the former bests take
_GOOD = "#0B6A4A"


class _Figure(NamedTuple):
    value: str
    label: str
    note: str
    good: bool


class WinPanel(QWidget):
    """A light panel over the table; clicks on it do nothing but on its buttons."""

    asked_new = Signal()
    asked_again = Signal()
    asked_statistics = Signal()
    stands = Signal(bool)  # it has come (True) or gone

    def __init__(self, parent: QWidget, room: Callable[[], QRect] | None = None) -> None:
        """Lie over ``parent``, in the middle of what ``room`` gives; without it, of all of it."""
        super().__init__(parent)
        self._room = room or parent.rect
        self.hide()
        self._result: Result | None = None
        self._speech = Speech("en")
        self.again = LinkButton(self, chevron=False)
        self.statistics = PanelButton(self)
        self.new_game = PanelButton(self, primary=True)
        self.again.clicked.connect(lambda: self._choose(self.asked_again.emit))
        self.new_game.clicked.connect(lambda: self._choose(self.asked_new.emit))
        self.statistics.clicked.connect(self.asked_statistics)
        self.setFocusProxy(self.new_game)
        QWidget.setTabOrder(self.statistics, self.new_game)
        QWidget.setTabOrder(self.new_game, self.again)

    @property
    def result(self) -> Result | None:
        """The game it shows, None while hidden."""
        return self._result if self.isVisible() else None

    def show_result(self, result: Result, speech: Speech, fill: str) -> None:
        """Appear with this result; ``fill`` is the primary button's colour."""
        self._result = result
        self.new_game.fill = fill
        self.retranslate(speech)
        self.raise_()
        self.show()
        self.new_game.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self, speech: Speech) -> None:
        """Say everything in the player's language."""
        self._speech = speech
        self.again.tell(QCoreApplication.translate("win", "Play again"), speech.language)
        self.statistics.tell(QCoreApplication.translate("win", "Statistics"), speech.language)
        self.new_game.tell(QCoreApplication.translate("win", "New game"), speech.language)
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(" · ".join(f"{each.label}: {each.value}" for each in self._figures()))
        self.arrange()
        self.update()

    @property
    def title(self) -> str:
        """The news."""
        return QCoreApplication.translate("win", "You have won")

    @property
    def pill(self) -> str:
        """The record that was set, "" without one."""
        if self._result is None:
            return ""
        records = self._result.records
        if records.time:
            return QCoreApplication.translate("win", "New best time")
        if records.moves:
            return QCoreApplication.translate("win", "Fewest moves so far")
        if records.score:
            return QCoreApplication.translate("win", "New best score")
        return QCoreApplication.translate("win", "Your first win here") if records.first else ""

    def _figures(self) -> list[_Figure]:
        result, translate = self._result, QCoreApplication.translate
        if result is None:
            return []
        number, before = self._speech.number, result.before
        figures = [self._time(result)]
        moves = self._best(before.moves, number)
        figures.append(_Figure(number(result.moves), translate("counters", "Moves"), moves, result.records.moves))
        if result.score is not None:
            score = self._best(before.score, number)
            figures.append(_Figure(number(result.score), translate("counters", "Score"), score, result.records.score))
        return figures

    def _time(self, result: Result) -> _Figure:
        """The time; below it what was gained, or the best until now."""
        speech, best = self._speech, result.before.time
        gained = int(best.value) - int(result.seconds) if best else 0
        note = f"{MINUS}{speech.time(gained)}" if gained > 0 else self._best(best, speech.time)
        label = QCoreApplication.translate("counters", "Time")
        return _Figure(speech.time(result.seconds), label, note, result.records.time)

    def _best(self, best: Best | None, write: Callable[[int], str]) -> str:
        """The best until now in words, "" without one."""
        words = QCoreApplication.translate("win", "best {value}")
        return words.format(value=write(int(best.value))) if best else ""

    def _choose(self, ask: Callable[[], None]) -> None:
        """One answer only, however often it is given (P40)."""
        if self.isVisible():
            self.hide()
            ask()

    def arrange(self) -> None:
        """Centred, low on the table as the cards fan above it; never beyond the edge of a small one."""
        parent = self._room()
        wide = min(style.scaled(_WIDE), parent.width() - 16)
        high = self._high()
        top = max(8, min(parent.height() - high - 44, parent.height() - high - 8))
        box = QRect((parent.width() - wide) // 2, top, wide, high)
        self.setGeometry(box.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        gap, tall = 16, self.new_game.sizeHint().height()
        half = (wide - 2 * _PAD - gap) // 2
        link = self.again.sizeHint()
        at = _MARGIN + high - _PAD - tall + 2 - link.height() - 8
        self.statistics.setGeometry(_MARGIN + _PAD, at, half, tall)
        self.again.setGeometry(_MARGIN + (wide - link.width()) // 2, at + tall + 14, link.width(), link.height())
        self.new_game.setGeometry(_MARGIN + _PAD + half + gap, at, half, tall)

    def _high(self) -> int:
        """As high as what it tells: without a record and former bests there is less."""
        notes = any(figure.note for figure in self._figures())
        return style.scaled(_HIGH - (0 if self.pill else _PILL_ROOM) - (0 if notes else _NOTE_ROOM))

    def event(self, event: QEvent) -> bool:
        """Enter is the default button's, once; other keys stay here so that none reaches the table."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if entered and not event.isAutoRepeat():
                focus = QApplication.focusWidget()
                (focus if focus in (self.again, self.statistics) else self.new_game).click()
            if entered:
                return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """It has come."""
        super().showEvent(event)
        self.stands.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """It has gone."""
        super().hideEvent(event)
        self.stands.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the buttons means nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel, title, pill, figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        style.shadow(painter, box, _RADIUS, 16, 0.36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.SURFACE))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        title = QRectF(box.left(), box.top() + style.scaled(22), box.width(), style.scaled(42))
        self._line(painter, title, self.title, self._title_pixels(box.width() - _PAD), style.SEMIBOLD, style.INK)
        if self.pill:
            self._draw_pill(painter, box)
        figures = self._figures()
        across = (box.width() - 2 * _PAD - 6) / max(1, len(figures))
        top = box.top() + style.scaled(114 if self.pill else 114 - _PILL_ROOM)
        for at, figure in enumerate(figures):
            self._draw_figure(painter, QRectF(box.left() + _PAD + 3 + at * across, top, across, 0), figure)

    def _title_pixels(self, room: float) -> int:
        """The largest size of the scale at which the title is not cut."""
        for pixels in (28, 22):
            if style.width(self.title, style.font(pixels, style.SEMIBOLD, self._speech.language)) <= room:
                return pixels
        return 17

    def _line(self, painter: QPainter, box: QRectF, text: str, pixels: int, weight: int, colour: str) -> None:
        painter.setFont(style.font(pixels, weight, self._speech.language))
        painter.setPen(QColor(colour))
        fall = style.drop(self._speech.language, pixels)
        style.draw_line(painter, box, text, Qt.AlignmentFlag.AlignHCenter, fall)

    def _draw_pill(self, painter: QPainter, box: QRectF) -> None:
        language = self._speech.language
        words = style.width(self.pill, style.font(13, style.SEMIBOLD, language))
        wide, high, sign = words + 60, style.scaled(30), 16
        pill = QRectF(box.center().x() - wide / 2, box.top() + style.scaled(70), wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.PILL))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        at = QRectF(pill.left() + 17, pill.center().y() - sign / 2, sign, sign)
        icons.draw(painter, at, "trophy", style.PILL_INK)
        self._line(painter, pill.adjusted(22, 0, 0, 0), self.pill, 13, style.SEMIBOLD, style.PILL_INK)

    def _draw_figure(self, painter: QPainter, column: QRectF, figure: _Figure) -> None:
        lines = (
            (figure.value, 28, style.SEMIBOLD, style.INK, 34),
            (figure.label, 13, style.MEDIUM, style.SECOND, 20),
            (
                figure.note,
                12,
                style.SEMIBOLD if figure.good else style.REGULAR,
                _GOOD if figure.good else style.SECOND,
                18,
            ),
        )
        top = column.top()
        for text, pixels, weight, colour, high in lines:
            height = style.scaled(high)
            self._line(painter, QRectF(column.left(), top, column.width(), height), text, pixels, weight, colour)
            top += height
