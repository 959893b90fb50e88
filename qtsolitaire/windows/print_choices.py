"""The choices of the Print and Export window: rows of chips and switches, as data and as widgets."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP
from qtsolitaire.windows import style
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.widgets import ChipRow, Switch


class Chips(NamedTuple):
    """A row of which one is chosen."""

    id: str
    label: str  # English source
    choices: tuple[str, ...]  # English sources, or what is the same in every language
    first: int = 0  # chosen at the beginning


class OnOff(NamedTuple):
    """A switch."""

    id: str
    label: str  # English source
    on: bool = False


NOW = Chips(
    "board",
    QT_TRANSLATE_NOOP("Print", "What is shown"),
    (QT_TRANSLATE_NOOP("Print", "The deal"), QT_TRANSLATE_NOOP("Print", "The table as it is now")),
)
PAGES: tuple[Chips | OnOff, ...] = (
    NOW,
    Chips("paper", QT_TRANSLATE_NOOP("Print", "Paper"), ("A4", "Letter", "A5")),
    Chips(
        "layout",
        QT_TRANSLATE_NOOP("Print", "Layout"),
        (
            QT_TRANSLATE_NOOP("Print", "Sheet"),
            QT_TRANSLATE_NOOP("Print", "Large picture"),
            QT_TRANSLATE_NOOP("Print", "Cards in words"),
        ),
    ),
    Chips("deals", QT_TRANSLATE_NOOP("Print", "Deals, from this one on"), ("1", "2", "4", "6", "12", "24")),
    Chips("per_page", QT_TRANSLATE_NOOP("Print", "Deals on a page"), ("1", "2", "4", "6")),
    OnOff("listing", QT_TRANSLATE_NOOP("Print", "Cards in words below the picture, face-down ones too"), True),
    OnOff("boxes", QT_TRANSLATE_NOOP("Print", "Boxes for name, time and moves"), True),
    OnOff("code", QT_TRANSLATE_NOOP("Print", "The deal code as a QR code"), True),
    OnOff("rules", QT_TRANSLATE_NOOP("Print", "The rules of the game")),
    OnOff("solution", QT_TRANSLATE_NOOP("Print", "The solution, where one is known")),
    OnOff("grey", QT_TRANSLATE_NOOP("Print", "Without colours")),
)
PICTURE: tuple[Chips | OnOff, ...] = (
    NOW._replace(first=1),
    Chips("width", QT_TRANSLATE_NOOP("Print", "Width in pixels"), ("800", "1200", "1600", "2400", "3200"), 2),
    Chips("ratio", QT_TRANSLATE_NOOP("Print", "Device pixels for each"), ("1", "2", "3")),
    Chips(
        "background",
        QT_TRANSLATE_NOOP("Print", "Background"),
        (QT_TRANSLATE_NOOP("Print", "Table"), QT_TRANSLATE_NOOP("Print", "Transparent")),
    ),
)


class ChoiceRow(QWidget):
    """One of them."""

    changed = Signal()

    def __init__(self, of: Chips | OnOff, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.of = of
        self.label = Paragraph(self, pixels=14, weight=style.SEMIBOLD if isinstance(of, Chips) else style.REGULAR)
        self.control: ChipRow | Switch = self._chips(of) if isinstance(of, Chips) else self._switch(of)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _chips(self, of: Chips) -> ChipRow:
        row = ChipRow(len(of.choices), self)
        row.choose(of.first)
        row.chosen.connect(lambda _index: self.changed.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 6)
        layout.setSpacing(6)
        layout.addWidget(self.label)
        layout.addWidget(row)
        return row

    def _switch(self, of: OnOff) -> Switch:
        switch = Switch(self)
        switch.setChecked(of.on)
        switch.toggled.connect(lambda _on: self.changed.emit())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 2)
        layout.addWidget(self.label, 1)
        layout.addWidget(switch, 0, Qt.AlignmentFlag.AlignVCenter)
        return switch

    @property
    def index(self) -> int:
        """The chosen chip; of a switch 1 while it is on."""
        return self.control.index if isinstance(self.control, ChipRow) else int(self.control.isChecked())

    def choose(self, index: int) -> None:
        """Choose without saying so."""
        if isinstance(self.control, ChipRow):
            self.control.choose(index)
        else:
            self.control.setChecked(bool(index))

    def tell(self, language: str) -> None:
        """Say it in the player's language."""
        label = _said(self.of.label)
        self.label.tell(label, language)
        if isinstance(self.of, Chips) and isinstance(self.control, ChipRow):
            self.control.tell(label, [_said(word) for word in self.of.choices], language)
        else:
            self.control.setAccessibleName(label)


def _said(words: str) -> str:
    return QCoreApplication.translate("Print", words)


class Choices(QWidget):
    """A column of rows."""

    def __init__(
        self, rows: Sequence[Chips | OnOff], heard: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        """``heard`` is told of every change."""
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.rows = {row.id: ChoiceRow(row, self) for row in rows}
        for row in self.rows.values():
            row.changed.connect(heard)
            layout.addWidget(row)

    def __getitem__(self, row_id: str) -> int:
        """What is chosen in a row."""
        return self.rows[row_id].index

    def word(self, row_id: str) -> str:
        """The chosen word's English source."""
        of = self.rows[row_id].of
        return of.choices[self[row_id]] if isinstance(of, Chips) else ""

    def tell(self, language: str) -> None:
        """Say everything in the player's language."""
        for row in self.rows.values():
            row.tell(language)

    def remembered(self) -> dict[str, int]:
        """Every choice, to begin with the next time."""
        return {name: row.index for name, row in self.rows.items()}

    def remember(self, choices: dict[str, int]) -> None:
        """Choose as the last time."""
        for name, index in choices.items():
            self.rows[name].choose(index)
