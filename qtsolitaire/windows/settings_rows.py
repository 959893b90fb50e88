"""One setting in the Settings dialog: its label, its sentence, and the control that changes it at once."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHideEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.store.keys import KEYS
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.text import fonts
from qtsolitaire.text.languages import LANGUAGES
from qtsolitaire.windows import icons, settings_pictures, style
from qtsolitaire.windows.flow import FlowLayout
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.settings_decks import OWN, Decks
from qtsolitaire.windows.settings_texts import TEXTS, say
from qtsolitaire.windows.widgets import CHOSEN_INK, ChipRow, Choice, Switch

DECK = "deck"


class Swatch(Choice):
    """A choice shown by a picture, its name below."""

    def __init__(
        self,
        key: str,
        choice: str,
        preferences: Preferences,
        parent: QWidget | None = None,
        decks: "Decks | None" = None,
    ) -> None:
        super().__init__(parent)
        self._key, self.choice, self._preferences, self._decks = key, choice, preferences, decks
        self._picture = QPixmap()

    def tell(self, word: str, language: str) -> None:
        """Take the name in the player's language."""
        self.language = language
        self.setText(word)
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def repicture(self) -> None:
        """Draw anew: another setting has changed what it looks like."""
        self._picture = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        """Picture and name, whichever is wider."""
        picture, word = settings_pictures.SIZE, style.width(self.text(), self._face())
        return QSize(max(picture.width() + 12, word + style.scaled(18) + 14), picture.height() + style.scaled(32))

    def _face(self) -> QFont:
        return style.font(13, style.MEDIUM, self.language)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate and ring for the chosen one, picture, tick and name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.25, 1.25, -1.25, -1.25)
        chosen = self.isChecked()
        painter.setBrush(QColor(style.TINT if chosen else style.TILE if self.underMouse() else style.SURFACE))
        painter.setPen(QPen(QColor(style.PRIMARY), 2.5) if chosen else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 10, 10)
        size = settings_pictures.SIZE
        at = QRectF((self.width() - size.width()) / 2, 6, size.width(), size.height())
        painter.drawPixmap(at.topLeft(), self._drawn(size))
        self._draw_name(painter, at.bottom() + 2, chosen)
        if self.shows_focus:
            painter.setPen(QPen(QColor(style.LINK), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2.5, 2.5, -2.5, -2.5), 8, 8)

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
            settings_pictures.draw(painter, box, self._key, self.choice, self._preferences, self._decks)
            painter.end()
        return self._picture

    def _draw_name(self, painter: QPainter, top: float, chosen: bool) -> None:
        face, tick = style.font(13, style.MEDIUM, self.language), style.scaled(13)
        across = style.width(self.text(), face) + (tick + 5 if chosen else 0)
        left, down = (self.width() - across) / 2, self.height() - top - 3
        colour = CHOSEN_INK if chosen else style.INK
        if chosen:
            icons.draw(painter, QRectF(left, top + (down - tick) / 2, tick, tick), "tick", colour, 2.4)
            left += tick + 5
        painter.setFont(face)
        painter.setPen(QColor(colour))
        box = QRectF(left, top, self.width() - left, down)
        style.draw_line(painter, box, self.text(), Qt.AlignmentFlag.AlignLeft, style.drop(self.language, 13))


class SwatchRow(QWidget):
    """Swatches of which exactly one is chosen."""

    chosen = Signal(int)

    def __init__(
        self,
        key: str,
        choices: Sequence[str],
        preferences: Preferences,
        parent: QWidget | None = None,
        decks: "Decks | None" = None,
    ) -> None:
        """One swatch for each of the choices of ``key``."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.swatches = [Swatch(key, choice, preferences, self, decks) for choice in choices]
        layout = FlowLayout(self, gap=4)
        for index, swatch in enumerate(self.swatches):
            layout.addWidget(swatch)
            self._group.addButton(swatch, index)
        self._index = -1
        self._group.idToggled.connect(self._toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def choose(self, index: int) -> None:
        """Choose one without a signal."""
        self._index = index
        self.swatches[index].setChecked(True)

    def tell(self, label: str, words: Sequence[str], language: str) -> None:
        """Take the names in the player's language."""
        self.setAccessibleName(label)
        for swatch, word in zip(self.swatches, words, strict=True):
            swatch.tell(word, language)
            swatch.setAccessibleDescription(label)

    def _toggled(self, index: int, on: bool) -> None:
        if on and index != self._index:
            self._index = index
            self.chosen.emit(index)


class Row(QWidget):
    """A setting. What the player changes is saved at once, and what changes elsewhere shows here."""

    def __init__(self, key: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._preferences = preferences
        self._decks = Decks(QLocale().name()[:2], self) if key == DECK else None
        self._choices = KEYS[key].choices
        if self._decks is not None:
            self._choices = (OWN, *(deck.id for deck in self._decks.found))
        self.label = Paragraph(self, pixels=14, weight=style.SEMIBOLD)
        self.sentence = Paragraph(self, pixels=13, colour=style.SECOND)
        self.control: Switch | ChipRow | SwatchRow = self._made()
        self._language = "en"
        if self._decks is not None:
            self._decks.pictured.connect(self._deck_pictured)
            self._decks.broke.connect(self._deck_broke)
        self._place()
        self.refresh()

    def _made(self) -> "Switch | ChipRow | SwatchRow":
        choices = self._choices
        if not choices:
            switch = Switch(self)
            switch.toggled.connect(lambda on: self._preferences.set(self.key, on))
            return switch
        row: ChipRow | SwatchRow
        if self.key in settings_pictures.PICTURED:
            row = SwatchRow(self.key, choices, self._preferences, self, self._decks)
        else:
            row = ChipRow(len(choices), self)
            self._close_unreadable(row, choices)
        row.chosen.connect(lambda index: self._preferences.set(self.key, choices[index]))
        return row

    def _close_unreadable(self, row: ChipRow, choices: Sequence[str]) -> None:
        """A language without a font would be boxes: its name in the row needs the font too."""
        if self.key == "language" and fonts.devanagari() is None:
            row.chips[choices.index(style.HINDI)].setEnabled(False)

    def _place(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.label)
        words.addWidget(self.sentence)
        if isinstance(self.control, Switch):
            beside = QHBoxLayout(self)
            beside.setContentsMargins(0, 8, 0, 8)
            beside.setSpacing(12)
            beside.addLayout(words, 1)
            beside.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            below = QVBoxLayout(self)
            below.setContentsMargins(0, 8, 0, 8)
            below.setSpacing(8)
            below.addLayout(words)
            below.addWidget(self.control)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def refresh(self) -> None:
        """Show the value in use (P60)."""
        if isinstance(self.control, Switch):
            self.control.setChecked(self._preferences.flag(self.key))
        else:
            value = self._preferences.text(self.key)
            self.control.choose(self._choices.index(value) if value in self._choices else 0)

    def repicture(self) -> None:
        """Draw its pictures anew."""
        if isinstance(self.control, SwatchRow):
            for swatch in self.control.swatches:
                swatch.repicture()

    def retranslate(self, language: str) -> None:
        """Say everything in the player's language."""
        words = TEXTS[self.key]
        label = say(words.label)
        self.label.tell(label, language)
        self._language = language
        self._tell_sentence()
        if isinstance(self.control, Switch):
            self.control.setAccessibleName(label)
            self.control.setAccessibleDescription(self.sentence.text)
        else:
            self.control.tell(label, self.choices(), language)
            self._tell_hindi()

    def _tell_hindi(self) -> None:
        """Devanagari sits as it must among Latin names too."""
        if self.key == "language" and isinstance(self.control, ChipRow):
            chip = self.control.chips[KEYS[self.key].choices.index(style.HINDI)]
            chip.tell(chip.text(), style.HINDI)

    def _tell_sentence(self) -> None:
        """What it does, and which decks are of no use."""
        left_out = self._decks.left_out() if self._decks else ""
        self.sentence.tell(" ".join(filter(None, (say(TEXTS[self.key].sentence), left_out))), self._language)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look through the decks, once they can be seen."""
        super().showEvent(event)
        if self._decks is not None:
            self._decks.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        if self._decks is not None:
            self._decks.stop()

    def _deck_pictured(self, deck_id: str) -> None:
        if isinstance(self.control, SwatchRow):
            self.control.swatches[self._choices.index(deck_id)].repicture()

    def _deck_broke(self) -> None:
        """A deck of no use cannot be chosen, and the sentence says why."""
        if isinstance(self.control, SwatchRow) and self._decks is not None:
            for broken in self._decks.broken:
                self.control.swatches[self._choices.index(broken.deck.id)].hide()
        self._tell_sentence()

    def choices(self) -> list[str]:
        """The choices' names; languages are called what they call themselves."""
        told = [say(word) for word in TEXTS[self.key].choices]
        if self._decks is not None:
            return told + [deck.name for deck in self._decks.found]
        return told + [LANGUAGES[each].name for each in KEYS[self.key].choices if each in LANGUAGES]

    def is_found_by(self, words: Sequence[str]) -> bool:
        """True where every word stands in its label, its sentence, its choices or the words beside them."""
        texts = TEXTS[self.key]
        said = (self.label.text, self.sentence.text, say(texts.also) if texts.also else "", *self.choices())
        everything = " ".join(said).casefold()
        return all(word in everything for word in words)
