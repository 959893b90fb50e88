"""Beside the gallery: the chosen game's name, its sentence, its options as chips, and the player's bests."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.rules.table import Setting, Variant
from qtsolitaire.rules.table import Value as Choice
from qtsolitaire.store.results import Bests, Rate
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.new_game_winnable import WinnableRow
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Content
from qtsolitaire.windows.widgets import ChipRow


class Values(QWidget):
    """Up to three values side by side, each with its label below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: list[tuple[str, str]] = []
        self._language = "en"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, pairs: list[tuple[str, str]], language: str) -> None:
        """Show these values and labels."""
        self._pairs, self._language = pairs, language
        self.setAccessibleName(", ".join(f"{label} {value}" for value, label in pairs))
        self.updateGeometry()
        self.update()

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Value and label, as shown."""
        return self._pairs

    def sizeHint(self) -> QSize:
        """Two lines, the lower one for labels; a label too long for its third makes the values stand in rows."""
        return QSize(100, self._row() * (len(self._pairs) if self._stacked() else 1))

    def _row(self) -> int:
        return style.scaled(24) if self._stacked() else style.scaled(50 if self._language == style.HINDI else 46)

    def _stacked(self) -> bool:
        third = self.width() / 3 - 8
        faces = style.font(19, style.SEMIBOLD, self._language), style.font(12, style.REGULAR, self._language)
        wide = (max(style.width(value, faces[0]), style.width(label, faces[1])) for value, label in self._pairs)
        return any(width > third for width in wide)

    def resizeEvent(self, event: object) -> None:
        """Rows or columns may change."""
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Values above labels, or before them in rows."""
        painter = QPainter(self)
        stacked = self._stacked()
        for at, (value, label) in enumerate(self._pairs):
            if stacked:
                self._draw_row(painter, at, value, label)
            else:
                self._draw_column(painter, at, value, label)

    def _draw_column(self, painter: QPainter, at: int, value: str, label: str) -> None:
        third, left = self.width() / 3, at * self.width() / 3
        upper = QRectF(left, 0, third, style.scaled(26))
        self._draw(painter, upper, value, 19, style.SEMIBOLD, style.INK)
        lower = QRectF(left, upper.height(), third, self.height() - upper.height())
        self._draw(painter, lower, label, 12, style.REGULAR, style.SECOND)

    def _draw_row(self, painter: QPainter, at: int, value: str, label: str) -> None:
        row = self._row()
        box = QRectF(0, at * row, self.width(), row)
        self._draw(painter, box, label, 13, style.REGULAR, style.SECOND)
        painter.setFont(style.font(15, style.SEMIBOLD, self._language))
        painter.setPen(QColor(style.INK))
        style.draw_line(painter, box, value, Qt.AlignmentFlag.AlignRight)

    def _draw(self, painter: QPainter, box: QRectF, text: str, pixels: int, weight: int, colour: str) -> None:
        painter.setFont(style.font(pixels, weight, self._language))
        painter.setPen(QColor(colour))
        style.draw_line(painter, box, text, Qt.AlignmentFlag.AlignLeft, style.drop(self._language, pixels))


class Details(Content):
    """Shows one game; chips only for settings that leave a choice."""

    changed = Signal()
    """The player has chosen another option."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Paragraph(self, pixels=20, weight=style.SEMIBOLD)
        self.summary = Paragraph(self, pixels=14)
        self._best_label = Paragraph(self, pixels=13, colour=style.SECOND)
        self.bests = Values(self)
        self.no_best = Paragraph(self, pixels=13, colour=style.SECOND)
        self.rows: list[tuple[Setting, Paragraph, ChipRow]] = []
        self.options: dict[str, Choice] = {}
        self._variant: Variant | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 6, 0)
        self._layout.setSpacing(6)
        for widget in (self.name, self.summary, self._best_label, self.bests, self.no_best):
            self._layout.addWidget(widget)
        self._layout.insertSpacing(2, 10)
        self.winnable = WinnableRow(self)
        self._layout.insertWidget(3, self.winnable)
        self._layout.addStretch(1)

    def show_game(self, variant: Variant, options: dict[str, Choice]) -> None:
        """Show this game with these options chosen; ``retell`` says it."""
        self.options = dict(options)
        if self._variant is not variant:
            self._variant = variant
            self._make_rows(variant)
        for setting, _, row in self.rows:
            values = [choice.value for choice in setting.choices]
            row.choose(values.index(self.options[setting.id]))

    def _make_rows(self, variant: Variant) -> None:
        for _, label, row in self.rows:
            for widget in (label, row):
                self._layout.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.rows = []
        at = 3
        for setting in variant.settings:
            if len(setting.choices) > 1:
                label, row = Paragraph(self, pixels=13, colour=style.SECOND), ChipRow(len(setting.choices), self)
                row.chosen.connect(lambda index, of=setting: self._choose(of, index))
                row.setContentsMargins(0, 0, 0, 8)
                self._layout.insertWidget(at, label)
                self._layout.insertWidget(at + 1, row)
                self.rows.append((setting, label, row))
                at += 2

    def _choose(self, setting: Setting, index: int) -> None:
        self.options[setting.id] = setting.choices[index].value
        self.changed.emit()

    def retell(self, speech: Speech, bests: Bests, rate: Rate) -> None:
        """Say everything in the player's language."""
        if self._variant is None:
            return
        language = speech.language
        self.winnable.tell(language)
        self.name.tell(speech.name(self._variant), language)
        self.summary.tell(speech.summary(self._variant), language)
        for setting, label, row in self.rows:
            title = speech.setting(self._variant, setting)
            label.tell(title, language)
            row.tell(title, [speech.choice(self._variant, setting, each) for each in setting.choices], language)
        self._best_label.tell(QCoreApplication.translate("NewGame", "Your best"), language)
        self._tell_bests(speech, bests, rate)

    def _tell_bests(self, speech: Speech, bests: Bests, rate: Rate) -> None:
        pairs = []
        if bests.time:
            pairs.append((speech.time(bests.time.value), QCoreApplication.translate("NewGame", "best time")))
        if bests.moves:
            moves = speech.number(int(bests.moves.value))
            pairs.append((moves, QCoreApplication.translate("NewGame", "fewest moves")))
        if bests.score:
            score = speech.number(int(bests.score.value))
            pairs.append((score, QCoreApplication.translate("NewGame", "best score")))
        self.bests.tell(pairs, speech.language)
        self.bests.setVisible(bool(pairs))
        self.no_best.setVisible(not pairs)
        self.no_best.tell("" if pairs else _no_best(rate), speech.language)


def _no_best(rate: Rate) -> str:
    if rate.played:
        return QCoreApplication.translate("NewGame", "Not won yet with these options.")
    return QCoreApplication.translate("NewGame", "Not played yet with these options.")
